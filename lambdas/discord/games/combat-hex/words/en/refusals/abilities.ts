import type { RefusalCode } from '../../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../../words/types.ts'

/** Refusals of special abilities: what is wrong, and what to do instead. */
export const abilities = {
  terrifying: ['{target} is too terrifying for that.', 'Choose somebody else, or another ability.'],
  'nothing-superficial': [
    'There is no superficial wound among the dice.',
    'Keep {ability} for another roll.',
  ],
  'no-damage-dice': ['The enemy threw no damage dice.', 'Keep it for another combat.'],
  'nothing-converted': ['There is no converted wound among the dice.', 'Convert one first.'],
  'nobody-touched': ['No enemy before {figure} is touched by that.', 'Keep it for another combat.'],
  guarded: ['{target} is guarded by Bodyguard this turn.', 'Choose somebody else.'],
  'not-to-be-shot': ['Nobody can shoot at {target}.', 'Choose somebody else.'],
  'not-warded': ['Abilities of {target} cannot be warded.', 'Let it pass.'],
  'no-ring-bearer': [
    '{figure} follows the One Ring, and nobody here bears it.',
    'Add the bearer of the Ring, or take {figure} out.',
  ],
  'not-to-be-carried': [
    '{target} cannot be carried: it bears the Ring, or stands on several hexes.',
    'Choose somebody else.',
  ],
  'no-place': ['{figure} carries two already.', 'Let one of them step down first.'],
  'ring-worn': ['{figure} wears the Ring already.', 'It can be taken off when its action phase begins.'],
  overcome: ['{figure} is in the power of the Ring this turn.', 'Use another figure.'],
  unseen: ['Only ringwraiths see {target}.', 'Choose somebody else.'],
  unhurt: ['{figure} has lost no life.', 'Keep it until it has.'],
  'not-first-die': [
    'Dice have hurt {figure} before in this turn.',
    'Armor stops the first die of a turn alone.',
  ],
  'no-hero-to-guard': [
    'No hero of this combat can still be guarded.',
    'Use it in a combat with heroes of yours.',
  ],
  'cannot-move': [
    'The Ring has the better of {figure}: it does not move this turn.',
    'It may do anything else, such as turn in place.',
  ],
  'nobody-supported': [
    '{figure} has no fighting friend on one hex straight ahead, or has enemies of its own.',
    'Let it pass.',
  ],
  'no-large-friend': ['{figure} has no other Large friend in this combat.', 'Let it pass.'],
  'only-itself': ['{figure} can use this for itself alone.', 'Wait until it is about this figure.'],
  'no-damage': ['{figure} has no damage left to ignore.', 'Keep the AP.'],
  'not-adjacent': ['{figure} and {target} are not adjacent.', 'Choose a figure that stands beside.'],
  'nobody-adjacent': ['{figure} has nobody beside it to use this on.', 'Keep the AP.'],
  'flyer-runs': ['{figure} flies, and flyers do not run.', 'Choose another figure.'],
  'no-charge': ['{figure} has not charged; the attack comes at the end of a charge.', 'Charge first.'],
  'not-an-enemy': ['{figure} can answer enemies only.', 'Let it pass.'],
  'undone-already': ['That is undone already.', 'Nothing more to do.'],
  'ward-not-warded': ['Ward cannot be warded.', 'Let it pass.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

import type { RefusalCode } from '../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../words/types.ts'
import { tells } from './tells.ts'

/** Something to do, and the list that it stands in, as both are labelled. */
const listed = (label: string) => `**${label}** under **${tells.doElse}**`

/** Refusals of The Dark Lord: what is wrong, and what to do instead. */
export const refusals = {
  'acted-this-turn': ['{figure} has acted this turn.', 'Each figure acts once a turn; choose another.'],
  'is-engaged': [
    '{figure} is engaged.',
    'Whoever is engaged neither moves, casts nor shoots; the fights come after both parts.',
  ],
  'is-lying': [
    '{figure} is lying on the ground.',
    `It stands up in its move: choose it, then ${listed(tells.verbs.stand)}.`,
  ],
  'is-standing': ['{figure} is standing.', 'Only who lies stands up.'],
  'held-fast': ['{figure} may not move this turn.', 'It still backs off, and does what is no move.'],
  'is-transfixed': ['{figure} is transfixed.', 'That is over at the end of the turn.'],
  'has-moved': [
    '{figure} has moved this turn.',
    'Putting the Ring on or off cuts a move in two; nothing else does.',
  ],
  'said-to-stay': [
    '{figure} was said to stay where it is this turn.',
    `Its die of the Ring can be thrown: choose it, then ${listed(tells.verbs.will)}.`,
  ],
  'ring-moves-it': [
    'The Ring has given the move of {figure} to the enemy.',
    'It may still cast, shoot, and try to take the Ring off.',
  ],
  'too-far': ['The step to {hex} costs {cost}; {left} left.', 'End before it, or take another way.'],
  'beyond-reach': [
    '{hex} is out of reach of {figure}, which has {left} {left|point|points} left.',
    'Name a nearer hex; `/map` shows the way.',
  ],
  'no-step': [
    'No step leads to {hex} from there.',
    'Walls, gaps and the border are closed; name each hex of the way.',
  ],
  'hex-taken': ['{figure} stands on {hex}.', 'Go around it.'],
  barred: ['No move ends on {hex}.', 'Go on, or end before it.'],
  'zone-stops': [
    '{hex} lies in the zone of {figure}: a step into it is a charge and ends the move.',
    'End the move there, or go around.',
  ],
  'edge-stops': [
    '{hex} lies below an edge: whoever goes down there falls, and the move ends.',
    'End the move there, or go around.',
  ],
  'no-harm': ['Nobody whom the Ring gives to the enemy is led over an edge to {hex}.', 'Choose another way.'],
  'no-jump': ['Nobody is compelled over an obstacle to {hex}.', 'Choose a way without one.'],
  'not-touched': [
    '{figure} would not touch {target} on {hex}.',
    'Name only whom it touches where its move ends.',
  ],
  'nobody-to-charge': ['{figure} stands in no zone and names nobody.', 'Move it beside an enemy.'],
  'not-found': ['{figure} did not find {target} this turn.', 'It may move, and charge others.'],
  'only-this-one': [
    'Only {figure} can be moved here.',
    `Choose a hex below the picture, or press **${tells.words.leave}**.`,
  ],
  'no-division': [
    'That divides nobody, or not all: {fights} fights, each one against one or more that it is engaged with.',
    'Choose a division below the picture, or write one: `/answer choice:A1:B1,B2 A3:B4`.',
  ],
  'cannot-support': [
    'These cannot all lend a die.',
    'One spear, or one or two pikes, behind each fighter on foot.',
  ],
  'no-power': ['{figure} has no power.', 'Choose a figure that casts.'],
  'no-such-power': [
    '{figure} has no power called “{power}”.',
    '`/use figure:{figure}` offers those that it has.',
  ],
  'cast-already': ['{figure} has cast a power this turn.', 'One a turn.'],
  'no-will': ['{figure} has no Will left to pay.', 'A power costs one Will or more.'],
  'will-dice': ['{figure} pays 1 to {most} Will.', 'Say how many dice.'],
  'no-might': ['{figure} has no Might to channel with.', 'Choose it without channelling, for Will alone.'],
  whom: ['Whom shall {figure} name?', 'Say the label of an enemy.'],
  'no-enemy': ['{target} is no enemy of {figure}.', 'Choose an enemy.'],
  'is-unseen': ['{target} wears the Ring: {figure} cannot see it.', 'Only the Dark Lord and wraiths can.'],
  'beyond-range': [
    '{away} {away|hex lies|hexes lie} between {figure} and {target}; it reaches over {range}.',
    'Come nearer, or choose another.',
  ],
  'sees-nothing-there': ['{figure} does not see {target}.', 'Nothing impassable may part them.'],
  'no-weapon': ['{figure} does not shoot.', 'Choose one that carries a bow or stones.'],
  'has-shot': ['{figure} has shot this turn.', 'One shot a turn.'],
  'charged-already': ['{figure} has charged this turn.', 'Whoever charged does not shoot.'],
  'moved-too-far': [
    '{figure} has used {spent} of its Move; {most} at most leave it a shot.',
    'Shoot with another.',
  ],
  'target-engaged': ['{target} is engaged.', 'Nobody shoots into a fight.'],
  'no-ring': ['{figure} does not have the Ring.', '`/help rule:DL-32` says who has it.'],
  'ring-is-on': [
    '{figure} wears the Ring already.',
    `It tries to take it off by ${listed(tells.verbs.unring)}.`,
  ],
  'ring-is-off': ['{figure} does not wear the Ring.', `It puts it on by ${listed(tells.verbs.ring)}.`],
  'ring-this-turn': ['The Ring was put on or off {figure} in this turn already.', 'Never both in one turn.'],
  'tried-off': ['{figure} has tried to take the Ring off this turn.', 'Once a turn.'],
  'masters-ring': [
    '{figure} never puts the Ring on: it keeps him alive as it is.',
    'See `/help rule:DL-42`.',
  ],
  'will-first': [
    'The die of the Ring comes first.',
    `Throw it: choose {figure}, then ${listed(tells.verbs.will)}.`,
  ],
  'no-will-owed': [
    'No die of the Ring is owed for {figure}.',
    'It is thrown where a wearer was said to stay.',
  ],
  'no-mount': ['{figure} rides nothing.', 'It goes on foot already.'],
  'on-foot-only': ['{figure} rides, and riders lift nothing.', 'Dismount first.'],
  'nothing-here': ['Nothing lies where {figure} stands.', 'End its move on the treasure.'],
  'carries-nothing': ['{figure} carries nothing.', 'Only the treasure can be dropped.'],
  'no-exit': ['{figure} may not leave the board here.', 'Only the Free leave it, and in the flight alone.'],
  'not-at-exit': ['{figure} is not in the last column.', 'It leaves over the right edge.'],
  'no-points': ['{figure} has no movement point left.', 'Leaving costs one.'],
  'not-its-turn-to-act': ['{figure} is not acting.', 'Only who acts can end.'],
  'still-to-place': [
    '{count} {count|figure still waits|figures still wait}.',
    'Place them, or take `/deploy auto`.',
  ],
  'beyond-zone': ['{hex} is not in your zone.', 'Choose a hex that is lit up on the board.'],
  'needs-holder': [
    'In the flight the Free need somebody who may have the Ring.',
    'Take the heir, a burglar or the bearer.',
  ],
  'no-ring-master': [
    'In the flight the Shadow goes without the Dark Lord: the Ring would be his.',
    'Leave him out.',
  ],
  'needs-ring-master': [
    'The last stand is the Dark Lord’s: the Shadow brings him.',
    'Take him into the army.',
  ],
  'army-size': ['An army has {least} to {most} figures; this one has {count}.', 'Add or leave out.'],
  'wrong-list': ['{figure} is of the other side.', 'Take figures of your own side.'],
  'named-once': ['There is only one {figure}.', 'Take it once.'],
  'not-together': ['{figure} and {other} are the same person.', 'Take one of them.'],
  'copies-limited': ['{figure}: {most} at most.', 'Leave some out.'],
  'too-few-heroes': [
    'Heroes lead the others: {led} {led|is|are} no {led|hero|heroes}, and the heroes here may lead {places}.',
    'Add a hero who leads more, or leave out whoever nobody leads.',
  ],
  'too-many-bows': [
    '{bows} {bows|carries a bow|carry bows}; {most} may.',
    'A third of those who are no heroes at most.',
  ],
  'no-such-order': ['Nothing is ordered about “{subject}”.', '`/orders set` lists what can be.'],
  'correction-no-holder': [
    '{figure} cannot have the Ring.',
    'Only those can who are listed as its holders, and in this scenario.',
  ],
  'correction-ring': ['{target} has the Ring, and there is one.', 'Take it from {target} first.'],
  'correction-mounted': ['{figure} rides, and no rider wears the Ring.', 'Leave the Ring off its finger.'],
  'correction-gone': [
    '{figure} is out of play.',
    'Give it a hex to bring it back; out of play it has none, and nothing else.',
  ],
  'correction-early': ['The first turn has not begun.', 'Its player can still place {figure} elsewhere.'],
  'correction-ends': [
    'With that the game would be over.',
    'Decide the result of the battle instead: that is another ruling.',
  ],
  'no-order-value': ['“{value}” says nothing there.', 'Choose one of those that are offered.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

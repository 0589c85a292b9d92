import type { RefusalCode } from '../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../words/types.ts'

/** Refusals of Regiments: what is wrong, and what to do instead. */
export const refusals = {
  'unit-engaged': [
    '{unit} is engaged.',
    'Whoever touches an enemy fights in the melee phase; choose another.',
  ],
  'unit-shaken': [
    '{unit} is shaken.',
    'It tests to rally as the movement phase begins, and does nothing before it has rallied.',
  ],
  'has-declared': ['{unit} has declared a charge this turn.', 'A unit declares one; choose another.'],
  'never-charges': ['{unit} never charges.', 'Charge with another unit.'],
  'began-outside': [
    '{unit} began the battle outside its zone.',
    'It declares no charge in the first player turn; from the next one on it does.',
  ],
  'outside-arc': [
    '{target} is not in the front arc of {unit}.',
    'Turn first: an advance or a reform in the movement phase.',
  ],
  'not-seen': ['{unit} does not see {target}.', 'What is as tall hides it; go where the line is free.'],
  'cannot-reach': [
    '{unit} cannot reach {target}: {most} {most|inch|inches} at the very most.',
    'Come nearer, or choose a target whose side is free.',
  ],
  'charge-shut-out': [
    '{by} has declared a charge, and takes the only place from which {unit} could reach {target}.',
    'Charge another enemy with {unit}, or move it after the charges.',
  ],
  'no-unit': ['No unit here is called “{unit}”.', 'Name one by its label, such as A1, or by its name.'],
  'no-enemy-unit': ['No enemy on the field is called “{unit}”.', 'Name one by its label, such as B1.'],
  'unit-not-yours': ['{unit} is not yours.', 'Name a unit of your own.'],
  'unit-has-shot': ['{unit} has shot this turn.', 'Each unit shoots once; choose another.'],
  'has-rallied': [
    '{unit} has rallied this turn.',
    'It neither moves, shoots nor casts before your next turn.',
  ],
  'charge-failed': ['{unit} failed its charge.', 'It neither moves nor shoots this turn; choose another.'],
  'has-moved-static': ['{unit} has moved, and shoots standing alone.', 'Choose another unit.'],
  'nothing-to-shoot': ['{unit} has nothing to shoot with.', 'Choose a unit with missiles.'],
  'has-marched': [
    '{unit} has marched, and its weapons do not shoot after that.',
    'Advance next time in place of marching.',
  ],
  'unit-beyond-range': [
    '{target} is {distance} {distance|inch|inches} from {unit}: too far for its weapons.',
    'Choose a nearer target; a hex is 3 inches.',
  ],
  'among-its-like': [
    '{target} cannot be picked out of its unit.',
    'Shoot at the unit; only a model of another Height stands out of it.',
  ],
  'unit-has-moved': [
    '{unit} has moved this turn.',
    'Each unit makes one move; choose another, or take it back.',
  ],
  'never-marches': ['{unit} may not march.', 'Advance with it.'],
  'moves-at-random': ['{unit} moves at random, as the movement phase begins.', 'Choose another unit.'],
  'no-such-pose': [
    '{unit} cannot come to {hex} so.',
    'Name a hex and a facing within its reach: `/map reach:{unit}` shows them.',
  ],
  'too-wide': ['{unit} can stand in {least} to {most} files.', 'Choose a number between them.'],
  'shift-too-far': ['{unit} cannot reform on {hex}.', 'Reform where it stands, or on a hex nearer by.'],
  'may-not-join': ['{unit} may not join {target}.', 'Choose another unit for it, or let it stand alone.'],
  'never-behind': [
    '{unit} does not stand behind in {target}.',
    'It joins in the first rank; only with M47, and a base like theirs, it stands behind.',
  ],
  'may-not-leave': ['{unit} may not leave its unit now.', 'It leaves before its unit has moved or charged.'],
  'unit-beyond-zone': [
    '{unit} cannot be placed on {hex}.',
    'Choose a free hex of your zone, the four rows at your edge.',
  ],
  'stands-in-units': ['{unit} never stands alone.', 'Let it join a unit that has ordinary models.'],
  'never-leaves': ['{unit} never leaves its unit.', 'Move the whole unit.'],
  'unit-placed': ['{unit} has been placed.', 'Choose one that waits.'],
  'units-to-place': ['{unit} is a character: characters come when all units stand.', 'Place a unit first.'],
  'not-a-wizard': ['{unit} knows no spell.', 'Cast with a wizard.'],
  'unknown-spell': ['{unit} does not know “{spell}”.', 'The list offers the spells that it knows.'],
  'spell-tried': ['{unit} has tried {spell} in this phase.', 'Each spell is tried once; choose another.'],
  'spell-out-of-range': [
    '{target} is out of the range of {spell}: {range} {range|inch|inches}.',
    'Choose a nearer target; a hex is 3 inches.',
  ],
  'spell-target': ['{spell} is not for {target}.', 'The list offers the units that it is for.'],
  'too-many-dice': ['{spell} takes 1 to {most} dice now.', 'Name a number between them.'],
  'unit-at-blows': ['{target} is engaged.', 'Choose an enemy that fights nobody.'],
  'never-held': ['{unit} is never held back.', 'Place it on the field.'],
  'needs-general': ['No character of this army commands it.', 'Add a general or a chieftain.'],
  'one-banner': ['An army has one great banner.', 'Leave the others out.'],
  'strike-most': [
    'At most {most} may go at {unit} now.',
    'Send fewer at it: three freely fighting models at a joined one, and three files of supporters in each rank.',
  ],
  'too-few-units': [
    'Units make {have} points of this army; at least {points} are asked for.',
    'Take more units, or fewer characters.',
  ],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

import {
  type Combatant,
  type DarkLordState,
  darkLord,
  profiles,
  type TurnMarks,
} from '../../../rules/dark-lord/index.ts'
import { boardById, parseCell } from '../../../rules/index.ts'
import type { ArmySheet } from '../../dark-lord/armySheet.ts'
import type { MusterPicture } from '../../dark-lord/musterSheet.ts'

/** One figure of a sample: what it is, its hex, and how it stands otherwise. */
type Placed = [
  type: string,
  hex: string,
  more?: Partial<Omit<Combatant, 'marks'>> & { marks?: Partial<TurnMarks> },
]

/** A game in the middle, made by hand. */
export function stateWith(
  board: string,
  free: readonly Placed[],
  shadow: readonly Placed[],
  more: Partial<DarkLordState> = {},
): DarkLordState {
  const begun = darkLord.begin({
    rules: 'open-field',
    board,
    sides: ['free', 'shadow'],
    players: [
      { name: 'Ada', army: free.map(([type]) => type) },
      { name: 'Bruno', army: shadow.map(([type]) => type) },
    ],
    seed: '',
  })
  if (!begun.ok) throw new RangeError(begun.refusal.code)
  const { state } = begun
  const placed = [...free, ...shadow]
  for (const [i, figure] of state.combatants.entries()) {
    const [, hex, { marks, ...changed } = {}] = placed[i]!
    Object.assign(figure, { at: parseCell(boardById(board)!, hex), condition: 'standing' }, changed)
    Object.assign(figure.marks, marks)
  }
  return { ...state, stage: 'moving', turn: 3, priority: 0, deployed: [0, 1], ...more }
}

/** Every sign that a figure may have. */
export const everySign = stateWith(
  'the-hills',
  [
    ['bearer', 'G6', { ring: 'on' }],
    ['kings-heir', 'H5', { life: 2, marks: { transfixed: true } }],
    ['free-archer', 'G4', { burning: true }],
    ['free-spearman', 'H7', { condition: 'lying' }],
    ['mounted-captain', 'I4'],
    ['free-rider', 'J7', { carries: true }],
    ['free-warrior', 'I8', { marks: { finished: true } }],
    ['burglar', 'F5', { ring: 'off' }],
  ],
  [
    ['dark-lord', 'J5', { life: 3 }],
    ['ringwraith-rider', 'K6'],
    ['ringwraith', 'L6', { ring: 'on' }],
    ['wolf-rider', 'K4'],
    ['raider', 'L5', { condition: 'lying', marks: { transfixed: true } }],
    ['raider-drummer', 'M6'],
    ['brute', 'I6', { burning: true }],
    ['raider-shaman', 'L7', { life: 1 }],
    ['troll', 'M4'],
    ['raider-archer', 'K8', { marks: { finished: true } }],
  ],
  { treasure: parseCell(boardById('the-hills')!, 'J9')! },
)

/** Profiles of one of the players, side by side; who may be on either side is the free one's. */
const listOf = (owner: 0 | 1): Placed[] =>
  profiles
    .filter(({ side }) => (side === 'shadow') === (owner === 1))
    .map(({ id }, i) => [id, `${'CDEFGHI'.charAt(i % 7)}${(owner ? 6 : 2) + Math.floor(i / 7)}`])

/** Everybody of the supplied list. */
export const everyProfile = (): DarkLordState => stateWith('the-hills', listOf(0), listOf(1))

/** An army of twelve kinds. */
export const sampleWarband: ArmySheet = {
  name: 'The host of the east',
  side: 'shadow',
  figures: profiles.filter(({ side }) => side === 'shadow').map((type, i) => ({ type, count: 1 + (i % 4) })),
}

/** Both armies before a game, of some kinds each. */
export const sampleMuster: MusterPicture = {
  title: 'Ada – Bruno',
  about: 'Les quatre maisons · 500 points',
  most: 14,
  players: (['free', 'shadow'] as const).map((side, i) => ({
    name: ['Ada', 'Bruno'][i]!,
    side,
    figures: profiles
      .filter((type, n) => type.side === side && n % 2 === 0)
      .map((type, n) => ({ type, count: type.named ? 1 : 1 + (n % 4) })),
  })),
}

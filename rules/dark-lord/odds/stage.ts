import { makeTables } from '../../board/board.ts'
import { type Profile, plainProfile, type Side } from '../army/profile.ts'
import { makeField } from '../field/field.ts'
import { newCombatant, stateInTheMiddle } from '../field/newState.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { darkLordLibrary as library } from '../library.ts'
import type { Combatant, TurnMarks } from '../state.ts'

/** A figure as odds are asked of it without a battle: its profile, and how it stands. */
export interface StagedFigure {
  profile: Profile
  life?: number
  might?: number
  will?: number
  fate?: number
  /** Courage lost to draining */
  drained?: number
  /** it has the Ring, on or off; who masters the Ring has it unless `null` says otherwise */
  ring?: 'on' | 'off' | null
  lying?: boolean
  /** its mount is gone */
  onFoot?: boolean
  marks?: Partial<Pick<TurnMarks, 'charged' | 'transfixed' | 'halved' | 'freeWillUsed'>>
}

export interface StagedSide {
  side: Side
  figures: readonly StagedFigure[]
}

/** Nobody: it keeps an army alive, and has no part in anything. */
const bystander: Profile = {
  ...plainProfile,
  id: 'bystander',
  name: { en: 'bystander', fr: 'spectateur' },
  points: 0,
  side: null,
  move: 0,
  fight: 0,
  strength: 0,
  defence: 10,
  attacks: 1,
  life: 1,
  courage: 1,
  might: 0,
  will: 0,
  fate: 0,
  keywords: [],
}

const columns = 4
const rows = 64
const open = makeTables({ id: 'open', name: { en: 'open', fr: 'nu' }, columns, rows })

/** Hexes between the two sides that a stage has room for. */
export const farthest = rows - 4

/**
 * Two sides on open ground, each in a column of its own, A1, A2 … and B1, B2 …; their first figures have `apart` hexes
 * between them. Nobody is the last of its army.
 */
export function stageOf(
  sides: readonly [StagedSide, StagedSide],
  { apart = 0, priority = 0 }: { apart?: number; priority?: 0 | 1 } = {},
): Battlefield {
  const types: Record<string, Profile> = {}
  const combatants = sides.flatMap(({ figures }, owner) => [
    ...figures.map((staged, n) => {
      const label = `${'AB'[owner]}${n + 1}`
      // Every figure has its own kind: two of one id may differ.
      types[label] = { ...staged.profile, id: label }
      return placed(label, owner, types[label], staged, cellOf(owner, n, apart))
    }),
    bystanderOf(owner, types, figures.length),
  ])
  const [one, other] = sides
  const skirmish = stateInTheMiddle(
    { rules: 'open-field', board: open.id, lastTurn: 12, priority, combatants, types },
    [one.side, other.side],
    [one.side, other.side],
  )
  return makeField(skirmish, library, () => {}, open)
}

/** The first of each side in one column, so that hexes between them are counted straight; the others beside. */
const cellOf = (owner: number, n: number, apart: number): number =>
  n === 0 ? owner * (apart + 1) * columns : n * columns + 1 + owner

function bystanderOf(owner: number, types: Record<string, Profile>, count: number): Combatant {
  const label = `${'AB'[owner]}${count + 1}`
  types[label] = { ...bystander, id: label }
  return placed(label, owner, types[label], { profile: bystander }, (rows - 1) * columns + 1 + owner)
}

function placed(label: string, owner: number, type: Profile, staged: StagedFigure, at: number): Combatant {
  const figure = newCombatant(label, owner, type)
  const mastersRing = type.traits.some(({ id }) => library.traits[id].mastersRing === true)
  const { life, might, will, fate, drained, lying = false, onFoot = false, marks } = staged
  Object.assign(figure, {
    at,
    life: life ?? figure.life,
    might: might ?? figure.might,
    will: will ?? figure.will,
    fate: fate ?? figure.fate,
    drained: drained ?? 0,
    ring: staged.ring === undefined ? (mastersRing ? 'off' : null) : staged.ring,
    condition: lying ? 'lying' : 'standing',
    mount: onFoot ? null : figure.mount,
  } satisfies Partial<Combatant>)
  Object.assign(figure.marks, marks)
  return figure
}

import { parseCell } from '../../board/board.ts'
import { boardFromText } from '../../board/boards.ts'
import { facings, parseFacing } from '../../core/hex.ts'
import { newSave, type Save } from '../../core/script.ts'
import { sideTowards } from '../field/arcs.ts'
import type { Regiment, RegimentsState, TurnStage, UnitMarks } from '../state.ts'
import { regimentsVersion } from '../turn/machine.ts'
import { generalOf, newRegiment } from '../turn/newRegiment.ts'
import { suppliedUnits } from '../unit/roster.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'

/** A unit of a scene: a supplied one and where it stands, and how, where that is not as it begins. */
export interface StandingUnit
  extends Partial<Pick<Regiment, 'life' | 'files' | 'knows' | 'shaken' | 'flights' | 'rounds' | 'behind'>> {
  type: string
  /** its hex and the side that it faces: `E6 N`; '' for one that is held back, or waits to be placed */
  at: string
  /** the unit that it has joined */
  host?: string
  /** labels of enemies beside it that it touches; said of one of the two */
  touches?: readonly string[]
  /** what it has done in this turn */
  marks?: Partial<UnitMarks>
}

/** A battle of Regiments in the middle, as a table: what it takes to put it on the board. */
export interface Position {
  /** the board in the notation of rules/board/notation.ts */
  board: string
  /** by label: A1, A2 … are the Crown, B1, B2 … the Wilds */
  units: Readonly<Record<string, StandingUnit>>
  /** units that are not supplied, by the ids that `units` has */
  types?: Readonly<Record<string, UnitProfile>>
  /** left out: charges are declared */
  stage?: Exclude<TurnStage, 'melee' | 'over'>
  /** left out: the first player's turn */
  active?: 0 | 1
  /** dice of a magic phase that is under way */
  dice?: [number, number]
  /** left out: the first */
  turn?: number
  /** left out: six, as ever */
  lastTurn?: number
  /** who had the first turn of the battle; left out: whoever has this one */
  first?: 0 | 1
}

/** @throws where a scene names a unit or a hex that there is not: scenes are part of the program */
export function saveOfScene(
  {
    board: text,
    units,
    types: own = {},
    stage = 'charges',
    active = 0,
    first = active,
    dice = [0, 0],
    turn = 1,
    lastTurn = 6,
  }: Position,
  { seed, names }: { seed: string; names: readonly [string, string] },
): Save<RegimentsState> {
  const board = boardFromText(text)
  const types: Record<string, UnitProfile> = {}
  const isBefore = stage === 'deployment' || stage === 'scouts' || stage === 'vanguard'
  const regiments = Object.entries(units).map(([label, scene]) => {
    const { type: id, at, host, touches: _, marks, ...now } = scene
    const type = own[id] ?? suppliedUnits().find(each => each.id === id)
    const [hex = '', side = ''] = at.split(' ')
    const cell = parseCell(board, hex)
    const facing = parseFacing(side)
    if (!type || (at !== '' && (cell === undefined || facing === undefined)))
      throw new Error(`${label} cannot stand on ${at} as ${id}`)
    types[id] = type
    const unit = newRegiment(label, label.startsWith('A') ? 0 : 1, type, seed)
    const place: Partial<Regiment> = host
      ? { host, condition: 'joined' }
      : at === ''
        ? { condition: isBefore ? 'waiting' : 'held' }
        : { at: cell!, facing: facing!, condition: 'field' }
    Object.assign(unit, now, place)
    Object.assign(unit.marks, marks)
    return unit
  })
  for (const [label, { touches = [] }] of Object.entries(units))
    for (const other of touches) touch(board.neighbour, called(regiments, label), called(regiments, other))
  const points = (owner: number) =>
    regiments.reduce((sum, each) => sum + (each.owner === owner ? types[each.type]!.points : 0), 0)
  return newSave(
    regimentsVersion,
    {
      board: board.id,
      customBoard: text,
      points: Math.max(points(0), points(1)),
      turn: isBefore ? 0 : turn,
      lastTurn,
      stage,
      active: isBefore ? null : active,
      first: stage === 'deployment' ? null : first,
      next: isBefore ? active : null,
      commanders: names.map((name, owner) => ({
        name,
        list: owner === 0 ? 'crown' : 'wilds',
        startPoints: points(owner),
        general: generalOf(regiments, owner, types),
        turns: isBefore ? 0 : owner === active ? turn : turn - 1,
        auto: false,
      })),
      regiments,
      types,
      charges: [],
      resolving: false,
      dice,
      combats: [],
      result: null,
    },
    seed,
  )
}

const called = (regiments: readonly Regiment[], label: string): Regiment =>
  regiments.find(each => each.label === label)!

/** Two neighbours touch, over the sides that lie between them. */
function touch(neighbour: ArrayLike<number>, one: Regiment, other: Regiment): void {
  const direction = facings.find(facing => neighbour[one.at * 6 + facing] === other.at)
  if (direction === undefined) throw new Error(`${one.label} is not beside ${other.label}`)
  const over = sideTowards(one.facing, direction)
  const at = sideTowards(other.facing, (direction + 3) % 6)
  one.touches.push({ with: other.label, over, at })
  other.touches.push({ with: one.label, over: at, at: over })
}

import { type Board, type Cell, hexOf, makeCell } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import type { Script, TableOf } from '../../core/script.ts'
import { throwDice } from '../../core/script.ts'
import type { Keyword, Profile, Side } from '../army/profile.ts'
import type { Combatant, DarkLordState, Result } from '../state.ts'
import type { GameEvent } from './events.ts'
import type { RollId } from './rolls.ts'
import type { Battlefield, GameLibrary } from './vocabulary.ts'

/** Thrown where a game ends in the middle of whatever is under way. */
export class EndsNow {
  readonly result: Result
  constructor(result: Result) {
    this.result = result
  }
}

export function boardOf(library: GameLibrary, { board, customBoard }: DarkLordState): Board {
  const found = customBoard === undefined ? library.board(board) : library.boardFromText(customBoard)
  if (!found) throw new Error(`no board ${board}`)
  return found
}

export function makeField(
  skirmish: DarkLordState,
  library: GameLibrary,
  emit: (event: GameEvent) => void,
  board = boardOf(library, skirmish),
): Battlefield {
  const field: Battlefield = {
    skirmish,
    board,
    library,
    scenario: library.scenarios[skirmish.rules],
    emit: event => emit({ turn: skirmish.turn, stage: skirmish.stage, ...event }),
    occupant: [],
    acting: null,
    fight: null,
  }
  for (const each of skirmish.combatants) if (isOnBoard(each)) field.occupant[each.at] = each
  return field
}

export const typeOfCombatant = (f: Battlefield, { type }: Combatant): Profile => f.skirmish.types[type]!
export const isOnBoard = ({ condition }: Combatant): boolean =>
  condition === 'standing' || condition === 'lying'
export const onBoard = (f: Battlefield): Combatant[] => f.skirmish.combatants.filter(isOnBoard)
export const ofOwner = (f: Battlefield, owner: number): Combatant[] =>
  f.skirmish.combatants.filter(each => each.owner === owner && isOnBoard(each))
export const foesOf = (f: Battlefield, owner: number): Combatant[] => ofOwner(f, 1 - owner)
export const byLabel = (f: Battlefield, label: string): Combatant | undefined =>
  f.skirmish.combatants.find(each => each.label === label.toUpperCase())
export const labelsOf = (figures: readonly Combatant[]): string[] => figures.map(({ label }) => label)

export const sideOf = (f: Battlefield, owner: number): Side => f.skirmish.players[owner]!.side
export const playerOf = (f: Battlefield, side: Side): number =>
  f.skirmish.players.findIndex(player => player.side === side)

/** In the order of their numbers: A2 before A10. */
export const inLabelOrder = (a: Combatant, b: Combatant): number =>
  a.owner - b.owner || Number(a.label.slice(1)) - Number(b.label.slice(1))

export const hexLabel = (f: Battlefield, cell: Cell): string => makeCell(f.board, cell)

export const isHero = (f: Battlefield, figure: Combatant): boolean => typeOfCombatant(f, figure).tier !== null

export function hasKeyword(f: Battlefield, figure: Combatant, keyword: Keyword): boolean {
  const { keywords } = typeOfCombatant(f, figure)
  // DB-23f: it is cavalry as long as it rides. An engine is neither.
  if (keyword === 'cavalry') return figure.mount !== null
  if (keyword === 'infantry') return figure.mount === null && !keywords.includes('engine')
  return keywords.includes(keyword)
}

/** Hexes between two hexes on the straight count (DB-01): 0 beside each other. */
export const between = (f: Battlefield, a: Cell, b: Cell): number =>
  a === b ? 0 : distance(hexOf(f.board, a), hexOf(f.board, b)) - 1

/** Beside each other with no impassable side between (part 1, *touch*). */
export function touches(f: Battlefield, a: Cell, b: Cell): boolean {
  for (let facing = 0; facing < 6; facing++)
    if (f.board.neighbour[a * 6 + facing] === b) return f.board.side[a * 6 + facing] !== impassableSide
  return false
}
/** index of `impassable` among the kinds of sides */
export const impassableSide = 3

/** Cells beside a cell that it touches, clockwise from north. */
export function touched(f: Battlefield, cell: Cell): Cell[] {
  const cells: Cell[] = []
  for (let facing = 0; facing < 6; facing++) {
    const next = f.board.neighbour[cell * 6 + facing]!
    if (next >= 0 && f.board.side[cell * 6 + facing] !== impassableSide) cells.push(next)
  }
  return cells
}

/** Puts a figure on a cell; events are the caller's. */
export function putAt(f: Battlefield, figure: Combatant, cell: Cell): void {
  takeUp(f, figure)
  figure.at = cell
  f.occupant[cell] = figure
}

/** Takes a figure off its cell. */
export function takeUp(f: Battlefield, figure: Combatant): void {
  if (figure.at >= 0 && f.occupant[figure.at] === figure) f.occupant[figure.at] = undefined
  figure.at = -1
}

/** Is a fresh hex of the board, on which a move may end? */
export const isFreeHex = (f: Battlefield, cell: Cell): boolean =>
  cell >= 0 && f.board.present[cell] === 1 && !f.board.barred[cell] && !f.occupant[cell]

/**
 * Throws dice for a figure or a side and tells of it.
 * @param table what the faces count for, where some come to the same
 */
export function* throwFor(
  f: Battlefield,
  purpose: RollId,
  by: number,
  count: number,
  figure: Combatant | null,
  table?: TableOf,
): Script<number[]> {
  if (count <= 0) return []
  const { n, faces } = yield* throwDice(purpose, by, count, table)
  f.emit({ event: 'rolled', for: purpose, by, first: n, faces: [...faces], figure: figure?.label ?? null })
  return faces
}

/** Halves are rounded up (DB-29). */
export const half = (n: number): number => Math.ceil(n / 2)

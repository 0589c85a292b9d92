import { type Board, type Cell, hexOf, makeCell, parseCell } from '../../board/board.ts'
import { distance, type Facing } from '../../core/hex.ts'
import type { AbilityId } from '../army/figure.ts'
import { baseCells } from './bases.ts'
import { changed, newMemory } from './derived.ts'
import type { GameEvent } from './events.ts'
import type { CombatHexState, Figure, Mark } from './state.ts'
import type { Activation, Game, RuleBook } from './vocabulary.ts'

export type { Activation, Game } from './vocabulary.ts'

export const newActivation = (figure: Figure): Activation => ({
  figure,
  spent: 0,
  entered: 0,
  moving: false,
  stopped: false,
  turned: false,
  shot: false,
  shotLate: false,
  charging: false,
  strikeDone: false,
  begun: false,
  served: false,
  began: [],
  answered: [],
  movedByEnemy: false,
})

/** The activation under way, where it is the figure's own. */
export const activationOf = ({ activation }: Game, figure: Figure): Activation | undefined =>
  activation?.figure === figure ? activation : undefined

export function makeGame(
  battle: CombatHexState,
  book: RuleBook,
  board: Board,
  emit: (event: GameEvent) => void,
): Game {
  const game: Game = {
    battle,
    book,
    board,
    emit: event => emit({ turn: battle.turn, phase: battle.phase, ...event }),
    typeOf: figure => battle.types[figure.type]!,
    occupant: [],
    activation: null,
    combat: null,
    freeAttackers: [],
    passing: null,
    memory: newMemory(),
    work: new Map(),
    zones: new Map(),
    enemyZones: [],
  }
  for (const figure of battle.figures)
    if (figure.condition === 'standing')
      if (!figure.carried) for (const cell of cellsOfFigure(game, figure)) game.occupant[cell] = figure
  return game
}

/** Cells under a figure's base, reference hex first; none when it is off the board. */
export function cellsOfFigure(g: Game, figure: Figure): readonly Cell[] {
  if (figure.at < 0) return []
  if (g.passing === figure) return [figure.at]
  return baseCells(g.board, g.typeOf(figure).base, figure.at, figure.facing) ?? []
}

/** Puts a figure on the board, or moves it there, facing so. Events are the caller's. */
export function put(g: Game, figure: Figure, at: Cell, facing: Facing): void {
  vacate(g, figure)
  if (figure.at < 0) changed(g, 'standing', 'prices')
  figure.at = at
  figure.facing = facing
  if (!figure.carried) for (const cell of cellsOfFigure(g, figure)) g.occupant[cell] = figure
  takeAlong(g, figure)
  changed(g, 'zones')
}

/** Figures that this one carries, by their places. */
export const passengersOf = (g: Game, carrier: Figure): Figure[] =>
  g.battle.figures
    .filter(({ carried }) => carried?.by === carrier.id)
    .sort((a, b) => a.carried!.seat - b.carried!.seat)

/** The figure that carries this one, if one does. */
export const carrierOf = (g: Game, { carried }: Figure): Figure | undefined =>
  carried && figureById(g, carried.by)

/** Passengers stand above the hexes in front of the reference hex. */
function takeAlong(g: Game, carrier: Figure): void {
  const cells = cellsOfFigure(g, carrier)
  for (const passenger of passengersOf(g, carrier))
    passenger.at = cells[passenger.carried!.seat + 1] ?? cells[0]!
}

/** A figure is carried from now on; on the ground it takes no room. */
export function mount(g: Game, figure: Figure, carrier: Figure): void {
  vacate(g, figure)
  const taken = passengersOf(g, carrier).map(({ carried }) => carried!.seat)
  let seat = 0
  while (taken.includes(seat)) seat++
  figure.carried = { by: carrier.id, seat }
  takeAlong(g, carrier)
  changed(g, 'zones', 'prices', 'standing')
}

/** Puts a figure that was carried on the ground. */
export function setDown(g: Game, figure: Figure, at: Cell, facing: Facing): void {
  figure.carried = undefined
  put(g, figure, at, facing)
}

/** Lets a figure on its way be over a cell, whoever stands there. `put` or `lift` must follow. */
export function pass(g: Game, figure: Figure, at: Cell): void {
  vacate(g, figure)
  g.passing = figure
  figure.at = at
  takeAlong(g, figure)
  changed(g, 'zones')
}

/** Who is on a cell now: whoever stands there, and whoever is on its way over it; nobody who is carried. */
export function figuresOn({ occupant, passing }: Game, cell: Cell): Figure[] {
  const stands = occupant[cell]
  const figures = stands ? [stands] : []
  if (passing?.at === cell) figures.push(passing)
  return figures
}

function vacate(g: Game, figure: Figure): void {
  for (const cell of cellsOfFigure(g, figure)) if (g.occupant[cell] === figure) g.occupant[cell] = undefined
  if (g.passing === figure) g.passing = null
}

/** Something is at work on a figure from now on. */
export function addMark(g: Game, figure: Figure, mark: Mark): void {
  figure.marks.push(mark)
  marksChanged(g, [mark])
}

/** What is at work on a figure ends, where `ends` says so. */
export function dropMarks(g: Game, figure: Figure, ends: (mark: Mark) => boolean): void {
  const dropped = figure.marks.filter(ends)
  if (!dropped.length) return
  // A new list: what is known of a figure goes by the list (atWork).
  figure.marks = figure.marks.filter(mark => !dropped.includes(mark))
  marksChanged(g, dropped)
}

/** What would be seen if something were otherwise for a moment; then it is as before, whatever happens. */
export function whatIf<Thing extends object, Seen>(
  thing: Thing,
  change: Partial<Thing>,
  look: () => Seen,
): Seen {
  const keys = Object.keys(change) as (keyof Thing)[]
  const before = keys.map(key => thing[key])
  Object.assign(thing, change)
  try {
    return look()
  } finally {
    for (const [i, key] of keys.entries()) thing[key] = before[i]!
  }
}

/** What would be seen if something were at work on a figure already. */
export function withMark<Seen>(g: Game, figure: Figure, mark: Mark, look: () => Seen): Seen {
  try {
    return whatIf(figure, { marks: [...figure.marks, mark] }, () => {
      marksChanged(g, [mark])
      return look()
    })
  } finally {
    marksChanged(g, [mark])
  }
}

/** Marks change zones and prices only where their abilities say something about these. */
export function marksChanged(g: Game, marks: readonly Mark[]): void {
  const hooks = marks.map(({ ability }) => g.book.abilities[ability].hooks)
  changed(
    g,
    ...(hooks.some(hook => hook?.dangerZone) ? ['zones' as const] : []),
    ...(hooks.some(hook => hook?.apCost) ? ['prices' as const] : []),
  )
}

/** Takes a figure off the board. */
export function lift(g: Game, figure: Figure): void {
  vacate(g, figure)
  figure.at = -1
  changed(g, 'zones', 'prices', 'standing')
}

/**
 * Takes a fallen figure off the board for good (3.08, 5.22, 6.19), and with it whom it carries (8.42).
 * @param leaves it did not fall: its player is out (7.01), and all that stood leaves
 */
export function remove(g: Game, figure: Figure, leaves = false): void {
  const passengers = passengersOf(g, figure)
  const from = figure.at < 0 ? {} : { from: label(g, figure.at) }
  lift(g, figure)
  figure.carried = undefined
  figure.condition = 'removed'
  figure.marks = []
  g.emit({ event: 'removed', figure: figure.id, ...from, ...(leaves && { leaves }) })
  for (const passenger of passengers) remove(g, passenger, leaves)
}

export const isStanding = (figure: Figure): boolean => figure.condition === 'standing'

export const standing = (g: Game): Figure[] => g.battle.figures.filter(isStanding)
export const standingOf = (g: Game, owner: number): Figure[] =>
  g.battle.figures.filter(f => f.owner === owner && isStanding(f))
export const enemiesOf = (g: Game, owner: number): Figure[] =>
  g.battle.figures.filter(f => f.owner !== owner && isStanding(f))

export const figureById = (g: Game, id: string): Figure | undefined =>
  g.battle.figures.find(f => f.id === id.toUpperCase())

/** Hexes from a figure to a hex by its label, as the crow flies; undefined where either is not on the board. */
export function farFrom(g: Game, id: string, hex: string): number | undefined {
  const figure = figureById(g, id)
  const cell = parseCell(g.board, hex)
  if (!figure || figure.at < 0 || cell === undefined) return undefined
  return distance(hexOf(g.board, figure.at), hexOf(g.board, cell))
}

export const label = (g: Game, cell: Cell): string => makeCell(g.board, cell)

const forward: readonly number[] = [0, 1]
const backward: readonly number[] = [1, 0]

/** Players still in the battle, in the order in which they act at the same moment: the attacker first (8.07). */
export function inOrder({ battle: { players, order, attacker } }: Game): readonly number[] {
  if (!order) return attacker === 1 ? backward : forward
  return order.filter(player => !players[player]!.out)
}

/** Players who have not lost yet. */
export const contenders = ({ players }: CombatHexState): number[] =>
  [...players.keys()].filter(player => !players[player]!.lost)

/** Whose action phase it is; undefined in other phases. */
export function moverOf(g: Game): number | undefined {
  const { phase, mover } = g.battle
  if (phase === 'attack') return inOrder(g)[0]
  return phase === 'defence' ? (mover ?? inOrder(g)[1]) : undefined
}

export const hasAbility = (g: Game, figure: Figure, id: AbilityId): boolean =>
  g.typeOf(figure).abilities.some(printed => printed.id === id) ||
  figure.marks.some(mark => mark.ability === id)

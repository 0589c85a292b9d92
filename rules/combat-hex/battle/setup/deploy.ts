import { type Cell, cellsOf, noHex, parseCell } from '../../../board/board.ts'
import { zoneDepth } from '../../../board/own.ts'
import { type Facing, makeFacing, parseFacing } from '../../../core/hex.ts'
import { type Pick, pickOf } from '../../../core/random.ts'
import type { Script } from '../../../core/script.ts'
import { accept, type Refusal, type Space } from '../../../core/space.ts'
import { makeAnswer, readAnswer } from '../answer.ts'
import { askBattle } from '../ask.ts'
import { baseCells, baseRule, isLarge } from '../bases.ts'
import {
  figureById,
  type Game,
  inOrder,
  isStanding,
  label,
  lift,
  mount,
  passengersOf,
  setDown,
} from '../game.ts'
import { noRoom, placements } from '../move/movement.ts'
import { carryBan } from '../points/points.ts'
import type { Edge, Figure } from '../state.ts'

/**
 * Is the cell at most three hexes from this edge of the board? Where more than two play, hexes of a corner
 * that belong to the zones of two players are nobody's: nobody begins in front of another's figures.
 */
export const inDeploymentZone = (g: Game, cell: Cell, edge: Edge): boolean =>
  isNear(g, cell, edge) &&
  !g.battle.players.some(player => player.edge && player.edge !== edge && isNear(g, cell, player.edge))

function isNear(g: Game, cell: Cell, edge: Edge): boolean {
  const { columns, rows } = g.board
  const column = cell % columns
  const row = Math.floor(cell / columns)
  if (edge === 'left') return column < zoneDepth
  if (edge === 'right') return column >= columns - zoneDepth
  return edge === 'top' ? row < zoneDepth : row >= rows - zoneDepth
}

export const deploymentZone = (g: Game, edge: Edge): Cell[] =>
  cellsOf(g.board).filter(cell => inDeploymentZone(g, cell, edge))

/** Players in the order in which they deploy: by the roll, or whoever did not choose the board first (3.02). */
export function deployers(g: Game): readonly number[] {
  const { players, boardChooser } = g.battle
  if (players.length > 2) return inOrder(g)
  return boardChooser === 0 ? [1, 0] : [0, 1]
}

/** Facings that look at the edge across the board; large figures must take one of them (4.14). */
const towards: Record<Edge, readonly Facing[]> = {
  left: [1, 2],
  right: [4, 5],
  top: [2, 3, 4],
  bottom: [5, 0, 1],
}

/** Facings in which a figure may be deployed on a cell. */
function deployments(g: Game, figure: Figure, cell: Cell, taken: Uint8Array): Facing[] {
  const edge = g.battle.players[figure.owner]!.edge!
  const { base } = g.typeOf(figure)
  return placements(g, { figure, taken }, cell).filter(
    facing =>
      (!isLarge(base) || towards[edge].includes(facing)) &&
      // All hexes of a base stand in the zone (8.10a).
      baseCells(g.board, base, cell, facing)!.every(c => inDeploymentZone(g, c, edge)),
  )
}

/** Cells that are barred or on which somebody else stands. */
function takenBut(g: Game, figure: Figure): Uint8Array {
  const taken = new Uint8Array(g.board.barred)
  g.occupant.forEach((other, cell) => {
    if (other && other !== figure) taken[cell] = 1
  })
  return taken
}

/** What a player does to deploy: `auto` places all that wait. */
type Deployment =
  | { verb: 'place'; figure: Figure; at: Cell; facing: Facing }
  | { verb: 'lift'; figure: Figure }
  | { verb: 'mount'; figure: Figure; carrier: Figure }
  | { verb: 'auto' }
  | { verb: 'done' }

function write(g: Game, act: Deployment): string {
  switch (act.verb) {
    case 'place': {
      const { verb, figure, at, facing } = act
      return makeAnswer({ verb, figure: figure.id, to: label(g, at), facing: makeFacing(facing) })
    }
    case 'lift':
      return makeAnswer({ verb: act.verb, figure: act.figure.id })
    case 'mount':
      return makeAnswer({ verb: act.verb, figure: act.figure.id, carrier: act.carrier.id })
    case 'auto':
    case 'done':
      return makeAnswer(act)
  }
}

/** One player places an army, figure by figure, in any order, until it stands (3.02, 3.03). */
export function* deploy(g: Game, owner: number): Script {
  const own = g.battle.figures.filter(figure => figure.owner === owner)
  for (;;) {
    const waiting = own.filter(figure => figure.condition === 'waiting')
    const act = yield* askBattle({
      kind: 'deploy',
      by: owner,
      subject: '',
      about: {
        waiting: waiting.map(figure => figure.id),
        placed: own.filter(isStanding).map(figure => figure.id),
      },
      space: deploySpace(g, owner, own),
      fallback: () => endOf(g, waiting),
    })
    if (act.verb === 'done') break
    if (act.verb === 'auto') for (const figure of waiting) placeSomewhere(g, figure)
    if (act.verb === 'place') place(g, act.figure, act.at, act.facing)
    if (act.verb === 'lift') for (const figure of withPassengers(g, act.figure)) takeBack(g, figure)
    if (act.verb === 'mount') climb(g, act.figure, act.carrier)
  }
  const leftBehind = own.filter(figure => figure.condition === 'waiting')
  for (const figure of leftBehind) figure.condition = 'left-behind'
  g.battle.deployed.push(owner)
  g.emit({ event: 'deployed', by: owner, leftBehind: leftBehind.map(figure => figure.id) })
  if (deployers(g).every(player => g.battle.deployed.includes(player))) g.battle.phase = 'strategy'
}

const withPassengers = (g: Game, figure: Figure): Figure[] => [...passengersOf(g, figure), figure]

function takeBack(g: Game, figure: Figure): void {
  lift(g, figure)
  figure.carried = undefined
  figure.condition = 'waiting'
  g.emit({ event: 'lifted', figure: figure.id })
}

/** A figure begins the battle on the arms of another (8.42). */
function climb(g: Game, figure: Figure, carrier: Figure): void {
  figure.condition = 'standing'
  figure.facing = carrier.facing
  mount(g, figure, carrier)
  g.emit({ event: 'taken-up', figure: figure.id, by: carrier.id, at: label(g, figure.at) })
}

/** Why a figure cannot begin the battle carried by another, if so. */
function climbBan(g: Game, figure: Figure, carrier: Figure): Refusal | undefined {
  if (figure.carried?.by === carrier.id)
    return { code: 'carried', rule: '8.42', about: { figure: figure.id, target: carrier.id } }
  if (!isStanding(carrier)) return { code: 'not-placed', about: { figure: carrier.id } }
  return carryBan(g, carrier, figure)
}

function place(g: Game, figure: Figure, at: Cell, facing: Facing): void {
  figure.condition = 'standing'
  setDown(g, figure, at, facing)
  g.emit({ event: 'placed', figure: figure.id, at: label(g, at), facing: makeFacing(facing) })
}

const hasRoom = (g: Game, figure: Figure): boolean => {
  const taken = takenBut(g, figure)
  const zone = deploymentZone(g, g.battle.players[figure.owner]!.edge!)
  return zone.some(cell => deployments(g, figure, cell, taken).length > 0)
}

/** The end of the deployment, or first a place for all who wait and for whom there is room (3.02). */
const endOf = (g: Game, waiting: readonly Figure[]): Deployment => ({
  verb: waiting.some(figure => hasRoom(g, figure)) ? 'auto' : 'done',
})

/** A place in the deployment zone, and how far it is from where one would have it. */
export interface UsualPlace {
  at: Cell
  facing: Facing
  /** hexes beside the middle of the edge */
  aside: number
  /** those, and three for each row before or behind the wanted one */
  cost: number
}

/** The row, counted from its edge, in which a figure usually stands: fighters in front, shooters and heroes behind. */
export const usualRow = (g: Game, figure: Figure): number => {
  const { shooting, kind } = g.typeOf(figure)
  return shooting ? 1 : kind === 'hero' ? 1.5 : 2
}

/** Where a figure can be deployed, the places that it is usually given first: in its row, near the middle. */
export function* usualPlaces(g: Game, figure: Figure, row = usualRow(g, figure)): Generator<UsualPlace> {
  const edge = g.battle.players[figure.owner]!.edge!
  const taken = takenBut(g, figure)
  const { columns, rows } = g.board
  /** twice the height of a hex's centre: every second column stands half a hex lower */
  const height = (cell: Cell) => Math.floor(cell / columns) * 2 + ((cell % columns) & 1)
  const far = {
    left: (cell: Cell) => cell % columns,
    right: (cell: Cell) => columns - 1 - (cell % columns),
    top: (cell: Cell) => Math.floor(cell / columns),
    bottom: (cell: Cell) => rows - 1 - Math.floor(cell / columns),
  }[edge]
  const sideways = edge === 'left' || edge === 'right'
  const aside = (cell: Cell) =>
    sideways ? Math.abs(height(cell) - (rows - 0.5)) / 2 : Math.abs((cell % columns) - (columns - 1) / 2)
  const cost = (cell: Cell) => aside(cell) + 3 * Math.abs(far(cell) - row)
  // Both edges deploy alike, turned by half a circle, also where cells are equally good.
  const zone = deploymentZone(g, edge)
  if (edge === 'right' || edge === 'bottom') zone.reverse()
  for (const at of zone.sort((a, b) => cost(a) - cost(b))) {
    const possible = deployments(g, figure, at, taken)
    const facing = towards[edge].find(f => possible.includes(f)) ?? possible[0]
    if (facing !== undefined) yield { at, facing, aside: aside(at), cost: cost(at) }
  }
}

/** Puts a figure where its like usually stands, if there is room. */
function placeSomewhere(g: Game, figure: Figure): void {
  for (const { at, facing } of usualPlaces(g, figure)) return place(g, figure, at, facing)
}

function deploySpace(g: Game, owner: number, own: readonly Figure[]): Space<Deployment> {
  const waiting = own.filter(figure => figure.condition === 'waiting')
  const placed = own.filter(isStanding)
  const zone = () => deploymentZone(g, g.battle.players[owner]!.edge!)
  const mayEnd = () => endOf(g, waiting).verb === 'done'

  function* all(words: string[]): Generator<Deployment> {
    yield endOf(g, waiting)
    for (const figure of [...waiting, ...placed]) {
      if (words[1] && !figure.id.startsWith(words[1].toUpperCase())) continue
      const taken = takenBut(g, figure)
      for (const cell of zone())
        for (const facing of deployments(g, figure, cell, taken))
          yield { verb: 'place', figure, at: cell, facing }
    }
    for (const figure of placed) yield { verb: 'lift', figure }
    for (const figure of own)
      for (const carrier of placed)
        if (!climbBan(g, figure, carrier)) yield { verb: 'mount', figure, carrier }
  }

  function choose(pick: Pick): Deployment {
    if (mayEnd() && pick(4) > 0) return { verb: 'done' }
    if (pick(8) === 0) {
      const climbs = placed.flatMap(carrier =>
        waiting.flatMap(figure =>
          climbBan(g, figure, carrier) ? [] : { verb: 'mount' as const, figure, carrier },
        ),
      )
      if (climbs.length) return pickOf(pick, climbs)
    }
    if (placed.length && pick(20) === 0) return { verb: 'lift', figure: pickOf(pick, placed) }
    const figure = pickOf(pick, waiting.length ? waiting : placed)
    const taken = takenBut(g, figure)
    const cells = zone().filter(cell => deployments(g, figure, cell, taken).length)
    if (!cells.length) return endOf(g, waiting)
    const at = pickOf(pick, cells)
    return { verb: 'place', figure, at, facing: pickOf(pick, deployments(g, figure, at, taken)) }
  }

  return {
    check(answer) {
      const act = understand(g, owner, answer, mayEnd)
      return 'code' in act ? { ok: false, refusal: act } : accept(write(g, act), act)
    },
    write: act => write(g, act),
    enumerate(prefix, limit) {
      const found: string[] = []
      for (const act of all(prefix.split(' '))) {
        if (found.length >= limit) break
        const answer = write(g, act)
        if (answer.toLowerCase().startsWith(prefix.toLowerCase())) found.push(answer)
      }
      return found
    },
    count: () => [...all([])].length,
    sample: pick => write(g, choose(pick)),
    fingerprint: () =>
      `${waiting.map(f => f.id).join()}|${placed.map(f => `${f.id} ${f.at} ${f.facing}`).join()}`,
  }
}

function understandMount(g: Game, figure: Figure, named: string): Deployment | Refusal {
  const carrier = figureById(g, named)
  if (carrier?.owner !== figure.owner) return { code: 'no-figure', about: { figure: named } }
  return climbBan(g, figure, carrier) ?? { verb: 'mount', figure, carrier }
}

/** What an answer means, or why it is not legal. */
function understand(g: Game, owner: number, answer: string, mayEnd: () => boolean): Deployment | Refusal {
  const { verb, figure: id = '', carrier = '', to = '', facing: typed } = readAnswer(answer) ?? {}
  if (verb === 'auto') return { verb }
  if (verb === 'done') return mayEnd() ? { verb } : { code: 'still-to-deploy', rule: '3.02' }
  if (verb !== 'place' && verb !== 'lift' && verb !== 'mount')
    return { code: 'not-offered', about: { answer } }
  const figure = figureById(g, id)
  if (!figure) return { code: 'no-figure', about: { figure: id } }
  if (figure.owner !== owner) return { code: 'not-yours', about: { figure: figure.id } }
  if (verb === 'lift')
    return isStanding(figure) ? { verb, figure } : { code: 'not-placed', about: { figure: figure.id } }
  if (verb === 'mount') return understandMount(g, figure, carrier)
  const cell = parseCell(g.board, to)
  if (cell === undefined) return noHex(g.board, to)
  const edge = g.battle.players[owner]!.edge!
  const about = { figure: figure.id, hex: label(g, cell) }
  if (!inDeploymentZone(g, cell, edge))
    return { code: 'outside-zone', rule: '3.02', about: { ...about, edge } }
  const taken = takenBut(g, figure)
  const possible = deployments(g, figure, cell, taken)
  if (!possible.length) return noRoom(g, { figure, taken }, cell)
  const facing =
    typed === undefined ? (towards[edge].find(f => possible.includes(f)) ?? possible[0]) : parseFacing(typed)
  if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: typed ?? '' } }
  if (!possible.includes(facing))
    return {
      code: 'cannot-face',
      rule: baseRule(g.typeOf(figure).base),
      about: { ...about, facing: makeFacing(facing), facings: possible.map(makeFacing).join(' ') },
    }
  return { verb, figure, at: cell, facing }
}

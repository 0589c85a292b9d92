import type { Cell } from '../../../board/board.ts'
import { hexOf, sideKinds } from '../../../board/board.ts'
import { distance, type Facing, facings, step, turned } from '../../../core/hex.ts'
import { chanceToHurt } from '../fight/chance.ts'
import { freeAttackDice } from '../fight/freeAttack.ts'
import { isRecommended } from '../fight/worth.ts'
import { cellsOfFigure, enemiesOf, type Game, standingOf } from '../game.ts'
import { moveBan, movementLeft } from '../move/allowance.ts'
import { type Course, courseOf, type Invite, placements, terrainDistances } from '../move/movement.ts'
import { drawnOn, invitesOf, pathOf, reachOf, type Way } from '../move/reach.ts'
import { affords, stayToll } from '../move/tolls.ts'
import { freeAttackBan, keepsAway, mandatoryMoveOf } from '../points/points.ts'
import { couldReact } from '../points/uses.ts'
import { inZone, isThreatened, threatTable, zoneFrom } from '../points/zones.ts'
import { expectedLoss, expectedOf, shotsOf, volleysOf } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import { mustLeave, readyFigures, turners } from '../verbs/actors.ts'
import { chargeOver } from '../verbs/charge.ts'
import { leaveBan } from '../verbs/leave.ts'
import { isObliged, mandatoryActs } from '../verbs/mandatoryMove.ts'
import { strikesOf } from '../verbs/strike.ts'
import { turnBan, turnsOf } from '../verbs/turn.ts'
import { asideUses, ownUses } from '../verbs/use.ts'
import type { Act, PhaseAct } from '../verbs/verb.ts'
import type { Use } from '../vocabulary.ts'

/**
 * Answers for players who leave it to the program: not clever, but sound. Shoot when there is something to
 * hit, close in on the nearest enemy, come from behind where it can be had, face whom one fights.
 */

/** Whoever is kept up without life has none to lose: no die is spent on it. */
const isAlive = (figure: Figure): boolean => figure.life > 0

/** Has it something to do that comes after its move? */
const canGoOn = (g: Game, figure: Figure): boolean =>
  strikesOf(g, figure).some(isAlive) || couldReact(g, figure, { moment: 'during-move', cause: null })

/** Does the player let it be used? */
type MayUse = (use: Use) => boolean

/**
 * What a side does next in its action phase; `done` when nobody has anything better than to stay.
 * @param ready who may begin, in the order in which they are asked; left out: all who have not acted
 */
export function chooseAct(
  g: Game,
  side: number,
  may: MayUse = () => true,
  ready: readonly Figure[] = readyFigures(g, side),
): PhaseAct {
  const first = goOn(g, side, may)
  if (first) return first
  for (const figure of ready) {
    const act = bestAct(g, figure, may)
    if (act) return act
  }
  return actOfLeaver(g, side) ?? { verb: 'done' }
}

/** What has to happen before the phase can end: whoever may not stay goes (8.43, 9.04). */
export function actOfLeaver(g: Game, side: number): Act | undefined {
  const leaver = mustLeave(g, side)
  return leaver && breakAway(g, leaver)
}

/** What comes before anybody else begins: what is used aside, and whatever the acting figure has still to do. */
export function goOn(g: Game, side: number, may: MayUse = () => true): Act | undefined {
  for (const figure of standingOf(g, side)) {
    const act = asideUses(g, figure).find(({ use }) => may(use) && isRecommended(g, use))
    if (act) return act
  }
  const current = g.activation
  if (current?.figure.owner !== side) return undefined
  if (isObliged(g, current.figure)) return bestAct(g, current.figure, may)
  // Whoever has prepared itself goes on to what it prepared for.
  const goes = current.entered ? canGoOn(g, current.figure) : !current.stopped
  return goes ? bestAct(g, current.figure, may) : undefined
}

/** At the end of the phase: turn to whoever stands beside one unseen (3.091). */
export function chooseTurn(g: Game, side: number): PhaseAct {
  for (const figure of turners(g, side)) {
    const turn = betterTurn(g, figure)
    if (turn) return turn
  }
  return { verb: 'done' }
}

/** Where a figure is best off that may not stay (8.43, 9.04). */
function breakAway(g: Game, figure: Figure): Act | undefined {
  const mandatory = mandatoryMoveOf(g, figure)
  return mandatory ? doDuty(g, figure, mandatory.goal) : advance(g, figure, true)
}

/** The nearest to where a figure has to go (9.04), by the way that costs it least. */
function doDuty(g: Game, figure: Figure, goal: Figure): Act | undefined {
  const there = hexOf(g.board, goal.at)
  const course = courseOf(g, figure)
  let best: { act: Act; far: number; harm: number } | undefined
  for (const act of mandatoryActs(g, figure)) {
    const far = distance(hexOf(g.board, act.verb === 'move' ? act.path.at(-1)! : act.at), there)
    if (best && far > best.far) continue
    const harm = act.verb === 'move' ? harmOf(g, figure, drawnOn(g, course, act.path)) : 0
    if (!best || far < best.far || harm < best.harm) best = { act, far, harm }
  }
  return best?.act
}

/** Life that a figure can expect to lose to those whom its way draws; half of those who only may answer do. */
const harmOf = (g: Game, figure: Figure, drawn: readonly Invite[]): number =>
  drawn.reduce((sum, { by, strikes }) => sum + freeAttackDice(g, by) * (strikes ? 1 : 0.5), 0) *
  (1 / 2) *
  chanceToHurt(g, figure)

/** What life lost on the way, and action points for it (8.43), weigh against being a hex nearer. */
const lifeWeight = 25
const tollWeight = 3

/** What the figure itself does next, if there is anything better than to stay. */
export function bestAct(g: Game, figure: Figure, may: MayUse | 'nothing'): Act | undefined {
  const mandatory = mandatoryMoveOf(g, figure)
  if (mandatory) return mandatory.obliged ? doDuty(g, figure, mandatory.goal) : undefined
  // Nobody may but who wins by it (9.14).
  if (!leaveBan(g, figure)) return { verb: 'leave', figure }
  // Too poor to act where it stands; whether it has to leave is seen to last (8.43).
  if (!affords(g, figure, stayToll(g, figure))) return undefined
  const use = may !== 'nothing' && ownUses(g, figure).find(u => may(u) && isRecommended(g, u))
  if (use) return { verb: 'use', figure, use, aside: false }
  const [victim] = strikesOf(g, figure)
    .filter(isAlive)
    .sort((a, b) => a.life - b.life)
  if (victim) return { verb: 'strike', figure, target: victim }
  const threatened = isThreatened(g, figure)
  const shots = shotsOf(g, figure).filter(({ target }) => isAlive(target))
  if (shots.length) {
    const value = (shot: (typeof shots)[number]) =>
      (expectedLoss(g, figure, shot) * g.typeOf(shot.target).points) / shot.target.life
    const best = shots.reduce((a, b) => (value(b) > value(a) ? b : a))
    return { verb: 'shoot', figure, target: best.target, facing: best.facings[0]! }
  }
  const volleys = volleysOf(g, figure).filter(volley => expectedOf(g, figure, volley) > 0)
  if (volleys.length) {
    const best = volleys.reduce((a, b) => (expectedOf(g, figure, b) > expectedOf(g, figure, a) ? b : a))
    return { verb: 'shoot', figure, target: null, facing: best.facing }
  }
  if (threatened || inZone(g, figure).length) return betterTurn(g, figure)
  return advance(g, figure)
}

/** A turn that brings more enemies into the danger zone, where there is one. */
function betterTurn(g: Game, figure: Figure): Act | undefined {
  if (figure.carried || turnBan(g, figure)) return undefined
  const now = inZone(g, figure).length
  let best: { count: number; at: Cell; facing: Facing } | undefined
  for (const turn of turnsOf(g, figure)) {
    const count = enemiesAhead(g, figure, turn.at, turn.facing)
    if (count > (best?.count ?? now)) best = { count, ...turn }
  }
  return best && { verb: 'turn', figure, at: best.at, facing: best.facing }
}

const impassable = sideKinds.indexOf('impassable')

/** The enemy behind a side of a cell, with nothing impassable between. */
function enemyBeside(g: Game, owner: number, cell: Cell, side: number): Figure | undefined {
  if (g.board.side[cell * 6 + side]! >= impassable) return undefined
  const other = g.occupant[g.board.neighbour[cell * 6 + side]!]
  return other && other.owner !== owner ? other : undefined
}

/** Enemies that a base of one hex, or a rider's front hex, would have in its danger zone there. */
function enemiesAhead(g: Game, figure: Figure, cell: Cell, facing: Facing): number {
  const seen = new Set<Figure>()
  for (const by of [-1, 0, 1]) {
    const enemy = enemyBeside(g, figure.owner, cell, turned(facing, by))
    if (enemy) seen.add(enemy)
  }
  return seen.size
}

/** Whom a charge would best hit there: who is closest to falling. */
const chargeTarget = (g: Game, figure: Figure, cell: Cell, facing: Facing): Figure | null =>
  zoneFrom(g, figure, cell, facing)
    .flatMap(c => g.occupant[c] ?? [])
    .filter(enemy => enemy.owner !== figure.owner && isAlive(enemy) && !freeAttackBan(g, enemy, figure))
    .sort((a, b) => a.life - b.life)[0] ?? null

/**
 * Moves towards the nearest enemies, and into a blow where one can be struck, by a way that is worth it.
 * @param mustGo it cannot stay where it is
 */
function advance(g: Game, figure: Figure, mustGo = false): Act | undefined {
  const enemies = enemiesOf(g, figure.owner)
  const here = hexOf(g.board, figure.at)
  const near = enemies
    .map(enemy => ({ enemy, far: distance(here, hexOf(g.board, enemy.at)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 4)
    .map(({ enemy }) => ({ enemy, from: terrainDistances(g, enemy.at) }))
  const away = (cell: Cell) => {
    let least = Number.MAX_SAFE_INTEGER
    for (const { from } of near) if (from[cell]! >= 0 && from[cell]! < least) least = from[cell]!
    return least
  }
  const course = courseOf(g, figure)
  const reach = reachOf(g, course, movementLeft(g, figure))
  const threats = threatTable(g, figure.owner)
  const { shooting } = g.typeOf(figure)
  const keep = keepsAway(g, figure) || (shooting ? Math.max(2, shooting.range - 3) : 0)
  const score = (cell: Cell): number => {
    const far = away(cell)
    if (keep) return (threats[cell] ? -50 : 0) - Math.abs(far - keep)
    // Whoever cannot stay where it is does not look for the next who waits for it.
    if (mustGo && threats[cell]) return -50
    let beside = 0
    for (const side of facings) if (enemyBeside(g, figure.owner, cell, side)) beside++
    if (!beside) return -far
    return 40 + Math.min(beside, 3) * 5 - threats[cell]! * 6
  }
  let best: Way | undefined
  let most = mustGo ? -Infinity : score(figure.at)
  for (const cell of reach.cells) {
    const value = score(cell)
    // What a way costs only takes away from that.
    if (value <= most) continue
    for (const way of reach.ways[cell]!) {
      const harm = harmOf(g, figure, invitesOf(g, course, way))
      const worth = value - harm * lifeWeight - way.tolls * tollWeight
      if (worth <= most) continue
      most = worth
      best = way
    }
  }
  if (!best) return betterTurn(g, figure)
  const { at } = best
  // It looks at whom it has come to, not at somebody nearer behind walls.
  const { enemy } = near.find(({ from }) => from[at] === away(at)) ?? near[0]!
  const facing = bestFacing(g, course, at, enemy)
  const way = { figure, path: pathOf(best), facing, cost: best.cost }
  // Whoever has begun to charge does not go on at a walk (8.10b).
  if (moveBan(g, figure) || enemiesAhead(g, figure, at, facing)) {
    const charge = chargeOver(g, figure, way.path, facing, chargeTarget(g, figure, at, facing))
    if (charge) return charge
  }
  return { verb: 'move', ...way }
}

/** Where there is room: the facing with the most enemies in front, else the one that looks at the given enemy. */
function bestFacing(g: Game, course: Course, cell: Cell, enemy: Figure): Facing {
  const { figure } = course
  const hex = hexOf(g.board, cell)
  const there = hexOf(g.board, cellsOfFigure(g, enemy)[0]!)
  const value = (facing: Facing) => {
    const ahead = step(facing)
    const left = distance({ q: hex.q + ahead.q * 4, r: hex.r + ahead.r * 4 }, there)
    return enemiesAhead(g, figure, cell, facing) * 100 - left
  }
  return placements(g, course, cell).reduce((a, b) => (value(b) > value(a) ? b : a))
}

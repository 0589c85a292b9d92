import { type Cell, hexOf, sideKinds } from '../../../rules/board/board.ts'
import { isLarge } from '../../../rules/combat-hex/battle/bases.ts'
import { isRecommended } from '../../../rules/combat-hex/battle/fight/worth.ts'
import { cellsOfFigure, enemiesOf, type Game, standingOf } from '../../../rules/combat-hex/battle/game.ts'
import { moveBan } from '../../../rules/combat-hex/battle/move/allowance.ts'
import {
  type Course,
  courseOf,
  placements,
  terrainDistances,
} from '../../../rules/combat-hex/battle/move/movement.ts'
import { affords, stayToll } from '../../../rules/combat-hex/battle/move/tolls.ts'
import {
  freeAttackBan,
  keepsAway,
  mandatoryMoveOf,
  permits,
} from '../../../rules/combat-hex/battle/points/points.ts'
import { couldReact } from '../../../rules/combat-hex/battle/points/uses.ts'
import { inZone, isThreatened, threatTable, zoneFrom } from '../../../rules/combat-hex/battle/points/zones.ts'
import {
  expectedLoss,
  expectedOf,
  shotsOf,
  volleysOf,
} from '../../../rules/combat-hex/battle/shoot/shooting.ts'
import type { Figure } from '../../../rules/combat-hex/battle/state.ts'
import { mustLeave, readyFigures, turners } from '../../../rules/combat-hex/battle/verbs/actors.ts'
import { chargeOver } from '../../../rules/combat-hex/battle/verbs/charge.ts'
import { leaveBan } from '../../../rules/combat-hex/battle/verbs/leave.ts'
import { isObliged, mandatoryActs } from '../../../rules/combat-hex/battle/verbs/mandatoryMove.ts'
import { strikesOf } from '../../../rules/combat-hex/battle/verbs/strike.ts'
import { turnBan, turnsOf } from '../../../rules/combat-hex/battle/verbs/turn.ts'
import { asideUses, ownUses } from '../../../rules/combat-hex/battle/verbs/use.ts'
import type { Act, PhaseAct } from '../../../rules/combat-hex/battle/verbs/verb.ts'
import { distance, type Facing, facings, step, turned } from '../../../rules/core/hex.ts'
import { oneWayReach, wayIn } from './reach.ts'

/** Whoever is kept up without life has none to lose: no die is spent on it. */
const isAlive = (figure: Figure): boolean => figure.life > 0

/** Has it something to do that comes after its move? */
const canGoOn = (g: Game, figure: Figure): boolean =>
  strikesOf(g, figure).some(isAlive) || couldReact(g, figure, { moment: 'during-move', cause: null })

/** What a side does next in its action phase; `done` when nobody has anything better than to stay. */
export function chooseAct(g: Game, side: number): PhaseAct {
  for (const figure of standingOf(g, side)) {
    const act = asideUses(g, figure).find(({ use }) => isRecommended(g, use))
    if (act) return act
  }
  const current = g.activation?.figure.owner === side ? g.activation : undefined
  if (current && isObliged(g, current.figure)) {
    const act = bestAct(g, current.figure)
    if (act) return act
  }
  // Whoever has prepared itself goes on to what it prepared for.
  const begun =
    current &&
    (!current.shot || permits(g, 'mayMoveAfterShot', current.figure)) &&
    (current.entered ? canGoOn(g, current.figure) : !current.stopped)
  for (const figure of begun ? [current.figure, ...readyFigures(g, side)] : readyFigures(g, side)) {
    const act = bestAct(g, figure)
    if (act) return act
  }
  const leaver = mustLeave(g, side)
  const [way] = leaver ? dutiesOf(g, leaver) : []
  return way ?? { verb: 'done' }
}

/** At the end of the phase: turn to whoever stands beside one unseen (3.091). */
export function chooseTurn(g: Game, side: number): PhaseAct {
  for (const figure of turners(g, side)) {
    const act = betterTurn(g, figure)
    if (act) return act
  }
  return { verb: 'done' }
}

/** What a figure may do to go where it has to, or to leave a danger zone, in the order in which it was listed. */
function dutiesOf(g: Game, figure: Figure): Act[] {
  const acts: Act[] = []
  const mandatory = mandatoryMoveOf(g, figure)
  if (!moveBan(g, figure)) {
    const course = courseOf(g, figure)
    const reach = oneWayReach(g, course)
    for (const cell of reach.cells)
      for (const facing of placements(g, course, cell))
        if (!mandatory || mandatory.ends(cell, facing))
          acts.push({ verb: 'move', figure, path: wayIn(reach, cell), facing, cost: reach.cost[cell]! })
  }
  if (mandatory && !turnBan(g, figure) && affords(g, figure, stayToll(g, figure)))
    for (const turn of turnsOf(g, figure)) acts.push({ verb: 'turn', figure, ...turn })
  // By one way to each hex it may have missed what there is.
  return acts.length > 0 ? acts : [...mandatoryActs(g, figure)]
}

/** The nearest to where a figure has to go (9.04), the first listed of several. */
function doDuty(g: Game, figure: Figure, goal: Figure): Act | undefined {
  const there = hexOf(g.board, goal.at)
  let best: { act: Act; far: number } | undefined
  for (const act of dutiesOf(g, figure)) {
    const far = distance(hexOf(g.board, act.verb === 'move' ? act.path.at(-1)! : figure.at), there)
    if (!best || far < best.far) best = { act, far }
  }
  return best?.act
}

function bestAct(g: Game, figure: Figure): Act | undefined {
  const mandatory = mandatoryMoveOf(g, figure)
  if (mandatory) return mandatory.obliged ? doDuty(g, figure, mandatory.goal) : undefined
  // Nobody may but who wins by it (9.14).
  if (!leaveBan(g, figure)) return { verb: 'leave', figure }
  // Too poor to act where it stands; whether it has to leave is seen to last (8.43).
  if (!affords(g, figure, stayToll(g, figure))) return undefined
  const use = ownUses(g, figure).find(each => isRecommended(g, each))
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
    if (value(best) > 0) return { verb: 'shoot', figure, target: best.target, facing: best.facings[0]! }
  }
  const volleys = volleysOf(g, figure).filter(volley => expectedOf(g, figure, volley) > 0)
  if (volleys.length) {
    const best = volleys.reduce((a, b) => (expectedOf(g, figure, b) > expectedOf(g, figure, a) ? b : a))
    return { verb: 'shoot', figure, target: null, facing: best.facing }
  }
  if (figure.carried) return undefined
  return threatened || inZone(g, figure).length ? betterTurn(g, figure) : advance(g, figure)
}

/** A turn that brings more enemies into the danger zone, where there is one. Large figures did not turn. */
function betterTurn(g: Game, figure: Figure): Act | undefined {
  if (isLarge(g.typeOf(figure).base) || figure.carried || turnBan(g, figure)) return undefined
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

/** Moves towards the nearest enemies, and into a blow where one can be struck, whatever the way there costs. */
function advance(g: Game, figure: Figure): Act | undefined {
  const enemies = enemiesOf(g, figure.owner)
  if (!enemies.length) return undefined
  const here = hexOf(g.board, figure.at)
  const near = enemies
    .map(enemy => ({ enemy, far: distance(here, hexOf(g.board, enemy.at)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 4)
    .map(({ enemy }) => ({ enemy, from: terrainDistances(g, enemy.at) }))
  const away = (cell: Cell) => {
    let least = Infinity
    for (const { from } of near) if (from[cell]! >= 0 && from[cell]! < least) least = from[cell]!
    return least
  }
  const course = courseOf(g, figure)
  const reach = oneWayReach(g, course)
  const threats = threatTable(g, figure.owner)
  const { shooting } = g.typeOf(figure)
  const keep = keepsAway(g, figure) || (shooting ? Math.max(2, shooting.range - 3) : 0)
  const score = (cell: Cell): number => {
    const far = away(cell)
    if (keep) return (threats[cell] ? -50 : 0) - Math.abs(far - keep)
    let beside = 0
    for (const side of facings) if (enemyBeside(g, figure.owner, cell, side)) beside++
    if (!beside) return -far
    return 40 + Math.min(beside, 3) * 5 - threats[cell]! * 6
  }
  let best = figure.at
  let most = score(figure.at)
  for (const cell of reach.cells) {
    const value = score(cell)
    if (value > most) {
      most = value
      best = cell
    }
  }
  if (best === figure.at) return betterTurn(g, figure)
  const path = wayIn(reach, best)
  const facing = bestFacing(g, course, best, near[0]!.enemy)
  // Whoever has begun to charge does not go on at a walk (8.10b).
  const noWalk = moveBan(g, figure)
  if (noWalk || enemiesAhead(g, figure, best, facing)) {
    const charge = chargeOver(g, figure, path, facing, chargeTarget(g, figure, best, facing))
    if (charge) return charge
  }
  return noWalk ? betterTurn(g, figure) : { verb: 'move', figure, path, facing, cost: reach.cost[best]! }
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

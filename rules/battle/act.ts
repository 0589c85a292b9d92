import { type Cell, parseCell } from '../board/board.ts'
import { type Facing, facings, makeFacing, parseFacing } from '../core/hex.ts'
import { pickOf } from '../core/random.ts'
import { accept, type Refusal, type Space } from '../core/space.ts'
import { costNow, couldReact, findUse, makeUse, usesOf } from './activate.ts'
import { baseRule, turnsInPlace } from './bases.ts'
import { cellsOfFigure, figureById, type Game, isStanding, label, standingOf } from './game.ts'
import {
  type Course,
  courseOf,
  movementOf,
  naturalFacing,
  noRoom,
  placements,
  reachOf,
  runBan,
  runCost,
  stepCost,
  tollBan,
  wayTo,
} from './movement.ts'
import { errandOf, forbids, permits, type Use } from './points.ts'
import type { Moment } from './questions.ts'
import { mayShoot, shotAt, shotsOf, volleyAt, volleysOf } from './shooting.ts'
import type { Figure } from './state.ts'
import { affords, entryToll, stayToll } from './tolls.ts'
import { inZone, isThreatened, zoneAhead } from './zones.ts'

/** An answer in an action phase, understood. */
export type Act =
  | { verb: 'done' }
  | { verb: 'move'; figure: Figure; path: Cell[]; facing: Facing; cost: number }
  | { verb: 'run'; figure: Figure; to: Cell; facing: Facing; cost: number }
  /** a move as a charge (8.10b); with a target, the free attack at its end is made at once */
  | { verb: 'charge'; figure: Figure; path: Cell[]; facing: Facing; cost: number; target: Figure | null }
  | { verb: 'strike'; figure: Figure; target: Figure }
  | { verb: 'leave'; figure: Figure }
  | { verb: 'turn'; figure: Figure; at: Cell; facing: Facing }
  | { verb: 'shoot'; figure: Figure; target: Figure | null; facing: Facing }
  /** `aside`: whoever is acting goes on, and the user has not begun to act */
  | { verb: 'use'; figure: Figure; use: Use; aside: boolean }

/** Figures of a side that may still begin an activation, besides the one under way (3.06, 3.09). */
export const readyFigures = (g: Game, side: number): Figure[] =>
  standingOf(g, side).filter(
    f => f.deed === 'nothing' && f !== g.activation?.figure && !forbids(g, 'mayAct', f),
  )

/** Movement points the figure has left in this activation. */
export function movementLeft(g: Game, figure: Figure): number {
  const current = g.activation?.figure === figure ? g.activation : undefined
  if (current?.stopped || current?.turned) return 0
  return current?.shot && !permits(g, 'mayMoveAfterShot', figure) ? 0 : unspent(g, figure)
}

/** Movement points not spent yet, on whatever way the figure is. */
export function unspent(g: Game, figure: Figure): number {
  const current = g.activation?.figure === figure ? g.activation : undefined
  return Math.max(0, movementOf(g, figure) - (current?.spent ?? 0))
}

/** Why the figure may not move, if so. */
function moveBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (current?.shot && !permits(g, 'mayMoveAfterShot', figure))
    return { code: 'shot-already', rule: '5.01', about }
  if (current?.turned || current?.charging) return { code: 'move-over', rule: '8.10', about }
  return current?.stopped ? { code: 'move-over', rule: '4.08', about } : undefined
}

/** Why the figure may not charge, if so (8.10b). */
function chargeBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (!permits(g, 'mayCharge', figure)) return { code: 'no-rider', rule: '8.10', about }
  if (current?.shot) return { code: 'shot-already', rule: '8.10', about }
  if (current?.turned || current?.stopped) return { code: 'move-over', rule: '8.10', about }
  if (current?.charging) return undefined
  if (current?.entered) return { code: 'charge-after-move', rule: '8.10', about }
  return isThreatened(g, figure) ? { code: 'charge-threatened', rule: '8.10', about } : undefined
}

/** Whoever has shot does not turn, unless it may still move: then it may turn in place of that (3.091, 4.12). */
function mayTurn(g: Game, figure: Figure): boolean {
  const current = g.activation?.figure === figure ? g.activation : undefined
  return !current?.shot || (!current.entered && !moveBan(g, figure))
}

/** Moments at which the figure may now use an ability of its own accord. */
function openMoments(g: Game, figure: Figure): Moment[] {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const list: Moment[] = []
  if (!current || !(current.entered || current.stopped || current.turned || current.shot || current.struck))
    list.push('before-action')
  if (!current?.entered && !moveBan(g, figure)) list.push('before-move')
  if (stayToll(g, figure)) return list
  // Done instead of anything else (3.06).
  if (!current?.entered && !current?.stopped && !current?.shot && !current?.turned) list.push('own-action')
  // It may come to a stop in a danger zone and still be moving (8.12); a run ends the move.
  if (current?.entered && current.stopped !== 'over' && !current.turned) list.push('during-move')
  if (mayShoot(g, figure) === true) list.push('before-shot')
  return list
}

export const ownUses = (g: Game, figure: Figure): Use[] =>
  g.typeOf(figure).abilities.length
    ? openMoments(g, figure).flatMap(moment => usesOf(g, figure, { moment, cause: figure }))
    : []

/** What a figure may use in its side's action phase whoever is acting, itself or somebody else. */
const aside = 'before-others-move'

export function asideUses(g: Game, figure: Figure): Use[] {
  const what = { moment: aside, cause: null } as const
  return couldReact(g, figure, what) ? usesOf(g, figure, what) : []
}

/** Everything legal in an action phase. `turning`: only turns are left (3.091). */
export function actSpace(g: Game, side: number, turning = false): Space {
  const figures = turning ? turners(g, side) : actors(g, side)
  const verbs = turning
    ? (['turn'] as const)
    : (['use', 'shoot', 'strike', 'charge', 'move', 'run', 'leave', 'turn'] as const)

  function* all(words: readonly string[]): Generator<string> {
    const [verb = '', id = ''] = words
    for (const figure of figures) {
      if (id && !figure.id.startsWith(id.toUpperCase())) continue
      for (const kind of verbs) if (kind.startsWith(verb.toLowerCase())) yield* answersOf(g, figure, kind)
    }
    if ('use'.startsWith(verb.toLowerCase()) && !turning)
      for (const figure of standingOf(g, side)) for (const use of asideUses(g, figure)) yield makeUse(use)
    if (turning || !doneBan(g, side)) yield 'done'
  }

  return {
    check: answer => {
      const act = parseAct(g, side, answer, turning)
      return 'code' in act ? { ok: false, refusal: act } : accept(makeAct(g, act))
    },
    enumerate(prefix, limit) {
      const wanted = prefix.toLowerCase()
      const found: string[] = []
      for (const answer of all(prefix.trimStart().split(/\s+/))) {
        if (found.length >= limit) break
        if (answer.toLowerCase().startsWith(wanted)) found.push(answer)
      }
      return found
    },
    count() {
      let sum = 0
      for (const _ of all([])) sum++
      return sum
    },
    sample(pick) {
      const leaver = turning ? undefined : mustLeave(g, side)
      const end = () => (leaver ? pickOf(pick, [...dutiesOf(g, leaver)]) : 'done')
      if (!turning && pick(8) === 0) {
        const uses = standingOf(g, side).flatMap(figure => asideUses(g, figure))
        if (uses.length) return makeUse(pickOf(pick, uses))
      }
      if (!figures.length || pick(figures.length * 2 + 1) === 0) return end()
      const figure = pickOf(pick, figures)
      for (let tries = 0; tries < 4; tries++) {
        const answers = [...answersOf(g, figure, pickOf(pick, verbs))]
        if (answers.length) return pickOf(pick, answers)
      }
      return end()
    },
    fingerprint: () =>
      `${g.activation?.figure.id ?? ''}|${g.activation?.spent ?? 0}|${figures.map(figure => figure.id).join()}`,
  }
}

/** Figures that may act now: nobody else while one under way has still to do its duty (9.04). */
function actors(g: Game, side: number): Figure[] {
  const own = active(g, side) ?? []
  return own.some(figure => isObliged(g, figure)) ? own : [...own, ...readyFigures(g, side)]
}

const active = (g: Game, side: number): Figure[] | undefined =>
  g.activation && g.activation.figure.owner === side ? [g.activation.figure] : undefined

/** Figures that may be turned when all have acted: those that did not shoot and can turn at all (3.091). */
export const turners = (g: Game, side: number): Figure[] =>
  standingOf(g, side).filter(
    f => f.deed !== 'shot' && !forbids(g, 'mayAct', f) && !stayToll(g, f) && turnsOf(g, f).length > 0,
  )

/** Turns in place that fit on the board (4.12, 8.10d). */
export function turnsOf(g: Game, figure: Figure): { at: Cell; facing: Facing }[] {
  const { base } = g.typeOf(figure)
  const turns = turnsInPlace(g.board, base, figure.at, figure.facing)
  const errand = errandOf(g, figure)
  const dutiful = errand ? turns.filter(turn => errand.turns(turn.at, turn.facing)) : turns
  if (base === 'single' || base === 'cavalry') return dutiful
  const possible = placements(g, courseOf(g, figure), figure.at)
  return dutiful.filter(turn => possible.includes(turn.facing))
}

/** Why the phase cannot end yet: somebody can neither pay for staying nor stay, and could leave. */
function doneBan(g: Game, side: number): Refusal | undefined {
  const figure = mustLeave(g, side)
  if (!figure) return undefined
  return duty(g, figure) ?? { code: 'must-leave', rule: '8.43', about: { figure: figure.id } }
}

/** Why a figure can do nothing else before it has done its duty, if so (9.04). */
function duty(g: Game, figure: Figure): Refusal | undefined {
  const errand = errandOf(g, figure)
  if (!errand?.bound) return undefined
  return { code: 'must-approach', rule: errand.rule, about: { figure: figure.id, target: errand.goal.id } }
}

/** Has the figure a duty that it can do now? */
export function isObliged(g: Game, figure: Figure): boolean {
  if (!duty(g, figure)) return false
  for (const _ of dutiesOf(g, figure)) return true
  return false
}

/** The answers with which a figure does its duty, or leaves a danger zone. */
export function* dutiesOf(g: Game, figure: Figure): Generator<string> {
  yield* answersOf(g, figure, 'move')
  if (errandOf(g, figure)) yield* answersOf(g, figure, 'turn')
}

/** What an act would do against the duty of its figure, if anything. */
function againstDuty(g: Game, act: Exclude<Act, { verb: 'done' }>): Refusal | undefined {
  const { figure, verb } = act
  const current = g.activation?.figure
  if (current && current !== figure && current.owner === figure.owner && !(verb === 'use' && act.aside))
    if (isObliged(g, current)) return duty(g, current)
  const errand = errandOf(g, figure)
  if (!errand || verb === 'use' || verb === 'turn' || verb === 'leave') return undefined
  const refusal = {
    code: 'must-approach',
    rule: errand.rule,
    about: { figure: figure.id, target: errand.goal.id },
  }
  if (verb === 'shoot' || verb === 'strike')
    return errand.bound && act.target !== errand.goal && isObliged(g, figure) ? refusal : undefined
  const at = verb === 'run' ? act.to : act.path.at(-1)!
  return errand.ends(at, act.facing) ? undefined : refusal
}

/** A figure of the side that has to leave a danger zone, or to go elsewhere, before the phase ends, if there is one. */
export function mustLeave(g: Game, side: number): Figure | undefined {
  const current = active(g, side)?.find(figure => isObliged(g, figure))
  if (current) return current
  return standingOf(g, side).find(figure => {
    if (figure.deed !== 'nothing') return false
    if (isObliged(g, figure)) return true
    if (affords(g, figure, stayToll(g, figure)) || moveBan(g, figure)) return false
    for (const _ of answersOf(g, figure, 'move')) return true
    return false
  })
}

/** The answers of one verb that a figure can give; moves by the cheapest way to each hex. */
export function* answersOf(g: Game, figure: Figure, verb: Act['verb']): Generator<string> {
  const { id } = figure
  const stays = verb === 'shoot' || verb === 'turn' || verb === 'strike'
  if (stays && !affords(g, figure, stayToll(g, figure))) return
  const errand = errandOf(g, figure)
  if ((verb === 'shoot' || verb === 'strike') && isObliged(g, figure)) {
    const goal = errand!.goal.id
    if (verb === 'strike' && strikesOf(g, figure).includes(errand!.goal)) yield `strike ${id} ${goal}`
    if (verb === 'shoot')
      for (const shot of shotsOf(g, figure))
        if (shot.target === errand!.goal)
          for (const facing of shot.facings) yield `shoot ${id} ${goal} ${makeFacing(facing)}`
    return
  }
  if (verb === 'use') for (const use of ownUses(g, figure)) yield makeUse(use)
  if (verb === 'shoot')
    for (const shot of shotsOf(g, figure))
      for (const facing of shot.facings) yield `shoot ${id} ${shot.target.id} ${makeFacing(facing)}`
  if (verb === 'shoot')
    for (const { facing } of volleysOf(g, figure)) yield `shoot ${id} ${makeFacing(facing)}`
  if (verb === 'leave' && !leaveBan(g, figure)) yield `leave ${id}`
  if (verb === 'strike') for (const target of strikesOf(g, figure)) yield `strike ${id} ${target.id}`
  if ((verb === 'move' && !moveBan(g, figure)) || (verb === 'charge' && !chargeBan(g, figure))) {
    const course = courseOf(g, figure, verb === 'charge')
    const reach = reachOf(g, course, movementLeft(g, figure))
    for (const cell of reach.cells) {
      const way = wayTo(reach, cell)
        .map(c => label(g, c))
        .join('-')
      for (const facing of placements(g, course, cell))
        if (!errand || errand.ends(cell, facing)) yield `${verb} ${id} ${way} ${makeFacing(facing)}`
    }
  }
  if (verb === 'run' && !runBan(g, figure)) {
    const course = courseOf(g, figure)
    for (const side of facings) {
      const to = g.board.neighbour[figure.at * 6 + side]!
      if (to < 0 || typeof runPrice(g, course, to) !== 'number') continue
      for (const facing of placements(g, course, to))
        if (!errand || errand.ends(to, facing)) yield `run ${id} ${label(g, to)} ${makeFacing(facing)}`
    }
  }
  if (verb === 'turn' && mayTurn(g, figure))
    for (const turn of turnsOf(g, figure)) yield `turn ${id} ${makeFacing(turn.facing)}`
}

/** Action points for running to a cell, or why the figure cannot (4.131). */
function runPrice(g: Game, course: Course, to: Cell): number | Refusal {
  const base = runCost(g, course, to)
  if (typeof base !== 'number') return base
  const cost = costNow(g, course.figure, base, 'run')
  const { ap, id } = course.figure
  return cost > ap ? { code: 'too-few-ap', rule: '4.131', about: { figure: id, cost, ap } } : base
}

/** Reads an answer; what comes back is legal now, or the reason why it is not. */
export function parseAct(g: Game, side: number, answer: string, turning = false): Act | Refusal {
  const act = readAct(g, side, answer, turning)
  if ('code' in act || act.verb === 'done') return act
  return againstDuty(g, act) ?? act
}

function readAct(g: Game, side: number, answer: string, turning: boolean): Act | Refusal {
  const words = answer.trim().split(/\s+/)
  const verb = words[0]!.toLowerCase()
  if (verb === 'done' && words.length === 1)
    return (turning ? undefined : doneBan(g, side)) ?? { verb: 'done' }
  if (!['move', 'charge', 'run', 'leave', 'shoot', 'strike', 'turn', 'use'].includes(verb))
    return { code: 'not-offered', about: { answer } }
  if (turning && verb !== 'turn') return { code: 'only-turning', rule: '3.091' }
  const figure = figureById(g, words[1] ?? '')
  if (!figure || !isStanding(figure)) return { code: 'no-figure', about: { figure: words[1] ?? '' } }
  const about = { figure: figure.id }
  if (figure.owner !== side) return { code: 'not-yours', about }
  if (turning) {
    if (figure.deed === 'shot') return { code: 'shot-already', rule: '3.091', about }
  } else if (figure.deed !== 'nothing' && verb !== 'use')
    return { code: 'acted-already', rule: '3.09', about }
  if (verb === 'shoot' || verb === 'turn' || verb === 'strike') {
    const cost = stayToll(g, figure)
    if (!affords(g, figure, cost))
      return {
        code: 'too-afraid',
        rule: '8.43',
        about: { ...about, to: label(g, figure.at), cost, ap: figure.ap },
      }
  }
  if (verb === 'turn') return parseTurn(g, figure, words[2] ?? '')
  if (verb === 'charge') return parseCharge(g, figure, words.slice(2))
  if (verb === 'move') return parseMove(g, figure, words[2] ?? '', words[3])
  if (verb === 'run') return parseRun(g, figure, words[2] ?? '', words[3])
  if (verb === 'leave') return leaveBan(g, figure) ?? { verb, figure }
  if (verb === 'use') return parseUse(g, side, figure, words)
  const named = words[2] ?? ''
  if (verb === 'shoot' && (!named || parseFacing(named) !== undefined)) {
    const volley = volleyAt(g, figure, parseFacing(named))
    return 'code' in volley ? volley : { verb, figure, target: null, facing: volley.facing }
  }
  const target = figureById(g, named)
  if (!target || !isStanding(target)) return { code: 'no-figure', about: { figure: named } }
  return verb === 'strike' ? parseStrike(g, figure, target) : parseShot(g, figure, target, words)
}

function parseShot(g: Game, figure: Figure, target: Figure, words: string[]): Act | Refusal {
  const wanted = words[3] === undefined ? undefined : parseFacing(words[3])
  if (words[3] !== undefined && wanted === undefined)
    return { code: 'no-facing', about: { facing: words[3] } }
  const shot = shotAt(g, figure, target)
  if ('code' in shot) return shot
  const facing = wanted ?? shot.facings[0]!
  if (!shot.facings.includes(facing))
    return {
      code: 'not-in-view',
      rule: '5.07',
      about: {
        figure: figure.id,
        target: target.id,
        facing: makeFacing(facing),
        facings: shot.facings.map(makeFacing).join(' '),
      },
    }
  return { verb: 'shoot', figure, target, facing }
}

function parseUse(g: Game, side: number, figure: Figure, words: string[]): Act | Refusal {
  const acted = figure.deed !== 'nothing'
  const about = { figure: figure.id, ability: words.slice(2).join(' ') }
  let refusal: Refusal = acted
    ? { code: 'acted-already', rule: '3.09', about }
    : { code: 'not-its-moment', about }
  for (const moment of [aside, ...(acted ? [] : openMoments(g, figure))] as const) {
    const found = findUse(g, words, side, f => ({ moment, cause: moment === aside ? null : f }))
    if (!('code' in found)) return { verb: 'use', figure, use: found, aside: moment === aside }
    if (found.code !== 'not-its-moment' || !refusal.rule) refusal = found
  }
  return refusal
}

/** Movement points for leaving the board. */
const leaving = 1

/** Why the figure may not leave the board across the enemy's edge from where it stands, if so (9.14). */
function leaveBan(g: Game, figure: Figure): Refusal | undefined {
  const about = { figure: figure.id, cost: leaving, left: movementLeft(g, figure) }
  if (!permits(g, 'mayLeaveBoard', figure)) return { code: 'no-leaving', rule: '9.14', about }
  const edge = g.battle.players[figure.owner]!.edge
  const column = figure.at % g.board.columns
  if (column !== (edge === 'left' ? g.board.columns - 1 : 0))
    return { code: 'not-at-far-edge', rule: '9.14', about }
  return (
    moveBan(g, figure) ?? (about.left < leaving ? { code: 'too-few-points', rule: '4.13', about } : undefined)
  )
}

/** Whom a figure may attack freely to end its action (8.10b, 8.13d). */
export function strikesOf(g: Game, figure: Figure): Figure[] {
  if (strikeBan(g, figure)) return []
  return inZone(g, figure).filter(enemy => !forbids(g, 'mayBeFreelyAttacked', enemy))
}

function strikeBan(g: Game, figure: Figure): Refusal | undefined {
  const current = g.activation?.figure === figure ? g.activation : undefined
  const about = { figure: figure.id }
  if (current?.shot) return { code: 'shot-already', rule: '8.13', about }
  if (current?.struck) return { code: 'struck-already', rule: '8.13', about }
  if (current?.turned) return { code: 'move-over', rule: '8.10', about }
  return permits(g, 'mayStrike', figure) ? undefined : { code: 'no-striker', rule: '6.25', about }
}

function parseStrike(g: Game, figure: Figure, target: Figure): Act | Refusal {
  const banned = strikeBan(g, figure)
  if (banned) return banned
  const about = { figure: figure.id, target: target.id }
  if (!inZone(g, figure).includes(target)) return { code: 'not-in-zone', rule: '6.25', about }
  return forbids(g, 'mayBeFreelyAttacked', target) ?? { verb: 'strike', figure, target }
}

function parseTurn(g: Game, figure: Figure, text: string): Act | Refusal {
  const facing = parseFacing(text)
  if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: text } }
  const about = { figure: figure.id, facing: makeFacing(facing) }
  if (!mayTurn(g, figure)) return { code: 'shot-already', rule: '3.091', about }
  if (facing === figure.facing) return { code: 'faces-so-already', rule: '4.12', about }
  const turns = turnsOf(g, figure)
  const turn = turns.find(t => t.facing === facing)
  if (!turn)
    return {
      code: 'cannot-face',
      rule: baseRule(g.typeOf(figure).base),
      about: { ...about, hex: label(g, figure.at), facings: turns.map(t => makeFacing(t.facing)).join(' ') },
    }
  return { verb: 'turn', figure, ...turn }
}

/** A facing that was asked for, or the natural one, if the base fits so. */
function facingAt(g: Game, course: Course, from: Cell, to: Cell, text: string | undefined): Facing | Refusal {
  const possible = placements(g, course, to)
  const about = { figure: course.figure.id, to: label(g, to), hex: label(g, to) }
  if (!possible.length) return noRoom(g, course, to)
  if (text === undefined) return naturalFacing(g, from, to, possible, possible[0]!)
  const facing = parseFacing(text)
  if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: text } }
  if (!possible.includes(facing))
    return {
      code: 'cannot-face',
      rule: baseRule(g.typeOf(course.figure).base),
      about: { ...about, facing: makeFacing(facing), facings: possible.map(makeFacing).join(' ') },
    }
  return facing
}

function parseMove(g: Game, figure: Figure, pathText: string, facingText: string | undefined): Act | Refusal {
  const way = moveBan(g, figure) ?? parseWay(g, courseOf(g, figure), pathText, facingText)
  return 'code' in way ? way : { verb: 'move', figure, ...way }
}

function parseCharge(g: Game, figure: Figure, [pathText = '', ...rest]: string[]): Act | Refusal {
  const named = figureById(g, rest.at(-1) ?? '')
  const facingText = named ? rest.slice(0, -1)[0] : rest[0]
  const way = chargeBan(g, figure) ?? parseWay(g, courseOf(g, figure, true), pathText, facingText)
  if ('code' in way) return way
  if (named) {
    const about = { figure: figure.id, target: named.id }
    const zone = zoneAhead(g, figure, way.path.at(-1)!, way.facing)
    if (named.owner === figure.owner || !cellsOfFigure(g, named).some(cell => zone.includes(cell)))
      return { code: 'not-in-zone', rule: '8.10', about }
    const spared = forbids(g, 'mayBeFreelyAttacked', named)
    if (spared) return spared
  }
  return { verb: 'charge', figure, ...way, target: named ?? null }
}

type Way = { path: Cell[]; facing: Facing; cost: number }

function parseWay(g: Game, course: Course, pathText: string, facingText: string | undefined): Way | Refusal {
  const { figure } = course
  const left = movementLeft(g, figure)
  const path = readPath(g, course, pathText, left)
  if ('code' in path) return path
  let cost = 0
  let tolls = 0
  let at = figure.at
  for (const [i, to] of path.cells.entries()) {
    if (i > 0 && course.stops[at])
      return { code: 'must-stop', rule: '4.08', about: { figure: figure.id, hex: label(g, at) } }
    const step = stepCost(g, course, at, to, left - cost)
    if (typeof step !== 'number') return step
    const afraid = tollBan(g, course, at, to, tolls)
    if (afraid) return afraid
    tolls += entryToll(g, figure, at, to)
    cost += step
    at = to
  }
  const before = path.cells.at(-2) ?? figure.at
  const facing = facingAt(g, course, before, at, facingText)
  return typeof facing === 'object' ? facing : { path: path.cells, facing, cost }
}

/**
 * Hexes of a path from a text such as `C7-D7-E6`; where two named hexes do not touch, or the step
 * between them cannot be taken, the cheapest way between them is.
 */
function readPath(g: Game, course: Course, text: string, left: number): { cells: Cell[] } | Refusal {
  const cells: Cell[] = []
  let at = course.figure.at
  let spent = 0
  for (const word of text.split('-')) {
    const to = parseCell(g.board, word)
    if (to === undefined) return { code: 'no-hex', rule: '4.06', about: { hex: word } }
    if (to === at) return { code: 'same-hex', rule: '4.12', about: { figure: course.figure.id, hex: word } }
    const touches = facings.some(f => g.board.neighbour[at * 6 + f] === to)
    const step = touches ? stepCost(g, course, at, to, left - spent) : undefined
    if (typeof step === 'number') {
      cells.push(to)
      spent += step
    } else {
      // What cannot be stepped into may still be walked around to.
      const reach = reachOf(g, course, left - spent, at)
      if (reach.cost[to]! < 0)
        return (
          step ?? {
            code: 'out-of-reach',
            rule: '4.01',
            about: { figure: course.figure.id, hex: label(g, to), left: left - spent },
          }
        )
      cells.push(...wayTo(reach, to))
      spent += reach.cost[to]!
    }
    at = to
  }
  return { cells }
}

function parseRun(g: Game, figure: Figure, hexText: string, facingText: string | undefined): Act | Refusal {
  const to = parseCell(g.board, hexText)
  if (to === undefined) return { code: 'no-hex', rule: '4.06', about: { hex: hexText } }
  const course = courseOf(g, figure)
  const cost = runPrice(g, course, to)
  if (typeof cost !== 'number') return cost
  const facing = facingAt(g, course, figure.at, to, facingText)
  return typeof facing === 'object' ? facing : { verb: 'run', figure, to, facing, cost }
}

/** The full form of an act, as it is journalled. */
export function makeAct(g: Game, act: Act): string {
  if (act.verb === 'done') return 'done'
  if (act.verb === 'use') return makeUse(act.use)
  if (act.verb === 'leave') return `leave ${act.figure.id}`
  if (act.verb === 'strike') return `strike ${act.figure.id} ${act.target.id}`
  const facing = makeFacing(act.facing)
  const start = `${act.verb} ${act.figure.id}`
  if (act.verb === 'charge')
    return `${start} ${act.path.map(cell => label(g, cell)).join('-')} ${facing} ${act.target?.id ?? ''}`.trim()
  if (act.verb === 'move') return `${start} ${act.path.map(cell => label(g, cell)).join('-')} ${facing}`
  if (act.verb === 'run') return `${start} ${label(g, act.to)} ${facing}`
  if (act.verb === 'shoot' && act.target) return `${start} ${act.target.id} ${facing}`
  return `${start} ${facing}`
}

import { type Cell, noHex, parseCell } from '../../../board/board.ts'
import { type Facing, facings, makeFacing, parseFacing } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { baseRule } from '../bases.ts'
import { figureById, type Game, isStanding, label } from '../game.ts'
import { type Course, courseOf, naturalFacing, noRoom, placements, tollBan } from '../move/movement.ts'
import { bestOf, pathOf, reachOf, start, stepOn, type Way } from '../move/reach.ts'
import { affords, stayToll } from '../move/tolls.ts'
import { errandOf, freeAttackBan } from '../points/points.ts'
import { findUse } from '../points/uses.ts'
import { shotAt, volleyAt } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import { inZone, zoneFrom } from '../zones.ts'
import {
  type Act,
  aside,
  chargeBan,
  dismountBan,
  dismountsOf,
  leaveBan,
  moveBan,
  movementLeft,
  openMoments,
  runPrice,
  strikeBan,
  turnBan,
  turnsOf,
} from './act.ts'
import { againstDuty, doneBan, endable } from './answers.ts'

/** Reads an answer; what comes back is legal now, or the reason why it is not. */
export function parseAct(g: Game, side: number, answer: string, turning = false): Act | Refusal {
  const act = readAct(g, side, answer, turning)
  if ('code' in act || act.verb === 'done' || act.verb === 'end') return act
  return againstDuty(g, act) ?? act
}

function readAct(g: Game, side: number, answer: string, turning: boolean): Act | Refusal {
  const words = answer.trim().split(/\s+/)
  const verb = words[0]!.toLowerCase()
  if (verb === 'done' && words.length === 1)
    return (turning ? undefined : doneBan(g, side)) ?? { verb: 'done' }
  if (turning && verb === 'end') return { code: 'only-turning', rule: '3.091' }
  if (verb === 'end' && words.length <= 2) return parseEnd(g, words[1])
  if (!['move', 'charge', 'run', 'leave', 'dismount', 'shoot', 'strike', 'turn', 'use'].includes(verb))
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
  if (verb === 'dismount') return parseDismount(g, figure, words[2] ?? '', words[3])
  if (verb === 'use') return parseUse(g, figure, words)
  const named = words[2] ?? ''
  if (verb === 'shoot' && (!named || parseFacing(named) !== undefined)) {
    const volley = volleyAt(g, figure, parseFacing(named))
    return 'code' in volley ? volley : { verb, figure, target: null, facing: volley.facing }
  }
  const target = figureById(g, named)
  if (!target || !isStanding(target)) return { code: 'no-figure', about: { figure: named } }
  return verb === 'strike' ? parseStrike(g, figure, target) : parseShot(g, figure, target, words)
}

/** `end A3`, or `end` alone: the label only says it again, for whoever reads. */
function parseEnd(g: Game, named: string | undefined): Act | Refusal {
  const figure = endable(g)
  if ('code' in figure) return figure
  if (named !== undefined && named.toUpperCase() !== figure.id)
    return { code: 'not-acting-now', rule: '3.09', about: { figure: named, active: figure.id } }
  return { verb: 'end', figure }
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

function parseUse(g: Game, figure: Figure, words: string[]): Act | Refusal {
  const acted = figure.deed !== 'nothing'
  const about = { figure: figure.id, ability: words.slice(2).join(' ') }
  let refusal: Refusal = acted
    ? { code: 'acted-already', rule: '3.09', about }
    : { code: 'not-its-moment', about }
  for (const moment of [aside, ...(acted ? [] : openMoments(g, figure))] as const) {
    const found = findUse(g, figure, words.slice(2), { moment, cause: moment === aside ? null : figure })
    if (!('code' in found)) return { verb: 'use', figure, use: found, aside: moment === aside }
    if (found.code !== 'not-its-moment' || !refusal.rule) refusal = found
  }
  return refusal
}

function parseStrike(g: Game, figure: Figure, target: Figure): Act | Refusal {
  const banned = strikeBan(g, figure)
  if (banned) return banned
  const about = { figure: figure.id, target: target.id }
  if (!inZone(g, figure).includes(target)) return { code: 'not-in-zone', rule: '6.25', about }
  return freeAttackBan(g, target, figure) ?? { verb: 'strike', figure, target }
}

function parseTurn(g: Game, figure: Figure, text: string): Act | Refusal {
  const facing = parseFacing(text)
  if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: text } }
  const about = { figure: figure.id, facing: makeFacing(facing) }
  const ban = turnBan(g, figure)
  if (ban) return ban
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
  if (text === undefined) {
    // Nobody means to look away from where it has to look (9.04).
    const errand = errandOf(g, course.figure)
    const dutiful = errand ? possible.filter(facing => errand.ends(to, facing)) : possible
    const fitting = dutiful.length ? dutiful : possible
    return naturalFacing(g, from, to, fitting, fitting[0]!)
  }
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
    const zone = zoneFrom(g, figure, way.path.at(-1)!, way.facing)
    if (named.owner === figure.owner || !zone.some(cell => g.occupant[cell] === named))
      return { code: 'not-in-zone', rule: '8.10', about }
    const spared = freeAttackBan(g, named, figure)
    if (spared) return spared
  }
  return { verb: 'charge', figure, ...way, target: named ?? null }
}

type Move = Pick<Extract<Act, { verb: 'move' }>, 'path' | 'facing' | 'cost'>

function parseWay(g: Game, course: Course, pathText: string, facingText: string | undefined): Move | Refusal {
  const { figure } = course
  const left = movementLeft(g, figure)
  const way = readPath(g, course, pathText, left)
  if ('code' in way) return way
  const facing = facingAt(g, course, way.before?.at ?? figure.at, way.at, facingText)
  return typeof facing === 'object' ? facing : { path: pathOf(way), facing, cost: way.cost }
}

/**
 * The way over the hexes of a text such as `C7-D7-E6`; where two named hexes do not touch, or the step between
 * them cannot be taken, the best way between them is.
 */
function readPath(g: Game, course: Course, text: string, left: number): Way | Refusal {
  const { figure } = course
  let ways: readonly Way[] = [start(figure.at)]
  for (const word of text.split('-')) {
    const { at } = ways[0]!
    const to = parseCell(g.board, word)
    if (to === undefined) return noHex(g.board, word, '4.06')
    if (to === at) return { code: 'same-hex', rule: '4.12', about: { figure: figure.id, hex: word } }
    if (ways.every(({ ends }) => ends))
      return { code: 'must-stop', rule: '4.08', about: { figure: figure.id, hex: label(g, at) } }
    const touches = facings.some(f => g.board.neighbour[at * 6 + f] === to)
    let taken: Way[] = []
    let refusal: Refusal | undefined
    if (touches)
      for (const way of ways) {
        const step = stepOn(g, course, way, to, left)
        if ('code' in step) refusal ??= step
        else taken.push(step)
      }
    // What cannot be stepped into may still be walked around to.
    if (!taken.length) taken = reachOf(g, course, left, ways).ways[to] ?? []
    if (!taken.length) {
      if (refusal) return refusal
      const dear = reachOf(g, course, left, ways, false).ways[to]?.[0]
      const out = { figure: figure.id, hex: label(g, to), left: left - ways[0]!.cost }
      return (
        (dear && tollBan(g, course, to, dear.tolls)) ?? { code: 'out-of-reach', rule: '4.01', about: out }
      )
    }
    ways = taken
  }
  return bestOf(g, course, ways)
}

function parseDismount(
  g: Game,
  figure: Figure,
  hexText: string,
  facingText: string | undefined,
): Act | Refusal {
  const banned = dismountBan(g, figure)
  if (banned) return banned
  const at = parseCell(g.board, hexText)
  if (at === undefined) return noHex(g.board, hexText, '8.42')
  const facing = facingText === undefined ? figure.facing : parseFacing(facingText)
  if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: facingText ?? '' } }
  if (dismountsOf(g, figure).includes(at)) return { verb: 'dismount', figure, at, facing }
  const about = {
    figure: figure.id,
    hex: label(g, at),
    hexes: dismountsOf(g, figure)
      .map(c => label(g, c))
      .join(' '),
  }
  return { code: 'no-way-down', rule: '8.42', about }
}

function parseRun(g: Game, figure: Figure, hexText: string, facingText: string | undefined): Act | Refusal {
  const to = parseCell(g.board, hexText)
  if (to === undefined) return noHex(g.board, hexText, '4.06')
  const course = courseOf(g, figure)
  const cost = runPrice(g, course, to)
  if (typeof cost !== 'number') return cost
  const facing = facingAt(g, course, figure.at, to, facingText)
  return typeof facing === 'object' ? facing : { verb: 'run', figure, to, facing, cost }
}

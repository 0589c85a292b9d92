import { type Cell, noHex, parseCell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { accept, type Checked, listed, type Refusal, refuse, type Space } from '../../core/space.ts'
import { byLabel, hexLabel, isOnBoard, labelsOf } from '../field/field.ts'
import { stepBetween } from '../field/ground.ts'
import {
  chargeBan,
  halfMove,
  namableOn,
  reachOf,
  type StepBan,
  type Walker,
  wayOf,
  wayTo,
  zonesOn,
} from '../field/movement.ts'
import { isEngaged, moveBan } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'
import { chargedBy, type MoveChoice, performMove, standUp } from './move.ts'

/** `move A3 C4-C5 B1`: a way with whom it names; `charge A3 B1`: without a step. */
export const writeMove = (f: Battlefield, { label }: Combatant, { cells, names }: MoveChoice): string =>
  [
    cells.length > 0 ? 'move' : 'charge',
    label,
    ...(cells.length > 0 ? [cells.map(cell => hexLabel(f, cell)).join('-')] : []),
    ...labelsOf(names),
  ].join(' ')

const toRefusal = ({ code, rule, about }: StepBan): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, rule, about },
})

/**
 * Reads a move as somebody types it behind the figure's label: hexes joined by `-`, or one hex to go to by the cheapest
 * way; then labels of whom it charges by name.
 */
export function readMove(
  f: Battlefield,
  walker: Walker,
  verb: 'move' | 'charge',
  words: readonly string[],
): Checked<MoveChoice> {
  const { figure } = walker
  let cells: Cell[] = []
  let rest = words
  if (verb === 'move') {
    const text = words[0] ?? ''
    rest = words.slice(1)
    for (const part of text.split('-')) {
      const cell = parseCell(f.board, part)
      if (cell === undefined) return { ok: false, refusal: noHex(f.board, part, 'DB-09') }
      cells.push(cell)
    }
    if (cells.length === 1 && !stepBetween(f, figure.at, cells[0]!)) {
      const reach = reachOf(f, walker)
      const to = cells[0]!
      if (!reach.cost.has(to) || to === figure.at)
        return refuse('beyond-reach', 'DB-09d', {
          figure: figure.label,
          hex: hexLabel(f, to),
          left: walker.points,
        })
      cells = wayTo(reach, figure.at, to)
    }
    const way = wayOf(f, walker, cells)
    if (!way.ok) return toRefusal(way.ban)
  }
  const end = cells.at(-1) ?? figure.at
  const names: Combatant[] = []
  for (const word of rest) {
    const enemy = byLabel(f, word)
    if (!enemy || enemy.at < 0) return refuse('no-figure', 'DB-10', { figure: word.slice(0, 40) })
    if (zonesOn(f, figure, end).includes(enemy) || names.includes(enemy)) continue
    if (!namableOn(f, figure, end).includes(enemy))
      return refuse('not-touched', 'DB-10d', {
        figure: figure.label,
        target: enemy.label,
        hex: hexLabel(f, end),
      })
    names.push(enemy)
  }
  const choice = { cells, names }
  const enemies = chargedBy(f, walker, choice)
  if (verb === 'charge' && enemies.length === 0)
    return refuse('nobody-to-charge', 'DB-10b', { figure: figure.label })
  if (enemies.length > 0) {
    const ban = chargeBan(figure)
    if (ban) return toRefusal(ban)
    const missed = enemies.find(each => figure.marks.missed.includes(each.label))
    if (missed) return refuse('not-found', 'DL-14', { figure: figure.label, target: missed.label })
  }
  return accept(writeMove(f, figure, choice), choice)
}

/** Every move by cheapest ways: to each hex where it may end, with nobody named, each alone and all together. */
export function* everyMove(f: Battlefield, walker: Walker): Generator<MoveChoice> {
  const { figure } = walker
  const reach = reachOf(f, walker)
  const here: Cell[] = [figure.at, ...reach.ends]
  for (const end of here) {
    const cells = end === figure.at ? [] : wayTo(reach, figure.at, end)
    const inZones = zonesOn(f, figure, end)
    if (inZones.some(each => figure.marks.missed.includes(each.label))) continue
    const named = namableOn(f, figure, end).filter(each => !figure.marks.missed.includes(each.label))
    const lists: Combatant[][] = [[], ...named.map(each => [each]), ...(named.length > 1 ? [named] : [])]
    for (const names of lists)
      if (cells.length > 0 || names.length + inZones.length > 0) yield { cells, names }
  }
}

/** What a hand that is not its owner's does with a figure: a move; standing up, for half its Move; or leaving it there. */
export type HandedMove = MoveChoice | 'stand' | 'leave'

/** Has it the points to stand up by such a hand? (DB-23e) */
const canStand = (f: Battlefield, { figure, points }: Walker): boolean =>
  figure.condition === 'lying' && points >= halfMove(f, figure)

/** A move by a hand that is not the owner's, or leaving the figure where it is (DL-25, DL-56). */
export function movesOrLeave(f: Battlefield, walker: Walker): Space<HandedMove> {
  const { figure } = walker
  const write = (choice: HandedMove) => {
    if (choice === 'stand') return `stand ${figure.label}`
    return choice === 'leave' ? choice : writeMove(f, figure, choice)
  }
  const all = () => [
    'leave',
    ...(canStand(f, walker) ? [write('stand')] : []),
    ...(figure.condition === 'standing' ? Array.from(everyMove(f, walker), write) : []),
  ]
  return {
    check(answer) {
      const [first = '', label = '', ...words] = answer.trim().split(/\s+/)
      const verb = first.toLowerCase()
      if (verb === 'leave' && label === '') return accept('leave', 'leave')
      if (verb !== 'move' && verb !== 'charge' && verb !== 'stand')
        return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      if (label.toUpperCase() !== figure.label)
        return refuse('only-this-one', undefined, { figure: figure.label })
      const lies = figure.condition === 'lying'
      if (verb === 'stand') {
        if (!lies) return refuse('is-standing', 'DB-23e', { figure: figure.label })
        const cost = halfMove(f, figure)
        return canStand(f, walker)
          ? accept(write('stand'), 'stand')
          : refuse('too-far', 'DB-23e', { hex: hexLabel(f, figure.at), cost, left: walker.points })
      }
      return lies ? refuse('is-lying', 'DB-23e', { figure: figure.label }) : readMove(f, walker, verb, words)
    },
    write,
    ...listed(all),
    fingerprint: () => `${figure.label} ${walker.points} ${figure.at} ${figure.condition}`,
  }
}

/**
 * Goes with a figure as such a hand says, until it has moved or is left; it may have it stand up first, and declare another
 * move where a wearer was not found (DB-11d).
 * @param ask puts the question, for so many points
 * @returns whether it was moved at all
 */
export function* handedMove(
  f: Battlefield,
  walkerNow: () => Walker,
  by: number,
  ask: (walker: Walker) => Script<HandedMove>,
): Script<boolean> {
  let stood = false
  for (;;) {
    const walker = walkerNow()
    const { figure } = walker
    if (!isOnBoard(figure) || isEngaged(figure) || moveBan(figure)) return stood
    if (figure.condition === 'lying' && !canStand(f, walker)) return stood
    const choice = yield* ask(walker)
    if (choice === 'leave') return stood
    if (choice === 'stand') {
      standUp(f, figure)
      stood = true
    } else if ((yield* performMove(f, walker, by, choice)) !== 'missed') return true
  }
}

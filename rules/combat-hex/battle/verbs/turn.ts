import type { Cell } from '../../../board/board.ts'
import { type Facing, makeFacing, parseFacing } from '../../../core/hex.ts'
import type { Script } from '../../../core/script.ts'
import type { Refusal } from '../../../core/space.ts'
import { baseRule, turnsInPlace } from '../bases.ts'
import { activationOf, type Game, label, put } from '../game.ts'
import { moveBan } from '../move/allowance.ts'
import { courseOf, placements } from '../move/movement.ts'
import { mandatoryMoveOf } from '../points/points.ts'
import type { Figure } from '../state.ts'
import { consequencesAt } from './outcome.ts'
import type { Act, Verb } from './verb.ts'

/** 4.12: in place; a rider turns by half a circle on its two hexes (8.10d). */
export const turn = {
  verb: 'turn',
  stays: true,
  moves: false,
  ban: turnBan,
  understand(g, figure, { facing: typed = '' }) {
    const facing = parseFacing(typed)
    if (facing === undefined) return { code: 'no-facing', rule: '1.06', about: { facing: typed } }
    return turnTo(g, figure, facing)
  },
  all: (g, figure) => turnsOf(g, figure).map(place => ({ verb: 'turn', figure, ...place })),
  neglects: () => false,
  *perform(g, current, act): Script {
    current.turned ||= act.at !== act.figure.at
    turnInPlace(g, act)
  },
  preview: (g, { figure, at, facing }) => ({
    kind: 'turn',
    outcome: consequencesAt(g, figure, at, facing, false),
  }),
  write: (_, { figure, facing }) => ({ verb: 'turn', figure: figure.id, facing: makeFacing(facing) }),
} as const satisfies Verb<'turn'>

/**
 * Why the figure may not turn, if so. Whoever has shot does not, unless it may still move: then it may turn
 * in place of that (3.091, 4.12). The half turn of a rider takes the place of a move (8.10d).
 */
export function turnBan(g: Game, figure: Figure): Refusal | undefined {
  const current = activationOf(g, figure)
  const about = { figure: figure.id }
  if (current?.shot && (current.entered || moveBan(g, figure)))
    return { code: 'shot-already', rule: '3.091', about }
  if (current?.entered && g.typeOf(figure).base === 'cavalry')
    return { code: 'turn-moved', rule: '8.10', about }
  if (current?.entered && !g.book.sequence.turnsAtEnd) return { code: 'turn-moved', rule: '4.12', about }
  return undefined
}

/** Turns in place that fit on the board (4.12, 8.10d). */
export function turnsOf(g: Game, figure: Figure): { at: Cell; facing: Facing }[] {
  const { base } = g.typeOf(figure)
  const turns = turnsInPlace(g.board, base, figure.at, figure.facing)
  const mandatory = mandatoryMoveOf(g, figure)
  const dutiful = mandatory ? turns.filter(place => mandatory.turns(place.at, place.facing)) : turns
  if (base === 'single' || base === 'cavalry') return dutiful
  const possible = placements(g, courseOf(g, figure), figure.at)
  return dutiful.filter(place => possible.includes(place.facing))
}

/** The turn of a figure to a facing, or why it cannot face so. */
export function turnTo(g: Game, figure: Figure, facing: Facing): Act<'turn'> | Refusal {
  const about = { figure: figure.id, facing: makeFacing(facing) }
  const ban = turnBan(g, figure)
  if (ban) return ban
  if (facing === figure.facing) return { code: 'faces-so-already', rule: '4.12', about }
  const turns = turnsOf(g, figure)
  const place = turns.find(each => each.facing === facing)
  if (place) return { verb: 'turn', figure, ...place }
  return {
    code: 'cannot-face',
    rule: baseRule(g.typeOf(figure).base),
    about: {
      ...about,
      hex: label(g, figure.at),
      facings: turns.map(each => makeFacing(each.facing)).join(' '),
    },
  }
}

/** Turns a figure, and tells of it. */
export function turnInPlace(g: Game, { figure, at, facing }: Act<'turn'>): void {
  put(g, figure, at, facing)
  g.emit({ event: 'turned', figure: figure.id, facing: makeFacing(facing) })
}

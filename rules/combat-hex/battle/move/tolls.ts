import type { Cell } from '../../../board/board.ts'
import type { Script } from '../../../core/script.ts'
import { spend } from '../fight/activate.ts'
import { cellsOfFigure, type Game, isStanding, standingOf } from '../game.ts'
import { atWork } from '../points/points.ts'
import { costNow } from '../points/prices.ts'
import { threatsTo } from '../points/zones.ts'
import type { Figure } from '../state.ts'

/**
 * Action points for a step into danger zones that ask for them.
 * @param first the first step of a move: all zones that it leads into count as entered, also from within
 */
export function entryToll(g: Game, figure: Figure, from: Cell, to: Cell, first: boolean): number {
  let toll = 0
  const inside = first ? [] : threatsTo(g, figure.owner, from)
  for (const enemy of threatsTo(g, figure.owner, to))
    if (!inside.includes(enemy))
      for (const ability of atWork(g, enemy)) toll += ability.hooks?.entryToll?.(g, enemy, figure) ?? 0
  return toll
}

/** Action points that a figure owes for staying where it began its action phase; 0 once it paid, or tried to leave. */
export function stayToll(g: Game, figure: Figure): number {
  const current = g.activation?.figure === figure ? g.activation : undefined
  if (
    figure.carried ||
    figure.paidStayToll ||
    figure.actionTaken === 'moved' ||
    current?.entered ||
    current?.stopped
  )
    return 0
  const met: Figure[] = []
  let toll = 0
  for (const cell of cellsOfFigure(g, figure))
    for (const enemy of threatsTo(g, figure.owner, cell)) {
      if (met.includes(enemy)) continue
      met.push(enemy)
      for (const ability of atWork(g, enemy)) toll += ability.hooks?.stayToll?.(g, enemy, figure) ?? 0
    }
  return toll
}

/** Can the figure pay so much on its way, or for staying? */
export const affords = (g: Game, figure: Figure, toll: number): boolean =>
  !toll || costNow(g, figure, toll, 'toll') <= figure.ap

/** @returns whether it was paid, or nothing was owed */
export function* payToll(g: Game, figure: Figure, toll: number): Script<boolean> {
  if (!toll) return true
  const ap = yield* spend(g, figure, toll, 'toll')
  if (ap === undefined) return false
  g.emit({ event: 'braved', figure: figure.id, ap })
  return isStanding(figure)
}

/** Pays for staying, if something is owed. @returns whether the figure may act where it stands */
export function* payToStay(g: Game, figure: Figure): Script<boolean> {
  const toll = stayToll(g, figure)
  if (!toll) return true
  const paid = yield* payToll(g, figure, toll)
  if (paid) figure.paidStayToll = true
  return paid
}

/** The phase ends: whoever stayed and can pay does. */
export function* payAllToStay(g: Game, side: number): Script {
  for (const figure of standingOf(g, side))
    if (affords(g, figure, stayToll(g, figure))) yield* payToStay(g, figure)
}

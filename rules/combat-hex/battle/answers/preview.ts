import { type Direction, makeFacing } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { parseAnswer } from '../answer.ts'
import { figureById, type Game } from '../game.ts'
import { priceOf } from '../points/prices.ts'
import { previewAct } from '../verbs/index.ts'
import type { ActPreview } from '../verbs/outcome.ts'
import { parseAct } from './parseAct.ts'

/** What an answer of an action phase would do, with how its figure would face. */
export type Preview = { answer: string; figure: string; facing: Direction } & ActPreview

export const isPreview = (p: Preview | Refusal): p is Preview => 'kind' in p

const nothingToShow = (answer: string): Refusal => ({ code: 'nothing-to-show', about: { answer } })

/** What the use of an ability would do, at a question that offers it. */
export function previewUse(g: Game, text: string): Preview | Refusal {
  const answer = parseAnswer(text)
  if (answer?.verb !== 'use') return nothingToShow(text)
  const { figure: named, ability, copied, target } = answer
  const figure = figureById(g, named)
  const costs = figure
    ? g.typeOf(figure).abilities.flatMap(({ id, cost }) => (id === ability ? cost : []))
    : []
  if (!figure || !costs.length) return nothingToShow(text)
  return {
    answer: text,
    figure: figure.id,
    facing: makeFacing(figure.facing),
    kind: 'use',
    ability,
    ...(copied && { copied }),
    ...(target && { target }),
    ap: priceOf(g, { figure, ability: g.book.abilities[ability], cost: Math.min(...costs) }),
  }
}

/** What the answer would do, or why it is not legal. The game given is left as it was. */
export function previewOf(g: Game, side: number, answer: string, turning: boolean): Preview | Refusal {
  const act = parseAct(g, side, answer, turning)
  if ('code' in act) return act
  if (act.verb === 'done' || act.verb === 'end') return nothingToShow(answer)
  const shown = previewAct(g, act)
  if (!shown) return nothingToShow(answer)
  const facing = 'facing' in act ? act.facing : act.figure.facing
  return { answer, figure: act.figure.id, facing: makeFacing(facing), ...shown }
}

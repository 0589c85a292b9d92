import {
  type Battlefield,
  type Regiment,
  type Regiments,
  regiments,
} from '../../../../rules/regiments/index.ts'
import type { GameView } from '../gameView.ts'
import type { RegimentsWords } from './words/index.ts'

/** A battle of Regiments laid out for reading. */
export type RegimentsView = GameView<Regiments, RegimentsWords>

export const regimentOf = ({ state }: RegimentsView, label: string): Regiment | undefined =>
  state.regiments.find(each => each.label === label.toUpperCase())

const tables = new WeakMap<RegimentsView, Battlefield>()

/** Its tables, for what the rules say of a position; laid out once for each view, which is only looked at. */
export function fieldOf(view: RegimentsView): Battlefield {
  const known = tables.get(view)
  if (known) return known
  const made = regiments.tableOf(view.state)
  tables.set(view, made)
  return made
}

/** Everything that may be answered now and begins so. */
export const legalTexts = ({ question }: RegimentsView, prefix = '', limit = 3000): string[] =>
  question?.space.enumerate(prefix, limit) ?? []

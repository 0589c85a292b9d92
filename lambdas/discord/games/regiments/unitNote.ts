import { makeFacing } from '../../../../rules/core/hex.ts'
import { makeCell } from '../../../../rules/index.ts'
import { isEngaged, joinedTo, type Regiment } from '../../../../rules/regiments/index.ts'
import { fieldOf, type RegimentsView, regimentOf } from './view.ts'

/** In what states a unit is, in words. */
export function unitStates({ words: { tells }, state }: RegimentsView, unit: Regiment): string {
  const { states } = tells
  const { marks } = unit
  return [
    state.commanders[unit.owner]?.general === unit.label ? states.general : '',
    isEngaged(unit) ? states.engaged : '',
    unit.shaken ? states.shaken : '',
    unit.condition === 'held' ? states.held : '',
    marks.declared && !isEngaged(unit) ? states.declared : '',
    marks.move === 'march' ? states.marched : '',
    marks.move === 'advance' || marks.move === 'reform' ? states.moved : '',
    marks.shot ? states.shot : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Models of a unit that stand: of those with several lives a hurt one counts whole. */
export const modelsLeft = ({ state }: RegimentsView, { life, type }: Regiment): number =>
  Math.ceil(life / state.types[type]!.model.life)

/** How a unit is drawn up: 20 models, 5 files; fewer than a rank, and who has joined them, are as many files. */
export function formationNote(view: RegimentsView, unit: Regiment): string {
  const { tells } = view.words
  const { count, model } = view.state.types[unit.type]!
  const models = modelsLeft(view, unit)
  const inRank = models + view.state.regiments.filter(({ host }) => host === unit.label).length
  const formed = count > 1 ? [tells.models(models), tells.files(Math.min(unit.files, inRank))] : []
  const life = model.life > 1 || count === 1 ? [tells.life(unit.life, unit.startLife)] : []
  return [...formed, ...life].join(', ')
}

/** What stands beside a unit's name in a list: where, how it is drawn up, who is with it, and its states. */
export function unitNote(view: RegimentsView, label: string): string {
  const { board, words, names } = view
  const unit = regimentOf(view, label)
  if (!unit) return ''
  const at =
    board && unit.condition === 'field'
      ? `${makeCell(board, unit.at)} ${words.terms.facings[makeFacing(unit.facing)]}`
      : ''
  const joined = joinedTo(fieldOf(view), unit).map(each => names.figure(each.label))
  return [
    at,
    formationNote(view, unit),
    joined.length ? words.tells.with(joined.join(', ')) : '',
    unitStates(view, unit),
  ]
    .filter(Boolean)
    .join(' · ')
}

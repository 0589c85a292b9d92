import { type Combatant, isEngaged, scenarios } from '../../../../rules/dark-lord/index.ts'
import { makeCell } from '../../../../rules/index.ts'
import { combatantOf, type DarkLordView } from './view.ts'

/** In what states a figure is, in words. */
export function figureStates({ words: { tells }, state }: DarkLordView, figure: Combatant): string {
  const { states } = tells
  const { marks } = figure
  return [
    // Only where it is worth points (part 6).
    scenarios[state.rules].generalCounts && state.players[figure.owner]!.general === figure.label
      ? states.general
      : '',
    figure.ring === 'on' ? states.worn : figure.ring === 'off' ? states.ring : '',
    isEngaged(figure) ? states.engaged : '',
    marks.transfixed ? states.transfixed : '',
    marks.frozen ? states.frozen : '',
    figure.condition === 'lying' ? states.lying : '',
    figure.burning ? states.burning : '',
    figure.carries ? states.treasure : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What stands beside a figure's name in a list: where, and what it has left. */
export function figureNote(view: DarkLordView, label: string): string {
  const { board, state, words } = view
  const figure = combatantOf(view, label)
  if (!figure) return ''
  const { tells } = words
  const { life, might, will, fate } = state.types[figure.type]!
  const at = board && figure.at >= 0 ? makeCell(board, figure.at) : ''
  const stores = might + will + fate > 0 ? tells.storesShort(figure.might, figure.will, figure.fate) : ''
  return tells.note(at, figure.life, life, stores, figureStates(view, figure))
}

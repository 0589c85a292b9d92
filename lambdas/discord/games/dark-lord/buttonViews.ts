import type { DarkLord } from '../../../../rules/dark-lord/index.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import type { ButtonView } from '../face.ts'
import { opens } from '../lists.ts'
import { figureNote } from './figureNote.ts'
import { lessonTask } from './lesson.ts'
import { boardPicture, cellsInReach } from './picture.ts'
import { previewMessage } from './preview.ts'
import { figureRows, inHandOf } from './rows.ts'
import { combatantOf, type DarkLordView } from './view.ts'
import type { DarkLordWords } from './words/index.ts'

/** One figure and everything that it can do now. @param opened as rows take it */
function figureMessage(view: DarkLordView, opened: string): Message {
  const { label } = inHandOf(opened)
  const { names, words } = view
  const figure = combatantOf(view, label)!
  const acts = view.question?.kind === 'act' && view.question.by === view.viewer
  const rows = acts ? figureRows(view, opened) : []
  const cells = acts ? cellsInReach(view, figure) : []
  return panel({
    board: view.game.id,
    picture: boardPicture(view, {
      overlay: rows.length ? { reach: cells } : {},
      focus: [figure.at, ...cells.map(({ cell }) => cell)].filter(at => at >= 0),
      highlighted: [label],
      alt: `${names.figure(label)}.`,
    }),
    texts: [lessonTask(view), `**${names.figure(label)}** · ${figureNote(view, label)}`],
    rows: [...rows, ...buttons([button(words.says.back, idOf(view.game, 'status'))])],
  })
}

/** Buttons and selects that show a game in another way and change nothing of it. */
export const looks = {
  figure(view, { argument, values }) {
    const chosen = values[0] ?? argument
    const group = opens(chosen)
    if (group !== undefined) return { opened: group }
    const figure = combatantOf(view, chosen)
    if (!figure) return { code: 'no-figure', about: { figure: chosen.slice(0, 20) } }
    const kind = view.question?.kind
    return kind === 'deploy' || kind === 'shots' ? { opened: chosen } : figureMessage(view, chosen)
  },
  to(view, { argument, values }) {
    const [list = '', label = ''] = argument.split(' ')
    const [chosen = ''] = values
    const group = opens(chosen)
    if (group !== undefined)
      return list === 'place'
        ? { opened: `${label} ${group}` }
        : figureMessage(view, `${label} ${list} ${group}`)
    if (list === 'place' || list === 'move') return previewMessage(view, [`${list} ${label} ${chosen}`])
    return previewMessage(view, [chosen])
  },
} as const satisfies Readonly<Record<string, ButtonView<DarkLord, DarkLordWords>>>

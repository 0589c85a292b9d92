import type { Regiments } from '../../../../rules/regiments/index.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import type { ButtonView } from '../face.ts'
import { opens } from '../lists.ts'
import { lessonTask } from './lesson.ts'
import { boardPicture } from './picture.ts'
import { previewMessage } from './preview.ts'
import { reachLook } from './reachLook.ts'
import { inHandOf, unitRows } from './rows.ts'
import { unitNote } from './unitNote.ts'
import { type RegimentsView, regimentOf } from './view.ts'
import type { RegimentsWords } from './words/index.ts'

/** One unit and everything that it can do now. @param opened as rows take it */
function unitMessage(view: RegimentsView, opened: string): Message {
  const { label } = inHandOf(opened)
  const { names, words, question } = view
  const moves = question?.kind === 'move' || question?.kind === 'vanguard'
  const rows = moves && question.by === view.viewer ? unitRows(view, opened) : []
  return panel({
    board: view.game.id,
    picture: boardPicture(view, { ...reachLook(view, label), alt: `${names.figure(label)}.` }),
    texts: [lessonTask(view), `**${names.figure(label)}** · ${unitNote(view, label)}`],
    rows: [...rows, ...buttons([button(words.says.back, idOf(view.game, 'status'))])],
  })
}

/** Lists that belong to the question as a whole, not to a unit in hand. */
const ofQuestion = ['charge', 'shoot', 'cast', 'list', 'arrive', 'place']

/** Buttons and selects that show a battle in another way and change nothing of it. */
export const looks = {
  unit(view, { argument, values }) {
    const chosen = values[0] ?? argument
    const group = opens(chosen)
    if (group !== undefined) return { opened: group }
    const unit = regimentOf(view, chosen)
    if (!unit) return { code: 'no-unit', rule: 'RB-03', about: { unit: chosen.slice(0, 20) } }
    return view.question?.kind === 'deploy' ? { opened: chosen } : unitMessage(view, chosen)
  },
  onto(view, { argument, values }) {
    const [list = '', label = '', ...rest] = argument.split(' ')
    if (list === '=') return previewMessage(view, [[label, ...rest].join(' ')])
    const [chosen = ''] = values
    const group = opens(chosen)
    if (group !== undefined) {
      const opened = `${label} ${list} ${group}`
      const deploys = view.question?.kind === 'deploy'
      return deploys || ofQuestion.includes(list) ? { opened } : unitMessage(view, opened)
    }
    if (list === 'place') return previewMessage(view, [`place ${label} ${chosen}`])
    if (list === 'arrive') {
      const first = view.question?.space.enumerate(`${chosen} `, 1)[0]
      return previewMessage(view, [first ?? chosen])
    }
    return previewMessage(view, [chosen])
  },
} as const satisfies Readonly<Record<string, ButtonView<Regiments, RegimentsWords>>>

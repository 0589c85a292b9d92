import type { Refusal } from '../../../../rules/index.ts'
import { button, buttons, idOf, type Rows } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { lessonTask } from './lesson.ts'
import { boardPicture } from './picture.ts'
import { cast } from './previews/castPreview.ts'
import { charged } from './previews/chargePreview.ts'
import { moved, reformed } from './previews/movePreview.ts'
import { arrived, placed } from './previews/placePreview.ts'
import type { Previewed, Variant } from './previews/previewed.ts'
import { shot } from './previews/shotPreview.ts'
import { sayAnswer } from './sayAnswer.ts'
import { spellNote } from './spellNote.ts'
import type { RegimentsView } from './view.ts'

/** What an answer would do, a line each, how it looks on the board, and what else could be meant. */
function said(view: RegimentsView, answer: string): Previewed {
  const [verb = '', first = '', second = ''] = answer.split(' ')
  switch (verb) {
    case 'charge':
      return charged(view, first, second)
    case 'shoot':
      return shot(view, first, second)
    case 'advance':
    case 'march':
      return moved(view, answer)
    case 'reform':
      return reformed(view, answer)
    case 'cast':
      return cast(view, answer)
    case 'place':
      return placed(view, answer)
  }
  if (view.question?.kind === 'arrive') return arrived(view, answer, view.question.subject)
  const subject = view.question?.subject
  if (view.question?.kind === 'learn' && first)
    return {
      lines: [first, verb].map(spell =>
        view.words.says.about(`**${view.names.ability(spell)}**`, spellNote(view, spell)),
      ),
      look: {},
      variants: [],
    }
  return { lines: [], look: subject ? { highlighted: [subject] } : {}, variants: [] }
}

/** Buttons for the variants of an answer; the one that is looked at is not among them. */
const variantRows = (view: RegimentsView, answer: string, variants: readonly Variant[]): Rows =>
  buttons(
    variants
      .filter(each => each.answer !== answer)
      .slice(0, maxVariants)
      .map(each => button(each.label, idOf(view.game, 'onto', `= ${each.answer}`))),
  )
const maxVariants = 10

/** What an answer would do, with a button that makes it count; or why it is not legal. */
export function previewMessage(view: RegimentsView, [answer = '']: readonly string[]): Message | Refusal {
  const checked = view.question?.space.check(answer)
  if (checked && !checked.ok) return checked.refusal
  const full = checked?.ok ? checked.answer : answer
  const { lines, look, variants } = said(view, full)
  const title = sayAnswer(full, view)
  const rows = variantRows(view, full, variants)
  return panel({
    board: view.game.id,
    picture: boardPicture(view, { ...look, alt: [title, ...lines.slice(0, 1)].join('. ') }),
    texts: [
      lessonTask(view),
      [`**${title}**`, ...lines, ...(rows.length ? [view.words.tells.otherwise] : [])].join('\n'),
    ],
    rows: [
      ...buttons([
        button(view.words.says.confirm, idOf(view.game, 'answer', full), 'green'),
        button(view.words.says.cancel, idOf(view.game, 'status')),
      ]),
      ...rows,
    ],
  })
}

import type { Refusal } from '../../../../rules/index.ts'
import type { Store } from '../../../store/types.ts'
import { act } from '../../actions/answerCommand.ts'
import type { Call, Command } from '../../types.ts'
import type { Table } from '../../views/gameView.ts'
import {
  type Choice,
  facingChoices,
  figureChoices,
  gameChoices,
  hexChoices,
  tableFor,
  wordsAt,
} from '../choices.ts'
import { command, game, string, subcommand } from '../define.ts'
import { facingOf, isRefusal, labelOf } from '../figureOption.ts'

const figures = ({ question }: Table): string[] =>
  question?.kind === 'deploy' ? [...question.about.waiting, ...question.about.placed] : []

function answersOf(call: Call) {
  return (table: Table): string[] | Refusal => {
    if (table.question?.kind !== 'deploy') return { code: 'not-this-question' }
    if (call.name === 'deploy auto') return ['auto']
    if (call.name === 'deploy done') return ['done']
    const label = labelOf(table, String(call.options.figure ?? ''), figures(table))
    if (isRefusal(label)) return label
    const { at = '' } = call.options
    return [['place', label, String(at).trim(), facingOf(call)].filter(Boolean).join(' ')]
  }
}

async function autocomplete(call: Call, { store }: { store: Store }): Promise<Choice[]> {
  const { focused, options } = call
  if (focused?.name === 'game') return gameChoices(call, store)
  const table = await tableFor(call, store)
  if (!table || !focused) return []
  if (focused.name === 'figure') return figureChoices(table, figures(table), focused.value)
  const label = labelOf(table, String(options.figure ?? ''), figures(table))
  if (isRefusal(label)) return []
  if (focused.name === 'at') return hexChoices(wordsAt(table, `place ${label} `, 2), focused.value)
  const ids = wordsAt(table, `place ${label} ${String(options.at ?? '').toUpperCase()} `, 3)
  return facingChoices(table, ids, focused.value)
}

export const deployCommand: Command = {
  definition: command(
    'deploy',
    subcommand(
      'deploy place',
      string('*.figure', { required: true, complete: true, most: 60 }),
      string('deploy place.at', { required: true, complete: true, most: 10 }),
      string('*.facing', { complete: true, most: 10 }),
      game(),
    ),
    subcommand('deploy auto', game()),
    subcommand('deploy done', game()),
  ),
  run: (call, services) => act(call, services, answersOf(call)),
  autocomplete,
}

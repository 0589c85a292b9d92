import type { Refusal } from '../../../../rules/index.ts'
import type { Store } from '../../../store/types.ts'
import { actOrShow } from '../../actions/answerCommand.ts'
import type { Call, Command } from '../../types.ts'
import type { Table } from '../../views/gameView.ts'
import { type Choice, figureChoices, gameChoices, tableFor, wordsAt } from '../choices.ts'
import { command, game, string, yesNo } from '../define.ts'
import { facingOf, isRefusal, labelOf } from '../figureOption.ts'
import { actChoices, actorOf, actors } from './move.ts'

function answersOf(call: Call) {
  return (table: Table): string[] | Refusal => {
    const { options } = call
    if (table.question?.kind !== 'act') return { code: 'not-acting' }
    const label = actorOf(table, call)
    if (isRefusal(label)) return label
    const facing = facingOf(call)
    if (options.target === undefined) return [['shoot', label, facing].filter(Boolean).join(' ')]
    const enemies = table.state.figures.filter(({ owner }) => owner !== table.viewer).map(({ id }) => id)
    const target = labelOf(table, String(options.target), enemies)
    if (isRefusal(target)) return target
    return [['shoot', label, target, facing].filter(Boolean).join(' ')]
  }
}

async function autocomplete(call: Call, { store }: { store: Store }): Promise<Choice[]> {
  const { focused } = call
  if (focused?.name === 'game') return gameChoices(call, store)
  const table = await tableFor(call, store)
  if (!table) return []
  const typed = focused?.value ?? ''
  if (focused?.name === 'figure') {
    const shooters = actors(table).filter(label => wordsAt(table, `shoot ${label} `, 1, 1).length > 0)
    return figureChoices(table, shooters, typed)
  }
  if (focused?.name === 'target') {
    const label = actorOf(table, call)
    if (isRefusal(label)) return []
    // Those who aim at nobody in particular name a facing alone.
    const targets = wordsAt(table, `shoot ${label} `, 2).filter(id => !(id in table.words.terms.facings))
    return figureChoices(table, targets, typed)
  }
  return actChoices(table, call, 'shoot') ?? []
}

export const shootCommand: Command = {
  definition: command(
    'shoot',
    string('*.figure', { required: true, complete: true, most: 60 }),
    string('shoot.target', { complete: true, most: 60 }),
    string('*.facing', { complete: true, most: 10 }),
    yesNo('*.now'),
    game(),
  ),
  run: (call, services) => actOrShow(call, services, answersOf(call)),
  autocomplete,
}

import type { Refusal } from '../../../rules/index.ts'
import type { Store } from '../../store/types.ts'
import { actOrShow } from '../game/act.ts'
import type { Table } from '../game/table.ts'
import type { Call, Command } from '../types.ts'
import { type Choice, figureChoices, gameChoices, tableFor, wordsAt } from './complete.ts'
import { command, game, string, yesNo } from './define.ts'
import { isRefusal, labelOf } from './figureOption.ts'
import { actChoices, actorOf, actors } from './move.ts'

function answersOf(call: Call) {
  return (table: Table): string[] | Refusal => {
    const { options } = call
    if (table.question?.kind !== 'act') return { code: 'not-acting' }
    const label = actorOf(table, call)
    if (isRefusal(label)) return label
    const enemies = table.state.figures.filter(({ owner }) => owner !== table.viewer).map(({ id }) => id)
    const target = labelOf(table, String(options.target ?? ''), enemies)
    if (isRefusal(target)) return target
    return [['shoot', label, target, String(options.facing ?? '')].filter(Boolean).join(' ')]
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
    return isRefusal(label) ? [] : figureChoices(table, wordsAt(table, `shoot ${label} `, 2), typed)
  }
  return actChoices(table, call, 'shoot') ?? []
}

export const shootCommand: Command = {
  definition: command(
    'shoot',
    string('*.figure', { required: true, complete: true, most: 60 }),
    string('shoot.target', { required: true, complete: true, most: 60 }),
    string('*.facing', { complete: true, most: 10 }),
    yesNo('*.now'),
    game(),
  ),
  run: (call, services) => actOrShow(call, services, answersOf(call)),
  autocomplete,
}

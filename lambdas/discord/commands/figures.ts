import type { Camp, Kind } from '../../../rules/index.ts'
import type { Call, Command, Message } from '../types.ts'
import { refusalMessage } from '../views/refusal.ts'
import { figureCard, figureList } from '../views/roster.ts'
import { rosterChoices } from './complete.ts'
import { choice, command, string, subcommand } from './define.ts'
import { figureMeant, isRefusal } from './figureOption.ts'

async function run(call: Call): Promise<Message> {
  if (call.name === 'figures list') {
    const { camp, kind } = call.options as { camp?: Camp; kind?: Kind }
    return figureList(call.locale, camp, kind)
  }
  const type = figureMeant(String(call.options.figure ?? ''))
  if (isRefusal(type)) return refusalMessage(type, call.locale)
  return figureCard(type, call.locale)
}

export const figuresCommand: Command = {
  definition: command(
    'figures',
    subcommand('figures show', string('figures show.figure', { required: true, complete: true, most: 60 })),
    subcommand(
      'figures list',
      choice('figures list.camp', ['good', 'evil']),
      choice('figures list.kind', ['hero', 'warrior']),
    ),
  ),
  run,
  autocomplete: async call => rosterChoices(call.focused?.value ?? '', call.locale),
}

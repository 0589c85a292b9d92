import { type Camp, camps, type Kind, kinds } from '../../../rules/index.ts'
import { rosterHere } from '../game/roster.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusal.ts'
import { figureCard, figureList } from '../views/roster.ts'
import { rosterChoices } from './complete.ts'
import { choice, command, string, subcommand } from './define.ts'
import { figureMeant, isRefusal } from './figureOption.ts'

async function run(call: Call, { store }: Services): Promise<Message> {
  const roster = await rosterHere(store, call.guild)
  if (call.name === 'figures list') {
    const { camp, kind } = call.options as { camp?: Camp; kind?: Kind }
    return figureList(roster, call.locale, { ...(camp && { camp }), ...(kind && { kind }) })
  }
  const type = figureMeant(String(call.options.figure ?? ''), roster)
  if (isRefusal(type)) return refusalMessage(type, call.locale)
  return figureCard(type, call.locale)
}

/** Another page of the list: its number, and which part is listed, stand in the button. */
export async function turnFigures(
  call: Call,
  { store }: Pick<Services, 'store'>,
  page: number,
  part: string,
): Promise<Message> {
  const [first, second] = part.split(' ')
  const camp = camps.find(each => each === first)
  const kind = kinds.find(each => each === second)
  const roster = await rosterHere(store, call.guild)
  return figureList(roster, call.locale, { ...(camp && { camp }), ...(kind && { kind }) }, page)
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
  autocomplete: async (call, { store }) =>
    rosterChoices(call.focused?.value ?? '', call.locale, await rosterHere(store, call.guild)),
}

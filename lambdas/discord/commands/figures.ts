import { isRefusal } from '../../game/change.ts'
import { type Roster, rosterHere } from '../../game/figureRoster.ts'
import { piecesOf } from '../../game/gamePieces.ts'
import { gameMeant, hasArmies } from '../actions/gameMeant.ts'
import { exportFigures, importFigures, removeFigure } from '../actions/serverFigures.ts'
import { armyWords } from '../games/armyWords.ts'
import { rosterChoices } from '../games/choices.ts'
import { figureMeant } from '../games/figureMeant.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { figureList, type RosterPart } from '../views/figureList.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { attachment, choice, command, named, string, subcommand } from './define.ts'
import { groupChoices, listChoices, system } from './listChoices.ts'

/** A part of the roster by the names of its list and its group, if they are such. */
function partOf(roster: Roster, list: unknown, group: unknown): RosterPart {
  const { lists, groups } = piecesOf(roster)
  const camp = lists.find(each => each === list)
  const kind = groups.find(each => each === group)
  return { ...(camp && { camp }), ...(kind && { kind }) }
}

async function run(call: Call, services: Services): Promise<Message> {
  const { store } = services
  const of = await gameMeant(call, store, hasArmies)
  if (call.name === 'figures import') return importFigures(call, services, of)
  const roster = await rosterHere(store, call.guild, of)
  if (call.name === 'figures list') {
    const { camp, kind } = call.options
    return figureList(roster, call.locale, partOf(roster, camp, kind))
  }
  if (call.name === 'figures export') return exportFigures(call, roster)
  const type = figureMeant(String(call.options.figure ?? ''), call.locale, roster)
  if (isRefusal(type)) return refusalMessage(type, call.locale)
  return call.name === 'figures remove'
    ? removeFigure(call, services, of, type.id)
    : armyWords(roster).card(type, call.locale)
}

/** Another page of the list: its number, and which part is listed, stand in the button. */
export async function turnFigures(
  call: Call,
  { store }: Pick<Services, 'store'>,
  of: Pick<Roster, 'game'>,
  page: number,
  part: string,
): Promise<Message> {
  const [first, second] = part.split(' ')
  const roster = await rosterHere(store, call.guild, of)
  return figureList(roster, call.locale, partOf(roster, first, second), page)
}

export const figuresCommand: Command = {
  definition: command(
    'figures',
    subcommand(
      'figures show',
      string('figures show.figure', { required: true, complete: true, most: 60 }),
      ...system(hasArmies),
    ),
    subcommand(
      'figures list',
      named('figures list.camp', listChoices()),
      named('figures list.kind', groupChoices()),
      ...system(hasArmies),
    ),
    subcommand('figures import', attachment('*.file'), ...system(hasArmies)),
    subcommand(
      'figures export',
      choice('figures export.which', ['server', 'supplied']),
      ...system(hasArmies),
    ),
    subcommand(
      'figures remove',
      string('figures remove.figure', { required: true, complete: true, most: 60 }),
      ...system(hasArmies),
    ),
  ),
  run,
  async autocomplete(call, { store }) {
    const roster = await rosterHere(store, call.guild, await gameMeant(call, store, hasArmies))
    const ids = call.name === 'figures remove' ? Object.keys(roster.own) : undefined
    return rosterChoices(call.focused?.value ?? '', call.locale, roster, ids)
  },
}

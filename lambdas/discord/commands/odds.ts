import { firstGame, ofGame } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { rosterHere } from '../../game/figureRoster.ts'
import type { GameRecord, Locale, OfGame, Store } from '../../store/types.ts'
import { type Purpose, readGame } from '../actions/findGame.ts'
import { gameOrFirst, gameSaid, gamesWith, gameWithout, hasOdds } from '../actions/gameMeant.ts'
import { promisedDice } from '../actions/promisedDice.ts'
import { text } from '../api/components.ts'
import type { Choice } from '../games/choices.ts'
import { gameView } from '../games/gameView.ts'
import { faceOf, faces } from '../games/index.ts'
import type { OddsInGame, OddsPlace } from '../games/oddsInGame.ts'
import type { Call, Command, Message, Pressed, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { optionName, wordsOf } from '../words/index.ts'
import { choice, command, game, integer, string, yesNo } from './define.ts'
import { gameChoices } from './gameChoices.ts'
import { system } from './listChoices.ts'

const noneOf = (game: string | undefined, locale: Locale): Refusal => ({
  code: 'no-odds-in-game',
  about: { game: faceOf({ game }).name[locale] },
})

/** Options that were typed about what is asked. */
const askedWith = ({ options }: Call): OddsOption[] => optionNames.filter(name => options[name] !== undefined)

const knows = (game: string, name: string): boolean => faceOf({ game }).odds?.options.includes(name) ?? false

/**
 * The game that is meant where nobody says it: that of the battle here, unless it knows nothing of what is typed and one
 * other game alone does; elsewhere the first that knows all of it.
 */
function meantBy(call: Call, here: string | undefined): string | undefined {
  const typed = askedWith(call)
  if (typed.length === 0 || (here !== undefined && typed.some(name => knows(here, name)))) return here
  const knowing = gamesWith(hasOdds).filter(game => typed.every(name => knows(game, name)))
  return here === undefined || knowing.length === 1 ? (knowing[0] ?? here) : here
}

/** The odds of the game that is named, of that of the battle here, or of the first one that has some; and of what. */
async function oddsFor(
  call: Call,
  store: Store,
  purpose?: Purpose,
): Promise<{ odds: OddsInGame; place: OddsPlace } | Refusal> {
  const { locale } = call
  const without = gameWithout(call, hasOdds)
  if (without !== undefined) return noneOf(without, locale)
  const found = await readGame(call, store, purpose)
  const battle = isRefusal(found) ? undefined : (found.game ?? firstGame)
  const said = gameSaid(call, hasOdds) ?? meantBy(call, battle)
  const here = isRefusal(found) || (said !== undefined && said !== battle) ? undefined : found
  const of = here ?? (said === undefined ? gameOrFirst(call, hasOdds) : ofGame(said))
  const { odds } = faceOf(of)
  if (!odds) return noneOf(of.game, locale)
  const strange = askedWith(call).find(name => !odds.options.includes(name))
  if (strange !== undefined) {
    const option = optionName(`odds.${strange}`, locale)
    return { code: 'game-lacks', about: { option, game: faceOf(of).name[locale] } }
  }
  return { odds, place: placeOf(call, store, of, here, isRefusal(found) ? found : { code: 'no-battle' }) }
}

const placeOf = (
  { locale, guild, user }: Call,
  store: Store,
  of: OfGame,
  here: GameRecord | undefined,
  none: Refusal,
): OddsPlace => ({
  view: here && gameView(here, locale, user.id),
  none,
  async battle(id) {
    const found = await store.loadGame(id)
    const ofThis = found && (found.game ?? firstGame) === (of.game ?? firstGame)
    return ofThis ? gameView(found, locale, user.id) : undefined
  },
  locale,
  roster: () => rosterHere(store, guild, ofGame(of.game)),
})

/** A button or a select below odds, which names their game. */
export async function pressedOdds(
  call: Call,
  services: Services,
  { game, argument, values }: Pressed,
): Promise<Message> {
  const { locale } = call
  const { odds } = Object.hasOwn(faces, game) ? faceOf({ game }) : {}
  if (!odds?.press) return refusalMessage({ code: 'unknown-button' }, locale)
  const place = placeOf(call, services.store, { game }, undefined, { code: 'no-battle' })
  const dice = promisedDice(call, services)
  const forAll = call.name === 'odds-all'
  const shown = await odds.press({ what: argument, values, shown: call.shown ?? '', forAll, dice }, place)
  return isRefusal(shown) ? refusalMessage(shown, locale) : shown
}

/** Odds that somebody looked at alone, for everybody: in the language of the server. */
export async function showOdds(call: Call, services: Services, pressed: Pressed): Promise<Message> {
  const { language } = call.guild
    ? await services.store.serverSettings(call.guild)
    : { language: call.locale }
  const shown = await pressedOdds({ ...call, locale: language ?? call.locale }, services, pressed)
  if (shown.discreet) return shown
  const who = wordsOf(language ?? call.locale).says.sharedBy(plain(call.user.name))
  return { ...shown, components: [text(who), ...shown.components] }
}

async function run(call: Call, { store }: Services): Promise<Message> {
  const found = await oddsFor(call, store)
  if (isRefusal(found)) return refusalMessage(found, call.locale)
  const { odds, place } = found
  const told = await odds.tell(call, place)
  return isRefusal(told) ? refusalMessage(told, call.locale, place.view) : told
}

async function autocomplete(call: Call, { store }: Pick<Services, 'store'>): Promise<Choice[]> {
  if (call.focused?.name === 'game') return gameChoices(call, store)
  const found = await oddsFor(call, store, 'look')
  return isRefusal(found) ? [] : found.odds.complete(call, found.place)
}

/** What can be asked: what each means the games say that know it. */
const optionNames = [
  'figure',
  'target',
  'ability',
  'raised',
  'behind',
  'unit',
  'against',
  'charging',
  'side',
  'at',
  'round',
  'rounds',
  'distance',
  'cover',
  'moved',
] as const
type OddsOption = (typeof optionNames)[number]

/** Chances of what may come, for whoever asks alone, as the game of the battle here tells them. */
export const oddsCommand: Command = {
  definition: command(
    'odds',
    string('odds.figure', { complete: true, most: 60 }),
    string('odds.target', { complete: true, most: 60 }),
    string('odds.ability', { complete: true, most: 60 }),
    yesNo('odds.raised'),
    yesNo('odds.behind'),
    string('odds.unit', { complete: true, most: 600 }),
    string('odds.against', { complete: true, most: 600 }),
    choice('odds.charging', ['first', 'second', 'neither']),
    choice('odds.side', ['front', 'flank', 'rear']),
    choice('odds.at', ['ordinary', 'character', 'measured']),
    integer('odds.round', 1, 6),
    integer('odds.rounds', 1, 2),
    integer('odds.distance', 1, 60),
    choice('odds.cover', ['open', 'soft', 'hard']),
    choice('odds.moved', ['stood', 'moved', 'marched']),
    ...system(hasOdds),
    game(),
  ),
  run,
  autocomplete,
}

import { engineOf, firstGame, gameOf, ofGame } from '../../../rules/games.ts'
import { type Level, levels, type Refusal } from '../../../rules/index.ts'
import { cleanNumber, maxNumberLength } from '../../game/answerChallenge.ts'
import { rosterHere } from '../../game/figureRoster.ts'
import { restrictionsIn } from '../../game/serverRestrictions.ts'
import { type Locale, type Pace, paces, type Terms } from '../../store/types.ts'
import { agreeOnBoard } from '../actions/agreeOnBoard.ts'
import { gameSaid, hasRestrictions } from '../actions/gameMeant.ts'
import { makeChallenge } from '../actions/makeChallenge.ts'
import { noOpponent, notOffered, type TermOptions } from '../actions/notOffered.ts'
import { listsOf, maxListLength, restrict } from '../actions/readRestrictions.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Command, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { boardChoices } from './board.ts'
import { choice, command, integer, named, string, user } from './define.ts'
import { bookChoices, sideChoices, sizesOfArmies, system } from './listChoices.ts'
import { restrictionChoices } from './restrictionChoices.ts'

/** @param alone nobody but the computer plays along: then nobody waits */
function readTerms({ options }: Call, game: string, alone: boolean): Terms {
  const { books, sizes, sides } = gameOf({ game }).terms
  const rules = books.find(book => book === options.rules) ?? books[0]!
  return {
    rules,
    points: sizes ? Number(options.points ?? sizes.usual(rules)) : 0,
    camps: sides.find(side => side === options.camps) ?? 'rolled',
    board: String(options.board ?? 'rolled'),
    pace: (options.pace as Pace | undefined) ?? (alone ? 'none' : '24h'),
    missed: options.missed === 'nothing' ? 'nothing' : 'lose',
  }
}

/** Options that say what a game's terms offer. */
const ofTerms: TermOptions = {
  rules: 'challenge.rules',
  points: 'challenge.points',
  camps: 'challenge.camps',
  ban: 'challenge.ban',
  limit: 'challenge.limit',
}

/** Of too many players, which rule book of a game would take them, if any does. */
function tooMany(game: string, count: number, most: number, locale: Locale): Refusal {
  const { books } = gameOf({ game }).terms
  const roomier = books.find(rules => engineOf({ game }).module.maxPlayers({ rules }) >= count)
  if (roomier === undefined) return { code: 'too-many-challenged', about: { count, most } }
  const book = faceOf({ game }).book?.(roomier, locale).listed ?? roomier
  return { code: 'too-many-for-rules', about: { count, most, book } }
}

/** Which game is meant; the first where nobody says. */
const challenged = (call: Call): string => gameSaid(call, () => true) ?? firstGame

/**
 * Posts an invitation to a battle, with the fingerprint of the secret its dice will come from; where nobody but the
 * computer is to play along, armies are chosen at once.
 * @param ready the caller takes a ready army, and the battle begins
 */
export async function challenge(call: Call, services: Services, ready = false): Promise<Message> {
  const { options, locale } = call
  // Nobody but the caller reads a private chat with the program: there is no opponent in it.
  if (call.guild === null) return refusalMessage({ code: 'challenge-private' }, locale)
  const guests = [options.opponent, options.opponent2, options.opponent3].flatMap(each =>
    each === undefined ? [] : String(each),
  )
  if (guests.includes(call.user.id)) return refusalMessage({ code: 'challenge-self' }, locale)
  const isOurs = (guest: string) => guest === call.application
  const bot = guests.map(guest => call.users[guest]).find(guest => guest?.bot && !isOurs(guest.id))
  if (bot) return refusalMessage({ code: 'challenge-bot', about: { name: bot.name } }, locale)
  const twice = guests.find((guest, i) => guests.indexOf(guest) < i)
  if (twice)
    return refusalMessage(
      { code: 'challenge-twice', about: { name: call.users[twice]?.name ?? twice } },
      locale,
    )
  const number = options.number === undefined ? call.id : cleanNumber(String(options.number))
  if (!number || number.length > maxNumberLength) return refusalMessage({ code: 'number-long' }, locale)
  const people = guests.filter(guest => !isOurs(guest))
  // Whoever challenges the program itself plays against the best that it has.
  const wanted: Level[] = [
    ...guests.filter(isOurs).map(() => 'captain' as const),
    ...[options.computer, options.computer2].flatMap(each => levels.find(level => level === each) ?? []),
  ]
  const game = challenged(call)
  const lacking =
    notOffered(call, { game }, ofTerms) ?? (wanted.length ? noOpponent({ game }, locale) : undefined)
  if (lacking) return refusalMessage(lacking, locale)
  const terms = readTerms(call, game, wanted.length > 0 && people.length === 0)
  const most = engineOf({ game }).module.maxPlayers(terms)
  const count = people.length + wanted.length + 1
  if (count > most) return refusalMessage(tooMany(game, count, most, locale), locale)
  const joined = options.joined === undefined ? undefined : String(options.joined)
  const ground = await agreeOnBoard(services.store, call, terms.board, joined)
  if ('code' in ground) return refusalMessage(ground, locale)
  const server = await services.store.serverSettings(call.guild)
  const restrictions = hasRestrictions(gameOf({ game }))
    ? restrict(
        restrictionsIn(server, { game }),
        listsOf(call),
        await rosterHere(services.store, call.guild, ofGame(game)),
        locale,
      )
    : undefined
  if (restrictions && 'code' in restrictions) return refusalMessage(restrictions, locale)
  return makeChallenge(call, services, {
    game,
    people,
    computers: wanted,
    number,
    terms: { ...terms, board: ground.board, ...(restrictions && { restrictions }) },
    customBoards: ground.customBoards,
    ready,
  })
}

export const challengeCommand: Command = {
  definition: command(
    'challenge',
    ...system(),
    user('challenge.opponent'),
    user('challenge.opponent2'),
    user('challenge.opponent3'),
    choice('challenge.computer', levels),
    choice('challenge.computer2', levels),
    integer('challenge.points', ...sizesOfArmies, { complete: true }),
    named('challenge.camps', sideChoices()),
    string('challenge.board', { complete: true }),
    string('challenge.joined', { complete: true }),
    named('challenge.rules', bookChoices()),
    choice('challenge.pace', paces),
    choice('challenge.missed', ['lose', 'nothing']),
    string('challenge.ban', { complete: true, most: maxListLength }),
    string('challenge.limit', { complete: true, most: maxListLength }),
    string('challenge.number', { most: maxNumberLength }),
  ),
  run: (call, services) => challenge(call, services),
  async autocomplete(call, { store }) {
    const { focused, locale } = call
    if (!focused) return []
    if (focused.name === 'points') {
      const typed = Number.parseInt(focused.value, 10)
      const { sizes } = gameOf({ game: challenged(call) }).terms
      if (!sizes) return []
      const own = Number.isInteger(typed) && typed >= sizes.least && typed <= sizes.most ? [typed] : []
      return [...new Set([...own, ...sizes.offered])].map(size => ({ name: String(size), value: size }))
    }
    if (focused.name === 'ban' || focused.name === 'limit')
      return hasRestrictions(gameOf({ game: challenged(call) })) ? restrictionChoices(call, store) : []
    if (focused.name === 'joined') return boardChoices(call, store)
    if (focused.name !== 'board') return []
    const { boardsSpecial } = wordsOf(locale).terms
    const first = (['rolled', 'random'] as const).map(value => ({ name: boardsSpecial[value], value }))
    return boardChoices(call, store, { first })
  },
}

import { ofGame } from '../../../rules/games.ts'
import type { Level } from '../../../rules/index.ts'
import { commit } from '../../../rules/index.ts'
import { newSeat } from '../../game/answerChallenge.ts'
import { noArmyPossible } from '../../game/armiesToBring.ts'
import { computerSeat, computerUser, withComputerArmies } from '../../game/computerSeats.ts'
import { rosterHere } from '../../game/figureRoster.ts'
import { toLobbies } from '../../game/openChallenges.ts'
import { index, post } from '../../game/outbox.ts'
import { invitationLasts } from '../../store/dueTime.ts'
import type { GameRecord, Terms } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Call, Message, Services } from '../types.ts'
import { armyLines, termsText } from '../views/challengeMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { againstComputer } from './againstComputer.ts'
import { newRecordId } from './newRecordId.ts'

/** What a challenge is made of, checked. */
interface Offer {
  /** id of the game, by rules/games.ts */
  game: string
  /** users who are challenged; none, and no computer: whoever accepts */
  people: readonly string[]
  /** how well those play that the computer plays */
  computers: readonly Level[]
  /** the challenger's part in the seed, as it is kept */
  number: string
  terms: Terms
  customBoards?: string[]
  /** where it is posted, unless the server wants open ones elsewhere */
  channel?: string
  /** its id; made from the interaction's where it is left out */
  id?: string
  /** nobody but the computer plays along: the caller takes a ready army, and the battle begins */
  ready?: boolean
}

/**
 * Posts an invitation to a battle, bound to the secret that its dice will come from; where nobody but the computer is
 * to play along, armies are chosen at once.
 */
export async function makeChallenge(call: Call, services: Services, offer: Offer): Promise<Message> {
  const { game, people, computers, number, terms, customBoards, ready = false } = offer
  const { locale, guild } = call
  if (guild === null) return refusalMessage({ code: 'challenge-private' }, locale)
  const [invited = null, ...others] = [...people, ...computers.map((_, i) => computerUser(i + 1))]
  const server = await services.store.serverSettings(guild)
  const secret = services.random(32)
  // An open invitation goes where the server wants those to be found.
  const channel = (invited === null && server.channel) || (offer.channel ?? call.channel)
  const language = server.language ?? locale
  const offered: GameRecord = {
    id: offer.id ?? newRecordId(call.id),
    ...ofGame(game),
    version: 0,
    stage: 'challenge',
    guild,
    channel,
    results: server.channel,
    thread: null,
    language,
    terms,
    ...(customBoards && { customBoards }),
    invited,
    ...(others.length && { others }),
    seats: [
      newSeat(call, number),
      ...computers.map((level, i) =>
        computerSeat(level, i + 1, wordsOf(language).says.computers[level], language),
      ),
    ],
    secret,
    commitment: commit(secret),
    save: null,
    until: call.now + invitationLasts,
    made: call.now,
    changed: call.now,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
  const impossible =
    terms.restrictions && noArmyPossible(offered, await rosterHere(services.store, guild, offered))
  if (impossible) return refusalMessage(impossible, locale)
  const record = withComputerArmies(offered)
  if (!record) return refusalMessage({ code: 'computer-without-army' }, locale)
  if (computers.length > 0 && people.length === 0) return againstComputer(call, services, record, ready)
  const words = wordsOf(locale)
  const elsewhere = channel === call.channel ? null : channel
  const first = services.canPost ? words.says.challengePosted(elsewhere) : words.says.challengeKept(record.id)
  // The invitation is in sight where it was made; what keeps armies away from it is said all the same (2.021).
  const settled =
    elsewhere === null ? armyLines(record, words, locale).join('\n') : termsText(record, words, locale)
  const reply = panel({ texts: [first, settled] })
  const outbox = [index(record), post(record, 'challenge', {}, [...people]), ...toLobbies(record)]
  return services.createGame(call, record, outbox, reply)
}

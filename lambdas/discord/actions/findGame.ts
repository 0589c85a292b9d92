import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { isOpen, keptSeatOf, seatOf } from '../../game/seats.ts'
import { guestsOf } from '../../store/guests.ts'
import { tutorialIdsOf } from '../../store/tutorialId.ts'
import type { GameRecord, Store } from '../../store/types.ts'
import type { Call } from '../types.ts'

/** Several games fit, and the caller has to choose: whoever shows this refusal offers them. */
interface WhichGame extends Refusal {
  code: 'which-game'
  games: readonly GameRecord[]
}

const whichGame = (games: readonly GameRecord[]): WhichGame => ({ code: 'which-game', games })

/** How many of a channel's or a player's games are looked at; the newest come first. */
const maxRead = 10

export async function loadGames(store: Store, ids: readonly string[], most = maxRead): Promise<GameRecord[]> {
  const games = await Promise.all(ids.slice(0, most).map(id => store.loadGame(id)))
  return games.filter(game => game !== undefined)
}

/** Does a user sit at it, or may they take their seat back from the computer? */
const hasSeat = (game: GameRecord, user: string): boolean =>
  seatOf(game, user) >= 0 || keptSeatOf(game, user) >= 0

/** Has it the caller among its players, or invites them? */
const involves = (game: GameRecord, user: string): boolean =>
  isOpen(game) && (hasSeat(game, user) || guestsOf(game).includes(user))

/** What only a battle with somebody else has. */
const outsideLessons: ReadonlySet<string> = new Set([
  'game accept',
  'game decline',
  'game draw',
  'game pause',
  'game replay',
  'game substitute',
  'game verify',
])

/** So long after its last step somebody is still in the middle of a lesson, in seconds. */
const inLesson = 1800

/** The caller's tutorial of whatever game, where they are in the middle of it and it has what they ask for. */
async function openTutorialOf({ name, user }: Call, store: Store): Promise<string | undefined> {
  if (outsideLessons.has(name)) return undefined
  const [latest] = (await tutorialOf(store, user.id)).toSorted((a, b) => b.changed - a.changed)
  return latest?.id
}

/** The same while it has just been played. */
async function lessonOf(call: Call, store: Store): Promise<string | undefined> {
  const id = await openTutorialOf(call, store)
  const game = id === undefined ? undefined : await store.loadGame(id)
  return game && call.now - game.changed < inLesson ? id : undefined
}

/** Commands that take a challenge up or turn it down; anything else is for games that have players. */
const answering: ReadonlySet<string> = new Set(['game accept', 'game decline'])

/** Can the caller do with the game what they ask for? */
function concerns(game: GameRecord, { name, user }: Call): boolean {
  if (!answering.has(name)) return game.stage !== 'challenge' && involves(game, user.id)
  return game.stage === 'challenge' && (game.invited === null || involves(game, user.id))
}

/** What is done with the game: a player's own is wanted, while anybody may look at any. */
export type Purpose = 'play' | 'look'

/** Has it begun, be it with the choice of armies, and not ended? */
const isPlayed = (game: GameRecord): boolean => isOpen(game) && game.stage !== 'challenge'

/**
 * Of the games of a thread or channel those that a call may be about. The game whose thread it is comes before
 * anything else, except for who plays in another one there; and a mere challenge comes after every battle.
 */
function among(games: readonly GameRecord[], { channel, name, user }: Call): readonly GameRecord[] {
  if (answering.has(name)) return games
  const played = games.filter(isPlayed)
  const home = games.find(({ thread }) => thread === channel)
  if (!home) return played.some(game => hasSeat(game, user.id)) ? played : games
  const own = played.filter(game => hasSeat(game, user.id))
  const first = own.length ? own.includes(home) : isPlayed(home) || !played.length
  return first ? [home] : played
}

/**
 * Which game a call is about: the one named by the option `game`, else the one of this channel or thread,
 * else the only open one of the caller. Where the channel's is over or somebody else's, and the caller wants
 * to play, their only open one elsewhere is meant, and their tutorial where there is none. Where several fit, the
 * caller is to choose. In a thread the game is known without reading it.
 */
export async function findGame(
  call: Call,
  store: Store,
  purpose: Purpose = 'play',
): Promise<string | WhichGame | Refusal> {
  const named = call.options.game
  if (named !== undefined) return String(named).trim().toLowerCase()
  const here = await store.gamesOfChannel(call.channel)
  if (here.length === 1 && call.inThread) return here[0]!
  const games = among(await loadGames(store, here), call)
  if (games.length === 1 && call.inThread) return games[0]!.id
  const wanted = (game: GameRecord) =>
    purpose === 'play' ? concerns(game, call) : involves(game, call.user.id)
  const mine = games.filter(wanted)
  // Whoever types in the middle of a lesson means it, whatever others fight in the channel.
  const lesson =
    mine.length || games.some(({ thread }) => thread === call.channel)
      ? undefined
      : await lessonOf(call, store)
  if (lesson) return lesson
  if (mine.length) return mine.length === 1 ? mine[0]!.id : whichGame(mine)
  if (purpose === 'play' || !games.length) {
    const own = (await gamesOf(store, call.user.id)).filter(isOpen)
    const elsewhere = own.some(wanted) ? own.filter(wanted) : games.length ? [] : own
    if (elsewhere.length === 1) return elsewhere[0]!.id
    const tutorial = elsewhere.length ? undefined : await openTutorialOf(call, store)
    if (tutorial) return tutorial
    if (elsewhere.length) return whichGame(elsewhere)
    if (!games.length) return { code: 'no-game' }
  }
  const open = games.some(isPlayed) ? games.filter(isPlayed) : games.filter(isOpen)
  if (open.length > 1) return whichGame(open)
  return (open[0] ?? games[0]!).id
}

/** The game itself, for commands that only read. */
export async function readGame(
  call: Call,
  store: Store,
  purpose: Purpose = 'look',
): Promise<GameRecord | Refusal> {
  const id = await findGame(call, store, purpose)
  if (isRefusal(id)) return id
  return (await store.loadGame(id)) ?? { code: 'no-game', about: { game: id } }
}

/** A player's games, newest first. */
export const gamesOf = async (store: Store, user: string, most?: number): Promise<GameRecord[]> =>
  loadGames(store, await store.gamesOfUser(user), most)

/** The caller's tutorials, one a game, while their boards stand. */
export async function tutorialOf(store: Store, user: string): Promise<GameRecord[]> {
  const found = await Promise.all(tutorialIdsOf(user).map(id => store.loadGame(id)))
  return found.flatMap(game => (game && isOpen(game) ? [game] : []))
}

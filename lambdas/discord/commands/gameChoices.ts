import { isRefusal } from '../../game/change.ts'
import { isOpen, seatOf } from '../../game/seats.ts'
import { guestsOf } from '../../store/guests.ts'
import type { GameRecord, Store } from '../../store/types.ts'
import { gamesOf, loadGames, type Purpose, readGame } from '../actions/findGame.ts'
import { type Choice, matching } from '../games/choices.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import type { Call } from '../types.ts'
import { gameLine } from '../views/gameList.ts'

/** The table of the game that the call is about, if there is one. */
export async function viewFor(
  call: Call,
  store: Store,
  purpose: Purpose = 'play',
): Promise<GameView | undefined> {
  const found = await readGame(call, store, purpose)
  return isRefusal(found) ? undefined : gameView(found, call.locale, call.user.id)
}

/** Games with which a command can do something for the caller; with others, where nothing is said, any of theirs. */
const fitting: Readonly<Record<string, (game: GameRecord, user: string) => boolean>> = {
  'game accept': (game, user) =>
    game.stage === 'challenge' &&
    seatOf(game, user) < 0 &&
    (game.invited === null || guestsOf(game).includes(user)),
  'game decline': (game, user) =>
    game.stage === 'challenge' && (guestsOf(game).includes(user) || seatOf(game, user) >= 0),
  'game undo': ({ stage }) => stage === 'battle',
  'game draw': ({ stage }) => stage === 'battle',
  'game concede': ({ stage }) => stage === 'battle',
  'game pause': ({ stage }) => stage === 'battle',
}

/** The caller's games, open ones first; of challenges also those that are made here to anybody. */
export async function gameChoices(call: Call, store: Store): Promise<Choice[]> {
  const { id } = call.user
  const here =
    call.name === 'game accept' ? await loadGames(store, await store.gamesOfChannel(call.channel)) : []
  const all = new Map([...(await gamesOf(store, id)), ...here].map(game => [game.id, game]))
  const fits = fitting[call.name] ?? (game => seatOf(game, id) >= 0)
  const games = [...all.values()]
    .filter(game => fits(game, id))
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
  return matching(
    call.focused?.value ?? '',
    games.map(game => ({ name: gameLine(game, call.locale, false), value: game.id })),
  )
}

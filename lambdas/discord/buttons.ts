import { gameOf } from '../../rules/games.ts'
import { rosterToPick } from '../game/figureRoster.ts'
import { seatOf } from '../game/seats.ts'
import { wholeLog } from '../game/wholeLog.ts'
import { guestsOf } from '../store/guests.ts'
import type { GameRecord } from '../store/types.ts'
import { rematch, share, sharedMessage } from './actions/afterBattle.ts'
import { addToArmy, kindOf, pressedArmy, removeFromArmy } from './actions/armyBuilder.ts'
import { accept, decline, invitation, join } from './actions/challengeAnswers.ts'
import { forgetPlayer } from './actions/forgetPlayer.ts'
import { pressedForGood } from './actions/league/confirmIrreversible.ts'
import { pressedSeason, strikeBoard } from './actions/league/pressed.ts'
import { lookAt } from './actions/lookAt.ts'
import { deleteArmy } from './actions/ownArmies.ts'
import { armiesForAll, pickByName, pickReady } from './actions/pickArmies.ts'
import {
  changing,
  playConcede,
  playDraw,
  playFinish,
  playPacked,
  playSettled,
  playUndo,
  staleness,
} from './actions/playAnswers.ts'
import { deleteBoard } from './actions/serverBoards.ts'
import { showFrame, showReplay } from './actions/showReplay.ts'
import { pressedSubstitute, takeSeat } from './actions/substitutes.ts'
import { pressedTutorial } from './actions/tutorial.ts'
import { inChosenGame } from './commands/chooseGame.ts'
import { turnFigures } from './commands/figures.ts'
import { turnHelp, welcomeNewcomer } from './commands/help.ts'
import { commands } from './commands/index.ts'
import { leagueCommand } from './commands/league.ts'
import { pressedOdds, showOdds } from './commands/odds.ts'
import { whoDecides } from './commands/orders.ts'
import { playCommand } from './commands/play.ts'
import { showAll } from './commands/showAll.ts'
import { faceOf, faces } from './games/index.ts'
import { opens } from './games/lists.ts'
import type { Call, ComponentHandler, Message, Pressed, Services } from './types.ts'
import { armySelectMessage } from './views/armySelect.ts'
import { ownMessage } from './views/battle/ownMessage.ts'
import { confirmFinish } from './views/confirmations.ts'
import { diceProof } from './views/diceProof.ts'
import { presentMessage } from './views/presentMessage.ts'
import { refusalMessage } from './views/refusalMessage.ts'

/** Handlers get the parts of the custom id; the door lets nothing through that has none. */
const pressed =
  (handle: (call: Call, services: Services, at: Pressed) => Promise<Message>): ComponentHandler =>
  async (call, services) =>
    call.component
      ? handle(call, services, call.component)
      : refusalMessage({ code: 'unknown-button' }, call.locale)

/** For buttons about a game that need no more than its record. */
const reading = (show: (game: GameRecord, call: Call, services: Services) => Message | Promise<Message>) =>
  pressed(async (call, services, { game }) => {
    const found = await services.store.loadGame(game)
    return found
      ? show(found, call, services)
      : refusalMessage({ code: 'no-game', about: { game } }, call.locale)
  })

/** For buttons of a game that only show it in another way. */
const showing = (action: string) =>
  pressed((call, services, at) =>
    lookAt(call, services, at.game, view => {
      const shown = faceOf(view.game).looks?.[action]?.(view, at) ?? { code: 'other-game' }
      return 'opened' in shown ? ownMessage(view, shown) : shown
    }),
  )

/** Those of all games. */
const looksOfGames: Readonly<Record<string, ComponentHandler>> = Object.fromEntries(
  Object.values(faces).flatMap(({ looks = {} }) =>
    Object.keys(looks).map(action => [action, showing(action)]),
  ),
)

/** Of several who are challenged, each answers for itself, whatever the others have answered meanwhile. */
const untold = (call: Call, game: GameRecord) =>
  guestsOf(game).length > 1 ? undefined : staleness(call, game)

/** Buttons and selects that any game has, by the first word of their custom ids. */
export const commonHandlers = {
  accept: pressed((call, services, { game }) =>
    changing(
      call,
      services,
      game,
      found => untold(call, found) ?? accept(call, services, found, undefined, !call.isPrivate),
      found => invitation(call, found, !call.isPrivate),
    ),
  ),
  decline: pressed((call, services, { game }) =>
    changing(
      call,
      services,
      game,
      found => untold(call, found) ?? decline(call, found, !call.isPrivate),
      found => invitation(call, found, !call.isPrivate),
    ),
  ),
  'in-game': pressed((call, services, at) => inChosenGame(call, services, at, commands)),
  'in-game-all': pressed((call, services, at) => inChosenGame(call, services, at, commands)),
  join: pressed((call, services, { game }) =>
    changing(call, services, game, found => join(call, services, found)),
  ),
  offer: pressed(async (call, { store }, { values }) => {
    const found = await store.loadGame(values[0] ?? '')
    return found ? invitation(call, found, false) : refusalMessage({ code: 'challenge-gone' }, call.locale)
  }),
  // Choosing an army means the same whatever the other has done meanwhile: no need for the newest version.
  starter: pressed((call, services, { game, argument }) =>
    changing(
      call,
      services,
      game,
      found => pickReady(call, services, found, argument),
      found =>
        call.isPrivate ? presentMessage(found, call.locale, call.user.id) : armiesForAll(call, found),
    ),
  ),
  mine: pressed(async (call, { store }, { game }) => {
    const found = await store.loadGame(game)
    if (!found) return refusalMessage({ code: 'no-game', about: { game } }, call.locale)
    if (seatOf(found, call.user.id) < 0) return refusalMessage({ code: 'stranger' }, call.locale)
    if (!gameOf(found).armies) return refusalMessage({ code: 'not-picking' }, call.locale)
    const [armies, roster] = await Promise.all([
      store.armiesOf(call.user.id, found),
      rosterToPick(store, found),
    ])
    return armySelectMessage(found, call.locale, call.user.id, armies, roster)
  }),
  'pick-army': pressed(async (call, services, { game, values }) =>
    values.length > 0
      ? pickByName(call, services, game, values)
      : refusalMessage({ code: 'unknown-button' }, call.locale),
  ),
  answer: pressed((call, services, { game, argument, values }) => {
    const chosen = values[0]
    const group = opens(chosen ?? '')
    if (group === undefined) return playPacked(call, services, game, chosen ?? argument)
    return lookAt(call, services, game, view => ownMessage(view, { opened: group }))
  }),
  status: reading((found, { locale, user }) => presentMessage(found, locale, user.id)),
  proof: reading(async (found, { locale }, { store }) =>
    diceProof(found, locale, await wholeLog(store, found)),
  ),
  rematch: reading((found, call, services) => rematch(call, services, found)),
  share: pressed((call, services, { game }) =>
    changing(
      call,
      services,
      game,
      found => share(call, found),
      () => sharedMessage(call.locale),
    ),
  ),
  replay: reading((found, { locale }, { store }) => showReplay(found, store, { reader: locale })),
  frame: reading((found, { locale, component }, { store }) =>
    showFrame(found, locale, store, component?.argument ?? ''),
  ),
  odds: pressed(pressedOdds),
  'odds-all': pressed(showOdds),
  'show-all': reading((found, call) => showAll(call, found, call.component?.argument ?? '')),
  undo: pressed((call, services, { game }) => playUndo(call, services, game)),
  finish: pressed((call, services, { game, argument }) =>
    argument === 'yes' ? playFinish(call, services, game) : lookAt(call, services, game, confirmFinish),
  ),
  settle: pressed((call, services, { game, argument, values }) =>
    playSettled(call, services, game, argument === 'all' ? undefined : values),
  ),
  decide: pressed((call, services, { game, argument }) => whoDecides(call, services, game, argument)),
  // A deployment counts for nobody before it is done: what is chosen is played at once, and the next figure is in hand.
  deploy: pressed((call, services, { game, argument, values }) => {
    const chosen = values[0] ?? ''
    const group = opens(chosen)
    if (group === undefined) return playPacked(call, services, game, `${argument} ${chosen}`)
    const [, label = ''] = argument.split(' ')
    return lookAt(call, services, game, view => ownMessage(view, { opened: `${label} ${group}` }))
  }),
  substitute: pressed((call, services, { game, argument }) =>
    pressedSubstitute(call, services, game, argument),
  ),
  seat: pressed((call, services, { game }) => takeSeat(call, services, game)),
  concede: pressed((call, services, { game }) => playConcede(call, services, game)),
  draw: pressed((call, services, { game, argument }) =>
    playDraw(call, services, game, argument === 'no' || argument === 'end' ? argument : 'yes'),
  ),
  help: turnHelp,
  welcome: welcomeNewcomer,
  tutorial: pressed((call, services, at) => pressedTutorial(call, services, at, playCommand)),
  season: pressed((call, services, { game, version, argument }) =>
    pressedSeason(call, services, game, version, argument),
  ),
  'for-good': pressed((call, services, at) => pressedForGood(call, services, at, leagueCommand)),
  strike: pressed((call, services, { game, argument, values }) =>
    strikeBoard(call, services, game, argument, values[0] ?? ''),
  ),
  forget: pressed((call, services) => forgetPlayer(call, services)),
  figures: pressed((call, services, { game, argument, version }) =>
    turnFigures(call, services, kindOf(game), version, argument),
  ),
  'delete-board': pressed((call, services, { argument, version }) =>
    deleteBoard(call, services, argument, version),
  ),
  army: pressed((call, services, at) => pressedArmy(call, services, at)),
  'army-add': pressed((call, services, at) => addToArmy(call, services, at)),
  'army-remove': pressed((call, services, at) => removeFromArmy(call, services, at)),
  'delete-army': pressed((call, services, { game, argument, version }) =>
    deleteArmy(call, services, { ...kindOf(game), name: argument, version }),
  ),
} satisfies Readonly<Record<string, ComponentHandler>>

/** All buttons and selects. */
export const componentHandlers: Readonly<Record<string, ComponentHandler>> = {
  ...looksOfGames,
  ...commonHandlers,
}

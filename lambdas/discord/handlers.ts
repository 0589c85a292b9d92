import type { GameRecord, Locale } from '../store/types.ts'
import { deleteArmy, pickByName } from './game/armies.ts'
import { accept, decline, pick, starters } from './game/begin.ts'
import { forgetNow } from './game/forget.ts'
import { looking, showAnswer } from './game/look.ts'
import { unpackAnswers } from './game/pack.ts'
import { playConcede, playDraw, playFinish, playPacked, playUndo, staleness } from './game/play.ts'
import { figureOf, seatOf } from './game/table.ts'
import type { Call, ComponentHandler, Message, Services } from './types.ts'
import { battleMessage } from './views/battle.ts'
import { confirmFinish } from './views/confirm.ts'
import { figureMessage } from './views/figure.ts'
import { mineMessage } from './views/mine.ts'
import { presentMessage } from './views/present.ts'
import { opens } from './views/question.ts'
import { refusalMessage } from './views/refusal.ts'

type Pressed = NonNullable<Call['component']>

/** Handlers get the parts of the custom id; the door lets nothing through that has none. */
const pressed =
  (handle: (call: Call, services: Services, at: Pressed) => Promise<Message>): ComponentHandler =>
  async (call, services) =>
    call.component
      ? handle(call, services, call.component)
      : refusalMessage({ code: 'unknown-button' }, call.locale)

/** For buttons that only show something: the game, or a refusal. */
const showing = (show: (call: Call, game: GameRecord, at: Pressed) => Message | Promise<Message>) =>
  pressed(async (call, { store }, at) => {
    const game = await store.loadGame(at.game)
    return game
      ? show(call, game, at)
      : refusalMessage({ code: 'no-game', about: { game: at.game } }, call.locale)
  })

const again = (locale: Locale, user: string) => (game: GameRecord) => presentMessage(game, locale, user)

/** Buttons and selects, by the first word of their custom ids. */
export const componentHandlers: Readonly<Record<string, ComponentHandler>> = {
  accept: pressed((call, services, { game }) =>
    services.changeGame(
      call,
      game,
      found => staleness(call, found) ?? accept(call, services, found, undefined, true),
      again(call.locale, call.user.id),
    ),
  ),
  decline: pressed((call, services, { game }) =>
    services.changeGame(
      call,
      game,
      found => staleness(call, found) ?? decline(call, found, true),
      again(call.locale, call.user.id),
    ),
  ),
  // Choosing an army means the same whatever the other has done meanwhile: no need for the newest version.
  starter: pressed((call, services, { game }) =>
    services.changeGame(
      call,
      game,
      found => pick(call, found, starters(found, call.user.id), true),
      again(call.locale, call.user.id),
    ),
  ),
  mine: pressed(async (call, services, { game }) => {
    const found = await services.store.loadGame(game)
    if (!found) return refusalMessage({ code: 'no-game', about: { game } }, call.locale)
    if (seatOf(found, call.user.id) < 0) return refusalMessage({ code: 'stranger' }, call.locale)
    return mineMessage(found, call.locale, call.user.id, await services.store.armiesOf(call.user.id))
  }),
  'pick-army': pressed((call, services, { game, values }) => pickByName(call, services, game, values)),
  answer: pressed(async (call, services, { game, argument, values }) => {
    const chosen = values[0]
    const group = chosen === undefined ? undefined : opens(chosen)
    if (group === undefined) return playPacked(call, services, game, chosen ?? argument)
    const found = await services.store.loadGame(game)
    return found
      ? looking(call, found, table => battleMessage(table, { opened: group }))
      : refusalMessage({ code: 'no-game', about: { game } }, call.locale)
  }),
  status: showing((call, game) => presentMessage(game, call.locale, call.user.id)),
  undo: pressed((call, services, { game }) => playUndo(call, services, game)),
  finish: pressed(async (call, services, { game, argument }) => {
    if (argument === 'yes') return playFinish(call, services, game)
    const found = await services.store.loadGame(game)
    return found
      ? looking(call, found, table => confirmFinish(table))
      : refusalMessage({ code: 'no-game', about: { game } }, call.locale)
  }),
  figure: showing((call, game, { values }) =>
    looking(call, game, table => {
      const chosen = values[0] ?? ''
      const group = opens(chosen)
      if (group !== undefined) return battleMessage(table, { opened: group })
      return figureOf(table, chosen)
        ? figureMessage(table, chosen)
        : { code: 'no-figure', about: { figure: chosen.slice(0, 20) } }
    }),
  ),
  to: showing((call, game, { argument, values }) =>
    looking(call, game, table => {
      const [verb = '', label = ''] = argument.split(' ')
      const group = opens(values[0] ?? '')
      return group === undefined
        ? showAnswer(table, `${argument} ${values[0] ?? ''}`)
        : figureMessage(table, label, { verb, group })
    }),
  ),
  face: showing((call, game, { argument, values }) =>
    looking(call, game, table => {
      const [first = '', ...after] = unpackAnswers(table, argument)
      return showAnswer(table, [...first.split(' ').slice(0, -1), values[0] ?? ''].join(' '), after)
    }),
  ),
  concede: pressed((call, services, { game }) => playConcede(call, services, game)),
  draw: pressed((call, services, { game, argument }) =>
    playDraw(call, services, game, argument === 'no' ? 'no' : 'yes'),
  ),
  forget: pressed((call, services) => forgetNow(call, services)),
  'delete-army': pressed((call, services, { argument }) => deleteArmy(call, services, argument)),
}

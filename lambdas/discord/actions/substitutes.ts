import { plainName } from '../../../rules/core/names.ts'
import { levels } from '../../../rules/index.ts'
import { allowCalling, callBan, callComputer, takeSeatBack, usualLevel } from '../../game/callComputer.ts'
import { isRefusal } from '../../game/change.ts'
import { keptSeatOf, seatOf } from '../../game/seats.ts'
import type { GameRecord } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import { gameView } from '../games/gameView.ts'
import type { Call, Changing, Message, Services } from '../types.ts'
import { confirmSubstitute } from '../views/confirmations.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { battleChange } from './battleChange.ts'
import { noOpponent } from './notOffered.ts'
import { changing } from './playAnswers.ts'

/**
 * How the computer would play on for somebody. How well is their choice, or else the server's: never an opponent's.
 * @param typed the level that the caller has named
 */
async function planFor(
  call: Call,
  { store, hasLeft }: Pick<Services, 'store' | 'hasLeft'>,
  game: GameRecord,
  user: string,
  typed: unknown,
) {
  const own = user === call.user.id
  const { guild } = game
  const [theirs, server, left] = await Promise.all([
    store.userSettings(user),
    guild === null ? undefined : store.serverSettings(guild),
    !own && guild !== null && hasLeft(guild, user),
  ])
  const named = own ? levels.find(each => each === typed) : undefined
  const level = named ?? theirs.substitute ?? server?.substitute ?? usualLevel
  return { player: seatOf(game, user), level, hasLeft: left }
}

/**
 * Whose seat is meant by what was typed: a user, the name of who sits there, somebody whom the computer plays on for
 * there, or the bot where it plays itself.
 */
function userMeant({ users }: Call, { seats }: GameRecord, typed: string): string {
  const name = plainName(typed.replace(/^@/, ''))
  const seat =
    seats.find(({ user, leftBy }) => user === typed || leftBy === typed) ??
    seats.find(each =>
      [each.name, each.called, each.handle, each.standsFor].some(own => own && plainName(own) === name),
    ) ??
    (users[typed]?.bot ? seats.find(({ computer }) => computer !== undefined) : undefined)
  return seat?.user ?? typed
}

/**
 * `/game substitute`: asks whether the computer is to play on, for the caller or for somebody who stays away. Whoever it
 * plays for already takes their seat back.
 */
export async function substitute(call: Call, services: Services, id: string): Promise<Message> {
  const { player, computer, allow } = call.options
  const refuse = (code: 'no-game' | 'no-battle') => refusalMessage({ code, about: { game: id } }, call.locale)
  const game = await services.store.loadGame(id)
  if (!game) return refuse('no-game')
  const lacking = noOpponent(game, call.locale)
  if (lacking) return refusalMessage(lacking, call.locale)
  if (allow !== undefined) return allowSubstitute(call, services, id, allow === true)
  const user = player === undefined ? call.user.id : userMeant(call, game, String(player))
  if (keptSeatOf(game, call.user.id) >= 0) return takeSeat(call, services, id)
  const plan = await planFor(call, services, game, user, computer)
  const ban = callBan(call.user.id, game, plan.player, plan.hasLeft)
  if (ban) return refusalMessage(ban, call.locale)
  const view = gameView(game, call.locale, call.user.id)
  return view ? confirmSubstitute(view, plan) : refuse('no-battle')
}

/**
 * What was asked is confirmed, and the computer plays on.
 * @param argument for whom, and the level that was asked for
 */
export const pressedSubstitute = (
  call: Call,
  services: Services,
  id: string,
  argument: string,
): Promise<Message> =>
  changing(call, services, id, async (game): Promise<Changing> => {
    const [user = '', typed] = argument.split(' ')
    const plan = await planFor(call, services, game, user, typed)
    const name = wordsOf(game.language).says.computers[plan.level]
    const changed = callComputer(call, game, { ...plan, name })
    return isRefusal(changed) ? changed : battleChange(call, changed)
  })

/** The caller sits again where the computer plays for them. */
export const takeSeat = (call: Call, services: Services, id: string): Promise<Message> =>
  changing(call, services, id, game => {
    const changed = takeSeatBack(call, game)
    if (isRefusal(changed)) return changed
    return battleChange(call, changed, wordsOf(call.locale).says.seatTaken)
  })

const allowSubstitute = (call: Call, services: Services, id: string, allow: boolean): Promise<Message> =>
  changing(call, services, id, game => {
    const changed = allowCalling(call, game, allow)
    if (isRefusal(changed)) return changed
    const { substituteAllowed } = wordsOf(call.locale).says
    const reply = () => panel({ texts: [substituteAllowed(allow)] })
    return { ...changed, keepsButtons: true, reply }
  })

import { engineOf } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { answerInRow, type Missed } from '../../game/answerInRow.ts'
import { applyOutcome } from '../../game/applyOutcome.ts'
import { isRefusal } from '../../game/change.ts'
import { type DrawAnswer, offerDraw } from '../../game/offerDraw.ts'
import { isOut, keptSeatOf, seatOf } from '../../game/seats.ts'
import { ordersOf } from '../../game/standingOrders.ts'
import type { GameRecord } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Changing, Message, Services } from '../types.ts'
import { ownMessage } from '../views/battle/ownMessage.ts'
import { confirmDraw } from '../views/confirmations.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage, refusalText } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { battleChange } from './battleChange.ts'

/**
 * A button acts on the version of the game that it carries, or not at all.
 * @returns the refusal with the present state below it, for a button that is out of date
 */
export function staleness(call: Call, game: GameRecord): Message | undefined {
  const { component, locale, user } = call
  if (!component || component.version === game.version) return undefined
  return presentMessage(game, locale, user.id, refusalText({ code: 'stale' }, locale))
}

/** The battle as the caller sees it, who plays in it; or why not. */
function ownView(call: Call, game: GameRecord): GameView | Refusal {
  if (seatOf(game, call.user.id) < 0) return { code: 'stranger' }
  return gameView(game, call.locale, call.user.id) ?? { code: 'no-battle' }
}

/** Why a player may not answer now: nothing is asked, or not of them. */
function notAsked({ game, question, viewer }: GameView): Refusal | undefined {
  if (!question) return { code: 'battle-over' }
  if (isOut(game, viewer)) return { code: 'is-out' }
  if (question.by === viewer) return undefined
  return { code: 'not-your-turn', about: { name: game.seats[question.by]!.name } }
}

/** The battle, for a player who may answer what is asked now; or why not. */
export function viewToAnswer(call: Call, game: GameRecord): GameView | Refusal {
  const view = ownView(call, game)
  return isRefusal(view) ? view : (notAsked(view) ?? view)
}

/** A refusal of the rules, with the figures of this battle called by name. */
const inWords = (refusal: Refusal, view: GameView): Message => refusalMessage(refusal, view.locale, view)

/** What the rules made of a battle that its player had before them. */
const played = (
  call: Call,
  view: GameView,
  outcome: Parameters<typeof applyOutcome>[2],
  note?: string,
): Changing => battleChange(call, applyOutcome(call, view.game, outcome), note, view)

/** Of several moves in a row the one that was not played, those before it and those after it; else nothing. */
function stoppedAt(view: GameView, answers: readonly string[], { at }: Missed): string {
  if (answers.length < 2 || answers.some(answer => answer.startsWith('?'))) return ''
  const say = (answer: string) => faceOf(view.game).answer(answer, view)
  const list = (some: readonly string[]) => some.map(say).join(', ')
  return view.words.says.stoppedAt(
    say(answers[at] ?? ''),
    list(answers.slice(0, at)),
    list(answers.slice(at + 1)),
  )
}

/**
 * Changes a game; a second delivery is answered with the game as it stands. Whoever the computer plays on for is
 * offered their seat in place of being called a stranger.
 * @param again what is answered then; a button under a message for everybody changes that one
 */
export const changing = (
  call: Call,
  services: Services,
  id: string,
  change: Parameters<Services['changeGame']>[2],
  again: (game: GameRecord) => Message = game => presentMessage(game, call.locale, call.user.id),
): Promise<Message> =>
  services.changeGame(
    call,
    id,
    async game => {
      const changed = await change(game)
      const kept = keptSeatOf(game, call.user.id) >= 0
      return kept && isRefusal(changed) && changed.code === 'stranger'
        ? presentMessage(game, call.locale, call.user.id)
        : changed
    },
    again,
  )

/** Changes a battle that the caller plays in, laid out for them once; a button that is out of date does nothing. */
const inBattle = (
  call: Call,
  services: Services,
  id: string,
  change: (view: GameView) => Changing,
): Promise<Message> =>
  changing(call, services, id, game => {
    const view = staleness(call, game) ?? ownView(call, game)
    return 'viewer' in view ? change(view) : view
  })

/** Plays what `answersOf` makes of the battle as it stands. */
export const play = (
  call: Call,
  services: Services,
  id: string,
  answersOf: (view: GameView) => string[] | Refusal,
): Promise<Message> =>
  inBattle(call, services, id, view => {
    const ban = notAsked(view)
    if (ban) return ban
    const answers = answersOf(view)
    if (isRefusal(answers)) return inWords(answers, view)
    const outcome = answerInRow(view.game, view.save, view.viewer, answers)
    const say = (refusal: Refusal) => refusalText(refusal, call.locale, view)
    const stopped = outcome.missed && [stoppedAt(view, answers, outcome.missed), say(outcome.missed.refusal)]
    if (outcome.ok) return played(call, view, outcome, stopped?.filter(Boolean).join('\n'))
    // The rules changed under a paused step: the save goes on from there, and the player is asked anew.
    if (outcome.refusal.code === 'question-changed' && outcome.save) {
      const asked = { ok: true as const, save: outcome.save, events: outcome.events ?? [] }
      return played(call, view, asked, say(outcome.refusal))
    }
    if (stopped?.[0]) return { ...panel({ texts: [stopped.join('\n')], accent: 'warning' }), discreet: true }
    return inWords(outcome.refusal, view)
  })

/** The answers that a button carries. */
export const unpack = (view: GameView, packed: string): string[] =>
  faceOf(view.game).unpack?.(view, packed) ?? [packed]

/** Plays the answers that a button carries, or the one that was chosen from a list. */
export const playPacked = (call: Call, services: Services, id: string, packed: string): Promise<Message> =>
  play(call, services, id, view => unpack(view, packed))

/** Takes the caller's last answer back, and says what that was; or says why it cannot be done. */
export const playUndo = (call: Call, services: Services, id: string): Promise<Message> =>
  inBattle(call, services, id, view => {
    const { game, save, viewer, question, words } = view
    if (!question) return { code: 'battle-over' }
    const outcome = engineOf(game).undo(save, viewer)
    if (!outcome.ok) return outcome.refusal
    const before = gameView({ ...game, save: outcome.save }, call.locale, call.user.id)
    const said = before && outcome.answer ? faceOf(game).answer(outcome.answer, before) : ''
    return played(call, view, outcome, words.says.undone(said))
  })

/** The program plays the rest of the caller's phase. */
export const playFinish = (call: Call, services: Services, id: string): Promise<Message> =>
  inBattle(call, services, id, view => {
    const { game, save, viewer, question } = view
    const ban = notAsked(view)
    if (ban) return ban
    if (!faceOf(game).finishable.includes(question!.kind)) return { code: 'cannot-finish' }
    const outcome = engineOf(game).finishPhase(save, viewer, ordersOf(game))
    return outcome.ok ? played(call, view, outcome) : inWords(outcome.refusal, view)
  })

/**
 * What the caller may still pay for in a fight is settled at once.
 * @param picked what is paid for; left out: as recommended
 */
export const playSettled = (
  call: Call,
  services: Services,
  id: string,
  picked?: readonly string[],
): Promise<Message> =>
  inBattle(call, services, id, view => {
    const { game, save, viewer } = view
    const ban = notAsked(view)
    if (ban) return ban
    const settled = faceOf(game).settle?.(view, picked)
    if (!settled) return { code: 'not-this-question' }
    const outcome = engineOf(game).finishStep(save, viewer, ordersOf(game), settled.orders)
    return outcome.ok ? played(call, view, outcome) : inWords(outcome.refusal, view)
  })

/** The caller gives the battle up. */
export const playConcede = (call: Call, services: Services, id: string): Promise<Message> =>
  inBattle(call, services, id, view => {
    const { game, viewer } = view
    // Not what they see: others may have done more since.
    const outcome = engineOf(game).concede(game.save!, viewer, ordersOf(game))
    return outcome.ok ? played(call, view, outcome) : outcome.refusal
  })

/**
 * Offers a draw, or answers the one that is on offer. Whoever types what would end the battle is asked first.
 * @param answer `end`: that question is answered
 */
export const playDraw = (
  call: Call,
  services: Services,
  id: string,
  answer: DrawAnswer | 'end',
): Promise<Message> =>
  changing(call, services, id, game => {
    const stale = answer === 'end' ? staleness(call, game) : undefined
    if (stale) return stale
    const meant = answer === 'end' ? 'offer-or-accept' : answer
    const change = offerDraw(call, game, meant, call.component?.version)
    if (isRefusal(change)) return change
    if (change.done === 'over' && answer === 'offer-or-accept')
      return confirmDraw(gameView(game, call.locale, call.user.id)!)
    if (change.done === 'over') return battleChange(call, change)
    const { says } = wordsOf(call.locale)
    const note = {
      offered: says.drawOfferedByYou,
      'offered-to-many': says.drawOfferedByYouMany,
      declined: says.drawDeclinedByYou,
      withdrawn: says.drawWithdrawnByYou,
      agreed: says.drawAgreedByYou,
    }[change.done]
    const { game: changed, outbox } = change
    return {
      game: changed,
      outbox,
      reply: saved => ownMessage(gameView(saved, call.locale, call.user.id)!, { note }),
    }
  })

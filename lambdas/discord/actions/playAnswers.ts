import {
  agreeDraw,
  type BattleSave,
  concede,
  finishPhase,
  type Orders,
  type Outcome,
  playersLeft,
  type Refusal,
  resume,
  undo,
} from '../../../rules/index.ts'
import { applyOutcome, post, refused } from '../../game/applyOutcome.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import type { Call, Change, Message, Refused, Services } from '../types.ts'
import { battleMessage } from '../views/battleMessage.ts'
import { type GameView, gameView, seatOf } from '../views/gameView.ts'
import { unpackAnswers } from '../views/packAnswers.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage, refusalText } from '../views/refusalMessage.ts'
import { sayAnswer } from '../views/sayAnswer.ts'
import { wordsOf } from '../words/index.ts'
import { ordersOf } from './orderOptions.ts'

/** A refusal with the present state below it: for a button that is out of date. */
const withState = (refusal: Refusal, game: GameRecord, locale: Locale, user: string): Refused => ({
  refusal,
  shown: presentMessage(game, locale, user, refusalText(refusal, locale)),
})

/** Has this player lost while others play on? */
export const isOut = ({ save }: GameRecord, player: number): boolean =>
  save !== null && save.battle.phase !== 'over' && player >= 0 && !playersLeft(save).includes(player)

/** A button acts on the version of the game that it carries, or not at all. */
export function staleness(call: Call, game: GameRecord): Refused | undefined {
  const { component } = call
  if (!component || component.version === game.version) return undefined
  return withState({ code: 'stale' }, game, call.locale, call.user.id)
}

/** The table, for a player who may answer what is asked now; or why not. */
export function atTable(
  call: Call,
  game: GameRecord,
): { ok: true; view: GameView } | ({ ok: false } & Refused) {
  if (seatOf(game, call.user.id) < 0) return { ok: false, ...refused({ code: 'stranger' }) }
  const view = gameView(game, call.locale, call.user.id)
  if (!view) return { ok: false, ...refused({ code: 'no-battle' }) }
  const { question } = view
  if (!question) return { ok: false, ...refused({ code: 'battle-over' }) }
  if (isOut(game, view.viewer)) return { ok: false, ...refused({ code: 'is-out' }) }
  if (question.by !== view.viewer)
    return {
      ok: false,
      ...refused({ code: 'not-your-turn', about: { name: game.seats[question.by]!.name } }),
    }
  return { ok: true, view }
}

/** A refusal of the rules, with the figures of this battle called by name. */
const inWords = (refusal: Refusal, view: GameView): Refused => ({
  refusal,
  shown: refusalMessage(refusal, view.locale, view),
})

/**
 * One player's answers in a row, each to the question that the one before it led to. When a later one is no
 * longer legal (a free attack struck the figure down, say) or somebody else is asked, the earlier ones stand.
 */
function answerAll(
  save: BattleSave,
  player: number,
  answers: readonly string[],
  orders: Orders[],
): Outcome & { missed?: Refusal } {
  let outcome: Outcome = { ok: false, refusal: { code: 'not-this-question' } }
  let now = save
  const events = []
  for (const [i, answer] of answers.entries()) {
    if (i > 0 && now.pending?.by !== player)
      return { ok: true, save: now, events, missed: { code: 'not-this-question' } }
    outcome = resume(now, answer, { orders })
    if (!outcome.ok) {
      if (i === 0) return outcome
      return { ok: true, save: now, events, missed: outcome.refusal }
    }
    events.push(...outcome.events)
    now = outcome.save
  }
  return outcome.ok ? { ...outcome, events } : outcome
}

/** One player's answers, played. */
export function playAnswers(call: Call, game: GameRecord, answersOf: (view: GameView) => string[] | Refusal) {
  const stale = staleness(call, game)
  if (stale) return stale
  const at = atTable(call, game)
  if (!at.ok) return at
  const { view } = at
  const answers = answersOf(view)
  if (!Array.isArray(answers)) return inWords(answers, view)
  const outcome = answerAll(view.save, view.viewer, answers, ordersOf(game))
  // The rules changed under a paused step: the save goes on from there, and the player is asked anew.
  if (!outcome.ok && outcome.refusal.code === 'question-changed' && outcome.save) {
    const asked = { ok: true as const, save: outcome.save, events: outcome.events ?? [] }
    return applyOutcome(call, { game, outcome: asked, note: refusalText(outcome.refusal, call.locale, view) })
  }
  if (!outcome.ok) return inWords(outcome.refusal, view)
  const note = outcome.missed && refusalText(outcome.missed, call.locale, view)
  return applyOutcome(call, { game, outcome, note })
}

type Changing = (game: GameRecord) => Change | Refused | Promise<Change | Refused>

/** Changes a game; a second delivery is answered with the game as it stands. */
export const changing = (call: Call, services: Services, id: string, change: Changing): Promise<Message> =>
  services.changeGame(call, id, change, game => presentMessage(game, call.locale, call.user.id))

/** Plays what `answersOf` makes of the table as it stands. */
export const play = (
  call: Call,
  services: Services,
  id: string,
  answersOf: (view: GameView) => string[] | Refusal,
): Promise<Message> => changing(call, services, id, game => playAnswers(call, game, answersOf))

/** Plays the answers that a button carries, or the one that was chosen from a list. */
export const playPacked = (call: Call, services: Services, id: string, packed: string): Promise<Message> =>
  play(call, services, id, view => unpackAnswers(view, packed))

/** Takes the caller's last answer back, and says what that was; or says why it cannot be done. */
export const playUndo = (call: Call, services: Services, id: string): Promise<Message> =>
  changing(call, services, id, game => {
    const stale = staleness(call, game)
    if (stale) return stale
    const player = seatOf(game, call.user.id)
    if (player < 0) return refused({ code: 'stranger' })
    const view = gameView(game, call.locale, call.user.id)
    if (!view) return refused({ code: 'no-battle' })
    if (!view.question) return refused({ code: 'battle-over' })
    const outcome = undo(view.save, player)
    if (!outcome.ok) return refused(outcome.refusal)
    const before = gameView({ ...game, save: outcome.save }, call.locale, call.user.id)
    const said = before && outcome.answer ? sayAnswer(outcome.answer, before) : ''
    return applyOutcome(call, { game, outcome, note: wordsOf(call.locale).says.undone(said) })
  })

/** The program plays the rest of the caller's phase. */
export const playFinish = (call: Call, services: Services, id: string): Promise<Message> =>
  changing(call, services, id, game => {
    const stale = staleness(call, game)
    if (stale) return stale
    const at = atTable(call, game)
    if (!at.ok) return at
    const { view } = at
    if (!['deploy', 'act', 'turning'].includes(view.question!.kind)) return refused({ code: 'cannot-finish' })
    const outcome = finishPhase(view.save, view.viewer, ordersOf(game))
    return outcome.ok ? applyOutcome(call, { game, outcome }) : inWords(outcome.refusal, view)
  })

/** The caller gives the battle up. */
export const playConcede = (call: Call, services: Services, id: string): Promise<Message> =>
  changing(call, services, id, game => {
    const stale = staleness(call, game)
    if (stale) return stale
    const player = seatOf(game, call.user.id)
    if (player < 0) return refused({ code: 'stranger' })
    if (!game.save) return refused({ code: 'no-battle' })
    const outcome = concede(game.save, player, ordersOf(game))
    return outcome.ok ? applyOutcome(call, { game, outcome }) : refused(outcome.refusal)
  })

/**
 * Offers a draw, or accepts the one that is on offer.
 * @param says `offer-or-accept` for the command; the buttons say which
 */
export const playDraw = (
  call: Call,
  services: Services,
  id: string,
  says: 'offer-or-accept' | 'yes' | 'no',
): Promise<Message> =>
  changing(call, services, id, game => {
    const player = seatOf(game, call.user.id)
    if (player < 0) return refused({ code: 'stranger' })
    if (!game.save) return refused({ code: 'no-battle' })
    if (game.stage === 'over') return refused({ code: 'battle-over' })
    if (isOut(game, player)) return refused({ code: 'is-out' })
    const offered = game.drawOffer
    // The offer outlives later versions while the one who made it plays on; an earlier offer's buttons do not.
    if (call.component && call.component.version < (game.drawSince ?? 0)) return refused({ code: 'stale' })
    if (offered === null && says !== 'offer-or-accept') return refused({ code: 'no-draw-offer' })
    const agreed = game.drawYes ?? []
    if (offered === call.user.id || (agreed.includes(call.user.id) && says !== 'no'))
      return refused({ code: 'draw-offered' })
    const view = gameView(game, call.locale, call.user.id)
    const words = wordsOf(call.locale).says
    const answered = (
      drawOffer: string | null,
      note: string,
      what: string,
      pings: string[],
      drawYes: string[] = [],
    ): Change => ({
      game: {
        ...game,
        drawOffer,
        drawYes,
        drawSince: drawYes.length ? (game.drawSince ?? 0) : game.version + 1,
        changed: call.now,
      },
      outbox: [post(game, what, {}, pings)],
      reply: saved => battleMessage(gameView(saved, call.locale, call.user.id) ?? view!, { note }),
    })
    const playing = playersLeft(game.save).map(i => game.seats[i]!.user)
    const others = playing.filter(user => user !== call.user.id)
    if (offered === null)
      return answered(
        call.user.id,
        playing.length > 2 ? words.drawOfferedByYouMany : words.drawOfferedByYou,
        'draw',
        others,
      )
    if (says === 'no') return answered(null, words.drawDeclinedByYou, 'draw', others)
    const yes = [...agreed, call.user.id]
    if (!playing.every(user => user === offered || yes.includes(user)))
      return answered(offered, words.drawAgreedByYou, 'draw-agreed', [], yes)
    const outcome = agreeDraw(game.save)
    return outcome.ok ? applyOutcome(call, { game, outcome }) : refused(outcome.refusal)
  })

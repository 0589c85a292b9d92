import { type Numbered } from '../core/script.ts'
import { drawAgreed, finish, wonOver } from './battle/end/victory.ts'
import type { BattleEvent } from './battle/events.ts'
import type { Game } from './battle/game.ts'
import { contenders } from './battle/game.ts'
import type { Result } from './battle/state.ts'
import { type BattleSave, go, type Outcome, open, type ResumeOptions } from './session.ts'

/** Ends a battle from outside its own sequence. */
function endWith(save: BattleSave, result: Result): Outcome {
  const { game, state } = open(save)
  if (state.phase === 'over') return { ok: false, refusal: { code: 'battle-over' } }
  const events: Numbered<BattleEvent>[] = []
  let n = save.events + save.told
  const g: Game = {
    ...game,
    emit: happening => events.push({ turn: state.turn, phase: state.phase, ...happening, n: n++ }),
  }
  finish(g, result)
  return {
    ok: true,
    events,
    save: { ...save, battle: state, step: null, journal: [], pending: null, events: n, told: 0 },
  }
}

/**
 * A player gives up, or has to. With one other left that one has won (7.05); else the others play on: the
 * defaults answer for the one who goes until the step under way is over, then those figures leave.
 */
function giveUp(save: BattleSave, player: number, reason: 'conceded' | 'forfeit', orders: Ordered): Outcome {
  const { battle } = save
  if (battle.phase === 'over') return { ok: false, refusal: { code: 'battle-over' } }
  if (battle.players[player]?.lost) return { ok: false, refusal: { code: 'is-out' } }
  const others = contenders(battle).filter(other => other !== player)
  if (others.length === 1) return endWith(save, wonOver(battle, others[0]!, reason, '7.05'))
  const { state } = open(save)
  const told: Numbered<BattleEvent> = {
    event: 'gave-up',
    by: player,
    reason,
    turn: state.turn,
    phase: state.phase,
    n: save.events + save.told,
  }
  const players = battle.players.map((each, i) =>
    i === player ? { ...each, lost: { reason, rule: '7.05' } } : each,
  )
  const outcome = go({ ...save, battle: { ...battle, players }, told: save.told + 1 }, undefined, { orders })
  return outcome.ok ? { ...outcome, events: [told, ...outcome.events] } : outcome
}

type Ordered = ResumeOptions['orders']

export const concede = (save: BattleSave, player: number, orders?: Ordered): Outcome =>
  giveUp(save, player, 'conceded', orders)
/** The battle of a player who stays away is lost. */
export const forfeit = (save: BattleSave, player: number, orders?: Ordered): Outcome =>
  giveUp(save, player, 'forfeit', orders)

/** All who are still in the battle agree on a draw. */
export const agreeDraw = (save: BattleSave): Outcome => endWith(save, drawAgreed(save.battle))

/** Players who are still in the battle. */
export const playersLeft = (save: BattleSave): number[] => contenders(save.battle)

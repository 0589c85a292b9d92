import { typeOf } from './army/army.ts'
import { type Camp, camps, type FigureType } from './army/figure.ts'
import { movementLeft } from './battle/act.ts'
import { broken } from './battle/check.ts'
import { findChains } from './battle/combat.ts'
import type { GameDocument } from './battle/document.ts'
import type { BattleEvent } from './battle/events.ts'
import type { Game } from './battle/game.ts'
import { contenders, figureById, standingOf } from './battle/game.ts'
import { battleMachine, boardOf, gameOf, type Shelf } from './battle/machine.ts'
import { courseOf, reachOf, wayTo } from './battle/movement.ts'
import type { OrderScope, Orders } from './battle/orders/parse.ts'
import { ordersPolicy, soundAnswer } from './battle/orders/policy.ts'
import { fixedTopics, type Topic, topicsOf } from './battle/orders/topics.ts'
import { type Preview, previewOf, previewUse } from './battle/preview.ts'
import type { BattleQuestion } from './battle/questions.ts'
import { sightLines } from './battle/seeing.ts'
import type { Battle, Result, RuleBookId } from './battle/state.ts'
import { drawAgreed, finish, wonOver } from './battle/victory.ts'
import { documentOf, type Surroundings, type Viewer } from './battle/view.ts'
import { dangerZone, inZone } from './battle/zones.ts'
import { type Board, type Cell, parseCell } from './board/board.ts'
import { boardById, boardFromText, boards } from './board/boards.ts'
import { parseBoard } from './board/notation.ts'
import type { Sight, SightLine } from './board/sight.ts'
import { bookById } from './books.ts'
import type { Dice } from './core/dice.ts'
import { type Numbered, newSave, type Policy, run, type Save, takeBack } from './core/script.ts'
import type { Refusal, Space } from './core/space.ts'
import {
  type BattleSave,
  go,
  type Outcome,
  open,
  type ResumeOptions,
  rulesVersion,
  shelf,
} from './running.ts'

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

import type { Orders } from '../../play/module.ts'
import { isPaidInCombat } from '../battle/answers/orders/policy.ts'
import { isOwnPhase, leavesToDefaults } from '../battle/answers/orders/topics.ts'
import type { GameEvent } from '../battle/events.ts'
import type { CombatHexState } from '../battle/state.ts'

/** What was paid for. */
export type Spent = Extract<GameEvent, { event: 'activated' | 'converted' }>

const isSpent = (entry: GameEvent): entry is Spent =>
  (entry.event === 'activated' || entry.event === 'converted') && entry.ap > 0

/** The topic of standing orders that something paid for belongs to. */
const topicOf = (entry: Spent): string =>
  entry.event === 'activated' ? entry.ability : entry.what === 'hit' ? 'hits' : 'wounds'

/**
 * Did the program pay for it, for a player who was not asked and has ordered nothing about it?
 * @param state the battle after it
 */
export function isDecided(
  entry: GameEvent,
  by: number,
  state: Pick<CombatHexState, 'turn' | 'attacker' | 'mover' | 'figures'>,
  orders: Orders,
): entry is Spent {
  if (!isSpent(entry) || state.figures.find(({ id }) => id === entry.figure)?.owner !== by) return false
  const acts = entry.phase === 'attack' || entry.phase === 'defence'
  // Of a turn that is over nobody knows any more whose phase it was.
  if (acts && (entry.turn !== state.turn || isOwnPhase({ ...state, phase: entry.phase }, by))) return false
  const paid = isPaidInCombat(entry.ap, entry) ? orders['points'] : undefined
  const value = orders[topicOf(entry)] ?? paid ?? orders['everything'] ?? 'default'
  return leavesToDefaults(value) && !(value === 'ask-combat' && entry.phase === 'combat')
}

/** The same in a combat, where nothing was ordered for it: its player may not know that it could be asked. */
export const isPaidUnasked = (entry: GameEvent, by: number, state: CombatHexState, orders: Orders): boolean =>
  entry.phase === 'combat' &&
  orders['points'] === undefined &&
  orders['everything'] === undefined &&
  isDecided(entry, by, state, orders)

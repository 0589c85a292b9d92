import type { StandingOrders } from '../../../rules/play/gameParts.ts'
import type { RelayTypes } from './relay.ts'

/** The one question that an order may answer, and what it may say. */
export const handOver = 'hand-over'
export const handOverOrders = ['swap', 'stay', 'ask'] as const

export const relayOrders: StandingOrders<RelayTypes> = {
  parse(topic, value) {
    const typed = value.trim().toLowerCase()
    if (topic !== handOver) return { ok: false, refusal: { code: 'not-offered', about: { answer: topic } } }
    return handOverOrders.some(each => each === typed)
      ? { ok: true, topic, value: typed }
      : { ok: false, refusal: { code: 'not-offered', about: { answer: value } } }
  },
  over: (mine, here) => ({ ...mine, ...here }),
}

import type { GameEvent } from '../../../../../rules/regiments/index.ts'

/** What the log tells of one kind. */
export type EventOf<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>

import type { SkirmishEvent } from '../../../../../rules/dark-lord/index.ts'

/** What the log tells of one kind. */
export type SkirmishEventOf<E extends SkirmishEvent['event']> = Extract<SkirmishEvent, { event: E }>

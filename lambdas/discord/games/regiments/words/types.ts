import type { WarEvent } from '../../../../../rules/regiments/index.ts'

/** What the log tells of one kind. */
export type WarEventOf<E extends WarEvent['event']> = Extract<WarEvent, { event: E }>

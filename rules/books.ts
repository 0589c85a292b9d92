import type { RuleBook } from './battle/book.ts'
import type { RuleBookId } from './battle/state.ts'
import { classic } from './books/classic.ts'
import { tournament } from './books/tournament.ts'

const books: Record<RuleBookId, RuleBook> = { tournament, classic }

export const bookById = (id: RuleBookId): RuleBook => books[id]

/** Points of a usual battle by a rule book. */
export const usualPoints = (id: RuleBookId): number => books[id].sequence.usualPoints

import type { RuleBook } from '../battle/book.ts'
import { tournament } from './tournament.ts'

/** The starter rule book of 2003: what it does not say otherwise is as in the tournament rules. */
export const classic: RuleBook = {
  ...tournament,
  id: 'classic',
  timing: { activatedForTurn: true, unnumberedAlways: true, declaredInSecret: false },
}

import { tournamentAbilities } from './abilities/index.ts'
import { tournamentTraits } from './abilities/traits.ts'
import type { RuleBook } from './battle/game.ts'
import type { RuleBookId } from './battle/state.ts'
import { tournamentSight } from './board/sight.ts'

/** The tournament rules, sections 1 to 7, with their special abilities. */
const tournament: RuleBook = {
  id: 'tournament',
  abilities: tournamentAbilities,
  traits: tournamentTraits,
  sight: tournamentSight,
}

const books: Record<RuleBookId, RuleBook> = { tournament }

export const bookById = (id: RuleBookId): RuleBook => books[id]

import { sanitised } from '../../sanitised.ts'
import type { GameRecord } from '../../store/types.ts'
import { truncated } from '../../truncated.ts'
import { boardName } from '../games/names.ts'
import { wordsOf } from '../words/index.ts'

/** Discord takes so many characters. */
const maxLength = 100

/** What the thread of a game is called, for everybody who sees it: `Ada – Bruno · 500 · k3x`; in a season `Ada ⚔ Bruno · round 2`. */
export function threadName(game: GameRecord): string {
  const { seats, season, terms, language } = game
  const names = seats.map(seat => sanitised(seat.name.replace(/\s+/g, ' ')) || '–')
  const players = names.join(' ⚔ ')
  const open = terms.board === 'rolled' || terms.board === 'random'
  const name = season
    ? wordsOf(language).league.threadName(players, season.round)
    : [players, open ? (terms.points > 0 ? terms.points : '') : boardName(terms.board, language, game)]
        .filter(Boolean)
        .join(' – ')
  return truncated(name, maxLength)
}

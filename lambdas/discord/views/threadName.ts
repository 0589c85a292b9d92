import { short } from '../../short.ts'
import type { GameRecord } from '../../store/types.ts'
import { unlinked } from '../../unlinked.ts'
import { wordsOf } from '../words/index.ts'

/** Discord takes so many characters. */
const maxLength = 100

/** What the thread of a game is called, for everybody who sees it: `Ada – Bruno · 500 · k3x`; in a season `Ada ⚔ Bruno · round 2`. */
export function threadName({ id, seats, season, terms, language }: GameRecord): string {
  const names = seats.map(seat => unlinked(seat.name.replace(/\s+/g, ' ')) || '–')
  const name = season
    ? wordsOf(language).league.threadName(names.join(' ⚔ '), season.round)
    : `${names.join(' – ')} · ${terms.points} · ${id}`
  return short(name, maxLength)
}

import type { AnySave } from '../../../rules/games.ts'
import type { Orders } from '../../../rules/index.ts'
import type { GameRecord, Locale, Seat } from '../../store/types.ts'

/**
 * A position as a game that nobody plays, to be laid out for a picture: its sides are called as their labels begin.
 * @param of.orders of both sides
 */
export function exampleGame(
  save: AnySave,
  locale: Locale,
  { terms, orders = {}, ...of }: Pick<GameRecord, 'game'> & { terms: GameRecord['terms']; orders?: Orders },
): GameRecord {
  const seat = (name: string): Seat => ({
    user: name,
    name,
    locale,
    number: '',
    armies: {},
    orders: { mine: orders, here: {} },
  })
  return {
    ...of,
    id: 'example',
    version: 0,
    stage: 'battle',
    guild: null,
    channel: '',
    thread: null,
    language: locale,
    terms,
    invited: null,
    seats: [seat('A'), seat('B')],
    secret: '',
    commitment: '',
    save,
    until: null,
    made: 0,
    changed: 0,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
}

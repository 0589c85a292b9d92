import { userDefaults } from '../store/defaults.ts'
import type { GameRecord, HeldPing, OutboxEntry, PostView } from '../store/types.ts'
import { type SettingsOf, withHolidays } from './holidays.ts'
import { quietUntil } from './quietHours.ts'

/** Messages that say nothing but the ping itself: without it they are left out. */
const onlyPings: ReadonlySet<PostView> = new Set(['turn', 'over'])

const settingsIn =
  ({ seats }: GameRecord): SettingsOf =>
  user => {
    // Whoever the computer plays on for hears of it, too.
    const rest = seats.find(seat => seat.user === user || seat.leftBy === user)?.rest
    return rest && { ...userDefaults(user), ...rest }
  }

function withoutPings(entry: OutboxEntry, sleepers: ReadonlySet<string>): OutboxEntry[] {
  if (entry.do !== 'post' || entry.pings.length === 0) return [entry]
  const pings = entry.pings.filter(user => !sleepers.has(user))
  return pings.length === 0 && onlyPings.has(entry.view) ? [] : [{ ...entry, pings }]
}

/**
 * Takes the pings out of what is to be told that would reach somebody in their quiet hours; the clock makes
 * them good when those are over. And whoever is on holiday gets the time for their turn after it.
 * @param options.acting the user who acts: what waited for them is read by now
 * @param options.settingsOf settings of others than the players, where they are known
 */
export function holdPings(
  game: GameRecord,
  outbox: readonly OutboxEntry[],
  options: { now: number; acting: string | null; settingsOf?: SettingsOf },
): { game: GameRecord; outbox: OutboxEntry[] } {
  const { now, acting } = options
  const settingsOf = options.settingsOf ?? settingsIn(game)
  const waiting = (game.held ?? []).filter(ping => ping.user !== acting)
  const kept = waiting.length === (game.held?.length ?? 0) ? game : { ...game, held: waiting }
  const rested = withHolidays(kept, settingsOf, now)
  const pinged = new Set(outbox.flatMap(entry => (entry.do === 'post' ? entry.pings : [])))
  const held: HeldPing[] = [...pinged].flatMap(user => {
    const settings = settingsOf(user)
    const at = settings ? quietUntil(settings, now) : null
    return at === null ? [] : [{ user, at }]
  })
  if (held.length === 0) return { game: rested, outbox: [...outbox] }
  const sleepers = new Set(held.map(({ user }) => user))
  return {
    game: { ...rested, held: [...waiting.filter(({ user }) => !sleepers.has(user)), ...held] },
    outbox: outbox.flatMap(entry => withoutPings(entry, sleepers)),
  }
}

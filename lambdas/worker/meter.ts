import type { Store } from '../store/types.ts'

/**
 * What the time of a command goes into. Where several are under way at once, it counts for the first of them here: a
 * picture that is drawn for an answer is `draw`, and the rest of showing it `reply`.
 */
export const parts = ['draw', 'save', 'load', 'reply', 'posts', 'rules'] as const
export type TimedPart = (typeof parts)[number]

/** Measures one command. */
export interface Meter {
  /** does a piece of work, and counts the time that it takes */
  time<Value>(part: TimedPart, work: () => Promise<Value>): Promise<Value>
  /** so many bytes were sent to Discord */
  sent(bytes: number): void
  /** milliseconds by part, all together (`total`), and bytes sent until now */
  read(): { ms: Record<TimedPart | 'total', number>; bytes: number }
}

/** @param now milliseconds of a clock that only goes forward */
export function makeMeter(now: () => number = () => performance.now()): Meter {
  const begun = now()
  const spent = { draw: 0, save: 0, load: 0, reply: 0, posts: 0, rules: 0 }
  const active = { ...spent }
  let bytes = 0
  let since = begun
  const settle = () => {
    const time = now()
    const part = parts.find(each => active[each] > 0)
    if (part) spent[part] += time - since
    since = time
  }
  return {
    async time(part, work) {
      settle()
      active[part]++
      try {
        return await work()
      } finally {
        settle()
        active[part]--
      }
    },
    sent(more) {
      bytes += more
    },
    read() {
      settle()
      const ms = { ...spent, total: since - begun }
      for (const part of [...parts, 'total'] as const) ms[part] = Math.round(ms[part])
      return { ms, bytes }
    },
  }
}

/** What each call of the store is: reading, or writing. */
const storeParts: Record<keyof Store, 'load' | 'save'> = {
  loadGame: 'load',
  createGame: 'save',
  saveGame: 'save',
  clearOutbox: 'save',
  tickGame: 'save',
  due: 'load',
  unsaid: 'load',
  gamesOfChannel: 'load',
  gamesOfUser: 'load',
  everyGameOfUser: 'load',
  indexGame: 'save',
  appendLog: 'save',
  readLog: 'load',
  loadSeason: 'load',
  createSeason: 'save',
  saveSeason: 'save',
  indexSeason: 'save',
  seasonsOfServer: 'load',
  seasonsOfUser: 'load',
  closedSeasons: 'load',
  saveClosedSeasons: 'save',
  lobbiesOf: 'load',
  loadLobby: 'load',
  saveLobby: 'save',
  deleteLobby: 'save',
  openChallenges: 'load',
  armiesOf: 'load',
  loadArmy: 'load',
  saveArmy: 'save',
  deleteArmy: 'save',
  boardsOf: 'load',
  loadBoard: 'load',
  saveBoard: 'save',
  deleteBoard: 'save',
  figuresOf: 'load',
  saveFigures: 'save',
  userSettings: 'load',
  saveUserSettings: 'save',
  userOrders: 'load',
  saveUserOrders: 'save',
  serverSettings: 'load',
  saveServerSettings: 'save',
  forgetUser: 'save',
  swapBoard: 'save',
  keptCommand: 'load',
  keepCommand: 'save',
  lateNotice: 'load',
  saveLateNotice: 'save',
  clockRan: 'load',
  saveClockRan: 'save',
}

/** The same store, whose calls are measured. */
export const measured = (store: Store, meter: Meter): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, call]: [string, unknown]) => [
      name,
      typeof call === 'function' && Object.hasOwn(storeParts, name)
        ? (...given: unknown[]) =>
            meter.time(
              storeParts[name as keyof Store],
              async () => (await Reflect.apply(call, store, given)) as unknown,
            )
        : call,
    ]),
  ) as unknown as Store

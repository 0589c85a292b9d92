import type { BattleSave } from '../../rules/combat-hex/index.ts'
import { engineOf } from '../../rules/games.ts'
import type { GameRecord, LogEntry, News } from '../store/types.ts'
import { lineCount, linesPerPost } from './eventsToTell.ts'
import { openBlow } from './gatherBlows.ts'

/** How many happenings a look at the game still tells of when they are posted. */
const maxRemembered = 60

/** So many lines are told when an activation closes: with one more, they might not fit into a message. */
const enough = 10

/** A deployment, a combat and a turn that are over are told at once, whoever is asked next. */
const endings: ReadonlySet<string> = new Set(['deployed', 'combat-ended', 'turn-ended'])

/**
 * What waits to be posted, with what has happened now. What was taken back before it was posted is not told
 * at all.
 * @param since number of the first event that was taken back
 */
export function gatherEvents(
  waiting: readonly LogEntry[],
  now: readonly LogEntry[],
  since?: number,
): LogEntry[] {
  let all = [...waiting]
  for (const entry of now) {
    if (entry.event === 'undone') {
      const first = since ?? entry.n
      const posted = first < entry.n && !all.some(({ n }) => n === first)
      all = all.filter(({ n }) => n < first)
      if (!posted) continue
    }
    all.push(entry)
  }
  return all
}

/** Of a deployment counts where everybody stands in the end. */
export function inTheEnd(entries: readonly LogEntry[]): LogEntry[] {
  const last = new Map<string, LogEntry>()
  for (const entry of entries) if (isDeploying(entry)) last.set(entry.figure, entry)
  return entries.filter(
    entry => !isDeploying(entry) || (entry.event !== 'lifted' && last.get(entry.figure) === entry),
  )
}

/** During a battle a friend may be taken up more than once, and each time is told (8.42). */
const isDeploying = (entry: LogEntry): entry is Extract<LogEntry, { figure: string }> =>
  entry.event === 'placed' ||
  entry.event === 'lifted' ||
  (entry.event === 'taken-up' && entry.phase === 'deployment')

export interface Progress {
  /** the record before */
  game: GameRecord
  /** the battle now */
  save: BattleSave
  now: readonly LogEntry[]
  since?: number
  /** somebody else is asked now, or nobody any more */
  handed: boolean
}

/** A message for everybody, and the happenings it tells of. */
export interface EventsPost {
  view: 'happened' | 'meanwhile'
  told: LogEntry[]
  /** what was told before of the blow that it goes on with */
  begun?: LogEntry[]
}

/**
 * Combats apart from what led to them, and never one of them in two parts; else what is new apart from what waited up to
 * number `last`.
 */
function halves(all: LogEntry[], last: number): LogEntry[][] {
  const fought = all.findIndex(({ phase }) => phase === 'combat')
  const at = fought >= 0 ? fought : all.findIndex(({ n }) => n > last)
  return at > 0 ? [all.slice(0, at), all.slice(at)] : [all]
}

/** The figure whose activation is open, or '' */
const acting = (save: GameRecord['save']): string =>
  save?.pending?.kind === 'act' ? save.pending.subject : ''

/**
 * The battle that everybody knows of, while something waits to be told: as it was before the first of that. What a
 * judge puts right everybody sees at once, with all that led to it.
 */
function seenBefore(
  { game: { news, save }, now }: Progress,
  waiting: readonly LogEntry[],
): Pick<News, 'seen'> {
  if (!waiting.length || now.some(({ event }) => event === 'corrected')) return {}
  // Before a phase of activations begins, all that happens is known as it happens.
  const seen = news?.waiting.length ? news.seen : save
  return seen && (seen === news?.seen || seen.pending?.kind === 'act') ? { seen } : {}
}

/**
 * One message for what happened, not one for every step: what a player does is gathered until somebody else
 * is asked, or a deployment, a combat or the turn is over. What would be too much for one message is posted when an
 * activation closes, without a picture: the board is shown at the end.
 */
export function splitPosts(progress: Progress): {
  news: News
  posts: EventsPost[]
} {
  const { game, save, now, since, handed } = progress
  const before = game.news?.waiting ?? []
  const begun = game.news?.begun ?? []
  const waiting = gatherEvents(before, now, since)
  const all = inTheEnd(waiting)
  // What a spectator may not know is told to nobody yet.
  const { question, knows } = engineOf(game).view(save, 'spectator')
  const known = (entries: readonly LogEntry[]) => entries.filter(knows)

  if (handed || (now.some(({ event }) => endings.has(event)) && known(all).length)) {
    const parts = lineCount(known(all)) > linesPerPost ? halves(all, before.at(-1)?.n ?? -1) : [all]
    const whole = [...begun, ...all]
    const open = openBlow(whole, engineOf(game).open(save).question)?.entries
    return {
      news: { waiting: [], told: whole.slice(-maxRemembered), ...(open && { begun: open }) },
      posts: parts.map((told, i) => ({
        view: i < parts.length - 1 ? ('meanwhile' as const) : ('happened' as const),
        told,
        ...(i === 0 && begun.length && { begun }),
      })),
    }
  }
  // Whoever begins now may still be taken back; those before may not.
  const closed = acting(game.save) !== '' && acting(game.save) !== acting(save)
  // When the phase ends, the message that says so is near.
  if (closed && question?.kind === 'act' && before.length && lineCount(known(before)) >= enough) {
    const posted = new Set(before.map(({ n }) => n))
    const left = waiting.filter(({ n }) => !posted.has(n))
    return {
      news: {
        waiting: left,
        told: before.slice(-maxRemembered),
        ...(left.length && game.save && { seen: game.save }),
      },
      posts: [{ view: 'meanwhile', told: before, ...(begun.length && { begun }) }],
    }
  }
  return {
    news: {
      waiting,
      told: game.news?.told ?? [],
      ...(begun.length && { begun }),
      ...seenBefore(progress, waiting),
    },
    posts: [],
  }
}

/**
 * What somebody who comes to look is told of: what is not posted yet, as far as they know of it, else what was posted
 * last.
 */
export function latest({ news }: GameRecord, knows: (entry: LogEntry) => boolean): LogEntry[] {
  const waiting = news?.waiting.filter(knows) ?? []
  return waiting.length ? [...(news?.begun ?? []), ...inTheEnd(waiting)] : (news?.told ?? [])
}

/** The combat, the shot or the free attack in whose middle a question is open, as far as it has come. */
export function underWay(game: GameRecord): LogEntry[] {
  const { news, save } = game
  if (!save || !news) return []
  const all = [...(news.begun ?? []), ...news.waiting]
  return openBlow(all, engineOf(game).open(save).question)?.entries ?? []
}

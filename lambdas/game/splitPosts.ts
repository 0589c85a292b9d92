import { type AnyGame, type AnySave, engineOf } from '../../rules/games.ts'
import type { Telling } from '../../rules/play/module.ts'
import type { GameRecord, LogEntry, News } from '../store/types.ts'

/** How many happenings a look at the game still tells of when they are posted. */
const maxRemembered = 60

/** So many lines are told when an activation closes: with one more, they might not fit into a message. */
const enough = 10

/** Lines of what happened in one message for everybody: about a screen of a phone. */
const linesPerPost = 16

/**
 * What waits to be posted, with what has happened now. What was taken back before it was posted is not told
 * at all.
 * @param since number of the first event that was taken back
 * @param posted number of the last event that was posted
 */
export function gatherEvents(
  waiting: readonly LogEntry[],
  now: readonly LogEntry[],
  since?: number,
  posted = Infinity,
): LogEntry[] {
  let all = [...waiting]
  for (const entry of now) {
    if (entry.event === 'undone') {
      const first = since ?? entry.n
      // What came after what was posted may have been taken back before, and left a gap.
      const wasPosted = first < entry.n && first <= posted && !all.some(({ n }) => n === first)
      all = all.filter(({ n }) => n < first)
      if (!wasPosted) continue
    }
    all.push(entry)
  }
  return all
}

/** How the game tells of what happens: where it does not say, an entry is a line, and nothing is told as one. */
const tellingOf = (game: GameRecord): Telling<AnyGame> => engineOf(game).module.telling ?? lineByLine
const lineByLine: Telling<AnyGame> = { ends: [], revocable: [], lines: entries => entries.length }

/** What of it still counts in the end. */
const inTheEnd = (game: GameRecord, entries: LogEntry[]): LogEntry[] =>
  tellingOf(game).inTheEnd?.(entries) ?? entries

/** What is told as one and in whose middle a question is open, as far as it has come. */
export const openAmong = (game: GameRecord, save: AnySave, entries: LogEntry[]): LogEntry[] | undefined =>
  tellingOf(game).open?.(entries, engineOf(game).open(save).question)

export interface SaveStep {
  /** the record before */
  game: GameRecord
  /** the battle now */
  save: AnySave
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

/** In two where the game says so; else what is new apart from what waited up to number `last`. */
function halves({ partAt }: Telling<AnyGame>, all: LogEntry[], last: number): LogEntry[][] {
  const best = partAt?.(all) ?? -1
  const at = best >= 0 ? best : all.findIndex(({ n }) => n > last)
  return at > 0 ? [all.slice(0, at), all.slice(at)] : [all]
}

/** Is something asked of somebody whose doings may still be taken back? */
const isRevocable = ({ revocable }: Telling<AnyGame>, asked: { kind: string } | null | undefined): boolean =>
  asked !== undefined && asked !== null && revocable.includes(asked.kind)

/** Whose doings may still be taken back, or '' */
const acting = (telling: Telling<AnyGame>, { pending }: Pick<AnySave, 'pending'>): string =>
  pending && isRevocable(telling, pending) ? pending.subject : ''

/**
 * The battle that everybody knows of, while something waits to be told: as it was before the first of that. What a
 * judge puts right everybody sees at once, with all that led to it.
 */
function seenBefore({ game, now }: SaveStep, waiting: readonly LogEntry[]): Pick<News, 'seen'> {
  const { news, save } = game
  const telling = tellingOf(game)
  if (!waiting.length || now.some(({ event }) => event === 'corrected')) return {}
  // Before a phase of activations begins, all that happens is known as it happens.
  const seen = news?.waiting.length ? news.seen : save
  return seen && (seen === news?.seen || isRevocable(telling, seen.pending)) ? { seen } : {}
}

/**
 * One message for what happened, not one for every step: what a player does is gathered until somebody else
 * is asked, or something told as one is over. What would be too much for one message is posted when an
 * doing cannot be taken back any more, without a picture: the board is shown at the end.
 * @returns with what happened now as it is logged
 */
export function splitPosts(progress: SaveStep): {
  news: News
  posts: EventsPost[]
  logged: LogEntry[]
} {
  const { game, save, now, since, handed } = progress
  const before = game.news?.waiting ?? []
  const begun = game.news?.begun ?? []
  // What a spectator may not know is told to nobody yet, and never where it was taken back.
  const { question, knows } = engineOf(game).view(save, 'spectator')
  const waiting = gatherEvents(before, now, since, game.news?.told.at(-1)?.n ?? -1).filter(
    entry => entry.event !== 'undone' || before.includes(entry) || knows(entry),
  )
  const logged = now.map(entry =>
    entry.event === 'undone' && waiting.includes(entry) ? { ...entry, told: true as const } : entry,
  )
  const telling = tellingOf(game)
  const all = inTheEnd(game, waiting)
  const known = (entries: readonly LogEntry[]) => entries.filter(knows)

  if (handed || (now.some(({ event }) => telling.ends.includes(event)) && known(all).length)) {
    const parts =
      telling.lines(known(all)) > linesPerPost ? halves(telling, all, before.at(-1)?.n ?? -1) : [all]
    const whole = [...begun, ...all]
    const open = openAmong(game, save, whole)
    return {
      news: { waiting: [], told: whole.slice(-maxRemembered), ...(open && { begun: open }) },
      posts: parts.map((told, i) => ({
        view: i < parts.length - 1 ? ('meanwhile' as const) : ('happened' as const),
        told,
        ...(i === 0 && begun.length && { begun }),
      })),
      logged,
    }
  }
  // Whoever begins now may still be taken back; those before may not.
  const acted = game.save ? acting(telling, game.save) : ''
  const closed = acted !== '' && acted !== acting(telling, save)
  // When the phase ends, the message that says so is near.
  if (closed && isRevocable(telling, question) && before.length && telling.lines(known(before)) >= enough) {
    const posted = new Set(before.map(({ n }) => n))
    const left = waiting.filter(({ n }) => !posted.has(n))
    return {
      news: {
        waiting: left,
        told: before.slice(-maxRemembered),
        ...(left.length && game.save && { seen: game.save }),
      },
      posts: [{ view: 'meanwhile', told: before, ...(begun.length && { begun }) }],
      logged,
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
    logged,
  }
}

/**
 * What somebody who comes to look is told of: what is not posted yet, as far as they know of it, else what was posted
 * last.
 */
export function latest(game: GameRecord, knows: (entry: LogEntry) => boolean): LogEntry[] {
  const { news } = game
  const waiting = news?.waiting.filter(knows) ?? []
  return waiting.length ? [...(news?.begun ?? []), ...inTheEnd(game, waiting)] : (news?.told ?? [])
}

/** What is told as one and in whose middle a question is open, as far as it has come. */
export function underWay(game: GameRecord): LogEntry[] {
  const { news, save } = game
  if (!save || !news) return []
  return openAmong(game, save, [...(news.begun ?? []), ...news.waiting]) ?? []
}

import type { Numbered } from '../../../../rules/core/tape.ts'
import type { SkirmishEvent } from '../../../../rules/dark-lord/index.ts'
import { dice } from '../../words/plural.ts'
import type { Told } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { DarkLordView } from './view.ts'
import type { SkirmishEventOf } from './words/types.ts'

export type SkirmishEntry = Numbered<SkirmishEvent>

/** One event in words. */
export function eventLine(entry: SkirmishEntry, view: DarkLordView): string {
  const { words, names } = view
  const say = words.events[entry.event] as (event: SkirmishEvent, n: DarkLordView['names']) => string
  if (entry.event === 'undone' || entry.event === 'ordered')
    return say({ ...entry, answer: sayAnswer(entry.answer, view) }, names)
  return say(entry, names)
}

/** What says nothing beside what it leads to. */
const silent: readonly SkirmishEvent['event'][] = [
  'rolled',
  'turn-began',
  'part-began',
  'turn-ended',
  'divided',
  'hurt',
  'ordered',
  'fight-over',
  'struck',
  'struck-part',
  'ended',
]

type FightEntries = SkirmishEntry[]

/** A fight as one block: who, dice, who won, who fell (GAMES.md). */
function fightLine(entries: FightEntries, view: DarkLordView): string {
  const { words, names } = view
  const { tells } = words
  const find = <E extends SkirmishEvent['event']>(event: E) =>
    entries.find((each): each is Numbered<SkirmishEventOf<E>> => each.event === event)
  const all = <E extends SkirmishEvent['event']>(event: E) =>
    entries.filter((each): each is Numbered<SkirmishEventOf<E>> => each.event === event)
  const began = find('fight-began')!
  const duel = find('duel')
  const sides = `${names.figure(began.one)} ⚔ ${names.figures(began.others)}`
  if (!duel) return `⚔️ ${sides}`
  const thrown = duel.sides
    .map(side => dice(side.figures.flatMap(f => f.dice)) + spent(side.figures))
    .join(' ⚔ ')
  const fallen = all('removed').map(({ figure }) => tells.fallsTold(names.figure(figure)))
  const gone = new Set(all('removed').map(({ figure }) => figure))
  const hurt = new Map(all('hurt').map(({ figure, left }) => [figure, left]))
  const loses = [...hurt].flatMap(([figure, left]) =>
    gone.has(figure) ? [] : [tells.losesTold(names.figure(figure), left)],
  )
  const outcome = [tells.wins(names.player(duel.winner)), ...fallen, ...loses]
  if (fallen.length + loses.length === 0) outcome.push(tells.nobodyFalls)
  return tells.fightTold(sides, thrown, outcome.join(', '))
}

const spent = (figures: readonly { might: number }[]): string => {
  const points = figures.reduce((sum, { might }) => sum + might, 0)
  return points ? `+${points}` : ''
}

/** What happened, in so many lines at most; the newest where not all have room. */
export function tell(entries: readonly SkirmishEntry[], view: DarkLordView, most: number): Told {
  const lines: string[] = []
  const moves = new Map<number, Map<string, [string, string]>>()
  let movesAt = -1
  let fight: FightEntries | undefined
  for (const entry of entries) {
    if (entry.event === 'fight-began') fight = [entry]
    else if (fight) {
      fight.push(entry)
      if (entry.event !== 'fight-over') continue
      lines.push(fightLine(fight, view))
      fight = undefined
      continue
    }
    if (fight) continue
    if (entry.event === 'moved') {
      // All moves of a side in one line, where the first of them stood.
      const own = moves.get(entry.hand) ?? new Map<string, [string, string]>()
      moves.set(entry.hand, own)
      own.set(entry.figure, [own.get(entry.figure)?.[0] ?? entry.from, entry.way.at(-1) ?? entry.from])
      if (movesAt < 0) movesAt = lines.length
      continue
    }
    if (silent.includes(entry.event) || entry.event === 'placed') continue
    lines.push(eventLine(entry, view))
  }
  if (fight) lines.push(fightLine(fight, view))
  const told = [...moves].map(([by, ways]) =>
    view.words.tells.movesTold(
      view.names.player(by),
      [...ways].map(([figure, [from, to]]) => `${figure} ${from} → ${to}`).join(', '),
    ),
  )
  if (told.length > 0) lines.splice(movesAt, 0, ...told)
  const placed = entries.filter(({ event }) => event === 'placed').length
  if (placed > 0) lines.unshift(view.words.says.figures(placed))
  return { lines: lines.slice(-most), missing: lines.length > most }
}

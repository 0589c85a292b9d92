import type { Numbered } from '../../../../rules/core/tape.ts'
import { type Entry, type GameEvent, gatherEvents } from '../../../../rules/dark-lord/index.ts'
import { dice } from '../../words/plural.ts'
import type { Told } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { DarkLordView } from './view.ts'
import type { EventOf } from './words/types.ts'

/** One event in words. */
export function eventLine(entry: Entry, view: DarkLordView): string {
  const { words, names } = view
  const say = words.events[entry.event] as (event: GameEvent, n: DarkLordView['names']) => string
  if (entry.event === 'undone' || entry.event === 'ordered')
    return say({ ...entry, answer: sayAnswer(entry.answer, view) }, names)
  return say(entry, names)
}

/** A fight as one block: who, dice, who won, who fell (GAMES.md). */
function fightLine(entries: readonly Entry[], view: DarkLordView): string {
  const { words, names } = view
  const { tells } = words
  const find = <E extends GameEvent['event']>(event: E) =>
    entries.find((each): each is Numbered<EventOf<E>> => each.event === event)
  const all = <E extends GameEvent['event']>(event: E) =>
    entries.filter((each): each is Numbered<EventOf<E>> => each.event === event)
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

/** Did a fight cost somebody something? Else it says little that its card does not. */
const hurtSomebody = (entries: readonly Entry[]): boolean =>
  entries.some(({ event }) => event === 'removed' || event === 'hurt')

/**
 * What happened, in so many lines at most; the newest where not all have room.
 * @param drawn its fights are on a card beside it: those that hurt nobody are told there alone
 */
export function tell(entries: readonly Entry[], view: DarkLordView, most: number, drawn = false): Told {
  const { tells } = view.words
  const shown = gatherEvents(entries).filter(
    told => !drawn || told.kind !== 'fight' || hurtSomebody(told.entries),
  )
  const lines = shown.map(told => {
    switch (told.kind) {
      case 'fight':
        return fightLine(told.entries, view)
      case 'placed':
        return tells.placed(told.entries.length)
      case 'event':
        return eventLine(told.entry, view)
      case 'moves': {
        const ways = new Map<string, [string, string]>()
        for (const { figure, from, way } of told.entries)
          ways.set(figure, [ways.get(figure)?.[0] ?? from, way.at(-1) ?? from])
        const said = [...ways].map(([figure, [from, to]]) => `${figure} ${from} → ${to}`)
        return tells.movesTold(view.names.player(told.by), said.join(', '))
      }
    }
  })
  return { lines: lines.slice(-most), missing: lines.length > most }
}

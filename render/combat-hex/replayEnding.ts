import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { GameEvent } from '../../rules/combat-hex/battle/events.ts'
import {
  after,
  beginning,
  type FigureHistory,
  pointsAt,
  withoutUndone,
} from '../../rules/combat-hex/replay/figureHistory.ts'
import type { Numbered } from '../../rules/core/tape.ts'
import type { Language } from '../../rules/core/text.ts'
import { pictureWords } from './pictureWords.ts'
import type { ResultSheet } from './resultSheet.ts'

/** How a battle ended, from its log alone; undefined while it goes on. */
export function endingOf(
  history: FigureHistory,
  players: readonly { name: string; camp: Camp }[],
  log: readonly Numbered<GameEvent>[],
  language: Language,
): ResultSheet | undefined {
  const all = withoutUndone(log)
  const last = all.at(-1)
  const ended = all.find(event => event.event === 'ended')
  if (!last || ended?.event !== 'ended') return undefined
  const words = pictureWords[language]
  const { winner } = ended.result
  const moment = after(beginning(history, all), all, history.types)
  const placed = new Set(all.flatMap(event => (event.event === 'placed' ? event.figure : [])))
  const fielded = history.fighters.filter(({ label }) => placed.has(label))
  const turns = all.flatMap(event => (event.event === 'turn-ended' ? [event.points] : []))
  return {
    title: winner === null ? words.drawn : words.won(players[winner]!.name),
    about: `${history.board.name[language]} · ${words.turn(ended.turn)}`,
    winner,
    players: players.map(({ name, camp }, owner) => {
      const own = fielded.filter(fighter => fighter.owner === owner)
      const ends = turns.map(points => points[owner] ?? 0)
      const left = pointsAt(moment, history, players.length)[owner]!
      return {
        name,
        camp,
        figures: own.map(({ label, type }) => {
          const stand = moment.get(label)
          return { label, type, life: stand?.life ?? 0, maxLife: type.life, lost: !stand?.at }
        }),
        points: [
          own.reduce((sum, { type }) => sum + type.points, 0),
          ...ends,
          // A battle may end in the middle of a turn.
          ...(ends.at(-1) === left ? [] : [left]),
        ],
      }
    }),
  }
}

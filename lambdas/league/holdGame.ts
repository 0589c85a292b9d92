import { dueAt } from '../game/deadline.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord, Store } from '../store/types.ts'

/** So often a game is read again that somebody else was faster to write. */
const maxAttempts = 8
/** So long after a game was held the clock looks what has become of it, in seconds. */
const looksAfter = 60

/**
 * Has anybody played in a game of a season? Every command or press that has changed it left its id in `recent`; what the
 * season itself did to it left a mark with a `/`, and the clock leaves none.
 */
export const hasBegun = ({ stage, recent, took }: GameRecord): boolean =>
  stage === 'over' ||
  recent.some(mark => !mark.includes('/')) ||
  took?.some(([, answers]) => answers > 0) === true

/**
 * A game that takes no move any more, until it is broken off or goes on.
 * @param season whose round is to be taken back by a write on the condition of this version, and by no other
 * @returns undefined where somebody has played
 */
export const held = (
  game: GameRecord,
  season: Pick<SeasonRecord, 'version'>,
  now: number,
): GameRecord | undefined =>
  hasBegun(game)
    ? undefined
    : {
        ...game,
        stage: 'declined',
        until: null,
        takingBack: { season: season.version, look: now + looksAfter },
        changed: now,
      }

/**
 * A game by what has become of its season: held still while its round may be taken back, and done with where it was. Else
 * it goes on, with a whole pace of time: what is taken back is written on the condition of the version that was read,
 * so that a season which has another one by now keeps its round, however late the process comes that held the game.
 */
export function afterHold(game: GameRecord, { season, version }: SeasonRecord, now: number): GameRecord {
  const { takingBack, ...rest } = game
  if (!takingBack || version <= takingBack.season) return game
  const { round, table } = game.season!
  if (season.rounds[round - 1]?.battles[table]?.game !== game.id) return { ...rest, changed: now }
  return {
    ...rest,
    stage: game.save ? 'battle' : 'armies',
    until: game.paused ? null : dueAt(game.terms.pace, now),
    changed: now,
  }
}

/**
 * Ends what a process has begun that took a round back, and may have died over it: whatever its season has not lost by
 * now goes on.
 * @returns the game as it is stored then; undefined where there is none, or others kept changing it
 */
export const endHold = (
  id: string,
  {
    loadGame,
    saveGame,
    loadSeason,
    saveSeason,
  }: Pick<Store, 'loadGame' | 'saveGame' | 'loadSeason' | 'saveSeason'>,
  now: number,
): Promise<GameRecord | undefined> =>
  retrying<GameRecord | undefined>(
    maxAttempts,
    async () => {
      const game = await loadGame(id)
      const season = game?.takingBack && (await loadSeason(game.season!.id))
      if (!season) return game
      // Nobody can take back any more what was read before this write, which changes nothing else.
      const isOpen = season.version <= game.takingBack!.season
      if (isOpen && !(await saveSeason(season))) return lostRace
      const next = afterHold(game, isOpen ? { ...season, version: season.version + 1 } : season, now)
      return (await saveGame(next)) ? { ...next, version: game.version + 1 } : lostRace
    },
    undefined,
  )

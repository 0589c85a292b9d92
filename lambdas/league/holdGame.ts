import { dueAt } from '../game/deadline.ts'
import type { GameRecord } from '../store/types.ts'

/**
 * Has anybody played in a game of a season? Every command or press that has changed it left its id in `recent`; what the
 * season itself did to it left a mark with a `/`, and the clock leaves none.
 */
export const hasBegun = ({ stage, recent, took }: GameRecord): boolean =>
  stage === 'over' ||
  recent.some(mark => !mark.includes('/')) ||
  took?.some(([, answers]) => answers > 0) === true

/**
 * A game that takes no move any more, until it is broken off or released.
 * @param mark by whom it is held; whoever holds it last is the one who may release it
 * @returns undefined where somebody has played
 */
export const held = (game: GameRecord, mark: string, now: number): GameRecord | undefined =>
  hasBegun(game)
    ? undefined
    : { ...game, stage: 'declined', until: null, recent: [...game.recent, mark], changed: now }

/** It goes on, with a whole pace of time. @returns undefined where something else has been done to it since it was held */
export const released = (game: GameRecord, mark: string, now: number): GameRecord | undefined =>
  game.stage === 'declined' && game.recent.at(-1) === mark
    ? {
        ...game,
        stage: game.save ? 'battle' : 'armies',
        until: game.paused ? null : dueAt(game.terms.pace, now),
        recent: [...game.recent, `${mark}, released`],
        changed: now,
      }
    : undefined

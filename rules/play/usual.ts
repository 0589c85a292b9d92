import type { GameModule, GameResult, GameTypes } from './module.ts'

/** What a game may leave unsaid, since any small game answers it alike. */
type Usual = 'maxPlayers' | 'setUpOf' | 'playersLeft' | 'eventOf' | 'document' | 'faults'

/** A game that answers everything. */
export type CompleteModule<T extends GameTypes> = Omit<GameModule<T>, 'result'> &
  Required<Pick<GameModule<T>, Usual>> & { result(state: T['state']): GameResult | undefined }

/** Answers that are listed of one document at most. */
const maxListed = 100

/**
 * The answers that games leave out: two play to the end, the game begins with what was agreed on, nothing is wrong with it,
 * and it is written down as its state with what may be answered.
 */
const usual = <T extends GameTypes>() => {
  const answers: Required<Pick<GameModule<GameTypes>, Usual>> = {
    maxPlayers: () => 2,
    setUpOf: agreed => agreed,
    playersLeft: () => [0, 1],
    eventOf: ({ turn }, what) => ({ ...what, turn }),
    document: ({ state, question }) => ({
      ...state,
      awaiting: question?.by ?? null,
      legal: question?.space.enumerate('', maxListed) ?? [],
    }),
    faults: () => [],
  }
  // The types of a game that leaves one out are those that the answer gives.
  return answers as unknown as Required<Pick<GameModule<T>, Usual>>
}

/** A game with the usual answers in place of those that it leaves out. */
export const complete = <T extends GameTypes>(game: GameModule<T>): CompleteModule<T> => ({
  ...usual<T>(),
  ...game,
  result(state) {
    const ending = game.result(state)
    if (!ending) return undefined
    const { score, lost = score.map(() => 0) } = ending
    const all = lost.reduce((sum, points) => sum + points, 0)
    return {
      sides: score.map(() => null),
      board: game.boardOf(state)?.id ?? null,
      ...ending,
      lost,
      destroyed: lost.map(own => all - own),
    }
  },
})

import { engineOf } from '../../../rules/games.ts'
import type { GameTypes } from '../../../rules/play/module.ts'
import { idOf, select } from '../api/components.ts'
import type { Words } from '../words/index.ts'
import type { GameFace } from './face.ts'
import type { GameView } from './gameView.ts'
import { paged } from './lists.ts'

/** Answers that are offered of one question at most. */
const maxOffered = 500

const says = <T extends GameTypes, W extends Words>({ words }: GameView<T, W>) => (words as Words).says

/**
 * What a face may leave out: a game stands in its turn, ends with who has won, offers its answers in a list as they are
 * typed, and leaves no rest of a phase to the program.
 */
const usualFace = {
  heading: view => `**${says(view).turn(view.state.turn)}**`,
  title: (view, { turn }) => says(view).turn(turn),
  result(view) {
    const ending = engineOf(view.game).result(view.save)
    if (!ending) return undefined
    const { winner } = ending
    return winner === null ? says(view).resultDrawn : says(view).resultWon(view.names.player(winner))
  },
  rows(view, question, opened) {
    const options = question.space.enumerate('', maxOffered).map(value => ({ label: value, value }))
    return [select(says(view).chooseAnswer, idOf(view.game, 'answer'), paged(options, view.words, opened))]
  },
  answer: answer => answer,
  finishable: [],
} satisfies Partial<GameFace>

/** A face as a game writes it: the usual answers may be missing. */
export type OwnFace<T extends GameTypes, W extends Words = Words> = Omit<
  GameFace<T, W>,
  keyof typeof usualFace
> &
  Partial<Pick<GameFace<T, W>, keyof typeof usualFace>>

/** How a game looks, with the usual answers in place of those that it leaves out. */
export const completeFace = <T extends GameTypes, W extends Words = Words>(
  own: OwnFace<T, W>,
): GameFace<T, W> => ({ ...usualFace, ...own }) as GameFace<T, W>

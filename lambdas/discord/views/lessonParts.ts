import { engineOf, gameOf } from '../../../rules/games.ts'
import { isOneThing, lessonAfter } from '../../game/lessons.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf, type Rows } from '../api/components.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import { wordsOf } from '../words/index.ts'

/** What a lesson adds to the message about its battle. */
export interface LessonParts {
  /** said first: which lesson it is, and what there is to do */
  first: string
  /** said after what happened: what it meant */
  last?: string
  /** the lesson is over: nothing is asked but whether to go on */
  done: boolean
  rows: Rows
}

/** Leads to the tutorial of a game, from wherever a newcomer may be: it begins, or goes on. */
export const tutorialButton = (locale: Locale, { game }: Pick<GameRecord, 'game'> = {}) =>
  button(
    wordsOf(locale).tutorial.start,
    idOf({ id: '', version: 0 }, 'tutorial', game === undefined ? 'open' : `open ${game}`),
    'green',
  )

/** How the battle ended for the reader. */
function ending({ game, save, viewer, words: { tutorial } }: GameView): string | undefined {
  const result = engineOf(game).result(save)
  if (!result) return undefined
  return result.winner === null ? tutorial.drawn : result.winner === viewer ? tutorial.won : tutorial.lost
}

/** The lesson that a battle belongs to, in words, and the buttons that lead on; undefined where it is a real one. */
export function lessonParts(view: GameView): LessonParts | undefined {
  const { game, words, locale } = view
  const ids = gameOf(game).lessons?.ids
  if (!game.lesson || !ids) return undefined
  const { id, state } = game.lesson
  const { tutorial } = words
  const said = faceOf(game).lessons?.words(id, locale)
  if (!said) return undefined
  const { title, task, done, other } = said
  const heading = tutorial.heading(ids.indexOf(id) + 1, ids.length, title)
  const press = (label: string, what: string, style: 'grey' | 'green' | 'blue' = 'grey') =>
    button(label, idOf(game, 'tutorial', what), style)
  const again = press(tutorial.again, 'again')
  const onward = lessonAfter(game)
  if (state === 'done')
    return {
      first: heading,
      last: [ending(view), done].filter(Boolean).join('\n'),
      done: true,
      rows: buttons(
        onward
          ? [press(tutorial.next, 'next', 'green'), again]
          : [press(tutorial.play, 'play', 'green'), again, press(tutorial.restart, 'restart')],
      ),
    }
  // A whole battle need not be explained at each turn of it.
  const first = [heading, !isOneThing(game) && view.state.turn > 1 ? other : task]
  if (id === ids[0]) first.push(`-# ${tutorial.leave}`)
  return {
    first: first.join('\n'),
    ...(state === 'other' && { last: `↩️ ${tutorial.notYet} ${other}` }),
    done: false,
    rows: buttons([
      // Where nothing was done yet, there is nothing to do again.
      ...(state === 'other' || game.news?.told.length
        ? [press(tutorial.again, 'again', state === 'other' ? 'blue' : 'grey')]
        : []),
      ...(onward ? [press(tutorial.skip, 'next')] : []),
    ]),
  }
}

import { lessonIds } from '../../../rules/combat-hex/index.ts'
import { lessonAfter } from '../../game/lessons.ts'
import type { Locale } from '../../store/types.ts'
import { button, buttons, idOf, type Rows } from '../api/components.ts'
import type { GameView } from '../games/gameView.ts'
import { wordsOf } from '../words/index.ts'

/** What a lesson adds to the message about its battle. */
interface LessonParts {
  /** said first: which lesson it is, and what there is to do */
  first: string
  /** said after what happened: what it meant */
  last?: string
  /** the lesson is over: nothing is asked but whether to go on */
  done: boolean
  rows: Rows
}

/** Leads to the tutorial, from wherever a newcomer may be: it begins, or goes on. */
export const tutorialButton = (locale: Locale) =>
  button(wordsOf(locale).tutorial.start, idOf({ id: '', version: 0 }, 'tutorial', 'open'), 'green')

/** How the battle ended for the reader. */
function ending({ state, viewer, words: { tutorial } }: GameView): string | undefined {
  const { result } = state
  if (!result) return undefined
  return result.winner === null ? tutorial.drawn : result.winner === viewer ? tutorial.won : tutorial.lost
}

/** The lesson that a battle belongs to, in words, and the buttons that lead on; undefined where it is a real one. */
export function lessonParts(view: GameView): LessonParts | undefined {
  const { game, words } = view
  if (!game.lesson) return undefined
  const { id, state } = game.lesson
  const { tutorial } = words
  const { title, task, done, other } = tutorial.lessons[id]
  const heading = tutorial.heading(lessonIds.indexOf(id) + 1, lessonIds.length, title)
  const press = (label: string, what: string, style: 'grey' | 'green' | 'blue' = 'grey') =>
    button(label, idOf(game, 'tutorial', what), style)
  const again = press(tutorial.again, 'again')
  const onward = lessonAfter(id)
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
  const first = [heading, id === 'victory' && view.state.turn > 1 ? other : task]
  if (id === lessonIds[0]) first.push(`-# ${tutorial.leave}`)
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

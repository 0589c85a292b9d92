import type { AnyQuestion } from '../../../rules/games.ts'
import { standsUntil } from '../../game/deadline.ts'
import { languagesOfAll } from '../../game/languages.ts'
import { isOneThing } from '../../game/lessons.ts'
import type { GameRecord, LogEntry } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { onDay, relative } from '../api/timestamps.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import type { Words } from '../words/index.ts'
import { tell } from './eventLines.ts'
import { labelIn } from './inAllLanguages.ts'
import { lessonParts } from './lessonParts.ts'
import { pageLink } from './pageLink.ts'
import { whoDecides } from './whoDecides.ts'

/** Until when, and whether the clock stands for somebody's holiday. */
export function dueText(game: GameRecord, { says }: Words): string {
  if (game.until === null) return ''
  const heldUntil = standsUntil(game)
  return ` ⏳ ${relative(game.until)}${heldUntil === undefined ? '' : ` (${says.away(onDay(heldUntil))})`}`
}

/** Is it the computer that is asked? It answers by itself, and nobody is shown what to press. */
const isComputers = ({ game }: GameView, { by }: AnyQuestion): boolean =>
  game.seats[by]?.computer !== undefined

/** What is asked, in one sentence that begins with who is asked. */
function questionText(view: GameView, question: AnyQuestion): string {
  const { words, names, game } = view
  if (isComputers(view, question)) return words.says.computerPlays(names.player(question.by))
  const asked = faceOf(game).question(view, question)
  return `${words.says.asks(names.player(question.by), asked)}${dueText(game, words)}`
}

export interface BattleShown {
  /** buttons for whoever is asked, not for the reader alone */
  everybody?: boolean
  /** shown to all, without buttons */
  shared?: boolean
  /** what happened since the last message */
  told?: readonly LogEntry[]
  /** said before everything else */
  note?: string
  /** what was opened in the lists of a question: a group of a long one, or the figure that is deployed */
  opened?: string
  /** the board looks as it did: its picture is not sent again, but a button away */
  looksAsBefore?: boolean
  /** what everybody is shown right below: the board, and what happened as far as they may know of it */
  toldToAll?: GameView
}

/** Lines that tell what happened: nobody reads more before it is their turn. */
const maxLines = 5

/** What has happened so far while one player goes on acting, in words alone; the board is a button away. */
export function meanwhileMessage(view: GameView, told: readonly LogEntry[]): Message {
  const { game } = view
  const face = faceOf(game)
  const last = told.at(-1)
  const known = told.filter(view.knows)
  const story = face.story?.(view, known)
  const message = panel({
    texts: [last && `**${face.title(view, last)}**`, tell(known, view, maxLines, story !== undefined)],
    picture: story,
    rows: buttons([button(labelIn(languagesOfAll(game), 'showMe'), idOf(game, 'status'))]),
  })
  return { ...message, page: pageLink(view, true) }
}

/** Is it told in the message to everybody, and in the reader's language? */
const isReadBelow = (entry: LogEntry, { locale }: GameView, toldToAll?: GameView): boolean =>
  toldToAll !== undefined && toldToAll.locale === locale && toldToAll.knows(entry)

/**
 * What all see as whoever is asked reads it: a question to somebody is in their language, whatever the others speak.
 * @param open with what they alone may know: the buttons are theirs
 */
function askedOf(view: GameView, open: boolean): GameView {
  const seat = view.question && view.game.seats[view.question.by]
  if (!seat || seat.computer || (!open && seat.locale === view.locale)) return view
  return gameView(view.game, seat.locale, open ? seat.user : null) ?? view
}

/** The battle as it stands: picture, what happened, whose turn, what is asked, and the buttons to answer it. */
export function battleMessage(
  view: GameView,
  {
    everybody,
    shared,
    told = [],
    note,
    opened = faceOf(view.game).lessons?.opened?.(view),
    looksAsBefore,
    toldToAll,
  }: BattleShown = {},
): Message {
  const { game, question, viewer, words } = view
  const face = faceOf(game)
  const asked = question && !isComputers(view, question) && (everybody || question.by === viewer)
  // The buttons that everybody sees are for whoever is asked, and give away nothing that is secret yet.
  const open = everybody && question && !face.secret?.includes(question.kind)
  const asking = everybody || shared ? askedOf(view, open === true) : view
  const lesson = lessonParts(view)
  // What to do in one's own phase a lesson about one thing says by itself.
  const isTask = isOneThing(game) && question && face.finishable.includes(question.kind)
  const below = [
    !lesson && !toldToAll && face.heading(view),
    !toldToAll && face.result(view),
    !lesson?.done && !isTask && (asked || !toldToAll) && question && questionText(asking, question),
    !lesson?.done && asking.question && asked && face.choices?.(asking, asking.question).join('\n'),
    !lesson && question && asked && face.hint?.(view, question),
  ]
  // The end is said by itself, below.
  const happened = told
    .filter(entry => entry.event !== 'ended' && !(isOneThing(game) && face.betweenTurns?.(entry)))
    .filter(entry => view.knows(entry) && !isReadBelow(entry, view, toldToAll))
  const story = face.story?.(view, happened)
  const asks = asked && asking.question && !lesson?.done ? face.rows(asking, asking.question, opened) : []
  const deciding = whoDecides(view, told, everybody === true, asks)
  const message = panel({
    picture: looksAsBefore || toldToAll ? undefined : face.picture(view, told.filter(view.knows), opened),
    texts: [
      lesson?.first,
      note,
      toldToAll && words.says.toldToAll,
      tell(happened, view, maxLines, story !== undefined),
      story,
      lesson?.last,
      ...below,
      deciding.text,
    ],
    rows: [
      ...asks,
      ...(looksAsBefore && !toldToAll ? buttons([button(words.says.showMe, idOf(game, 'status'))]) : []),
      ...(lesson?.rows ?? []),
      ...deciding.rows,
    ],
    accent: (question && face.accent?.(view, question)) ?? 'plain',
    // Where the board looks as it did, the message that has its picture is still needed.
    ...(!everybody && (toldToAll || !looksAsBefore) && { board: game.id }),
  })
  // A lesson is looked at where it is played.
  return game.lesson ? message : { ...message, page: pageLink(view, everybody === true || shared === true) }
}

import type { Overlay } from '../../../../render/types.ts'
import type { Entry } from '../../../../rules/combat-hex/index.ts'
import {
  chains,
  type Figure,
  figuresOnBoard,
  type GameQuestion,
  type LessonId,
  lessons,
  payableIn,
  zones,
} from '../../../../rules/combat-hex/index.ts'
import { type Cell } from '../../../../rules/index.ts'
import type { Picture } from '../../types.ts'
import { boardPicture } from './boardPicture.ts'
import { deployPicture } from './deployment.ts'
import { movesOf } from './figureActions.ts'
import { armyInView } from './inView.ts'
import { type CombatHexView, figureOf } from './view.ts'

/** Events that are laid over the board: ways, shots, hits and losses. */
const drawn: ReadonlySet<Entry['event']> = new Set([
  'moved',
  'ran',
  'shot',
  'volley',
  'combat-began',
  'wounded',
  'removed',
])

/** Whether the board looks the same, and nothing that was told is to be seen on it. */
export function looksAlike(before: CombatHexView, after: CombatHexView, told: readonly Entry[]): boolean {
  const { board } = after
  if (!board || before.board?.id !== board.id || told.some(({ event }) => drawn.has(event))) return false
  if (JSON.stringify(combatsAsked(before)) !== JSON.stringify(combatsAsked(after))) return false
  // What is on a base never changes in a battle: its id says enough.
  const [then, now] = [before, after].map(({ state }) =>
    JSON.stringify(figuresOnBoard(state).map(figure => ({ ...figure, type: figure.type.id }))),
  )
  return then === now
}

/** Figures that a question in a combat names: whoever may pay, use an ability or take a die. */
function figuresIn(question: GameQuestion): readonly string[] {
  switch (question.kind) {
    case 'react':
      return question.about.figures
    case 'convert-hit':
    case 'convert-wound':
      return Object.keys(question.about.cost)
    case 'allocate':
      return question.about.targets.map(({ id }) => id)
    case 'reroll':
      return question.choices?.().map(({ figure }) => figure) ?? []
    case 'combat':
      return question.about.chains.flat()
    default:
      return []
  }
}

/** The combats that the open question is about: one of which the dice are thrown, or those to choose from. */
export function combatsAsked({ question, state, save }: CombatHexView): ReturnType<typeof chains> {
  if (!question || state.phase !== 'combat') return []
  const named = figuresIn(question)
  const all = named.length ? chains(save) : []
  const own = all.filter(({ figures }) => figures.some(figure => named.includes(figure)))
  // Whoever helps from outside stands in none of them.
  return own.length ? own : all
}

const cellsOf = (figures: readonly Figure[]): Cell[] =>
  figures.flatMap(({ condition, at }) => (condition === 'standing' && at >= 0 ? [at] : []))

/** Figures that a director has put right (10.01): nothing else on the board would say which they are. */
const correctedIn = (told: readonly Entry[]): string[] => [
  ...new Set(told.flatMap(entry => (entry.event === 'corrected' ? [entry.piece] : []))),
]

/** What the picture of a lesson points at. */
function shownInLesson(view: CombatHexView): { figures: string[]; overlay: Overlay } {
  const { game, save, question } = view
  const { figure, zones: owner, reach } = (game.lesson && lessons[game.lesson.id as LessonId].shows) ?? {}
  const isBegun = game.lesson?.state === 'begun' && question?.kind === 'act'
  return {
    figures: figure && isBegun ? [figure] : [],
    overlay: {
      ...(owner !== undefined && { zones: [{ owner, cells: zones(save, owner) }] }),
      ...(figure && reach && isBegun && movesOf(view, figure).overlay),
    },
  }
}

/** How tall a picture is for its width where what is paid in a combat is asked: so many rows stand below it on a phone. */
const abovePayRows = 0.8

/**
 * The battle as it stands, with what has happened since: the part where it did, with the figures of whoever is asked.
 * In a combat it is the combat, its chain drawn; in a deployment the zone.
 */
export function battlePicture(
  view: CombatHexView,
  told: readonly Entry[],
  opened?: string,
): Picture | undefined {
  const { question, state } = view
  if (question?.kind === 'deploy') return deployPicture(view, question, opened)
  const combats = combatsAsked(view)
  const shown = shownInLesson(view)
  const ringed = { highlighted: [...correctedIn(told), ...shown.figures] }
  if (!combats.length)
    return boardPicture(view, {
      ...ringed,
      told,
      overlay: shown.overlay,
      inView: question ? armyInView(view, question.by) : cellsOf(state.figures),
    })
  const at = (label: string): Cell => figureOf(view, label)?.at ?? -1
  return boardPicture(view, {
    ...ringed,
    told: told.filter(({ phase }) => phase === 'combat'),
    ...(payableIn(view.save).length > 0 && { tall: abovePayRows }),
    overlay: {
      chains: combats.map(({ figures, links }) => ({
        cells: figures.map(at),
        links: links.map(([a, b]): [number, number] => [at(a), at(b)]),
      })),
    },
    focus: [...combats.flatMap(({ figures }) => figures), ...(question ? figuresIn(question) : [])]
      .map(at)
      .filter(cell => cell >= 0),
  })
}

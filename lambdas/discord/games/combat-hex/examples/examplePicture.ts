import type { Entry } from '../../../../../rules/combat-hex/index.ts'
import {
  type AbilityId,
  type GameQuestion,
  type QuestionKind,
  reach,
  zones,
} from '../../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { type Board, type Cell, cellsOf, parseCell } from '../../../../../rules/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { Picture, ShownExample } from '../../../types.ts'
import type { Names } from '../../../words/types.ts'
import { exampleGame } from '../../exampleGame.ts'
import { battlePicture, combatsAsked } from '../battlePicture.ts'
import { boardPicture } from '../boardPicture.ts'
import { choiceLines } from '../choiceLines.ts'
import { tellBattle } from '../tellBattle.ts'
import { type CombatHexView, combatHexView } from '../view.ts'
import { abilityExamples } from './abilityExamples.ts'
import { askAll, type Example, playExample } from './playExample.ts'
import { questionExamples } from './questionExamples.ts'

/** Lines below a picture: it is small. */
const maxLines = 6

/** An example as a game that nobody plays: its sides are called as their labels begin. */
function exampleView(example: Example, locale: Locale, asked?: GameQuestion['kind']) {
  const { save, told } = playExample(example, asked)
  const terms = {
    rules: 'tournament',
    points: 500,
    camps: 'good',
    board: 'example',
    pace: 'none',
    missed: 'nothing',
  } as const
  const game = exampleGame(seal(save), locale, { terms, orders: askAll })
  // Whoever acts sees what could still be taken back.
  const reader = game.seats[save.pending?.by ?? 0]!.user
  return { view: combatHexView(game, locale, reader)!, told }
}

/** Where both sides begin, three hexes deep along the narrow edges. */
const startZones = (board: Board) =>
  [0, 1].map(owner => ({
    owner,
    cells: cellsOf(board).filter(cell => {
      const column = cell % board.columns
      return owner === 0 ? column < zoneDepth : column >= board.columns - zoneDepth
    }),
  }))

const zoneDepth = 3

const cellOf = ({ state }: CombatHexView, label: string): Cell =>
  state.figures.find(({ id }) => id === label)?.at ?? -1

/** The chains of combat that wait, as an overlay shows them. */
const chainsAsked = (view: CombatHexView) =>
  combatsAsked(view).map(({ figures, links }) => ({
    cells: figures.map(label => cellOf(view, label)),
    links: links.map(([a, b]): [Cell, Cell] => [cellOf(view, a), cellOf(view, b)]),
  }))

function drawn(
  view: CombatHexView,
  { zones: owner, ring = [], reach: mover, starts }: Example,
  told: readonly Entry[],
): Picture | undefined {
  const board = view.board!
  const zone = owner === undefined ? [] : zones(view.save, owner)
  const reached = mover === undefined ? [] : reach(view.save, mover)
  const own = starts ? startZones(board) : []
  const ways = told.flatMap(entry => (entry.event === 'moved' ? [entry.from, ...entry.path] : []))
  const cells = [
    ...view.state.figures.flatMap(({ at }) => (at >= 0 ? [at] : [])),
    ...ways.flatMap(hex => parseCell(board, hex) ?? []),
    ...zone,
    ...reached.map(({ cell }) => cell),
    ...own.flatMap(({ cells }) => cells),
  ]
  const at = (label: string) => cellOf(view, label)
  const chains = chainsAsked(view)
  // What a shot did is not known while a conversion is asked for.
  const aimed = view.question?.kind === 'convert-hit'
  const shots = told.flatMap(entry =>
    aimed && entry.event === 'shot' ? [{ from: at(entry.figure), to: at(entry.target), owner: 0 }] : [],
  )
  return boardPicture(view, {
    told: aimed ? [] : told,
    focus: cells,
    labels: true,
    highlighted: [...ring, ...told.flatMap(entry => (entry.event === 'activated' ? [entry.figure] : []))],
    overlay: {
      ...(owner !== undefined && { zones: [{ owner, cells: zone }] }),
      ...(reached.length > 0 && { reach: reached }),
      ...(own.length > 0 && { starts: own }),
      ...(chains.length > 0 && { chains }),
      ...(shots.length > 0 && { shots }),
    },
  })
}

/** The case of a special ability. */
export function abilityExample(id: AbilityId, locale: Locale): ShownExample {
  const example = abilityExamples[id]
  const { view, told } = exampleView(example, locale)
  const picture = drawn(view, example, told)
  if (!picture) throw new Error(`no picture of ${id}`)
  return { picture: { ...picture, name: `${id}.png` }, lines: tellBattle(told, view, maxLines).lines }
}

/** Facts of questions that come before the board is known: there is no battle yet to ask them. */
const before: Partial<Record<QuestionKind, GameQuestion['about']>> = {
  'camp-or-board': {},
  camp: {},
  board: { boards: [] },
  edge: {},
}

/** A case in which a question is asked: what led to it, the question, and what each answer does. */
export function questionExample(kind: QuestionKind, locale: Locale): ShownExample {
  const example = questionExamples[kind]
  const facts = before[kind]
  const { view, told } = exampleView(example, locale, facts ? undefined : kind)
  const { question, words, names } = view
  const picture = kind === 'deploy' ? battlePicture(view, []) : drawn(view, example, facts ? [] : told)
  if (!picture || (!facts && question?.kind !== kind)) throw new Error(`nobody is asked ${kind}`)
  const ask = words.questions[kind] as (about: unknown, names: Names) => string
  const asked = words.says.asks(names.player(facts ? 0 : question!.by), ask(facts ?? question!.about, names))
  return {
    picture: { ...picture, name: `${kind}.png` },
    lines: [
      ...(facts ? [] : tellBattle(told, view, maxLines).lines),
      asked,
      ...(facts ? [] : choiceLines(view, question!)),
    ],
  }
}

/** Who fights in the picture that welcomes newcomers: heroes and monsters at a ford, with walls behind them. */
const fight: Example = {
  figures:
    'A1 aragorn D2 SE, A2 gandalf C2 SE life2, B1 half-troll E3 NW, B2 ringwraith E2 SW, A3 rohan-rider D3 NE life2, B3 uruk-hai C3 N, B4 orc-warrior D4 N, A4 elf-archer B3 NE, B5 orc-archer F3 NW',
  phase: 'combat',
  sides: {
    obstacle: 'E4 S, D5 NE, F2 N',
    water: 'F3 NE, F3 SE, F4 NE, F4 SE, F4 S, E5 SE',
    difficult: 'A3 NE, A3 SE, B4 SW',
  },
  raised: 'B2 B3',
}

/** A fight as newcomers see one first: everybody close together, and neither names of hexes nor a legend. */
export function fightPicture(locale: Locale): Picture {
  const { view } = exampleView(fight, locale, 'react')
  const focus = view.state.figures.map(({ at }) => at)
  const picture = boardPicture(view, { focus, overlay: { chains: chainsAsked(view) } })
  if (!picture || !('battle' in picture)) throw new Error('no picture of a fight')
  return { ...picture, name: 'fight.png', battle: { ...picture.battle, legend: false } }
}

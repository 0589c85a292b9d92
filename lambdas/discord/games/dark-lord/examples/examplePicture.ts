import { type Entry, isOnBoard } from '../../../../../rules/dark-lord/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { type Cell, parseCell } from '../../../../../rules/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { Picture, ShownExample } from '../../../types.ts'
import { exampleGame } from '../../exampleGame.ts'
import { gameView } from '../../gameView.ts'
import { darkLordId } from '../darkLordId.ts'
import { boardPicture, cellsInReach } from '../picture.ts'
import { eventLine, tell } from '../tell.ts'
import { combatantOf, type DarkLordView } from '../view.ts'
import { abilityScenes } from './abilityScenes.ts'
import { type Example, playExample } from './playExample.ts'
import { ruleScenes } from './ruleScenes.ts'

/** Lines below a picture: it is small. */
const maxLines = 10

/** An example as a game that nobody plays: its sides are called as their labels begin. */
function exampleView(example: Example, locale: Locale): { view: DarkLordView; told: Entry[] } {
  const { save, told } = playExample(example)
  const terms = {
    rules: 'open-field',
    points: 500,
    camps: 'free',
    board: 'example',
    pace: 'none',
    missed: 'nothing',
  } as const
  const game = exampleGame(seal(save), locale, { game: darkLordId, terms })
  // Whoever acts sees what could still be taken back.
  const reader = game.seats[save.pending?.by ?? 0]!.user
  return { view: seal<DarkLordView>(gameView(game, locale, reader)), told }
}

/** Hexes that something which happened was about. */
const hexesOf = (entry: Entry): string[] => [
  ...('from' in entry ? [entry.from] : []),
  ...('to' in entry && typeof entry.to === 'string' ? [entry.to] : []),
  ...('way' in entry && entry.event !== 'shot' ? entry.way : []),
  ...('at' in entry ? [entry.at] : []),
]

function drawn(view: DarkLordView, example: Example, told: readonly Entry[]): Picture {
  const board = view.board!
  const mover = example.reach === undefined ? undefined : combatantOf(view, example.reach)
  const reach = mover ? cellsInReach(view, mover) : []
  const focus: Cell[] = [
    ...view.state.combatants.filter(isOnBoard).map(({ at }) => at),
    ...told.flatMap(hexesOf).flatMap(hex => parseCell(board, hex) ?? []),
    ...reach.map(({ cell }) => cell),
  ]
  const picture = boardPicture(view, {
    told,
    focus,
    labels: true,
    zones: example.zones === true,
    ...(example.ring && { highlighted: example.ring }),
    ...(reach.length > 0 && { overlay: { reach } }),
  })
  if (!picture) throw new Error('no picture of an example')
  // Whoever reads about a rule may not have seen a turn yet.
  return { ...picture, still: { ...picture.still, legend: true } }
}

/** What a page of help tells of a fight besides who won it: what happened in it, one after the other. */
const inFights: readonly Entry['event'][] = [
  'heroic',
  'backed-off',
  'made-way',
  'trapped',
  'did-not-strike',
  'swept',
  'branded',
  'struck',
  'saved',
  'sustained',
  'mount-gone',
  'burns',
]
/** What goes without saying in a battle, and not where a rule is shown. */
const alsoTold: readonly Entry['event'][] = ['struck', 'hurt']

/** A line of its own in the words of its event; whoever moves somebody else's figure is told with its move. */
function isPlain(entry: Entry, { state }: DarkLordView): boolean {
  if (entry.event !== 'moved') return alsoTold.includes(entry.event)
  return state.combatants.find(({ label }) => label === entry.figure)?.owner === entry.hand
}

/** What happened, a line each, in its order; wounds die by die. */
function linesOf(told: readonly Entry[], view: DarkLordView): string[] {
  const lines: string[] = []
  let fight: Entry[] = []
  // A game may end in the middle of a fight.
  const tellFight = () => {
    lines.push(...tell(fight, view, 1).lines)
    for (const each of fight) if (inFights.includes(each.event)) lines.push(eventLine(each, view))
    fight = []
  }
  for (const entry of told) {
    if (fight.length > 0 || entry.event === 'fight-began') fight.push(entry)
    else if (isPlain(entry, view)) lines.push(eventLine(entry, view))
    else lines.push(...tell([entry], view, 1).lines)
    if (entry.event === 'fight-over') tellFight()
  }
  tellFight()
  return lines
}

/** The case of a rule, a trait or a power, by its id; undefined for those that words alone tell. */
export function shownExample(id: string, locale: Locale): ShownExample | undefined {
  const scenes: Readonly<Record<string, Example>> = { ...ruleScenes, ...abilityScenes }
  const example = Object.hasOwn(scenes, id) ? scenes[id] : undefined
  if (!example) return undefined
  const { view, told } = exampleView(example, locale)
  const picture = { ...drawn(view, example, told), name: `${id.toLowerCase()}.png` }
  return { picture, lines: linesOf(told, view).slice(0, maxLines) }
}

import { seal } from '../../../../../rules/games.ts'
import { type Cell, parseCell } from '../../../../../rules/index.ts'
import { cellsFor, type Entry, gatherEvents } from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { Picture, ShownExample } from '../../../types.ts'
import { exampleGame } from '../../exampleGame.ts'
import { gameView } from '../../gameView.ts'
import { storyPicture } from '../combatStory.ts'
import { chargeLook, heededLook, sightLook } from '../mapLooks.ts'
import { boardPicture, type PictureOptions } from '../picture.ts'
import { reachLook } from '../reachLook.ts'
import { regimentsId } from '../regimentsId.ts'
import { eventLine, tell } from '../tell.ts'
import { fieldOf, type RegimentsView, regimentOf } from '../view.ts'
import { type Example, playExample } from './playExample.ts'
import { ruleScenes } from './ruleScenes.ts'

/** Lines below a picture: it is small. */
const maxLines = 10

/** An example as a game that nobody plays: its sides are called as their labels begin. */
function exampleView(example: Example, locale: Locale): { view: RegimentsView; told: Entry[] } {
  const { save, told } = playExample(example)
  const terms = {
    rules: 'pitched-battle',
    points: 1000,
    camps: 'crown',
    board: 'example',
    pace: 'none',
    missed: 'nothing',
  } as const
  const game = exampleGame(seal(save), locale, { game: regimentsId, terms })
  // Whoever acts sees what could still be taken back.
  const reader = game.seats[save.pending?.by ?? 0]!.user
  return { view: seal<RegimentsView>(gameView(game, locale, reader)), told }
}

/** What is laid over the board besides what happened, and what that says in words. */
function laidOver(view: RegimentsView, example: Example): { look: PictureOptions; lines: string[] } {
  const { arcs, reach, sight, charges, heeded, zone, ring = [] } = example
  const unit = (label: string) => regimentOf(view, label)!
  const { names, words } = view
  const seen = sight === undefined ? undefined : sightLook(view, sight)
  const charged = charges === undefined ? undefined : chargeLook(view, charges.split(' ').map(unit))
  const reached = reach === undefined ? {} : reachLook(view, reach)
  const placing = zone === undefined ? [] : cellsFor(fieldOf(view), unit(zone))
  const looks = [reached, seen?.look ?? {}, charged?.look ?? {}]
  const deployment = placing.length > 0 ? { deployment: placing, deploymentOwner: unit(zone!).owner } : {}
  return {
    look: {
      ...(arcs !== undefined && { arcsOf: arcs }),
      ...(heeded && heededLook(view)),
      highlighted: [...ring, ...looks.flatMap(look => look.highlighted ?? [])],
      focus: [...placing, ...looks.flatMap(look => look.focus ?? [])],
      overlay: { ...deployment, ...Object.assign({}, ...looks.map(look => look.overlay)) },
    },
    lines: [
      ...(reach === undefined
        ? []
        : [words.tells.goes(names.figure(reach), reached.overlay?.reach?.length ?? 0)]),
      ...(seen ? [words.says.about(names.figure(sight!), seen.lines.join(' · '))] : []),
      ...(charged?.lines ?? []),
    ],
  }
}

/** Hexes that something which happened was about. */
const hexesOf = (entry: Entry): string[] => [
  ...('from' in entry ? [entry.from] : []),
  ...('to' in entry && entry.to !== null ? [entry.to] : []),
  ...('over' in entry ? entry.over : []),
  ...('at' in entry && entry.event === 'arrived' ? [entry.at] : []),
]

function drawn(view: RegimentsView, example: Example, told: readonly Entry[], look: PictureOptions): Picture {
  if (example.sheet) {
    const sheet = storyPicture(view, told)
    if (!sheet) throw new Error('nobody fought in an example')
    return sheet
  }
  const { board, state } = view
  const focus: Cell[] = [
    ...state.regiments.flatMap(({ at, condition }) => (condition === 'field' ? [at] : [])),
    ...told.flatMap(hexesOf).flatMap(hex => parseCell(board!, hex) ?? []),
    ...(look.focus ?? []),
  ]
  const picture = boardPicture(view, { ...look, told, focus })
  if (!picture) throw new Error('no picture of an example')
  return picture
}

/** What happened, a line each, in its order; of a round only who won it, and what came of that where no sheet tells it. */
function linesOf(told: readonly Entry[], view: RegimentsView, sheet: boolean): string[] {
  const all = gatherEvents(told, label => regimentOf(view, label)?.owner ?? 0)
  return all.flatMap(each => {
    if (each.kind !== 'combat')
      return tell('entry' in each ? [each.entry] : 'entries' in each ? each.entries : [], view, 1).lines
    return [eventLine(each.round, view), ...(sheet ? [] : each.entries.map(entry => eventLine(entry, view)))]
  })
}

/** The case of a rule by its number; undefined for those that words alone tell. */
export function shownExample(id: string, locale: Locale): ShownExample | undefined {
  const scenes: Readonly<Record<string, Example>> = ruleScenes
  const example = Object.hasOwn(scenes, id) ? scenes[id] : undefined
  if (!example) return undefined
  const { view, told } = exampleView(example, locale)
  const { look, lines } = laidOver(view, example)
  const picture = { ...drawn(view, example, told, look), name: `${id.toLowerCase()}.png` }
  return { picture, lines: [...linesOf(told, view, example.sheet === true), ...lines].slice(0, maxLines) }
}

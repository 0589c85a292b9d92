import { distance, hexOf, makeCell, parseHex, type Refusal, reach } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Store } from '../../../store/types.ts'
import { actOrShow } from '../../actions/answerCommand.ts'
import { legalAnswers, once } from '../../games/combat-hex/legalAnswers.ts'
import { facingNamed, facingOf, labelOf } from '../../games/combat-hex/readNames.ts'
import type { GameView } from '../../games/gameView.ts'
import type { Call, Command, OptionValue } from '../../types.ts'
import { type Choice, facingChoices, figureChoices, gameChoices, hexChoices } from '../choices.ts'
import { command, game, string, yesNo } from '../define.ts'
import { combatHexFor, inCombatHex } from './inCombatHex.ts'

/** Figures that may act now: the one that is acting, and those that have not acted. */
export function actors(view: GameView): string[] {
  const { question } = view
  if (question?.kind === 'turning') return question.about.figures
  if (question?.kind !== 'act') return []
  const { active, ready } = question.about
  return [...(active ? [active] : []), ...ready]
}

/** The figure that the option `figure` means, among those that may act. */
export const actorOf = (view: GameView, { options }: Call): string | Refusal =>
  labelOf(view, String(options.figure ?? ''), actors(view))

/** The hexes of a way in any writing: `C5 C6`, `c5, c6`, `C5-C6`. */
const hexes = (text: OptionValue = ''): string[] =>
  String(text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)

/** A move as an answer; whoever is carried steps down instead. */
const moveOf = ({ state }: GameView, label: string, way: readonly string[], facing: string): string =>
  state.figures.find(({ id }) => id === label)?.carried
    ? ['dismount', label, way.at(-1) ?? '', facing].filter(Boolean).join(' ')
    : ['move', label, way.join('-'), facing].filter(Boolean).join(' ')

/** The most that can be typed for further moves. */
const maxAlso = 300

/** Words that people put between a figure and its hex. */
const between: ReadonlySet<string> = new Set(['to', 'vers', '→', '->', '>'])

/** Moves of further figures, as they are typed: `A2 D7, Legolas E9 NE`. */
function movesAfter(view: GameView, text: string): string[] | Refusal {
  const moves: string[] = []
  for (const entry of text.split(/[,;\n]+/).map(each => each.trim())) {
    if (!entry) continue
    const words = entry.split(/\s+/).filter(word => !between.has(word.toLowerCase()))
    const facing = words.length > 2 ? facingNamed(words.at(-1)!) : undefined
    if (facing) words.pop()
    const way = hexes(words.pop())
    if (!words.length || !way.length || !way.every(hex => parseHex(hex)))
      return { code: 'which-move', about: { move: entry.slice(0, 40) } }
    const label = labelOf(view, words.join(' '), actors(view))
    if (isRefusal(label)) return label
    moves.push(moveOf(view, label, way, facing ?? ''))
  }
  return moves
}

/** `/move` as answers: the move, the run after it, and the moves of further figures. */
function answersOf(call: Call) {
  return (view: GameView): string[] | Refusal => {
    const { options } = call
    if (view.question?.kind !== 'act') return { code: 'not-acting' }
    const label = actorOf(view, call)
    if (isRefusal(label)) return label
    const facing = facingOf(call)
    // a button keeps answers apart by semicolons
    if (/[\s;]/.test(facing)) return { code: 'no-facing', rule: '1.06', about: { facing } }
    const after = movesAfter(view, String(options.also ?? ''))
    if (isRefusal(after)) return after
    const run = hexes(options.run)[0]
    const way = [...hexes(options.via), ...hexes(options.to)]
    const first = moveOf(view, label, way, run ? '' : facing)
    return [first, ...(run ? [['run', label, run, facing].filter(Boolean).join(' ')] : []), ...after]
  }
}

/** Choices for a figure, and for the facing in which an answer may end. */
export function actChoices(view: GameView, call: Call, verb: string): Choice[] | undefined {
  const { focused } = call
  const typed = focused?.value ?? ''
  if (focused?.name === 'figure') return figureChoices(view, actors(view), typed)
  if (focused?.name !== 'facing') return undefined
  const label = actorOf(view, call)
  const ids = isRefusal(label) ? Object.keys(view.words.terms.facings) : facingsFor(view, verb, label, call)
  return facingChoices(view, ids, typed)
}

function facingsFor(view: GameView, verb: string, label: string, call: Call): string[] {
  if (verb === 'turn') return legalAnswers(view, 'turn', label).map(({ facing }) => facing)
  const place = verb === 'shoot' ? call.options.target : (hexes(call.options.run)[0] ?? call.options.to)
  const all = Object.keys(view.words.terms.facings)
  if (verb !== 'shoot' || place === undefined) return all
  const target = labelOf(view, String(place))
  if (isRefusal(target)) return all
  return legalAnswers(view, 'shoot', label).flatMap(shot => (shot.target === target ? shot.facing : []))
}

/** Hexes a figure can move to, those nearest to an enemy first: with 25 at most, they are what is looked for. */
function destinations(view: GameView, call: Call): Choice[] {
  const label = actorOf(view, call)
  if (isRefusal(label)) return []
  const ends = once([
    ...legalAnswers(view, 'move', label).map(({ path }) => path.at(-1)!),
    ...legalAnswers(view, 'dismount', label).map(({ to }) => to),
  ])
  const { board, state, viewer } = view
  if (!board) return []
  const enemies = state.figures.filter(f => f.owner !== viewer && f.at >= 0).map(f => hexOf(board, f.at))
  const away = new Map(
    ends.map(end => [end, Math.min(...enemies.map(enemy => distance(parseHex(end)!, enemy)))]),
  )
  const notes = new Map(
    reach(view.save, label).map(({ cell, cost, stops }) => [
      makeCell(board, cell),
      view.words.says.reachNote(cost, stops),
    ]),
  )
  return hexChoices(
    ends.sort((x, y) => away.get(x)! - away.get(y)!),
    call.focused?.value ?? '',
    notes,
  )
}

async function autocomplete(call: Call, { store }: { store: Store }): Promise<Choice[]> {
  if (call.focused?.name === 'game') return gameChoices(call, store)
  const view = await combatHexFor(call, store)
  if (!view) return []
  return call.focused?.name === 'to' ? destinations(view, call) : (actChoices(view, call, 'move') ?? [])
}

export const moveCommand: Command = {
  definition: command(
    'move',
    string('*.figure', { required: true, complete: true, most: 60 }),
    string('move.to', { required: true, complete: true, most: 10 }),
    string('*.facing', { complete: true, most: 10 }),
    string('move.via', { most: 100 }),
    string('move.run', { most: 10 }),
    string('move.also', { most: maxAlso }),
    yesNo('*.now'),
    game(),
  ),
  run: (call, services) => actOrShow(call, services, inCombatHex(answersOf(call))),
  autocomplete,
}

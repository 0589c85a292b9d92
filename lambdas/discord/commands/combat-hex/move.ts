import { distance, hexOf, makeCell, parseHex, type Refusal, reach } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Store } from '../../../store/types.ts'
import { actOrShow } from '../../actions/answerCommand.ts'
import { legalAnswers, once } from '../../games/combat-hex/legalAnswers.ts'
import { type GameView, inCombatHex } from '../../games/gameView.ts'
import type { Call, Command, OptionValue } from '../../types.ts'
import {
  type Choice,
  combatHexFor,
  facingChoices,
  figureChoices,
  gameChoices,
  hexChoices,
} from '../choices.ts'
import { command, game, string, yesNo } from '../define.ts'
import { facingOf, labelOf } from '../figureOption.ts'

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

/** `/move` as answers: the move, and the run after it. */
function answersOf(call: Call) {
  return (view: GameView): string[] | Refusal => {
    const { options } = call
    if (view.question?.kind !== 'act') return { code: 'not-acting' }
    const label = actorOf(view, call)
    if (isRefusal(label)) return label
    const facing = facingOf(call)
    // a button keeps answers apart by semicolons
    if (/[\s;]/.test(facing)) return { code: 'no-facing', rule: '1.06', about: { facing } }
    if (view.state.figures.find(({ id }) => id === label)?.carried)
      return [['dismount', label, hexes(options.to)[0] ?? '', facing].filter(Boolean).join(' ')]
    const way = [...hexes(options.via), ...hexes(options.to)].join('-')
    const run = hexes(options.run)[0]
    const move = ['move', label, way, ...(run ? [] : [facing])].filter(Boolean).join(' ')
    return run ? [move, ['run', label, run, facing].filter(Boolean).join(' ')] : [move]
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
    yesNo('*.now'),
    game(),
  ),
  run: (call, services) => actOrShow(call, services, inCombatHex(answersOf(call))),
  autocomplete,
}

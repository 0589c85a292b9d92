import { reach } from '../../../../../rules/combat-hex/index.ts'
import { distance, hexOf, makeCell, parseHex, type Refusal } from '../../../../../rules/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import { limits } from '../../../api/limits.ts'
import type { OptionValue, Typed } from '../../../types.ts'
import { type Choice, hexChoices, matching } from '../../choices.ts'
import { legalAnswers, once } from '../legalAnswers.ts'
import { inThought } from '../planMoves.ts'
import { facingNamed, labelOf } from '../readNames.ts'
import type { CombatHexView } from '../view.ts'

/** Figures that may act now: the one that is acting, and those that have not acted. */
export function actors(view: CombatHexView): string[] {
  const { question } = view
  if (question?.kind === 'turning') return question.about.figures
  if (question?.kind !== 'act') return []
  const { active, ready } = question.about
  return [...(active ? [active] : []), ...ready]
}

/** A hex whose letters and number stand apart, as one word: `c 7`, `C-07`, `Ｃ７`. */
const together = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?<![\p{L}\p{N}])([a-z]{1,2})[ .:_-]*0*([1-9]\d{0,2})(?![\p{L}\p{N}])/giu, '$1$2')

/** The hexes of a way in any writing: `C5 C6`, `c5, c6`, `C5-C6`, `c 5 c 6`. */
export const hexes = (text: OptionValue = ''): string[] =>
  together(String(text))
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)

/** A move as an answer; whoever is carried steps down instead. */
export const moveOf = (
  { state }: CombatHexView,
  label: string,
  way: readonly string[],
  facing: string,
): string =>
  state.figures.find(({ id }) => id === label)?.carried
    ? ['dismount', label, way.at(-1) ?? '', facing].filter(Boolean).join(' ')
    : ['move', label, way.join('-'), facing].filter(Boolean).join(' ')

/** Words that people put between a figure and its hex. */
const between: ReadonlySet<string> = new Set(['to', 'vers', '→', '->', '>'])

/** Moves of further figures, as they are typed: `A2 D7, Legolas E9 NE`. */
export function movesAfter(view: CombatHexView, text: string): string[] | Refusal {
  const moves: string[] = []
  for (const entry of text
    .normalize('NFKC')
    .split(/[,;、\n]+/)
    .map(each => each.trim())) {
    if (!entry) continue
    const words = together(entry)
      .split(/\s+/)
      .filter(word => !between.has(word.toLowerCase()))
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

/** Hexes that a figure can move to, those nearest to an enemy first: with 25 at most, they are what is looked for. */
function endsOf(view: CombatHexView, label: string): string[] {
  const { board, state, viewer } = view
  if (!board) return []
  const ends = once([
    ...legalAnswers(view, 'move', label).map(({ path }) => path.at(-1)!),
    ...legalAnswers(view, 'dismount', label).map(({ to }) => to),
  ])
  const enemies = state.figures.filter(f => f.owner !== viewer && f.at >= 0).map(f => hexOf(board, f.at))
  const away = new Map(
    ends.map(end => [end, Math.min(...enemies.map(enemy => distance(parseHex(end)!, enemy)))]),
  )
  return ends.sort((x, y) => away.get(x)! - away.get(y)!)
}

/** Hexes for a figure while one is typed, with what each costs. */
export function destinations(view: CombatHexView, label: string, typed: string): Choice[] {
  const { board } = view
  if (!board) return []
  const notes = new Map(
    reach(view.save, label).map(({ cell, cost, stops }) => [
      makeCell(board, cell),
      view.words.says.reachNote(cost, stops),
    ]),
  )
  return hexChoices(endsOf(view, label), typed, notes)
}

/** Figures whose hexes are offered together; of more, each is offered with fewer. */
const maxFigures = 8

/** The battle after moves, as far as no dice fall; undefined where some do. */
function after(view: CombatHexView, moves: readonly string[]): CombatHexView | undefined {
  let ahead = view
  for (const move of moves) {
    const checked = ahead.question?.space.check(move)
    if (!checked?.ok) continue
    const next = inThought(ahead, checked.answer)
    if (!next) return undefined
    ahead = next.view
  }
  return ahead
}

/**
 * Choices for moves of further figures: what is typed so far, with the one that is being typed brought to its end, as it
 * can be made once those before it are.
 * @param first the move before them; undefined where it is not typed yet
 */
export function alsoChoices(view: CombatHexView, { focused }: Typed, first: string | undefined): Choice[] {
  const typed = focused?.value ?? ''
  const cut = Math.max(...[',', ';'].map(mark => typed.lastIndexOf(mark))) + 1
  const before = movesAfter(view, typed.slice(0, cut))
  if (isRefusal(before)) return []
  const moves = [...(first ? [first] : []), ...before]
  const ahead = after(view, moves)
  if (!ahead) return []
  const moved = new Set(moves.map(move => move.split(' ')[1]))
  const left = actors(ahead).filter(label => !moved.has(label))
  const entry = typed.slice(cut).trimStart()
  const name = entry.replace(/\s+\S*$/, '')
  const one = /\s/.test(entry) ? labelOf(ahead, name, left) : ''
  const isOne = one !== '' && !isRefusal(one) && left.includes(one)
  const labels = isOne
    ? [one]
    : matching(
        entry,
        left.map(label => ({ name: ahead.names.figure(label), value: label })),
      ).map(({ value }) => String(value))
  const hex = isOne ? entry.slice(name.length).trim().toUpperCase() : ''
  const each = Math.floor(limits.choices / Math.max(1, Math.min(labels.length, maxFigures)))
  const head = typed.slice(0, cut) + (cut ? ' ' : '')
  return labels
    .slice(0, maxFigures)
    .flatMap(label =>
      endsOf(ahead, label)
        .filter(end => end.startsWith(hex))
        .slice(0, each)
        .map(end => `${head}${label} ${end}`),
    )
    .filter(text => text.length <= limits.choice)
    .map(text => ({ name: text, value: text }))
}

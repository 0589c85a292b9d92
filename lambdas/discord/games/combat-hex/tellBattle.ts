import type { Entry, EntryAs, GameQuestion } from '../../../../rules/combat-hex/index.ts'
import { byLine, gatherBlows, openBlow, type ToldBlow } from '../../../../rules/combat-hex/index.ts'
import { dice } from '../../words/plural.ts'
import type { Told } from '../face.ts'
import { eventLine } from './eventLine.ts'
import { blowInDetail, blowInShort, blowInTwoLines, blowLines, outcomeLine } from './sayBlow.ts'
import { decisionLines } from './sayDecisions.ts'
import type { CombatHexView } from './view.ts'

type MoveEntry = EntryAs<'moved' | 'ran'>

/** What is told together: a blow, figures placed in one go, a roll for the order of play, moves, or one event. */
type ToldTogether =
  | { kind: 'blow'; blow: ToldBlow }
  | { kind: 'placed'; entries: Entry[] }
  | { kind: 'roll-off'; rolls: EntryAs<'rolled'>[]; chosen: EntryAs<'attacker-chosen'> | undefined }
  | { kind: 'moves'; by: number; steps: MoveEntry[] }
  | { kind: 'event'; entry: Entry }
  /** what the program decided for a player, and why */
  | { kind: 'decisions'; line: string }

const isRollOff = (entry: Entry): entry is EntryAs<'rolled'> =>
  entry.event === 'rolled' && (entry.for === 'deployment' || entry.for === 'strategy')

const isStep = (entry: Entry): entry is MoveEntry => entry.event === 'moved' || entry.event === 'ran'

function itemsOf(entries: readonly Entry[], asked: GameQuestion | undefined): ToldTogether[] {
  const items: ToldTogether[] = []
  let single: Entry[] = []
  const flush = () => {
    for (const line of byLine(single)) {
      const [entry] = line as [Entry, ...Entry[]]
      const last = items.at(-1)
      if (line.length > 1) items.push({ kind: 'placed', entries: line })
      else if (last?.kind === 'roll-off' && !last.chosen && isRollOff(entry)) last.rolls.push(entry)
      else if (last?.kind === 'roll-off' && !last.chosen && entry.event === 'attacker-chosen')
        last.chosen = entry
      else if (isRollOff(entry)) items.push({ kind: 'roll-off', rolls: [entry], chosen: undefined })
      else items.push({ kind: 'event', entry })
    }
    single = []
  }
  const open = openBlow(entries, asked)
  for (const { blow, entry } of gatherBlows(entries)) {
    if (entry) single.push(entry)
    else {
      flush()
      items.push({ kind: 'blow', blow: open && blow.entries[0] === open.entries[0] ? open : blow })
    }
  }
  flush()
  return items
}

/** All moves of a player in a phase in one line, where the first of them stood. */
function joinMoves(items: readonly ToldTogether[], view: CombatHexView): ToldTogether[] {
  const joined: ToldTogether[] = []
  const lines = new Map<string, Extract<ToldTogether, { kind: 'moves' }>>()
  for (const item of items) {
    if (item.kind !== 'event' || !isStep(item.entry)) {
      joined.push(item)
      continue
    }
    const { figure, turn, phase } = item.entry
    const by = view.state.figures.find(({ id }) => id === figure)?.owner ?? 0
    const key = `${turn} ${phase} ${by}`
    const known = lines.get(key)
    if (known) known.steps.push(item.entry)
    else {
      const made = { kind: 'moves' as const, by, steps: [item.entry] }
      lines.set(key, made)
      joined.push(made)
    }
  }
  return joined
}

/** What was decided for several players in one line. */
function joinDecisions(items: readonly ToldTogether[]): ToldTogether[] {
  const said = items.flatMap(item => (item.kind === 'decisions' ? [item.line] : []))
  const others = items.filter(({ kind }) => kind !== 'decisions')
  return said.length ? [...others, { kind: 'decisions', line: said.join(' ┃ ') }] : others
}

/** `A1 C7 → D9`, a figure that moved and ran from its first hex to its last. */
function movesText(steps: readonly MoveEntry[]): string {
  const ways = new Map<string, [string, string]>()
  for (const step of steps) {
    const to = step.event === 'ran' ? step.to : (step.path.at(-1) ?? step.from)
    ways.set(step.figure, [ways.get(step.figure)?.[0] ?? step.from, to])
  }
  return [...ways].map(([figure, [from, to]]) => `${figure} ${from} → ${to}`).join(', ')
}

function rollOffText(
  { rolls, chosen }: Extract<ToldTogether, { kind: 'roll-off' }>,
  view: CombatHexView,
): string {
  const { words, names } = view
  const faces = new Map<number, number[]>()
  for (const { by, faces: more } of rolls) faces.set(by, [...(faces.get(by) ?? []), ...more])
  const kind = rolls[0]!.for === 'deployment' ? 'deployment' : 'strategy'
  const thrown = [...faces].map(([by, each]) => `${names.player(by)} ${dice(each)}`).join(', ')
  const said = words.says.about(`🎲 ${words.tells.rollsFor[kind]}`, thrown)
  if (!chosen) return said
  const means = chosen.turn <= 1 && !chosen.order ? ` ${words.tells.attackerMeans}` : ''
  return `${said} – ${eventLine(chosen, view)}${means}`
}

type SayBlow = (blow: ToldBlow, view: CombatHexView) => string[]

function linesOf(
  items: readonly ToldTogether[],
  view: CombatHexView,
  combat: SayBlow,
  other: SayBlow,
): string[] {
  return items.flatMap(item => {
    switch (item.kind) {
      case 'blow':
        return isCombat(item) ? combat(item.blow, view) : other(item.blow, view)
      case 'placed':
        return [view.words.says.placed(item.entries.length)]
      case 'roll-off':
        return [rollOffText(item, view)]
      case 'moves':
        return [view.words.tells.moves(view.names.player(item.by), movesText(item.steps))]
      case 'event':
        return [eventLine(item.entry, view)]
      case 'decisions':
        return [item.line]
    }
  })
}

const isCombat = (item: ToldTogether): boolean =>
  item.kind === 'blow' && item.blow.opening.event === 'combat-began'

/** Did the blow hurt nobody? */
const isVain = (item: ToldTogether): boolean => item.kind === 'blow' && item.blow.outcomes.length === 0

const isEvent = (item: ToldTogether, ...names: readonly Entry['event'][]): boolean =>
  item.kind === 'event' && names.includes(item.entry.event)

/** What goes before a combat has to be shortened, the least tells first, and what led up to shots. */
const beforeCombats: readonly ((item: ToldTogether) => boolean)[] = [
  item => isEvent(item, 'lifted', 'phase-began', 'nobody-acted', 'turn-began', 'turned'),
  item => isEvent(item, 'not-activated', 'invigorated', 'disengaging'),
  item => isEvent(item, 'activated', 'braved', 'replaced'),
]

/** What goes then; combats never do, nor who moves first or is out. */
const leftOut: readonly ((item: ToldTogether) => boolean)[] = [
  () => false,
  item => !isCombat(item) && isVain(item),
  item => item.kind === 'moves',
  item => item.kind === 'event' && !isEvent(item, 'turn-ended', 'ended', 'out', 'gave-up'),
  item => !isCombat(item) && item.kind !== 'event' && item.kind !== 'roll-off' && item.kind !== 'decisions',
  item => !isCombat(item) && item.kind !== 'roll-off' && !isEvent(item, 'out', 'gave-up'),
]

/** Several to a line, so that they are no more lines than these. */
function packed(lines: readonly string[], most: number): string[] {
  const each = Math.ceil(lines.length / Math.max(1, most))
  return Array.from({ length: Math.ceil(lines.length / each) }, (_, i) =>
    lines.slice(i * each, (i + 1) * each).join(' ┃ '),
  )
}

const inShort: SayBlow = (blow, view) => [blowInShort(blow, view)]

/**
 * What happened in a battle, in at most `most` lines. Where it is more, moves come together in one line and shots get
 * short; then shots in vain and moves are left out. What was decided for a player goes last but for combats, which get shorter and
 * are always told, as is who moves first or is out. Without a limit abilities are told in full too.
 * @param drawn the card of the combats stands beside it: of each what came of it is enough
 */
export function tellBattle(
  entries: readonly Entry[],
  view: CombatHexView,
  most: number,
  drawn = false,
): Told {
  // What is not over stands on no card.
  const besideCard =
    (say: SayBlow): SayBlow =>
    (blow, v) =>
      drawn && !blow.unfinished ? [outcomeLine(blow, v)] : say(blow, v)
  const inFull: SayBlow = most === Infinity ? blowInDetail : blowLines
  const all: ToldTogether[] = [
    ...itemsOf(
      entries.filter(({ event }) => event !== 'ordered'),
      view.question,
    ),
    ...decisionLines(entries, view).map(line => ({ kind: 'decisions' as const, line })),
  ]
  let lines = linesOf(all, view, besideCard(inFull), inFull)
  if (lines.length <= most) return { lines, missing: false }
  let items = joinMoves(all, view)
  for (const other of [inFull, inShort]) {
    lines = linesOf(items, view, besideCard(inFull), other)
    if (lines.length <= most) return { lines, missing: false }
  }
  let missing = false
  const leave = (isLeft: (item: ToldTogether) => boolean) => {
    const kept = items.filter(item => !isLeft(item))
    // That somebody's turn has come, or a figure turned, nobody looks for in the log.
    missing ||= kept.length < items.length && isLeft !== beforeCombats[0]
    items = kept
  }
  const fits = (combat: SayBlow) => {
    lines = linesOf(items, view, besideCard(combat), inShort)
    return lines.length <= most - (missing ? 1 : 0)
  }
  for (const isLeft of beforeCombats) {
    leave(isLeft)
    if (fits(inFull)) return { lines, missing }
  }
  for (const isLeft of leftOut) {
    if (isLeft === leftOut.at(-1)) {
      // What was decided for players goes only where, in one line, combats in a line each leave no room for it.
      items = joinDecisions(items)
      if (fits(inShort)) return { lines, missing }
    }
    leave(isLeft)
    if (fits(inFull) || fits(blowInTwoLines)) return { lines, missing }
  }
  return { lines: packed(linesOf(items, view, besideCard(inShort), inShort), most - 1), missing: true }
}

import {
  type Entry,
  type GameEvent,
  gatherEvents,
  type MeleeEntry,
  type ToldCombat,
  type ToldTogether,
} from '../../../../rules/regiments/index.ts'
import { borneRules } from '../../../../rules/regiments/unit/ruleNames.ts'
import type { Told } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { RegimentsView } from './view.ts'
import { regimentOf } from './view.ts'
import type { EventOf } from './words/types.ts'

/** One event in words. */
export function eventLine(entry: Entry, view: RegimentsView): string {
  const { words, names } = view
  const say = words.events[entry.event] as (event: GameEvent, n: RegimentsView['names']) => string
  if (entry.event === 'undone' || entry.event === 'ordered')
    return say({ ...entry, answer: sayAnswer(entry.answer, view) }, names)
  return say(entry, names)
}

type BlowsSaid = EventOf<'shot'>['blows'][number]

/** What strikes: a mount or a crew by its name, else a weapon or a rule. */
export function strikerOf(
  { by, part, rule }: Pick<BlowsSaid, 'by' | 'part' | 'rule'>,
  { words, locale }: RegimentsView,
): string {
  const { partNames } = words.tells
  const named = rule && Object.hasOwn(borneRules, rule) ? borneRules[rule as keyof typeof borneRules] : null
  const own = Object.hasOwn(partNames, part) ? partNames[part as keyof typeof partNames] : part
  return [by, own !== '' && (rule === null || rule.startsWith('W')) ? own : (named?.[locale] ?? own)]
    .filter(Boolean)
    .join(' ')
}

/** Blows of one kind: how many, what came of each stage, what it cost. */
function blowsLine(
  { by, part, at, rule, attacks, hits, wounds, unsaved, lost }: BlowsSaid,
  view: RegimentsView,
  withTarget: boolean,
): string {
  const { tells } = view.words
  const named = rule && Object.hasOwn(borneRules, rule) ? borneRules[rule as keyof typeof borneRules] : null
  const own = Object.hasOwn(tells.partNames, part)
    ? tells.partNames[part as keyof typeof tells.partNames]
    : part
  const who = by === '' ? '' : view.names.figure(by)
  const line = tells.blows(who, own, named?.[view.locale] ?? '', attacks, hits, wounds, unsaved)
  return withTarget ? `${line} · ${tells.blowsLost(view.names.figure(at), lost)}` : line
}

/** Who has won a round, and by how much. */
export function roundHead(
  { words: { tells }, names }: RegimentsView,
  totals: readonly [number, number],
): string {
  const by = Math.abs(totals[0] - totals[1])
  return by === 0 ? tells.roundEven : tells.roundWon(names.player(totals[0] > totals[1] ? 0 : 1), by)
}

/** What each side has of every part of a result. */
export function scoreRows(
  view: RegimentsView,
  { score }: MeleeEntry,
): { word: string; values: [number, number] }[] {
  const of = (what: string, owner: number) =>
    score.reduce((sum, line) => (line.what === what && line.owner === owner ? sum + line.points : sum), 0)
  return [...new Set(score.map(({ what }) => what))].map(what => ({
    word: view.words.tells.scoreLines[what],
    values: [of(what, 0), of(what, 1)],
  }))
}

/** The sum of a combat as a table of two columns, one for each side. */
function scoreTable(round: MeleeEntry, view: RegimentsView): string {
  const { totals, units } = round
  const heads = [0, 1].map(owner => units.filter(label => regimentOf(view, label)?.owner === owner).join('+'))
  const rows = [
    ['', ...heads],
    ...scoreRows(view, round).map(({ word, values }) => [word, ...values.map(value => String(value || '–'))]),
    [view.words.tells.total, ...totals.map(String)],
  ]
  const widths = [0, 1, 2].map(i => Math.max(...rows.map(row => row[i]!.length)))
  const text = rows.map(row =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  return `\`\`\`\n${text.join('\n')}\n\`\`\``
}

/** A round of a combat as one block: who has won, the sum, and what came of it (RB-17); its blows where no sheet has them. */
function combatBlock({ round, entries }: ToldCombat, view: RegimentsView, drawn: boolean): string {
  const { names } = view
  const side = (owner: number) =>
    names.figures(round.units.filter(label => regimentOf(view, label)?.owner === owner))
  const sides = [0, 1].map(side).filter(Boolean).join(' ⚔ ')
  return [
    view.words.says.about(`**⚔️ ${sides}`, `${roundHead(view, round.totals)}**`),
    ...(drawn ? [] : round.blows.map(blows => blowsLine(blows, view, true))),
    scoreTable(round, view),
    ...entries.map(entry => eventLine(entry, view)),
  ].join('\n')
}

/** So many of them in their order: those that matter before others, the newest before older ones. */
export function withRoom<T>(all: readonly T[], most: number, matters: (each: T) => boolean): T[] {
  const ranks = all.map((each, i) => ({ each, i, first: Number(matters(each)) }))
  return ranks
    .toSorted((a, b) => b.first - a.first || b.i - a.i)
    .slice(0, most)
    .toSorted((a, b) => a.i - b.i)
    .map(({ each }) => each)
}

/** Who is gone has to be told, whatever else has room. */
export const isGone = ({ event }: Entry): boolean => event === 'destroyed'

const tellsOfGone = (told: ToldTogether): boolean =>
  told.kind === 'event' ? isGone(told.entry) : told.kind === 'combat' && told.entries.some(isGone)

/**
 * What happened, a block each; where not all have room, who was destroyed, and the newest.
 * @param drawn its combats are on sheets beside it
 */
export function tell(entries: readonly Entry[], view: RegimentsView, most: number, drawn = false): Told {
  const { tells } = view.words
  const { names } = view
  const ownerOf = (label: string) => regimentOf(view, label)?.owner ?? 0
  const all = gatherEvents(entries, ownerOf)
  const lines = withRoom(all, most, tellsOfGone).map(told => {
    switch (told.kind) {
      case 'placed':
        return tells.placedTold(names.player(told.by), tells.unitsPlaced(told.entries.length))
      case 'moves': {
        const ends = new Map(told.entries.map(({ unit, to }) => [unit, to]))
        const by = ownerOf(told.entries[0]?.unit ?? 'A1')
        return tells.moves(names.player(by), [...ends].map(([unit, to]) => `${unit} → ${to}`).join(', '))
      }
      case 'combat':
        return combatBlock(told, view, drawn)
      case 'turn-over':
        return tells.turnOver(names.player(told.by))
      case 'event': {
        const { entry } = told
        const line = eventLine(entry, view)
        if (entry.event !== 'shot' && entry.event !== 'swept' && entry.event !== 'spell-struck') return line
        return [line, ...entry.blows.map(blows => blowsLine({ ...blows, by: '' }, view, false))].join('\n-# ')
      }
    }
  })
  return { lines, missing: all.length > most }
}

/** What a picture of a replay says of an event; undefined where it shows it, or nothing came of it. */
export function momentLine(entry: Entry, view: RegimentsView): string | undefined {
  switch (entry.event) {
    case 'melee':
      return view.words.says.about(entry.units.join(' '), `${roundHead(view, entry.totals)}.`)
    case 'charge-failed':
    case 'broke':
    case 'caught':
    case 'destroyed':
    case 'arrived':
    case 'rallied':
    case 'cast':
      return eventLine(entry, view)
    default:
      return undefined
  }
}

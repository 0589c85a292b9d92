import { gatherWar, type WarEntry, type WarEvent } from '../../../../rules/regiments/index.ts'
import { borneRules } from '../../../../rules/regiments/unit/ruleNames.ts'
import type { Told } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { RegimentsView } from './view.ts'
import { regimentOf } from './view.ts'
import type { WarEventOf } from './words/types.ts'

/** One event in words. */
export function eventLine(entry: WarEntry, view: RegimentsView): string {
  const { words, names } = view
  const say = words.events[entry.event] as (event: WarEvent, n: RegimentsView['names']) => string
  if (entry.event === 'undone' || entry.event === 'ordered')
    return say({ ...entry, answer: sayAnswer(entry.answer, view) }, names)
  return say(entry, names)
}

type BlowsSaid = WarEventOf<'shot'>['blows'][number]

/** BlowsSaid of one kind: how many, what came of each stage, what it cost. */
function blowsLine(
  { by, part, at, rule, attacks, hits, wounds, unsaved, lost }: BlowsSaid,
  view: RegimentsView,
  withTarget: boolean,
): string {
  const { tells } = view.words
  const named = rule && Object.hasOwn(borneRules, rule) ? borneRules[rule as keyof typeof borneRules] : null
  const who = by === '' ? '' : view.names.figure(by)
  const line = tells.blows(who, part, named?.[view.locale] ?? '', attacks, hits, wounds, unsaved)
  return withTarget ? `${line} · ${tells.blowsLost(view.names.figure(at), lost)}` : line
}

/** The sum of a combat as a table of two columns, one for each side. */
function scoreTable({ score, totals, units }: WarEventOf<'melee'>, view: RegimentsView): string {
  const { tells } = view.words
  const whats = [...new Set(score.map(({ what }) => what))]
  const of = (what: string, owner: number) =>
    score.reduce((sum, line) => (line.what === what && line.owner === owner ? sum + line.points : sum), 0)
  const heads = [0, 1].map(owner => units.filter(label => regimentOf(view, label)?.owner === owner).join('+'))
  const rows = [
    ['', ...heads],
    ...whats.map(what => [tells.scoreLines[what], ...[0, 1].map(owner => String(of(what, owner) || '–'))]),
    [tells.total, ...totals.map(String)],
  ]
  const widths = [0, 1, 2].map(i => Math.max(...rows.map(row => row[i]!.length)))
  const text = rows.map(row =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  return `\`\`\`\n${text.join('\n')}\n\`\`\``
}

/** A round of a combat as one block: who, blows a line each, and the sum (RB-17). */
function meleeBlock(entry: Extract<WarEntry, { event: 'melee' }>, view: RegimentsView): string {
  return [
    `**${eventLine(entry, view)}**`,
    ...entry.blows.map(blows => blowsLine(blows, view, true)),
    scoreTable(entry, view),
  ].join('\n')
}

/** What happened, a block each; the newest where not all have room. */
export function tell(entries: readonly WarEntry[], view: RegimentsView, most: number): Told {
  const { tells } = view.words
  const { names } = view
  const ownerOf = (label: string) => regimentOf(view, label)?.owner ?? 0
  const blocks = gatherWar(entries, ownerOf).map(told => {
    switch (told.kind) {
      case 'placed':
        return tells.placedTold(names.player(told.by), tells.unitsPlaced(told.entries.length))
      case 'moves': {
        const ends = new Map(told.entries.map(({ unit, to }) => [unit, to]))
        const by = ownerOf(told.entries[0]?.unit ?? 'A1')
        return tells.moves(names.player(by), [...ends].map(([unit, to]) => `${unit} → ${to}`).join(', '))
      }
      case 'event': {
        const { entry } = told
        if (entry.event === 'melee') return meleeBlock(entry, view)
        const line = eventLine(entry, view)
        if (entry.event !== 'shot' && entry.event !== 'swept' && entry.event !== 'spell-struck') return line
        return [line, ...entry.blows.map(blows => blowsLine({ ...blows, by: '' }, view, false))].join('\n-# ')
      }
    }
  })
  return { lines: blocks.slice(-most), missing: blocks.length > most }
}

import { makeFacing } from '../../../../../../rules/core/hex.ts'
import type { GameEvent, TestReason } from '../../../../../../rules/regiments/index.ts'
import { terms } from '../../../../words/en/terms.ts'
import { countEn as count, dice } from '../../../../words/plural.ts'
import type { Names, OutsideWords } from '../../../../words/types.ts'
import type { EventOf } from '../types.ts'

const tests: Record<TestReason, string> = {
  break: 'break test',
  'panic-flight': 'panic, a friend fled through',
  'panic-shots': 'panic, losses from afar',
  terror: 'panic before terror',
  rally: 'rallying',
  redirect: 'charging another one',
  'combat-reform': 'reforming',
  restrain: 'holding back',
}

const reasons: Readonly<Record<string, string>> = {
  static: 'could not flee: lost',
  quarter: 'had too few left to flee on: lost',
  'off-board': 'fled off the field',
  shaken: 'fought on shaken: swept away',
  caught: 'fled: cut down',
  fallen: 'had nobody left: wiped out',
  slain: 'fell',
}

const losses: Readonly<Record<string, string>> = {
  unstable: 'unstable',
  supernatural: 'supernatural',
  dangerous: 'dangerous ground',
}

const sides = { front: 'front', left: 'left flank', right: 'right flank', rear: 'rear' }
const facing = (n: number) => terms.facings[makeFacing(n)]
const files = (n: number) => count(n, 'file', 'files')
const inches = (n: number) => count(n, 'inch', 'inches')
const lost = (blows: readonly { lost: number }[]) => blows.reduce((sum, each) => sum + each.lost, 0)

/** What happened, a line each: units have names of one or of many (`spears`), and the past fits both. */
export const events: {
  [E in Exclude<GameEvent['event'], keyof OutsideWords>]: (event: EventOf<E>, names: Names) => string
} = {
  placed: ({ unit, at, facing: f, files: n }, names) =>
    `${names.figure(unit)} stood on ${at}, ${facing(f)}, ${files(n)}.`,
  'placed-first': ({ by, faces }, n) => `🎲 ${dice(faces)} – ${n.player(by)} places first.`,
  learned: ({ unit, give, take }, n) =>
    `📖 ${n.figure(unit)} learned ${n.ability(take)} in place of ${n.ability(give)}.`,
  joined: ({ unit, host, behind }, n) =>
    `${n.figure(unit)} joined ${n.figure(host)}${behind ? ', in the last rank' : ''}.`,
  parted: ({ unit, host }, n) => `${n.figure(unit)} left ${n.figure(host)}.`,
  'held-back': ({ unit }, n) => `${n.figure(unit)} stayed back.`,
  arrived: ({ unit, at, files: m }, n) =>
    `🌲 ${n.figure(unit)} came out of ambush on ${at}${m === undefined ? '' : `, ${files(m)}`}.`,
  revealed: ({ unit, host }, n) => `🗡️ ${n.figure(unit)} came to light in ${n.figure(host)}.`,
  defends: ({ by }, n) => `${n.player(by)} leaves the first turn to the other side.`,
  'battle-began': ({ first }, n) => `The battle begins: ${n.player(first)} has the first turn.`,
  'turn-began': ({ active, turn }, n) => `**Turn ${turn}** of ${n.player(active)}`,
  rolled: ({ by, unit, faces }, n) => `🎲 ${unit ? n.figure(unit) : n.player(by)} ${dice(faces)}`,
  tested: ({ unit, why, faces, most, passed, clauses }, n) =>
    faces.length
      ? `🎲 ${n.figure(unit)}, ${tests[why]}: ${dice(faces)}, ${most} or less ${passed ? '✓' : '✗'}`
      : `${n.figure(unit)}, ${tests[why]}: ${clauses.join(', ')} ${passed ? '✓' : '✗'}`,
  declared: ({ unit, on, at, way, need, inTheWay }, n) =>
    `📣 ${n.figure(unit)} declared a charge on ${n.figure(on)} (${sides[at]}, ${inches(way)}${need > 0 ? `, ${need} beyond Charge speed` : ''}).${inTheWay ? ` ❗ In its way may be: ${n.figures(inTheWay)}.` : ''}`,
  reacted: ({ unit, reaction }, n) => `${n.figure(unit)} ${reaction === 'hold' ? 'held' : 'fled'}.`,
  charged: ({ unit, on, at, range, way }, n) =>
    `🐎 ${n.figure(unit)} charged ${n.figure(on)} (${sides[at]}): way ${inches(way)}, reach ${range}.`,
  'charge-failed': ({ unit, on, range, way, to }, n) =>
    `✋ ${n.figure(unit)} did not reach ${n.figure(on)}: ${way ? `way ${inches(way)}, ` : ''}reach ${range}; halted on ${to}.`,
  caught: ({ unit, by }, n) => `🐎 ${n.figure(by)} caught ${n.figure(unit)}.`,
  moved: ({ unit, how, to, facing: f, files: m }, n) =>
    how === 'reform'
      ? `${n.figure(unit)} reformed on ${to}, ${facing(f)}, ${files(m)}.`
      : `${n.figure(unit)} ${how === 'march' ? 'marched' : 'advanced'} to ${to}, ${facing(f)}.`,
  fled: ({ unit, inches: gone, to }, n) =>
    `🏃 ${n.figure(unit)} fled ${inches(gone)}${to === null ? '' : ` to ${to}`}.`,
  pursued: ({ unit, inches: gone, to, met }, n) =>
    `${n.figure(unit)} went ${inches(gone)} on to ${to}${met ? ` and ran into ${n.figure(met)}` : ''}.`,
  shaken: ({ unit }, n) => `🏳️ ${n.figure(unit)}: shaken.`,
  rallied: ({ unit }, n) => `🚩 ${n.figure(unit)} rallied.`,
  'lost-life': ({ unit, life, why }, n) =>
    `🩸 ${n.figure(unit)} lost ${life} life${losses[why] ? ` (${losses[why]})` : ''}.`,
  destroyed: ({ unit, why }, n) => `💀 ${n.figure(unit)} ${reasons[why] ?? 'went down'}.`,
  directed: ({ unit, on }, n) => `🔧 ${n.figure(unit)} directed the shots of one model of ${n.figure(on)}.`,
  shot: ({ unit, at, out, blows }, n) =>
    `🏹 ${n.figure(unit)} ${out ? 'stood and shot' : 'shot'} at ${n.figure(at)}: ${lost(blows)} life.`,
  swept: ({ unit, at, blows }, n) =>
    `🌀 ${n.figure(unit)} struck ${n.figure(at)} in passing: ${lost(blows)} life.`,
  sent: ({ unit, at, step, attacks }, n) =>
    `🎯 ${n.figure(unit)} sent ${count(attacks, 'attack', 'attacks')} at ${n.figure(at)} (Agility ${step}).`,
  melee: ({ units, totals }, n) => `⚔️ ${n.figures(units)}: ${totals[0]} to ${totals[1]}`,
  'melee-over': () => '',
  broke: ({ unit }, n) => `💔 ${n.figure(unit)} broke.`,
  retreated: ({ unit }, n) => `${n.figure(unit)} retreated.`,
  reformed: ({ unit, facing: f, files: m }, n) => `${n.figure(unit)} reformed: ${facing(f)}, ${files(m)}.`,
  'magic-dice': ({ dice: all }) => `✨ Dice of magic: ${all.join(' to ')}.`,
  cast: ({ unit, spell, on, faces, sum, need }, n) =>
    `✨ ${n.figure(unit)}: ${n.ability(spell)} on ${n.figure(on)} ${dice(faces)} = ${sum} of ${need} ${sum >= need ? '✓' : '✗'}`,
  dispelled: ({ by, faces, sum, need, undone }, n) =>
    `🧿 ${n.player(by)} dispelled ${dice(faces)} = ${sum} of ${need} ${undone ? '✓' : '✗'}`,
  'spell-struck': ({ spell, on, blows }, n) =>
    `✨ ${n.ability(spell)}: ${n.figure(on)} lost ${lost(blows)} life.`,
  raised: ({ unit, life }, n) => `✨ ${n.figure(unit)} got ${life} life back.`,
  ordered: ({ by, answer }, n) => `📜 By order of ${n.player(by)}: ${answer}`,
  ended: () => '🏁 The battle is over.',
}

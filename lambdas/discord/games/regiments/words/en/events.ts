import { makeFacing } from '../../../../../../rules/core/hex.ts'
import type { TestReason, WarEvent } from '../../../../../../rules/regiments/index.ts'
import { correctedIn } from '../../../../words/corrected.ts'
import { terms } from '../../../../words/en/terms.ts'
import { countEn as count, dice } from '../../../../words/plural.ts'
import type { Names } from '../../../../words/types.ts'
import type { WarEventOf } from '../types.ts'

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
  static: 'cannot flee, and is lost',
  quarter: 'is too few to flee on, and is lost',
  'off-board': 'flees off the field',
  shaken: 'is shaken in combat, and swept away',
  caught: 'is cut down as it flees',
  fallen: 'is wiped out',
  slain: 'falls',
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

/** What happens, a line each. */
export const events: {
  [E in WarEvent['event']]: (event: WarEventOf<E>, names: Names) => string
} = {
  placed: ({ unit, at, facing: f, files: n }, names) =>
    `${names.figure(unit)} stands on ${at}, ${facing(f)}, ${files(n)}.`,
  'placed-first': ({ by, faces }, n) => `🎲 ${dice(faces)} – ${n.player(by)} places first.`,
  learned: ({ unit, give, take }, n) =>
    `📖 ${n.figure(unit)} learns ${n.ability(take)} in place of ${n.ability(give)}.`,
  joined: ({ unit, host, behind }, n) =>
    `${n.figure(unit)} joins ${n.figure(host)}${behind ? ', in its last rank' : ''}.`,
  parted: ({ unit, host }, n) => `${n.figure(unit)} leaves ${n.figure(host)}.`,
  'held-back': ({ unit }, n) => `${n.figure(unit)} is held back.`,
  arrived: ({ unit, at }, n) => `🌲 ${n.figure(unit)} comes out of ambush on ${at}.`,
  revealed: ({ unit, host }, n) => `🗡️ ${n.figure(unit)} shows itself in ${n.figure(host)}.`,
  'battle-began': ({ first }, n) => `The battle begins: ${n.player(first)} has the first turn.`,
  'turn-began': ({ active, turn }, n) => `**Turn ${turn}** of ${n.player(active)}`,
  rolled: ({ by, unit, faces }, n) => `🎲 ${unit ? n.figure(unit) : n.player(by)} ${dice(faces)}`,
  tested: ({ unit, why, faces, most, passed, clauses }, n) =>
    faces.length
      ? `🎲 ${n.figure(unit)}, ${tests[why]}: ${dice(faces)}, ${most} or less ${passed ? '✓' : '✗'}`
      : `${n.figure(unit)}, ${tests[why]}: ${clauses.join(', ')} ${passed ? '✓' : '✗'}`,
  declared: ({ unit, on, at, way, need }, n) =>
    `📣 ${n.figure(unit)} declares a charge on ${n.figure(on)} (${sides[at]}, ${inches(way)}${need > 0 ? `, ${need} beyond its speed` : ''}).`,
  reacted: ({ unit, reaction }, n) => `${n.figure(unit)} ${reaction === 'hold' ? 'holds' : 'flees'}.`,
  charged: ({ unit, on, at, range, way }, n) =>
    `🐎 ${n.figure(unit)} charges ${n.figure(on)} (${sides[at]}): way ${inches(way)}, reach ${range}.`,
  'charge-failed': ({ unit, on, range, way, to }, n) =>
    `✋ ${n.figure(unit)} does not reach ${n.figure(on)}: ${way ? `way ${inches(way)}, ` : ''}reach ${range}; it stands on ${to}.`,
  caught: ({ unit, by }, n) => `🐎 ${n.figure(by)} catches ${n.figure(unit)}.`,
  moved: ({ unit, how, to, facing: f, files: m }, n) =>
    how === 'reform'
      ? `${n.figure(unit)} reforms on ${to}, ${facing(f)}, ${files(m)}.`
      : `${n.figure(unit)} ${how === 'march' ? 'marches' : 'advances'} to ${to}, ${facing(f)}.`,
  fled: ({ unit, inches: gone, to }, n) =>
    `🏃 ${n.figure(unit)} flees ${inches(gone)}${to === null ? '' : ` to ${to}`}.`,
  pursued: ({ unit, inches: gone, to, met }, n) =>
    `${n.figure(unit)} goes ${inches(gone)} on to ${to}${met ? ` and runs into ${n.figure(met)}` : ''}.`,
  shaken: ({ unit }, n) => `🏳️ ${n.figure(unit)} is shaken.`,
  rallied: ({ unit }, n) => `🚩 ${n.figure(unit)} rallies.`,
  'lost-life': ({ unit, life, why }, n) =>
    `🩸 ${n.figure(unit)} loses ${life} life${losses[why] ? ` (${losses[why]})` : ''}.`,
  destroyed: ({ unit, why }, n) => `💀 ${n.figure(unit)} ${reasons[why] ?? 'is gone'}.`,
  directed: ({ unit, on }, n) => `🔧 ${n.figure(unit)} directs the shots of one model of ${n.figure(on)}.`,
  shot: ({ unit, at, out, blows }, n) =>
    `🏹 ${n.figure(unit)} ${out ? 'stands and shoots' : 'shoots'} at ${n.figure(at)}: ${lost(blows)} life.`,
  swept: ({ unit, at, blows }, n) =>
    `🌀 ${n.figure(unit)} strikes ${n.figure(at)} in passing: ${lost(blows)} life.`,
  melee: ({ units, totals }, n) => `⚔️ ${n.figures(units)}: ${totals[0]} to ${totals[1]}`,
  'melee-over': () => '',
  broke: ({ unit }, n) => `💔 ${n.figure(unit)} breaks.`,
  retreated: ({ unit }, n) => `${n.figure(unit)} retreats.`,
  reformed: ({ unit, facing: f, files: m }, n) => `${n.figure(unit)} reforms: ${facing(f)}, ${files(m)}.`,
  'magic-dice': ({ dice: all }) => `✨ Dice of magic: ${all.join(' to ')}.`,
  cast: ({ unit, spell, on, faces, sum, need }, n) =>
    `✨ ${n.figure(unit)}: ${n.ability(spell)} on ${n.figure(on)} ${dice(faces)} = ${sum} of ${need} ${sum >= need ? '✓' : '✗'}`,
  dispelled: ({ by, faces, sum, need, undone }, n) =>
    `🧿 ${n.player(by)} dispels ${dice(faces)} = ${sum} of ${need} ${undone ? '✓' : '✗'}`,
  'spell-struck': ({ spell, on, blows }, n) =>
    `✨ ${n.ability(spell)}: ${n.figure(on)} loses ${lost(blows)} life.`,
  raised: ({ unit, life }, n) => `✨ ${n.figure(unit)} gets ${life} life back.`,
  ordered: ({ by, answer }, n) => `📜 By order of ${n.player(by)}: ${answer}`,
  ended: () => '🏁 The battle is over.',
  undone: ({ by, answer }, n) => `↩️ ${n.player(by)} takes back: ${answer}`,
  'gave-up': ({ by, reason }, n) => `🏳️ ${n.player(by)} ${reason === 'forfeit' ? 'stays away' : 'gives up'}.`,
  corrected: ({ piece, values }, n) => `⚖️ ${n.figure(piece)} is put right: ${correctedIn(terms, values)}.`,
  'handed-over': ({ by }, n) => `🔁 ${n.player(by)} plays on.`,
}

import { makeFacing } from '../../../../../../rules/core/hex.ts'
import type { TestReason } from '../../../../../../rules/regiments/index.ts'
import { terms } from '../../../../words/fr/terms.ts'
import { french } from '../../../../words/french.ts'
import { countFr as count, dice } from '../../../../words/plural.ts'
import type { events as english } from '../en/events.ts'

const tests: Record<TestReason, string> = {
  break: 'test de moral',
  'panic-flight': 'panique, un allié l’a traversée',
  'panic-shots': 'panique, pertes à distance',
  terror: 'panique devant la terreur',
  rally: 'ralliement',
  redirect: 'charge redirigée',
  'combat-reform': 'reformation de combat',
  restrain: 'se retenir',
}

const reasons: Readonly<Record<string, string>> = {
  static: 'fuite impossible, unité perdue',
  quarter: 'trop peu de survivants pour fuir, unité perdue',
  'off-board': 'fuite hors de la carte',
  shaken: 'unité ébranlée en plein combat, balayée',
  caught: 'unité massacrée dans sa fuite',
  fallen: 'unité anéantie',
  slain: 'mort au combat',
}

const losses: Readonly<Record<string, string>> = {
  unstable: 'instable',
  supernatural: 'surnaturel',
  dangerous: 'terrain dangereux',
}

const sides = { front: 'front', left: 'flanc gauche', right: 'flanc droit', rear: 'dos' }
const facing = (n: number) => terms.facings[makeFacing(n)]
const files = (n: number) => count(n, 'colonne', 'colonnes')
const inches = (n: number) => count(n, 'pouce', 'pouces')
const lost = (blows: readonly { lost: number }[]) => {
  const sum = blows.reduce((all, each) => all + each.lost, 0)
  return count(sum, 'point de vie', 'points de vie')
}

/** Ce qui s’est passé, une ligne chacun, sans verbe qui s’accorde au nom : une unité en a un au pluriel (`lanciers`). */
export const events: typeof english = {
  placed: ({ unit, at, facing: f, files: n }, names) =>
    `${names.figure(unit)} : en ${at}, ${facing(f)}, ${files(n)}.`,
  'placed-first': ({ by, faces }, n) => `🎲 ${dice(faces)} – ${n.player(by)} place en premier.`,
  learned: ({ unit, give, take }, n) =>
    french`📖 ${n.figure(unit)} apprend ${n.ability(take)} à la place de ${n.ability(give)}.`,
  joined: ({ unit, host, behind }, n) =>
    `${n.figure(unit)} rejoint ${n.figure(host)}${behind ? ', au dernier rang' : ''}.`,
  parted: ({ unit, host }, n) => `${n.figure(unit)} quitte ${n.figure(host)}.`,
  'held-back': ({ unit }, n) => `${n.figure(unit)} : gardée à l’écart.`,
  arrived: ({ unit, at, files: m }, n) =>
    `🌲 ${n.figure(unit)} : sortie d’embuscade en ${at}${m === undefined ? '' : `, ${files(m)}`}.`,
  revealed: ({ unit, host }, n) => `🗡️ ${n.figure(unit)} se montre dans ${n.figure(host)}.`,
  defends: ({ by }, n) => `${n.player(by)} laisse le premier tour à l’autre camp.`,
  'battle-began': ({ first }, n) => `La bataille commence : ${n.player(first)} a le premier tour.`,
  'turn-began': ({ active, turn }, n) => french`**Tour ${turn}** de ${n.player(active)}`,
  rolled: ({ by, unit, faces }, n) => `🎲 ${unit ? n.figure(unit) : n.player(by)} ${dice(faces)}`,
  tested: ({ unit, why, faces, most, passed, clauses }, n) =>
    faces.length
      ? `🎲 ${n.figure(unit)}, ${tests[why]} : ${dice(faces)}, ${most} au plus ${passed ? '✓' : '✗'}`
      : `${n.figure(unit)}, ${tests[why]} : ${clauses.join(', ')} ${passed ? '✓' : '✗'}`,
  declared: ({ unit, on, at, way, need, inTheWay }, n) =>
    `📣 ${n.figure(unit)} : charge déclarée sur ${n.figure(on)} (${sides[at]}, ${inches(way)}${need > 0 ? `, ${need} de plus que la Vitesse de charge` : ''}).${inTheWay ? ` ❗ Peut lui barrer la voie : ${n.figures(inTheWay)}.` : ''}`,
  reacted: ({ unit, reaction }, n) =>
    `${n.figure(unit)} : l’unité ${reaction === 'hold' ? 'tient' : 'fuit'}.`,
  charged: ({ unit, on, at, range, way }, n) =>
    `🐎 ${n.figure(unit)} : charge sur ${n.figure(on)} (${sides[at]}), trajet ${inches(way)}, portée ${range}.`,
  'charge-failed': ({ unit, on, range, way, to }, n) =>
    `✋ ${n.figure(unit)} : charge ratée sur ${n.figure(on)}, ${way ? `trajet ${inches(way)}, ` : ''}portée ${range} ; arrêt en ${to}.`,
  caught: ({ unit, by }, n) => `🐎 ${n.figure(unit)} : unité rattrapée par ${n.figure(by)}.`,
  moved: ({ unit, how, to, facing: f, files: m }, n) =>
    how === 'reform'
      ? `${n.figure(unit)} : reformation en ${to}, ${facing(f)}, ${files(m)}.`
      : `${n.figure(unit)} : ${how === 'march' ? 'marche forcée' : 'mouvement simple'} jusqu’en ${to}, ${facing(f)}.`,
  fled: ({ unit, inches: far, to }, n) =>
    french`🏃 ${n.figure(unit)} : fuite de ${inches(far)}${to === null ? '' : `, jusqu’en ${to}`}.`,
  pursued: ({ unit, inches: far, to, met }, n) =>
    french`${n.figure(unit)} : poursuite de ${inches(far)}, jusqu’en ${to}${met ? `, et choc avec ${n.figure(met)}` : ''}.`,
  shaken: ({ unit }, n) => `🏳️ ${n.figure(unit)} : unité ébranlée.`,
  rallied: ({ unit }, n) => `🚩 ${n.figure(unit)} : ralliement.`,
  'lost-life': ({ unit, life, why }, n) =>
    french`🩸 ${n.figure(unit)} : perte de ${count(life, 'point de vie', 'points de vie')}${losses[why] ? ` (${losses[why]})` : ''}.`,
  destroyed: ({ unit, why }, n) => `💀 ${n.figure(unit)} : ${reasons[why] ?? 'unité détruite'}.`,
  directed: ({ unit, on }, n) =>
    french`🔧 ${n.figure(unit)} dirige les tirs d’une figurine de ${n.figure(on)}.`,
  shot: ({ unit, at, out, blows }, n) =>
    `🏹 ${n.figure(unit)} : ${out ? 'tenir et tirer' : 'tir'} sur ${n.figure(at)}, ${lost(blows)}.`,
  swept: ({ unit, at, blows }, n) =>
    `🌀 ${n.figure(unit)} : coups au passage sur ${n.figure(at)}, ${lost(blows)}.`,
  sent: ({ unit, at, step, attacks }, n) =>
    `🎯 ${n.figure(unit)} : ${count(attacks, 'attaque', 'attaques')} sur ${n.figure(at)} (Agilité ${step}).`,
  melee: ({ units, totals }, n) => `⚔️ ${n.figures(units)} : ${totals[0]} à ${totals[1]}`,
  'melee-over': () => '',
  broke: ({ unit }, n) => `💔 ${n.figure(unit)} : unité démoralisée.`,
  retreated: ({ unit }, n) => `${n.figure(unit)} : repli.`,
  reformed: ({ unit, facing: f, files: m }, n) =>
    `${n.figure(unit)} : reformation, ${facing(f)}, ${files(m)}.`,
  'magic-dice': ({ dice: all }) => `✨ Dés de magie : ${all.join(' contre ')}.`,
  cast: ({ unit, spell, on, faces, sum, need }, n) =>
    `✨ ${n.figure(unit)} : ${n.ability(spell)} sur ${n.figure(on)} ${dice(faces)} = ${sum} pour ${need} ${sum >= need ? '✓' : '✗'}`,
  dispelled: ({ by, faces, sum, need, undone }, n) =>
    `🧿 ${n.player(by)} dissipe ${dice(faces)} = ${sum} pour ${need} ${undone ? '✓' : '✗'}`,
  'spell-struck': ({ spell, on, blows }, n) => `✨ ${n.ability(spell)} sur ${n.figure(on)} : ${lost(blows)}.`,
  raised: ({ unit, life }, n) =>
    french`✨ ${n.figure(unit)} : regain de ${count(life, 'point de vie', 'points de vie')}.`,
  ordered: ({ by, answer }, n) => french`📜 Sur ordre de ${n.player(by)} : ${answer}`,
  ended: () => '🏁 La bataille est finie.',
}

import { events as outside } from '../../../../words/en/events.ts'
import { terms as shared } from '../../../../words/en/terms.ts'
import { countEn as count, dice } from '../../../../words/plural.ts'
import { dicePerSide } from '../dicePerSide.ts'
import { sayTopic, sayValue } from '../orderWords.ts'
import type { EventWords } from '../types.ts'
import { orders } from './orders.ts'
import { terms as own } from './terms.ts'

const terms = { ...shared, ...own }

const points = (doubled: readonly number[]) => doubled.map(half => half / 2).join(' – ')

export const events: EventWords = {
  rolled: (e, n) => `🎲 ${n.player(e.by)} rolls ${terms.rolls[e.for]}: ${dice(e.faces)}`,
  'camp-chosen': (e, n) => `${n.player(e.by)} plays ${terms.camps[e.camp]}`,
  'board-chosen': (e, n) => `${n.player(e.by)} chooses the board: ${n.board(e.board)}`,
  'edge-chosen': (e, n) => `${n.player(e.by)} deploys at the ${terms.edges[e.edge]}`,
  placed: (e, n) => `${n.figure(e.figure)} stands on ${e.at}, facing ${e.facing}`,
  lifted: (e, n) => `${n.figure(e.figure)} is taken back in hand`,
  deployed: (e, n) =>
    `${n.player(e.by)} has deployed${e.leftBehind.length ? `; no room for ${n.figures(e.leftBehind)}, left behind` : ''}`,
  'turn-began': e => `— Turn ${e.turn} begins —`,
  'attacker-chosen': (e, n) =>
    `${n.player(e.by)} won the ${e.first ? 'deployment' : 'strategy'} roll; ${e.order ? `order of play: ${e.order.map(n.player).join(', ')}` : `${n.player(e.attacker)} is the attacker`}`,
  corrected: (e, n) => outside.corrected(e, n, '10.01'),
  out: (e, n) => `☠️ ${n.player(e.by)} is out (${terms.reasons[e.reason]}); all figures leave the board`,
  'phase-began': (e, n) => `Now ${n.player(e.by)} acts`,
  'nobody-acted': (e, n) => `⏭️ No figure of ${n.player(e.by)} acts`,
  'nothing-to-do': (e, n) => `⏭️ No figure of ${n.player(e.by)} can do anything: the phase passes`,
  moved: (e, n) =>
    `${n.figure(e.figure)} moves ${e.from} → ${e.path.at(-1) ?? e.from}, facing ${e.facing} (${count(e.cost, 'MP', 'MP')})`,
  ran: (e, n) => `${n.figure(e.figure)} runs ${e.from} → ${e.to}, facing ${e.facing} (${e.ap} AP)`,
  turned: (e, n) => `${n.figure(e.figure)} turns to ${e.facing}`,
  disengaging: (e, n) => `${n.figure(e.figure)} breaks away from ${n.figures(e.attackers)}`,
  held: (e, n) =>
    `⛓️ ${n.figure(e.by)} holds ${n.figure(e.figure)} with ${n.ability(e.ability)}; its move is spent`,
  braved: (e, n) => `${n.figure(e.figure)} braves a fearsome enemy (${e.ap} AP)`,
  invigorated: (e, n) =>
    `${n.figure(e.figure)} gets ${e.gain} AP back by ${n.ability(e.ability)}; ${e.ap} AP now`,
  'free-attack': (e, n) => `⚔️ Free attack of ${n.figures(e.attackers)} on ${n.figure(e.target)}`,
  shot: (e, n) =>
    `🏹 ${n.figure(e.figure)} shoots at ${n.figure(e.target)}: range ${e.range}, ${count(e.dice, 'die', 'dice')}${e.penalty ? ', hits on 6 only' : ''}`,
  volley: (e, n) =>
    `🏹 ${n.figure(e.figure)} shoots at nobody in particular, facing ${e.facing}: ${count(e.dice, 'die', 'dice')}, ${n.figures(e.targets)} in sight`,
  hits: (e, n) => `${n.player(e.by)}: ${count(e.hits, 'hit', 'hits')}, ${e.superficial} superficial`,
  converted: (e, n) =>
    `${n.figure(e.figure)} converts a superficial ${e.what === 'hit' ? 'hit' : 'wound'} (${e.ap} AP)`,
  kept: (e, n) => `${n.player(e.by)} keeps ${dice(e.faces)} as damage dice`,
  damage: (e, n) => `${n.player(e.by)}: damage dice ${dice(e.faces)}`,
  'thrown-again': (e, n) => `${n.player(e.by)} throws ${dice(e.faces)} again`,
  allocated: (e, n) => `A ${e.die} goes to ${n.figure(e.target)}`,
  lost: (e, n) => `${n.player(e.by)}: damage dice without effect ${dice(e.faces)}`,
  wounded: (e, n) => `🩸 ${n.figure(e.figure)} loses ${e.loss} life, ${e.life} left`,
  recovered: (e, n) =>
    `❤️ ${n.figure(e.figure)} regains ${e.gain} life by ${n.ability(e.ability)}, ${e.life} now`,
  activated: (e, n) =>
    `✨ ${n.figure(e.figure)} uses ${n.ability(e.ability)}${e.copied ? ` to copy ${n.ability(e.copied)}` : ''}${e.target ? ` on ${n.figure(e.target)}` : ''} (${e.ap} AP)`,
  'not-activated': (e, n) =>
    `${n.figure(e.figure)} cannot use ${n.ability(e.ability)}: it costs ${e.cost} AP now, ${e.ap} left`,
  warded: (e, n) => `🛡️ ${n.figure(e.by)} wards ${n.ability(e.ability)} of ${n.figure(e.figure)}`,
  saved: (e, n) =>
    `🛡️ ${n.figure(e.figure)}: ${n.ability(e.ability)} leaves ${count(e.loss, 'point', 'points')} of damage`,
  'kept-up': (e, n) =>
    `${n.figure(e.figure)} stays by ${n.ability(e.ability)} until the end of turn ${e.until}`,
  replaced: (e, n) => `${n.figure(e.figure)} changes its shape`,
  struggled: (e, n) =>
    `💍 ${n.figure(e.figure)} struggles: good ${e.good}, evil ${e.evil}; ${e.resisted ? 'good prevails' : 'evil prevails'}`,
  'taken-up': (e, n) => `${n.figure(e.by)} takes up ${n.figure(e.figure)}`,
  'set-down': (e, n) => `${n.figure(e.figure)} steps down from ${n.figure(e.by)} to ${e.to}`,
  'left-board': (e, n) => `${n.figure(e.figure)} leaves the board from ${e.from}`,
  removed: (e, n) => (e.leaves ? `${n.figure(e.figure)} leaves the board` : `💀 ${n.figure(e.figure)} falls`),
  'combat-began': (e, n) =>
    `⚔️ Combat: ${n.figures(e.figures)} (dice: ${dicePerSide(e, n) ?? e.dice.join(' against ')})`,
  'combat-ended': () => 'The combat is over',
  'turn-ended': (e, n) =>
    `— End of the turn: ${e.standing.map((left, i) => `${n.player(i)} ${count(left, 'figure', 'figures')}, ${e.points[i] ?? 0} points`).join(' · ')} —`,
  ordered: (e, n) =>
    `📜 By order of ${n.player(e.by)} (${sayTopic(e.topic, orders, n)} – ${sayValue(e.topic, e.value, orders, n)}): ${e.answer}`,
  ended: (e, n) =>
    e.result.winner === null
      ? `🏁 The battle is a draw (${terms.reasons[e.result.reason]}, ${e.result.rule}): ${points(e.result.score)}`
      : `🏁 ${n.player(e.result.winner)} wins (${terms.reasons[e.result.reason]}, ${e.result.rule}): ${points(e.result.score)}`,
}

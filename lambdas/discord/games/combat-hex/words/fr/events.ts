import { events as outside } from '../../../../words/fr/events.ts'
import { terms as shared } from '../../../../words/fr/terms.ts'
import { french } from '../../../../words/french.ts'
import { countFr as count, dice } from '../../../../words/plural.ts'
import { dicePerSide } from '../dicePerSide.ts'
import { sayTopic, sayValue } from '../orderWords.ts'
import type { EventWords } from '../types.ts'
import { orders } from './orders.ts'
import { terms as own } from './terms.ts'

const terms = { ...shared, ...own }

const points = (doubled: readonly number[]) =>
  doubled.map(half => String(half / 2).replace('.', ',')).join(' – ')
const facing = (direction: string) =>
  Object.hasOwn(terms.facings, direction) ? terms.facings[direction as keyof typeof terms.facings] : direction

export const events: EventWords = {
  rolled: (e, n) => `🎲 ${n.player(e.by)} lance les dés ${terms.rolls[e.for]} : ${dice(e.faces)}`,
  'camp-chosen': (e, n) => french`${n.player(e.by)} joue le ${terms.camps[e.camp]}`,
  'board-chosen': (e, n) => `${n.player(e.by)} choisit la carte : ${n.board(e.board)}`,
  'edge-chosen': (e, n) => `${n.player(e.by)} se déploie au ${terms.edges[e.edge]}`,
  placed: (e, n) => `${n.figure(e.figure)} se place en ${e.at}, face au ${facing(e.facing)}`,
  lifted: (e, n) => `${n.figure(e.figure)} revient en main`,
  deployed: (e, n) =>
    `${n.player(e.by)} a fini son déploiement${e.leftBehind.length ? ` ; faute de place, restent en arrière : ${n.figures(e.leftBehind)}` : ''}`,
  'turn-began': e => `— Le tour ${e.turn} commence —`,
  'attacker-chosen': (e, n) =>
    french`${n.player(e.by)} gagne le jet de ${e.first ? 'déploiement' : 'stratégie'} ; ${e.order ? `ordre de jeu : ${e.order.map(n.player).join(', ')}` : `l’attaquant est ${n.player(e.attacker)}`}`,
  corrected: (e, n) => outside.corrected(e, n, '10.01'),
  out: (e, n) =>
    `☠️ ${n.player(e.by)} est éliminé (${terms.reasons[e.reason]}) ; ses figurines quittent la carte`,
  'phase-began': (e, n) => `À ${n.player(e.by)} d’agir`,
  'nobody-acted': (e, n) => french`⏭️ Aucune figurine de ${n.player(e.by)} n’agit`,
  'nothing-to-do': (e, n) =>
    french`⏭️ Aucune figurine de ${n.player(e.by)} ne peut rien faire : la phase passe`,
  moved: (e, n) =>
    `${n.figure(e.figure)} se déplace ${e.from} → ${e.path.at(-1) ?? e.from}, face au ${facing(e.facing)} (${e.cost} PM)`,
  ran: (e, n) => `${n.figure(e.figure)} court ${e.from} → ${e.to}, face au ${facing(e.facing)} (${e.ap} PA)`,
  turned: (e, n) => `${n.figure(e.figure)} pivote, face au ${facing(e.facing)}`,
  disengaging: (e, n) => french`${n.figure(e.figure)} se désengage de ${n.figures(e.attackers)}`,
  held: (e, n) =>
    `⛓️ ${n.figure(e.by)} retient ${n.figure(e.figure)} par ${n.ability(e.ability)} ; son mouvement est perdu`,
  braved: (e, n) => `${n.figure(e.figure)} brave un ennemi effrayant (${e.ap} PA)`,
  invigorated: (e, n) =>
    `${n.figure(e.figure)} récupère ${e.gain} PA par ${n.ability(e.ability)} ; ${e.ap} PA à présent`,
  'free-attack': (e, n) =>
    french`⚔️ Attaque gratuite de ${n.figures(e.attackers)} contre ${n.figure(e.target)}`,
  shot: (e, n) =>
    `🏹 ${n.figure(e.figure)} tire sur ${n.figure(e.target)} : portée ${e.range}, ${count(e.dice, 'dé', 'dés')}${e.penalty ? ', touche sur 6 seulement' : ''}`,
  volley: (e, n) =>
    `🏹 ${n.figure(e.figure)} tire sans viser personne, face au ${facing(e.facing)} : ${count(e.dice, 'dé', 'dés')}, ${n.figures(e.targets)} en vue`,
  hits: (e, n) =>
    `${n.player(e.by)} : ${count(e.hits, 'touche', 'touches')}, ${count(e.superficial, 'superficielle', 'superficielles')}`,
  converted: (e, n) =>
    `${n.figure(e.figure)} convertit une ${e.what === 'hit' ? 'touche' : 'blessure'} superficielle (${e.ap} PA)`,
  kept: (e, n) => `${n.player(e.by)} garde ${dice(e.faces)} comme dés de dégâts`,
  damage: (e, n) => `${n.player(e.by)} : dés de dégâts ${dice(e.faces)}`,
  'thrown-again': (e, n) => `${n.player(e.by)} relance ${dice(e.faces)}`,
  allocated: (e, n) => `Un ${e.die} est alloué à ${n.figure(e.target)}`,
  lost: (e, n) => `${n.player(e.by)} : dés de dégâts sans effet ${dice(e.faces)}`,
  wounded: (e, n) =>
    `🩸 ${n.figure(e.figure)} perd ${count(e.loss, 'point de vie', 'points de vie')}, il en reste ${e.life}`,
  recovered: (e, n) =>
    `❤️ ${n.figure(e.figure)} regagne ${count(e.gain, 'point de vie', 'points de vie')} par ${n.ability(e.ability)}, ${e.life} maintenant`,
  activated: (e, n) =>
    `✨ ${n.figure(e.figure)} utilise ${n.ability(e.ability)}${e.copied ? ` et copie ${n.ability(e.copied)}` : ''}${e.target ? ` sur ${n.figure(e.target)}` : ''} (${e.ap} PA)`,
  'not-activated': (e, n) =>
    french`${n.figure(e.figure)} ne peut pas utiliser ${n.ability(e.ability)} : coût de ${e.cost} PA, il en reste ${e.ap}`,
  warded: (e, n) => french`🛡️ ${n.figure(e.by)} annule ${n.ability(e.ability)} de ${n.figure(e.figure)}`,
  saved: (e, n) =>
    `🛡️ ${n.figure(e.figure)} : avec ${n.ability(e.ability)}, il reste ${count(e.loss, 'point', 'points')} de dégâts`,
  'kept-up': (e, n) =>
    `${n.figure(e.figure)} tient bon grâce à ${n.ability(e.ability)} jusqu’à la fin du tour ${e.until}`,
  replaced: (e, n) => `${n.figure(e.figure)} change d’apparence`,
  struggled: (e, n) =>
    `💍 ${n.figure(e.figure)} lutte : Bien ${e.good}, Mal ${e.evil} ; ${e.resisted ? 'le Bien l’emporte' : 'le Mal l’emporte'}`,
  'taken-up': (e, n) => `${n.figure(e.by)} prend ${n.figure(e.figure)}`,
  'set-down': (e, n) => french`${n.figure(e.figure)} descend de ${n.figure(e.by)} en ${e.to}`,
  'left-board': (e, n) => `${n.figure(e.figure)} quitte la carte depuis ${e.from}`,
  removed: (e, n) => (e.leaves ? `${n.figure(e.figure)} quitte la carte` : `💀 ${n.figure(e.figure)} tombe`),
  'combat-began': (e, n) =>
    `⚔️ Combat : ${n.figures(e.figures)} (dés : ${dicePerSide(e, n) ?? e.dice.join(' contre ')})`,
  'combat-ended': () => 'Le combat est terminé',
  'turn-ended': (e, n) =>
    `— Fin du tour : ${e.standing.map((left, i) => `${n.player(i)} ${count(left, 'figurine', 'figurines')}, ${count(e.points[i] ?? 0, 'point', 'points')}`).join(' · ')} —`,
  ordered: (e, n) =>
    french`📜 Par ordre de ${n.player(e.by)} (${sayTopic(e.topic, orders, n)} – ${sayValue(e.topic, e.value, orders, n)}) : ${e.answer}`,
  ended: (e, n) =>
    e.result.winner === null
      ? `🏁 Match nul (${terms.reasons[e.result.reason]}, ${e.result.rule}) : ${points(e.result.score)}`
      : french`🏁 Victoire de ${n.player(e.result.winner)} (${terms.reasons[e.result.reason]}, ${e.result.rule}) : ${points(e.result.score)}`,
}

import { french } from '../../../../../words/french.ts'
import { countFr as count } from '../../../../../words/plural.ts'
import type { previews as english } from '../../en/says/previews.ts'

/** Ce que ferait un mouvement ou un tir, avant qu’on le confirme ; plusieurs mouvements ; la carte. */
export const previews: typeof english = {
  preview: 'Pas encore fait : à confirmer',
  previewConversions: ap =>
    `Un ⚀ peut être converti : 1 PA pour toucher (5.18), 2 PA pour blesser (5.21) ; elle a ${ap} PA. *Confirmer* demande quand il en tombe un.`,
  confirmConverting: 'Confirmer et convertir',
  confirmSparing: 'Confirmer sans rien dépenser',
  previewMove: (who, path, facing) => `${who} : ${path}, face au ${facing}`,
  previewCost: (sum, cost, left) =>
    `${sum.includes('+') ? `${sum} = ` : ''}${cost} PM${left === undefined ? '' : `, il en reste ${left}`}`,
  previewFree: (who, dice) =>
    french`⚠️ D’abord une attaque gratuite de ${who} : ${count(dice, 'dé', 'dés')} (4.11)`,
  previewStops: 'Le mouvement finit là, dans une zone de danger (4.08)',
  goRound: (cost, unharmed) =>
    french`Contourner : ${cost} PM, ${unharmed ? 'aucune attaque gratuite' : 'devant moins d’ennemis'}`,
  previewRun: (who, from, to, ap) => `${who} court ${from} → ${to} pour ${ap} PA (4.131)`,
  previewShot: (range, dice, from, endurance) =>
    `Portée ${range}, ${count(dice, 'dé', 'dés')} : touche sur ${from === 6 ? '6' : `${from}+`}, blesse sur ${endurance === 6 ? '6' : `${endurance}+`}`,
  previewVolley: (targets, dice, from) =>
    `${count(dice, 'dé', 'dés')} : touche sur ${from}+ ; dégâts pour n’importe qui parmi ${targets}`,
  previewPenalty: 'Quelque chose sur la ligne : seul le 6 touche (5.171)',
  previewOneWay: (target, shooter) =>
    `${target} ne peut pas riposter : aucune ligne de vue vers ${shooter} (5.10)`,
  chances: list => `Sans dépenser de PA : ${list}`,
  chance: (loss, percent, fatal) =>
    loss === 0 ? `aucun dégât ${percent}` : fatal ? `**tombe ${percent}**` : `−${loss} vie ${percent}`,
  wouldBeThreatened: who => french`Sera dans la zone de danger de ${who}`,
  wouldEngage: (who, dice) => `Engage ${who} : ${count(dice, 'dé d’attaque', 'dés d’attaque')}`,
  mayReact: (who, ability) => `⚠️ ${who} peut répondre avec ${ability}`,
  thenRun: to => `Puis court en ${to}, si c’est encore possible.`,
  alsoMove: 'Déplacer aussi une autre figurine…',
  planned: n =>
    n === 1 ? 'Pas encore fait : à confirmer' : `${n} mouvements, pas encore faits : à confirmer`,
  plannedMove: (who, to) => `${who} → ${to}`,
  plannedSoFar: list => `Prévu avant elle : ${list}. Où va-t-elle ?`,
  plannedWithout: (move, why) => `⚠️ Sans ${move} : ${why}`,
  plannedAfterDice: list =>
    `🎲 Puis ${list}, autant que possible : des dés tombent, ou quelqu’un répond, avant cela.`,
  plannedTooMany: list => `⚠️ Trop pour un seul bouton : ${list}. Confirmez d’abord ceux-ci.`,
  plannedInOrder:
    '-# Dans cet ordre. Chaque figurine a fini quand la suivante commence (3.09) : *Défaire* ne reprend que la dernière.',
  confirmAll: n => (n === 1 ? 'Confirmer' : `Confirmer les ${n}`),
  withoutLast: 'Sans le dernier',
  reaches: (who, n) => `${who} peut finir son mouvement sur ${count(n, 'hexagone', 'hexagones')}.`,
  sees: (who, seen) => `${who} voit ${seen} (portée entre parenthèses).`,
  seesNobody: who => `${who} ne voit aucune cible.`,
}

import { french } from '../../../../words/french.ts'
import { formFr as form, listFr as list } from '../../../../words/plural.ts'
import type { pictures as english } from '../en/pictures.ts'

/** Ce que les images montrent en plus des figurines. */
export const pictures: typeof english = {
  dangerZones: (who, hexes) => french`Zones de danger de ${who} : ${hexes}.`,
  start: (edge, who, hexes) => `Zone de déploiement, ${edge} (${who ?? 'encore à personne'}) : ${hexes}.`,
  starts: zones => `Zones de déploiement (3.02) : ${zones}.`,
  startOf: (edge, who) => `${edge} : ${who ?? 'encore personne'}`,
  places: hexes => `Peut être placée en ${hexes}.`,
  ends: hexes => `Le mouvement peut finir en ${hexes}.`,
  stops: hexes => `Il s’arrête en entrant en ${hexes}.`,
  blocked: hexes => `La vue est coupée en ${hexes}.`,
  chain: who => `Dans une même chaîne de combat : ${who}.`,
  ring: who => `Entourée : ${who}.`,
  legend: 'Ce que signifient les lignes, marques et signes de la carte.',
  quarters: { nw: 'NO', ne: 'NE', sw: 'SO', se: 'SE' },
  quarter: name => `Quart de la carte : ${name}.`,
  part: (from, to) => french`La partie de ${from} à ${to}, agrandie.`,
  raised: hexes => `Surélevés : ${hexes}.`,
  barred: hexes => `Arrêt interdit : ${hexes}.`,
  sideKinds: { difficult: 'difficiles', water: 'eau', impassable: 'infranchissables', obstacle: 'obstacles' },
  sides: counts => `Côtés : ${counts}.`,
  replay: 'Une image animée des mouvements, tirs, combats et pertes ; elle finit ainsi :',
  caption: {
    phases: {
      'set-up': 'préparation',
      deployment: 'déploiement',
      strategy: 'stratégie',
      attack: 'attaque',
      defence: 'défense',
      combat: 'combat',
      over: 'fin de la bataille',
    },
    fall: who => `${list(who)} ${form(who.length, 'tombe', 'tombent')}`,
    move: who => `${list(who)} ${form(who.length, 'se déplace', 'se déplacent')}`,
    shoot: (who, targets) => `${who} tire sur ${list(targets)}`,
    strike: (who, target) => `${list(who)} ${form(who.length, 'frappe', 'frappent')} ${target}`,
    fight: sides => `${list(sides)} se battent`,
  },
}

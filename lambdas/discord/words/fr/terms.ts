import type { terms as english } from '../en/terms.ts'
import { listFr } from '../plural.ts'

/** Les mots du jeu. */
export const terms: typeof english = {
  camps: { good: 'Bien', evil: 'Mal' },
  edges: { left: 'bord gauche', right: 'bord droit', top: 'bord supérieur', bottom: 'bord inférieur' },
  facings: { N: 'N', NE: 'NE', SE: 'SE', S: 'S', SW: 'SO', NW: 'NO' },
  facingNames: {
    N: 'nord',
    NE: 'nord-est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ouest',
    NW: 'nord-ouest',
  },
  sides: {
    open: 'dégagé',
    difficult: 'difficile',
    water: 'eau',
    impassable: 'infranchissable',
    obstacle: 'obstacle',
  },
  reasons: {
    broken: 'une armée a perdu la moitié de ses figurines',
    'wiped-out': 'une armée est anéantie',
    points: 'plus de points restants',
    ring: 'l’Anneau décide',
    heroes: 'plus de points en héros',
    draw: 'personne n’est en tête',
    conceded: 'abandon',
    agreed: 'nulle par accord',
    forfeit: 'forfait',
  },
  paces: {
    '1h': '1 heure',
    '12h': '12 heures',
    '24h': '24 heures',
    '72h': '72 heures',
    none: 'sans échéance',
  },
  corrections: { life: 'vie', ap: 'points d’action', at: 'hex', facing: 'orientation' },
  everybody: 'tous ceux qui attendent',
  stages: {
    challenge: 'défi ouvert',
    armies: 'choix des armées',
    battle: 'bataille',
    over: 'terminée',
    declined: 'refusé',
  },
  boardsSpecial: { rolled: 'le jet décide', random: 'tirée au hasard' },
  reminders: {
    quarter: 'quand il reste un quart du temps',
    '1h': '1 heure avant',
    '3h': '3 heures avant',
    '12h': '12 heures avant',
    off: 'jamais',
  },
  palettes: { standard: 'standard', 'colour-blind': 'pour daltoniens' },
  off: 'aucun',
  none: 'aucune',
  each: 'chaque figurine',
  list: listFr,
}

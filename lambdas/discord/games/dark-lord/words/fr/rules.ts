import type { ScenarioId } from '../../../../../../rules/dark-lord/index.ts'
import { namedAbilities } from '../namedAbilities.ts'

/** Traits et pouvoirs par leur nom, avec ce qu’ils font. */
export const abilities = namedAbilities('fr', {
  terror: 'Qui la charge teste d’abord sa Bravoure ; raté, il reste figé pour le tour.',
  dread: 'Les ennemis à 18 ou moins ont 1 Bravoure de moins ; de plusieurs, un seul compte.',
  drum: 'Actif : les ennemis à 12 ou moins ont 1 Bravoure de moins ; il ne s’ajoute pas à l’effroi.',
  resistant: 'Un dé de résistance de plus que payé, même pour rien.',
  steadfast: 'Réussit d’office tout test de Bravoure, sauf pour trouver l’invisible.',
  'free-will': 'Une Volonté par tour ne coûte rien.',
  sweep: 'Au lieu de frapper : une touche de Force 8 sur chaque ennemi du combat, soutiens compris.',
  brand:
    'Au lieu de frapper : une frappe sur un ennemi engagé, à pied ou monté ; qui y survit brûle, Force 9.',
  'ring-master': 'Avec l’Anneau il reste sur 2+ quand sa dernière vie part ; il ne le porte jamais.',
  general: 'Mène toute armée où il est.',
  spear: 'Prête un dé à un ami qu’elle touche.',
  pike: 'Comme une lance, et de derrière une autre pique.',
  bow: 'Tire à 24 cases, Force 2.',
  'short-bow': 'Tire à 18 cases, Force 2.',
  stones: 'Lance à 8 cases, Force 1, sans avoir bougé.',
  draining: 'Ôte 1 Bravoure pour le reste de la partie ; canalisé, un D3.',
  transfixing:
    'Tient sa cible pour le tour : ni mouvement, ni tir, ni pouvoir, ni frappe ; canalisé, à demi Combat et Attaques.',
  compelling:
    'Meut sa cible de la moitié de son Mouvement au plus, peut lui faire mettre l’Anneau ou lâcher ce qu’elle porte ; puis elle est immobilisée.',
  frightening: 'Chaque ennemi à portée teste sa Bravoure ou fuit de tout son Mouvement.',
  wounding: 'Une blessure comme d’une frappe ; canalisé, 6 cases plus loin.',
  sapping: 'Ôte un D3 de Volonté ; canalisé, un D6.',
})

/** Scénarios, en une phrase et en liste. */
export const scenarios: Record<ScenarioId, { name: string; listed: string }> = {
  'open-field': { name: 'champ ouvert', listed: 'Champ ouvert (aux points)' },
  flight: { name: 'la fuite du porteur', listed: 'La fuite du porteur' },
  'last-stand': { name: 'le dernier carré', listed: 'Le dernier carré' },
  'open-field-ring-lost': { name: 'champ ouvert, l’Anneau perdu', listed: 'Champ ouvert, l’Anneau perdu' },
  'last-stand-ring-lost': {
    name: 'le dernier carré, l’Anneau perdu',
    listed: 'Le dernier carré, l’Anneau perdu',
  },
}

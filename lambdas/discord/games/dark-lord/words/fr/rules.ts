import type { PowerId, ScenarioId, TraitId } from '../../../../../../rules/dark-lord/index.ts'

/** Traits et pouvoirs par leur nom, avec ce qu’ils font. */
export const abilities: Record<TraitId | PowerId, { name: string; does: string }> = {
  terror: {
    name: 'terreur',
    does: 'Qui la charge teste d’abord sa Bravoure ; raté, il reste figé pour le tour.',
  },
  dread: {
    name: 'effroi',
    does: 'Les ennemis à 18 ou moins ont 1 Bravoure de moins ; de plusieurs, un seul compte.',
  },
  drum: {
    name: 'tambour',
    does: 'Les ennemis à 12 ou moins ont 1 Bravoure de moins ; jamais avec l’effroi.',
  },
  resistant: { name: 'résistant', does: 'Un dé de résistance de plus que payé, même pour rien.' },
  steadfast: {
    name: 'inébranlable',
    does: 'Réussit d’office tout test de Bravoure, sauf pour trouver l’invisible.',
  },
  'free-will': { name: 'Volonté libre', does: 'Une Volonté par tour ne coûte rien.' },
  sweep: {
    name: 'balayage',
    does: 'Au lieu de frapper : une touche de Force 8 sur chaque ennemi du combat, soutiens compris.',
  },
  brand: {
    name: 'brasier',
    does: 'Au lieu de frapper : une frappe sur un fantassin ou cavalier ; qui y survit brûle, Force 9.',
  },
  'ring-master': {
    name: 'maître de l’Anneau',
    does: 'Avec l’Anneau il reste sur 2+ quand sa dernière vie part ; il ne le porte jamais.',
  },
  general: { name: 'général', does: 'Mène toute armée où il est.' },
  spear: { name: 'lance', does: 'Prête un dé à un ami qu’elle touche.' },
  pike: { name: 'pique', does: 'Comme une lance, et de derrière une autre pique.' },
  bow: { name: 'arc', does: 'Tire à 24 cases, Force 2.' },
  'short-bow': { name: 'arc court', does: 'Tire à 18 cases, Force 2.' },
  stones: { name: 'pierres', does: 'Lance à 8 cases, Force 1, sans avoir bougé.' },
  draining: { name: 'accablement', does: 'Ôte 1 Bravoure pour le reste de la partie ; canalisé, un D3.' },
  transfixing: {
    name: 'immobilisation',
    does: 'Tient sa cible pour le tour : ni mouvement, ni tir, ni pouvoir, ni frappe ; canalisé, à demi Combat et Attaques.',
  },
  compelling: {
    name: 'contrainte',
    does: 'Déplace sa cible de la moitié de son Mouvement, peut lui faire mettre l’Anneau ou lâcher sa charge ; puis elle est immobilisée.',
  },
  frightening: {
    name: 'épouvante',
    does: 'Chaque ennemi à portée teste sa Bravoure ou fuit de tout son Mouvement.',
  },
  wounding: { name: 'blessure', does: 'Une blessure comme d’une frappe ; canalisé, 6 cases plus loin.' },
  sapping: { name: 'épuisement', does: 'Ôte un D3 de Volonté ; canalisé, un D6.' },
}

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

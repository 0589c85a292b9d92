import type { powerRules, RuleTexts } from '../../../ruleIds.ts'

/** Les six pouvoirs, l’un après l’autre. */
export const powers: RuleTexts<typeof powerRules> = {
  'DL-50': {
    name: 'accablement',
    does: 'Sa cible a 1 Bravoure de moins pour le reste de la partie, mais jamais moins de 1 par lui.',
  },
  'DL-51': {
    name: 'l’accablement s’ajoute',
    does: 'Il peut être lancé encore et encore sur la même cible, et ôte 1 chaque fois.',
  },
  'DL-52': {
    name: 'accabler un cavalier',
    does: 'D’un cavalier et sa monture, le lanceur choisit de qui est la Bravoure ; seule celle du cavalier est testée.',
  },
  'DL-53': {
    name: 'accablement canalisé',
    does: 'Il ôte un D3 (la moitié d’un dé, arrondie au supérieur) au lieu de 1 ; la Bravoure reste à 1 ou plus.',
  },
  'DL-54': {
    name: 'immobilisation',
    does: 'Jusqu’à la fin du tour, sa cible ne bouge pas (mais recule), ne tire pas, ne lance pas de pouvoir, ne fait pas d’action héroïque, ne donne pas son courage, n’use pas de ses traits actifs comme le tambour, et ne frappe pas si elle gagne. Elle lance toujours ses dés au combat, a sa zone, résiste, et dépense Puissance, Volonté et Destin.',
  },
  'DL-55': {
    name: 'immobilisation canalisée',
    does: 'La cible a aussi la moitié de ses Attaques et de son Combat, arrondie au supérieur, une fois quel que soit le nombre de pouvoirs.',
    example: 'Attaques 3 et Combat 5 deviennent 2 et 3.',
  },
  'DL-56': {
    name: 'contrainte',
    does: 'a. Le lanceur meut la cible aussitôt, jusqu’à la moitié de son Mouvement, de sa monture si elle chevauche, arrondie au supérieur. b. Même si elle a déjà bougé. c. Pas si elle est engagée ou ne peut bouger ; le reste du pouvoir agit quand même.',
  },
  'DL-57': {
    name: 'où elle est contrainte',
    does: 'a. Ni par-dessus un obstacle, ni en escaladant ; elle ne met pas pied à terre et ne se couche pas. b. Elle peut être menée en terrain difficile et dans l’eau, au coût de 2 points par pas. c. Elle peut devoir charger ses propres ennemis, sans test de terreur. d. Elle doit toujours trouver l’invisible.',
  },
  'DL-58': {
    name: 'ce qu’on lui fait faire',
    does: 'a. Avant ou après ce mouvement, le lanceur peut lui imposer une chose : lâcher l’objet qu’elle porte, ou mettre l’Anneau si elle l’a. L’Anneau même n’est jamais lâché. b. Pas tant qu’elle est engagée. c. Pas si elle a retiré l’Anneau ce tour. d. Le Seigneur Noir n’est jamais forcé de le mettre.',
  },
  'DL-59': {
    name: 'plus de mouvement ensuite',
    does: 'Mue ou non, la figurine contrainte ne bouge plus de tout le tour, pour aucune raison, ni par son joueur ni par un autre pouvoir.',
  },
  'DL-60': {
    name: 'contrainte et immobilisée',
    does: 'a. La figurine contrainte subit toute l’immobilisation (DL-54). b. Pas ses moitiés, sauf canalisé.',
  },
  'DL-61': {
    name: 'contrainte canalisée',
    does: 'Elle a aussi la moitié de ses Attaques et de son Combat, arrondie au supérieur, et ne frappe pas si elle gagne.',
  },
  'DL-62': {
    name: 'épouvante',
    does: 'a. Elle prend chaque ennemi à portée, engagé, à terre, invisible ou hors de vue. b. Dans l’ordre du lanceur, les plus proches d’abord à défaut, chacun fini avant le suivant. c. Chacun teste sa Bravoure. d. Raté : il va de tout son Mouvement droit à l’opposé du lanceur. e. Même hors de son combat : il n’est plus engagé avec qui il ne touche plus.',
    example: 'Portée 3 : jusqu’à 3 cases entre eux. Bravoure 3 moins 1 d’effroi : 21 sur 36 fuient.',
  },
  'DL-63': {
    name: 'où la fuite s’arrête',
    does: 'a. Avant une case occupée, avant une case qui viendrait au contact d’un de ses ennemis, et avant un côté infranchissable, un trou ou une case interdite ; un invisible aussi s’y arrête. b. Sur une case du bord elle s’arrête aussitôt. c. Elle ne sort jamais de la carte.',
  },
  'DL-64': {
    name: 'plus de mouvement après la fuite',
    does: 'Qui a raté ce test ne bouge plus ce tour, pour aucune raison.',
  },
  'DL-65': {
    name: 'épouvante canalisée',
    does: 'Chacun de ces tests lance trois dés et perd le plus haut.',
    example: '6, 4 et 2 valent 4 + 2 = 6 : Bravoure 4 réussit tout juste, avec 10.',
  },
  'DL-66': {
    name: 'blessure',
    does: 'a. Sa cible subit une blessure comme d’une frappe : sans jet contre la Défense, mais le Destin peut la sauver, et l’Anneau garde le Seigneur Noir. b. Même une cible engagée. c. D’un cavalier et sa monture, le lanceur choisit.',
  },
  'DL-67': {
    name: 'blessure canalisée',
    does: 'Sa portée est de 6 de plus.',
    example: 'Les 12 du premier spectre deviennent 18, les 18 du Seigneur Noir 24.',
  },
  'DL-68': {
    name: 'épuisement',
    does: 'a. Sa cible perd aussitôt un D3 de Volonté (1, 2 ou 3), jamais sous 0. b. D’un cavalier et sa monture, le lanceur choisit ; une monture n’en a pas.',
  },
  'DL-69': { name: 'épuisement canalisé', does: 'Il ôte un dé entier, 1 à 6, au lieu d’un D3.' },
}

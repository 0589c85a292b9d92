import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de figurine : qui rejoint une unité, qui la mène et la sert. */
export const leaders = {
  M04: {
    does: 'a. Elle doit être déployée dans une unité qui a une figurine ordinaire. b. Elle ne la quitte jamais de son gré.',
    example: 'Une unité de 3 figurines jointes sans aucune ordinaire ne peut l’accueillir.',
  },
  M08: {
    does: 'a. Une unité avec un capitaine et un porte-étendard compte comme à portée du ralliement au drapeau (M40) de sa Grande Bannière, à toute distance. b. Avec un capitaine et un musicien, comme à portée de la présence impérieuse (M39) de son général. c. Chacun seulement tant que ce porteur ou ce général est sur la carte et que sa propre règle agit : ébranlé, il ne prête rien. d. Au plus un capitaine attachable par unité.',
    example: 'Capitaine et musicien, Discipline 7 ; le général de 9 est à 14 cases : elle teste à 9.',
  },
  M15: {
    does: 'a. Elle n’est pas déployée avec les autres. b. Au début de tout tour de joueur, d’un camp ou de l’autre, elle peut désigner une unité alliée qu’elle aurait pu rejoindre. c. Son socle et sa Taille sont ceux des figurines ordinaires de l’unité. d. L’unité n’est ni ébranlée ni invoquée. e. Elle peut être engagée. f. Une figurine ordinaire de son premier rang, de même socle, est retirée comme perte, et la figurine dissimulée prend sa place. g. Une figurine attachable avec cette règle peut toujours venir ainsi, même là où elle ne pourrait être déployée autrement.',
    example: 'À une unité de 20 restent 19 figurines ordinaires, et lui.',
  },
  M18: {
    does: 'Cumulable. a. Une figurine attachable avec cette règle ne rejoint que des unités qui contiennent une figurine répondant à X. b. Une autre figurine avec elle n’est rejointe que par des figurines attachables répondant à X. c. Plusieurs exemplaires dans l’unité : tous doivent être remplis à la fois. X est une règle, une propriété, une Taille ou un nom ; de plusieurs, une chose suffit.',
    example: 'Exclusif (mort-vivant) et exclusif (Taille 2) dans une unité : qui rejoint est les deux.',
  },
  M21: {
    does: 'a. Tant qu’un personnage répondant à X est dans une unité qui contient cette règle, il est tenace : l’unité contient donc une figurine tenace (M51). b. S’il vit et que l’unité rejointe a un rang complet quand elle teste, elle est déterminée et en formation solide pour les tests de moral seuls ; non pour instable (M28), qui n’est pas un test.',
    example: 'Perdu de 4 avec un rang complet : aucun modificateur. Sans lui : −4, réduit de moitié à −2.',
  },
  M26: {
    does: 'a. Une fois par phase de tir, il désigne une figurine alliée du genre X dans une unité à 6 pouces ou moins. b. Pas s’il est ébranlé ou engagé. c. Les tirs de cette figurine demandent 1 de moins, jusqu’à 3+ ; un besoin de 3+ ou de 2+ reste. d. Une figurine ne profite que d’un ingénieur à la fois. e. C’est dit avant qu’elle tire.',
    example: '5+ devient 4+, 4+ devient 3+, 3+ reste.',
  },
  M34: {
    does: 'a. Une unité qui en contient un peut changer ses colonnes de 4 au plus dans une reformation et une reformation de combat. b. Il gêne les troupes légères ennemies qui commencent une reformation à 3 pouces ou moins (M54).',
    example: '6 colonnes : de 2 à 10 au choix ; sans lui, de 4 à 8.',
  },
  M37: {
    does: 'a. Elle suit les règles des figurines attachables. b. Elle ne fait jamais place, même si c’est un personnage. c. Pour les attaques à distance, elle compte comme aussi grande que les figurines ordinaires de son unité, s’il y en a. d. Au plus une par unité. e. Jointe, elle a la Mobilité et la Vitesse de charge de l’unité. f. Pas tant qu’il lui manque une figurine ordinaire à gauche ou à droite : elle a alors les siennes, et plus lente elle ralentit l’unité. g. En quittant l’unité, même par une charge, elle use des siennes.',
    example: 'Unité de Mobilité 8, plateforme de 4 : 8 entre deux figurines, 4 avec un côté nu.',
  },
  M38: {
    does: 'Une unité qui en contient un ajoute 1 au résultat de combat de son camp.',
    example: '3 Points de vie pris et l’étendard : 4. Contre 3, c’est gagné de 1.',
  },
  M39: {
    does: 'a. Les figurines alliées dans des unités à 12 pouces ou moins prennent la Discipline de cette figurine, après tout ce qui la change. b. Une figurine dont la Discipline en baisserait garde la sienne. c. Pas tant que cette figurine est ébranlée. d. Avec X, seules les unités répondant à X en profitent. e. Ce qui agit sur le test, comme un combat perdu, est ôté ensuite.',
    example: 'Général de 9 à 4 cases, Discipline 7, perdu de 3 : elle teste à 9 − 3 = 6.',
  },
  M40: {
    does: 'a. Les figurines alliées à 12 pouces ou moins doivent relancer leurs tests de bravoure ratés : moral, panique et ralliement. b. Pas tant que le porteur est ébranlé.',
    example: 'Un test à 7 : 58 % au premier jet ; 83 % avec la relance.',
  },
  M47: {
    does: 'a. Jointe, elle peut se tenir partout dans son unité, pas seulement le plus en avant possible. b. Pas avec un socle incompatible avec ceux de l’unité.',
    example: '5 colonnes, 3 rangs : elle peut prendre une place du rang 3.',
  },
  M48: {
    does: 'Une unité qui contient cette règle n’est rejointe par personne et ne rejoint personne.',
    example: 'Un personnage solitaire est une unité de 1 toute la bataille.',
  },
} satisfies SomeRuleHelp

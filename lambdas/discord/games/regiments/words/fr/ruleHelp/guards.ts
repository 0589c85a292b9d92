import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de figurine que rencontrent les attaques. */
export const guards = {
  M02: {
    does: 'a. Une sauvegarde spéciale de la valeur entre parenthèses, après l’armure (RB-13) ; avec « contre Y », seulement contre les attaques qui ont Y. b. Aucune contre une attaque divine (A05).',
    example: '12 blessures, armure 5+, ægide (4+) : 8 passent l’armure, 4 de celles-ci l’ægide, en moyenne.',
  },
  M06: {
    does: 'a. Le bouclier sert en tout temps, sauf dans la phase de mêlée avec une arme de corps à corps à deux mains (A01, A29). b. Quand il sert : +1 en Armure, en mêlée et contre les attaques à distance. c. Une figurine de Taille 1, 2 ou 3 qui manie son arme de base pendant qu’il sert a parade (M35). d. Ni l’un ni l’autre pour un personnage dont la monture a ses propres Armure et Capacité défensive.',
    example: 'Armure 2 sauve à 5+ ; avec le bouclier c’est 3, qui sauve à 4+.',
  },
  M09: {
    does: 'Cumulable. a. Les tirs alloués à cette réserve demandent X de plus pour toucher. b. Plusieurs exemplaires s’ajoutent.',
    example: 'Précision 4+, longue portée, cible difficile (1) : 6+.',
  },
  M11: {
    does: 'a. Une unité qui touche au moins une figurine ennemie avec cette règle subit X. b. Le même X une seule fois, quel qu’en soit le nombre. c. Deux X différents sont deux règles : les deux sont subis.',
    example:
      'Deux figurines avec contact (−1 Agilité), une avec contact (−1 Capacité offensive) : −1 à chacune des deux valeurs, et jamais −2.',
  },
  M19: {
    does: 'Une figurine avec cette règle qui tombe dans une manche de combat reste jusqu’à la fin du palier 0 : elle frappe et soutient à ses propres paliers comme en vie, garde sa place, et son unité reste aussi large et profonde. Sa vie compte aussitôt comme perdue pour le résultat, et elle ne peut perdre plus.',
    example:
      '3 figurines à 1 Point de vie tombent au palier 5 : l’ennemi a 3 points, et elles frappent au palier 4.',
  },
  M24: {
    does: 'Une attaque perd les attributs ou propriétés nommés par X quand elle est allouée à cette figurine ; contre d’autres elle les garde.',
    example:
      'Immunisé (empoisonnée) : un 6 pour toucher lance pour blesser contre elle ; contre la figurine d’à côté, il blesse de lui-même.',
  },
  M35: {
    does: 'a. Contre une attaque de corps à corps standard d’un ennemi qui touche son front, sa Capacité défensive est la plus haute de la sienne et de la Capacité offensive de l’attaquant, toutes deux calculées en entier. Elle n’en baisse jamais. b. Pas pour un personnage dont la monture a sa propre Capacité défensive.',
    example: 'Capacité offensive 6 contre défensive 3 touche à 3+ ; avec parade, 6 contre 6, à 4+.',
  },
  M36: {
    does: 'Cumulable. a. Les attaques de corps à corps allouées à cette réserve demandent 1 de plus pour toucher par exemplaire. b. Un exemplaire qui porterait le besoin final au-delà de 5+ est laissé de côté ; les autres valent.',
    example: '3+ devient 4+, 5+ reste ; avec deux exemplaires 3+ et 4+ deviennent 5+.',
  },
  M41: {
    does: 'a. Une sauvegarde spéciale de la valeur entre parenthèses, après l’armure (RB-13). b. Aucune contre une attaque enflammée (A07). c. Aucune contre un coup fatal (A18) dont le jet pour blesser est un 6 naturel ; contre ses autres blessures elle vaut.',
    example: 'Régénération (5+) : de 9 blessures qui passent l’armure, 3 sont sauvées, en moyenne.',
  },
  M44: {
    does: 'a. Les jets pour blesser réussis contre cette réserve sont relancés. b. Avec X, seulement pour les attaques qui ont l’attribut X ou viennent d’un élément ou d’une figurine qui a X.',
    example: '4+ pour blesser : 1/2 × 1/2, 1 fois sur 4.',
  },
  M56: {
    does: 'a. Les jets pour blesser ratés contre cette réserve sont relancés. b. Avec X, seulement pour les attaques qui ont l’attribut X ou viennent d’un élément ou d’une figurine qui a X.',
    example: '4+ pour blesser : 3 fois sur 4.',
  },
} satisfies SomeRuleHelp

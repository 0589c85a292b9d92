import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Les armes. */
export const weapons = {
  W01: {
    does: 'a. Les éléments à la propriété assemblage, bête ou monture les ont et ne les perdent jamais. b. Elles ne servent que s’il n’y a rien d’autre.',
    example: 'Une monture de Force 4 mord à 4 : elles n’ajoutent rien.',
  },
  W02: {
    does: 'a. Tous les autres en ont une et ne la perdent jamais. b. Elle ne sert que s’il n’y a rien d’autre, ou à un maître d’armes (A26). c. Avec un bouclier qui sert, elle donne parade (M35) à la Taille 1, 2 ou 3.',
    example:
      'Armure 2 et un bouclier : sauve à 4+, et une Capacité offensive de 5 trouve au moins 5 en face.',
  },
  W03: {
    does: 'a. +2 en Force, +2 en Pénétration. b. Elle frappe au palier 0, quoi que gagne l’Agilité, même en charge ; sauf grâce elfique (A23). c. À deux mains (A01).',
    example: 'Force 3 devient 5 : contre Endurance 4, elle blesse à 3+ au lieu de 5+.',
  },
  W04: {
    does: 'a. +1 en Force, +1 en Pénétration. b. À deux mains (A01).',
    example:
      'Force 3 contre Endurance 3, Armure 3 : blesse à 3+ au lieu de 4+, sauvegarde à 5+ au lieu de 4+.',
  },
  W05: {
    does: 'a. En charge : +2 en Force, +2 en Pénétration, +1 en Agilité, outre le 1 de toute charge (RB-14). b. Seulement pour les figurines à la propriété monture ou centauroïde.',
    example: 'Force 4, Agilité 4, en charge : Force 6 au palier 6. Plus tard Force 4 au palier 4.',
  },
  W06: {
    does: 'a. En charge : +1 en Force, +1 en Pénétration. b. Seulement pour les figurines à la propriété monture ou centauroïde.',
    example: 'Force 3, Pénétration 0, en charge : 4 et 1.',
  },
  W07: {
    does: 'a. +1 Attaque, +1 en Capacité offensive. b. À deux mains (A01). c. Ses attaques ignorent parade (M35).',
    example: '2 Attaques, Capacité offensive 3 deviennent 3 et 4 : contre défensive 3, à 3+ au lieu de 4+.',
  },
  W08: {
    does: 'a. +1 en Agilité, +1 en Pénétration. b. 1 de Pénétration de plus, 2 en tout, contre une figurine qui a un élément ou une propriété monture ou centauroïde. c. Combat sur un rang de plus (A16). d. Pas pour les figurines à la propriété monture ou centauroïde.',
    example: 'Armure 4 sauve à 3+ ; contre une lance à 4+ ; un cavalier, à 5+.',
  },
  W09: {
    does: 'a. 24 pouces, 1 tir, Force 3, Pénétration 0. b. Tire d’un rang de plus (A35).',
    example: '24 pouces sont 8 cases : près jusqu’à 4, longue portée dès 5.',
  },
  W10: {
    does: 'a. 30 pouces, 1 tir, Force 3, Pénétration 0. b. Tire d’un rang de plus (A35).',
    example: '30 pouces sont 10 cases : près jusqu’à 5, longue portée dès 6.',
  },
  W11: {
    does: 'a. 30 pouces, 1 tir, Force 4, Pénétration 1. b. Encombrant (1) (A20).',
    example: 'Précision 4+, après un mouvement simple : 1 pour le mouvement, 1 d’encombrant, 6+.',
  },
  W12: {
    does: 'a. 24 pouces, 1 tir, Force 4, Pénétration 2. b. Encombrant (1) (A20).',
    example: 'Armure 4 sauve à 3+, contre elle à 5+.',
  },
  W13: {
    does: 'a. 12 pouces, 1 tir, Force 4, Pénétration 2. b. Tenir et tirer (A31). c. Tir rapide (A34).',
    example:
      '12 pouces sont 4 cases. Précision 4+, à 3 cases, après un mouvement : 5+, pour la longue portée seule.',
  },
  W14: {
    does: 'a. 8 pouces, 2 tirs, Force et Pénétration de l’utilisateur, sans arme de corps à corps. b. Tenir et tirer (A31). c. Tir précis (A33). d. Tir rapide (A34).',
    example: '8 pouces sont 3 cases. Précision 4+, à 3 cases, après un mouvement : 4+.',
  },
  W15: {
    does: 'a. 8 pouces, 2D6 tirs, avec Force, Pénétration et attributs entre parenthèses. b. Une fois par bataille. c. Fixe (A21). d. Aussi après une marche forcée (A32). e. Touche automatiquement (A37).',
    example: '7 touches en moyenne ; de Force 4 contre Endurance 4, c’est 3,5 blessures avant sauvegardes.',
  },
} satisfies SomeRuleHelp

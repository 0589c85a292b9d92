import type { RuleTexts, ringRules } from '../../../ruleIds.ts'

/** Qui il est, et l’Anneau mis et retiré. */
export const ring: RuleTexts<typeof ringRules> = {
  'DL-01': {
    name: 'son rang de héros',
    does: 'a. Le Seigneur Noir est un héros de Légende, le rang le plus haut. b. Le rang dit combien d’autres un héros mène : 18 pour une Légende (DB-27).',
  },
  'DL-02': {
    name: 'ses mots-clés',
    does: 'a. Il est infanterie, héros, ombre, monstre et esprit. b. Ce qui demande un mot-clé regarde ceux-là : infanterie, il peut lui-même être embrasé.',
  },
  'DL-03': {
    name: 'mettre l’Anneau',
    does: 'a. Un détenteur met l’Anneau quand il veut pendant le mouvement de son joueur : avant, pendant ou après son propre mouvement, ou entre ceux de ses amis. b. Pas pendant les tirs, la phase ennemie, les combats ni la fin du tour. c. C’est gratuit et sans test. d. Même engagé. e. Cela coupe un mouvement en deux, comme l’essai de le retirer et rien d’autre ; seulement sur une case où il pourrait finir. Les points qui restent sont gardés.',
    example:
      'Un porteur de Mouvement 4 fait 3 cases, met l’Anneau, et garde 1 point pour se glisser dans la zone d’un ennemi.',
  },
  'DL-04': {
    name: 'invisible aussitôt',
    does: 'a. Dès lors qui le porte est invisible, et ses pas suivants sont ceux d’un invisible. b. Il reste engagé avec qui il l’était. c. L’Anneau retiré, sa zone revient aussitôt ; cela seul n’engage personne.',
  },
  'DL-05': {
    name: 'la monture s’enfuit',
    does: 'a. Un cavalier qui met l’Anneau perd sa monture pour de bon. b. Il lance aussitôt pour sa chute : 1, une touche de Force 3 et à terre ; 2 à 5, à terre ; 6, debout. c. Il continue avec son Mouvement à pied, moins ce qui est déjà dépensé, au moins 0. d. De même si on lui met l’Anneau de force.',
    example:
      'Un poney a dépensé 3 points ; son cavalier a Mouvement 4 à pied, il lui en reste 1, trop peu pour se relever (2).',
  },
  'DL-18': {
    name: 'retirer l’Anneau',
    does: 'a. À tout moment du mouvement de son joueur, une fois lancé le dé de la volonté de l’Anneau, un invisible peut essayer de le retirer. b. Il teste sa Bravoure : deux dés et la Bravoure font 10 ou plus, et il est retiré. c. Il peut essayer, qui que ce soit qui le meuve ce tour. d. Seul son joueur en décide, jamais l’ennemi qui le meut.',
    example: 'Avec Bravoure 6 il faut 4 sur deux dés : 33 fois sur 36.',
  },
  'DL-19': {
    name: 'un essai par tour',
    does: 'Un essai raté laisse l’Anneau au doigt jusqu’au tour suivant ; il y a un essai par tour.',
  },
  'DL-20': {
    name: 'pas mis et retiré au même tour',
    does: 'a. Qui a mis l’Anneau ce tour, de gré ou de force, n’essaie pas de l’y retirer. b. Qui l’a retiré ce tour ne le remet pas, et n’y est pas contraint. c. C’est le tour entier qui compte, phase ennemie comprise.',
  },
}

import type { RuleTexts, willRules } from '../../../ruleIds.ts'

/** La volonté de l’Anneau, et qui l’a. */
export const will: RuleTexts<typeof willRules> = {
  'DL-21': {
    name: 'le dé de l’Anneau',
    does: 'a. Si l’Anneau est au doigt quand commence le mouvement de son joueur, on lance un dé. b. Même s’il vient d’être mis de force dans la phase ennemie. c. Le Seigneur Noir ne le lance jamais.',
  },
  'DL-22': {
    name: 'le dé remis à plus tard',
    does: 'a. Qui dit que l’invisible restera où il est peut faire lancer le dé plus tard dans ce mouvement, au plus tard à sa fin. b. Alors son joueur ne le meut pas ce tour, quoi que montre le dé.',
  },
  'DL-23': {
    name: 'Puissance contre l’Anneau',
    does: 'a. Le dé est celui de l’invisible : sa Puissance peut le relever. b. Celle de nul autre.',
    example: 'D’un 1 à 3 il faut 2 points de Puissance, d’un 2 il en faut 1.',
  },
  'DL-24': {
    name: '3 ou plus : à son joueur',
    does: 'À 3 ou plus, Puissance comprise, son joueur meut l’invisible et fait tout avec lui comme d’habitude. Sans Puissance, 4 fois sur 6.',
  },
  'DL-25': {
    name: '1 ou 2 : à l’ennemi',
    does: 'a. Sur 1 ou 2 l’ennemi peut mouvoir l’invisible aussitôt, de son propre Mouvement et par ses propres règles, ou le laisser. b. Son joueur ne le meut pas ce tour.',
  },
  'DL-26': {
    name: 'ce qui reste à son joueur',
    does: 'a. Un invisible que l’ennemi meut reste dans son armée. b. Ses tirs, pouvoirs, combats, Puissance, Volonté, Destin et essais de retirer l’Anneau restent à son joueur.',
  },
  'DL-27': {
    name: 'un mouvement et rien d’autre',
    does: 'a. L’ennemi ne fait que le mouvoir. b. Il peut lui faire charger ses propres ennemis, sans test de terreur. c. Il doit d’abord trouver un invisible, comme toujours. d. Jamais il ne charge ses propres amis.',
  },
  'DL-28': {
    name: 'sans actions dans ce mouvement',
    does: 'a. L’ennemi ne lui fait faire aucune action héroïque. b. Ni ramasser un objet, ni en lâcher un, même là où il s’arrête.',
  },
  'DL-29': {
    name: 'sans danger dans ce mouvement',
    does: 'a. L’ennemi ne le mène pas où il pourrait se blesser : aucun pas du haut d’un à-pic. b. Ni hors de la carte, même si le scénario a une sortie.',
  },
  'DL-30': {
    name: 'seul avec l’Anneau',
    does: 'a. Un invisible qui est le dernier en vie de son armée est retiré comme perdu, dans tout scénario. b. On y regarde chaque fois qu’une figurine est retirée et qu’un Anneau est mis. c. Les amis sortis vivants de la carte sont en vie. d. Le Seigneur Noir n’est pas concerné.',
  },
  'DL-31': {
    name: 'seul quand sa mort est le but',
    does: 'a. Quand l’ennemi veut la mort du détenteur, le but est atteint aussi si celui-ci porte l’Anneau et est le dernier de son camp sur la carte. b. Les amis sortis n’y changent rien.',
  },
  'DL-32': {
    name: 'qui a l’Anneau',
    does: 'a. Il y a un seul Anneau. b. À la fin du déploiement, le plus haut de ceux-ci sur la carte l’a : 1 le Seigneur Noir, 2 l’héritier du roi, 3 le cambrioleur, 4 le porteur (aussi sur un poney), 5 le vieux cambrioleur, 6 le misérable. c. Les autres ne l’ont pas, ni alors ni plus tard ; nul n’en hérite. d. Leur camp ne compte pas.',
    example: 'Le Seigneur Noir affronte le porteur : l’Anneau est au premier, l’autre joue sans.',
  },
  'DL-33': {
    name: 'un de chaque côté',
    does: 'Si les deux camps ont une figurine de ce plus haut rang, les deux ont l’Anneau, chacune par toutes ses règles.',
  },
}

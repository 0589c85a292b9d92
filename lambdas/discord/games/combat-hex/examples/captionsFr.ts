import type { captions as english } from './captionsEn.ts'

export const captions: typeof english = {
  '3.02':
    'Chaque camp se déploie à trois hexagones au plus de son bord ; pour une figurine de taille imposante et un cavalier, tout le socle compte, et la première fait face au bord adverse.',
  '4.03':
    'A1 franchit deux côtés dégagés, 1 PM chacun ; A2 un dégagé et un difficile pour 2, A3 un dégagé et l’eau pour 3. De H2, A4 ne peut aller plus bas : les côtés infranchissables et d’obstacle ne se franchissent pas.',
  '4.041':
    'Un seul côté d’obstacle ne bloque pas la ligne vers B1, mais A1 ne touche que sur un 6. Un second bloque la ligne vers B2.',
  '4.08':
    'A1 peut aller là où un nombre de PM est inscrit. Dans les hexagones rouges, que B1 menace, son mouvement s’arrête.',
  '4.09':
    'A1 menace les trois hexagones devant elle. Un côté infranchissable en ôte un à A2. Un cavalier, A3, menace les trois hexagones devant son hexagone avant.',
  '4.11':
    'A1 a commencé dans les deux zones. Les ennemis lancent ensemble, une seule fois ; A1 survit et se déplace librement.',
  '4.131':
    'A1 s’est déplacée ; elle court d’un hexagone de plus. Le côté est difficile : cela coûte 2 PA au lieu de 2 PM.',
  '4.14':
    'Le troll passe par une brèche d’un hexagone : en chemin seul son hexagone arrière compte, à la fin il faut de la place pour tous.',
  '5.10':
    'En vert, les deux lignes arrivent sur B1. En rouge, A2 barre la vue vers B2, un côté infranchissable vers B3.',
  '5.12': 'La colline cache B1 : ni A1 ni B1 ne sont en terrain surélevé. B2 y est, et se voit.',
  '5.14': 'A1 est plus haut : A2 ne bloque pas, et A1 lance 3 dés, un de plus que sur son socle.',
  '5.171': 'Les deux lignes traversent un côté difficile : le 5 ne touche pas, le 6 touche.',
  '5.18': 'Rien ne touche, mais A1 paie 1 PA et convertit sa touche superficielle en touche.',
  '6.04':
    'Deux chaînes, chacune son combat : A1 avec B1 ; A2 avec B2 et B3, qui sont dans sa zone ou l’ont dans la leur.',
  '6.10': 'Le 1 devient une touche pour 1 PA, et le 1 de son dé de dégâts un 6 pour 2 PA.',
  '6.17': 'Le 4 atteint l’endurance des deux, 3 et 4 : A choisit qui le prend.',
  '6.23': 'A1 a B1 dans sa zone et personne ne la menace : 2 dés, un de plus que sur son socle.',
  '6.24': 'A1 est plus haut que B1 : 2 dés, un de plus que sur son socle.',
  'aggressive-strategy': 'Le 2 et le 3 ne blesseraient personne. Ils sont relancés : 5 et 3.',
  'arrow-flurry': '4 dés de tir sur le socle, doublés : 8.',
  assassin: 'La blessure convertie ôte 2 points de vie, l’autre dé de dégâts 1.',
  'battle-cry': '4 et 1 attaques sur les socles. Le guerrier en a une de plus : 6 dés.',
  berserker: '3 attaques sur le socle, une de plus pour A1 devant et une pour A2 derrière : 5 dés.',
  'black-troll-rage': '5 et 6 attaques sur les socles. B2 en a 2 de plus, pour B1 : 13 dés.',
  cavalry: 'Une charge : un mouvement en terrain dégagé, et une attaque gratuite à la fin.',
  'deadly-aim': 'Un dé de dégâts, et 2 points de vie perdus.',
  'deadly-shot': 'Une touche, et deux dés de dégâts.',
  dread: 'Rapidité coûte 1 PA à A1. À côté de B1, elle en coûte 2.',
  'ent-carry': 'Portée, A2 tire comme d’un terrain surélevé : 3 dés au lieu de 2.',
  fast: '6 PM sur le socle, 12 avec Rapidité : assez pour un mouvement de 7.',
  initiative: 'Les deux lancent 3, et celui de A compte 4.',
  large:
    'Sa zone de danger l’entoure. A1 tire par-dessus des amis qui ne sont pas de taille imposante : seul le 6 touche.',
  leadership: 'A1 a 6 PA. Ils comptent pour 12 : il peut mener 8 guerriers, et jusqu’à 12.',
  'perfect-aim':
    'Aucun dé ne touche, et aucun n’est un 1. Mais le 2 est une touche superficielle, et A1 la convertit.',
  'rally-cry': 'Le dé de dégâts de B montre 3, l’endurance de A2. Avec 1 de plus, il ne blesse personne.',
  rage: '3 attaques sur le socle. Deux des dés de Rage montrent 4 ou plus : 5 attaques.',
  'shot-caller': '2 dés de tir sur le socle de A2, 3 contre B1.',
  spearman: 'A2 a 1 attaque sur son socle. A1 est juste derrière : 2 dés.',
  terrifying: 'A1 quitte la zone de danger de B1, qui ne lui porte aucune attaque gratuite.',
  tyrant: '5 PM sur leurs socles, 6 maintenant : assez pour le mouvement de B2.',
  legend:
    'Ce qui est dessiné sur les cartes : côtés des hexagones, terrain surélevé, hexagones où l’on ne s’arrête pas.',
}

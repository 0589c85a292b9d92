import type { questionHelp as english } from '../en/questionHelp.ts'

/** Les pages d’aide sur ce qui est demandé aux joueurs. */
export const questionHelp: typeof english = {
  'camp-or-board': {
    title: 'Camp ou carte',
    does: 'Avant la bataille, chaque camp lance un dé. Le gagnant choisit le camp ou la carte, et l’autre décide du reste (3.02). Ce que le défi a fixé n’est pas demandé.',
  },
  camp: {
    title: 'Quel camp',
    does: 'Vous jouez les figurines de votre armée de ce camp, Bien ou Mal (3.02). Amenez une armée de chaque quand le jet décide.',
  },
  board: {
    title: 'Quelle carte',
    does: 'Vous choisissez où l’on se bat (3.02) ; votre adversaire prend un bord et se déploie en premier. `/cartes voir` dessine chaque carte.',
  },
  edge: {
    title: 'Quel bord',
    does: 'Vous vous déployez le long de ce bord étroit, à trois hexagones au plus, et l’adversaire le long de l’autre (3.02). Vous commencez.',
  },
  deploy: {
    title: 'Le déploiement',
    does: 'Placez vos figurines dans votre zone, chacune sur son hexagone, tournée comme vous voulez (3.02). Rien ne compte avant **Déploiement fini**. Qui ne trouve pas de place quitte l’armée (3.03).',
  },
  role: {
    title: 'Attaquant ou défenseur',
    does: 'Qui gagne le jet de stratégie dit qui est l’attaquant ce tour-ci (3.05). L’attaquant agit en premier et choisit quel combat vient d’abord ; le défenseur agit quand il a tout vu.',
  },
  declare: {
    title: 'Aptitudes pour le jet de stratégie',
    does: 'Utilisez une aptitude pour le jet qui va avoir lieu, ou continuez. Les deux camps choisissent sans connaître le choix de l’autre (8.45).',
  },
  strategy: {
    title: 'La phase de stratégie',
    does: 'Les aptitudes de la phase de stratégie s’utilisent maintenant, avant toute action : l’attaquant d’abord (3.051, 8.07). Continuez quand vous avez fini.',
  },
  'move-enemy': {
    title: 'Déplacer un ennemi',
    does: 'Une aptitude vous laisse déplacer un ennemi avec ses propres points de mouvement, selon toutes les règles du mouvement. Vos zones de danger l’arrêtent, et en quitter une lui vaut une attaque gratuite. Vous pouvez le laisser où il est.',
  },
  act: {
    title: 'Votre phase d’action',
    does: 'Choisissez une figurine : elle bouge ou tire (5.01) ; pivoter est gratuit. Quand la suivante commence, la précédente a fini (3.09). Personne n’est obligé d’agir (3.07). **Finir la phase** quand vous avez fait ce que vous vouliez.',
  },
  turning: {
    title: 'L’orientation finale',
    does: 'Quand toutes ont agi, les figurines qui n’ont pas tiré peuvent encore pivoter (3.091) : la zone de danger est devant elles, et c’est elle qui dit qui combat qui.',
  },
  ring: {
    title: 'L’Anneau',
    does: 'Qui a commencé le tour avec l’Anneau au doigt décide de le garder ou de tenter de le retirer (9.11). Cela peut échouer : on jette les dés de la lutte intérieure.',
  },
  react: {
    title: 'Une réaction',
    does: 'Il vient de se passer quelque chose à quoi une de vos aptitudes peut répondre, même pendant la phase adverse (8.085). Utilisez-la et payez son coût, ou laissez faire. Si les deux joueurs peuvent, l’attaquant d’abord (8.07).',
  },
  'convert-hit': {
    title: 'Une touche superficielle',
    does: 'Chaque 1 aux dés est une touche superficielle. 1 PA en fait une touche effective : une fois par tir (5.18), en combat une fois par figurine engagée (6.10), la Taille Imposante autant qu’elle peut payer (8.46). Celles que personne ne convertit sont perdues.',
  },
  'convert-wound': {
    title: 'Une blessure superficielle',
    does: 'Un 1 aux dés de dégâts ne blesse personne, mais 2 PA en font un 6 : une fois par tir (5.21), en combat une fois par figurine engagée (6.14), la Taille Imposante autant qu’elle peut payer (8.46).',
  },
  reroll: {
    title: 'Relancer des dés',
    does: 'Une aptitude permet de relancer des dés de dégâts, autant que vous voulez. Donnez les faces à relancer ; les nouvelles comptent, meilleures ou pires (8.34).',
  },
  allocate: {
    title: 'Qui reçoit un dé de dégâts',
    does: 'Chaque dé de dégâts va à un ennemi dans les zones de danger de vos figurines, dont il atteint l’endurance (6.17). Un dé qui peut servir doit servir (6.16) ; donné à qui n’a déjà plus de vie, il est perdu.',
  },
  combat: {
    title: 'Quel combat d’abord',
    does: 'Les figurines qui sont dans les zones de danger les unes des autres forment des chaînes, et chaque chaîne combat pour elle-même. L’attaquant dit laquelle vient d’abord (6.02). Qui tombe n’est plus là pour les suivants (6.21).',
  },
}

import type { questionHelp as english } from '../en/questionHelp.ts'

/** Les pages d’aide sur ce qui est demandé aux joueurs. */
export const questionHelp: typeof english = {
  deploy: {
    title: 'Déploiement',
    does: 'Placez une unité après l’autre dans vos quatre rangées, chacune sur une case à elle, avec son orientation et ses colonnes ; puis votre adversaire en place une (RB-23). Les personnages viennent en dernier, tous d’un coup, et peuvent se tenir dans une unité. Qui a tout placé le premier a le premier tour, s’il le veut. **Tout placer pour moi** fait le reste.',
  },
  begin: {
    title: 'Qui commence',
    does: 'Qui a placé le premier toutes ses unités a le premier tour, s’il le veut (RB-23.1). Qui le laisse à l’autre est le défenseur : ses éclaireurs et ses mouvements d’avant-garde viennent d’abord. `/ordres donner` le dit d’avance ; d’habitude, vous commencez.',
  },
  learn: {
    title: 'Choix des sorts',
    does: 'Avant la bataille, votre magicien peut donner un des sorts qu’il connaît contre un autre (M01), ou garder les siens. Un choix dit ce que font les deux avant de compter.',
  },
  vanguard: {
    title: 'Mouvements avant la bataille',
    does: 'Les unités d’avant-garde (M05) font maintenant un mouvement simple, une marche forcée ou une reformation, avant le premier tour : de 12 pouces au plus, et sans finir à 6 pouces ou moins d’un ennemi. **C’est tout** laisse les autres où elles sont.',
  },
  charge: {
    title: 'Charges',
    does: 'Dites une à une quelle unité charge qui ; chaque aperçu donne le trajet, la chance d’arriver et ce que la première manche peut apporter (RB-08). Les charges partent dans l’ordre où elles sont déclarées : l’aperçu compte celles d’avant, et nomme qui peut barrer la voie. La cible réagit aussitôt, et les dés tombent quand tout est déclaré. Une charge trop courte fait une partie du trajet, et l’unité ne bouge ni ne tire plus à ce tour. Celles qui n’ont pas chargé bougent ensuite.',
  },
  reaction: {
    title: 'Réagir à une charge',
    does: 'Votre unité tient, et combat sur place si la charge arrive ; ou elle fuit de 2D6 pouces tout droit, à l’opposé de qui charge, et reste ébranlée (RB-09.1). Si la charge va jusqu’où elle a fui, elle est perdue. Qui est engagé ne peut que tenir. `/ordres donner` répond quand vous êtes absent.',
  },
  redirect: {
    title: 'Charger un autre',
    does: 'La cible a fui. Une fois par charge, votre unité peut aller contre un autre ennemi qu’elle aurait pu charger, si elle réussit un test de commandement (RB-08.5) ; celui-là réagit aussi. Sinon, ou si le test rate, les dés sont lancés pour le trajet jusqu’où se tient maintenant la première.',
  },
  order: {
    title: 'Ordre de vos unités',
    does: 'Plusieurs de vos unités font la même chose, l’une après l’autre : charges déclarées (RB-08.4), tests de moral (RB-19.1) ou mouvements aléatoires (M32). Nommez celle qui vient. D’habitude, les charges partent comme elles sont déclarées et les autres vont par numéros, sans question ; `/ordres donner` pour être interrogé.',
  },
  move: {
    title: 'Mouvement',
    does: 'Choisissez une unité, puis comment elle va : un mouvement simple de sa Mobilité, une marche forcée deux fois plus longue sans tirer ensuite, ou une reformation sur d’autres colonnes (RB-07). Une liste donne les cases qu’elle atteint, son aperçu les orientations. Qui touche un ennemi reste. **Fin du mouvement** finit la phase pour toutes.',
  },
  heading: {
    title: 'Mouvement aléatoire',
    does: 'Cette unité va tout droit, aussi loin que le disent ses dés (M32). Vous nommez le côté de sa case avant le jet. Un ennemi sur sa voie est chargé, et ne peut que tenir.',
  },
  arrive: {
    title: 'Sortir d’une embuscade',
    does: 'Votre unité entre maintenant sur la carte (M17) : nommez la case et l’orientation ; l’aperçu propose d’autres orientations et d’autres nombres de colonnes. Elle compte comme ayant fait un mouvement simple, peut tirer, et ne bouge plus dans cette phase.',
  },
  reveal: {
    title: 'Montrer une figurine dissimulée',
    does: 'Au début de tout tour, le vôtre ou celui de l’ennemi, une figurine dissimulée peut sortir d’une de vos unités (M15). Elle prend la place d’une figurine ordinaire du premier rang, qui est perdue. Si elle reste dissimulée, la question reviendra.',
  },
  sweep: {
    title: 'Frapper au passage',
    does: 'Votre unité est passée près de ces ennemis, et en frappe un sans qu’il rende les coups (A03). Nommez-le, ou personne.',
  },
  cast: {
    title: 'Sorts',
    does: 'Choisissez un sort et pour qui ; l’aperçu donne sa chance avec chaque nombre de dés. Tous sont pris sur un même lot pour toute la phase : 5 dés, et plus par canalisation. Leur somme, moins la résistance à la magie, doit atteindre la valeur du sort (RB-24). Aucun magicien ne tente deux fois un sort dans une phase.',
  },
  dispel: {
    title: 'Dissiper',
    does: 'Le sort ennemi a atteint sa valeur. Lancez 1 à 5 de vos dés : une somme au moins égale à celle du sort l’annule, une moindre ne change rien (RB-24.3). Les dés lancés sont perdus pour cette phase : gardez-en pour ce qui fait plus mal.',
  },
  direct: {
    title: 'Diriger des tirs',
    does: 'Votre ingénieur peut aider une figurine de son genre à 6 pouces ou moins : ses tirs demandent 1 de moins pour toucher dans cette phase, mais jamais mieux que 3+ (M26).',
  },
  shoot: {
    title: 'Tir',
    does: 'Dites une à une quelle unité tire sur qui : un ennemi dans son arc frontal, en vue et à portée, que personne ne combat (RB-11). La liste donne distance, couvert et ce que cela coûte en moyenne, ou dit que c’est en vain. **Fin du tir** finit la phase.',
  },
  weapon: {
    title: 'Choix de l’arme',
    does: 'Ces figurines ont plusieurs armes de corps à corps, et toutes les ordinaires prennent la même. Un maître d’armes choisit à chaque manche (A26), les autres une fois pour tout le combat (G4). `/aide règle:` dit ce que fait chacune.',
  },
  strike: {
    title: 'Qui frapper',
    does: 'À ce palier ces attaques peuvent aller sur plusieurs : front contre front sur les figurines ordinaires ou sur une figurine jointe, et sur l’un de plusieurs ennemis devant un même front (RB-16). Une colonne frappe avec sa figurine du premier rang et ses soutiens. Sur une figurine jointe vont au plus trois figurines qui combattent librement et trois colonnes de soutiens par rang ; les autres frappent comme d’habitude. Un bouton envoie tout ce qui le peut ; `/répondre choix:B4 2` envoie deux colonnes, ou deux touches d’une attaque spéciale, `B4 2 B2 3` d’autres ailleurs. L’ordre *qui frapper* (`/ordres donner`) répond pour vous : les figurines ordinaires, ce qui est l’usage, un personnage, ou avec mesure, qui pèse ce que les attaques prendront sans doute.',
  },
  missile: {
    title: 'Avec quoi tirer',
    does: 'Un élément qui a plusieurs armes de tir en utilise une par phase (G5). D’habitude, il prend celle qui devrait coûter le plus de vie à cette cible, et les probabilités comptent avec elle ; `/ordres donner` pour être interrogé. S’il tient et tire sur une charge, il prend la meilleure, sans question.',
  },
  retreat: {
    title: 'Quitter un combat',
    does: 'Après les coups, et avant que personne ne teste, cette unité peut partir de son gré (M42) : elle fuit comme une unité démoralisée, mais les alliés traversés ne paniquent pas. Si votre camp a gagné la manche, personne ne la poursuit.',
  },
  away: {
    title: 'De quel côté fuit l’ennemi',
    does: 'Une ennemie démoralisée touche plusieurs de vos unités, et fuit tout droit à l’opposé de l’une d’elles : vous dites laquelle (RB-09.1). Qui poursuit va du même côté. D’habitude, c’est la première des vôtres, sans question ; `/ordres donner` pour être interrogé.',
  },
  pursue: {
    title: 'Poursuivre',
    does: 'Un ennemi que votre unité touchait est démoralisé. Si vous poursuivez, les deux lancent 2D6 : autant ou plus que lui, et il est détruit (RB-09.3). Votre unité va alors aussi loin que ses propres dés, et charge un nouvel ennemi qu’elle rencontre. Si elle reste, elle peut se reformer.',
  },
  overrun: {
    title: 'Charge irrésistible',
    does: 'Votre charge a anéanti tous ceux que votre unité touchait, dès la première manche. Elle peut continuer de 2D6 pouces tout droit, et charge un nouvel ennemi qu’elle rencontre (RB-09.4) ; ou elle reste, et peut se reformer.',
  },
  'combat-reform': {
    title: 'Se reformer après un combat',
    does: 'Votre unité ne touche plus personne. Elle peut se tourner de tout côté et changer ses colonnes (RB-09.5). Qui a perdu la manche doit réussir pour cela un test de commandement, les autres non.',
  },
  rally: {
    title: 'Orientation après un ralliement',
    does: 'Votre unité n’est plus ébranlée (RB-20). Choisissez de quel côté elle regarde ; elle ne bouge pas autrement à ce tour.',
  },
}

import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de base des attaques et de leurs suites. */
export const fights = {
  'RB-10': {
    does: 'Capacité offensive moins défensive : 4 ou plus, 2+ ; de 1 à 3, 3+ ; de 0 à −3, 4+ ; −4 ou moins, 5+. Un 1 naturel rate, un 6 naturel touche. Ce qui touche automatiquement (attaques spéciales, A37) ne lance pas : A06, A22, A24, M35 et M36 n’y font rien.',
    example: 'Capacité offensive 4 contre défensive 3 : 3+, 2 fois sur 3.',
  },
  'RB-11': {
    does: '1. Une fois dans la phase de tir, sur un ennemi non engagé, dans l’arc frontal, en vue et à portée ; pas engagée ni ébranlée, pas après une marche forcée (A32) ou une charge ratée. 2. Les deux premiers rangs tirent, toutes les colonnes ; A35 ajoute un rang. Une arme de tir par élément. 3. Requis : la précision de l’arme (sans nombre 4+) ; 1 de plus à longue portée (A33), 1 après un déplacement standard (A34), X d’encombrant (A20), 1 en couvert léger ou 2 en lourd, X de cible difficile (M09) ; 1 de moins pour A02 ; en dernier, 1 de moins pour M26, jamais sous 3+. Un 1 naturel rate, un besoin de 7 ou plus ne touche pas, un 6 n’est rien de spécial. 4. Couvert lourd : un côté obstacle de la case visée sur la ligne ; léger : un autre côté obstacle, ou un côté difficile comme un bois entre deux cases de même hauteur, mais pas un côté de la case du tireur ; ou une unité qui ne la bloque pas. 5. Les touches vont à la réserve ordinaire ; une figurine jointe ne peut être choisie que si sa Taille diffère (M37), ou sans figurine ordinaire.',
    example: '4+, mouvement, longue portée : 6+ ; avec couvert léger 7, rien.',
  },
  'RB-12': {
    does: 'Force moins Endurance : 2 ou plus, 2+ ; 1, 3+ ; 0, 4+ ; −1, 5+ ; −2 ou moins, 6+.',
    example: 'Force 4 contre Endurance 5 : 5+, 1 fois sur 3.',
  },
  'RB-13': {
    does: '1. Armure : un dé d’au moins 7 − Armure + Pénétration, jamais mieux que 2+ ; au-delà de 6, pas de sauvegarde. 2. Puis une sauvegarde spéciale, ægide ou régénération (M02, M41), de celles que l’attaque permet : au choix du défenseur, par défaut la meilleure. 3. « Sans sauvegarde » : ni l’une ni l’autre. 4. Ce qui passe coûte 1 Point de vie, ou ce que dit A13.',
    example: 'Armure 4, Pénétration 1 : 4+. Puis ægide (5+) : 1/2 × 2/3, 1 blessure sur 3 passe.',
  },
  'RB-14': {
    does: '1. Le palier de chaque élément est fixé avant le premier coup : Agilité avec son arme, +1 en charge, A15, A19, W03, A23 ; de 0 à 10. Impact (A25) 10, piétinement (A27) 0, broyage (A14) l’Agilité de l’élément sans son arme. 2. De 10 à 0, les deux camps : combat ce qui est debout au début du palier ; toutes les attaques sont allouées, puis lancées, puis toute la vie est prise d’un coup. 3. Qui tombe à un palier avant le sien ne frappe pas (mais M19) ; au sien, il frappe.',
    example:
      'Lances d’Agilité 3 + 1 et cavaliers en charge de 3 + 1 : tous au palier 4, et les tombés frappent.',
  },
  'RB-15': {
    does: '1. Sur son front, le premier rang combat, au plus autant de figurines que le côté touché est large + 2, jointes d’abord, librement : toutes les attaques, standard et spéciales. 2. Derrière chacune de ces colonnes la figurine ordinaire du deuxième rang soutient (A16 : plus de rangs), sur le front seulement, d’attaques standard restreintes. 3. Sur un flanc ou le dos, autant combattent que ce côté est large, jusqu’à la même limite ; des figurines ordinaires seules, s’il y en a ; attaques standard restreintes, spéciales non ; nul ne soutient. 4. Restreintes : tous les éléments d’une figurine ensemble au plus Taille attaques standard, dans l’ordre du profil (RR-58) ; A10 y change, A17 est exclu. 5. Plusieurs ennemis sur un côté : la somme des largeurs + 2, chaque attaque vers l’un d’eux. Ennemis sur plusieurs côtés : chaque figurine combat où elle se tient, front avant flanc. 6. Qui peut frapper le doit. 7. Taille 0 sans A10 n’a pas d’attaques restreintes.',
    example:
      '7 colonnes de Taille 1 contre un front de 3 : 5 combattent, et 5 soutiennent d’1 attaque chacune.',
  },
  'RB-16': {
    does: '1. Toutes les attaques d’un palier sont allouées avant tout jet ; les touches d’attaques spéciales et de zone, une fois leur nombre connu. 2. Front contre front : à la réserve ordinaire ou à une figurine jointe ; celle-ci par au plus trois figurines qui combattent librement, et par les soutiens d’au plus trois colonnes dans chaque rang. Sinon à la réserve ordinaire, s’il y en a une. 3. Par défaut à la réserve ordinaire ; une fois vide, à la première figurine jointe en vie. Les attaques sur une réserve vidée à ce palier sont perdues. 4. Des figurines entières tombent dès que leur vie est épuisée : une au plus est blessée. A13 prend au plus la vie entière d’une figurine par blessure, mais peut en achever une et blesser la suivante.',
    example: '10 figurines à 3 Points de vie en perdent 4 : 9 debout, une à 2.',
  },
  'RB-17': {
    does: '1. Avant le premier palier : +1 avec une figurine en charge ; +2 par flanc ou dos ennemi combattu ; les rangs complets (RB-18) de l’unité qui en a le plus, au plus 4 ; +1 par unité à étendard ; +1 pour le porteur de la Grande Bannière. 2. Après le palier 0 : +1 par Point de vie perdu par l’ennemi dans les paliers, +1 par unité ennemie anéantie. 3. Le plus haut total gagne ; la différence vaut pour chaque unité perdante. Égalité : nul ne teste. Une unité qui ne touche plus d’ennemi compte comme gagnante.',
    example:
      'Charge 1, flanc 2, 3 Points de vie : 6. Rangs 2, étendard 1, 1 Point de vie : 4. Les autres perdent de 2.',
  },
  'RB-18': {
    does: '1. Un rang est complet s’il a autant de figurines que le premier, et au moins 4 ; les jointes comptent. 2. Les troupes légères (M54) n’en ont pas ; puis résolu (M45) ; puis encerclée : moins les rangs complets de tous les ennemis qui touchent flancs ou dos, pas sous 0. De plusieurs encerclées, d’abord celles que touchent des ennemis qui ne le sont pas. 3. Déterminée : plus de rangs complets que chaque ennemi qui la touche. En formation solide : 3 ou plus à Taille 0 à 2, 2 ou plus à Taille 3 à 5. On regarde au moment voulu : à un test de moral, ce qui reste après la manche ; sous les tirs, ce qui est alors debout.',
    example:
      '20 en 5 colonnes : 4 rangs complets, en formation solide à Taille 1. Un ennemi qui en a 2 sur son flanc : 4 − 2 = 2, plus de formation solide.',
  },
  'RB-19': {
    does: '1. Chaque unité perdante en vie qui touche un ennemi teste, dans l’ordre de son joueur ; d’abord M42, puis M28 au lieu du test. 2. Modificateur : la différence ; déterminée et en formation solide, 0 ; déterminée seule, au plus 2 ; puis tenace (M51), la moitié, arrondie au supérieur. 3. 2D6 d’au plus Discipline moins modificateur tient. La Discipline est la plus haute de ses figurines en vie, ou celle de M39 ; M14, M25 et M40 agissent sur les dés. 4. Raté : démoralisée, donc ébranlée et en fuite (RB-09), et peut être poursuivie. M50 à la place.',
    example: 'Discipline 8, perdu de 5 : à 3, 3 fois sur 36. Déterminée : à 6, 15 sur 36.',
  },
  'RB-20': {
    does: '1. Tout 2D6 contre la Discipline est un test de commandement ; moral, panique et ralliement sont aussi des tests de bravoure. 2. Panique, aussitôt, si ni engagée ni ébranlée et aucun réussi dans la phase : la fuite d’un allié l’a traversée, sauf volontaire ; ou des attaques à distance ennemies lui ont coûté dans la phase au moins 3 Points de vie et un quart de ce qu’elle avait à son début ; ou M52. 3. Raté : ébranlée ; elle ne fuit que pour M52. 4. Ébranlée : ni charge, ni déplacement standard, tir, sort, canalisation ou présence. Chargée, elle tient ou fuit. Engagée quand une manche commence, elle est retirée et compte comme anéantie. 5. Ralliement, de qui est ébranlée au début de sa phase de mouvement : réussi, elle peut pivoter et ne fait rien d’autre à ce tour, sorts compris ; raté, elle fuit encore si elle avait déjà fui, ce qui n’est pas volontaire, sinon elle reste. 6. Au quart de sa vie de départ ou moins, une unité qui doit fuir est retirée ; qui choisit de fuir fuit.',
    example: '20 Points de vie, 5 perdus par des flèches : elle teste. 4 perdus : non.',
  },
  'RB-21': {
    does: 'Un dé par figurine du premier rang ; chaque 1 coûte 1 Point de vie à sa réserve, sans sauvegarde.',
    example: 'Un premier rang de 6 perd 1 Point de vie en moyenne.',
  },
} satisfies SomeRuleHelp

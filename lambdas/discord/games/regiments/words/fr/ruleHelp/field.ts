import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de base du terrain : distance, formation, mouvements, charge, fuite ; temps et dés. */
export const field = {
  'RB-01': {
    does: '1. Une case est 3 pouces : x pouces sont x / 3 cases, arrondis au plus proche, au moins 1. 2. La distance de deux unités est le nombre de pas entre leurs cases ; deux voisines sont à 1. 3. À x ou moins : au plus ce nombre de cases. À au moins x : au moins ce nombre. Pas à x : davantage. 4. Longue portée : deux fois la distance dépasse la portée, en cases. 5. Les pouces de fuite, de poursuite et de mouvement aléatoire deviennent des cases quand une unité est déplacée ; on les compare en pouces.',
    example: '4 pouces sont 1 case, 5 en sont 2, 8 en sont 3, 24 en sont 8.',
  },
  'RB-02': {
    does: '1. Une unité se tient sur une case et fait face à un de ses côtés : son front est ce côté et les deux d’à côté, ses flancs les suivants de part et d’autre, son dos celui de derrière. 2. De plus loin, l’angle avec la ligne des centres décide : jusqu’à 90° front, jusqu’à 150° flanc, sinon dos ; à égalité, le plus en avant. 3. Les figurines emplissent des rangs d’autant de places que de colonnes, jointes d’abord ; seul le dernier peut être incomplet. Pas plus de figurines jointes que de colonnes, sauf si toutes le sont. 4. Les pertes ordinaires viennent du dernier rang ; un trou devant se referme. 5. Premier rang : autant que de colonnes, au plus toutes les figurines. Profondeur : figurines / colonnes, arrondi au supérieur. Front et dos sont larges comme le premier rang, un flanc comme la profondeur.',
    example: '18 figurines en 5 colonnes : front large de 5, flanc de 4.',
  },
  'RB-03': {
    does: '1. Deux unités ne se touchent que par une charge, par une poursuite ou une charge irrésistible dans un ennemi, ou par un mouvement aléatoire. Le contact est une paire de côtés et finit quand l’une part ou disparaît. 2. Des voisines qui ne se touchent pas sont à l’écart : le pouce entre unités est ainsi gardé. 3. Au plus un ennemi touche par chacun des six côtés.',
    example: 'Au plus 3 sur le front, 1 sur chaque flanc, 1 au dos.',
  },
  'RB-04': {
    does: '1. Un pas vers la case d’en face coûte 3 pouces, par un côté difficile ou d’eau le double ; pivoter d’un côté 1 ; un pas en arrière ou de côté sans pivoter 6, en mouvement simple seulement. 2. On n’entre ni par un côté ni sur une case infranchissables, ni sur la case d’une unité (mais RB-09, M33, M55). 3. Un côté obstacle est un muret : couvert lourd pour qui est derrière, dangereux pour qui charge par-dessus. 4. Le premier pas en avant d’un mouvement simple ou d’une marche forcée est possible quoi qu’il coûte, si la voie est libre. Ce qui reste est perdu. 5. Qui touche un ennemi ne fait pas de déplacement standard.',
    example: 'Mobilité 4, une marche forcée de 8 : 2 pas et 2 pivots.',
  },
  'RB-05': {
    does: 'Six tours de jeu de deux tours de joueur : charge, mouvement, magie, tir, mêlée. Toute unité qui touche un ennemi combat une manche à chaque phase de mêlée, quel que soit le joueur. La première manche est la première où ces unités se combattent ; une unité venue plus tard a alors la sienne.',
    example: 'Au contact dès le tour 1, deux unités peuvent se combattre 12 manches.',
  },
  'RB-06': {
    does: '1. Maximisé : un dé de plus, le plus bas écarté ; minimisé : un de plus, le plus haut écarté. Chaque exemplaire ajoute un dé ; un de chaque s’annulent. De D6 + 4 le D6 seul. 2. Un dé est relancé une fois au plus, selon son premier résultat, et le second reste ; un test à plusieurs dés l’est en entier, maximisé ou minimisé de même. 3. Valeurs : fixées (ou « à au moins », qui n’abaisse jamais) ; puis multipliées ou divisées, arrondies au supérieur ; puis ajoutées, celles à limite en dernier ; puis toujours et jamais ; puis les bornes : pas sous 0, Armure au plus 6, Agilité et Discipline au plus 10. De deux fixées, la plus basse. 4. Rien ne s’ajoute à Force 3 et Pénétration 10 d’A12, aux deux 10 d’A17, à Pénétration 10 d’A18, au palier 0 de W03. 5. Un bonus abaisse un n+ requis, une pénalité le relève. D3 est la moitié d’un D6, arrondie au supérieur. 6. Les nombres de touches ou de blessures se lancent pour chaque figurine ou blessure à part.',
    example: 'Mobilité 5 divisée par deux, puis +1 : 3 + 1 = 4.',
  },
  'RB-07': {
    does: 'Une fois dans la phase de mouvement, une unité ni engagée ni ébranlée qui n’a pas déclaré de charge fait un de ceux-ci : mouvement simple, jusqu’à sa Mobilité ; marche forcée, jusqu’au double ; reformation : toute orientation, colonnes changées de 2 au plus (M34 : 4), de 1 à toutes ses figurines, et décalée de Mobilité / 6 cases, arrondi à l’inférieur. Les trois sont des déplacements standard ; après une marche forcée on ne tire pas (A32).',
    example: 'Mobilité 6 : 6 pouces, ou 12, ou reformée à 1 case. Mobilité 4 se reforme sur place.',
  },
  'RB-08': {
    does: '1. Déclarée une à une, par des unités ni engagées ni ébranlées, sur un ennemi dans leur arc frontal et en vue. 2. Le côté chargé est l’arc où se tient qui charge ; son trajet est le moindre coût (RB-04, pivots compris) jusqu’à une case libre à côté de la cible dans cet arc, face à elle, au moins 1. Sans telle case, pas de charge ; celle qu’une charge déclarée avant prendra à coup sûr n’est pas libre. 3. Terreur (M52), puis tenir ou fuir ; les engagées tiennent. 4. Après toutes les réactions, une à une : D6 + 4 + la plus basse Vitesse de charge, dans l’ordre du joueur actif. Au moins le trajet : elle touche et est en charge. Moins : elle y avance jusqu’à sa Mobilité, et ne bouge ni ne tire plus à ce tour. 5. Si sa cible a fui, elle peut une fois rediriger, par un test de commandement : une autre cible, qui réagit. Raté ou non tenté, elle lance contre la nouvelle place de la fuyarde : assez la détruit, moins est une charge ratée. Si sa cible a quitté la carte, elle ne lance rien : elle ne bouge pas, mais peut tirer. 6. Trajet moins Vitesse 5, 6, 7, 8, 9, 10 : 100, 83, 67, 50, 33, 17 % ; maximisé 100, 97, 89, 75, 56, 31 %.',
    example: 'Un trajet de 14 à Vitesse de charge 6 : 8 de plus, 50 % ; course rapide 75 %.',
  },
  'RB-09': {
    does: '1. Fuite : 2D6 pouces tout droit, à l’opposé de qui charge ou de l’ennemi touché (de plusieurs, au choix de l’ennemi), à travers les unités ; si sa dernière case est prise, jusqu’à la première libre. Terrain dangereux pour chaque ennemi ou infranchissable traversé. Les alliés traversés testent la panique, sauf fuite volontaire : réaction choisie, ou M42. Hors de la carte : détruite. 2. Qui a fui est ébranlée. 3. Poursuite : qui touchait une ennemie démoralisée, et n’en touche pas qui tienne encore, peut en poursuivre une (M20 doit, M49 ne peut). 2D6 chacune : au moins la fuite la détruit. La poursuivante va de son jet tout droit, s’arrêtant avant les alliés et l’infranchissable ; un nouvel ennemi sur sa voie est chargé, ne peut que tenir, et combat à la phase de mêlée suivante. 4. Charge irrésistible : qui chargeait et dont les ennemis touchés ont tous péri à cette première manche peut avancer de 2D6 de même. 5. Qui ne touche plus rien et ne poursuit pas peut se reformer : le perdant par un test de commandement, le gagnant librement.',
    example: '2D6 ordinaires contre 2D6 : rattrapée 721 fois sur 1296, 56 %.',
  },
} satisfies SomeRuleHelp

import type { SomeRuleHelp } from '../../../ruleIds.ts'

/** Règles de figurine : se déployer, bouger, se tenir. */
export const moves = {
  M05: {
    does: 'a. Après le déploiement, une unité avec cette règle peut aussitôt faire un déplacement standard : mouvement simple, marche forcée ou reformation. b. Avec X, sa Mobilité est X pour ce mouvement ; une marche forcée va donc à deux fois X. c. Aucune figurine n’y parcourt plus de 12 pouces. d. Elle ne finit pas à 6 pouces ou moins d’un ennemi ; passer plus près est permis. e. Les figurines attachables ne quittent pas leur unité ainsi. f. Si les deux camps en ont : à tour de rôle, une chacun, le défenseur d’abord. g. Une unité qui commence la bataille hors de sa zone de déploiement, par ce mouvement ou autrement, ne déclare pas de charge au premier tour de joueur de la partie ; cela ne lie donc que qui joue en premier.',
    example: 'Avant-garde (8) : une marche forcée de 16 pouces s’arrête à 12, soit 4 cases.',
  },
  M12: {
    does: 'a. La portée de charge d’une unité avec cette règle est maximisée : un dé de plus, le plus bas écarté. b. Sa fuite aussi. c. Sa poursuite et sa charge irrésistible aussi.',
    example: 'Vitesse de charge 6, trajet de 13 : il lui faut 3 au dé, 89 % au lieu de 67 %.',
  },
  M16: {
    does: 'a. Une unité avec cette règle n’est pas tenue d’être déployée dans sa zone. b. Elle peut être placée partout à au moins 12 pouces de la zone ennemie. c. Si elle commence hors de sa zone, elle ne déclare pas de charge au premier tour de joueur de la partie.',
    example: '12 pouces sont 4 cases : à 4 de cette zone, elle peut se tenir ; à 3, non.',
  },
  M17: {
    does: 'a. Une unité avec cette règle peut être gardée hors du déploiement. b. Dès le deuxième tour de son joueur, au début de sa phase de mouvement, un dé pour chacune : à 3+ elle arrive. c. À son cinquième et à son sixième tour elle arrive quoi que montre le dé, si elle peut être placée. d. Il nomme un point qui répond à X (bord de table : une case du bord) ; ici, tout X se lit comme bord de table (RR-60). e. Au moins trois de ses coins sont à 6 pouces ou moins du point, en toute formation et orientation, à un pouce des autres : ici, sur cette case ou une case voisine. f. Ni autre unité ni terrain infranchissable entre le point et quelque endroit de l’unité. g. Elle compte comme ayant fait un mouvement simple et peut tirer en mouvement. h. Elle ne bouge plus dans cette phase.',
    example: 'Pas venue aux tours 2, 3 et 4 : 1/3 × 1/3 × 1/3, 1 fois sur 27.',
  },
  M20: {
    does: 'Une unité qui contient cette règle doit poursuivre, ou faire une charge irrésistible, dès qu’elle le peut.',
    example: '2D6 montrent 7 : elle avance de 2 cases, même si son joueur préférait la reformer.',
  },
  M22: {
    does: 'a. La figurine ignore les règles du décor ; avec X, de cette sorte seulement. b. Pas ce que le décor fait à la vue et au couvert. c. Pas ce que le décor fait par vulnérable (M56). d. L’infranchissable le reste.',
    example:
      'Un pas par un côté difficile coûte 3 pouces, non 6 ; une rangée d’arbres sur la ligne donne toujours un couvert léger.',
  },
  M31: {
    does: 'a. Une unité qui contient cette règle ne fait de marche forcée qu’à portée de la présence impérieuse (M39) d’une figurine alliée, si elle peut lui servir. b. Une reformation qui la décale de plus que sa Mobilité compte ici comme une marche forcée (M54). c. Ces figurines ont en plus une valeur de résurrection, dont des sorts peuvent user.',
    example: 'Mobilité 4, le général à 5 cases : elle va à 4 pouces, non à 8.',
  },
  M32: {
    does: 'a. Elle ne déclare pas de charge. b. Au lieu d’un déplacement standard, elle fait un mouvement de poursuite (RB-09), qui charge un nouvel ennemi rencontré. c. Elle le doit, à chaque phase de mouvement, si elle le peut. d. Avant que bouge toute unité sans cette règle. e. Elle va de X pouces au lieu de 2D6. f. Son joueur dit la direction avant de lancer X. g. Pas de terrain dangereux, sauf si ce mouvement est une charge. h. Le bord de la carte lui est infranchissable. i. Elle compte comme ayant bougé pour ses tirs. j. Elle fuit et poursuit aussi de X.',
    example: 'Mouvement aléatoire (3D6) montre 11 : 4 cases dans la direction dite.',
  },
  M33: {
    does: 'a. Une unité avec cette règle ignore décors et terrain découvert en se déplaçant. b. Elle finit à l’écart des autres unités, comme toutes. c. Le décor ne fait jamais subir de terrain dangereux à sa réserve ; d’autres causes le font, comme traverser un ennemi en fuyant.',
    example: 'Elle fuit par une falaise et à travers un ennemi : terrain dangereux 1 fois, pour l’ennemi.',
  },
  M49: {
    does: 'a. Une unité avec cette règle ne déclare pas de charge. b. Elle ne fait pas de marche forcée. c. Elle ne poursuit pas et ne fait pas le mouvement de poursuite du mouvement aléatoire (M32). d. Elle ne choisit pas de fuir une charge. e. Là où elle devrait fuir, elle est retirée comme perte. f. Une figurine avec elle qui a fait un déplacement standard ne tire pas à ce tour. g. Une unité avec elle voit de tout point de son socle, pas seulement vers son front.',
    example: 'Discipline 7, perdu de 2 : à 6 aux dés elle est démoralisée, donc retirée.',
  },
  M53: {
    does: 'a. Une unité qui contient cette règle se tient en formation de tirailleurs, un demi-pouce entre figurines. b. Ces vides font partie de l’unité, aussi hauts qu’elle, pour la vue et le couvert. c. Front, flancs, dos, rangs et soutien sont ceux de toutes. d. Seules des figurines attachables de même Taille la rejoignent. e. Un autre socle que celui de ses figurines ordinaires y est incompatible.',
    example: '10 en 5 colonnes : 2 rangs, et le second soutient comme ailleurs.',
  },
  M54: {
    does: 'a. Une reformation peut décaler une unité avec cette règle d’au plus deux fois sa Mobilité. b. Décalée de plus que sa Mobilité, elle a fait une marche forcée pour toutes les règles là-dessus (M31, terrain dangereux), mais pour le tir elle s’est reformée : elle peut tirer, en mouvement. c. Si la reformation commence à 3 pouces ou moins d’une unité ennemie avec musicien et non ébranlée, elle se décale d’au plus sa Mobilité ; une simple marche forcée lui reste ouverte. d. Une unité qui la contient n’a aucun rang complet : résolu (M45) n’en donne donc pas. e. Des figurines jointes ne font pas cela, sauf si toutes sont jointes.',
    example: 'Mobilité 6 : décalée d’au plus 4 cases ; à côté d’un musicien ennemi, de 2.',
  },
  M55: {
    does: 'a. Une unité avec cette règle ignore décors, terrain découvert et autres unités dans ses déplacements standard et ses charges, non en poursuivant ou en fuyant. b. Elle finit à l’écart des autres unités, comme toutes. c. Le terrain où elle commence et celui où elle finit comptent. d. L’unité chargée n’est pas ignorée, et il faut devant elle la place d’un front.',
    example: 'Trois pas, le deuxième par un côté difficile : 9 pouces ; les autres en paient 12.',
  },
} satisfies SomeRuleHelp

import type { ruleTexts as english } from '../en/ruleTexts.ts'

/** Les règles du livre de tournoi par leurs numéros : leur nom, jusqu’au premier point, et ce qu’elles disent. */
export const ruleTexts: Record<keyof typeof english, string> = {
  '1.01': 'Héros et guerriers. Les héros permettent des guerriers (2.02), qui les suivent.',
  '1.02':
    'Ce que porte un socle. Dés et portée de tir, points de mouvement, endurance, attaques, nombre unique, camp, points et aptitudes : `/figurines voir`.',
  '1.03':
    'Vie et points d’action. Les deux commencent au plus haut ; les PA paient aptitudes, conversions et course.',
  '1.04':
    'Les PA ne reviennent pas. Dépensés, ils le sont pour toute la bataille, sauf ce qu’une aptitude rend (8.14).',
  '1.05': 'Versions. Une figurine peut exister en plusieurs versions, chacune avec ses nombres.',
  '1.06': 'Un socle couvre des hexagones entiers. Il suit le contour de ses hexagones, jamais à cheval.',
  '1.07':
    'L’avant. Toute figurine fait face à un côté de son hexagone : la petite pointe au bord de son pion.',
  '1.071': 'L’avant du socle seul. C’est lui qui compte, quelle que soit la pose de la figurine.',
  '1.08': 'Bonus. Des aptitudes ajoutent des dés ou des points, ou les multiplient.',
  '1.09':
    'Multiplier d’abord. Ce qui multiplie compte avant ce qui ajoute ; deux fois le double font quatre fois.',
  '1.10': 'Les bonus se cumulent. Tous, sauf mention contraire.',
  '1.11': 'L’aptitude avant la règle. Si une aptitude contredit une règle, c’est l’aptitude qui vaut.',
  '2.01':
    'Points d’une armée. Convenus d’avance : 1500 d’ordinaire, 500 ou 1000 pour une partie plus courte.',
  '2.02':
    'Les héros mènent. Au plus autant de guerriers que vos héros ont de PA ensemble, dans la limite des points ; Commandement double ceux de son héros (8.47).',
  '2.021':
    'Restrictions. Un défi, un serveur ou une saison peut interdire ou limiter figurines et aptitudes ; c’est dit avant le choix des armées.',
  '2.022': 'Deux armées. Quand le jet décide des camps, chacun apporte une armée du Bien et une du Mal.',
  '2.03': 'Un seul camp. Une armée est toute du Bien ou toute du Mal.',
  '2.04':
    'Nombres uniques. Jamais deux figurines de l’armée avec le même ; une figurine peut en avoir plusieurs.',
  '3.01': 'Trois étapes. Déploiement, bataille, victoire.',
  '3.02':
    'Déploiement. Un dé chacun, relancé à égalité : le gagnant prend le camp ou la carte, l’autre décide du reste. Qui n’a pas choisi la carte prend un bord étroit et se déploie d’abord, sur trois hexagones ; puis l’autre en face.',
  '3.03':
    'Restées en arrière. Une figurine sans place dans la zone n’est pas de l’armée et ne compte pour rien.',
  '3.04': 'Le tour. Phase de stratégie, phase d’action de l’attaquant, du défenseur, phase de combat.',
  '3.05':
    'Le jet de stratégie. Un dé chacun : le plus haut choisit d’être attaquant ou défenseur ce tour-ci ; à égalité, on relance.',
  '3.051': 'Aptitudes de la phase de stratégie. Après le jet, celles de l’attaquant, puis du défenseur.',
  '3.06': 'Phase d’action. Chaque figurine peut bouger ou tirer, et user d’aptitudes.',
  '3.07': 'Personne n’est obligé d’agir. Sauf les Esprits Servants tant que l’Anneau est au doigt (9.04).',
  '3.08': 'Tomber hors combat. À 0 point de vie en phase de stratégie ou d’action, on sort aussitôt.',
  '3.09': 'Une figurine après l’autre. Quand la suivante commence, la précédente a fini, sans retour.',
  '3.091': 'Orientation finale. Quand toutes ont agi, celles qui n’ont pas tiré peuvent pivoter.',
  '3.10': 'Phase du défenseur. Selon les mêmes règles, quand l’attaquant a fini.',
  '4.01': 'Points de mouvement. Autant de PM pour son mouvement.',
  '4.02':
    'Toute direction, toute orientation. On bouge dans n’importe quelle direction, et l’on fait face au côté voulu là où le mouvement finit ou s’interrompt.',
  '4.03': 'Prix d’un pas. Selon le côté franchi : dégagé 1 PM, difficile 2, eau 3.',
  '4.04': 'Côtés fermés. Un côté infranchissable (noir) ou d’obstacle (pointillé) ne se franchit pas.',
  '4.041':
    'Côtés d’obstacle. Ni figurine ni zone de danger ne les franchit ; un seul sur une ligne de vue ne bloque pas, un second si.',
  '4.05':
    'Traverser. On traverse ses amis au prix ordinaire, sauf si un de leurs hexagones est dans une zone de danger ennemie ; jamais l’ennemi.',
  '4.06': 'Hexagones tronqués. Coupés par le bord, ils ne comptent en rien comme hexagones.',
  '4.07': 'Où ne finit aucun mouvement. Sur une autre figurine, ou sur un X.',
  '4.08': 'Une zone de danger arrête. Qui entre dans celle d’un ennemi y finit son mouvement.',
  '4.09':
    'La zone de danger. Les trois hexagones devant une figurine, mais aucun derrière un côté infranchissable ou d’obstacle. Pour la Taille Imposante, tous ceux qui l’entourent (8.46) ; pour un cavalier, les trois devant son hexagone avant (8.10).',
  '4.10': 'Engagée. Une figurine avec un ennemi dans sa propre zone de danger.',
  '4.11':
    'Désengagement. Qui commence son action dans une zone ennemie et quitte son hexagone subit d’abord une attaque gratuite commune de tous ceux qui le menacent ; s’il survit, il bouge librement.',
  '4.12': 'Pivoter sur place. C’est gratuit, et ce n’est pas se désengager ; avant un tir aussi.',
  '4.13': 'Pas assez de points. Un pas qu’on ne peut payer ne se fait pas, et le reste est perdu.',
  '4.131':
    'Courir. Après un mouvement, un hexagone de plus, payé en PA au lieu de PM (1, 2 ou 3) ; une fois par phase, et pas sous la menace.',
  '4.14':
    'Mouvement de Taille Imposante. L’hexagone arrière seul compte pour le chemin, son prix et le désengagement ; puis les autres doivent avoir la place. On se déploie face au bord ennemi.',
  '5.01': 'Bouger ou tirer. Qui peut tirer le fait au lieu de bouger.',
  '5.02':
    'Menacée. On ne tire pas depuis une zone de danger ennemie ; la Taille Imposante ne craint que ses pareilles (8.46).',
  '5.03': 'Une cible. On tire sur un seul ennemi.',
  '5.031': 'Hors d’atteinte. Nul ne vise Sauron de loin.',
  '5.04': 'Cibles engagées. On peut tirer sur elles.',
  '5.05': 'Portée et vue. Il faut les deux ; on peut les vérifier avant de décider.',
  '5.06': 'Portée. On compte les hexagones jusqu’à la cible, le sien compris et celui du tireur non.',
  '5.07':
    'Champ de vue. Une figurine voit devant son front : sa zone de danger prolongée jusqu’au bord. La Taille Imposante voit tout autour (8.46).',
  '5.08': 'Pivoter d’abord. Le tireur peut pivoter sur place avant de tirer.',
  '5.09': 'Rien entre les deux. Aucun côté infranchissable ne doit bloquer la ligne.',
  '5.10':
    'Deux lignes. D’un coin avant du tireur à deux coins voisins de la cible ; une seule qui traverse ou longe un côté noir bloque.',
  '5.11': 'Figurines gênantes. Un hexagone occupé, ami ou ennemi, qu’une ligne traverse ou longe la bloque.',
  '5.12': 'Terrain surélevé gênant. Il bloque si ni le tireur ni la cible ne sont en terrain surélevé.',
  '5.121': 'Longer. Une ligne couchée sur un bord le longe ; toucher un simple coin ne bloque pas.',
  '5.13': 'Terrain surélevé. Les hexagones marqués △.',
  '5.14':
    'D’en haut. Pour un tireur surélevé, les figurines plus basses ne bloquent pas ; sur une cible qui n’est pas surélevée, un dé de plus.',
  '5.141':
    'Une autre hauteur. Entre une figurine surélevée et une qui ne l’est pas, bloque le terrain surélevé qu’aucun hexagone surélevé ne relie à la première.',
  '5.15': 'Vers le haut. Les figurines plus basses ne bloquent pas un tir sur une cible surélevée.',
  '5.16': 'Le tir. Autant de dés que sur le socle.',
  '5.17': 'Toucher. 5 et 6 touchent, un 1 est une touche superficielle.',
  '5.171':
    'Sur 6 seulement. Si le tireur n’est pas surélevé et que la ligne traverse un côté difficile ou d’obstacle qui n’est ni de son hexagone ni d’un hexagone surélevé. L’eau ne compte pas, et le 1 reste superficiel.',
  '5.18':
    'Convertir une touche. Le tireur peut payer 1 PA et faire une touche effective d’une touche superficielle.',
  '5.19': 'Dés de dégâts. Un par touche.',
  '5.20':
    'Dégâts. Chaque dé qui atteint l’endurance de la cible ôte un point de vie ; un 1 est une blessure superficielle.',
  '5.201': 'Invulnérable de loin. Aucun dégât d’un tir ne va à Sauron.',
  '5.21': 'Convertir une blessure. Le tireur peut payer 2 PA et faire un 6 d’une blessure superficielle.',
  '5.22': 'Abattue. À 0 point de vie, on sort aussitôt.',
  '6.01': 'Phase de combat. Tous les combats de la carte ont lieu.',
  '6.02': 'Leur ordre. L’attaquant le choisit.',
  '6.03': 'Un combat. Toutes les figurines d’une chaîne y sont.',
  '6.04': 'La chaîne. Elle relie une figurine aux ennemis de sa zone, et à ceux dont elle occupe la zone.',
  '6.05':
    'Trouver une chaîne. D’une figurine à l’autre, d’un camp à l’autre, jusqu’à ce que personne ne s’ajoute.',
  '6.06': 'Côte à côte. Des voisins peuvent être de chaînes différentes.',
  '6.07': 'Deux jets. Le jet de combat et le jet de dégâts.',
  '6.08':
    'Le jet de combat. Un camp lance les attaques de ses figurines de la chaîne qui ont un ennemi dans leur zone.',
  '6.09': 'Toucher. 4, 5 et 6 touchent, un 1 est une touche superficielle.',
  '6.10':
    'Convertir une touche. Une figurine engagée peut payer 1 PA et faire une touche effective d’une touche superficielle.',
  '6.11':
    'Une touche chacune. Une figurine convertit une touche superficielle par combat ; la Taille Imposante autant qu’elle peut payer (8.46).',
  '6.12': 'Le jet de dégâts. Un dé par touche.',
  '6.13': 'Blessures superficielles. Un 1 aux dés de dégâts ne blesse personne.',
  '6.14':
    'Convertir une blessure. Une figurine engagée peut payer 2 PA et faire un 6 d’une blessure superficielle.',
  '6.15':
    'Une blessure chacune. Une figurine convertit une blessure superficielle par combat, même après une touche ; la Taille Imposante autant qu’elle peut payer (8.46).',
  '6.16':
    'Allouer les dés. L’attaquant alloue tous ses dés, puis le défenseur ; un dé qui peut l’être doit l’être.',
  '6.17': 'À qui. À un ennemi d’une de vos zones dont le dé atteint l’endurance.',
  '6.18': 'Perte. Chaque dé ôte un point de vie.',
  '6.19': 'Qui tombe. Quand les deux ont alloué, les figurines à 0 sortent ensemble.',
  '6.20': 'Dés perdus. Ce qui ne peut aller à personne est perdu.',
  '6.21':
    'Le combat suivant. L’attaquant le choisit ; chacun une fois par tour, et qui est tombé n’y est plus.',
  '6.22': 'Fin du tour. Tous les combats finis, on regarde la victoire ; sinon le tour suivant commence.',
  '6.23':
    'Attaque surprise. Une figurine que personne ne menace a une attaque de plus par ennemi dans sa zone, en phase de combat.',
  '6.24':
    'D’en haut. Une figurine surélevée a une attaque de plus par ennemi de sa zone qui ne l’est pas, en phase de combat ; rien pour ni contre la Taille Imposante (8.46).',
  '6.25':
    'Attaques gratuites. Le désengagement et des aptitudes en donnent : des jets ordinaires, mais qui l’exécute n’use d’aucune aptitude.',
  '6.26': 'Qui une attaque gratuite blesse. Celle qui la subit, et personne d’autre.',
  '6.27': 'Dés d’une attaque gratuite. Les attaques du socle, sans surprise ni hauteur.',
  '7.01':
    'La moitié de l’armée. Qui a perdu la moitié de ses figurines ou plus a perdu ; on regarde à la fin d’un tour, et là seulement.',
  '7.02':
    'Les deux à la fois. Plus de points restants, puis plus de points dépensés en héros ; sinon match nul.',
  '7.03': 'Petites batailles. Jusqu’à 500 points, une armée est battue quand elle est toute perdue.',
  '7.04':
    'Plus personne. Si les deux perdent tout au même tour, plus de points dépensés en héros ; sinon match nul.',
  '7.05': 'Points de victoire. Une victoire 3, aux points 2 à 1, un nul 1,5 chacun, une défaite 0.',
  '8.01': 'Aptitudes spéciales. Elles figurent sur le socle.',
  '8.02': 'Leur coût. Le chiffre à côté, en PA.',
  '8.03': 'L’aptitude avant la règle. Si elle contredit une règle, c’est elle qui vaut.',
  '8.04': 'Combien de temps. Une aptitude cesse quand ses effets ont eu lieu, sauf mention contraire.',
  '8.05': 'Coût 0. Il faut tout de même l’activer à son moment.',
  '8.06':
    'Une fois par tour. Une figurine use de chaque aptitude une fois par tour, et autant de fois qu’elle est sur son socle.',
  '8.07': 'Les deux à la fois. L’attaquant use des siennes d’abord, puis le défenseur.',
  '8.071':
    'De son combat. Cri de Guerre, Science du Combat, Coups Précis, Coup Fatal, Stratégie Agressive, Garde du Corps, Cri de Ralliement, Annuler, Fureur de Troll Noir et leurs pareilles veulent le combat de la figurine, ou un ennemi dans sa zone.',
  '8.08':
    'Dans son combat. Une telle aptitude ne s’active qu’en phase de combat, pour le combat où est la figurine.',
  '8.081': 'Son combat. Celui où elle a un ennemi dans sa zone.',
  '8.082':
    'Activable ou permanente. Anneau Unique, Commandement, Taille Imposante, Présence Effrayante, Cavalerie, Créature Volante, Effroyable et Mon Précieux ne s’activent pas : elles sont toujours là.',
  '8.083': 'Adjacent. Dans des hexagones qui se touchent, sans côté infranchissable ni d’obstacle entre eux.',
  '8.084': 'Deux fois sur un socle. Autant d’activations ; l’une finit avant la suivante.',
  '8.085':
    'Réactions. Repousser, Fixer, Armure, Courage, Terreur et Annuler servent pendant la phase adverse ; le reste pendant la sienne.',
  '8.086':
    'Figurines passives. Qui est d’une chaîne sans personne dans sa zone ne lance ni ne convertit rien, et n’a qu’Armure, Courage et Terreur.',
  '9.01':
    'L’Anneau Unique. Son porteur peut le passer à son doigt en phase de stratégie, ou avant toute chose dans sa phase d’action ; la figurine qui le porte au doigt prend sa place, avec la même vie et les mêmes PA.',
  '9.02':
    'Lutte intérieure. Chaque tour l’Anneau au doigt, un jet au début de son action, qu’elle agisse ou non.',
  '9.03':
    'Bien et Mal. Un dé chacun : Bien égal ou plus haut, elle peut agir. Mal plus haut : elle perd un point de vie, ne fait rien, ne combat pas et ne dépense pas de PA ce tour-ci.',
  '9.04':
    'Les Esprits sont attirés. Tant que l’Anneau est au doigt, chaque Esprit Servant va à côté de qui le porte s’il le peut, sinon plus près.',
  '9.05': 'Les Esprits se désengagent. Même engagés, ils le doivent.',
  '9.06':
    'Mais par aucune zone. Un Esprit n’est pas obligé d’entrer dans une zone de danger ennemie en chemin.',
  '9.07': 'Les Esprits combattent. Ils prennent part aux combats où ils sont.',
  '9.08':
    'Qui porte l’Anneau est peu blessé. Des dés de dégâts n’y vont que dans la zone de danger d’un Esprit ; un ennemi qui n’a personne d’autre dans sa zone n’ajoute pas ses attaques. Elle combat comme d’ordinaire.',
  '9.09': 'Tirs sur elle. Seuls des Esprits Servants en font.',
  '9.10': 'Elle ne cache personne. Elle ne bloque que la vue des Esprits.',
  '9.11':
    'Retirer l’Anneau. Un tour suivant, avant toute chose : à la place de la lutte, le Bien doit dépasser le Mal. Sinon il reste au doigt, et un point de vie et le tour sont perdus.',
  '9.12': 'Aptitudes sur elle. Seules celles des Esprits Servants l’atteignent.',
  '9.121': 'Les Esprits la surprennent. Ils ont contre elle leurs dés d’attaque surprise.',
  '9.13': 'Qui sont les Esprits Servants. Ceux de ce nom, les Nazgûl et le Roi Sorcier.',
  '9.14':
    'La fin par l’Anneau. Si son porteur meurt, son camp a perdu aussitôt ; s’il sort par le bord adverse, son camp a gagné aussitôt. Les deux passent avant tout.',
  '9.15': 'Points de qui porte l’Anneau. Ceux de la figurine dont elle a pris la place.',
  '10.01':
    'La direction. Ce qu’il faut trancher dans une saison ou une bataille, la direction le décide : `/ligue trancher`.',
  '10.02': 'Les figurines restent en place. À une table nul ne les prend ; ici nul ne le peut.',
  '10.03': 'Figurines peintes. À une table on les admet si leurs nombres se lisent.',
  '10.04': 'Compteurs d’autrui. À une table nul n’y touche ; ici le programme les tient tous.',
  '10.05': 'Entre deux nombres. À une table le plus bas compte.',
  '10.06': 'Dés cassés. À une table on les relance.',
  '10.07': 'Un dé d’une autre couleur. À une table, la lutte avec l’Anneau en demande un.',
  '10.08': 'Compteurs. À une table ils ne bougent que par le jeu.',
  '10.09': 'Exclusion. La direction peut exclure qui enfreint ces règles : `/ligue exclure`.',
}

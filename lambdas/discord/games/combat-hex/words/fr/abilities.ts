import type { AbilityWords } from '../types.ts'

export const abilities: AbilityWords = {
  'battle-awareness':
    'En phase de stratégie : jusqu’à la fin du tour, sa zone de danger s’étend aux six hexagones qui l’entourent.',
  cavalry:
    'Toujours : peut charger au lieu de se déplacer, en terrain dégagé, avec une attaque gratuite à la fin, sauf après avoir commencé la phase d’action dans une zone de danger ; ou tirer au milieu d’un mouvement. En chemin, seul l’hexagone avant compte, et sa zone de danger est devant lui. Les fantassins ne la cachent pas et ne lui cachent rien, mais par-dessus eux seul un 6 touche, sauf d’un tireur en terrain surélevé ; un de ses hexagones en terrain surélevé suffit. Sur place, elle ne pivote que d’un demi-tour, et c’est alors tout son mouvement.',
  fast: 'Avant son mouvement : ses points de mouvement sont doublés ; la course n’y gagne rien.',
  'fast-strike':
    'Pendant son mouvement, après un hexagone au moins : une attaque gratuite contre un ennemi de sa zone de danger. Si plus rien ne la retient, elle poursuit avec ce qui lui reste. Pas après avoir couru.',
  flyer:
    'Toujours : elle survole tout terrain et toute figurine pour 1 PM par hexagone, ne s’arrête que dans les zones de danger des créatures volantes, ne subit d’attaque gratuite que si elle quitte celle où elle a commencé et, à la fin de son action, porte une attaque gratuite ou tire. Elle ne peut pas courir.',
  invigorate:
    'Au lieu de bouger ou de tirer : choisissez un ami adjacent et lancez un dé pour chaque PA qu’il a dépensé ; chaque 4 ou plus lui en rend un.',
  'magical-force':
    'En phase de stratégie, sur un ennemi en vue devant elle, sur socle d’un hexagone : vous le déplacez avec ses propres PM, selon toutes les règles du mouvement. Il ne court pas, et agira ensuite normalement.',
  repel: 'Quand un ennemi vient d’entrer dans sa zone de danger : une attaque gratuite contre lui.',
  'arrow-flurry':
    'Avant son tir : ses dés de tir sont doublés, elle ne désigne pas de cible, et chaque dé de dégâts est alloué à un ennemi de votre choix, à portée, en vue et qu’il peut blesser. Ni dé de plus d’un terrain surélevé ou de Tir Groupé, ni pénalité pour ce que la ligne traverse.',
  'crack-shot': 'Avant toute action : elle peut encore se déplacer après avoir tiré.',
  'deadly-aim':
    'Quand son tir a touché, avant de jeter les dés de dégâts : chaque dé de dégâts retire deux points de vie au lieu d’un.',
  'deadly-shot': 'Quand son tir a touché, avant de jeter les dés de dégâts : deux dés de dégâts par touche.',
  'expert-marksman': 'Juste avant de tirer : aucune figurine, amie ou ennemie, ne gêne sa ligne de vue.',
  sneak:
    'Avant son mouvement : jusqu’à la fin du tour, chaque hexagone lui coûte 1 PM, murs compris ; elle traverse ennemis et zones de danger sans s’arrêter et les quitte sans attaque gratuite. Elle ne finit ni sur une figurine ni sur un X.',
  stalwart:
    'Quand un ennemi tente de quitter sa zone de danger : il reste où il est et son mouvement est perdu. Contre un ennemi qui use d’Agilité, c’est une attaque gratuite.',
  tyrant:
    'Avant le mouvement d’un de vos guerriers : vos guerriers qui lui étaient adjacents au début des phases d’action ont 1 PM de plus jusqu’à la fin du tour.',
  'perfect-aim': 'Avant son tir : chaque 2 du tir est aussi une touche superficielle, comme un 1.',
  'shot-caller':
    'Quand un de vos guerriers vise un ennemi qu’elle voit aussi : vos guerriers ont un dé de tir de plus contre lui jusqu’à la fin du tour.',
  'volley-attack':
    'Avant son tir : elle ne désigne pas de cible, et chaque dé de dégâts est alloué à un ennemi de votre choix, à portée, en vue et qu’il peut blesser.',
  'battle-cry':
    'Au décompte des dés de son combat : vos guerriers qui y sont engagés ont un dé de plus jusqu’à la fin du tour.',
  'battle-savvy':
    'Avant de jeter les dés de son combat : chaque 6 naturel de votre jet reste un 6 parmi les dés de dégâts.',
  berserker: 'Au décompte des dés de son combat : un dé de plus par ennemi adjacent, même derrière elle.',
  'dirty-fighting':
    'Avant de jeter les dés de son combat : chaque 2 de votre jet est aussi une touche superficielle, comme un 1.',
  rage: 'Au décompte des dés de son combat : un dé par attaque, bonus de position et d’aptitudes compris, et chaque 4 ou plus ajoute une attaque.',
  spearman:
    'Au décompte des dés d’attaque, si elle n’est dans aucune zone de danger et n’a pas d’ennemi dans la sienne : l’ami sur socle d’un hexagone, situé droit devant, a un dé de plus ; plusieurs lanciers s’ajoutent. Un cavalier qui entre dans sa zone de danger subit une attaque gratuite, qui ne coûte rien.',
  armor: 'Quand des dés de dégâts lui ont été alloués : un point de dégâts est ignoré.',
  courage:
    'Quand elle tombe à 0 point de vie : elle reste, et compte comme vivante, jusqu’à la fin du tour suivant. Puis elle part, soignée ou non.',
  'killing-blow':
    'Quand les dés de dégâts de son combat, ou de son propre tir, sont lancés : chaque 1 de son camp devient un 6.',
  'rally-cry':
    'Quand les dés de dégâts de son combat sont lancés : vos guerriers engagés y gagnent 1 en endurance, 6 au plus.',
  assassin:
    'Quand les dés de dégâts de son combat vont être alloués : jusqu’à la fin du tour, les blessures converties ôtent 1 point de vie de plus aux ennemis de sa zone de danger.',
  bodyguard:
    'Quand les dés de dégâts de son combat sont lancés : jusqu’à la fin du tour, aucun dé de dégâts ne peut aller à l’un de vos héros adjacents de ce combat, que vous choisissez.',
  'aggressive-strategy':
    'Quand les dés de dégâts de son combat sont lancés : vous relancez les dés de votre choix de votre jet de dégâts.',
  dread:
    'Quand un ennemi adjacent va dépenser des PA : aptitudes, conversions et course coûtent 1 PA de plus aux ennemis adjacents jusqu’à la fin du tour ; plusieurs se cumulent. Qui peut payer le doit, qui ne le peut ne dépense rien et s’en passe. Qui possède Terreur n’en souffre pas.',
  'ent-carry':
    'Avant d’agir : elle prend sur elle un ami sur socle d’un hexagone, qui a commencé le tour à côté d’elle et qui s’y trouve ; deux au plus, dès le déploiement aussi. Là-haut, l’ami tire comme d’un terrain surélevé et ne combat pas ; descendre est son action. Ils tombent avec elle.',
  fearsome:
    'Toujours : un ennemi paie 1 PA pour entrer dans sa zone de danger ; les guerriers ennemis qui y commencent leur phase d’action paient 1 PA ou se désengagent.',
  healing:
    'En phase de stratégie : un ami adjacent regagne autant de vie qu’indique un dé, sans dépasser son maximum.',
  initiative:
    'Avant le jet de stratégie : ajoutez 1 à votre jet de stratégie. Chacun choisit sans connaître le choix de l’autre.',
  large:
    'Toujours : sa zone de danger et sa vue l’entourent toute. Les figurines qui ne sont pas de Taille Imposante ne gênent ni sa vue, ni sa marche, ni son tir ; elle convertit autant de fois qu’elle peut payer. Elle bloque toute vue ; par-dessus des figurines qui ne sont pas de Taille Imposante, seul un 6 la touche, sauf d’un tireur de Taille Imposante ou en terrain surélevé ; et le terrain surélevé n’aide ni elle ni ses ennemis.',
  leadership:
    'Au choix de l’armée : les PA de ce héros comptent double pour le nombre de guerriers. Rien à activer.',
  regeneration: 'En phase de stratégie : un dé par point de vie perdu ; chaque 4 ou plus en rend un.',
  'one-ring':
    'En phase de stratégie ou avant d’agir : elle passe l’Anneau à son doigt : seuls les Esprits Servants tirent sur elle ou la visent d’une aptitude, et ce n’est que dans la zone de danger de l’un d’eux qu’un combat la blesse. Chaque tour, une lutte intérieure, un dé pour le Bien et un pour le Mal, décide si elle peut agir ; si le Mal est plus haut, elle perd aussi un point de vie. Chaque Esprit Servant doit aller vers elle. Un tour suivant, elle peut tenter à la place de retirer l’Anneau : le Bien doit être plus haut, sinon il reste au doigt et un point de vie est perdu (9.03, 9.04, 9.11). Si elle meurt, la bataille est perdue ; si elle sort par le bord adverse, la bataille est gagnée.',
  'steal-essence':
    'Au moment où l’aptitude copiée pourrait servir : elle obtient jusqu’à la fin du tour une aptitude d’un héros ennemi présent sur la carte, sans en payer le coût ; aucune de celles qui agissent toujours, ni Vol de Compétence.',
  terrifying:
    'Toujours : personne ne lui porte d’attaque gratuite, et Coup Rapide, Force Magique, Fixer, Tir Groupé, Assassin, Terreur, Présence Effrayante, Annuler, Visée Mortelle, Vol de Compétence et Repousser de l’ennemi ne l’atteignent pas.',
  ward: 'Quand un ennemi de sa zone de danger ou de son combat vient d’activer une aptitude : les effets de celle-ci sont annulés. Ne s’annulent pas : Annuler, les aptitudes permanentes et celles de Sauron.',
  precious:
    'Toujours : au début du tour, un dé pour le Bien et un pour le Mal ; si le Mal l’emporte, l’autre figurine la remplace et garde ses points de vie et ses PA. Elle n’entre dans une armée qu’avec le porteur de l’Anneau, et son chiffre n’est pas un coût.',
  'black-troll-rage':
    'Au décompte des dés de son combat : deux dés de plus par autre ami de Taille Imposante présent.',
}

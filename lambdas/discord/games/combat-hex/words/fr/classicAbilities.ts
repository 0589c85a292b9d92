import type { ClassicAbilityWords } from '../types.ts'

export const classicAbilities: ClassicAbilityWords = {
  'battle-awareness': null,
  fast: null,
  'fast-strike':
    'À tout moment de son mouvement, même avant le premier hexagone : une attaque gratuite contre un ennemi de sa zone de danger. Elle poursuit ensuite, si aucune zone ne la retient ; elle ne tire plus.',
  'magical-force':
    'En phase de stratégie, sur tout ennemi en vue : vous le déplacez avec ses propres PM, selon toutes les règles du mouvement. Il ne court pas, et agira ensuite normalement.',
  'arrow-flurry':
    'Avant son tir : ses dés de tir sont doublés. Elle désigne une cible, et chaque dé de dégâts est alloué à un ennemi de votre choix, en vue et qu’il peut blesser, à portée ou non.',
  'crack-shot': 'Avant toute action : elle peut tirer et se déplacer, dans l’ordre voulu.',
  'deadly-shot': null,
  'expert-marksman': null,
  sneak:
    'Avant son mouvement : jusqu’à la fin du tour, chaque hexagone lui coûte 1 PM, murs compris ; elle traverse les ennemis et quitte les zones de danger sans attaque gratuite. Entrer dans l’une d’elles l’arrête toujours.',
  tyrant:
    'Avant le mouvement d’un de vos guerriers : ceux qui lui sont adjacents à ce moment et n’ont pas bougé ont 1 PM de plus jusqu’à la fin du tour.',
  'shot-caller':
    'Dans votre phase d’action, sur un ennemi qu’elle voit telle qu’elle est tournée : vos guerriers ont un dé de tir de plus contre lui jusqu’à la fin du tour.',
  'battle-cry':
    'Au décompte des dés de son combat : tous vos guerriers de ce combat ont un dé de plus jusqu’à la fin du tour.',
  berserker: null,
  'dirty-fighting': null,
  spearman:
    'Au décompte des dés d’attaque : l’ami situé droit devant, quel que soit son socle, a un dé de plus, ennemis proches ou non.',
  armor:
    'Quand les premiers dés de dégâts du tour lui ont été alloués : le premier d’entre eux ne lui ôte rien, quoi qu’il doive ôter.',
  assassin:
    'Quand les dés de dégâts vont être alloués : jusqu’à la fin du tour, les blessures converties ôtent deux points de vie au lieu d’un aux ennemis de sa zone de danger. Deux assassins n’en ôtent pas plus.',
  courage:
    'Quand elle tombe à 0 point de vie : elle reste jusqu’à la fin du tour suivant, et pour de bon si elle a retrouvé de la vie d’ici là.',
  bodyguard:
    'Quand les dés de dégâts de son combat sont lancés : aucun dé de dégâts ne peut aller à vos héros de ce combat, elle comprise.',
  'aggressive-strategy':
    'Quand les dés de dégâts de son combat sont lancés : vous relancez tout votre jet de dégâts.',
  dread:
    'Quand un ennemi adjacent va dépenser des PA : aptitudes et conversions coûtent 1 PA de plus aux ennemis adjacents jusqu’à la fin du tour, même à qui possède Terreur. La course, non.',
  healing: null,
  initiative:
    'Avant le jet de stratégie : ajoutez 1 à votre jet de stratégie. Le dernier attaquant choisit d’abord, et les autres le savent.',
  leadership: null,
  'steal-essence':
    'Au moment où l’aptitude copiée pourrait servir : elle obtient jusqu’à la fin du tour une aptitude d’un héros ennemi présent sur la carte, sans en payer le coût. Une aptitude permanente peut aussi être copiée.',
  'one-ring':
    'Dans sa phase d’action, avant toute chose : elle passe l’Anneau à son doigt ou, un tour suivant, tente de le retirer. Avec l’Anneau, elle lutte quand elle doit agir ; l’échec coûte un point de vie et son mouvement du tour. Les dés ne la blessent que dans la zone de danger d’un Esprit Servant. Si elle meurt, la bataille est perdue ; si elle sort par le bord adverse, la bataille est gagnée.',
}

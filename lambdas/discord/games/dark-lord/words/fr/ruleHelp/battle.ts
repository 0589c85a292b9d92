import type { battleRules, RuleTexts } from '../../../ruleIds.ts'

/** Sous sa page : combats, pouvoirs, cavaliers, feu, armées, scénarios. */
export const battle: RuleTexts<typeof battleRules> = {
  'DB-14': {
    name: 'répartir les combats',
    does: 'a. Tous les engagés sont mis en combats d’un contre un ou plusieurs avec qui il est engagé. b. Autant de combats qu’il se peut. c. Le camp qui a la priorité choisit parmi ces répartitions, et l’ordre ; les premiers combats passent avant. d. C’est fait une fois ; qui n’a plus d’adversaire ne combat pas. e. Les soutiens sont nommés quand un combat commence.',
    example: 'Deux contre deux qui se touchent tous font deux combats d’un contre un.',
  },
  'DB-15': {
    name: 'le duel',
    does: 'a. Chaque combattant lance ses Attaques, chaque soutien un dé. b. Le meilleur dé d’un camp compte. c. À égalité : le plus haut Combat du moment, soutiens compris. d. Puissance : d’abord le camp qui perd, puis l’autre, une fois chacun. Par l’ordre habituel « pour gagner », un camp dépense le moins de points qui fasse gagner, sinon qui égalise. e. Toujours égal : un dé, 1 à 3 pour l’Ombre, 4 à 6 pour les Libres. f. Combat du moment : imprimé, plus une frappe héroïque, puis chaque moitié arrondie au supérieur ; Attaques : imprimées, 1 de plus pour la charge d’un cavalier, puis divisées.',
    example:
      '5 4 contre 5 2, Combat 3 contre 4 : le second camp gagne, sauf si un point de Puissance fait du 5 un 6.',
  },
  'DB-16': {
    name: 'reculer',
    does: 'a. Chaque combattant perdant va sur une case contiguë vide, non interdite, sans obstacle, ni montée, ni à-pic, et au contact d’aucun combattant ennemi de ce combat ; les autres zones n’y changent rien. b. Un ami ni engagé ni à terre, qui peut bouger, cède le passage d’une case, une fois. c. Qui ne peut reculer est piégé et reste. d. Ceux à terre restent et comptent comme piégés. e. C’est avant les frappes et gratuit. f. Les soutiens restent.',
  },
  'DB-17': {
    name: 'frappes',
    does: 'a. Les gagnants frappent, combattants autant que leurs Attaques, soutiens une fois, chacune sur un combattant perdant, cavalier ou monture. b. Défense moins Force dit ce qu’il faut. −2 ou moins : 3+ ; −1, 0 : 4+ ; 1, 2 : 5+ ; 3, 4 : 6 ; 5 : un 6, puis 4+ ; 6 : un 6, puis 5+ ; 7 : un 6, puis 6 ; plus : jamais. c. Sur piégés et à terre, chaque frappe est lancée deux fois, chacune sa blessure ; jamais quatre. d. L’une après l’autre, chaque blessure aussitôt ; les frappes qui restent vont à d’autres. e. Une touche est lancée une fois, aux mêmes nombres. f. Qui gagne à terre ne frappe pas mais se relève.',
    example:
      'Force 4 contre Défense 5 blesse sur 5+ ; piégé, deux jets : 20 fois sur 36 au moins une blessure.',
  },
  'DB-18': {
    name: 'lancer un pouvoir',
    does: 'a. Un lanceur debout et non engagé lance un pouvoir par tour dans le mouvement de son joueur, avant, après ou sans son mouvement, jamais au milieu (se relever et mettre pied à terre l’entament) ; même figé. b. Sur une cible à portée et en vue ; les figurines entre eux n’y changent rien. L’épouvante n’a pas besoin de vue. c. Il paie une Volonté ou plus, un dé chacune. d. Le meilleur dé, Puissance comprise, doit atteindre sa valeur et est le nombre à égaler ; sinon la Volonté est perdue pour rien. e. Les dés sont dits avant le jet.',
    example: '3+ avec 2 dés : 1 − 1/3 × 1/3, soit 8 fois sur 9.',
  },
  'DB-19': {
    name: 'résister',
    does: 'a. La cible d’un pouvoir peut payer de la Volonté, un dé chacune. b. Son meilleur dé, Puissance comprise, égale le nombre du lanceur : aucun effet. c. Un 6 naturel rend une Volonté, une par jet, jamais plus qu’au début. d. Sous l’épouvante chacun résiste pour soi, avant son test. e. Pas de dés, pas de jet. f. Le lanceur n’ajoute alors plus de Puissance.',
    example: 'Contre un 4, 2 dés résistent 3 fois sur 4.',
  },
  'DB-20': {
    name: 'portées de ses pouvoirs',
    does: 'Le Seigneur Noir : accablement 18, 2+ ; immobilisation 18, 2+ ; contrainte 18, 3+ ; épouvante 3, 3+ ; blessure 18, 4+ ; épuisement 18, 4+. Les autres ont les leurs sur leur fiche. Immobilisation et contrainte durent jusqu’à la fin du tour, le reste est fait aussitôt.',
  },
  'DB-21': {
    name: 'actions héroïques',
    does: 'Un point de Puissance chacune, de héros non immobilisés. Canaliser : dit avec un pouvoir, qui fait plus. Frapper : dit par les deux avant les dés d’un combat ; on lance un dé, et ce qu’il montre s’ajoute à son Combat pour ce combat, 10 au plus ; il n’a pas un dé de plus. Premier combat : dit avant le premier ; ceux-là passent d’abord, ceux du camp qui a la priorité avant les autres.',
  },
  'DB-22': {
    name: 'brisé',
    does: 'a. Un camp est brisé dès qu’au moins la moitié de ses figurines du début sont retirées ; celles parties par une sortie ne comptent pas. b. À l’ouverture de ses phases, chaque figurine non engagée teste sa Bravoure, héros d’abord. c. Raté : elle est retirée. d. Un héros qui réussit et n’est pas immobilisé donne son courage : les amis à 6 ou moins qui n’ont pas encore testé réussissent. e. Le Seigneur Noir a le dé de son Anneau.',
    example: 'De 21 figurines, 11 doivent être parties.',
  },
  'DB-23': {
    name: 'cavaliers',
    does: 'a. Une monture a Mouvement, Force, Défense, Vie et Bravoure, et ne frappe jamais. b. Monture partie : le cavalier lance pour sa chute. Cavalier parti : la monture aussi. c. Mettre pied à terre coûte la moitié du Mouvement de la monture ; nul ne remonte. Un cavalier ne ramasse rien. d. Une chute : 1, une touche de Force 3 et à terre ; 2 à 5, à terre ; 6, debout. e. Qui est à terre n’a pas de zone, ne charge, ne tire, ne lance ni ne soutient ; se relever coûte la moitié de son Mouvement. On peut se coucher en fin de mouvement. f. Cavalerie tant qu’il chevauche, infanterie ensuite. g. Un cavalier qui a chargé a 1 Attaque de plus si tous ceux qu’il combat sont à pied.',
  },
  'DB-24': {
    name: 'lances et piques',
    does: 'a. Une lance debout et non engagée qui touche un combattant lui prête un dé. b. Une pique aussi, et une seconde qui touche la première, sans devoir toucher le combattant. c. Un combattant a une lance, ou jusqu’à deux piques ; un soutien sert un combat par tour. d. Les cavaliers ne soutiennent pas et ne sont pas soutenus. e. Les soutiens immobilisés lancent mais ne frappent pas.',
  },
  'DB-25': {
    name: 'feu',
    does: 'a. Prendre feu est une touche de Force 9. b. À chaque fin de tour un dé : 4 ou plus et il s’éteint, sinon une touche de Force 5. c. Passer un côté d’eau l’éteint aussitôt, aussi en reculant, en cédant le passage, en fuyant ou décalé. d. Qui brûle déjà est touché encore, et c’est toujours un seul feu.',
  },
  'DB-26': {
    name: 'spectres',
    does: 'a. Un spectre qui était dans un combat paie une Volonté à la fin du tour. b. Pas si un combattant ennemi de son combat était un invisible. c. Sans Volonté il est retiré aussitôt ; un pouvoir lancé avec son dernier point agit d’abord.',
  },
  'DB-27': {
    name: 'armées',
    does: 'a. Les points convenus, 500 d’ordinaire ; 2 à 24 figurines. b. Les héros mènent selon leur rang : Légende 18, Vaillance 15, Courage 12, mineur 6, indépendant 0 ; les autres ne sont pas plus que ceux-ci n’en mènent ensemble. c. Le général est un héros du plus haut rang, le Seigneur Noir avant tous ; de plusieurs, le premier de la liste de l’armée. d. Les héros nommés une seule fois. e. Au plus un tiers des autres, arrondi à l’inférieur, ont un arc. f. De la liste de son camp ; le misérable va avec les deux.',
    example: 'Un capitaine (Courage) en mène 12, dont 4 peuvent avoir un arc.',
  },
  'DB-28': {
    name: 'objets',
    does: 'Un trésor est sur une case. Une figurine à pied qui y finit son mouvement non engagée peut le ramasser ; un chacune. Il va où va qui le porte. Il est lâché dans le mouvement de son joueur, par une contrainte, ou quand qui le porte est parti. Tenu : porté par une figurine du camp.',
  },
  'DB-29': {
    name: 'moitiés',
    does: 'Les moitiés sont arrondies au supérieur.',
    example: 'La moitié de 5 est 3, celle de 1 est 1.',
  },
  'DB-30': {
    name: 'scénarios',
    does: 'Les Libres à gauche, l’Ombre à droite, zones de trois colonnes sauf mention. Les Libres se déploient d’abord ; en champ ouvert, le plus bas de deux dés. **Champ ouvert** : 12 tours, ou jusqu’à la fin d’un tour où un camp n’a plus qu’un quart de ses figurines ; points des ennemis retirés, 50 pour leur général, 50 pour le trésor, qui est au centre ; moins de 25 d’avance est une égalité. **La fuite du porteur** : les Libres amènent qui peut avoir l’Anneau (rang 2 à 5), l’Ombre va sans le Seigneur Noir et commence dans la moitié droite. Un Libre sort de la dernière colonne pour 1 point, non engagé. Les Libres gagnent quand le détenteur de l’Anneau sort, l’Ombre quand il est mort ou seul avec l’Anneau au doigt (DL-31), ou après 12 tours. **Le dernier carré** : l’Ombre amène le Seigneur Noir ; les Libres, aux quatre cinquièmes des points, commencent à 4 du centre ou moins et gagnent s’il est parti, ou si un quart de leurs points est à 6 du centre ou moins après 9 tours. Au premier et au dernier l’Anneau peut être perdu : il n’est alors pas à lui. Un camp sans plus personne sur la carte finit la partie et l’a perdue ; en champ ouvert, on compte les points.',
  },
}

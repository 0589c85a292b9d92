import type { RuleTexts, turnRules } from '../../../ruleIds.ts'

/** Sous sa page : le tour, tests et réserves, bouger, charger, tirer. */
export const turn: RuleTexts<typeof turnRules> = {
  'DB-01': {
    name: 'distance',
    does: 'Comptée en cases entre deux figurines : les pas de l’une à l’autre, moins un. Côte à côte c’est 0, et « à 6 ou moins », au plus 6 entre elles. Murs, trous et figurines n’y changent rien. Une case est un pouce.',
    example: 'Un arc de portée 24 atteint qui est à 25 pas.',
  },
  'DB-02': {
    name: 'zones',
    does: 'a. Nul n’est orienté. b. La zone d’une figurine est toute case qui touche la sienne ; obstacles, terrain difficile et eau entre elles n’y changent rien, les côtés infranchissables la coupent. c. Qui est à terre n’en a pas, ni un invisible, sauf pour qui le voit. d. Immobilisés, figés et engagés gardent la leur.',
  },
  'DB-03': {
    name: 'le profil',
    does: 'Mouvement, Combat, Tir, Force, Défense, Attaques, Vie et Bravoure ; Puissance, Volonté et Destin, dépensés pour de bon ; mots-clés, rang d’un héros, équipement, traits et pouvoirs. `/figurines voir` le montre.',
  },
  'DB-04': {
    name: 'le tour',
    does: '1 priorité, 2 la phase du camp qui l’a, 3 celle de l’autre, 4 les combats, 5 la fin. Une phase : (a) son ouverture : un camp brisé teste, l’Anneau appelle ; (b) le mouvement, figurine après figurine, chacune une fois et finie avant la suivante, pouvoirs et Anneau entre-temps ; (c) le tir. À la fin les spectres paient, les feux brûlent, ce qui durait un tour cesse, et l’on regarde le scénario.',
  },
  'DB-05': {
    name: 'priorité',
    does: 'Un dé chacun, le plus haut l’a. À égalité : le camp qui ne l’avait pas au tour d’avant ; au premier tour, on relance. La Puissance n’y peut rien.',
  },
  'DB-06': {
    name: 'tests de Bravoure',
    does: 'a. Deux dés et la Bravoure font 10 ou plus. b. La Bravoure du moment : celle imprimée, moins l’accablement (au moins 1), moins 1 d’effroi, moins les cases s’il faut trouver l’invisible ; elle peut passer sous 0. c. Après le jet la Puissance peut relever ses dés, puis chaque Volonté ajoute 1. d. Aucun double ne réussit ni n’échoue par lui-même. e. Un cavalier teste pour deux. f. Sans Puissance ni Volonté, le jet reste ce qu’il est.',
    example: 'Bravoure 4 sous l’effroi lance 2 et 4 : 3 + 6 = 9 ; une Volonté fait 10.',
  },
  'DB-07': {
    name: 'Puissance',
    does: 'a. Un point ajoute 1 à un dé que la figurine a lancé elle-même ; autant de points qu’on veut, aucun dé au-dessus de 6. b. Aussitôt après le jet. c. Duels, frappes, tirs et ce qui les gêne, Bravoure, pouvoirs, résistance, Destin, dé de l’Anneau, dernière vie du Seigneur Noir. d. Pas : priorité, égalités, cavalier ou monture, chutes, quantités, frappes héroïques, feu ni touches. e. Aux duels seuls les deux camps peuvent en dépenser.',
  },
  'DB-08': {
    name: 'Destin',
    does: 'Pour chaque blessure, avant qu’elle coûte une vie, un point de Destin peut être dépensé : sur 4 ou plus elle disparaît. Raté, on peut en tenter un autre. Les montures n’en ont pas. Une blessure est une vie.',
    example: '2 points de Destin sauvent d’une blessure 3 fois sur 4.',
  },
  'DB-09': {
    name: 'bouger',
    does: 'a. Une figurine a son Mouvement en points. b. Un pas coûte 1, par un côté difficile ou d’eau 2 ; 2 de plus par-dessus un obstacle, 2 de plus vers un terrain élevé. c. Jamais par un côté infranchissable, hors de la carte (sauf sortie) ou dans un trou. d. Ce qui ne peut être payé n’est pas fait. e. Une case interdite se passe, sans y finir. f. Nul ne traverse autrui, sauf par l’Anneau. g. Passer un obstacle est sauter, vers le haut escalader, vers le bas depuis un terrain élevé passer un à-pic : c’est une chute.',
  },
  'DB-10': {
    name: 'charger',
    does: 'a. Un pas dans des zones ennemies charge tous ceux dont c’est la zone et finit le mouvement, aussi du haut d’un à-pic et avec une chute. b. Qui commence dans des zones peut charger ces ennemis sur place, ou s’en éloigner. c. Une charge est dite entière, et les tests précèdent le premier pas. d. Un invisible ou un ennemi à terre n’est chargé que nommé, d’à côté. e. Les deux sont engagés jusqu’à la fin des combats, jusqu’à ne plus se toucher, ou que l’un soit parti. f. Les engagés ne bougent, ne lancent ni ne tirent, et d’autres peuvent les charger. g. Qui ne peut charger n’entre pas dans les zones. h. Un invisible choisit qui il charge de ceux qu’il touche en fin de mouvement, mais doit charger ceux qui le voient. i. Nul ne commence un tour engagé.',
  },
  'DB-11': {
    name: 'tests avant une charge',
    does: 'a. La terreur d’abord, puis chaque invisible nommé. b. Terreur ratée, le reste n’est pas lancé, et elle est figée. c. La terreur surmontée vaut pour le tour. d. Un invisible non trouvé : seule cette charge est perdue, et un autre mouvement peut être dit.',
  },
  'DB-12': {
    name: 'tirer',
    does: 'a. Une fois, qui a un arc ou des pierres, debout et non engagé, a usé au plus la moitié de son Mouvement (rien pour des pierres), n’a pas chargé, n’est ni immobilisé ni contraint. b. Sur un ennemi à portée et en vue, non engagé, pas un invisible. c. Un dé de son Tir ou plus touche. d, e. De toutes les lignes de coin à coin compte la moins gênée ; aucune ne passe un côté infranchissable. f. Gênent les obstacles, sauf de sa propre case, et les figurines debout, sauf un invisible ; de ou vers un terrain élevé, nul d’en bas. g. Pour chacun, 4 ou plus, sinon le tir est perdu. h. Sur un cavalier : 1 à 3 la monture, 4 à 6 le cavalier. i. Puis une frappe. j. Un Combat divisé n’y change rien.',
    example: 'Tir 4+ derrière une figurine : 1/2 × 1/2, 1 tir sur 4 arrive.',
  },
  'DB-13': {
    name: 'chutes',
    does: 'Qui passe un à-pic, de gré ou décalé, subit une touche de Force 3 et son mouvement finit. D’un cavalier et sa monture, les deux sont touchés.',
  },
}

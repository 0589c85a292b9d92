import type { lordRules, RuleTexts } from '../../../ruleIds.ts'

/** Effroi et terreur, son Anneau, et comment il frappe. */
export const lord: RuleTexts<typeof lordRules> = {
  'DL-34': { name: 'effroi', does: 'Les ennemis à 18 cases de lui ou moins ont 1 Bravoure de moins.' },
  'DL-35': {
    name: 'l’effroi compte une fois',
    does: 'a. Plusieurs règles de ce genre, son effroi et un tambour, ôtent 1 Bravoure en tout. b. Ce qu’ôtent la recherche de l’invisible (DL-14) et l’accablement (DL-50) s’y ajoute.',
    example: 'Bravoure 4, accablée de 1, à portée d’effroi et de tambour : 4 − 1 − 1 = 2.',
  },
  'DL-36': {
    name: 'un dé de plus pour résister',
    does: 'a. Visé par un pouvoir, ou pris par un pouvoir sur tous, il lance un dé de résistance de plus qu’il n’en paie. b. Même s’il ne paie rien, et sans Volonté.',
    example: 'Il paie 1 Volonté et lance 2 dés.',
  },
  'DL-37': {
    name: 'terreur',
    does: 'a. Qui veut charger un ennemi qui a la terreur teste d’abord sa Bravoure, avant tout pas. b. Un test suffit par mouvement, quel que soit le nombre de tels ennemis chargés.',
    example: 'Bravoure 3, moins 1 d’effroi : il faut 8 sur deux dés, 15 fois sur 36.',
  },
  'DL-38': { name: 'terreur surmontée', does: 'Test réussi, la figurine charge comme d’habitude.' },
  'DL-39': {
    name: 'figé par la terreur',
    does: 'a. Test raté, la figurine ne charge pas et ne bouge plus de tout le tour. b. D’où elle est elle peut tirer, lancer un pouvoir et soutenir, et elle combat si on la charge.',
  },
  'DL-40': {
    name: 'terreur pour certains',
    does: 'Certaine terreur ne vaut que contre un mot-clé : l’héritier du roi est terrible aux spectres, et nul autre ne teste.',
  },
  'DL-41': {
    name: 'maître de l’Anneau',
    does: 'Le Seigneur Noir a les trois règles de son Anneau (DL-42 à DL-44) au lieu de tout ce que les autres ont à faire avec lui : il n’est jamais invisible, jamais appelé.',
  },
  'DL-42': {
    name: 'gardé par l’Anneau',
    does: 'a. Tant que l’Anneau est à lui, on lance un dé chaque fois qu’il perd sa dernière vie ou serait retiré pour une autre cause : sur 2 ou plus il reste et reprend une vie, jamais plus qu’au début. b. Sur 1 il est parti. c. Où le scénario dit l’Anneau perdu, il n’a pas ce dé.',
    example: 'Un dé rate 1 fois sur 6 ; trois fois de suite il reste 125 fois sur 216.',
  },
  'DL-43': {
    name: 'un dé par blessure mortelle',
    does: 'Dans un combat il lance pour chaque blessure qui le tuerait, l’une après l’autre jusqu’à un échec : pour B blessures à V vies, B − V + 1 dés.',
    example: '3 blessures à 1 vie : 3 dés, et il reste 125 fois sur 216.',
  },
  'DL-44': {
    name: 'Puissance pour sa vie',
    does: 'Sa Puissance peut relever ce dé : un 1 devient 2 pour 1 point.',
  },
  'DL-45': { name: 'le général', does: 'Dans toute armée où il est, il est le général.' },
  'DL-46': {
    name: 'une Volonté pour rien',
    does: 'a. Une fois par tour, un point de Volonté qu’il dépense ne coûte rien. b. Même la réserve vide. c. Pour lancer, résister ou la Bravoure : le premier payé, sauf si un ordre le garde.',
  },
  'DL-47': {
    name: 'balayage',
    does: 'a. Quand il a gagné un combat et peut frapper, il peut à la place toucher chaque ennemi de ce combat, soutiens compris : une touche de Force 8 chacun, sans dés pour toucher. b. C’est une touche : piégés et à terre ne souffrent pas deux fois. c. D’un cavalier et sa monture, les deux sont touchés.',
    example: 'Force 8 contre Défense 5 blesse sur 3 ou plus ; contre Défense 8, sur 4 ou plus.',
  },
  'DL-48': {
    name: 'brasier',
    does: 'a. Ou il porte une seule frappe, de sa propre Force, à un ennemi engagé dans le combat, infanterie ou cavalerie. b. D’un cavalier, seul le cavalier souffre. c. C’est une frappe : lancée deux fois contre piégés et à terre.',
  },
  'DL-49': {
    name: 'en feu',
    does: 'a. Si celui qui est frappé ainsi est encore là, blessé ou non, il prend feu : une touche de Force 9 aussitôt. b. Si la frappe l’a tué, c’est tout. c. C’est le cavalier qui brûle, pas sa monture.',
  },
}

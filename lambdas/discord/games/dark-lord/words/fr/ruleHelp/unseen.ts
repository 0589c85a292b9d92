import type { RuleTexts, unseenRules } from '../../../ruleIds.ts'

/** Ce qu’une figurine invisible est pour les autres. */
export const unseen: RuleTexts<typeof unseenRules> = {
  'DL-06': {
    name: 'visé par aucun pouvoir',
    does: 'a. Nul pouvoir ne vise un invisible. b. Celui qui prend tous ceux à portée, comme l’épouvante, ne vise personne et le prend aussi. c. Le Seigneur Noir et les spectres le visent à leur gré.',
  },
  'DL-07': { name: 'visé par aucun tir', does: 'Nul tir ne vise un invisible.' },
  'DL-08': {
    name: 'sur la trajectoire de personne',
    does: 'Un invisible ne compte pas sur la trajectoire d’un tir : on ne lance pas de 4+ pour lui.',
  },
  'DL-09': { name: 'sans zone', does: 'Un invisible n’a pas de zone : passer à côté ne charge personne.' },
  'DL-10': {
    name: 'les ennemis le traversent',
    does: 'a. Les ennemis peuvent entrer dans la case d’un invisible et en repartir, au coût habituel. b. Ses amis non.',
  },
  'DL-11': {
    name: 'il traverse les autres',
    does: 'a. Un invisible traverse les cases des amis et des ennemis au coût habituel. b. Il n’y finit pas son mouvement. c. Les zones ne l’arrêtent pas, et il les traverse sans charger. d. Sauf le Seigneur Noir et les spectres : leur case lui est fermée, et un pas dans leur zone les charge.',
    example: 'Mouvement 4 : traverser deux pillards de suite et ressortir derrière coûte 3, il reste 1.',
  },
  'DL-12': {
    name: 'décalé',
    does: 'a. Un ennemi qui ne voit pas l’invisible peut finir sur sa case ; on décale d’abord l’invisible. b. Il va sur la case vide, non interdite, à laquelle mène le moins de pas ; on ne passe ni côté infranchissable ni bord. c. De plusieurs aussi proches, qui décale choisit. d. Ce n’est pas un mouvement : cela ne coûte rien, ne charge personne, et arrive aussi à qui ne peut bouger. e. Il n’est plus engagé avec qui il ne touche plus. f. Finir là ne charge pas l’invisible ; une charge sur lui finit à côté.',
  },
  'DL-13': {
    name: 'décalé par-dessus un à-pic',
    does: 'a. Le chemin d’un décalage peut franchir des obstacles, monter, descendre et traverser des figurines. b. Si tous les plus courts descendent un à-pic, l’invisible chute : une touche de Force 3. c. Si l’un ne le fait pas, il ne chute pas.',
  },
  'DL-14': {
    name: 'trouver l’invisible',
    does: 'a. Qui veut charger un invisible teste sa Bravoure, avec 1 de moins par case entre les deux, là où ils sont quand la charge est dite. b. Réussi : il charge, et n’a plus à trouver cet invisible de tout le tour. c. Raté : il ne charge pas cet invisible ce tour, mais peut encore bouger et charger d’autres. d. Chaque invisible nommé a son test.',
    example: 'Bravoure 2 et 3 cases entre eux : 2 − 3 = −1, donc 11 ou 12 sur deux dés : 3 fois sur 36.',
  },
  'DL-15': {
    name: 'les inébranlables cherchent aussi',
    does: 'a. Qui réussit d’office ses tests de Bravoure lance tout de même pour trouver l’invisible. b. Il réussit d’office tous les autres.',
  },
  'DL-16': {
    name: 'demi Combat contre lui',
    does: 'a. Chaque ennemi engagé contre un invisible dans un combat a la moitié de son Combat, arrondie au supérieur, pour tout ce combat. b. Ses soutiens gardent le leur. c. Attaques, Force et frappes ne changent pas. d. Peu importe qui a chargé.',
    example: 'Combat 5 devient 3 ; un lancier derrière, de Combat 4, garde 4, et 4 est le Combat de ce camp.',
  },
  'DL-17': {
    name: 'ceux qui voient',
    does: 'a. Pour le Seigneur Noir et tout spectre, un invisible est une figurine comme une autre : ils le visent, le chargent sans avoir à le trouver, lui barrent case et zone, et le combattent de tout leur Combat. b. Un spectre qui combat un invisible ne paie pas de Volonté à la fin du tour. c. Le Seigneur Noir ne gagne rien de plus.',
  },
}

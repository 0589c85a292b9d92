import type { questionHelp as english } from '../en/questionHelp.ts'

/** Les pages d’aide sur ce qui est demandé aux joueurs. */
export const questionHelp: typeof english = {
  deploy: {
    title: 'Déploiement',
    does: 'Placez vos figurines dans votre zone, chacune sur sa case ; personne ne voit rien avant que vous ne commenciez (DB-30). **Tout placer pour moi** fait le reste.',
  },
  holder: {
    title: 'Qui a l’Anneau',
    does: 'Plusieurs des vôtres sont au même rang parmi celles qui peuvent avoir l’Anneau (DL-32). Choisissez celle qui l’a, pour toute la partie.',
  },
  rally: {
    title: 'Bravoure d’un camp brisé',
    does: 'Votre camp est brisé : toute figurine non engagée teste sa Bravoure avant d’agir, les héros d’abord, et part si elle échoue (DB-22). Un héros qui réussit en dispense les amis à 6 ou moins : commencez par le mieux placé.',
  },
  'will-now': {
    title: 'Quand l’Anneau appelle',
    does: 'Le dé de l’Anneau est dû pour votre figurine qui le porte au doigt (DL-21) : lancez-le maintenant, ou dites qu’elle reste où elle est, et lancez-le plus tard dans ce mouvement (DL-22). Qui reste, vous ne le déplacez pas ce tour-ci, quoi que dise le dé.',
  },
  'will-move': {
    title: 'Mouvoir la figurine ennemie',
    does: 'L’Anneau vous a donné le mouvement d’un ennemi (DL-25). Choisissez une case ; il peut charger les vôtres, jamais ses amis, et vous ne le menez ni par-dessus un à-pic, ni hors de la carte (DL-27, DL-29). Ou laissez-le où il est.',
  },
  act: {
    title: 'Mouvement',
    does: 'Choisissez une figurine, et faites-la bouger, charger, lancer un pouvoir, se relever ou mettre l’Anneau ; chacune agit une fois par tour et finit avant la suivante (DB-04). L’aperçu dit ce que donne un mouvement avant qu’il compte. **Finir le mouvement** finit l’étape.',
  },
  shots: {
    title: 'Tir',
    does: 'Choisissez qui tire, et sur qui : un ennemi à portée et en vue, qui n’est pas engagé (DB-12). Qui a chargé, ou usé de plus de la moitié de son Mouvement, ne tire pas. **Finir le tir** finit l’étape.',
  },
  'compel-move': {
    title: 'Contraindre',
    does: 'Votre pouvoir déplace cet ennemi de la moitié de son Mouvement au plus, ni par-dessus un obstacle ni vers le haut (DL-56, DL-57). Choisissez une case, ou laissez-le où il est ; il ne bouge plus ce tour-ci.',
  },
  force: {
    title: 'Ce que fait le contraint',
    does: 'Outre son mouvement, vous pouvez lui faire faire une chose : mettre l’Anneau s’il l’a, ou lâcher ce qu’il porte (DL-58). Ou rien.',
  },
  might: {
    title: 'La Puissance sur un dé',
    does: 'Un dé vient de tomber. Chaque point de Puissance y ajoute 1, jamais au-delà de 6, et il est perdu (DB-07). Dans un duel, le camp qui perd est interrogé d’abord, puis l’autre, chacun une fois.',
  },
  fate: {
    title: 'Le Destin contre une blessure',
    does: 'Avant qu’une blessure coûte une vie, un point de Destin peut servir : sur 4 ou plus, elle n’a pas lieu (DB-08). Raté, on peut en essayer un autre.',
  },
  'last-life': {
    title: 'Puissance pour la dernière vie',
    does: 'Le dé qui maintient le Seigneur Noir montre 1 : un point de Puissance en fait 2, et il reste (DL-44).',
  },
  resist: {
    title: 'Résister à un pouvoir',
    does: 'Un pouvoir vise votre figurine. Dites combien de Volonté elle paie, un dé chacune : un dé aussi haut que le lancer l’annule (DB-19). Un 6 tel quel rend une Volonté. Sans dé, le pouvoir prend effet.',
  },
  'courage-will': {
    title: 'Points pour la Bravoure',
    does: 'Un test de Bravoure demande 10 et ne les a pas. La Puissance relève ses dés, puis chaque Volonté ajoute 1 (DB-06). Ce qui est offert suffit à réussir ; vous pouvez aussi laisser échouer.',
  },
  'free-will': {
    title: 'La Volonté qui ne coûte rien',
    does: 'Une fois par tour, un point de sa Volonté ne coûte rien (DL-46) : usez-en maintenant, ou payez de sa réserve et gardez-le pour plus tard dans le tour.',
  },
  whose: {
    title: 'Cavalier ou monture',
    does: 'Votre pouvoir vise un cavalier : dites qui le subit, du cavalier ou de la monture (DL-52, DL-66, DL-68).',
  },
  heroic: {
    title: 'Actions héroïques au combat',
    does: 'Pour une Puissance : une frappe héroïque ajoute ce que montre un dé au Combat de votre héros pour ce combat, 10 au plus ; un premier combat a lieu avant les autres (DB-21).',
  },
  split: {
    title: 'Répartir les combats',
    does: 'Mettez tous les engagés en combats d’un contre un ou plusieurs avec qui il est engagé ; il faut autant de combats qu’il se peut (DB-14). Choisissez une répartition dans la liste, ou écrivez-la : `/répondre choix:A1:B1,B2 A3:B4`.',
  },
  'fight-order': {
    title: 'Quel combat ensuite',
    does: 'Vous avez la priorité : dites quel combat vient ensuite, les premiers combats avant les autres (DB-14, DB-21). Qui perd recule, et cela peut fermer le chemin à des amis ou à des ennemis.',
  },
  support: {
    title: 'Soutenir',
    does: 'Lances et piques derrière un combattant peuvent lui prêter chacune un dé, pour un combat par tour (DB-24). Si vous gagnez, ils frappent une fois chacun ; si vous perdez, seuls les combattants reculent et sont frappés, sauf par le balayage du Seigneur Noir (DL-47).',
  },
  'back-off': {
    title: 'Reculer',
    does: 'Vos combattants ont perdu : chacun va sur une case libre à côté de lui, qui ne touche aucun combattant ennemi de ce combat, ou un ami lui cède le passage (DB-16). Qui ne peut aller nulle part est piégé, et frappé deux fois pour chaque frappe.',
  },
  'strike-how': {
    title: 'Frappes, balayage ou brasier',
    does: 'Le Seigneur Noir a gagné : il frappe comme les autres, ou touche chaque ennemi du combat une fois, Force 8 (DL-47), ou porte une seule frappe à un seul, qui brûle s’il y survit (DL-48).',
  },
  'strike-at': {
    title: 'Qui frapper',
    does: 'Vos vainqueurs frappent, les combattants autant que leurs Attaques, les soutiens une fois (DB-17). Dites qui chacun frappe, cavalier ou monture ; les frappes de reste vont à d’autres.',
  },
  shift: {
    title: 'Décaler un invisible',
    does: 'Votre figurine finit son mouvement sur la case d’un invisible qu’elle ne voit pas. L’invisible va sur la case vide la plus proche ; de plusieurs aussi proches, vous choisissez (DL-12).',
  },
  'frighten-order': {
    title: 'Qui est épouvanté ensuite',
    does: 'Tous ceux à portée de votre pouvoir testent leur Bravoure l’un après l’autre, chacun jusqu’au bout (DL-62). L’ordre peut fermer des chemins de fuite.',
  },
  'flight-way': {
    title: 'Le chemin d’une fuite',
    does: 'Qui est épouvanté va de tout son Mouvement tout droit, à l’opposé du lanceur (DL-62). Si deux chemins sont aussi droits, vous en choisissez un.',
  },
}

/** Pages d’aide sur le jeu lui-même. */
export const pages = {
  turn: {
    name: 'le tour',
    text: `**Le Seigneur Noir en une page**
Deux camps, Libres et Ombre, des figurines une à une, une case un pouce. Un tour : la **priorité**, un dé chacun ; puis chaque camp a sa **phase** : il bouge ses figurines l’une après l’autre, puis tire ; puis tous les **combats** ; puis la fin du tour.
**Bouger** : chaque figurine a son Mouvement en points. Un pas coûte 1, 2 en terrain difficile ou dans l’eau, 2 de plus par-dessus un obstacle et vers un terrain élevé. Nul ne traverse autrui.
**Zones** : toute case contre un ennemi debout. Y entrer est une **charge** sur tous ceux dont c’est la zone, et finit le mouvement. Qui est engagé ne bouge, ne tire ni ne lance.
**Tirer** : un arc touche au nombre du profil ; pour chaque obstacle ou figurine sur la trajectoire il faut encore un 4+. On ne tire pas dans un combat.
**Puissance, Volonté, Destin** se dépensent pour de bon : la Puissance relève un dé tout juste lancé, la Volonté lance, résiste et aide la Bravoure, le Destin sauve d’une blessure sur 4+.
**Bravoure** : deux dés et la Bravoure font 10 ou plus.
Ce que fait chaque règle, par son numéro, son nom ou ses mots : \`/aide règle:\`.
Pour commencer tout de suite : \`/jouer jeu:Le Seigneur Noir\`.`,
  },
  ring: {
    name: 'l’Anneau',
    text: `**L’Anneau**
Une figurine l’a : de toutes celles qui le peuvent, la plus haut placée (DL-32). Mettez-le à tout moment de votre mouvement (\`/utiliser aptitude:anneau\`) : cela ne coûte rien, et elle est **invisible** : nul ne la vise d’un tir ou d’un pouvoir, elle n’a pas de zone, elle traverse autrui, qui veut la charger doit d’abord la trouver (Bravoure, −1 par case entre eux) et la combat à demi Combat. Sa monture s’enfuit.
**Sa volonté** : porté au début de votre mouvement, un dé : sur 1 ou 2 l’ennemi meut l’invisible. La Puissance peut relever ce dé. Le retirer est un test de Bravoure, une fois par tour, jamais au tour où il a été mis.
**Qui voit** : le Seigneur Noir et les spectres voient l’invisible comme si de rien n’était.
**Le Seigneur Noir** ne le porte jamais : tant qu’il est à lui, il reste sur 2+ quand sa dernière vie part.`,
  },
  fights: {
    name: 'les combats',
    text: `**Les combats**
Tous les engagés sont répartis en combats d’un contre un ou plusieurs, autant de combats qu’il se peut ; qui a la priorité les répartit et les ordonne.
**Duel** : chaque combattant lance ses Attaques, lances et piques prêtent un dé. Le meilleur dé gagne ; à égalité, le plus haut Combat ; puis un dé, 1 à 3 pour l’Ombre. La Puissance peut le renverser.
**Les perdants reculent** d’une case, loin de leurs ennemis ; qui ne le peut est **piégé**, et frappé deux fois pour chaque frappe.
**Frappes** : la Défense moins la Force dit ce qu’il faut : 3+ à −2, 4+ jusqu’à 0, 5+ jusqu’à 2, 6 jusqu’à 4, puis un 6 et un autre dé.`,
  },
  'powers-traits': {
    name: 'pouvoirs et traits',
    text: `**Pouvoirs et traits**
Un pouvoir coûte une Volonté ou plus, un dé chacune : le meilleur doit atteindre sa valeur. Qui est visé peut payer de la Volonté pour résister : le meilleur dé doit égaler le lancer. \`/aide aptitude:\` explique chacun.`,
  },
  scenarios: {
    name: 'scénarios',
    text: `**Scénarios** (\`/défi jeu:Le Seigneur Noir règles:\`)
**Champ ouvert** : 12 tours, des points pour les ennemis retirés, 50 de plus pour leur général et 50 pour qui tient le trésor du milieu.
**La fuite du porteur** : le détenteur libre de l’Anneau sort par le bord droit et gagne ; l’Ombre l’arrête en 12 tours.
**Le dernier carré** : 9 tours ; les Libres y tiennent encore le milieu avec un quart de leurs points, ou abattent le Seigneur Noir.`,
  },
  'figures-import': {
    name: 'vos propres figurines',
    text: `**Vos propres figurines**
\`/figurines importer jeu:Le Seigneur Noir\` lit des profils pour un serveur : du CSV avec une première ligne de noms, ou une liste JSON. \`/figurines exporter jeu:Le Seigneur Noir\` écrit un tel fichier pour commencer. Il faut pouvoir gérer le serveur. Un profil dont l’\`id\` est celui d’un profil fourni prend sa place ; les autres s’ajoutent. 200 au plus, 256 ko.
- \`id\` : minuscules sans accent, chiffres, tirets. \`nom_en\`, \`nom_fr\` : les noms
- \`camp\` : libres, ombre, les deux. \`points\` 1–1000
- \`mouvement\` 1–12 ; \`combat\`, \`force\`, \`défense\`, \`attaques\`, \`vie\`, \`bravoure\` 1–10

Facultatif :
- \`tir\` : 2+ à 6+, avec un trait qui tire
- \`puissance\`, \`volonté\`, \`destin\` : 20 au plus
- \`rang\` des héros : légende, vaillance, courage, mineur, indépendant ; vide : un guerrier
- \`mots-clés\` : homme semi-homme … (héros, guerrier, camp et tout ce qui en suit s’ajoutent)
- \`nommé\` : oui pour une seule par armée. \`détenteur\` : 1 le plus haut de ceux qui peuvent avoir l’Anneau (DL-32)
- \`monture\` : horse, black-horse, wolf, pony, ou l’une des vôtres : \`great goat/grand bouc 8 3 4 1 3\` (Mouvement, Force, Défense, Vie, Bravoure)
- \`traits\` : \`effroi lance terreur:spectre\`. \`pouvoirs\` : portée et dé, \`accablement:18:2\`
- \`exclut\` : identifiants qui ne sont pas dans la même armée. \`limite\` : \`ringwraith:3\`, trois de ce groupe en tout

Les noms et mots anglais se lisent aussi. Chaque faute est dite avec sa ligne, et rien n’est enregistré avant que tout soit juste. Une bataille garde les profils choisis par ses armées.`,
  },
}

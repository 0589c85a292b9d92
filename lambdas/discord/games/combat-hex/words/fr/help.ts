import { iconNames } from '../../../../../../render/icons/iconNames.ts'
import type { help as english, topics as englishTopics } from '../en/help.ts'

/** Les pages de l’aide sur Combat Hex, par sujet. */
export const help: typeof english = {
  'first-game': `Vous débutez ? \`/tutoriel\` apprend le jeu en dix courtes leçons.
**Une première partie en six lignes**
1. \`/défi\` quelqu’un avec \`points:500\` ; l’autre appuie sur Accepter.
2. Chacun appuie sur **Armée prête**, ou amène la sienne avec \`/armée choisir\`.
3. On lance, on choisit ; puis on place figurine après figurine par les listes sous l’image, ou **Tout placer**, et **Déploiement fini**.
4. Chaque tour : un jet de stratégie ; l’attaquant agit avec toutes ses figurines, puis le défenseur, puis tous combattent.
5. Choisissez une figurine sous l’image, ou tapez \`/déplacer figurine:A3 vers:C7\` ; \`/tirer\`, \`/pivoter\` ; \`/terminé\` finit ses actions ; tapé une deuxième fois, il finit la phase, et une troisième, l’orientation : c’est alors à votre adversaire.
6. Qui a perdu la moitié de ses figurines à la fin d’un tour a perdu (jusqu’à 500 points : toutes).
Personne ? \`/défi\` sans adversaire s’adresse à tous, \`/défis voir\` montre qui cherche ; \`/jouer\` commence tout de suite une bataille contre l’ordinateur ; \`/défi ordinateur:\` avec une armée à vous.
Perdu ? \`/partie état\`, \`/carte\`, \`/partie défaire\` ; \`/aide question:\` dit ce qui est demandé. Les images que vous seul voyez écrivent sur les figurines l’essentiel, ou tout : \`/réglages moi marques:\`.`,
  deployment: `**Déploiement** (3.02, 3.03)
Chacun lance un dé. Le gagnant choisit le camp ou la carte, l’autre décide du reste ; ce que le défi a déjà fixé n’est plus demandé. Qui n’a pas choisi la carte prend le bord gauche ou droit et se déploie en premier, l’autre en face.
Les figurines se placent à trois hexagones au plus du bord, chacune sur le sien, tournées vers n’importe quel côté. Les figurines de taille imposante font face au bord ennemi (4.14). Une figurine sans place quitte l’armée et ne compte pas.
Choisissez une figurine et son hexagone dans les listes sous l’image : elle s’y place aussitôt, face à l’ennemi, et la suivante est en main. **Pivoter** change son orientation, **Défaire** la reprend, **Tout placer** place celles qui attendent ; personne ne voit rien avant **Déploiement fini**. Ou tapez \`/déployer placer\`, \`/déployer auto\`, \`/déployer terminé\`.`,
  movement: `**Mouvement**
Une figurine bouge *ou* tire (5.01). Le prix d’un pas dépend du côté franchi (4.03) : dégagé 1 PM, difficile 2, eau 3 ; infranchissable et obstacle ne se franchissent pas (4.04). S’il manque des PM, le mouvement s’arrête (4.13).
On traverse ses amis sauf s’ils sont menacés, jamais l’ennemi (4.05). On ne s’arrête ni sur une figurine ni sur un X (4.07).
La **zone de danger** : les trois hexagones de devant (4.09), tous ceux qui l’entourent pour la Taille Imposante (8.46), pas derrière un côté infranchissable ou d’obstacle. Qui y entre s’arrête (4.08). Qui y commence et quitte son hexagone subit une attaque gratuite commune de tous ceux qui le menacent, puis bouge librement (4.11).
**Courir** (4.131) : après un mouvement d’au moins un hexagone, un de plus, payé en PA ; pas sous la menace.
Pivoter sur place est gratuit (4.12). En fin de phase, qui n’a pas tiré peut pivoter (3.091).
D’un grand socle, un seul hexagone compte en mouvement : l’hexagone arrière, d’un cavalier l’hexagone avant (4.14, 8.10) ; pour être menacé, tous.
Plusieurs à la fois : **Déplacer aussi une autre figurine** sous l’aperçu, ou \`/déplacer aussi:A2 D7, A3 E9\` ; puis un seul bouton pour tous.`,
  sight: `**Ligne de vue** (5.07 à 5.15)
Une figurine voit devant elle, et peut d’abord pivoter ; la Taille Imposante voit tout autour (8.46). Deux lignes partent d’un de ses coins avant vers deux coins voisins de la cible. On peut donc voir sans être vu : une ligne part de deux coins et arrive à l’un des six.
Un côté infranchissable ou une figurine traversés ou longés les bloquent (5.10, 5.11), de même un terrain surélevé quand ni le tireur ni la cible n’y sont (5.12), et un second côté d’obstacle (4.041). Toucher seulement un coin ne bloque rien (5.121).
Depuis un terrain surélevé, ou vers une cible qui s’y tient, les figurines plus basses ne bloquent pas (5.14, 5.15) ; un autre terrain surélevé, non relié au vôtre par des hexagones surélevés qui se touchent, bloque (5.141).
\`/carte vue:A3\` la dessine.`,
  shooting: `**Tir**
Au lieu de bouger (5.01), sur un seul ennemi à portée et en vue, pas depuis une zone de danger ennemie (5.02). La portée compte l’hexagone de la cible, pas le vôtre (5.06).
Autant de dés que sur le socle, un de plus depuis un terrain surélevé sur une cible plus basse (5.14). **5 et 6 touchent, 1 est une touche superficielle** (5.17). Si le tireur n’est pas en terrain surélevé, à travers un côté difficile ou d’obstacle qui n’est ni de son hexagone ni d’un hexagone surélevé, seul le 6 touche (5.171).
1 PA convertit une touche superficielle en touche (5.18). Chaque touche donne un dé de dégâts ; il ôte un point de vie s’il atteint l’endurance (5.20). 2 PA convertissent un 1 en 6 (5.21).`,
  combat: `**Combat**
Les figurines qui se tiennent dans les zones de danger les unes des autres forment des chaînes (6.04) ; l’attaquant choisit l’ordre (6.02).
Chaque camp lance les attaques de ses figurines engagées, celles qui ont un ennemi dans leur zone (6.08). **4, 5 et 6 touchent, 1 est une touche superficielle** (6.09). Par combat, une figurine engagée peut convertir en 6 une touche superficielle (1 PA) et une blessure superficielle (2 PA) (6.10 à 6.15), la Taille Imposante autant qu’elle peut payer (8.46).
+1 dé par ennemi dans la zone d’une figurine que personne ne menace (attaque surprise, 6.23) ; +1 par ennemi plus bas depuis un terrain surélevé (6.24).
Les dés de dégâts vont aux ennemis de vos zones dont ils atteignent l’endurance, l’attaquant d’abord (6.16, 6.17). À 0 point de vie, on sort quand les deux ont alloué (6.19).`,
  abilities: `**Aptitudes** (section 8)
Une aptitude coûte son chiffre en PA ; chacune du socle une fois par tour (8.06). Les PA ne reviennent pas (1.04). Si les deux joueurs peuvent, l’attaquant d’abord (8.07). Les réactions servent aussi pendant la phase adverse (8.085). \`/utiliser figurine:A3 aptitude:rapidité\`, avec une \`cible\` s’il en faut une.`,
  victory: `**Victoire** (section 7)
On ne regarde qu’à la fin de chaque tour. Qui a perdu la moitié de ses figurines ou plus perd (7.01) ; jusqu’à 500 points : toutes (7.03). Les deux à la fois : plus de points restants, puis plus de points dépensés en héros, sinon match nul (7.02, 7.04).
3 points pour une victoire totale, 2 à 1 aux points, 1,5 chacun pour un nul (7.05).`,
  orders: `**Ordres permanents**
Ce qui arrive en votre absence reçoit aussitôt la réponse que donnerait un joueur prudent : touches et blessures superficielles, réactions, dés de dégâts, ordre des combats, jet de stratégie et ses aptitudes. \`/ordres donner\` dit comment répondre ; \`me demander\` fait attendre la question, jusqu’à l’échéance. Pendant votre propre phase, rien ne coûte de PA sans qu’on vous demande ; \`tout\` : \`défaut\` laisse cela aussi au programme.
\`points\` : \`demander\` vous demande, un message par combat, que payer ; c’est le cas dans votre première bataille, dans les leçons et contre l’ordinateur. \`défaut\` s’en remet au programme.
Les valeurs se combinent : \`héros garder 2\` (héros seulement, tant qu’il reste 2 PA), \`A3 B2\` (figurines par repère), \`faible proche C7\` (qui frapper d’abord). Les mots anglais sont compris aussi.
\`réserve\` : \`1 courage\` garde 1 PA pour Courage. \`tout\` : \`demander\` vous demande tout, \`demander-combats\` ce qui arrive dans les combats et dans votre phase.
*Cette partie* passe avant *mon réglage par défaut*. Le réglage est copié au début d’une partie : un changement vaut pour les suivantes.
Un ordre qui ne convient pas cède au jugement du programme. Le journal (\`/partie journal\`) marque d’un 📜 ce qu’un ordre a répondu.`,
  armies: `**Armées** (section 2)
Un seul camp (2.03), dans la limite des points, jamais deux fois un nombre unique (2.04). Au plus autant de guerriers que vos héros ont de PA ensemble (2.02).
\`/armée nouvelle\` ou \`/armée voir\`, puis **Ajouter**, **Retirer** et **Vérifier** sous l’image ; ou prenez \`/armée prête\`. \`/armée importer\` lit une liste, une figurine par ligne (\`3x Guerrier du Rohan\`), comme les logiciels d’armée l’écrivent aussi. Quand le jet décide des camps, amenez-en une de chaque. Personne ne voit votre armée avant que les deux aient choisi.
Un défi peut interdire des figurines et des aptitudes, ou les limiter (2.021) : \`/défi interdits:Rapidité limites:2 Guerrier orque, 3 chaque\`. \`/réglages serveur\` dit ce qui vaut d’habitude sur un serveur ; un défi s’y ajoute, et \`aucune\` dans sa liste l’écarte. L’invitation montre tout, \`/armée vérifier\` et \`/armée choisir\` disent lesquelles de vos armées conviennent, et les armées prêtes s’y tiennent.`,
  boards: `**Cartes**
Les hexagones se nomment comme C7 : colonnes A, B, C … depuis la gauche, rangées depuis le haut ; une colonne sur deux est un demi-hexagone plus bas. Orientations : N NE SE S SO NO.
Pour bouger, c’est le *côté* qui compte : dégagé, difficile (2 PM), eau (3 PM), infranchissable, obstacle (ne se franchit pas, mais laisse voir). △ est surélevé, X un hexagone où l’on ne s’arrête pas.
Un serveur peut apporter ses cartes : \`/cartes exporter\` en écrit une en texte, \`/cartes importer\` la relit. \`/défi carte:… jointe:…\` pose une deuxième carte sous la première.`,
  'figures-import': `**Vos propres figurines**
\`/figurines importer\` lit des figurines pour un serveur : du CSV avec une première ligne de noms, ou une liste JSON. \`/figurines exporter\` écrit un tel fichier pour commencer. Il faut pouvoir gérer le serveur. Une figurine dont l’\`id\` est celui d’une figurine fournie prend sa place ; les autres s’ajoutent. 200 au plus, 256 ko.
- \`id\` : minuscules sans accent, chiffres, tirets. \`nom_en\`, \`nom_fr\` : les noms
- \`camp\` : bien, mal. \`type\` : héros, guerrier
- \`points\` 1–5000, \`mouvement\` 1–15, \`attaques\` 1–20, \`endurance\` 1–6, \`vie\` 1–20, \`pa\` 0–30

Facultatif :
- \`dés_de_tir\`, \`portée\` : les deux ou aucun
- \`aptitudes\` : identifiants avec leur coût, \`armor:1 armor:1 fast:2\` (le fichier exporté les montre)
- \`unique\` : nombres qu’aucune autre figurine de l’armée ne peut avoir
- \`version\` : starter, orange, red, violet, blue. \`socle\` : single, cavalry, large-3, large-9. \`boîte\` : la boîte d’origine
- \`traits\` : sauron, ringwraith, ring-bearer, ring-wearer
- \`autre\` : l’identifiant de la figurine qui peut prendre sa place (9.01) ; \`remplace\` : oui pour celle des deux qu’aucune armée ne prend
- \`image\` : l’image de son pion (\`/aide sujet:images de vos figurines\`)

Les noms anglais des colonnes se lisent aussi. Chaque faute est dite avec sa ligne, et rien n’est enregistré avant que tout soit juste. Une bataille garde les figurines choisies par ses armées.`,
  'figures-pictures': `**Les images de vos figurines**
La colonne \`image\` de \`/figurines importer\` prend un de ces noms ; après un +, la monture : \`spears+wolf-head\`. Sans elle, l’image suit ce que dit le socle.
${iconNames.join(', ')}`,
  books: `**Les règles classiques**
Le livret de départ de 2003, avec \`/défi règles:classique\`. Les autres pages disent les règles de tournoi ; voici ce qui change, sous les numéros du livre de tournoi.`,
  league: `**Les saisons**
Qui dirige commence avec \`/ligue créer\` ; \`/ligue réglages\` montre et change le reste. On appuie sur **Participer** sous le message épinglé et on remet une armée du Bien et une du Mal : \`/ligue armée\` (2.022). \`/ligue valider\`, puis \`/ligue lancer\`.
Chaque ronde : \`/ligue apparier\` montre l’appariement à la direction seule, \`/ligue publier\` la lance ; tant que personne n’y a joué, \`retirer:Vrai\` la retire. \`/ligue passer-ronde\` en passe une. Chaque bataille a son fil et se joue comme une autre ; son résultat compte de lui-même. Quand la ronde finit, le tour en cours et un autre sont les derniers, et les points décident (7.05). \`/ligue mes\` dit ce que vous devez, et **Ouvrir la saison** mène à une page avec le classement et toutes les batailles.
\`/ligue trancher\` décide d’une bataille : forfait, non jouée, résultat à la main, délai, pause, remplaçant, figurine corrigée. Chaque décision a un motif que ceux qu’elle touche peuvent lire (10.01). \`/ligue exclure\`, \`/ligue exporter\`, \`/ligue clore\`. Ce qui est sans retour se confirme d’abord. Les saisons closes donnent cotes et records : \`/ligue joueur\`.
Ce qui compte et comment : \`/aide sujet:décompte des saisons\`.`,
  'league-points': `**Ce qui compte dans une saison**
L’usage. \`/ligue barème\` le change avant le début, \`/ligue réglages\` le reste.
- 3 pour une victoire, 2 et 1 si les points ou les héros décident, 1,5 pour un nul (7.05). Une exemption vaut 3, car personne ne l’a choisie ; une bataille non jouée, personne en faute, 1,5 chacun ; les deux en faute, 0 ; un forfait 3 – 0. Rien de cela ne compte comme rencontre, ni pour les camps.
- Des vacances (\`/réglages moi\`) arrêtent l’horloge d’un tour, pas celle de la ronde ; par \`/ligue réglages vacances:\`, la bataille finit d’autant plus tard.
- Qui a moins joué un camp le joue (3.02) : Bien moins Mal, ce qui reste juste après une exemption.
- L’appariement, dans l’ordre : pas de deuxième exemption, pas de revanche (à peu de joueurs, ni plus tard), l’exemption au dernier, scores proches, camps équilibrés à un près.
- Les rondes non jouées comptent dans les départages comme elles ont compté ; la manière de la FIDE de 2026 est un réglage. Sonneborn-Berger : le score de l’adversaire fois les points qu’on lui a pris. Confrontation directe : si tous les ex æquo se sont rencontrés. Chacun contre chacun, les deux comptent un forfait comme joué (FIDE C.07). Victoires et points détruits comptent les batailles jouées ; abandonnée, la carte telle qu’elle était.
- Exclusion (10.09) : au système suisse les résultats restent, l’exclu est listé dernier ; chacun contre chacun, les batailles sont annulées si moins de la moitié a été jouée, sinon le reste est forfait.`,
  rulings: `**Là où les règles laissent le choix**
- Adjacent : sans côté infranchissable ni d’obstacle entre les deux (8.083).
- Quitter un hexagone d’une zone ennemie, c’est se désengager, même vers un autre hexagone de cette zone (4.11).
- Un dé qui peut être alloué doit l’être (6.16) ; sur une figurine déjà à 0, il est perdu.
- Une attaque gratuite prend les attaques du socle, sans surprise ni hauteur, sans aptitude de l’attaquant (6.25).
- Qui tombe dans un combat manque dans le suivant (6.21).
- Les figurines passives d’une chaîne ne lancent ni ne convertissent rien ; seules Armure, Courage et Terreur jouent (8.086).
- Une figurine maintenue par Courage sort à la fin du tour suivant, avant qu’on regarde la victoire (8.38).`,
}

/** Leur nom dans une liste. */
export const topics: typeof englishTopics = {
  'first-game': 'une première partie',
  deployment: 'déploiement',
  movement: 'mouvement',
  sight: 'ligne de vue',
  shooting: 'tir',
  combat: 'combat',
  abilities: 'aptitudes',
  victory: 'victoire',
  orders: 'ordres permanents',
  armies: 'armées',
  boards: 'cartes',
  'figures-import': 'vos propres figurines',
  'figures-pictures': 'images de vos figurines',
  books: 'règles classiques',
  league: 'saisons',
  'league-points': 'décompte des saisons',
  rulings: 'précisions',
}

/** Ce que la page sur les dés ajoute sur les chances. */
export const oddsHelp = `**Probabilités** : \`/probabilités\` dit ce que peuvent donner les combats sur la carte et le prochain jet de stratégie, par un calcul exact ; s’il y a trop de cas, les dés sont lancés de nombreuses fois, et un ≈ précède les chances ; \`/probabilités figurine:A3 cible:B1\` oppose deux figurines, \`aptitude:\` avec et sans elle, \`distance:\`, \`hauteur:\`, \`dos:\` ; deux figurines quelconques par leur nom. Les aperçus et les cibles d’un tir les montrent aussi. Elles suivent vos ordres, et les choix par défaut pour tous les autres.`

/** Ce qu’est le jeu, dit d’abord à qui ne le connaît pas. */
export const welcome =
  '**Combat Hex**, c’est la bataille de deux petites armées entre murs et eaux : on se déplace, on tire et on combat par des boutons, dès qu’on a une minute.'

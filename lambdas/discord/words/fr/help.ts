import type { help as english, topics as englishTopics } from '../en/help.ts'

/** Les pages de l’aide communes à tous les jeux, par sujet. */
export const help: typeof english = {
  deadlines: `**Temps et absence**
Le défi fixe la durée d’un tour ; chaque message dit jusqu’à quand, à votre heure. Vous recevez un seul rappel. À la fin le programme joue votre tour, selon vos ordres ; trois tours manqués de suite font perdre la bataille, sauf si le défi dit \`manqués:rien\`. Un tour joué à temps remet le compte à zéro.
Une invitation se ferme après une semaine. Qui ne choisit pas d’armée à temps reçoit une armée prête ; si personne ne choisit, la partie est annulée.
\`/réglages moi\` : \`rappels\`, \`heures-calmes\` (les mentions attendent, pas les échéances), \`vacances\` (30 jours au plus : ce qui vous attend attendra, et tous le voient ; les suivantes après autant de jours).
\`/partie pause\` arrête l’horloge d’une partie jusqu’à ce que quelqu’un la relance.
\`/partie remplacer\` laisse jouer l’ordinateur : pour vous à tout moment, pour un adversaire qui a manqué trois tours de suite, qui a quitté le serveur ou qui le permet (\`permettre\`). Le remplacé choisit le niveau (\`/réglages moi\`) et peut reprendre sa place à tout moment avant la fin.`,
  dice: `**Dés**
Quand une bataille est proposée, le programme tire un secret et publie son empreinte (SHA-256). Chaque joueur ajoute un nombre. Le tout donne la graine, et chaque dé découle de la graine et de son numéro : personne ne choisit un jet.
À la fin tout est publié, et \`/partie vérifier\` recalcule chaque dé. Qui préfère ne croire personne prend \`/partie exporter\` : sous \`dice\`, le fichier donne le secret, les nombres et chaque jet, et \`how\` dit (en anglais) comment les vérifier sans ce programme. Un octet de 252 ou plus est écarté : toutes les faces sont également probables.
**Probabilités** : \`/probabilités\` dit ce que peuvent donner les combats sur la carte et le prochain jet de stratégie, par un calcul exact ; s’il y a trop de cas, les dés sont lancés de nombreuses fois, et un ≈ précède les chances ; \`/probabilités figurine:A3 cible:B1\` oppose deux figurines, \`aptitude:\` avec et sans elle, \`distance:\`, \`hauteur:\`, \`dos:\` ; deux figurines quelconques par leur nom. Les aperçus et les cibles d’un tir les montrent aussi. Elles suivent vos ordres, et les choix par défaut pour tous les autres.`,
  boards: `**Cartes**
Les hexagones se nomment comme C7 : colonnes A, B, C … depuis la gauche, rangées depuis le haut ; une colonne sur deux est un demi-hexagone plus bas. Orientations : N NE SE S SO NO.
Pour bouger, c’est le *côté* qui compte : dégagé, difficile (2 PM), eau (3 PM), infranchissable, obstacle (ne se franchit pas, mais laisse voir). △ est surélevé, X un hexagone où l’on ne s’arrête pas.
Un serveur peut apporter ses cartes : \`/cartes exporter\` en écrit une en texte, \`/cartes importer\` la relit. \`/défi carte:… jointe:…\` pose une deuxième carte sous la première.`,
  league: `**Les saisons**
Qui dirige commence avec \`/ligue créer\` ; \`/ligue réglages\` montre et change le reste. On appuie sur **Participer** sous le message épinglé et on remet une armée du Bien et une du Mal : \`/ligue armée\` (2.022). \`/ligue valider\`, puis \`/ligue lancer\`.
Chaque ronde : \`/ligue apparier\` montre l’appariement à la direction seule, \`/ligue publier\` la lance ; tant que personne n’y a joué, \`retirer:Vrai\` la retire. \`/ligue passer-ronde\` en passe une. Chaque bataille a son fil et se joue comme une autre ; son résultat compte de lui-même. Quand la ronde finit, le tour en cours et un autre sont les derniers, et les points décident (7.05). \`/ligue mes\` dit ce que vous devez.
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
}

/** Leur nom dans une liste. */
export const topics: typeof englishTopics = {
  deadlines: 'temps et absence',
  dice: 'dés',
  boards: 'cartes',
  league: 'saisons',
  'league-points': 'décompte des saisons',
}

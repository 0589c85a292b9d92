/** Les pages d’aide sur le jeu lui-même. */
export const pages = {
  battle: {
    name: 'comment va une bataille',
    text: `**Une bataille en une page**
Six tours ; chacun des deux joueurs y a le sien, dans cet ordre (RB-05). Une case vaut trois pouces.
**Charge** : une unité charge un ennemi dans son arc frontal (\`/charger\`). L’ennemi tient ou fuit. Un dé + 4 + la Vitesse de charge doit atteindre ce que coûte le trajet (RB-08) ; une charge trop courte avance un peu et ne fait rien d’autre.
**Mouvement** (\`/déplacer\`) : un mouvement simple jusqu’à sa Mobilité, une marche forcée deux fois plus longue, sans tirer ensuite, ou une reformation : une autre orientation, deux colonnes de plus ou de moins (RB-07). Un pas en avant coûte 3 pouces, pivoter d’un côté 1.
**Magie** (\`/lancer\`) : 5 dés pour qui lance, 4 pour qui dissipe. Un magicien en jette de 1 à 5 contre la valeur d’un sort (RB-24).
**Tir** (\`/tirer\`) : qui n’a pas fait de marche forcée, sur un ennemi dans son arc frontal et en vue. Bloquent la vue les côtés infranchissables, et une unité entre les deux aussi haute que la plus haute des deux, sauf si l’une des deux est en terrain surélevé et que celle-là n’y est pas.
**Mêlée** : qui touche un ennemi combat une manche, quel que soit le joueur actif. Qui la perd peut être démoralisé, fuir et être poursuivi (RB-19, RB-09).
Une unité qui a fui est ébranlée jusqu’à son ralliement (RB-20). Flancs et dos valent une charge : moins de figurines y ripostent, et le résultat compte 2 de plus.
**Fin** : les points des ennemis détruits, la moitié pour ceux qui sont ébranlés ou réduits au quart de leur vie ; les deux joueurs se partagent 20 points selon l’écart (RB-25).
\`/terminé finir:Vrai\` fait jouer au programme le reste d’une phase. Réactions, dissipation, armes, qui frapper et poursuite : vos \`/ordres\` y répondent en votre absence.
Tout de suite : \`/jouer jeu:Régiments points:1000\` ; pas à pas : \`/tutoriel jeu:Régiments\`.`,
  },
  clash: {
    name: 'comment va une mêlée',
    text: `**Une mêlée en une page**
**Qui combat** : sur son front le premier rang, autant de figurines que le côté adverse est large et 2 de plus, avec toutes leurs attaques ; derrière elles le deuxième rang soutient, avec autant d’attaques que sa Taille (RB-15). Sur un flanc ou au dos, autant qu’il s’en tient de ce côté, restreintes de même.
**Quand** : par paliers de 10 à 0 selon l’Agilité, 1 de plus pour qui charge ; tout un palier frappe à la fois (RB-14).
**Toucher** : Capacité offensive moins défensive : 4 ou plus 2+, de 1 à 3 3+, de 0 à −3 4+, moins 5+ (RB-10).
**Blesser** : Force moins Endurance : 2 ou plus 2+, 1 3+, 0 4+, −1 5+, moins 6+ (RB-12).
**Sauvegardes** : l’armure sur 7 − Armure + Pénétration, puis une seule spéciale (RB-13). Ce qui passe coûte 1 point de vie.
**Résultat** : la vie prise, 1 pour qui charge, 2 pour un flanc ou le dos, les rangs complets, l’étendard (RB-17). Qui a moins fait un **test de moral** : deux dés, au plus la Discipline moins la différence (RB-19).
**Tirs** : les deux premiers rangs, sur la précision à côté de l’arme, moins bonne de loin, après un mouvement, à couvert (RB-11).
Ce que fait chaque règle, par son numéro, son nom ou ses mots : \`/aide jeu:Régiments règle:\`.`,
  },
  line: {
    name: 'une unité en une ligne',
    text: `**Une unité en une ligne**
En court, une unité connue et ce qu’elle a d’autre : \`30 lances 6x5 avec hallebarde sans bouclier\`. Un plus y joint des personnages : \`lances + capitaine\`. Une bénédiction : \`lances avec sort haine\`.
Un nombre devant le nom compte des figurines, ici comme dans une liste d’armée (\`/armée importer\`) : \`20 lances\` est une unité, \`2x lances\` en sont deux. Les listes se lisent comme les logiciels d’armée les écrivent : \`- 20 Lances [175 pts]\`.
En entier, des groupes entre barres :
\`\`\`
20 lances 5x4 160 pts | M5 C5 Dis7 PV1 Déf3 End3 Arm1 T1 | Att1 Off3 For3 Pén0 Agi3 | lance, bouclier, porte-étendard
\`\`\`Figurines, nom, colonnes et rangs, points · Mobilité, Vitesse de charge, Discipline, Vie, Capacité défensive, Endurance, Armure, Taille de la figurine · Attaques, Capacité offensive, Force, Pénétration, Agilité de l’élément qui frappe · armes et règles. Un élément de plus est un groupe avec un nom et deux-points : \`monture: Att1 Off3 For3 Pén0 Agi3, impact (1)\`.
Entre parenthèses, ce qu’une règle demande : \`ægide (5+)\`, \`blessures multiples (D3)\`, \`charge dévastatrice (+1 For)\`, \`arc (4+)\`.
En français ou en anglais, mêlés si l’on veut. Chaque faute est dite avec sa place. Un serveur garde les siennes : \`/figurines importer jeu:Régiments\` prend un fichier avec une ligne pour chacune ; \`/figurines exporter jeu:Régiments\` donne celles du jeu pour commencer.`,
  },
  odds: {
    name: 'les probabilités',
    text: `**Les probabilités**
\`/probabilités unité:lanciers contre:lances\` suffit : la première charge le front de la seconde. Et aussi : \`charge\` (qui charge, ou personne), \`côté\` (quel côté de celle qui est ainsi combattue), \`manche\` (de ce combat), \`manches\` (1 ou 2 à la suite, pertes comprises). Avec \`distance\` en pouces, la première tire : \`couvert\`, \`bougé\`.
Vous avez la vie perdue des deux côtés (en moyenne, et entre quels nombres elle est huit fois sur dix), qui gagne, est démoralisée, est détruite, les points que cela coûte, et **pourquoi** : chaque étape avec le nombre qu’il faut et la règle qui l’a fait.
**Inverser** : l’autre charge. **Sans** : à côté, sans une règle. **Comparer** : à côté, avec une autre arme ou une bénédiction. **Lancer** : des dés promis par une empreinte, puis lancés et racontés ; chacun peut les vérifier.
Tout est compté exactement, en fractions entières.`,
  },
}

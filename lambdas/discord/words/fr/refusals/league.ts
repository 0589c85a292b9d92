import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'

/** Refusals of seasons of a league: what is wrong, and what to do instead. */
export const league = {
  // saisons
  'season-name': ['Un nom tient sur une ligne de {most} caractères au plus.', 'Choisissez-en un plus court.'],
  'season-scenario': ['Les conditions d’une saison tiennent en {most} caractères.', 'Dites-les plus court.'],
  'season-number': [
    'Ce nombre ne convient pas au réglage « {setting} ».',
    'Donnez un nombre entier de {least} à {most}.',
  ],
  'season-points': [
    'Une bataille ne vaut pas tant de points.',
    'Donnez des nombres de 0 à {most}, entiers ou avec un demi : 1,5.',
  ],
  'season-not-played': [
    'Ne pas jouer ne rapporte pas plus qu’un nul.',
    'Donnez au plus {most} pour `personne`, `tous-deux` et `ronde-passée`, ou davantage pour un nul.',
  ],
  'season-scores': [
    'Une victoire vaut plus qu’un nul, un nul plus qu’une défaite.',
    'Des nombres qui ne montent jamais : {scores}.',
  ],
  'season-tie-breaks': [
    'Un départage est nommé deux fois.',
    'Nommez chacun une fois, le plus important d’abord.',
  ],
  'season-boards': [
    'Des cartes tirées, nommées ou rayées demandent une liste.',
    'Nommez les cartes, ou laissez-les au jet de déploiement.',
  ],
  'season-setting-locked': [
    'La saison a commencé, et ceci était annoncé d’avance : {setting}{numbered}.',
    'Cela pourra changer la saison prochaine.',
  ],
  'season-over': ['Cette saison est terminée.', 'Son classement reste comme il est.'],
  'season-started': [
    'Cette saison a commencé.',
    'La direction peut encore faire entrer quelqu’un : `/ligue rejoindre membre:…`.',
  ],
  'season-not-started': ['Cette saison n’a pas commencé.', 'La direction la lance : `/ligue lancer`.'],
  'season-director': ['Seule une personne qui dirige la saison peut faire cela.', 'Demandez-lui.'],
  'season-referee': ['Seul l’arbitrage ou la direction de la saison peut faire cela.', 'Demandez-leur.'],
  'season-others': ['Vous ne pouvez faire cela que pour vous.', 'Demandez à qui dirige la saison.'],
  'season-no-player': [
    'Il faut un utilisateur et un nom de 80 caractères au plus.',
    'Nommez quelqu’un d’autre.',
  ],
  'registration-over': [
    'Les inscriptions à cette saison sont closes.',
    'La direction peut encore vous faire entrer : `/ligue rejoindre membre:…`.',
  ],
  'joined-already': ['Ce joueur participe déjà à la saison.', 'Ce qui reste dû : `/ligue mes`.'],
  'not-joined': [
    'Vous ne participez pas à cette saison.',
    'Tant que les inscriptions sont ouvertes, son bouton **Participer** ou /ligue rejoindre vous y fait entrer.',
  ],
  'not-entrant': ['Ce joueur ne participe pas à la saison.', 'Nommez quelqu’un qui y participe.'],
  'entrant-out': ['{player} a quitté la saison.', 'Nommez quelqu’un qui y joue.'],
  'season-full': ['Une saison compte {most} joueurs au plus.', 'Commencez-en une seconde.'],
  'no-late-entry': [
    'Qui rencontre qui a été fixé au début de la saison.',
    'On n’arrive en retard que dans une saison au système suisse.',
  ],
  'no-return': [
    'Une ronde a été publiée sans {player} : il y manque une bataille.',
    'Qui rencontre qui a été fixé au début de la saison : on n’y revient plus alors.',
  ],
  'no-sit-out': [
    'On ne passe une ronde que dans une saison au système suisse.',
    'Dans les autres, la direction donne du délai ou tranche : `/ligue trancher`.',
  ],
  'sit-out-round': [
    'La ronde {round} ne peut pas être passée.',
    'Nommez-en une de {first} à {rounds} : pas encore publiée, et de cette saison.',
  ],
  'no-round-back': ['Aucune ronde n’est publiée.', 'Il n’y a rien à retirer.'],
  'round-begun': [
    'Quelqu’un a déjà joué dans la ronde {round}.',
    'Tranchez plutôt ses batailles : `/ligue trancher`.',
  ],
  'season-army-faulty': [
    'Les armées ne conviennent pas à la saison ; fautes : {count}.',
    'Corrigez-les et remettez-les.',
  ],
  'season-army-locked': [
    'La saison a commencé, et les armées restent comme elles sont.',
    'Jouez avec celle qui a été validée.',
  ],
  'season-army-missing': ['{player} n’a remis aucune armée.', 'Attendez-la, ou commencez sans.'],
  'too-few-entrants': [
    'Armées validées : {count} ; il faut deux joueurs au moins.',
    'Validez des armées : `/ligue valider` ; ou attendez d’autres joueurs.',
  ],
  'entrants-unready': [
    'Joueurs sans armées validées : {count}, dont {player}.',
    'Validez les armées : `/ligue valider` ; ou commencez sans ces joueurs : `/ligue lancer sans:Vrai`.',
  ],
  'round-open': ['Ronde {round}, batailles à régler : {left}.', 'Attendez-les, ou tranchez.'],
  'season-battles-open': [
    'Batailles à régler : {left}.',
    'Attendez-les, tranchez, ou fermez la saison quand même : `/ligue clore abandon:Vrai` ; elles comptent alors comme non jouées.',
  ],
  'nobody-left': [
    'Il ne reste personne à apparier.',
    'Terminez la saison : `/ligue clore` ; ou tranchez autrement une bataille : `/ligue trancher`.',
  ],
  'no-round-left': ['Toutes les rondes ont été publiées ({rounds}).', 'Terminez la saison : `/ligue clore`.'],
  'no-draft': [
    'Il n’y a pas d’appariement à publier : aucun n’a été fait depuis que joueurs, résultats ou réglages ont changé.',
    'Appariez la ronde : `/ligue apparier`.',
  ],
  'stale-draft': [
    'L’appariement, ou ce dont il a été tiré, a changé entre-temps.',
    'Regardez l’actuel : `/ligue apparier`.',
  ],
  'wrong-pairs': ['Ces paires ne nomment pas chacun une fois.', 'Faites apparier la ronde à nouveau.'],
  'fixed-pairs': ['La formule fixe qui rencontre qui.', 'Publiez la ronde telle quelle.'],
  'no-season-battle': [
    'Il n’y a pas de bataille à la table {table} de la ronde {round}.',
    'Nommez-en une qui a été publiée.',
  ],
  'battle-settled': ['Cette bataille est réglée.', 'La direction peut trancher à nouveau.'],
  'battle-not-settled': ['Cette bataille n’est pas encore réglée.', 'Il n’y a rien à rétablir.'],
  'battle-begun': ['Cette bataille a commencé.', 'La direction peut la faire rejouer.'],
  'battle-not-begun': ['Cette bataille n’a pas commencé.', 'Attendez qu’elle commence.'],
  'game-not-in-season': [
    'Cette partie n’appartient à aucune bataille de la saison.',
    'Nommez-en une qui y appartient.',
  ],
  'battle-paused': ['L’horloge de cette bataille est déjà arrêtée.', 'Relancez-la.'],
  'battle-not-paused': ['L’horloge de cette bataille tourne.', 'Il n’y a rien à faire.'],
  'season-score': [
    'Aucune bataille ne rapporte ces points.',
    'Donnez deux nombres qu’une bataille peut donner : {most} au plus, et {draw} au plus pour l’un des deux.',
  ],
  'season-due': ['Cette heure est passée.', 'Nommez-en une plus tardive.'],
  'no-veto': [
    '{board} ne peut pas être rayée maintenant.',
    'Choisissez une carte de la liste qui y est encore.',
  ],
  'no-season': ['Cette saison n’existe pas ici.', 'La direction en commence une avec `/ligue créer`.'],
  'which-season': ['Plusieurs saisons ont lieu ici.', 'Dites laquelle, avec l’option `saison`.'],
  'season-game-pause': [
    'L’horloge d’une bataille de la saison appartient à sa direction.',
    'Demandez-lui une pause : `/ligue trancher`.',
  ],
  'season-army': [
    'Il faut une seule armée, de n’importe quelle liste de ce jeu.',
    'Nommez-en une : `/ligue armée {options}`.',
  ],
  'no-league': ['Il n’y a pas de saisons de {game}.', 'Prenez un jeu qui en a : {games}.'],
  'season-armies': [
    'Il faut {armies}.',
    'Nommez-les : `/ligue armée {options}` ; une seule suffit pour l’instant.',
  ],
  'substitute-in-season': ['{player} joue déjà dans cette saison.', 'Nommez quelqu’un qui n’y joue pas.'],
  'reason-without-refusal': [
    'Un motif va avec un refus ; rien n’a été validé.',
    'Ajoutez `refuser:Vrai`, ou ôtez le motif.',
  ],
  'no-season-round': ['Il n’y a pas de ronde {round}.', 'Nommez-en une qui a été publiée.'],
  'season-value': ['« {value} » ne se lit pas.', 'Prenez une des suggestions.'],
  'cannot-pin': [
    'Le message de la saison ne peut pas être épinglé ici.',
    'Donnez au programme le droit d’épingler (PIN_MESSAGES), ou épinglez-le vous-même ; tout le reste continue.',
  ],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

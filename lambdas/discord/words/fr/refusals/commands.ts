import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'

/** Refusals of the bot: commands, files, stored games: what is wrong, and what to do instead. */
export const commands = {
  'in-tutorial': [
    'Les leçons se jouent par vous seul, contre l’ordinateur.',
    '/tutoriel les reprend ; /jouer commence une vraie bataille.',
  ],
  'nothing-to-use': [
    'Aucune aptitude ne peut servir à cette question.',
    'Répondez-y d’abord, avec /répondre ou les boutons.',
  ],
  'unknown-restricted': [
    'Ici, « {text} » n’est ni une figurine ni une aptitude.',
    'Vouliez-vous dire {names} ?',
  ],
  'nothing-restricted': [
    'Ici, « {text} » n’est ni une figurine ni une aptitude.',
    'Séparez les noms par des virgules ; `/figurines liste` et `/aide aptitude:` les connaissent tous.',
  ],
  'which-restricted': ['« {text} » peut être {names}.', 'Écrivez le nom entier, ou son identifiant.'],
  'limit-out-of-range': [
    'Une limite de {count} ne dit rien.',
    'Prenez de {least} à {most} ; ce qui est interdit va dans interdits.',
  ],
  'too-many-restrictions': ['{count} restrictions, c’est trop ; {most} au plus par liste.', 'Enlevez-en.'],
  'no-army-possible': [
    'Avec ces restrictions, personne ne pourrait mener une armée à {points} points (camp : {camp}).',
    'Permettez un héros de ce camp.',
  ],
  'no-starter': ['Aucune armée prête ne respecte les restrictions ici (camp : {camp}).', 'Amenez la vôtre.'],
  'unknown-army': [
    'Vous n’avez pas d’armée « {army} ».',
    '/armée liste montre les vôtres ; /armée prête vous en donne une.',
  ],
  'army-exists': ['Vous avez déjà une armée « {army} ».', 'Choisissez un autre nom, ou supprimez-la.'],
  'army-name': ['« {army} » ne peut pas nommer une armée.', 'De 1 à 40 caractères, sur une ligne.'],
  'army-not-there': ['{figure} n’est pas dans « {army} ».', '/armée voir montre qui y est.'],
  'too-many-armies': [
    'Vous avez déjà {most} armées enregistrées.',
    'Supprimez-en une avec /armée supprimer.',
  ],
  'army-camp': [
    'Votre camp ici : {camp} ; cette armée est de l’autre.',
    'Choisissez une armée de votre camp.',
  ],
  'same-camp': ['Les deux armées sont du même camp ({camp}).', 'Amenez-en une de chaque camp.'],
  'not-picking': ['On ne choisit pas d’armée dans cette partie.', 'Voir /partie état.'],
  'which-game': [
    'Plusieurs de vos parties se jouent ici, ou aucune.',
    'Nommez-en une avec l’option partie ; /partie liste montre les vôtres.',
  ],
  'choice-gone': ['Ce choix n’est plus ouvert.', 'Tapez la commande à nouveau.'],
  'no-game': ['Cette partie n’existe pas.', '/partie liste montre les vôtres ; /défi en commence une.'],
  stranger: [
    'Vous ne jouez pas dans cette partie.',
    'Vous pouvez regarder : /carte et /partie état. /défi commence la vôtre.',
  ],
  stale: ['Ce bouton n’est plus à jour ; la partie a continué.', 'Voici où elle en est.'],
  'stale-army': [
    'Ce bouton n’est plus à jour ; l’armée a changé.',
    'Voir /armée voir, puis /armée supprimer.',
  ],
  'no-battle': ['La bataille n’a pas commencé.', '/partie état dit ce qui manque.'],
  'not-this-question': ['Ce n’est pas ce qui est demandé.', 'La question est dans /partie état.'],
  'which-move': [
    '« {move} » ne se lit pas comme un mouvement.',
    'Écrivez figurine et hexagone, une virgule entre les mouvements : `/déplacer aussi:A2 D7, A3 E9 NE`.',
  ],
  'dice-before': [
    'Des dés tombent, ou quelqu’un répond, avant qu’une autre figurine ne bouge.',
    'Confirmez ce qui est prévu ; déplacez ensuite les autres.',
  ],
  'game-lacks': [
    '{game} n’a rien de tel pour `{option}`.',
    'Laissez `{option}` de côté, ou prenez ce qui est proposé.',
  ],
  'no-orders': [
    'Ce jeu n’a pas d’ordres permanents.',
    'Répondez à chaque question quand elle est posée : par ses boutons, ou par /répondre.',
  ],
  'no-verb': ['{game} n’a pas de `/{command}`.', 'Servez-vous des boutons de la partie, ou de `/répondre`.'],
  'other-game': [
    'Cette commande est celle d’un autre jeu.',
    'Servez-vous des boutons de la partie, ou de /répondre.',
  ],
  'odds-without-figure': [
    'Personne n’est nommé pour tirer sur {target} ou l’attaquer.',
    'Nommez aussi la figurine : /probabilités figurine:A1 cible:B1, ou deux figurines de la liste.',
  ],
  'odds-without-target': [
    'Une aptitude, une distance, une hauteur et un dos comptent entre deux figurines, et aucune cible n’est nommée.',
    'Nommez-la : /probabilités figurine:A1 cible:B1 ; ou laissez ces options, pour le combat dans l’état actuel.',
  ],
  'not-borne-so': [
    '« {line} » ne se compare pas ainsi : {rule} ne lui va pas.',
    'Tapez la ligne comme elle devrait être, et comparez par `/probabilités`.',
  ],
  'promise-gone': [
    'Il n’y a pas, ou plus, de dés promis ici.',
    'Appuyez de nouveau sur *Lancer* sous vos probabilités.',
  ],
  'nothing-shoots': [
    'Rien de la première unité ne tire ainsi à {distance} {distance|pouce|pouces}.',
    'Prenez moins, une unité avec des arcs, ou laissez `distance` pour une mêlée ; peu d’armes tirent après une marche forcée.',
  ],
  'odds-far': [
    '{distance} {distance|hexagone|hexagones}, aucun tir ne va si loin.',
    'Prenez {most} au plus.',
  ],
  'odds-needs-units': [
    'Il faut deux unités : une, et celle qu’elle rencontre.',
    'Nommez les deux : `/probabilités unité:lanciers contre:lances`. Ce peuvent être des lignes : `/aide jeu:Régiments sujet:une unité en une ligne`.',
  ],
  'no-odds-in-game': [
    '{game} ne donne pas de probabilités.',
    'Demandez là où ne se joue aucune de ses parties : `/probabilités` y porte sur un jeu qui en donne.',
  ],
  'no-odds': [
    '{figure} ne peut rien faire de tel à {target}.',
    'Une grande figurine n’a pas de dos, et un tir demande un arc et sa portée : essayez sans dos ni distance.',
  ],
  'no-replay': ['Il n’y a pas d’image animée de ce jeu.', '/partie état montre où il en est.'],
  'no-such-frame': ['Il n’y a pas d’image {number} : ce film en a {count}.', 'Voyez /partie film.'],
  'nothing-to-end': ['Il n’y a rien à finir ici.', 'Répondez à la question de /partie état.'],
  'cannot-finish': [
    'Le programme ne finit que votre déploiement ou votre phase d’action.',
    'Répondez à la question de /partie état.',
  ],
  'challenge-private': [
    'On ne se bat pas dans cette discussion, que vous seul lisez.',
    'Tapez `/défi` ou `/jouer` dans un salon d’un serveur. `/tutoriel` marche ici aussi.',
  ],
  'challenge-self': ['On ne se défie pas soi-même.', 'Sans adversaire, le défi est ouvert à tous.'],
  'challenge-twice': ['{name} est nommé deux fois.', 'Nommez chacun une seule fois.'],
  'one-army': [
    'Par ces règles, chacun amène une seule armée.',
    'Choisissez-en une, du camp que vous voulez.',
  ],
  'too-many-challenged': ['{count} joueurs, c’est trop ici ; {most} au plus.', 'Défiez-en moins.'],
  'too-many-for-rules': [
    '{count} joueurs, c’est trop pour ces règles ; {most} au plus.',
    'Pour autant de joueurs, choisissez règles:{book}.',
  ],
  'challenge-bot': [
    '{name} est un robot et ne joue pas.',
    'Défiez une personne, ou personne en particulier ; avec `/défi ordinateur:` ce programme joue.',
  ],
  'computer-without-army': [
    'Les restrictions ne laissent à l’ordinateur aucune armée prête.',
    'Allégez-les, ou défiez une personne.',
  ],
  'not-absent': [
    '{name} joue encore : {count} {count|tour manqué|tours manqués} de suite sur {most}.',
    'L’ordinateur peut remplacer un adversaire qui a manqué {most} tours de suite, qui a quitté le serveur ou qui le permet par `/partie remplacer permettre:` ; vous-même, à tout moment.',
  ],
  'not-in-game': [
    'Personne de ce nom n’a de place dans cette bataille.',
    'Nommez quelqu’un qui y joue, ou personne : ce sera vous.',
  ],
  'computer-plays': [
    'L’ordinateur y joue déjà.',
    'La personne remplacée peut reprendre sa place : un bouton sous `/partie état` le permet.',
  ],
  'computer-plays-on': [
    '{name} n’accepte pas la nulle pour l’instant : rien ne lui dit qu’il s’en tirera plus mal.',
    'Jouez, et proposez-la plus tard ; ou abandonnez avec `/partie abandonner`.',
  ],
  'own-seat': ['Vous jouez ici vous-même.', 'Répondez à la question dans /partie état.'],
  'season-substitute': [
    'Cette bataille fait partie d’une saison.',
    'Ses directeurs nomment les remplaçants : `/ligue trancher`.',
  ],
  'challenge-gone': ['Ce défi n’est plus ouvert.', '/défi en lance un autre.'],
  'not-invited': ['Ce défi s’adresse à quelqu’un d’autre.', '/défi lance le vôtre.'],
  'own-challenge': [
    'On n’accepte pas son propre défi.',
    'Attendez un adversaire, ou retirez-le avec Refuser.',
  ],
  'open-challenge': [
    'Ce défi est ouvert à tous ; il n’y a rien à refuser.',
    'Laissez-le à quelqu’un d’autre.',
  ],
  'number-long': ['Votre part dans la graine est vide ou trop longue.', 'De 1 à 100 caractères.'],
  'did-you-mean': ['« {text} » n’est pas clair.', 'Vouliez-vous dire {names} ? Tapez ce nom.'],
  'unknown-board': ['Il n’y a pas de carte « {board} ».', 'Choisissez-en une de la liste.'],
  'private-import': [
    'Les cartes et les figurines appartiennent à un serveur.',
    'Faites-le dans un salon du vôtre ; /armée importer lit une armée ici.',
  ],
  'too-many-boards': ['Ce serveur a déjà {most} cartes à lui.', 'Supprimez-en une avec /cartes supprimer.'],
  'supplied-board': [
    '{board} est fournie avec le jeu.',
    'On ne supprime que les cartes apportées par le serveur.',
  ],
  'stale-board': ['La carte a changé depuis la question.', 'Refaites /cartes supprimer.'],
  'joined-named': ['Deux cartes se joignent par leur nom.', 'Nommez celle du haut avec l’option carte.'],
  'joined-widths': ['{board} n’est pas aussi large que {other}.', 'Joignez des cartes de même largeur.'],
  'joined-large': ['Ensemble elles ont {rows} rangées ; {most} au plus.', 'Joignez des cartes plus petites.'],
  'too-many-own-figures': [
    'Un serveur a {most} figurines à lui au plus.',
    'Reprenez-en avec /figurines retirer, ou importez-en moins.',
  ],
  'figure-needed': [
    '{figure} resterait sans la figurine qui prend sa place.',
    'Changez les deux dans un même fichier.',
  ],
  'not-own-figure': [
    '{figure} n’est pas une figurine apportée par ce serveur.',
    '/figurines liste les marque d’un ◆.',
  ],
  'no-own-figures': [
    'Ce serveur n’a apporté aucune figurine.',
    'Commencez par `/figurines exporter lesquelles:fournies avec le jeu`.',
  ],
  'no-figure-files': [
    'Un serveur n’apporte pas de figurines à lui dans ce jeu.',
    '/figurines liste montre celles qui en font partie.',
  ],
  'no-ability-called': [
    'Aucune aptitude ne s’appelle « {ability} ».',
    '`/aide aptitude:` les propose toutes à mesure que vous tapez.',
  ],
  'no-topic-called': [
    'L’aide n’a pas de page nommée « {text} ».',
    '`/aide sujet:` les propose toutes pendant que vous tapez.',
  ],
  'no-question-called': [
    'Aucune question ne s’appelle « {question} ».',
    '`/aide question:` les propose toutes pendant que vous tapez.',
  ],
  'no-rule-called': [
    'Aucune règle ne s’appelle « {rule} ».',
    '`/aide règle:` les propose toutes pendant que vous tapez ; d’un autre jeu avec `jeu:`.',
  ],
  'no-such-turn': [
    'Le tour {turn} n’est pas encore venu : cette bataille en est au tour {last}.',
    'Nommez un tour plus ancien.',
  ],
  'draw-offered': [
    'Vous avez déjà proposé la nulle.',
    'Votre adversaire peut l’accepter avec /partie nulle.',
  ],
  'no-draw-offer': ['Aucune nulle n’est proposée.', 'Proposez-la avec /partie nulle.'],
  'mistyped-figure': [
    'Aucune figurine ici ne s’appelle « {figure} ».',
    'Vouliez-vous dire {figures} ? Tapez le repère.',
  ],
  'which-figure': ['« {figure} » peut désigner plusieurs figurines : {figures}.', 'Prenez le repère.'],
  'not-acting': [
    'On ne peut ni bouger, ni pivoter, ni tirer maintenant.',
    'La question est dans /partie état.',
  ],
  'not-manager': ['Il faut pouvoir gérer le serveur pour changer cela.', 'Demandez à qui le peut.'],
  'no-time-zone': [
    'Il n’y a pas de fuseau horaire « {text} ».',
    'Choisissez-en un qui est proposé, comme Europe/Paris.',
  ],
  'needs-time-zone': ['J’ignore encore quand il fait nuit chez vous.', 'Donnez aussi votre fuseau.'],
  'no-hours': [
    '« {text} » n’est pas une plage d’heures.',
    'Écrivez 22:00-07:00, avec des heures de 0 à 24 et des minutes de 0 à 59, ou off.',
  ],
  'no-date': [
    '« {text} » n’est pas une date.',
    'Écrivez un nombre de jours, une date comme 2026-12-01, ou off.',
  ],
  'date-past': ['{text} est passé.', 'Donnez un jour plus tardif.'],
  'holiday-long': [
    'Des vacances durent {most} jours au plus : vos adversaires attendent.',
    'Donnez un jour plus proche ; au-delà, il y a /partie pause ou /partie nulle.',
  ],
  'holiday-soon': [
    'Vos dernières vacances sont trop récentes ; les suivantes peuvent commencer le {date}.',
    '/partie pause arrête une partie.',
  ],
  'no-server': ['Il n’y a pas de serveur ici.', 'Utilisez la commande dans un salon d’un serveur.'],
  'lobby-in-thread': [
    'Un fil s’endort ; un tableau des défis doit rester éveillé.',
    'Ouvrez-le dans un salon du serveur.',
  ],
  'too-many-lobbies': [
    'Ce serveur a déjà {count} tableaux des défis.',
    'Enlevez-en un avec /défis fermer, dans son salon.',
  ],
  'no-lobby': ['Ce salon n’a pas de tableau des défis.', '/défis ouvrir en place un ici.'],
  'still-playing': [
    'Vous avez des parties en cours : {count}.',
    'Finissez-les, refusez-les ou abandonnez-les ; /partie liste les montre.',
  ],
  'missing-rights': [
    'Il me manque des droits dans ce salon : {rights}.',
    'Demandez-les à qui gère le serveur.',
  ],
  'went-wrong': [
    'Un problème est survenu de notre côté ; la partie est intacte. Numéro {id}.',
    'Réessayez ; sinon, donnez ce numéro à qui tient le bot.',
  ],
  'trying-again': [
    'Cela prend plus de temps que d’habitude.',
    'Un nouvel essai se fait tout seul, pendant une demi-minute ; la réponse viendra ici.',
  ],
  busy: ['D’autres changeaient la partie à ce moment ; rien n’a été changé.', 'Réessayez.'],
  'unknown-command': ['La commande /{command} n’existe pas ici.', 'Voir /aide.'],
  'unknown-option': ['/{command} n’a pas d’option {option}.', 'Voir /aide.'],
  'unknown-option-near': ['/{command} n’a pas d’option {option}.', 'Vouliez-vous dire {near} ?'],
  'missing-option': ['/{command} a besoin de l’option {option}.', 'Donnez-la et renvoyez la commande.'],
  'number-out-of-range': [
    '« {value} » est hors limites pour l’option {option}.',
    'Donnez un nombre entier de {least} à {most}.',
  ],
  'wrong-option': ['« {value} » ne convient pas à l’option {option}.', 'Choisissez dans la liste.'],
  'unknown-button': ['Ce bouton est inconnu.', 'Regardez avec /partie état.'],
  'not-posted': ['Discord a refusé un de mes messages : {reason}', 'Vérifiez mes droits dans ce salon.'],
  'nobody-named': [
    'La commande ne dit pas de qui il s’agit.',
    'Donnez un repère dessiné sur la carte, comme A3.',
  ],
  'upload-missing': ['Aucun fichier n’accompagne la commande.', 'Joignez-en un à l’option fichier.'],
  'upload-elsewhere': ['{file} ne vient pas de Discord.', 'Joignez le fichier à la commande.'],
  'upload-large': ['{file} dépasse {limit}.', 'Joignez un fichier plus petit.'],
  'upload-failed': ['{file} n’a pas pu être lu.', 'Réessayez.'],
  'upload-not-text': [
    '{file} n’est pas un fichier texte.',
    'Joignez un fichier texte ; d’un tableur, enregistrez d’abord en « CSV UTF-8 ».',
  ],
  'upload-workbook': [
    '{file} est un classeur ou un document, pas un fichier texte.',
    'Enregistrez-le en « CSV UTF-8 » dans ce programme, et joignez ce fichier-là.',
  ],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

import type { RefusalCode } from '../../../../rules/index.ts'
import type { RefusalWords } from '../types.ts'

export const refusals: Record<RefusalCode, RefusalWords> = {
  'not-offered': [
    '« {answer} » n’est pas proposé maintenant.',
    'Prenez un bouton, ou une réponse de la liste de /répondre.',
  ],
  'question-changed': [
    'La question a changé entre-temps.',
    'Regardez /partie état et répondez à celle de maintenant.',
  ],
  'battle-over': [
    'Cette bataille est terminée.',
    'Le résultat est dans /partie état ; /défi en commence une autre.',
  ],
  'no-figure': ['Il n’y a pas de figurine {figure} ici.', 'Prenez un repère dessiné sur la carte, comme A3.'],
  'not-yours': ['{figure} n’est pas à vous.', 'Choisissez une de vos figurines.'],
  'no-hex': [
    'La carte n’a pas d’hexagone « {hex} ».',
    'Un hexagone s’écrit comme C7 : colonnes de A à {column}, rangées de 1 à {row}.',
  ],
  'no-facing': ['« {facing} » n’est pas une orientation.', 'Tapez N, NE, SE, S, SO ou NO.'],
  'cannot-face': ['{figure} ne peut pas faire face au {facing} là-bas.', 'Possible : {facings}.'],
  'no-room': [
    '{figure} ne peut pas finir en {to} : un X, quelqu’un, ou pas de place pour son socle.',
    'Choisissez un hexagone libre.',
  ],
  'still-to-deploy': [
    'Des figurines attendent encore et ont de la place.',
    'Placez-les, ou utilisez /déployer auto.',
  ],
  'outside-zone': [
    '{hex} est à plus de trois hexagones du {edge}.',
    'Choisissez un hexagone de votre zone, éclairée sur la carte.',
  ],
  'not-placed': ['{figure} n’est pas encore sur la carte.', 'Placez-la avec /déployer placer.'],
  'not-neighbours': [
    '{from} et {to} ne sont pas voisins.',
    'Nommez chaque hexagone du chemin, ou seulement le dernier.',
  ],
  impassable: ['Le côté entre {from} et {to} ne se franchit pas : {side}.', 'Passez ailleurs.'],
  'enemy-in-the-way': ['Un ennemi, {figure}, occupe {to}.', 'Contournez-le.'],
  'friend-threatened': [
    '{figure}, en {to}, est dans une zone de danger ennemie : on ne peut pas la traverser.',
    'Contournez.',
  ],
  'too-few-points': [
    'Le pas vers {to} coûte {cost} PM ; il en reste {left}.',
    'Arrêtez-vous avant ; /carte portée montre jusqu’où aller.',
  ],
  'cannot-stop-in-zone': [
    '{to} est dans une zone de danger, où l’on s’arrête, et nul ne peut s’y arrêter.',
    'Passez ailleurs.',
  ],
  'move-over': [
    'Le mouvement de {figure} est terminé.',
    'Choisissez une autre figurine, ou finissez la phase.',
  ],
  'too-few-ap': [
    'Cela coûte {cost} PA ; {figure} en a {ap}.',
    'Les PA ne reviennent pas ; choisissez autre chose.',
  ],
  'only-turning': [
    'Il ne reste qu’à pivoter dans cette phase.',
    'Pivotez des figurines, ou finissez avec /terminé.',
  ],
  'nobody-acting': ['Aucune figurine n’est en train d’agir.', '/terminé finit la phase.'],
  'not-acting-now': ['Ce n’est pas {figure} qui agit, c’est {active}.', 'Finissez l’activation de {active}.'],
  'acted-already': ['{figure} a déjà agi ce tour-ci.', 'Choisissez une figurine qui peut agir.'],
  'faces-so-already': ['{figure} fait déjà face au {facing}.', 'Choisissez un autre côté.'],
  'must-stop': [
    'En {hex}, {figure} entre dans une zone de danger et doit s’arrêter.',
    'Arrêtez le mouvement là, ou contournez.',
  ],
  'same-hex': ['{figure} est déjà en {hex}.', 'Pour pivoter sur place : /pivoter.'],
  'out-of-reach': [
    '{hex} est hors d’atteinte pour {figure} : il reste {left} PM.',
    '/carte portée montre où aller.',
  ],
  'run-before-move': [
    '{figure} n’a pas encore bougé ; on court après un mouvement.',
    'Avancez d’abord d’un hexagone au moins.',
  ],
  'ran-already': ['{figure} a déjà couru pendant cette phase.', 'Choisissez une autre figurine.'],
  'run-threatened': [
    '{figure} est dans une zone de danger et ne peut pas courir.',
    'Arrêtez-vous là, ou choisissez une autre figurine.',
  ],
  'turn-moved': [
    '{figure} s’est déplacée et reste orientée comme à la fin de son mouvement.',
    'Annulez le mouvement, ou choisissez une autre figurine.',
  ],
  'shot-already': ['{figure} a déjà tiré.', 'Choisissez une autre figurine.'],
  'no-shooter': ['{figure} ne tire pas.', '/figurines voir dit qui tire.'],
  'moved-already': [
    '{figure} a bougé ; une figurine bouge ou tire.',
    'Choisissez une autre figurine pour tirer.',
  ],
  'shoot-threatened': [
    '{figure} est dans une zone de danger ennemie et ne peut pas tirer.',
    'Sortez-en d’abord ; c’est un désengagement (4.11).',
  ],
  'own-target': ['{target} est de votre camp.', 'Choisissez un ennemi.'],
  'names-no-target': [
    '{figure} ne désigne pas de cible : ses dés vont à qui ils peuvent blesser.',
    'Tirez avec une orientation au lieu d’un ennemi.',
  ],
  'names-a-target': ['{figure} doit désigner sa cible.', 'Choisissez un ennemi.'],
  'nobody-in-view': ['{figure} ne voit personne à portée par là.', 'Choisissez une autre orientation.'],
  'out-of-range': [
    '{target} est à {far} hexagones ; {figure} tire à {range}.',
    'Choisissez un ennemi plus proche.',
  ],
  'out-of-field': [
    '{target} n’est pas devant {figure}, même en pivotant.',
    'Choisissez un autre ennemi ; /carte vue montre qui est visible.',
  ],
  'no-sight': [
    '{figure} ne voit pas {target} : un mur en {hex} les sépare.',
    '/carte vue montre qui est visible.',
  ],
  'no-sight-figure': [
    '{figure} ne voit pas {target} : {by} se tient entre eux, en {hex}.',
    '/carte vue montre qui est visible.',
  ],
  'no-sight-raised': [
    '{figure} ne voit pas {target} : le terrain surélevé en {hex} les sépare.',
    '/carte vue montre qui est visible.',
  ],
  'not-in-view': ['Face au {facing}, {figure} ne voit pas {target}.', 'Possible face au : {facings}.'],
  'no-such-ability': ['{figure} n’a pas l’aptitude « {ability} ».', '/figurines voir montre les siennes.'],
  'no-such-target': [
    '{figure} ne peut pas utiliser cette aptitude sur cette cible maintenant.',
    '/répondre donne la liste des cibles possibles.',
  ],
  'no-such-copy': [
    'Aucun héros ennemi n’a ici « {ability} » à copier.',
    'Choisissez une aptitude d’un héros ennemi présent.',
  ],
  'not-its-moment': [
    '{ability} ne peut pas servir maintenant.',
    '/aide aptitude: dit quand elle peut servir.',
  ],
  terrifying: [
    '{target} est trop effroyable pour cela.',
    'Choisissez une autre cible ou une autre aptitude.',
  ],
  'nothing-superficial': [
    'Aucune blessure superficielle parmi les dés.',
    'Gardez {ability} pour un autre jet.',
  ],
  'no-damage-dice': ['L’adversaire n’a lancé aucun dé de dégâts.', 'Gardez cela pour un autre combat.'],
  'nothing-converted': ['Aucune blessure convertie parmi les dés.', 'Convertissez-en une d’abord.'],
  'nobody-touched': ['Cela n’atteint aucun ennemi devant {figure}.', 'Gardez cela pour un autre combat.'],
  guarded: ['{target} est protégée ce tour-ci par Garde du Corps.', 'Choisissez une autre cible.'],
  'not-to-be-shot': ['Personne ne peut tirer sur {target}.', 'Choisissez une autre cible.'],
  'not-warded': ['Les aptitudes de {target} ne peuvent pas être annulées.', 'Laissez faire.'],
  'only-replaces': ['{figure} n’entre en jeu qu’à la place d’une autre figurine.', 'Prenez celle-là.'],
  'no-ring-bearer': [
    '{figure} suit l’Anneau Unique, et personne ici ne le porte.',
    'Ajoutez le porteur de l’Anneau, ou retirez {figure}.',
  ],
  'nothing-to-use': [
    'Aucune aptitude ne peut servir à cette question.',
    'Répondez-y d’abord, avec /répondre ou les boutons.',
  ],
  carried: ['{figure} est portée par {target}.', 'Faites-la tirer, ou descendre : c’est son action.'],
  'not-carried': ['Personne ne porte {figure}.', 'Utilisez /déplacer.'],
  'no-way-down': ['{figure} ne peut pas descendre en {hex}.', 'Elle peut descendre en : {hexes}.'],
  'no-carrier': ['{figure} ne porte personne.', 'Il faut pour cela Transport Entique.'],
  'not-to-be-carried': [
    '{target} ne peut pas être portée : elle a l’Anneau, ou plusieurs hexagones.',
    'Choisissez une autre figurine.',
  ],
  'no-place': ['{figure} porte déjà deux figurines.', 'Faites-en d’abord descendre une.'],
  'ring-worn': ['{figure} porte déjà l’Anneau.', 'Il se retire au début de sa phase d’action.'],
  overcome: ['{figure} est au pouvoir de l’Anneau ce tour-ci.', 'Jouez une autre figurine.'],
  unseen: ['Seuls les Esprits Servants voient {target}.', 'Choisissez une autre cible.'],
  'no-leaving': ['{figure} ne peut pas quitter la carte.', 'Seul le porteur de l’Anneau le peut.'],
  'not-at-far-edge': ['{figure} n’est pas au bord adverse.', 'Allez-y d’abord ; sortir coûte {cost} PM.'],
  'must-approach': [
    '{figure} doit aller vers {target}, qui porte l’Anneau.',
    'Approchez-la, face à {target} si possible.',
  ],
  unhurt: ['{figure} n’a perdu aucun point de vie.', 'Gardez cela pour plus tard.'],
  'not-first-die': [
    'Des dés ont déjà touché {figure} ce tour-ci.',
    'L’Armure n’arrête que le premier dé du tour.',
  ],
  'no-hero-to-guard': [
    'Aucun héros de ce combat ne peut encore être gardé.',
    'Utilisez-la dans un combat où sont vos héros.',
  ],
  'cannot-move': [
    'L’Anneau l’emporte sur {figure} : elle ne se déplace pas ce tour-ci.',
    'Elle peut faire autre chose, pivoter par exemple.',
  ],
  'always-at-work': [
    '{ability} n’a pas de chiffre sur le socle de {figure} : elle agit en permanence.',
    'Il n’y a rien à activer ni à payer.',
  ],
  'not-in-book': [
    'Les règles classiques ne connaissent pas {ability}.',
    'Elle figure sur le socle de {figure} pour les batailles de tournoi ; ici elle est sans effet.',
  ],
  'ability-used': ['{figure} a déjà utilisé {ability} ce tour-ci.', 'Ce sera possible au prochain tour.'],
  'ability-too-dear': [
    '{ability} coûte {cost} PA ; {figure} en a {ap}.',
    'Les PA ne reviennent pas ; choisissez autre chose.',
  ],
  passive: [
    '{figure} n’a pas d’ennemi dans sa zone de danger ; au combat, seules Armure, Courage et Terreur lui restent.',
    'Choisissez une figurine engagée.',
  ],
  'not-its-combat': [
    '{figure} n’est pas de ce combat, et personne dans sa zone de danger n’est en cause.',
    'Gardez {ability} pour son propre combat.',
  ],
  'nobody-supported': [
    '{figure} n’a pas d’ami d’un hexagone au combat droit devant, ou a ses propres ennemis.',
    'Laissez passer.',
  ],
  'no-large-friend': ['{figure} n’a pas d’autre ami de Taille Imposante dans ce combat.', 'Laissez passer.'],
  'only-itself': ['{figure} ne peut s’en servir que pour elle-même.', 'Attendez qu’il s’agisse d’elle.'],
  'no-damage': ['{figure} n’a plus de dégâts à ignorer.', 'Gardez les PA.'],
  'kept-up': ['{figure} tient déjà grâce à Courage.', 'Elle sort quand son temps est passé.'],
  'not-in-zone': [
    '{figure} n’a personne dans sa zone de danger pour cela.',
    'Choisissez une figurine assez proche.',
  ],
  'not-adjacent': ['{figure} et {target} ne sont pas adjacents.', 'Choisissez une figurine voisine.'],
  'nobody-adjacent': ['{figure} n’a personne à ses côtés pour cela.', 'Gardez les PA.'],
  'no-striker': [
    '{figure} ne peut pas finir son action par une attaque gratuite.',
    'Combattez pendant la phase de combat.',
  ],
  'struck-already': ['{figure} a fini son action.', 'Choisissez une autre figurine.'],
  'flyer-runs': ['{figure} vole, et une créature volante ne court pas.', 'Choisissez une autre figurine.'],
  'too-afraid': [
    '{figure} ne peut payer {cost} PA pour braver l’ennemi devant {to} ; il lui en reste {ap}.',
    'Désengagez-vous, ou passez ailleurs.',
  ],
  'must-leave': ['{figure} ne peut payer pour rester près d’un ennemi effrayant.', 'Désengagez-la d’abord.'],
  'no-rider': ['{figure} ne peut pas charger.', 'Déplacez-la ; les cavaliers chargent.'],
  'charge-after-move': [
    '{figure} s’est déplacée ; une charge remplace le mouvement.',
    'Continuez le mouvement, ou choisissez une autre figurine.',
  ],
  'charge-threatened': [
    '{figure} a commencé cette phase d’action dans une zone de danger et ne peut pas y charger.',
    'Déplacez-la ; un ennemi disparu n’attaque personne.',
  ],
  'charge-ground': [
    'Une charge ne franchit pas le côté entre {from} et {to} : {side}.',
    'Contournez, ou déplacez-vous.',
  ],
  'no-charge': ['{figure} n’a pas chargé ; l’attaque vient à la fin d’une charge.', 'Chargez d’abord.'],
  'not-an-enemy': ['{figure} ne répond qu’aux ennemis.', 'Laissez faire.'],
  'undone-already': ['C’est déjà annulé.', 'Il n’y a plus rien à faire.'],
  'ward-not-warded': ['Annuler ne peut pas être annulé.', 'Laissez faire.'],
  'undo-dice': [
    'Des dés ont été lancés depuis ; ce qu’ils ont montré ne s’efface pas.',
    'Continuez à partir d’ici.',
  ],
  'undo-answered': ['Votre adversaire a répondu depuis.', 'Continuez à partir d’ici.'],
  'undo-nothing': ['Vous n’avez rien à annuler.', 'On ne revient que jusqu’au début de l’activation.'],
  'army-empty': ['L’armée est vide.', 'Ajoutez des figurines avec /armée ajouter.'],
  'army-missing': [
    'Il manque une armée du {army}{camp}.',
    'Amenez-en une de chaque camp, ou les armées prêtes.',
  ],
  'army-too-big': ['{count} figurines, c’est trop ; {most} au plus.', 'Retirez-en avec /armée retirer.'],
  'army-too-dear': [
    'Elle coûte {cost} points, {over} de plus que {points}.',
    'Retirez des figurines avec /armée retirer.',
  ],
  'too-many-warriors': [
    '{warriors} guerriers, mais les PA des héros en permettent {limit}.',
    'Retirez-en {over}, ou ajoutez un héros.',
  ],
  'too-many-copies': ['{figure} y est {count} fois ; {most} au plus ici.', 'Retirez-en.'],
  'mixed-camps': [
    'Le Bien ({good}) et le Mal ({evil}) ne se battent pas côte à côte.',
    'Gardez un seul camp.',
  ],
  'wrong-camp': [
    '{figure} ne se bat pas pour le {camp}.',
    'Choisissez une figurine de ce camp ; voir /figurines liste.',
  ],
  'same-unique': ['Le nombre unique {number} est là plusieurs fois : {figures}.', 'Gardez-en une seule.'],
  'unknown-restricted': [
    'Ici, « {text} » n’est ni une figurine ni une aptitude.',
    'Vouliez-vous dire {names} ?',
  ],
  'nothing-restricted': [
    'Ici, « {text} » n’est ni une figurine ni une aptitude.',
    'Séparez les noms par des virgules ; /figurines liste et /aide aptitude les connaissent tous.',
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
  'ability-banned': ['{figure} a l’aptitude {ability}, interdite ici.', 'Choisissez une autre figurine.'],
  'too-many-with-ability': [
    '{count} figurines ont l’aptitude {ability} ; {most} au plus ici.',
    'Retirez-en.',
  ],
  'figure-banned': ['{figure} n’est pas admise ici.', 'Choisissez une autre figurine.'],
  'version-not-allowed': [
    '{figure} est de la version {version} ; admises : {allowed}.',
    'Choisissez une autre version.',
  ],
  'kind-not-allowed': ['{figure} n’est pas admise ; admis : {allowed}.', 'Choisissez une autre figurine.'],
  'base-not-allowed': [
    'Le socle de {figure} n’est pas admis ; admis : {allowed}.',
    'Choisissez une autre figurine.',
  ],
  'points-out-of-range': [
    '{points} points, c’est hors limites.',
    'De {least} à {most} ; 500, 1000 et 1500 sont habituels.',
  ],
  'unknown-figure': ['Aucune figurine du catalogue ne s’appelle « {figure} ».', 'Voir /figurines liste.'],
  'unknown-army': [
    'Vous n’avez pas d’armée « {army} ».',
    '/armée liste montre les vôtres ; /armée prête vous en donne une.',
  ],
  'army-exists': ['Vous avez déjà une armée « {army} ».', 'Choisissez un autre nom, ou supprimez-la.'],
  'army-name': ['« {army} » ne peut pas nommer une armée.', 'De 1 à 40 caractères, sur une ligne.'],
  'army-not-there': ['{figure} n’est pas dans « {army} ».', '/armée voir montre qui y est.'],
  'too-many-armies': ['Vous gardez déjà {most} armées.', 'Supprimez-en une avec /armée supprimer.'],
  'army-camp': [
    'Vous jouez le {camp} ici ; cette armée est de l’autre camp.',
    'Choisissez une armée du {camp}.',
  ],
  'same-camp': ['Les deux armées sont du {camp}.', 'Amenez-en une de chaque camp.'],
  'not-picking': ['On ne choisit pas d’armée dans cette partie.', 'Voir /partie état.'],
  'which-game': [
    'Plusieurs de vos parties se jouent ici, ou aucune.',
    'Nommez-en une avec l’option partie ; /partie liste montre les vôtres.',
  ],
  'no-game': ['Cette partie n’existe pas.', '/partie liste montre les vôtres ; /défi en commence une.'],
  stranger: [
    'Vous ne jouez pas dans cette partie.',
    'Vous pouvez regarder : /carte et /partie état. /défi commence la vôtre.',
  ],
  'not-your-turn': ['C’est à {name} de répondre.', 'Vous serez prévenu quand ce sera à vous.'],
  stale: ['Ce bouton n’est plus à jour ; la partie a continué.', 'Voici où elle en est.'],
  'stale-army': [
    'Ce bouton n’est plus à jour ; l’armée a changé.',
    'Voir /armée voir, puis /armée supprimer.',
  ],
  'no-battle': ['La bataille n’a pas commencé.', '/partie état dit ce qui manque.'],
  'not-this-question': ['Ce n’est pas ce qui est demandé.', 'La question est dans /partie état.'],
  'other-game': [
    'Cette commande est celle d’un autre jeu.',
    'Servez-vous des boutons de la partie, ou de /répondre.',
  ],
  'no-replay': ['Il n’y a pas d’image animée de ce jeu.', '/partie état montre où il en est.'],
  'nothing-to-end': ['Il n’y a rien à finir ici.', 'Répondez à la question de /partie état.'],
  'is-out': ['Vous êtes éliminé ; les autres continuent.', 'Suivez la partie avec /partie état ou /carte.'],
  'too-many-players': [
    '{count} joueurs, c’est trop pour ces règles ; {most} au plus.',
    'À trois ou quatre, choisissez règles:classique.',
  ],
  'cannot-finish': [
    'Le programme ne finit que votre déploiement ou votre phase d’action.',
    'Répondez à la question de /partie état.',
  ],
  'challenge-private': [
    'Personne d’autre ne lit cette discussion : un adversaire n’y verrait pas le défi.',
    'Tapez `/défi` dans un salon d’un serveur où vous êtes tous les deux.',
  ],
  'challenge-self': ['On ne se défie pas soi-même.', 'Sans adversaire, le défi est ouvert à tous.'],
  'challenge-twice': ['{name} est nommé deux fois.', 'Nommez chacun une seule fois.'],
  'one-army': [
    'Par ces règles, chacun amène une seule armée.',
    'Choisissez-en une, du camp que vous voulez.',
  ],
  'challenge-bot': [
    '{name} est un robot et ne joue pas.',
    'Défiez une personne, ou personne en particulier.',
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
  'unknown-board': ['Il n’y a pas de carte « {board} ».', 'Choisissez-en une de la liste.'],
  'private-import': [
    'Les cartes et les figurines appartiennent à un serveur.',
    'Faites-le dans un salon du vôtre ; /armée importer lit une armée ici.',
  ],
  'too-many-boards': ['Ce serveur garde déjà {most} cartes.', 'Supprimez-en une avec /cartes supprimer.'],
  'supplied-board': [
    '{board} est fournie avec le jeu.',
    'On ne supprime que les cartes apportées par le serveur.',
  ],
  'stale-board': ['La carte a changé depuis la question.', 'Refaites /cartes supprimer.'],
  'joined-named': ['Deux cartes se joignent par leur nom.', 'Nommez celle du haut avec l’option carte.'],
  'joined-widths': ['{board} n’est pas aussi large que {other}.', 'Joignez des cartes de même largeur.'],
  'joined-large': ['Ensemble elles ont {rows} rangées ; {most} au plus.', 'Joignez des cartes plus petites.'],
  'too-many-own-figures': [
    'Un serveur garde {most} figurines au plus.',
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
    'Commencez par /figurines exporter, avec l’option lesquelles.',
  ],
  'board-faulty': ['Le texte de la carte a {faults} fautes.', 'Corrigez-le et réessayez.'],
  'no-such-turn': [
    'Le tour {turn} n’est pas encore venu : cette bataille en est au tour {last}.',
    'Nommez un tour plus ancien.',
  ],
  'no-board': ['Il n’y a pas de carte « {board} ».', 'Choisissez-en une de la liste.'],
  'nothing-to-show': [
    'Il n’y a rien à montrer avant « {answer} ».',
    'Répondez directement, avec direct:true ou /répondre.',
  ],
  'draw-offered': [
    'Vous avez déjà proposé la nulle.',
    'Votre adversaire peut l’accepter avec /partie nulle.',
  ],
  'no-draw-offer': ['Aucune nulle n’est proposée.', 'Proposez-la avec /partie nulle.'],
  'verify-later': [
    'La graine est publiée à la fin de la bataille.',
    'D’ici là, l’empreinte est {commitment}.',
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
  'missing-option': ['/{command} a besoin de l’option {option}.', 'Donnez-la et renvoyez la commande.'],
  'number-out-of-range': [
    '« {value} » est hors limites pour l’option {option}.',
    'Donnez un nombre entier de {least} à {most}.',
  ],
  'wrong-option': ['« {value} » ne convient pas à l’option {option}.', 'Choisissez dans la liste.'],
  'unknown-button': ['Ce bouton est inconnu.', 'Regardez avec /partie état.'],
  'not-posted': ['Discord a refusé un de mes messages : {reason}', 'Vérifiez mes droits dans ce salon.'],
  'upload-missing': ['Aucun fichier n’accompagne la commande.', 'Joignez-en un à l’option fichier.'],
  'upload-elsewhere': ['{file} ne vient pas de Discord.', 'Joignez le fichier à la commande.'],
  'upload-large': ['{file} dépasse {limit}.', 'Joignez un fichier plus petit.'],
  'upload-failed': ['{file} n’a pas pu être lu.', 'Réessayez.'],
  'upload-not-text': ['{file} n’est pas un fichier texte.', 'Joignez un fichier texte.'],
  'order-topic': [
    'Il n’y a pas de sujet {topic} pour les ordres.',
    'Choisissez dans la liste qui s’ouvre en tapant, par exemple touches, cibles ou une aptitude.',
  ],
  'order-value': ['« {value} » ne dit rien sur : {topic}.', 'Possible : {possible}.'],
  'order-number': ['On ne peut pas garder {value} PA.', 'Donnez un nombre entier de {least} à {most}.'],
  'order-long': ['Cet ordre est trop long : {most} caractères au plus.', 'Dites-le plus court.'],
  'order-modes': [
    '« {value} » dit deux choses à la fois sur : {topic}.',
    'Donnez l’une de celles-ci : {possible}.',
  ],
  'order-figure': [
    'Un ordre ne peut nommer {figure} ici : figurine inconnue, ou qui n’est pas à vous.',
    'Nommez une figurine par son repère sur la carte.',
  ],
  'order-hex': ['La carte n’a pas d’hexagone {hex}.', 'Nommez un hexagone tel que C7.'],
  'order-not-here': [
    '« {value} » n’a de sens que dans une bataille.',
    'Donnez cet ordre pour la partie en cours.',
  ],
  // saisons
  'season-name': ['Un nom tient sur une ligne de {most} caractères au plus.', 'Choisissez-en un plus court.'],
  'season-scenario': ['Les conditions d’une saison tiennent en {most} caractères.', 'Dites-les plus court.'],
  'season-number': [
    'Ce nombre ne convient pas au réglage {setting}.',
    'Donnez un nombre entier de {least} à {most}.',
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
    'La saison a commencé, et {setting} avait été annoncé à l’avance.',
    'Il pourra changer la saison prochaine.',
  ],
  'season-over': ['Cette saison est terminée.', 'Son classement reste comme il est.'],
  'season-started': ['Cette saison a commencé.', 'Demandez à qui la dirige.'],
  'season-not-started': ['Cette saison n’a pas commencé.', 'Qui la dirige la lance.'],
  'season-director': ['Seule une personne qui dirige la saison peut faire cela.', 'Demandez-lui.'],
  'season-referee': ['Seul l’arbitrage ou la direction de la saison peut faire cela.', 'Demandez-leur.'],
  'season-others': ['Vous ne pouvez faire cela que pour vous.', 'Demandez à qui dirige la saison.'],
  'season-no-player': [
    'Il faut un utilisateur et un nom de 80 caractères au plus.',
    'Nommez quelqu’un d’autre.',
  ],
  'registration-over': ['Les inscriptions à cette saison sont closes.', 'Demandez à qui la dirige.'],
  'joined-already': ['Ce joueur participe déjà à la saison.', 'Il n’y a rien à faire.'],
  'not-entrant': ['Ce joueur ne participe pas à la saison.', 'Nommez quelqu’un qui y participe.'],
  'entrant-out': ['{player} a quitté la saison.', 'Nommez quelqu’un qui y joue.'],
  'season-full': ['Une saison compte {most} joueurs au plus.', 'Commencez-en une seconde.'],
  'no-late-entry': [
    'Qui rencontre qui a été fixé au début de la saison.',
    'On n’arrive en retard que dans une saison au système suisse.',
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
    'Attendez d’autres joueurs.',
  ],
  'entrants-unready': [
    'Sans armée validée : {count}, {player} en premier.',
    'Validez les armées, ou commencez sans eux.',
  ],
  'round-open': ['Ronde {round}, batailles à régler : {left}.', 'Attendez-les, ou tranchez.'],
  'no-round-left': ['Toutes les rondes ont été publiées ({rounds}).', 'Terminez la saison.'],
  'no-draft': ['Il n’y a pas d’appariement à publier.', 'Appariez d’abord la ronde.'],
  'stale-draft': ['L’appariement a changé entre-temps.', 'Regardez l’actuel.'],
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
    'Ce ne sont pas les points d’une bataille.',
    'Donnez deux nombres tels que 3 et 0, ou 1,5 et 1,5.',
  ],
  'season-due': ['Cette heure est passée.', 'Nommez-en une plus tardive.'],
  'no-veto': [
    '{board} ne peut pas être rayée maintenant.',
    'Choisissez une carte de la liste qui y est encore.',
  ],
}

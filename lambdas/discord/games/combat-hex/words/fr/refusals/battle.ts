import type { RefusalCode } from '../../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../../words/types.ts'

/** Refusals of Combat Hex: what is wrong, and what to do instead. */
export const battle = {
  'no-figure': ['Il n’y a pas de figurine {figure} ici.', 'Prenez un repère dessiné sur la carte, comme A3.'],
  'not-yours': ['{figure} n’est pas à vous.', 'Choisissez une de vos figurines.'],
  'cannot-face': ['{figure} ne peut pas faire face au {facing} là-bas.', 'Possible : {facings}.'],
  'no-room': ['{figure} ne peut pas finir en {to} : {why}.', 'Choisissez un hexagone libre.'],
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
    'Arrêtez-vous avant ; `/carte portée:` montre jusqu’où aller.',
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
    '{hex} est hors d’atteinte pour {figure} : le chemin coûte {cost} PM, il en reste {left}.',
    '`/carte portée:` montre où aller.',
  ],
  'no-way': [
    'Aucun chemin ne mène {figure} en {hex} : figurines, zones de danger ou côtés le barrent.',
    '`/carte portée:` montre où aller.',
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
    'Défaites le mouvement, ou choisissez une autre figurine.',
  ],
  'shot-already': ['{figure} a déjà tiré.', 'Choisissez une autre figurine.'],
  'no-shooter': ['{figure} ne tire pas.', '/figurines voir dit qui tire.'],
  'moved-already': [
    '{figure} a bougé ; une figurine bouge ou tire.',
    'Choisissez une autre figurine pour tirer.',
  ],
  'shoot-threatened': [
    '{figure} est dans une zone de danger ennemie et ne peut pas tirer.',
    'Choisissez une figurine que personne ne menace ; qui sort de la zone ne tire plus ce tour-ci (5.01).',
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
    'Choisissez un autre ennemi ; `/carte vue:` montre qui est visible.',
  ],
  'no-sight': [
    '{figure} ne voit pas {target} : un mur en {hex} les sépare.',
    '`/carte vue:` montre qui est visible.',
  ],
  'no-sight-figure': [
    '{figure} ne voit pas {target} : {by} se tient entre eux, en {hex}.',
    '`/carte vue:` montre qui est visible.',
  ],
  'no-sight-raised': [
    '{figure} ne voit pas {target} : le terrain surélevé en {hex} les sépare.',
    '`/carte vue:` montre qui est visible.',
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
  'only-replaces': ['{figure} n’entre en jeu qu’à la place d’une autre figurine.', 'Prenez celle-là.'],
  carried: ['{figure} est portée par {target}.', 'Faites-la tirer, ou descendre : c’est son action.'],
  'not-carried': ['Personne ne porte {figure}.', 'Utilisez /déplacer.'],
  'no-way-down': ['{figure} ne peut pas descendre en {hex}.', 'Elle peut descendre en : {hexes}.'],
  'no-carrier': ['{figure} ne porte personne.', 'Il faut pour cela Transport Entique.'],
  'no-leaving': ['{figure} ne peut pas quitter la carte.', 'Seul le porteur de l’Anneau le peut.'],
  'not-at-far-edge': ['{figure} n’est pas au bord adverse.', 'Allez-y d’abord ; sortir coûte {cost} PM.'],
  'must-approach': [
    '{figure} doit aller vers {target}, qui porte l’Anneau.',
    'Approchez-la, face à {target} si possible.',
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
  'kept-up': ['{figure} tient déjà grâce à Courage.', 'Elle sort quand son temps est passé.'],
  'not-in-zone': [
    '{figure} n’a personne dans sa zone de danger pour cela.',
    'Choisissez une figurine assez proche.',
  ],
  'no-striker': [
    '{figure} ne peut pas finir son action par une attaque gratuite.',
    'Combattez pendant la phase de combat.',
  ],
  'struck-already': ['{figure} a fini son action.', 'Choisissez une autre figurine.'],
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
  'too-many-warriors': [
    '{warriors} guerriers, mais les PA des héros en permettent {limit}.',
    'Retirez-en {over}, ou ajoutez un héros.',
  ],
  'too-many-copies': ['{figure} y est {count} fois ; {most} au plus ici.', 'Retirez-en.'],
  'mixed-camps': [
    'Le Bien ({good}) et le Mal ({evil}) ne se battent pas côte à côte.',
    'Gardez un seul camp.',
  ],
  'same-unique': ['Le nombre unique {number} est là plusieurs fois : {figures}.', 'Gardez-en une seule.'],
  'ability-banned': ['{figure} a l’aptitude {ability}, interdite ici.', 'Choisissez une autre figurine.'],
  'too-many-with-ability': [
    '{count} figurines ont l’aptitude {ability} ; {most} au plus ici.',
    'Retirez-en.',
  ],
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
  'too-many-players': [
    '{count} joueurs, c’est trop pour ces règles ; {most} au plus.',
    'À trois ou quatre, choisissez règles:classique.',
  ],
  'board-faulty': ['Le texte de la carte a {faults} fautes.', 'Corrigez-le et réessayez.'],
  'nothing-to-show': [
    'Il n’y a rien à montrer avant « {answer} ».',
    'Répondez directement, avec direct:Vrai ou /répondre.',
  ],
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
  'correction-number': [
    'Ce nombre ne convient pas à cette figurine.',
    'Donnez un nombre entier de {least} à {most}.',
  ],
  'correction-place': ['{figure} ne peut pas se tenir là.', 'Nommez un hex où son socle a la place.'],
  'correction-taken': ['{target} s’y trouve.', 'Nommez un hex libre, ou déplacez d’abord cette figurine.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

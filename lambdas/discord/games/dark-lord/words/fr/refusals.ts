import type { RefusalCode } from '../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../words/types.ts'
import { tells } from './tells.ts'

/** Ce qu’il y a à faire, et la liste où cela se trouve, comme on les lit. */
const listed = (label: string) => `**${label}** sous **${tells.doElse}**`

/** Refusals of The Dark Lord: what is wrong, and what to do instead. */
export const refusals = {
  'acted-this-turn': [
    '{figure} a déjà agi ce tour.',
    'Chaque figurine agit une fois par tour ; choisissez-en une autre.',
  ],
  'is-engaged': [
    '{figure} est engagé.',
    'Qui est engagé ne bouge, ne lance ni ne tire ; les combats viennent après les deux phases.',
  ],
  'is-lying': [
    '{figure} est à terre.',
    `Il se relève pendant son mouvement : choisissez-le, puis ${listed(tells.verbs.stand)}.`,
  ],
  'is-standing': ['{figure} est debout.', 'Seul qui est à terre se relève.'],
  'held-fast': [
    '{figure} ne peut pas bouger ce tour.',
    'Il recule encore, et fait ce qui n’est pas un mouvement.',
  ],
  'is-transfixed': ['{figure} est immobilisé.', 'Cela cesse à la fin du tour.'],
  'has-moved': ['{figure} a déjà bougé ce tour.', 'Seul l’Anneau mis ou retiré coupe un mouvement en deux.'],
  'said-to-stay': [
    'Il a été dit que {figure} reste en place ce tour.',
    `Le dé de l’Anneau peut être lancé : choisissez-le, puis ${listed(tells.verbs.will)}.`,
  ],
  'ring-moves-it': [
    'L’Anneau a donné le mouvement de {figure} à l’ennemi.',
    'Il peut encore lancer un pouvoir, tirer et tenter de retirer l’Anneau.',
  ],
  'too-far': [
    'Le pas vers {hex} coûte {cost} ; il reste {left}.',
    'Arrêtez-vous avant, ou prenez un autre chemin.',
  ],
  'beyond-reach': [
    '{hex} est hors de portée de {figure}, à qui il reste {left} {left|point|points}.',
    'Nommez une case plus proche ; `/carte` montre le chemin.',
  ],
  'no-step': [
    'Aucun pas ne mène à {hex} de là.',
    'Murs, trous et bord sont fermés ; nommez chaque case du chemin.',
  ],
  'hex-taken': ['{figure} se tient sur {hex}.', 'Contournez-le.'],
  barred: ['Aucun mouvement ne finit sur {hex}.', 'Continuez, ou arrêtez-vous avant.'],
  'zone-stops': [
    '{hex} est dans la zone de {figure} : y entrer est une charge et finit le mouvement.',
    'Finissez-y le mouvement, ou contournez.',
  ],
  'edge-stops': [
    '{hex} est au pied d’un à-pic : qui y descend chute, et le mouvement finit.',
    'Finissez-y le mouvement, ou contournez.',
  ],
  'no-harm': [
    'Qui est mû par l’Anneau n’est pas mené du haut d’un à-pic vers {hex}.',
    'Choisissez un autre chemin.',
  ],
  'no-jump': [
    'Nul n’est contraint de franchir un obstacle vers {hex}.',
    'Choisissez un chemin sans obstacle.',
  ],
  'not-touched': [
    '{figure} ne toucherait pas {target} en {hex}.',
    'Ne nommez que qui il touche où finit son mouvement.',
  ],
  'nobody-to-charge': [
    '{figure} n’est dans aucune zone et ne nomme personne.',
    'Amenez-la contre un ennemi.',
  ],
  'not-found': ['{figure} n’a pas trouvé {target} ce tour.', 'Il peut bouger, et charger d’autres.'],
  'only-this-one': [
    'Seule {figure} peut être déplacée ici.',
    `Choisissez une case sous l’image, ou appuyez sur **${tells.words.leave}**.`,
  ],
  'no-division': [
    'Cela ne répartit pas tout le monde : {fights} combats, chacun d’un contre un ou plusieurs avec qui il est engagé.',
    'Choisissez une répartition sous l’image, ou écrivez-la : `/répondre choix:A1:B1,B2 A3:B4`.',
  ],
  'cannot-support': [
    'Celles-ci ne peuvent pas toutes prêter un dé.',
    'Une lance, ou une ou deux piques, derrière chaque combattant à pied.',
  ],
  'no-power': ['{figure} n’a aucun pouvoir.', 'Choisissez une figurine qui lance des pouvoirs.'],
  'no-such-power': [
    '{figure} n’a aucun pouvoir nommé « {power} ».',
    '`/utiliser figurine:{figure}` propose ceux qu’il a.',
  ],
  'cast-already': ['{figure} a déjà lancé un pouvoir ce tour.', 'Un par tour.'],
  'no-will': ['{figure} n’a plus de Volonté.', 'Un pouvoir coûte une Volonté ou plus.'],
  'will-dice': ['{figure} paie de 1 à {most} Volontés.', 'Dites combien de dés.'],
  'no-might': [
    '{figure} n’a pas de Puissance pour canaliser.',
    'Lancez sans canaliser, par la seule Volonté.',
  ],
  whom: ['Qui {figure} doit-il viser ?', 'Donnez le repère d’un ennemi.'],
  'no-enemy': ['{target} n’est pas un ennemi de {figure}.', 'Choisissez un ennemi.'],
  'is-unseen': [
    '{target} porte l’Anneau : {figure} ne le voit pas.',
    'Seuls le Seigneur Noir et les spectres le voient.',
  ],
  'beyond-range': [
    '{away} {away|case sépare|cases séparent} {figure} de {target} ; sa portée est de {range}.',
    'Approchez-vous, ou choisissez-en un autre.',
  ],
  'sees-nothing-there': ['{figure} ne voit pas {target}.', 'Rien d’infranchissable ne doit les séparer.'],
  'no-weapon': ['{figure} ne tire pas.', 'Choisissez-en une qui porte un arc ou des pierres.'],
  'has-shot': ['{figure} a déjà tiré ce tour.', 'Un tir par tour.'],
  'charged-already': ['{figure} a chargé ce tour.', 'Qui a chargé ne tire pas.'],
  'moved-too-far': [
    '{figure} a utilisé {spent} de son Mouvement ; {most} au plus laissent tirer.',
    'Tirez avec une autre.',
  ],
  'target-engaged': ['{target} est engagé.', 'On ne tire pas dans un combat.'],
  'no-ring': ['{figure} n’a pas l’Anneau.', '`/aide règle:DL-32` dit qui l’a.'],
  'ring-is-on': [
    '{figure} porte déjà l’Anneau.',
    `Il tente de le retirer par ${listed(tells.verbs.unring)}.`,
  ],
  'ring-is-off': ['{figure} ne porte pas l’Anneau.', `Il le met par ${listed(tells.verbs.ring)}.`],
  'ring-this-turn': ['L’Anneau de {figure} a déjà été mis ou retiré ce tour.', 'Jamais les deux en un tour.'],
  'tried-off': ['{figure} a déjà tenté de retirer l’Anneau ce tour.', 'Une fois par tour.'],
  'masters-ring': [
    '{figure} ne met jamais l’Anneau : il le maintient en vie tel quel.',
    'Voir `/aide règle:DL-42`.',
  ],
  'will-first': [
    'Le dé de l’Anneau vient d’abord.',
    `Lancez-le : choisissez {figure}, puis ${listed(tells.verbs.will)}.`,
  ],
  'no-will-owed': [
    'Aucun dé de l’Anneau n’est dû pour {figure}.',
    'Il se lance pour un invisible dont on a dit qu’il reste.',
  ],
  'no-mount': ['{figure} n’a pas de monture.', 'Il va déjà à pied.'],
  'on-foot-only': [
    '{figure} est à cheval, et les cavaliers ne ramassent rien.',
    'Mettez pied à terre d’abord.',
  ],
  'nothing-here': ['Rien ne gît sous {figure}.', 'Finissez son mouvement sur le trésor.'],
  'carries-nothing': ['{figure} ne porte rien.', 'Seul le trésor peut être lâché.'],
  'no-exit': [
    '{figure} ne peut pas quitter la carte ici.',
    'Seuls les Libres la quittent, et dans la fuite seulement.',
  ],
  'not-at-exit': ['{figure} n’est pas dans la dernière colonne.', 'On sort par le bord droit.'],
  'no-points': ['{figure} n’a plus de point de mouvement.', 'Sortir en coûte un.'],
  'not-its-turn-to-act': ['{figure} n’agit pas.', 'Seule celle qui agit peut finir.'],
  'still-to-place': [
    '{count} {count|figurine attend|figurines attendent} encore.',
    'Placez-les, ou prenez `/déployer auto`.',
  ],
  'beyond-zone': ['{hex} n’est pas dans votre zone.', 'Choisissez une case éclairée sur la carte.'],
  'needs-holder': [
    'Dans la fuite, il faut aux Libres une figurine qui puisse avoir l’Anneau.',
    'Prenez l’héritier, un cambrioleur ou le porteur.',
  ],
  'no-ring-master': [
    'Dans la fuite, l’Ombre va sans le Seigneur Noir : l’Anneau serait à lui.',
    'Laissez-le de côté.',
  ],
  'needs-ring-master': [
    'Le dernier carré est celui du Seigneur Noir : l’Ombre l’amène.',
    'Prenez-le dans l’armée.',
  ],
  'army-size': ['Une armée compte {least} à {most} figurines ; celle-ci {count}.', 'Ajoutez ou retirez.'],
  'wrong-list': ['{figure} est de l’autre camp.', 'Prenez des figurines de votre camp.'],
  'named-once': ['Il n’y a qu’un seul {figure}.', 'Prenez-le une fois.'],
  'not-together': ['{figure} et {other} sont la même personne.', 'Prenez l’un des deux.'],
  'copies-limited': ['{figure} : {most} au plus.', 'Retirez-en.'],
  'too-few-heroes': [
    'Les héros mènent les autres : {led} {led|figurine n’en est pas un|figurines n’en sont pas}, et ceux d’ici peuvent en mener {places}.',
    'Ajoutez un héros qui en mène plus, ou retirez celles que personne ne mène.',
  ],
  'too-many-bows': [
    '{bows} {bows|porte un arc|portent des arcs} ; {most} {most|le peut|le peuvent}.',
    'Un tiers au plus de celles qui ne sont pas des héros.',
  ],
  'no-such-order': ['Rien ne s’ordonne sur « {subject} ».', '`/ordres donner` liste ce qui se peut.'],
  'correction-no-holder': [
    '{figure} ne peut pas avoir l’Anneau.',
    'Seuls le peuvent ceux qui figurent parmi ses détenteurs, et dans ce scénario.',
  ],
  'correction-ring': ['{target} a l’Anneau, et il n’y en a qu’un.', 'Ôtez-le d’abord à {target}.'],
  'correction-mounted': [
    '{figure} est à cheval, et nul cavalier ne porte l’Anneau au doigt.',
    'Laissez l’Anneau hors du doigt.',
  ],
  'correction-gone': [
    '{figure} est hors du jeu.',
    'Donnez-lui une case pour le ramener ; hors du jeu, il n’en a pas, ni rien d’autre.',
  ],
  'correction-early': [
    'Le premier tour n’a pas commencé.',
    'Son joueur peut encore placer {figure} ailleurs.',
  ],
  'correction-ends': [
    'Avec cela, la partie serait finie.',
    'Décidez plutôt du résultat de la bataille : c’est une autre décision.',
  ],
  'no-order-value': ['« {value} » n’y dit rien.', 'Choisissez parmi ce qui est proposé.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

import { says as shared } from '../../../../words/fr/says/index.ts'
import type { lessons as english } from '../en/lessons.ts'
import { listName } from '../listName.ts'
import { says as own } from './says/index.ts'

const says = { ...shared, ...own }

const b = (label: string) => `**${label}**`

/** Of a figure that is in hand, the list in which it has several things to do. */
const inList = (...verbs: (keyof typeof says.do)[]) => b(listName(verbs.map(verb => says.do[verb])))

/** Les leçons de la première bataille. */
export const lessons: typeof english = {
  deploy: {
    title: 'Prendre place',
    task: `Vous menez A1, un elfe, A2, un guerrier du Rohan, et A3, un hobbit avec un arc. Ils commencent à l’intérieur des pointillés. Appuyez sur ${b(says.auto)}, puis ${b(says.doneWith.deploy)}.`,
    done: 'Toute bataille commence ainsi, chaque camp le long de son bord. La petite pointe au bord d’une figurine montre où elle regarde ; cela comptera bientôt. Chaque leçon replace les figurines.',
    other: `Appuyez sur ${b(says.auto)}, puis ${b(says.doneWith.deploy)}.`,
  },
  move: {
    title: 'Se déplacer',
    task: `Ouvrez ${b(says.chooseFigure)} et prenez A1, l’elfe. Sous ${b(says.do.move)} choisissez un hexagone, puis ${b(says.confirm)}. Rien ne compte avant.`,
    done: 'Un pas en terrain dégagé coûte 1 point de mouvement (PM) ; l’elfe en a 6. Un hexagone se nomme par sa colonne et sa ligne, comme C4 ; une figurine garde son nom, comme A1, où qu’elle soit. Une figurine bouge *ou* tire, une fois par tour.',
    other: `Choisissez A1, puis ${b(says.do.move)}, un hexagone et ${b(says.confirm)}.`,
  },
  sides: {
    title: 'Ce qui sépare deux hexagones',
    task: `Désormais, la bonne figurine est déjà choisie. A2 est au bord du ruisseau ; faites-le traverser : sous ${b(says.do.move)} prenez F2 ou F3. La liste dit ce que coûte chaque hexagone.`,
    done: 'C’est le *côté* entre deux hexagones qui compte : l’eau a coûté 3 PM, un côté dégagé en coûte 1, un côté difficile, un fourré par exemple, 2. Un mur ne se franchit pas.',
    other: 'Menez A2 de l’autre côté du ruisseau, en F2 ou F3.',
  },
  zone: {
    title: 'La zone de danger',
    task: `B2, un orque, regarde vers vous. Les trois hexagones devant lui, D3, D4 et E3, sont sa zone de danger. Menez A1 dans l’un d’eux.`,
    done: 'Qui entre dans une zone de danger s’y arrête, assez près pour combattre. Et qui commence dans l’une d’elles et s’en va reçoit d’abord des coups : c’est une attaque gratuite.',
    other: 'Menez A1 dans la zone de danger de l’orque : D3, D4 ou E3.',
  },
  shoot: {
    title: 'Tirer',
    task: `A3 a un arc : 2 dés, jusqu’à 5 hexagones. Sous ${inList('shoot', 'use', 'turn')} prenez B3. Avant ${b(says.confirm)}, vous voyez vos chances de toucher.`,
    done: 'Un tir touche sur 5 et 6. Chaque touche donne un dé de dégâts, qui ôte un point de vie s’il atteint l’endurance de la cible, ici 2. Qui tire ne bouge pas, et doit voir sa cible.',
    other: `Choisissez A3, puis ${inList('shoot', 'use', 'turn')} B3.`,
  },
  turn: {
    title: 'L’orientation',
    task: `Un orque se tient derrière A1, en D5, et l’elfe lui tourne le dos. Sous ${inList('use', 'turn')} prenez le sud, le sud-est ou le sud-ouest.`,
    done: 'Pivoter ne coûte rien. L’orque est maintenant dans la zone de danger de l’elfe : ils combattront. Avant, l’elfe n’aurait pas frappé du tout. Regardez vos ennemis, et prenez-les à revers.',
    other: 'Pivotez A1 vers S, SE ou SO : l’orque en D5 doit être devant lui.',
  },
  fight: {
    title: 'Le combat',
    task: `A1 et A2 tiennent l’orque B2 entre eux. Il n’y a pas de bouton « attaquer » : à la fin du tour, tous ceux qui sont dans la zone de danger les uns des autres combattent. Appuyez sur ${b(says.doneWith.act)}, puis ${b(says.doneWith.turning)}.`,
    done: 'Chaque camp lance ses dés d’attaque : 2 pour l’elfe, 1 pour A2, et 1 de plus car personne ne regardait A2. 4, 5 et 6 touchent ; chaque touche donne un dé de dégâts, qui doit atteindre l’endurance, ici 3. Deux points de vie perdus, et l’orque quitte la carte.',
    other: `Appuyez sur ${b(says.doneWith.act)}, puis ${b(says.doneWith.turning)}.`,
  },
  ability: {
    title: 'Les aptitudes',
    task: `Le compteur violet d’une figurine, ce sont ses points d’action (PA). A1 en a 2, et une aptitude, Rapidité, qui en coûte 1. Sous ${inList('use', 'turn')} prenez Rapidité, et confirmez.`,
    done: 'Un PA de moins, et les PA ne reviennent pas ; mais l’elfe a maintenant 12 PM au lieu de 6. Chaque figurine a ses aptitudes : `/figurines voir` les montre, `/aide aptitude:` les explique.',
    other: `Choisissez A1, puis ${inList('use', 'turn')} et Rapidité.`,
  },
  convert: {
    title: 'Un peu de chance à acheter',
    task: `Faites tirer A3 sur B2. A3 fera un 1, une touche *superficielle*. Quand on vous le demande, faites payer 1 PA à A3 : elle devient une touche effective.`,
    done: 'Le point d’action a fait du 1 une touche, et l’orque a perdu un point de vie. Dans votre première bataille et contre l’ordinateur, on vous le demande aussi en combat ; ailleurs le programme paie quand c’est utile : `/ordres donner sujet:PA dans les combats` le change.',
    other: `Tirez avec A3 sur B2, et quand on vous le demande, choisissez A3 et non *${says.keepAp}*.`,
  },
  victory: {
    title: 'Votre première bataille',
    task: `Maintenant tout à la fois, avec de vrais dés, contre des ennemis blessés. Choisissez chacune de vos figurines pour agir, puis ${b(says.doneWith.act)} ; l’ordinateur agit à son tour, et tous combattent. Qui n’a plus personne a perdu ; après le tour 2, les points décident. Venez à deux contre un, et à revers.`,
    done: 'Voilà le jeu. Les vraies batailles ont de plus grandes cartes, de plus grandes armées et des adversaires qui réfléchissent : `/jouer` en commence une contre l’ordinateur, `/défi` contre quelqu’un.',
    other: 'Qui n’a plus personne a perdu ; après le tour 2, les points décident.',
  },
}

import type { LessonId } from '../../../../../../rules/combat-hex/index.ts'
import { says as shared } from '../../../../words/en/says/index.ts'
import type { LessonWords } from '../../../../words/types.ts'
import { listName } from '../listName.ts'
import { says as own } from './says/index.ts'

const says = { ...shared, ...own }

const b = (label: string) => `**${label}**`

/** Of a figure that is in hand, the list in which it has several things to do. */
const inList = (...verbs: (keyof typeof says.do)[]) => b(listName(verbs.map(verb => says.do[verb])))

/** The lessons of the first battle. Labels of buttons and lists are those that the reader sees. */
export const lessons: Record<LessonId, LessonWords> = {
  deploy: {
    title: 'Take your places',
    task: `You lead A1, an elf, A2, a warrior of Rohan, and A3, a hobbit with a bow. They begin inside the dashed line. Press ${b(says.auto)}, then ${b(says.doneWith.deploy)}.`,
    done: 'So every battle begins, each side along its own edge. The small wedge at the edge of a figure points where it looks; that will matter soon. Each lesson sets the figures up anew.',
    other: `Press ${b(says.auto)}, then ${b(says.doneWith.deploy)}.`,
  },
  move: {
    title: 'Moving',
    task: `Open ${b(says.chooseFigure)} and take A1, the elf. Under ${b(says.do.move)} pick any hex, then press ${b(says.confirm)}. Nothing counts before that.`,
    done: 'A step over open ground costs 1 movement point (MP); the elf has 6. A hex is named by column and row, such as C4; a figure keeps its name, such as A1, wherever it stands. A figure moves *or* shoots, once a turn.',
    other: `Choose A1, then ${b(says.do.move)}, a hex, and ${b(says.confirm)}.`,
  },
  sides: {
    title: 'What lies between',
    task: `From now on the right figure is chosen already. A2 stands at the brook; take it across: under ${b(says.do.move)} pick F2 or F3. The list says what each hex costs.`,
    done: 'What lies on the *side* between two hexes counts: water cost 3 MP, open ground costs 1, what is difficult, such as a thicket, 2. A wall cannot be crossed at all.',
    other: 'Take A2 across the brook, to F2 or F3.',
  },
  zone: {
    title: 'Danger zones',
    task: `B2, an orc, looks toward you. The three hexes in front of it, D3, D4 and E3, are its danger zone. Move A1 into one of them.`,
    done: 'Whoever enters a danger zone stops there, close enough to fight. And whoever begins in one and walks away is struck at first: that is a free attack.',
    other: 'Move A1 into the danger zone of the orc: D3, D4 or E3.',
  },
  shoot: {
    title: 'Shooting',
    task: `A3 has a bow: 2 dice, up to 5 hexes. Under ${inList('shoot', 'use', 'turn')} pick B3. Before you press ${b(says.confirm)} you see how likely it is to hit.`,
    done: 'A shot hits on 5 and 6. Each hit gives a damage die, which takes a life where it reaches the endurance of the target, here 2. Whoever shoots does not move, and has to see the target.',
    other: `Choose A3, then ${inList('shoot', 'use', 'turn')} B3.`,
  },
  turn: {
    title: 'Facing',
    task: `An orc stands behind A1, on D5, and the elf looks the other way. Under ${inList('use', 'turn')} pick south, south-east or south-west.`,
    done: 'Turning costs nothing. Now the orc stands in the elf’s danger zone, so they will fight; before, the elf would not have struck at all. Look at your enemies, and come at them from behind.',
    other: 'Turn A1 to S, SE or SW: the orc on D5 must be in front of it.',
  },
  fight: {
    title: 'The fight',
    task: `A1 and A2 have the orc B2 between them. There is no “attack” to press: at the end of the turn all who stand in each other’s danger zones fight. Press ${b(says.doneWith.act)}, then ${b(says.doneWith.turning)}.`,
    done: 'Each side throws its attack dice: 2 for the elf, 1 for A2, and 1 more since nobody looked at A2. 4, 5 and 6 hit; each hit gives a damage die, which has to reach the endurance, here 3. Two lives lost, and the orc leaves the board.',
    other: `Press ${b(says.doneWith.act)}, then ${b(says.doneWith.turning)}.`,
  },
  ability: {
    title: 'Abilities',
    task: `The violet counter of a figure is its action points (AP). A1 has 2, and an ability, Fast, that costs 1. Under ${inList('use', 'turn')} pick Fast, and confirm.`,
    done: 'One AP is gone, and AP do not come back; but for now the elf has 12 MP instead of 6. Each figure has abilities of its own: `/figures show` tells them, `/help ability:` explains them.',
    other: `Choose A1, then ${inList('use', 'turn')} and Fast.`,
  },
  convert: {
    title: 'A little luck for sale',
    task: `Let A3 shoot at B2. It will throw a 1, a *superficial* hit. When you are asked, let A3 pay 1 AP: that makes a hit of it.`,
    done: 'The action point turned the 1 into a hit, and the orc lost a life. In your first battle and against the computer you are asked in a fight, too; elsewhere the program pays where it makes sense: `/orders set topic:AP in combats` changes that.',
    other: `Shoot with A3 at B2, and when you are asked, choose A3 and not *${says.keepAp}*.`,
  },
  victory: {
    title: 'Your first battle',
    task: `Now all of it, with real dice, against enemies who are wounded. Choose each of your figures and act, then press ${b(says.doneWith.act)}; the computer acts, and all fight. Whoever has nobody left has lost; after turn 2 points decide. Come two against one, and from behind.`,
    done: 'That is the game. Real battles have larger boards and armies, and opponents who think: `/play` begins one against the computer, `/challenge` one against somebody.',
    other: 'Whoever has nobody left has lost; after turn 2 points decide.',
  },
}

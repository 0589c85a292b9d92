import type { LessonId } from '../../../../../../rules/regiments/index.ts'
import { says as shared } from '../../../../words/en/says/index.ts'
import type { LessonWords } from '../../../../words/types.ts'
import { tells } from './tells.ts'

const b = (label: string) => `**${label}**`
const confirm = b(shared.confirm)

/** The lessons of the first battle. Labels of buttons and lists are those that the reader sees. */
export const lessons: Record<LessonId, LessonWords> = {
  block: {
    title: 'Reading a block',
    task: `You lead the Crown, A1 and A2. A block shows its models in files and ranks: A1 has 5 files, 4 ranks. The golden edge is the side that it faces: its *front* is that side and the two beside it, its flanks are the next on either hand, its rear the one behind. One enemy shows you its flank: under ${b(tells.chooseCharge)} let A1 charge that one, then press ${confirm}. Nothing counts before that.`,
    done: 'B2 looks north, and A1 came at its *left flank*, which few of its models can defend. A unit charges and shoots at what lies in its own *front arc*: the half of the field before it. Each lesson sets the units up anew.',
    other: `B1 faces you; B2 shows its flank. Under ${b(tells.chooseCharge)} choose A1 → B2.`,
  },
  march: {
    title: 'Advance and march',
    task: `From now on the right unit is chosen already. A hex is 3 inches. A1 has *Mobility* 5: an advance takes it 5 inches, a *march* twice as far. Under ${b(tells.marchTo)} take A1 to E5, then ${confirm}.`,
    done: 'Three hexes ahead are 9 of 10 inches; each turn by one side of a hex costs 1 more. Each unit makes one move a turn. After a march most weapons do not shoot.',
    other: `Under ${b(tells.marchTo)} choose E5: an advance does not reach it.`,
  },
  reform: {
    title: 'Reforming',
    task: `B1 comes from the right, behind the front of A1. To *reform* is a move too: any facing, and 2 files more or fewer, 4 with a musician. Under ${b(tells.reformTo)} turn A1 to the southeast; the preview offers other files: choose 7, then ${confirm}.`,
    done: 'Now B1 is in its front arc, and more of its models will fight: the first rank does, as far as the enemy is wide and 2 more. But *full ranks* count in melee too: 20 in 7 files have two, in 5 files four.',
    other: `Under ${b(tells.reformTo)} choose the facing southeast, in the preview 7 files, then ${confirm}.`,
  },
  charge: {
    title: 'Charging',
    task: `A charge reaches a die, 4, and the *Charge speed*: 8 for A1, the lancers. The way to B1 is 15 inches, turns included. Declare it under ${b(tells.chooseCharge)}: A1 → B1. Then press ${b(tells.ends.chargeNow)}.`,
    done: 'It needed 7 beyond its speed, 3 or more on the die: 67 %. It threw a 4. A charge that fails goes a little way, and does no more that turn. B1 held; it could have fled: it would then be *shaken*, and the charger could try for another.',
    other: `Declare A1 → B1, and then press ${b(tells.ends.chargeNow)}.`,
  },
  melee: {
    title: 'Melee, and its sum',
    task: `A1 is fighting B1, front against front. Nobody presses “attack”: whoever touches an enemy fights in the melee phase of each turn. Let A2 charge the flank of B1: under ${b(tells.chooseCharge)} A2 → B1.`,
    done: 'You won 16 to 9. Besides the life taken, 7 to 6, you had 1 for charging, 2 for the flank, 4 for ranks, 1 for each standard. The loser tests: two dice, at most its Discipline less the difference. 7 less 7 is 0: it broke.',
    other: `Under ${b(tells.chooseCharge)} choose A2 → B1.`,
  },
  pursuit: {
    title: 'Flight and pursuit',
    task: `A1 is fighting B1, archers who will break. Press ${b(tells.ends.move)}; when you are asked, press ${b(tells.words.pursue)}.`,
    done: 'Both throw two dice: it fled 8 inches, you went 10 after it. Pursuit as far as the flight destroys who fled. Had it escaped, it would be *shaken*: it does nothing until it rallies, and counts half its points for you. In your battles the program pursues for you; `/orders` tells it otherwise.',
    other: `Press ${b(tells.ends.move)}, and when you are asked, ${b(tells.words.pursue)}.`,
  },
  volley: {
    title: 'Shooting',
    task: `All have moved; now A1 shoots, with crossbows. B1 stands behind a low wall, B2 in the open. Under ${b(tells.chooseShot)} compare them, and shoot at the one in the open.`,
    done: 'The first two ranks shoot, and hit on 4 or more. A wall before the target takes 2 off, a wood or a unit in between 1; so do a move, and the far half of the range, 1 each. Who loses a quarter of its life so, and at least 3, tests for *panic*.',
    other: 'The wall covers B1. Shoot at B2.',
  },
  spells: {
    title: 'Magic and dispelling',
    task: `B2, a wizard, has cast Sparks at A1: D6 hits. Undo it with *4 dice*: they must make at least as much. In your own turn press ${b(tells.ends.move)}; then, under ${b(tells.chooseSpell)}, let A2 cast Sparks at B1 with 3 dice.`,
    done: 'Sparks needs 5, and your dice made 13. All your spells share 5 dice a turn, 6 with this wizard; the enemy has 4 to undo them, and 10 were not enough. The more you throw, the harder to undo.',
    other: `Undo Sparks with 4 dice. Then ${b(tells.ends.move)}, and let A2 cast Sparks at B1 with 3 dice.`,
  },
  leaders: {
    title: 'Characters',
    task: `A2 is your *general*, A4 the *great banner*. Characters fight best in a unit: choose A2, and under ${b(tells.joinTo('A2 …'))} let it join A1. Let A4 join A3 in the same way.`,
    done: 'They stand in the first rank, fight with it, and can be struck there. Units within 12 inches, 4 hexes, use the general’s Discipline, 9, and near the banner they throw failed tests of courage again. The banner also counts 1 where it fights.',
    other: 'Let A2 join A1, and A4 join A3.',
  },
  battle: {
    title: 'Your first battle',
    task: `Now all of it, with real dice: 4 turns each. Points of enemies that are gone count, half of those that are shaken or nearly gone. Each turn: charges, movement, magic, shooting, melee. ${b(tells.ends.move)} ends a phase; ${b(shared.finish)} lets the program play the rest of it.`,
    done: 'That is the game: 20 points are shared after each battle, 10 to 10 where both took as much. There are larger armies, six turns, and boards with hills and woods: `/play` begins a battle against the computer, `/challenge` one against somebody.',
    other: 'Shoot first at what comes near, then charge: flanks are worth most. A1 has your general.',
  },
}

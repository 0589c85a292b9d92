import type { LessonId } from '../../../../../../rules/dark-lord/index.ts'
import { says as shared } from '../../../../words/en/says/index.ts'
import type { LessonWords } from '../../../../words/types.ts'
import { tells as own } from './tells.ts'

const says = { ...shared, ...own }

const b = (label: string) => `**${label}**`

/** The lessons of the first battle. Labels of buttons and lists are those that the reader sees. */
export const lessons: Record<LessonId, LessonWords> = {
  charge: {
    title: 'Moving and charging',
    task: `You lead the Free, A1 and A2. Open ${b(says.chooseMover)} and take A1, the captain. Under ${b(says.goTo)} pick a hex that charges B1, then press ${b(says.confirm)}. Nothing counts before that.`,
    done: 'The hexes around a standing enemy are its *zone*. A step into it is a charge: it ends the move, and the two are engaged, and will fight. A step over open ground costs 1 point, and the captain has 6. Each lesson sets the figures up anew.',
    other: `Choose A1, then under ${b(says.goTo)} a hex beside B1, and ${b(says.confirm)}.`,
  },
  courage: {
    title: 'Courage',
    task: `From now on the right figure is chosen already. B1, a troll, has *terror*: whoever would charge it tests Courage first. Let A1 charge it: under ${b(says.goTo)} pick a hex beside it.`,
    done: 'Two dice and Courage must make 10 or more: 5 + 2 + 4 made 11. Had they not, A1 would have stood frozen for the turn. The preview says how likely it is.',
    other: `Under ${b(says.goTo)} pick a hex that charges B1.`,
  },
  duel: {
    title: 'The duel',
    task: `A1 is engaged with B1, and A2 stands behind it with a spear. There is no “attack” to press: when both sides have moved and shot, all who are engaged fight. Press ${b(says.endMoving)}.`,
    done: 'Each fighter throws its Attacks, and the spear lends a die; the best die wins, here the 6 of A2. Equal dice: the higher Fight wins. The loser backs off a hex, and the winners strike: Strength 3 against Defence 5 needs 5 or more.',
    other: `Press ${b(says.endMoving)}.`,
  },
  trapped: {
    title: 'Nowhere to go',
    task: `Whoever loses a duel backs off, and whoever cannot is *trapped*. A1 has B1 in front of it; move A2 to F3, right behind B1, then press ${b(says.endMoving)}.`,
    done: 'B1 had no hex to back off to that touches none of you. Trapped, it is struck twice for each strike. Two against one, from both sides, is the best fight there is.',
    other: `Move A2 to F3, then press ${b(says.endMoving)}.`,
  },
  shot: {
    title: 'Shots, and what is in the way',
    task: `All have moved; now A1 shoots, with a bow. B1 stands behind a low wall, B2 in the open. Under ${b(says.shootAt)} look at both, and shoot at the one with nothing in the way.`,
    done: 'This archer hits on 4 or more. Each wall or figure in the way asks for another 4 or more. Then the arrow strikes: Strength 2 against Defence 4 needs 5 or more. Nobody shoots into a fight, nor after more than half a move.',
    other: 'The wall is in the way of B1. Shoot at B2.',
  },
  power: {
    title: 'Powers, and resisting them',
    task: `A1, the wise one, has two points of *Will*. Each buys a die. Under ${b(says.castAt)} let it cast transfixing at B1, a ringwraith, with 2 dice.`,
    done: 'The best die, 5, was enough: transfixing needs 3. Then the wraith spent Will of its own to resist; its best die had to be 5 too, and was a 3. So it neither moves nor strikes this turn. Will that is spent is gone.',
    other: `Under ${b(says.castAt)} choose transfixing at B1 with 2 dice.`,
  },
  might: {
    title: 'Might',
    task: `A1 is engaged with B1, a great raider. Press ${b(says.endMoving)}. A1 will throw a 5 and B1 a 6; when you are asked, spend 1 *Might*.`,
    done: 'A point of Might adds 1 to a die just thrown, and is gone. 6 against 6: the higher Fight won, 5 against 4. In your battles the program spends Might where it turns a fight, and keeps a point; `/orders` tells it otherwise.',
    other: `Press ${b(says.endMoving)}, and when you are asked, spend 1 Might.`,
  },
  ring: {
    title: 'The Ring',
    task: `A1, the bearer, has the Ring, and raiders bar the way. Under ${b(says.doElse)} let it put the Ring on. Then, under ${b(says.goTo)}, walk between them and out on the other side: to F4, say.`,
    done: 'Whoever wears the Ring is unseen: zones do not stop it, no shot or power names it, and who would charge it must find it first, by Courage. But wraiths and the Dark Lord see it well.',
    other: `Under ${b(says.doElse)} put the Ring on, then under ${b(says.goTo)} pick F4.`,
  },
  will: {
    title: 'The will of the Ring',
    task: `A1 has worn the Ring since last turn, and it called: a die, and on 1 or 2 the *enemy* moves the bearer. It was a 2, but a point of Might made it 3. Now take the Ring off: under ${b(says.doElse)}.`,
    done: 'That was a test of Courage, once a turn, and never in the turn in which it was put on. Failed, the Ring stays on, and calls again. Wear it for as long as you need it, and no longer.',
    other: `Under ${b(says.doElse)} take the Ring off.`,
  },
  flight: {
    title: 'Your first battle',
    task: `Now all of it, with real dice. Your aim: A1 gets away with the Ring. Take it to column K; from there, ${b(says.verbs.exit)} under ${b(says.doElse)}, for 1 point, unless it is engaged. You have 6 turns. A2 and A3 keep the Shadow busy. Press ${b(says.endMoving)} when all have acted.`,
    done: 'That is the game. There are larger boards and armies, the open field, and a stand against the Dark Lord himself: `/play` begins a battle against the computer, `/challenge` one against somebody.',
    other: `Take A1 to column K, then off the board: ${b(says.verbs.exit)}, under ${b(says.doElse)}. The Ring hides it from all but wraiths.`,
  },
}

import type { QuestionFacts, QuestionKind } from '../../../../../../rules/dark-lord/index.ts'
import { countEn as count, dice } from '../../../../words/plural.ts'
import type { Names } from '../../../../words/types.ts'

/** What is asked, as a sentence that goes on after the name of who is asked. */
export const questions: {
  [K in QuestionKind]: (about: QuestionFacts[K], names: Names, subject: string) => string
} = {
  deploy: ({ waiting, placed }) =>
    waiting.length
      ? `deploy your army: ${placed.length} stand, ${waiting.length} wait.`
      : 'all stand. Begin?',
  holder: () => 'who of yours has the Ring?',
  rally: () => 'your side is broken: which hero tests first?',
  'will-now': (_a, n, subject) => `does the Ring call ${n.figure(subject)} now, or will it stay where it is?`,
  'will-move': ({ left }, n, subject) =>
    `the Ring gives you the move of ${n.figure(subject)}: ${left} points.`,
  act: ({ active, left, ready }, n) =>
    active
      ? `${n.figure(active)} acts: ${count(left, 'point', 'points')} of movement left.`
      : `who moves? ${count(ready.length, 'figure', 'figures')} ready.`,
  shots: ({ ready }) => `who shoots? ${count(ready.length, 'figure', 'figures')} can.`,
  'compel-move': ({ left }, n, subject) => `where is ${n.figure(subject)} compelled to? ${left} points.`,
  force: (_a, n, subject) => `what is ${n.figure(subject)} made to do?`,
  might: ({ faces, need, left }, n, subject) =>
    `Might of ${n.figure(subject)} on ${dice(faces)}?${need === null ? '' : ` ${need}+ needed.`} ${left} left.`,
  fate: ({ left }, n, subject) => `a wound on ${n.figure(subject)}: Fate saves on 4+, ${left} left.`,
  'last-life': (_a, n, subject) => `a 1: does Might keep ${n.figure(subject)}?`,
  resist: ({ power, by, number, extra, will, channelled }, n, subject) =>
    `${n.figure(by)} has cast ${n.ability(power)}${channelled ? ', channelled,' : ''} with ${number} at ${n.figure(subject)}: how many dice resist? ${will} Will${extra ? `, ${extra} free` : ''}.`,
  'courage-will': ({ total, faces, might, will }, n, subject) =>
    `${n.figure(subject)} has ${dice(faces)}, ${total} of 10: spend? ${might} Might, ${will} Will.`,
  'free-will': (_a, n, subject) => `does ${n.figure(subject)} pay with the Will that costs nothing?`,
  whose: ({ power, target }, n) => `${n.ability(power)}: rider or mount of ${n.figure(target)}?`,
  heroic: ({ what }, n, subject) =>
    what === 'strike' ? `a heroic strike of ${n.figure(subject)}?` : `first fight for ${n.figure(subject)}?`,
  split: ({ fights }) => `divide all who are engaged into ${count(fights, 'fight', 'fights')}.`,
  'fight-order': ({ fights }) => `which fight is next? ${fights.length} left.`,
  support: ({ one, others }, n) => `who supports in ${n.figure(one)} ⚔ ${n.figures(others)}?`,
  'back-off': ({ figures }, n) =>
    `${n.figures(figures)} ${figures.length === 1 ? 'has lost and backs' : 'have lost and back'} off: where to?`,
  'strike-how': ({ targets }, n) => `he has won against ${n.figures(targets)}: strikes, sweep or brand?`,
  'strike-at': ({ figures, targets }, n) =>
    `${n.figures(figures)} ${figures.length === 1 ? 'strikes' : 'strike'}: at whom? ${n.figures(targets)}`,
  shift: ({ by }, n, subject) =>
    `${n.figure(by)} takes the hex of ${n.figure(subject)}: where is it shifted?`,
  'frighten-order': () => 'who is frightened next?',
  'flight-way': (_a, n, subject) => `which way does ${n.figure(subject)} flee?`,
}

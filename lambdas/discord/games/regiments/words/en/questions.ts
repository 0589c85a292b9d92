import type { QuestionFacts, QuestionKind } from '../../../../../../rules/regiments/index.ts'
import { countEn as count } from '../../../../words/plural.ts'
import type { Names } from '../../../../words/types.ts'

/** What is asked, as a sentence that goes on after the name of who is asked. */
export const questions: {
  [K in QuestionKind]: (about: QuestionFacts[K], names: Names, subject: string) => string
} = {
  deploy: ({ waiting, placed }) => `place one of your units: ${placed.length} stand, ${waiting.length} wait.`,
  begin: () => 'you have placed all your units first: do you begin the battle?',
  learn: ({ knows }, n, subject) =>
    `${n.figure(subject)} knows ${knows.map(each => n.ability(each)).join(', ')}: does it learn another one in place of one of them?`,
  vanguard: ({ units }, n) => `who moves before the battle? ${n.figures(units)}`,
  charge: ({ ready, declared }) =>
    `who charges whom? ${count(ready.length, 'unit', 'units')} can${declared.length ? `, ${count(declared.length, 'charge', 'charges')} declared` : ''}.`,
  reaction: ({ by, way, terror }, n, subject) =>
    `${n.figure(by)} charges ${n.figure(subject)} over ${count(way, 'inch', 'inches')}${terror ? ', and terrifies' : ''}: hold or flee?`,
  redirect: ({ fled }, n, subject) =>
    `${n.figure(fled)} has fled: does ${n.figure(subject)} charge another one? That takes a test.`,
  order: ({ what, units }, n) =>
    `${{ charges: 'which charge goes next', tests: 'who tests next', movers: 'who moves at random next' }[what]}? ${n.figures(units)}`,
  move: ({ ready }) => `who moves? ${count(ready.length, 'unit', 'units')} can.`,
  heading: ({ amount }, n, subject) => `${n.figure(subject)} moves ${amount} inches at random: which way?`,
  arrive: (_a, n, subject) => `${n.figure(subject)} comes out of ambush: where?`,
  reveal: (_a, n, subject) => `does ${n.figure(subject)} show itself?`,
  sweep: ({ targets }, n, subject) => `${n.figure(subject)} strikes in passing: ${n.figures(targets)}?`,
  cast: ({ dice, wizards }, n) =>
    `which spell? ${count(dice, 'die', 'dice')} of magic left, ${n.figures(wizards)} can cast.`,
  dispel: ({ spell, by, on, sum, dice }, n) =>
    `${n.figure(by)} has cast ${n.ability(spell)} on ${n.figure(on)} with ${sum}: how many of your ${count(dice, 'die', 'dice')} undo it?`,
  direct: (_a, n, subject) => `of whom does ${n.figure(subject)} direct the shots of one model?`,
  shoot: ({ ready }) => `who shoots at whom? ${count(ready.length, 'unit', 'units')} can.`,
  weapon: (_a, n, subject) => `which weapon for ${n.figure(subject)}?`,
  strike: ({ step, special }, n, subject) =>
    `at whom do the ${special ? 'hits' : 'attacks'} of ${n.figure(subject)} go (Agility ${step})?`,
  missile: (_a, n, subject) => `what does ${n.figure(subject)} shoot with?`,
  retreat: ({ won }, n, subject) =>
    `you have ${won ? 'won' : 'not won'}: does ${n.figure(subject)} leave the combat?`,
  away: ({ from }, n, subject) =>
    `away from which of yours does ${n.figure(subject)} flee? ${n.figures(from)}`,
  pursue: ({ fled }, n, subject) => `${n.figures(fled)} flees: does ${n.figure(subject)} pursue?`,
  overrun: (_a, n, subject) => `nobody is left before ${n.figure(subject)}: does it go on?`,
  'combat-reform': ({ won }, n, subject) =>
    `how does ${n.figure(subject)} stand after the combat?${won ? '' : ' Another way takes a test.'}`,
  rally: (_a, n, subject) => `${n.figure(subject)} has rallied: which way does it face?`,
}

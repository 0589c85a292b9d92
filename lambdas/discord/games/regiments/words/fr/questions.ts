import { french } from '../../../../words/french.ts'
import { countFr as count } from '../../../../words/plural.ts'
import type { questions as english } from '../en/questions.ts'

/** Ce qui est demandé : une phrase qui suit le nom de qui est interrogé. */
export const questions: typeof english = {
  deploy: ({ waiting, placed }) =>
    `placez une de vos unités : ${placed.length} en place, ${waiting.length} en attente.`,
  begin: () => 'vos unités sont toutes placées les premières : commencez-vous la bataille ?',
  learn: ({ knows }, n, subject) =>
    `${n.figure(subject)} connaît ${knows.map(each => n.ability(each)).join(', ')} : en apprend-il un autre à la place de l’un d’eux ?`,
  vanguard: ({ units }, n) => `qui bouge avant la bataille ? ${n.figures(units)}`,
  charge: ({ ready, declared }) =>
    `qui charge qui ? ${count(ready.length, 'unité le peut', 'unités le peuvent')}${declared.length ? `, ${count(declared.length, 'charge déclarée', 'charges déclarées')}` : ''}.`,
  reaction: ({ by, way, terror }, n, subject) =>
    `${n.figure(by)} charge ${n.figure(subject)} sur ${count(way, 'pouce', 'pouces')}${terror ? ', et terrifie' : ''} : tenir ou fuir ?`,
  redirect: ({ fled }, n, subject) =>
    `${n.figure(fled)} a fui : ${n.figure(subject)} charge-t-elle un autre ? Il faut un test.`,
  order: ({ what, units }, n) =>
    `${{ charges: 'quelle charge part maintenant', tests: 'qui teste maintenant', movers: 'qui bouge au hasard maintenant' }[what]} ? ${n.figures(units)}`,
  move: ({ ready }) => `qui bouge ? ${count(ready.length, 'unité le peut', 'unités le peuvent')}.`,
  heading: ({ amount }, n, subject) =>
    french`${n.figure(subject)} bouge de ${amount} pouces au hasard : de quel côté ?`,
  arrive: (_a, n, subject) => `${n.figure(subject)} sort de son embuscade : où ?`,
  reveal: (_a, n, subject) => `${n.figure(subject)} se montre-t-elle ?`,
  sweep: ({ targets }, n, subject) => `${n.figure(subject)} frappe au passage : ${n.figures(targets)} ?`,
  cast: ({ dice, wizards }, n) =>
    `quel sort ? Il reste ${count(dice, 'dé', 'dés')} de magie, pour ${n.figures(wizards)}.`,
  dispel: ({ spell, by, on, sum, dice }, n) =>
    `${n.figure(by)} a lancé ${n.ability(spell)} sur ${n.figure(on)} avec ${sum} : combien de vos ${count(dice, 'dé', 'dés')} pour le dissiper ?`,
  direct: (_a, n, subject) => `de qui ${n.figure(subject)} dirige-t-il les tirs d’une figurine ?`,
  shoot: ({ ready }) => `qui tire sur qui ? ${count(ready.length, 'unité le peut', 'unités le peuvent')}.`,
  weapon: (_a, n, subject) => `quelle arme pour ${n.figure(subject)} ?`,
  strike: ({ step, special }, n, subject) =>
    french`sur qui vont les ${special ? 'touches' : 'attaques'} de ${n.figure(subject)} (Agilité ${step}) ?`,
  missile: (_a, n, subject) => `avec quoi tire ${n.figure(subject)} ?`,
  retreat: ({ won }, n, subject) =>
    `vous ${won ? 'avez gagné' : 'n’avez pas gagné'} : ${n.figure(subject)} quitte-t-elle le combat ?`,
  away: ({ from }, n, subject) =>
    `à l’opposé de laquelle des vôtres fuit ${n.figure(subject)} ? ${n.figures(from)}`,
  pursue: ({ fled }, n, subject) => `${n.figures(fled)} fuit : ${n.figure(subject)} poursuit-elle ?`,
  overrun: (_a, n, subject) => `plus personne devant ${n.figure(subject)} : continue-t-elle ?`,
  'combat-reform': ({ won }, n, subject) =>
    `comment ${n.figure(subject)} se tient-elle après le combat ?${won ? '' : ' Autrement qu’elle n’est, il faut un test.'}`,
  rally: (_a, n, subject) => `${n.figure(subject)} s’est ralliée : de quel côté regarde-t-elle ?`,
}

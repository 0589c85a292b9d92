import type { QuestionFacts, QuestionKind } from '../../../../../../rules/dark-lord/index.ts'
import { french } from '../../../../words/french.ts'
import { countFr as count, dice } from '../../../../words/plural.ts'
import type { Names } from '../../../../words/types.ts'

/** Ce qui est demandé, en une phrase qui suit le nom de qui répond. */
export const questions: {
  [K in QuestionKind]: (about: QuestionFacts[K], names: Names, subject: string) => string
} = {
  deploy: ({ waiting, placed }) =>
    waiting.length
      ? `déployez votre armée : ${placed.length} en place, ${waiting.length} en attente.`
      : 'tout est en place. On commence ?',
  holder: () => 'qui des vôtres a l’Anneau ?',
  rally: () => 'votre camp est brisé : quel héros teste d’abord ?',
  'will-now': (_a, n, subject) =>
    `l’Anneau appelle-t-il ${n.figure(subject)} maintenant, ou reste-t-il en place ?`,
  'will-move': ({ left }, n, subject) =>
    french`l’Anneau vous donne le mouvement de ${n.figure(subject)} : ${left} points.`,
  act: ({ active, left, ready }, n) =>
    active
      ? `${n.figure(active)} agit : ${count(left, 'point de mouvement reste', 'points de mouvement restent')}.`
      : `qui bouge ? ${count(ready.length, 'figurine prête', 'figurines prêtes')}.`,
  shots: ({ ready }) => `qui tire ? ${count(ready.length, 'figurine le peut', 'figurines le peuvent')}.`,
  'compel-move': ({ left }, n, subject) => `où ${n.figure(subject)} est-il contraint ? ${left} points.`,
  force: (_a, n, subject) => `que fait-on faire à ${n.figure(subject)} ?`,
  might: ({ faces, need, left }, n, subject) =>
    french`Puissance de ${n.figure(subject)} sur ${dice(faces)} ?${need === null ? '' : ` Il faut ${need}+.`} Reste ${left}.`,
  fate: ({ left }, n, subject) =>
    `une blessure sur ${n.figure(subject)} : le Destin sauve sur 4+, reste ${left}.`,
  'last-life': (_a, n, subject) => `un 1 : la Puissance garde-t-elle ${n.figure(subject)} ?`,
  resist: ({ power, by, number, extra, will, channelled }, n, subject) =>
    `${n.figure(by)} a lancé ${n.ability(power)}${channelled ? ', canalisé,' : ''} avec ${number} sur ${n.figure(subject)} : combien de dés pour résister ? ${count(will, 'Volonté', 'Volontés')}${extra ? `, ${extra} gratuit` : ''}.`,
  'courage-will': ({ total, faces, might, will }, n, subject) =>
    `${n.figure(subject)} a ${dice(faces)}, ${total} sur 10 : dépenser ? ${count(might, 'Puissance', 'Puissances')}, ${count(will, 'Volonté', 'Volontés')}.`,
  'free-will': (_a, n, subject) => `${n.figure(subject)} paie-t-il avec la Volonté qui ne coûte rien ?`,
  whose: ({ power, target }, n) => french`${n.ability(power)} : cavalier ou monture de ${n.figure(target)} ?`,
  heroic: ({ what }, n, subject) =>
    what === 'strike'
      ? french`une frappe héroïque de ${n.figure(subject)} ?`
      : `le premier combat pour ${n.figure(subject)} ?`,
  split: ({ fights }) => `répartissez les engagés en ${count(fights, 'combat', 'combats')}.`,
  'fight-order': ({ fights }) => `quel combat ensuite ? Il en reste ${fights.length}.`,
  support: ({ one, others }, n) => `qui soutient dans ${n.figure(one)} ⚔ ${n.figures(others)} ?`,
  'back-off': ({ figures }, n) =>
    `perdu : ${n.figures(figures)} ${figures.length === 1 ? 'recule' : 'reculent'}. Où ?`,
  'strike-how': ({ targets }, n) => `il a vaincu ${n.figures(targets)} : frappes, balayage ou brasier ?`,
  'strike-at': ({ figures, targets }, n) => `${n.figures(figures)} : qui frapper ? ${n.figures(targets)}`,
  shift: ({ by }, n, subject) =>
    french`${n.figure(by)} prend la case de ${n.figure(subject)} : où le décaler ?`,
  'frighten-order': () => 'qui est épouvanté ensuite ?',
  'flight-way': (_a, n, subject) => `par où fuit ${n.figure(subject)} ?`,
}

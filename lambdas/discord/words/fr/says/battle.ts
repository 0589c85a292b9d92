import type { battle as english } from '../../en/says/battle.ts'
import { french } from '../../french.ts'
import { countFr as count } from '../../plural.ts'

/** Une bataille : ses tours, sa fin, la nulle. */
export const battle: typeof english = {
  turn: n => `Tour ${n}`,
  about: (what, said) => `${what} : ${said}`,
  asks: (who, question) => `**${who}** : ${question}`,
  computerPlays: who => french`🤖 C’est au tour de **${who}**, qui joue tout seul.`,
  turnOrBefore: n => (n === 0 ? 'Avant la bataille' : `Tour ${n}`),
  points: n => count(n, 'point', 'points'),
  figures: n => count(n, 'figurine', 'figurines'),
  moreInLog: '… le reste dans `/partie journal`',
  cameTooLate:
    '⚠️ Après une panne, ceci est arrivé trop tard et n’a **pas** été fait ; renvoyez-le, s’il vous plaît :',
  answeredTooLate:
    'Ceci a été fait, mais la réponse est arrivée trop tard ; `/partie état` montre où en est la partie :',
  yourTurn: who => `${who} à vous de jouer !`,
  toldToAll: '✅ C’est fait. Ce qui s’est passé est dans le message pour tous, ci-dessous.',
  replay: 'Le film de la bataille',
  openBoard: 'Ouvrir la carte',
  linkForAll:
    'La carte à regarder de près, étape par étape. Qui a ce lien voit ce que voient les spectateurs.',
  linkForYou:
    'La carte à regarder de près, étape par étape. Ce lien est à vous seul : qui l’a voit ce que vous voyez. Celui des messages pour tous est pour les spectateurs.',
  linksRenewed: 'Tous les liens de cette partie sont nouveaux : les anciens ne mènent plus à rien.',
  noPages: 'Il n’y a pas de pages ici.',
  pictureByPicture: 'Image par image',
  pictureBefore: 'Précédente',
  pictureAfter: 'Suivante',
  resultWon: who => `Victoire : ${who}`,
  resultDrawn: 'Match nul',
  overFor: who => (who ? `${who} la bataille est terminée.` : 'La bataille est terminée.'),
  rematch: 'Revanche',
  share: 'Partager',
  shared: 'Le résultat est montré dans le salon du défi.',
  undone: answer => `↩️ Défait : ${answer}`,
  percent: n => `${n} %`,
  drawOffered: who => `🤝 ${who} propose la nulle.`,
  drawOfferedByYou: '🤝 La nulle est proposée. Elle tient jusqu’à ce que votre adversaire refuse ou joue.',
  drawDeclinedByYou: 'Vous refusez la nulle.',
  drawAgreed: who =>
    `🤝 Pour la nulle jusqu’ici : ${who.join(', ')}. Il faut l’accord de tous ceux qui jouent encore.`,
  drawOfferedByYouMany: '🤝 La nulle est proposée. Il faut l’accord de tous ceux qui jouent encore.',
  drawAgreedByYou: 'Vous acceptez la nulle ; il faut aussi l’accord des autres.',
  drawWithdrawnByYou: 'Vous avez retiré votre offre.',
  drawSure: rule => `Accepter la nulle ? La bataille finit aussitôt, sans vainqueur${rule}.`,
  drawWas: '🤝 La nulle était proposée ici ; elle ne l’est plus.',
  drawGone: 'La nulle n’est plus proposée ; la bataille continue.',
  acceptDraw: 'Accepter la nulle',
  declineDraw: 'Jouer encore',
  stoppedAt: (move, done, rest) =>
    [
      `✋ ${move} n’a pas été joué.`,
      done ? `Joué avant : ${done}.` : 'Rien n’a été joué.',
      ...(rest ? [`Pas essayé : ${rest}.`] : []),
    ].join(' '),
}

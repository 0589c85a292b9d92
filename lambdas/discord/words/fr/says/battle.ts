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
  half: half => String(half / 2).replace('.', ','),
  points: n => count(n, 'point', 'points'),
  figures: n => count(n, 'figurine', 'figurines'),
  placed: n => `${n} figurines prennent place`,
  moreInLog: '… la suite dans `/partie journal`',
  won: (who, reason, score) => french`🏁 **Victoire de ${who}** (${reason}). Points de tournoi : ${score}`,
  drawn: (reason, score) => `🏁 **Match nul** (${reason}). Points de tournoi : ${score}`,
  cameTooLate:
    '⚠️ Après une panne, ceci est arrivé trop tard et n’a **pas** été fait ; renvoyez-le, s’il vous plaît :',
  answeredTooLate:
    'Ceci a été fait, mais la réponse est arrivée trop tard ; `/partie état` montre où en est la partie :',
  yourTurn: who => `${who} à vous de jouer !`,
  toldToAll: '✅ C’est fait. Ce qui s’est passé est dans le message pour tous, ci-dessous.',
  replay: 'Le film de la bataille',
  resultWon: who => `Victoire : ${who}`,
  resultDrawn: 'Match nul',
  resultLeft: (who, left, of) => `Il reste à ${who} ${count(left, 'point', 'points')} sur ${of}.`,
  overFor: who => `${who} la bataille est terminée.`,
  fallen: (who, n, names) => `${who} a perdu ${count(n, 'figurine', 'figurines')} : ${names}`,
  bestRoll: (who, faces, turn) => `Meilleur jet : 🎲 ${faces} (${who}, tour ${turn})`,
  luckOf: (who, dice, above) =>
    `${who} ${above < 0 ? '−' : '+'}${String(Math.abs(above)).replace('.', ',')} sur ${count(dice, 'dé', 'dés')}`,
  luck: all => `Chance, en points de dé par rapport à la moyenne : ${all.join(' · ')}`,
  rematch: 'Revanche',
  share: 'Partager',
  shared: 'Le résultat est montré dans le salon du défi.',
  undone: answer => `↩️ Annulé : ${answer}`,
  noRoom: {
    barred: () => 'nul ne s’arrête sur son X',
    occupied: who => `${who} s’y tient`,
    base: () => 'son socle n’y tient pas',
  },
  percent: n => `${n} %`,
  drawOffered: who => `🤝 ${who} propose la nulle.`,
  drawOfferedByYou: '🤝 La nulle est proposée. Elle tient jusqu’à ce que votre adversaire refuse ou joue.',
  drawDeclinedByYou: 'Vous refusez la nulle.',
  drawAgreed: who =>
    `🤝 Pour la nulle jusqu’ici : ${who.join(', ')}. Il faut l’accord de tous ceux qui jouent encore.`,
  drawOfferedByYouMany: '🤝 La nulle est proposée. Il faut l’accord de tous ceux qui jouent encore.',
  drawAgreedByYou: 'Vous acceptez la nulle ; il faut aussi l’accord des autres.',
  drawWithdrawnByYou: 'Vous avez retiré votre offre.',
  drawSure: 'Accepter la nulle ? La bataille finit aussitôt, sans vainqueur (7.05).',
  drawWas: '🤝 La nulle était proposée ici ; elle ne l’est plus.',
  drawGone: 'La nulle n’est plus proposée ; la bataille continue.',
  acceptDraw: 'Accepter la nulle',
  declineDraw: 'Jouer encore',
}

import { countEn as count } from '../../plural.ts'

/** A battle: its turns, its end, draws. */
export const battle = {
  turn: (n: number) => `Turn ${n}`,
  about: (what: string, said: string) => `${what}: ${said}`,
  asks: (who: string, question: string) => `**${who}**: ${question}`,
  computerPlays: (who: string) => `🤖 **${who}** is to act, and plays by itself.`,
  turnOrBefore: (n: number) => (n === 0 ? 'Before the battle' : `Turn ${n}`),
  points: (n: number) => count(n, 'point', 'points'),
  figures: (n: number) => count(n, 'figure', 'figures'),
  moreInLog: '… more in `/game log`',
  cameTooLate:
    '⚠️ These came too late after a disturbance and were **not** carried out; please send them again:',
  answeredTooLate:
    'These were carried out, but their answers came too late; `/game status` shows how it stands:',
  toldToAll: '✅ Done. What happened is in the message to everybody, below.',
  yourTurn: (who: string) => `${who} your turn!`,
  replay: 'Replay',
  openBoard: 'Open the board',
  linkForAll: 'The board to look at closely, step by step. Whoever has this link sees what spectators see.',
  linkForYou:
    'The board to look at closely, step by step. This link is yours alone: whoever has it sees what you see. The one in messages for all is for spectators.',
  linksRenewed: 'All links to this battle are new now: those of before lead nowhere.',
  noPages: 'There are no pages here.',
  pictureByPicture: 'Picture by picture',
  pictureBefore: 'Back',
  pictureAfter: 'Next',
  resultWon: (who: string) => `Victory: ${who}`,
  resultDrawn: 'A draw',
  overFor: (who: string) => (who ? `${who} the battle is over.` : 'The battle is over.'),
  rematch: 'Rematch',
  share: 'Share',
  shared: 'The result is shown in the channel of the challenge.',
  undone: (answer: string) => `↩️ Taken back: ${answer}`,
  percent: (n: string) => `${n}%`,
  drawOffered: (who: string) => `🤝 ${who} offers a draw.`,
  drawOfferedByYou: '🤝 Your draw is offered. It stands until your opponent declines or plays on.',
  drawDeclinedByYou: 'You have declined the draw.',
  drawAgreed: (who: readonly string[]) =>
    `🤝 Agreed to the draw so far: ${who.join(', ')}. All who still play have to.`,
  drawOfferedByYouMany: '🤝 Your draw is offered. Everybody who still plays has to agree.',
  drawAgreedByYou: 'You agree to the draw; the others have to, too.',
  drawWithdrawnByYou: 'You have taken your offer back.',
  /** @param rule ` (7.05)`, or '' */
  drawSure: (rule: string) => `Agree to a draw? The battle ends at once, and nobody wins${rule}.`,
  drawWas: '🤝 A draw was on offer here; it is so no more.',
  drawGone: 'The draw is no longer on offer; the battle goes on.',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Play on',
  stoppedAt: (move: string, done: string, rest: string) =>
    [
      `✋ ${move} was not played.`,
      done ? `Played before it: ${done}.` : 'Nothing was played.',
      ...(rest ? [`Not tried: ${rest}.`] : []),
    ].join(' '),
}

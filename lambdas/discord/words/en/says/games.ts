import { countEn as count } from '../../plural.ts'

/** Somebody’s games, their log, the proof of the dice, and what the computer thought. */
export const games = {
  awaits: (who: string) => `${who} to answer`,
  /** how long ago somebody was asked, as Discord says it: `3 minutes ago` */
  since: (when: string) => `· ${when}`,
  yourTurnNow: '**your turn**',
  moreGames: (n: number) => `… and ${count(n, 'more', 'more')}`,
  chooseGame: 'Which game? Press one, and the command is carried out there.',
  yourGames: '**Your games**',
  openGame: (who: string) => `Open: ${who}`,
  inPicture: 'In the picture:',
  noGames: 'None yet. `/tutorial` teaches the game, `/play` and `/challenge` begin one.',
  log: 'Log',
  logCut: 'The end of it; `/game log turn:` shows one turn, `/game export` everything.',
  logEmpty: 'Nothing has happened yet.',
  /** @param told `ahead`: with what its reader has done and nobody has been told of */
  gameFile: (id: string, told: 'told' | 'ahead'): string =>
    told === 'told'
      ? `Game \`${id}\` as everybody may see it:`
      : `Game \`${id}\` as you see it, with what you have done since the others were told last:`,
  verified: (throws: number, dice: number) =>
    `✅ **All dice are as the seed says**: ${count(throws, 'throw', 'throws')}, ${count(dice, 'die', 'dice')}.`,
  notVerified: '❌ **Something does not fit.**',
  secretFits: (fits: boolean): string =>
    fits ? '✅ The secret has the fingerprint that was published.' : '❌ The secret has another fingerprint.',
  seedFits: (fits: boolean): string =>
    fits
      ? '✅ The seed is made of the secret and the numbers.'
      : '❌ The seed is not made of the secret and the numbers.',
  diceFit: (right: number, all: number) => `${right === all ? '✅' : '❌'} ${right} of ${all} dice agree.`,
  wrongDice: (numbers: string) => `Dice that differ: ${numbers}`,
  missingDice: (numbers: string) => `Dice missing in the log: ${numbers}`,
  /** what stands for the number of a player who is no person */
  numberOf: (number: string, who: string) => `${number} (${who})`,
  seedOf: (secret: string, commitment: string, numbers: string, seed: string) =>
    `Secret \`${secret}\`\nSHA-256 \`${commitment}\`\nNumbers ${numbers}\nSeed \`${seed}\` = HMAC-SHA-256 of the numbers, a line each, keyed with the secret. Die n comes from HMAC-SHA-256 of \`die n 0\`, keyed with the seed: its first byte below 252, modulo 6, plus 1.`,
  computers: {
    recruit: 'Computer recruit',
    soldier: 'Computer soldier',
    captain: 'Computer captain',
  },
  standsFor: (computer: string, who: string) => `${computer} for ${who}`,
  handedOver: (who: string) => `🤝 **${who}** plays on from here.`,
  seatStays: (who: string) => `${who} may take the seat back at any time before the end.`,
  seatKept: (computer: string) =>
    `**${computer}** plays on in your place. You may take your seat back at any time before the end; what has been played stays.`,
  takeSeat: 'Take my seat back',
  seatTaken: '🤝 You have your seat back.',
  substitute: 'Let it play on',
  substituteSure: (computer: string) =>
    `Let **${computer}** play on for you? It begins at once, with your figures, your orders and the same dice, and everybody is told. What it plays counts for you and stays. You may take your seat back at any time before the end.`,
  substituteOtherSure: (computer: string, who: string) =>
    `Let **${computer}** play on for **${who}**? It begins at once; how well it plays is ${who}’s choice or the server’s. What it plays stays. ${who} is told, and may take the seat back at any time before the end.`,
  substituteAlone: 'Then nobody but the computer plays any more: it goes on to the end at once.',
  substituteAllowed: (allowed: boolean): string =>
    allowed
      ? 'The others may let the computer play on for you here whenever they like (`/game substitute player:`). You are told, and may take your seat back at any time before the end.'
      : 'The others may let the computer play on for you here only once you have missed three turns in a row or have left the server.',
  whyNothing: 'The computer has planned no phase in this game yet.',
  why: (who: string, turn: number, looked: number) =>
    `**${who}**, turn ${turn}: ${count(looked, 'position', 'positions')} looked at.`,
  whyLater: (who: string) => `**${who}** is still playing its phase: ask again when that is over.`,
  whySame: 'Nothing that it tried came out better than the usual moves of the program, so it made those.',
  /** @param gain points of figures, where it is known */
  whyWanted: (gain?: number) =>
    gain === undefined
      ? 'What it wanted besides the usual moves of the program:'
      : `With the dice it imagined, its plan was worth ${gain.toFixed(1)} points more than the usual moves of the program. What it wanted besides those:`,
}

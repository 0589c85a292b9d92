import { countEn as count } from '../../plural.ts'
/** Challenges, their terms, and the lobby. */
export const challenges = {
  challenge: (who: string, invited: string) => `⚔️ **${who}** challenges ${invited} to a battle!`,
  challengeOpen: (who: string) => `⚔️ **${who}** looks for an opponent: who accepts?`,
  challengeAccepted: (all: readonly string[]) =>
    `⚔️ ${all.map(each => `**${each}**`).join(' against ')}: accepted!`,
  hasAccepted: (who: string) => `✅ ${who} has accepted`,
  awaitsAnswer: (who: string) => `… ${who} has not answered yet`,
  challengeDeclined: (who: string) => `The challenge of **${who}** is closed.`,
  challengePosted: (channel: string | null) =>
    `The challenge is posted${channel === null ? '' : ` in <#${channel}>`}.`,
  diceProof: 'Dice proof',
  proofLater:
    'Nobody can choose the dice: the fingerprint binds the program to a secret that was fixed before anybody accepted, and the seed is made of that secret and a number of each player. After the battle the secret is published, and *Dice proof* recomputes every die.',
  challengeKept: (id: string) =>
    `⚠️ The challenge is kept and **not posted**: the program has no bot token (DISCORD_TOKEN), so it can answer and post nothing. Tell whoever runs it. Until then your opponent finds it with \`/game accept game:${id}\`.`,
  resultOf: (players: string, where: string) => `⚔️ ${players} · ${where}`,
  declined: (who: string) => `${who} declines.`,
  withdrawn: (who: string) => `${who} withdraws the challenge.`,
  terms: (points: number, rules: string) => `**${count(points, 'point', 'points')}**, ${rules}`,
  termsCamp: (who: string, camp: string) => `${who} plays ${camp}`,
  termsCampFree: 'Camps: everybody brings one army, of either camp',
  termsCampRolled: 'Camps: the roll decides',
  termsGame: (game: string) => `Game: ${game}`,
  termsBoard: (board: string) => `Board: ${board}`,
  termsPace: (pace: string) => `A turn: ${pace}`,
  termsMissed: {
    lose: 'A missed turn: the program plays it; three in a row lose the battle',
    nothing: 'A missed turn: the program plays it',
  },
  openUntil: (when: string) => `⏳ Closes ${when}`,
  lobby: '⚔️ **Open challenges**',
  lobbyEmpty: 'Nobody looks for an opponent right now. `/challenge` without an opponent puts one here.',
  lobbyOffer: (who: string, what: string) => `**${who}** · ${what}`,
  lobbyLimits: 'Some figures or abilities are forbidden or limited',
  lobbySince: (since: string, until: string) => `Offered ${since}, closes ${until}`,
  moreOffers: (n: number) => `${n} more…`,
  moreOffersHidden: (n: number) => `And ${n} more, which show here as others are taken up.`,
  join: (who: string) => `Join ${who}`,
  playBegun: (against: string) => `Your battle against **${against}** has begun.`,
  joined: 'You have joined.',
  /** where a game is played, said to whoever has just entered it somewhere else */
  playedIn: {
    threadBelow: (thread: string) =>
      `It is played in the thread **${thread}**, just below: open it to go on.`,
    threadIn: (thread: string, channel: string) =>
      `It is played in the thread **${thread}** in ${channel}: open it to go on.`,
    channel: (channel: string) => `It is played in ${channel}.`,
    below: 'It is played here: the board is in the message to everybody, below.',
  },
  lobbyOpened:
    'The lobby stands in this channel: one message that always shows the open challenges of this server. `/lobby close` takes it away.',
  lobbyClosed: 'The lobby of this channel is taken away.',
  commitment: (hash: string) => `🎲 Fingerprint of the dice: \`${hash}\``,
}

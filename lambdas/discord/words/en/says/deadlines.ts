/** What is due or missed, clocks that stand, holidays, and pings. */
export const deadlines = {
  paused: '⏸️ The clock stands. `/game pause` again lets it run.',
  pausedBy: (who: string) => `⏸️ ${who} has stopped the clock; \`/game pause\` lets it run again.`,
  unpausedBy: (who: string) => `▶️ ${who} lets the clock run again.`,
  unpaused: '▶️ The clock runs again.',
  noStarterLeft: (who: string) =>
    `⌛ ${who} not everybody chose an army in time, and no starter army keeps to the restrictions: the game is called off.`,
  expired: (who: string) => `⌛ ${who} nobody took up the challenge in time; it is closed.`,
  calledOff: (who: string) => `⌛ ${who} nobody chose an army in time; the game is called off.`,
  armiesDue: (when: string) =>
    `⏳ ${when}: whoever has not chosen by then gets a starter army; if nobody has, the game is called off.`,
  armiesDueAlone: (when: string) =>
    `⏳ ${when}: where somebody has not chosen by then, the game is called off.`,
  tookStarter: (who: string) => `⏰ Not chosen in time: ${who} takes a starter army.`,
  remind: (who: string, when: string) => `⏰ ${who} your turn ends ${when}; then the program plays it.`,
  missedTurn: (who: string, count: number, limit: number | null) =>
    `⏰ **${who}** did not answer in time, so the program did. Missed in a row: ${count}${limit === null ? '' : ` of ${limit}`}.`,
  missedTooMany: (who: string, count: number) =>
    `⏰ **${who}** has missed ${count} turns in a row: the battle is lost.`,
  news: (who: string) => `${who} there is news in your game.`,
  cannotPost: (channel: string, game: string) =>
    `📭 There is news for you in game \`${game}\`, and Discord does not let me write in ${channel}. Commands work here, too, with \`game:${game}\`.`,
  away: (when: string) => `🏖️ on holiday until ${when}; the clock stands`,
  onHoliday: (who: string, until: string, due: string) =>
    `🏖️ ${who} is on holiday until ${until}; the clock stands. Due ${due}.`,
  backFromHoliday: (who: string, due: string) => `${who} is back; the clock runs. Due ${due}.`,
}

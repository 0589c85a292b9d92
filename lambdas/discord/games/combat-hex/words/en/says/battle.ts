import { countEn as count } from '../../../../../words/plural.ts'

/** A battle: its end, and what is worth tells of it. */
export const battle = {
  moreOnTopic: (topic: string) => `-# More: \`/help topic:${topic}\``,
  moreOnAbility: (ability: string) => `-# More: \`/help ability:${ability}\``,
  givenUp: 'Your opponent wins, 3 points to 0 (7.05).',
  givenUpMany: 'All your figures leave the board, and the others play on.',
  half: (half: number) => String(half / 2),
  placed: (n: number) => `${n} figures take their places`,
  won: (who: string, reason: string, score: string) =>
    `🏁 **${who} wins** (${reason}). Tournament points: ${score}`,
  drawn: (reason: string, score: string) => `🏁 **A draw** (${reason}). Tournament points: ${score}`,
  resultLeft: (who: string, left: number, of: number) => `${who} has ${left} of ${of} points left.`,
  fallen: (who: string, count: number, names: string) => `${who} lost ${count}: ${names}`,
  bestRoll: (who: string, faces: string, turn: number) => `Best roll: 🎲 ${faces} (${who}, turn ${turn})`,
  luckOf: (who: string, dice: number, above: number) =>
    `${who} ${above < 0 ? '−' : '+'}${Math.abs(above)} over ${count(dice, 'die', 'dice')}`,
  luck: (all: readonly string[]) => `Luck, in pips against the average: ${all.join(' · ')}`,
  /** why a figure cannot end its move on a hex */
  noRoom: {
    barred: () => 'nobody may stop on its X',
    occupied: (who: string) => `${who} stands there`,
    base: () => 'its base does not fit there',
  },
}

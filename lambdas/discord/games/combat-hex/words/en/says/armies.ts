import { countEn as count } from '../../../../../words/plural.ts'

/** Armies and figures: their numbers, and what the classic rules say of them. */
export const armies = {
  armySum: (points: number, figures: number, warriors: number, limit: number, most?: number) =>
    `${most === undefined ? count(points, 'point', 'points') : `${points > most ? '⚠️ ' : ''}${points} of ${count(most, 'point', 'points')}`}, ${count(figures, 'figure', 'figures')}; ${count(warriors, 'warrior', 'warriors')} of ${limit} allowed`,
  figureNumbers: (mp: number, attacks: number, endurance: number, life: number, ap: number) =>
    `${mp} MP · ${count(attacks, 'attack', 'attacks')} · endurance ${endurance} · life ${life} · ${ap} AP`,
  figureShort: (mp: number, attacks: number, endurance: number, life: number, ap: number) =>
    `${mp} MP, ${attacks} att., end. ${endurance}, life ${life}, ${ap} AP`,
  figureShots: (dice: number, range: number) => `Shoots ${count(dice, 'die', 'dice')}, range ${range}`,
  figureUnique: (numbers: string) => `Unique number ${numbers}`,
  figureBase: (base: string, version: string) => `Base: ${base} · version: ${version}`,
  classicSame: 'The classic rules say the same.',
  classicDiffers: (does: string) => `In the classic rules: ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  /** of a base that stays what it is though its ability is unknown */
  classicBases: {
    large:
      'The classic rules do not know it, but its base stays what it is: danger zone and sight all around, the rear hex counts on its way. The rest of it does nothing there.',
    cavalry:
      'The classic rules do not know it, but its base stays what it is: zone and sight from the front hex, which counts on its way, and half turns in place. It does not charge there.',
  },
  classicUnknown: 'The classic rules do not know it: in their battles it does nothing.',
  classicChanged: (names: string) => `Different in the classic rules (\`/help\` tells how): ${names}.`,
  classicWithout: (names: string) => `Of no effect in the classic rules: ${names}.`,
  classicBaseOnly: (names: string) =>
    `In the classic rules of the base alone (see \`/help ability:\`): ${names}.`,
}

import { countEn as count } from '../../../../../words/plural.ts'

/** What a move or a shot would bring, before it is confirmed; several moves at once; the map. */
export const previews = {
  preview: 'Not done yet: please confirm',
  previewConversions: (ap: number) =>
    `A ⚀ may be converted: 1 AP to hit (5.18), 2 AP to hurt (5.21); it has ${ap} AP. *Confirm* asks when one falls.`,
  confirmConverting: 'Confirm, converting',
  confirmSparing: 'Confirm, spending nothing',
  previewMove: (who: string, path: string, facing: string) => `${who}: ${path}, facing ${facing}`,
  /** @param left where the figure could go on */
  previewCost: (sum: string, cost: number, left?: number) =>
    `${sum.includes('+') ? `${sum} = ` : ''}${cost} MP${left === undefined ? '' : `, ${left} left`}`,
  previewFree: (who: string, dice: number) =>
    `⚠️ First a free attack of ${who}: ${count(dice, 'die', 'dice')} (4.11)`,
  previewStops: 'The move ends there, in a danger zone (4.08)',
  goRound: (cost: number, unharmed: boolean) =>
    `Go round: ${cost} MP, ${unharmed ? 'no free attack' : 'past fewer enemies'}`,
  previewRun: (who: string, from: string, to: string, ap: number) =>
    `${who} runs ${from} → ${to} for ${ap} AP (4.131)`,
  previewShot: (range: number, dice: number, from: number, endurance: number) =>
    `Range ${range}, ${count(dice, 'die', 'dice')}: hits on ${from === 6 ? '6' : `${from}+`}, hurts on ${endurance === 6 ? '6' : `${endurance}+`}`,
  previewVolley: (targets: string, dice: number, from: number) =>
    `${count(dice, 'die', 'dice')}: hits on ${from}+; damage for any of ${targets}`,
  previewPenalty: 'Something on the line: only a 6 hits (5.171)',
  previewOneWay: (target: string, shooter: string) =>
    `${target} cannot shoot back: it has no line of sight to ${shooter} (5.10)`,
  chances: (list: string) => `Without spending AP: ${list}`,
  chance: (loss: number, percent: string, fatal: boolean) =>
    loss === 0 ? `no damage ${percent}` : fatal ? `**falls ${percent}**` : `−${loss} life ${percent}`,
  wouldBeThreatened: (who: string) => `Stands in the danger zone of ${who}`,
  wouldEngage: (who: string, dice: number) => `Engages ${who}: ${count(dice, 'attack die', 'attack dice')}`,
  mayReact: (who: string, ability: string) => `⚠️ ${who} may answer with ${ability}`,
  thenRun: (to: string) => `Then runs to ${to}, if it still can.`,
  alsoMove: 'Move another figure too…',
  planned: (n: number) =>
    n === 1 ? 'Not done yet: please confirm' : `${n} moves, not done yet: please confirm`,
  plannedMove: (who: string, to: string) => `${who} → ${to}`,
  plannedSoFar: (list: string) => `Planned before it: ${list}. Where to?`,
  plannedWithout: (move: string, why: string) => `⚠️ Without ${move}: ${why}`,
  plannedAfterDice: (list: string) =>
    `🎲 Then ${list}, as far as possible: dice fall, or somebody answers, before that.`,
  plannedTooMany: (list: string) => `⚠️ Too many for one button: ${list}. Confirm these first.`,
  plannedInOrder:
    '-# In this order. Each is done when the next begins (3.09), so *Undo* takes back the last only.',
  confirmAll: (n: number) => (n === 1 ? 'Confirm' : `Confirm all ${n}`),
  withoutLast: 'Without the last',
  reaches: (who: string, n: number) => `${who} can end a move on ${count(n, 'hex', 'hexes')}.`,
  sees: (who: string, seen: string) => `${who} sees ${seen} (range in brackets).`,
  seesNobody: (who: string) => `${who} sees nobody to shoot at.`,
}

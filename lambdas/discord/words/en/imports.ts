import { countEn as count } from '../plural.ts'

/** Files that players bring: armies, boards and figures of a server. */
export const imports = {
  faults: (n: number, file: string) => `**${file}** has ${count(n, 'fault', 'faults')}. Nothing was changed.`,
  faultAt: (line: number, sign: number | undefined, text: string) =>
    `Line ${line}${sign === undefined ? '' : `, character ${sign}`}: ${text}`,
  moreFaults: (n: number) => `… and ${n} more.`,
  armyRead: (name: string) => `The army is read and kept as **${name}**.`,
}

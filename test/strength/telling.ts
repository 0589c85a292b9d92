import type { Level } from '../../rules/play/gameParts.ts'

/** Tells how far a line is, for whoever watches. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text} `)
}

export const percent = (sum: number, of: number): string => ((100 * sum) / of).toFixed(1).padStart(5)

/** Half of the 95 % interval of a share, in per cent. */
export const spread = (mean: number, of: number): string =>
  (196 * Math.sqrt(Math.max(0.01, mean * (1 - mean)) / of)).toFixed(0)

export type Pairing = readonly [Level, Level]
const pairings: readonly Pairing[] = [
  ['captain', 'recruit'],
  ['soldier', 'recruit'],
  ['captain', 'soldier'],
]

/**
 * Every level against a lower one in so many battles, shared out to what is played. A recruit plays as the program does for
 * whoever is away.
 * @param scoreOfPair what the first level scores of 2 in two battles with the sides changed
 */
export function strengthTable<Played extends string>(
  all: readonly Played[],
  battles: number,
  scoreOfPair: (played: Played, seed: number, pairing: Pairing) => number,
): void {
  const pairs = Math.ceil(battles / 2 / all.length)
  for (const pairing of pairings) {
    const title = pairing.join(' against ')
    let sum = 0
    let fought = 0
    const each: string[] = []
    for (const played of all) {
      let own = 0
      for (let seed = 1; seed <= pairs; seed++) {
        const score = scoreOfPair(played, seed, pairing)
        own += score
        sum += score
        fought += 2
        progress(`${title}: ${fought} of ${2 * pairs * all.length}, ${percent(sum, fought)}`)
      }
      each.push(`${played} ${percent(own, 2 * pairs).trim()}`)
    }
    progress('')
    console.log(
      `${title.padEnd(24)} ${percent(sum, fought)} ± ${spread(sum / fought, fought)} of ${fought} (${each.join(', ')})`,
    )
  }
}

/** A line of how often one side wins: fair between these shares, with how battles ended. */
export function balanceLine(
  name: string,
  who: string,
  { won, of, how }: { won: number; of: number; how: string },
  [least, most]: readonly [number, number],
): string {
  const share = won / of
  const verdict = share < least || share > most ? 'UNFAIR' : 'fair'
  return `${name} ${who} ${percent(won, of)} ± ${spread(share, of)}  ${verdict}  (${how})`
}

import type { Level } from '../../../rules/play/gameParts.ts'
import { type PlayedScenario, playedScenarios, playSkirmish } from './match.ts'

/** Tells how far a line is, for whoever watches. */
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text} `)
}

const percent = (sum: number, of: number): string => ((100 * sum) / of).toFixed(1).padStart(5)

/** Half of the 95 % interval of a share, in per cent. */
const spread = (mean: number, of: number): string =>
  (196 * Math.sqrt(Math.max(0.01, mean * (1 - mean)) / of)).toFixed(0)

const pairings: readonly [Level, Level][] = [
  ['captain', 'recruit'],
  ['soldier', 'recruit'],
  ['captain', 'soldier'],
]

/** Two battles of ready armies with the sides changed: what the first level scores of 2. */
function scoreOfPair(
  scenario: PlayedScenario,
  seed: number,
  [first, second]: readonly [Level, Level],
): number {
  let score = 0
  for (const side of ['free', 'shadow'] as const) {
    const levels = side === 'free' ? { free: first, shadow: second } : { free: second, shadow: first }
    const { winner } = playSkirmish({ scenario, seed, levels })
    score += winner === null ? 1 / 2 : winner === side ? 1 : 0
  }
  return score
}

/**
 * `npm run strength -- dark-lord 100`: every level against a lower one in so many battles, over all scenarios and with the
 * sides changed. A recruit plays as the program does for whoever is away.
 */
export function skirmishStrength(battles = '100'): void {
  const pairs = Math.ceil(Number(battles) / 2 / playedScenarios.length)
  for (const pairing of pairings) {
    const title = pairing.join(' against ')
    let sum = 0
    let played = 0
    const byScenario: string[] = []
    for (const scenario of playedScenarios) {
      let own = 0
      for (let seed = 1; seed <= pairs; seed++) {
        const score = scoreOfPair(scenario, seed, pairing)
        own += score
        sum += score
        played += 2
        progress(`${title}: ${played} of ${2 * pairs * playedScenarios.length}, ${percent(sum, played)}`)
      }
      byScenario.push(`${scenario} ${percent(own, 2 * pairs).trim()}`)
    }
    progress('')
    console.log(
      `${title.padEnd(24)} ${percent(sum, played)} ± ${spread(sum / played, played)} of ${played} (${byScenario.join(', ')})`,
    )
  }
}

/** `npm run balance -- dark-lord 400`: how often the Free win each scenario, ready armies, both played by the middle level. */
export function skirmishBalance(battles = '400'): void {
  for (const scenario of playedScenarios) {
    const reasons = new Map<string, number>()
    let free = 0
    for (let seed = 1; seed <= Number(battles); seed++) {
      const { winner, reason } = playSkirmish({
        scenario,
        seed,
        levels: { free: 'soldier', shadow: 'soldier' },
      })
      free += winner === null ? 1 / 2 : winner === 'free' ? 1 : 0
      const how = `${winner ?? 'draw'} ${reason}`
      reasons.set(how, (reasons.get(how) ?? 0) + 1)
      progress(`${scenario}: ${seed} of ${battles}, the Free ${percent(free, seed)}`)
    }
    progress('')
    const how = [...reasons].map(([text, times]) => `${text} ${times}`).join(', ')
    const share = free / Number(battles)
    const verdict = share < 0.4 || share > 0.6 ? 'UNFAIR' : 'fair'
    console.log(
      `${scenario.padEnd(12)} the Free win ${percent(free, Number(battles))} ± ${spread(share, Number(battles))}  ${verdict}  (${how})`,
    )
  }
}

import { balanceLine, type Pairing, percent, progress, strengthTable } from '../telling.ts'
import { type PlayedScenario, playDarkLord, playedScenarios } from './match.ts'

/** Two battles of ready armies with the sides changed: what the first level scores of 2. */
function scoreOfPair(scenario: PlayedScenario, seed: number, [first, second]: Pairing): number {
  let score = 0
  for (const side of ['free', 'shadow'] as const) {
    const levels = side === 'free' ? { free: first, shadow: second } : { free: second, shadow: first }
    const { winner } = playDarkLord({ scenario, seed, levels })
    score += winner === null ? 1 / 2 : winner === side ? 1 : 0
  }
  return score
}

/** `npm run strength -- dark-lord 100`: every level against a lower one in so many battles, over all scenarios. */
export const darkLordStrength = (battles = '100'): void =>
  strengthTable(playedScenarios, Number(battles), scoreOfPair)

/** `npm run balance -- dark-lord 400`: how often the Free win each scenario, ready armies, both played by the middle level. */
export function darkLordBalance(battles = '400'): void {
  for (const scenario of playedScenarios) {
    const reasons = new Map<string, number>()
    let free = 0
    for (let seed = 1; seed <= Number(battles); seed++) {
      const { winner, reason } = playDarkLord({
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
    const line = { won: free, of: Number(battles), how }
    console.log(balanceLine(scenario.padEnd(12), 'the Free win', line, [0.4, 0.6]))
  }
}

import { expect } from 'vitest'
import { isStanding } from '../../rules/combat-hex/battle/game.ts'
import type { Figure } from '../../rules/combat-hex/battle/state.ts'
import { rollOff, rollTable } from '../../rules/combat-hex/battle/strategy/strategy.ts'
import type { Game } from '../../rules/combat-hex/battle/vocabulary.ts'
import type { FigureOdds } from '../../rules/combat-hex/odds/fates.ts'
import { picker } from '../../rules/core/random.ts'
import type { Script } from '../../rules/core/script.ts'
import { copyOf, everyDie, runWith } from './everyDie.ts'

const own = (g: Game, id: string): Figure => g.battle.figures.find(figure => figure.id === id)!

/** Odds of a figure are the same as when every single die is thrown in every way, to 1e-12. */
export function expectExact(g: Game, start: (g: Game) => Script<unknown>, odds: readonly FigureOdds[]): void {
  const seen = everyDie(g, start, after =>
    odds.map(({ id }) => `${own(after, id).life} ${isStanding(own(after, id))}`).join(),
  )
  for (const [i, { id, lost, falls, leaves }] of odds.entries()) {
    const before = own(g, id).life
    const sum = (fits: (life: number, stands: boolean) => boolean) =>
      [...seen].reduce((all, [key, chance]) => {
        const [life, stands] = key.split(',')[i]!.split(' ')
        return fits(Number(life), stands === 'true') ? all + chance : all
      }, 0)
    for (const [n, chance] of lost.entries())
      expect(Math.abs(chance - sum(life => before - life === n)), `${id} loses ${n}`).toBeLessThan(1e-12)
    expect(Math.abs(falls - sum(life => life <= 0)), `${id} falls`).toBeLessThan(1e-12)
    expect(Math.abs(leaves - sum((_, stands) => !stands)), `${id} leaves`).toBeLessThan(1e-12)
  }
}

/** How often something is done to compare it with its odds. */
interface Repeats {
  /** it is done until so many dice are thrown */
  dice?: number
  /** or so often */
  most?: number
  seed?: number
}

/** Does something with fresh dice again and again. @returns how often it was done */
function repeat(
  { dice = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY, seed = 1 }: Repeats,
  once: (die: () => number) => void,
): number {
  const pick = picker(seed)
  const thrown = { dice: 0 }
  let runs = 0
  for (; thrown.dice < dice && runs < most; runs++) {
    const before = thrown.dice
    once(() => {
      thrown.dice++
      return pick(6) + 1
    })
    if (thrown.dice === before) throw new Error('nothing is thrown')
  }
  return runs
}

/**
 * How often it came out so lies within five standard errors of what the odds say, and five cases more, since what is
 * rare comes in whole cases: of 100,000 true statements not one is refused.
 */
function expectShare(count: number, runs: number, chance: number, what: string): void {
  const share = count / runs
  const error = Math.sqrt((chance * (1 - chance)) / runs)
  expect(Math.abs(share - chance), `${what}: ${share} for ${chance}`).toBeLessThanOrEqual(
    5 * error + 5 / runs,
  )
}

/** What becomes of figures comes as often as the odds say. */
export function expectThrown(
  g: Game,
  start: (g: Game) => Script<unknown>,
  odds: readonly FigureOdds[],
  repeats: Repeats,
): void {
  const lost = new Map(odds.map(({ id }) => [id, new Map<number, number>()]))
  const runs = repeat(repeats, die => {
    const copy = copyOf(g)
    runWith(copy, start(copy), die)
    for (const [id, counts] of lost) {
      const loss = own(g, id).life - own(copy, id).life
      counts.set(loss, (counts.get(loss) ?? 0) + 1)
    }
  })
  for (const { id, lost: chances } of odds)
    for (const [n, chance] of chances.entries())
      expectShare(lost.get(id)!.get(n) ?? 0, runs, chance, `${id} loses ${n}`)
}

/** Each player wins the strategy roll as often as the odds say (3.05). */
export function expectStrategyRolls(g: Game, odds: readonly number[], repeats: Repeats): void {
  const won = odds.map(() => 0)
  const runs = repeat(repeats, die => {
    const [first = 0] = runWith(
      g,
      rollOff(g, 'strategy', owner => rollTable(g, owner)),
      die,
    )
    won[first]!++
  })
  for (const [player, chance] of odds.entries())
    expectShare(won[player]!, runs, chance, `player ${player} wins the strategy roll`)
}

import { expect } from 'vitest'
import { SuddenEnd } from '../../rules/combat-hex/battle/end/victory.ts'
import { combat } from '../../rules/combat-hex/battle/fight/combat.ts'
import { isStanding } from '../../rules/combat-hex/battle/game.ts'
import type { Figure } from '../../rules/combat-hex/battle/state.ts'
import { rollOff, rollTable } from '../../rules/combat-hex/battle/strategy/strategy.ts'
import type { Game } from '../../rules/combat-hex/battle/vocabulary.ts'
import type { FigureOdds } from '../../rules/combat-hex/odds/fates.ts'
import { undone } from '../../rules/combat-hex/odds/snapshot.ts'
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
 * @param throws that the odds come from themselves, where they are not counted
 */
function expectShare(
  count: number,
  { runs, throws = 0, errors = 5 }: { runs: number; throws?: number; errors?: number },
  chance: number,
  what: string,
): void {
  const share = count / runs
  // What is rare may not have come at all in the throws that the odds are from.
  const likely = throws ? (chance * throws + count) / (throws + runs) : chance
  const error = Math.sqrt(Math.max(0, likely * (1 - likely)) * (1 / runs + (throws ? 1 / throws : 0)))
  expect(Math.abs(share - chance), `${what}: ${share} for ${chance}`).toBeLessThanOrEqual(
    errors * error + 5 / runs,
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
  for (const { id, lost: chances, throws } of odds)
    for (const [n, chance] of chances.entries())
      expectShare(lost.get(id)!.get(n) ?? 0, { runs, throws }, chance, `${id} loses ${n}`)
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
    expectShare(won[player]!, { runs }, chance, `player ${player} wins the strategy roll`)
}

/**
 * The same for a combat of a position of a battle, within four standard errors, and how often each leaves the board.
 * The rules are run again and again on the one game, which is put back each time: copies would take ten times as long.
 */
export function expectFought(
  g: Game,
  ids: readonly string[],
  odds: readonly FigureOdds[],
  runs: number,
): void {
  const before = JSON.stringify(g.battle)
  const pick = picker(runs)
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  const lives = new Map(odds.map(({ id }) => [id, own(g, id).life]))
  undone(g, back => {
    for (let run = 0; run < runs; run++) {
      try {
        runWith(g, combat(g, ids), () => pick(6) + 1)
      } catch (thrown) {
        // The battle is over at once.
        if (!(thrown instanceof SuddenEnd)) throw thrown
      }
      for (const { id } of odds) {
        count(`${id} loses ${lives.get(id)! - own(g, id).life}`)
        if (!isStanding(own(g, id))) count(`${id} leaves`)
      }
      back()
    }
  })
  expect(JSON.stringify(g.battle)).toBe(before)
  for (const { id, lost, leaves, throws } of odds) {
    const hold = (what: string, chance: number) =>
      expectShare(counts.get(what) ?? 0, { runs, throws, errors: 4 }, chance, what)
    for (const [n, chance] of lost.entries()) hold(`${id} loses ${n}`, chance)
    hold(`${id} leaves`, leaves)
  }
}

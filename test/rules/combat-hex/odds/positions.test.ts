import { describe, expect, it } from 'vitest'
import { findChains } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { open, resume, setUp } from '../../../../rules/combat-hex/index.ts'
import { combatOdds } from '../../../../rules/combat-hex/odds/combatOdds.ts'
import { harmed } from '../../../../rules/combat-hex/odds/fates.ts'
import { wholeBudget } from '../../../../rules/play/odds/budget.ts'
import { expectFought } from '../../../helpers/oddsChecks.ts'
import { many } from '../../../helpers/thorough.ts'
import { trial } from '../../../helpers/trials.ts'

/** Points a side; the smallest are a handful of figures, the largest sixty. */
const sizes = [300, 500, 1000, 1500, 3000]

/** Battles of each size, and positions of each battle. */
const battles = many(10, 1)
const positions = many(4, 2)
const throws = many(20_000, 1500)

/** Positions of a battle in which somebody fights, some time apart. */
function* fights(n: number, size: number) {
  let outcome = setUp(trial(n, [size]))
  let next = 20
  for (let i = 0, found = 0; outcome.ok && outcome.save.pending && found < positions; i++) {
    const { game, question } = open(outcome.save)
    const chains = i >= next && question!.kind === 'act' ? findChains(game) : []
    if (chains.length) {
      found++
      next = i + 30
      yield { game, chains }
    }
    outcome = resume(outcome.save, question!.fallback())
  }
}

describe('odds of combats in the middle of battles', () => {
  it.each(sizes)(
    'come true at %i points, within the work that is allowed',
    size => {
      let looked = 0
      for (let battle = 1; battle <= battles; battle++)
        for (const { game, chains } of fights(battle * 100 + size, size)) {
          const chain = chains[looked % chains.length]!
          const budget = wholeBudget()
          const odds = combatOdds(game, chain, { budget })
          expect(budget.left).toBeGreaterThan(-10)
          const told = odds.figures.map(({ id }) => id)
          // Whoever is carried may be told of besides (8.42).
          const fighting = chain.map(({ id }) => id)
          expect([...told, ...odds.uncounted]).toEqual(expect.arrayContaining(fighting))
          // What is certain where there are too many cases is that nothing happens.
          if (odds.uncounted.length) expect(odds.figures.map(harmed)).toEqual(told.map(() => 0))
          expectFought(game, fighting, odds.figures, throws)
          looked++
        }
      expect(looked).toBeGreaterThanOrEqual(battles)
    },
    many(1_800_000, 120_000),
  )
})

import { describe, expect, it } from 'vitest'
import { combat, findChains } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { freeAttacks } from '../../../../rules/combat-hex/battle/fight/freeAttack.ts'
import { figureById } from '../../../../rules/combat-hex/battle/game.ts'
import {
  type CombatHexSave,
  open,
  parseAnswer,
  preview,
  resume,
  setUp,
} from '../../../../rules/combat-hex/index.ts'
import { actOdds } from '../../../../rules/combat-hex/odds/acts.ts'
import { turnAndShoot } from '../../../../rules/combat-hex/odds/blows.ts'
import { combatOdds } from '../../../../rules/combat-hex/odds/combatOdds.ts'
import { strategyOdds } from '../../../../rules/combat-hex/odds/strategyOdds.ts'
import { parseFacing } from '../../../../rules/index.ts'
import { expectStrategyRolls, expectThrown } from '../../../helpers/oddsChecks.ts'
import { many } from '../../../helpers/thorough.ts'
import { trial } from '../../../helpers/trials.ts'

/** How often each roll is repeated, and each how many-th of them is. */
const repeats = many(1000, 150)
const seldom = many(1, 2)

/** Chains on the board, the strategy roll and the answer about to be given come true. @returns how many odds were looked at */
function check(save: CombatHexSave, answer: string, seed: number): number {
  const { game: g, question } = open(save)
  const options = { most: repeats, seed }
  let looked = 0
  const parsed = parseAnswer(answer)
  const odds = actOdds(g, question!.by, answer, false, {})
  if (parsed?.verb === 'shoot' && parsed.target && odds.hurt) {
    const facing = parseFacing(parsed.facing)!
    expectThrown(
      g,
      copy => turnAndShoot(copy, figureById(copy, parsed.figure)!, figureById(copy, parsed.target!)!, facing),
      odds.hurt,
      options,
    )
    looked++
  }
  const shown = preview(save, answer)
  if (odds.freeAttacks && 'freeAttacks' in shown) {
    const at = (copy: typeof g, ids: readonly string[]) => ids.map(id => figureById(copy, id)!)
    const attack = (copy: typeof g) =>
      freeAttacks(copy, at(copy, shown.freeAttacks), figureById(copy, shown.figure)!)
    expectThrown(g, attack, [odds.freeAttacks], options)
    looked++
  }
  if (answer === 'done') {
    expectStrategyRolls(g, strategyOdds(g), options)
    looked++
    for (const chain of findChains(g)) {
      const found = combatOdds(g, chain)
      const ids = chain.map(({ id }) => id)
      expectThrown(g, copy => combat(copy, ids), found.figures, options)
      looked++
    }
  }
  return looked
}

describe('the odds of a whole battle', () => {
  it.each(many([1, 2, 3, 4], [2]))(
    'come true: battle %i',
    n => {
      let outcome = setUp(trial(n, [400]))
      let looked = 0
      for (let i = 0; outcome.ok && outcome.save.pending && i < 4000; i++) {
        const { question } = open(outcome.save)
        const answer = question!.fallback()
        if (question!.kind === 'act' && i % seldom === 0)
          looked += check(outcome.save, answer, n * 10_000 + i)
        outcome = resume(outcome.save, answer)
      }
      expect(outcome.ok && outcome.save.battle.result).not.toBeNull()
      expect(looked).toBeGreaterThan(many(5, 2))
    },
    many(1_200_000, 60_000),
  )
})

import { describe, expect, test } from 'vitest'
import { hexOf } from '../../../../rules/board/board.ts'
import { bestAct } from '../../../../rules/combat-hex/battle/answers/defaults.ts'
import { enemiesOf, type Game } from '../../../../rules/combat-hex/battle/game.ts'
import type { Figure } from '../../../../rules/combat-hex/battle/state.ts'
import { readyFigures } from '../../../../rules/combat-hex/battle/verbs/actors.ts'
import { waitingPlan } from '../../../../rules/combat-hex/computer/plan.ts'
import { think } from '../../../../rules/combat-hex/computer/think.ts'
import { type CombatHexSave, open } from '../../../../rules/combat-hex/index.ts'
import { distance } from '../../../../rules/core/hex.ts'
import { atTurn } from './openings.ts'

describe('whoever waits for the enemy', () => {
  const intentsOf = (save: CombatHexSave, waits: boolean) =>
    think(save, { positions: 1, ...(waits && { waits }) }, undefined, 1).thought!.search.plan.intents

  test('keeps everybody where they are while nobody can be reached, and goes nowhere else for it', () => {
    const save = atTurn(1)
    const { game } = open(save)
    const ready = save.battle.figures.filter(f => f.owner === save.pending!.by)
    const intents = intentsOf(save, true)
    expect(Object.values(intents)).toContain('hold')
    for (const figure of ready) {
      const reached = enemiesOf(game, figure.owner).some(
        enemy => distance(hexOf(game.board, figure.at), hexOf(game.board, enemy.at)) <= 2,
      )
      if (reached) expect(intents[figure.id]).toBeUndefined()
    }
    expect(intentsOf(save, false)).toEqual({})
  })

  test('goes where somebody can be reached', () => {
    const free: [Figure, Game][] = []
    for (const turn of [2, 3, 4, 5]) {
      const { game, question } = open(atTurn(turn, 1000))
      const { intents } = waitingPlan(game, question!.by)
      for (const figure of readyFigures(game, question!.by)) {
        if (bestAct(game, figure, () => true)?.verb !== 'move') expect(intents[figure.id]).toBeUndefined()
        else if (!intents[figure.id]) free.push([figure, game])
      }
    }
    expect(free.length).toBeGreaterThan(0)
    for (const [figure, game] of free) {
      const from = hexOf(game.board, figure.at)
      const far = enemiesOf(game, figure.owner).map(enemy => distance(from, hexOf(game.board, enemy.at)))
      expect(Math.min(...far)).toBeLessThanOrEqual(game.typeOf(figure).movement + 1)
    }
  })

  test('does not wait for ever', () => {
    const save = atTurn(1)
    const at = (turn: number) => ({ ...save, battle: { ...save.battle, turn } })
    expect(Object.values(intentsOf(at(5), true))).toContain('hold')
    expect(intentsOf(at(6), true)).toEqual({})
  })
})

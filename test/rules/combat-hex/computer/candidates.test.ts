import { expect, test } from 'vitest'
import { enemiesOf } from '../../../../rules/combat-hex/battle/game.ts'
import { readyFigures } from '../../../../rules/combat-hex/battle/verbs/actors.ts'
import { attackOn, placesFor } from '../../../../rules/combat-hex/computer/candidates.ts'
import { finishPhase, open, setUp } from '../../../../rules/combat-hex/index.ts'
import { type Scene, scenario } from '../../../helpers/scenario.ts'
import { equalBattle } from '../../../strength/match.ts'

test('whoever is alone does not take itself for an enemy beside it', () => {
  const places = (more: Scene['figures']) => {
    const { game } = scenario({
      phase: 'attack',
      figures: { A1: { at: 'C2', facing: 'N' }, ...more, B1: { at: 'K9' } },
    })
    return placesFor(game, game.battle.figures[0]!).length
  }
  expect(places({})).toBe(places({ A2: { at: 'A9' } }))
})

test('a concerted attack sends two or more to one enemy, each by a legal way to a hex of its own', () => {
  let attacks = 0
  for (const seed of [9, 14, 21]) {
    let outcome = setUp(equalBattle(seed, 500))
    for (let phase = 0; outcome.ok && outcome.save.pending && phase < 14; phase++) {
      const { save } = outcome
      const { game, question } = open(save)
      if (question!.kind === 'act') {
        const ready = readyFigures(game, question!.by)
        const places = new Map(ready.map(figure => [figure, placesFor(game, figure)]))
        for (const enemy of enemiesOf(game, question!.by)) {
          const intents = attackOn(game, enemy, places)
          if (!intents) continue
          attacks++
          const ways = Object.values(intents).map(intent => intent.split('; ').at(-1)!)
          expect(ways.length).toBeGreaterThan(1)
          expect(new Set(ways.map(way => way.split(' ')[2])).size).toBe(ways.length)
          for (const way of ways) expect(question!.space.check(way)).toMatchObject({ ok: true })
        }
      }
      outcome = finishPhase(save, question!.by)
    }
  }
  expect(attacks).toBeGreaterThan(5)
})

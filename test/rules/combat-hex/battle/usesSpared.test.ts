import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })

describe('whom an ability does not touch', () => {
  it('8.50 8.16 nobody is asked to repel a terrifying figure, nor told that it could be', () => {
    const repeller: Placed = { at: 'C4', facing: 'S', ap: 1, abilities: ['repel:1', 'fast:1'] }
    const look = (a1: Partial<Placed>, b1: Partial<Placed> = {}) =>
      play({ A1: { at: 'C7', facing: 'N', ...a1 }, B1: { ...repeller, ...b1 } })
    const seen = (t: ReturnType<typeof look>) => {
      const preview = previewOf(t.game, 0, 'move A1 C6-C5', false)
      return 'outcome' in preview ? preview.outcome.reactions : []
    }
    expect(seen(look({}))).toEqual([{ figure: 'B1', ability: 'repel' }])
    expect(seen(look({ abilities: ['terrifying:0'] }))).toEqual([])
    expect(seen(look({}, { apNow: 0 }))).toEqual([])
    expect(seen(look({}, { abilities: ['fast:1'] }))).toEqual([])
    expect(look({ abilities: ['terrifying:0'] }).answer('move A1 C6-C5').asked).toBe('act 0 A1')
    expect(look({}).answer('move A1 C6-C5').asked).toBe('react 1 A1')
  })

  it('8.50 8.15 nor is it named', () => {
    const figures = (b1: Partial<Placed>): Record<string, Placed> => ({
      A1: { at: 'C7', facing: 'N', ap: 2, abilities: ['magical-force:1'] },
      A9: { at: 'A10' },
      B1: { at: 'C3', ...b1 },
      B9: { at: 'L10' },
    })
    const ask = (b1: Partial<Placed>) =>
      scenario({ figures: figures(b1), phase: 'strategy', dice: [6, 1] }).answer('attacker')
    expect(ask({}).legal('use')).toEqual(['use A1 magical-force B1'])
    const spared = ask({ abilities: ['terrifying:0'] })
    expect(spared.legal('use')).toEqual([])
    expect(spared.asked).toBe('act 0')
    const both = scenario({
      figures: { ...figures({ abilities: ['terrifying:0'] }), B2: { at: 'D4' } },
      phase: 'strategy',
      dice: [6, 1],
    }).answer('attacker')
    expect(both.legal('use')).toEqual(['use A1 magical-force B2'])
    expect(both.refused('use A1 magical-force B1')).toMatchObject({ code: 'terrifying', rule: '8.50' })
    expect(both.refused('use A1 magical-force B9')).toMatchObject({ code: 'no-such-target' })
  })

  it('5.031 8.16 who is spared one ability is not spared another, and its conditions hold as ever', () => {
    const t = play({
      A1: { at: 'C7', facing: 'N', traits: ['sauron'] },
      B1: { at: 'C4', facing: 'S' },
      B2: { at: 'I4', facing: 'S', abilities: ['repel:0'] },
    })
    expect(t.answer('move A1 C6-C5').asked).toBe('act 0 A1')
    const near = play({
      A1: { at: 'C7', facing: 'N', traits: ['sauron'] },
      B1: { at: 'C4', facing: 'S', abilities: ['repel:0'] },
    })
    expect(near.answer('move A1 C6-C5').legal('use')).toEqual(['use B1 repel'])
  })
})

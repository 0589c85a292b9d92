import { describe, expect, it } from 'vitest'
import { shotsOf } from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import { roster } from '../../../../rules/combat-hex/index.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const archer: Placed = { at: 'C8', shooting: { dice: 2, range: 8 } }
const dark: Placed = { at: 'C4', kind: 'hero', traits: ['sauron'], ap: 3, abilities: ['fast:1'] }

describe('Sauron', () => {
  it('5.031 cannot be the target of a shot', () => {
    const t = scenario({ figures: { A1: archer, B1: dark, B2: { at: 'E4' } } })
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'not-to-be-shot', rule: '5.031' })
    expect(new Set(t.legal('shoot').map(answer => answer.split(' ')[2]))).toEqual(new Set(['B2']))
  })

  it('5.201 is not among those whom a shot may hurt at all', () => {
    const t = scenario({ figures: { A1: archer, B1: dark, B2: { at: 'E4' } } })
    const shooter = t.game.battle.figures[0]!
    expect(shotsOf(t.game, shooter).map(shot => shot.target.id)).toEqual(['B2'])
  })

  it('5.04 6.17 is struck in combat and by free attacks like anybody', () => {
    const t = scenario({
      attacker: 1,
      figures: { A1: { at: 'C5', facing: 'N' }, B1: dark },
    })
    t.dice(4, 6).answer('move B1 C3')
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 1 }])
  })

  it('8.51 his abilities are not warded', () => {
    const warden: Placed = { at: 'C5', facing: 'N', ap: 2, abilities: ['ward:1'] }
    const t = scenario({ attacker: 1, figures: { A1: warden, B1: dark } })
    expect(t.answer('use B1 fast').asked).toBe('act 1 B1')
    const plain = scenario({ attacker: 1, figures: { A1: warden, B1: { ...dark, traits: [] } } })
    expect(plain.answer('use B1 fast').asked).toBe('react 0 B1')
  })

  it('8.51 he himself wards, and is touched by other abilities', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'N', ap: 3, abilities: ['fast:1'] },
        B1: { ...dark, facing: 'S', abilities: ['ward:1'] },
      },
    })
    expect(t.answer('use A1 fast').asked).toBe('react 1 A1')
    const repelled = scenario({
      attacker: 1,
      figures: { A1: { at: 'C7', facing: 'N', ap: 1, abilities: ['repel:1'] }, B1: dark },
    })
    expect(repelled.answer('move B1 C5-C6').asked).toBe('react 0 B1')
  })

  it('is in the roster by that trait', () => {
    expect(roster.filter(type => type.traits?.includes('sauron')).map(({ id }) => id)).toEqual(['sauron'])
  })
})

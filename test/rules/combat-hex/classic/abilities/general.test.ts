import { describe, expect, it } from 'vitest'
import { classicIds } from '../../../../../rules/combat-hex/abilities/classic/index.ts'
import { abilityIds } from '../../../../../rules/combat-hex/army/figure.ts'
import { isAlways } from '../../../../../rules/combat-hex/battle/points/points.ts'
import { classic } from '../../../../../rules/combat-hex/books/classic.ts'
import { checkArmy } from '../../../../../rules/combat-hex/index.ts'
import { bystanders, classicFight, classicScene } from '../../../../helpers/classic.ts'
import { type Placed, type } from '../../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene = {}) =>
  classicScene({ ...bystanders, ...figures }, scene)

describe('classic: special abilities in general', () => {
  it('classic: 25 and the One Ring; the others are there, and do nothing', () => {
    expect(classicIds).toHaveLength(26)
    const known = new Set<string>(classicIds)
    for (const id of abilityIds) {
      const { inert, moment, hooks, onPhaseStart } = classic.abilities[id]
      expect(inert ?? false, id).toBe(!known.has(id))
      if (inert) expect([moment, hooks, onPhaseStart], id).toEqual([undefined, undefined, undefined])
    }
  })

  it('classic: what the book does not know cannot be used', () => {
    const t = classicFight(
      {
        A1: { at: 'C5', facing: 'N', ap: 3, abilities: ['rage:1', 'ward:1'] },
        B1: { at: 'C4', facing: 'S' },
      },
      [2, 2, 6, 1],
    )
    expect(t.asked).toBe('role 0')
    const moving = set({ A1: { at: 'C5', ap: 3, abilities: ['invigorate:1'] }, B1: { at: 'K5' } })
    expect(moving.refused('use A1 invigorate')).toMatchObject({ code: 'not-in-book' })
  })

  it('classic: nor is it at work: a flyer goes on foot, a terrifying figure is attacked freely', () => {
    const t = set({
      A1: { at: 'C5', life: 5, abilities: ['flyer:0', 'terrifying:0'] },
      B1: { at: 'C4', facing: 'S' },
    })
    t.dice(2, 2).answer('move A1 C6')
    expect(t.told('free-attack')).toMatchObject([{ target: 'A1' }])
    expect(t.legal('strike')).toEqual([])
  })

  it('classic: a figure activates each of its abilities once a turn', () => {
    const t = set({ A1: { at: 'C5', ap: 3, abilities: ['fast:1', 'fast:1'] }, B1: { at: 'K5' } })
    t.answer('use A1 fast', 'use A1 fast')
    expect(t.refused('use A1 fast').code).toBe('ability-used')
  })

  it('classic: what was activated stays to the end of the turn, and no longer', () => {
    const t = set({
      A1: { at: 'C5', ap: 3, abilities: ['fast:1', 'sneak:1'] },
      A2: { at: 'E5' },
      B1: { at: 'K5' },
    })
    t.answer('use A1 fast', 'use A1 sneak', 'move A1 C6', 'turn A2 S')
    expect(t.figure('A1').marks.map(mark => mark.ability)).toEqual(['fast', 'sneak'])
    t.dice(6, 1).answer('done', 'done')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('classic: what has no number is always at work, unless it is a choice', () => {
    const always = classicIds.filter(id => isAlways(classic, classic.abilities[id], 0))
    const byThemselves = classicIds.filter(id => classic.abilities[id].automatic)
    const chosen = classicIds.filter(id => !always.includes(id) && !byThemselves.includes(id))
    expect(byThemselves.sort()).toEqual(['armor', 'battle-cry', 'bodyguard', 'courage', 'spearman', 'tyrant'])
    expect(chosen.sort()).toEqual([
      'aggressive-strategy',
      'fast-strike',
      'healing',
      'magical-force',
      'one-ring',
      'shot-caller',
      'steal-essence',
    ])
  })

  it('classic: nor do they keep a figure out of an army; Leadership counts as ever', () => {
    const codes = (rules: 'tournament' | 'classic') =>
      checkArmy(['smeagol'], { points: 1000, rules }).map(({ rule, code }) => rule ?? code)
    expect(codes('tournament')).toContain('8.52')
    expect(codes('classic')).toEqual([])
    const { warriorAp } = classic.abilities.leadership.hooks ?? {}
    expect(warriorAp?.(type('leader', { kind: 'hero', ap: 3 }))).toEqual({ times: 2 })
  })
})

import { describe, expect, it } from 'vitest'
import { makeAttack } from '../../../rules/regiments/attack/attack.ts'
import { strikingValue } from '../../../rules/regiments/attack/stages.ts'
import { breakTestOf } from '../../../rules/regiments/clash/breakThrow.ts'
import { bodyOf } from '../../../rules/regiments/field/battlefield.ts'
import { testDiceOf } from '../../../rules/regiments/field/tests.ts'
import type { ModelProfile, PrintedRule, StrikingValue } from '../../../rules/regiments/unit/unitProfile.ts'
import {
  attackOf,
  blowsBy,
  hero,
  met,
  type RegimentWanted,
  rule,
  stepIn,
  through,
  withHeroes,
} from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

const contact = (plus: Partial<Record<StrikingValue, number>>, ...rules: readonly string[]): PrintedRule =>
  rule('M11', { gift: { plus, rules: rules.map(each => rule(each)) } })
const dulls = contact({ offence: -1 })

/** Offence and Agility with which the first unit strikes. */
const values = (...[one, other]: Parameters<typeof met>) => {
  const attack = attackOf(met(one, other))
  return [strikingValue(attack, 'offence').value, strikingValue(attack, 'agility').value]
}

describe('contact', () => {
  it('M11a who touches it suffers X, and says why; its bearer does not', () => {
    const stages = through({}, { rules: [dulls] })
    expect([stages.toHit!.compared, stages.toHit!.clauses]).toEqual([
      [2, 3],
      ['RB-10', 'M11'],
    ])
    expect(through({}, {}).toHit!.compared).toEqual([3, 3])
    expect(through({ rules: [dulls] }, {}).toHit!.compared).toEqual([3, 3])
  })

  it('M11a one model of the enemy is enough, as long as it lives', () => {
    const clash = met({}, withHeroes({}, hero({ rules: [dulls] })))
    expect(strikingValue(attackOf(clash), 'offence').value).toBe(2)
    const scene = (life: number) => {
      const both = touching('A1', 'B1')
      const t = war({
        stage: 'movement',
        units: {
          A1: { at: 'H9', facing: 'N', now: both.A1! },
          B1: { at: 'H8', facing: 'S', now: both.B1! },
          B2: {
            at: '',
            attachable: true,
            life: 3,
            rules: [dulls],
            now: life > 0 ? { condition: 'joined', host: 'B1', life } : { condition: 'destroyed', life },
          },
          A9: { at: 'A16', facing: 'N' },
        },
      })
      return bodyOf(t.laidOut, t.unit('A1')).pools[0]!.model.parts[0]!.rules.length
    }
    expect([scene(3), scene(0)]).toEqual([1, 0])
  })

  it('M11a every model of the unit suffers it, and all its parts', () => {
    const pools = (model: ModelProfile) => model.parts.map(part => part.rules.some(({ id }) => id === 'M11'))
    const clash = met(withHeroes({ others: [{ name: 'mount' }] }, hero()), { rules: [dulls] })
    expect(clash.units[0]!.pools.map(({ model }) => pools(model))).toEqual([[true, true], [true]])
    expect(clash.units[1]!.pools.map(({ model }) => pools(model))).toEqual([[false]])
  })

  it('M11a rules of models come to the unit, attributes to its attacks', () => {
    const clash = met({}, { rules: [contact({}, 'M25', 'M56')] })
    expect(breakTestOf(clash, clash.units[0]!, 1).kind).toBe('test')
    expect(breakTestOf(clash, clash.units[0]!, 1)).toMatchObject({ dice: 'maximised' })
    expect(breakTestOf(clash, clash.units[1]!, 1)).toMatchObject({ dice: 'plain' })
    const back = makeAttack(blowsBy(clash, 1)[0]!.how)
    expect(back.at.pool.model.rules.map(({ id }) => id)).toEqual(['M25', 'M56'])
    const mixed = met({}, { rules: [contact({}, 'M25', 'A12')] })
    expect(mixed.units[0]!.pools[0]!.model.rules.map(({ id }) => id)).toEqual(['M25'])
    expect(attackOf(mixed).rules.map(({ id }) => id)).not.toContain('M25')
    expect(attackOf(met({}, { rules: [contact({}, 'A12')] })).rules.map(({ id }) => id)).toContain('A12')
  })

  it('M11a slower, and with fewer attacks, from the first step on', () => {
    expect([stepIn(met({}, {})), stepIn(met({}, { rules: [contact({ agility: -1 })] }))]).toEqual([3, 2])
    const attacks = blowsBy(met({ attacks: 2, count: 1, files: 1 }, { rules: [contact({ attacks: -1 })] }))
    expect(attacks[0]!.count).toBe(1)
  })

  it('M11a A21 what an enemy does holds for fixed attacks too', () => {
    const weak = { rules: [contact({ strength: -1 })] }
    expect(through({ rules: ['A21'] }, weak).usual.strength.value).toBe(2)
    const grinding = { rules: [rule('A14 1', { values: { strength: 5 } })], attacks: -1 }
    expect(through(grinding, {}).usual.strength.value).toBe(5)
    expect(through(grinding, weak).usual.strength.value).toBe(4)
  })

  it('M11a A21 what it brings comes to special attacks with attributes of their own', () => {
    const borne = (values: PrintedRule['values'], ...other: RegimentWanted['rules'] & object) => {
      const clash = met({ rules: [rule('A14 1', { values })], attacks: -1 }, { rules: other })
      return makeAttack(blowsBy(clash)[0]!.how).rules.map(({ id }) => id)
    }
    const flaming = { rules: [rule('A07')] }
    expect(borne(flaming)).toEqual(['A07', 'A21'])
    expect(borne(flaming, contact({}, 'A20 1', 'M25'))).toEqual(['A07', 'A20', 'A21'])
    // Where they have none of their own, it comes with those of the part.
    expect(borne({ strength: 5 }, contact({}, 'A20 1'))).toContain('A20')
  })

  it('M11b the same X once, however many models bring it, and in whatever order it is written', () => {
    const both = contact({ offence: -1, agility: -1 })
    const turned = contact({ agility: -1, offence: -1 })
    expect(values({}, withHeroes({ rules: [both] }, hero({ rules: [turned] })))).toEqual([2, 2])
    expect(values({}, { rules: [both, turned] })).toEqual([2, 2])
    const rules = met({}, { rules: [contact({}, 'M25', 'M36'), contact({}, 'M36', 'M25')] })
    expect(rules.units[0]!.pools[0]!.model.rules).toHaveLength(2)
  })

  it('M11c two different X are both suffered', () => {
    const slows = contact({ agility: -1 })
    expect(values({}, { rules: [dulls, slows] })).toEqual([2, 2])
    expect(values({}, withHeroes({ rules: [dulls] }, hero({ rules: [contact({ offence: -2 })] })))).toEqual([
      0, 3,
    ])
  })
})

describe('contact in a battle', () => {
  const scene = (rules: readonly PrintedRule[], others: Record<string, Stationed> = {}) => {
    const both = touching('A1', 'B1')
    return war({
      stage: 'movement',
      units: {
        A1: { at: 'H9', facing: 'N', now: both.A1! },
        A2: { at: '', host: 'A1', attachable: true, life: 3 },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H8', facing: 'S', rules, now: both.B1! },
        B2: { at: 'P1', facing: 'S', rules },
        ...others,
      },
    })
  }

  it('M11a as long as they touch, for tests and for blows', () => {
    const t = scene([contact({ offence: -1 }, 'M25')])
    const dice = (label: string) => testDiceOf(t.laidOut, t.unit(label))
    expect([dice('A1'), dice('A9'), dice('B1')]).toEqual(['maximised', 'plain', 'plain'])
    // Who has joined it suffers with it.
    const body = bodyOf(t.laidOut, t.unit('A1'))
    expect(body.pools.map(({ model }) => model.rules.map(({ id }) => id))).toEqual([['M25'], ['M25']])
    expect(testDiceOf(scene([]).laidOut, scene([]).unit('A1'))).toBe('plain')
  })
})

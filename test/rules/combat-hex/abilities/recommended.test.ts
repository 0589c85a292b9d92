import { describe, expect, it } from 'vitest'
import { freeAttackWorth } from '../../../../rules/combat-hex/abilities/heuristics.ts'
import { lifeWorth, pointWorth } from '../../../../rules/combat-hex/battle/fight/worth.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import { type How, judging, who } from '../../../helpers/judging.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** Why the defaults use an ability or leave it: each reason, at the edge where it begins to count. */
const { isWise, worth } = judging(tournament)

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) => scenario({ figures, ...scene })

const terrifying = ['terrifying:0']

describe('it is recommended in the action phases', () => {
  it('8.09 Battle Awareness within three hexes', () => {
    const at = (b1: string) => isWise(play({ A1: { at: 'C5' }, B1: { at: b1 } }), 'battle-awareness')
    expect([at('C2'), at('C1')]).toEqual([true, false])
  })

  it('8.11 Fast where it may lead to somebody who is not there yet', () => {
    const at = (b1: string) => isWise(play({ A1: { at: 'C10', movement: 3 }, B1: { at: b1 } }), 'fast')
    expect([at('C9'), at('C8'), at('C3'), at('C2')]).toEqual([false, true, true, false])
  })

  it('8.12 Fast Strike at those who can be struck, and with the last point at a last life', () => {
    const at = (ap: number, lifeNow: number, abilities: string[] = []) => {
      const t = play({
        A1: { at: 'C5', facing: 'N', ap },
        B1: { at: 'C4', life: 3, lifeNow: Math.max(1, lifeNow), abilities },
      })
      who(t, 'B1').life = lifeNow
      return isWise(t, 'fast-strike', { to: 'B1' })
    }
    expect([at(1, 2), at(1, 1), at(2, 2), at(2, 0)]).toEqual([false, true, true, false])
    expect([at(2, 2, terrifying), at(1, 1, terrifying)]).toEqual([false, false])
  })

  it('8.14 Invigorate for more than it costs, with nobody at its throat', () => {
    const at = (spent: number, cost = 1, b1 = 'L1') => {
      const a2: Placed = { at: 'C6', ap: 9, apNow: 9 - spent }
      return isWise(
        play({ A1: { at: 'C5', facing: 'N', ap: 3 }, A2: a2, B1: { at: b1, facing: 'S' } }),
        'invigorate',
        { to: 'A2', cost },
      )
    }
    expect([at(4), at(5), at(6, 2), at(7, 2)]).toEqual([false, true, false, true])
    expect(at(9, 1, 'C4')).toBe(false)
  })

  it('8.15 Magical Force at one whom three dice would strike', () => {
    const at = (attacks: number, ap = 2, abilities: string[] = [], more: Record<string, Placed> = {}) =>
      isWise(
        play({
          A1: { at: 'C9', facing: 'N', ap },
          A2: { at: 'C5', facing: 'N', attacks },
          B1: { at: 'C4', abilities },
          ...more,
        }),
        'magical-force',
        { to: 'B1' },
      )
    expect([at(3), at(2), at(3, 1), at(3, 2, terrifying)]).toEqual([true, false, false, false])
    expect(at(2, 2, [], { A3: { at: 'B4', facing: 'NE', attacks: 1 } })).toBe(true)
  })

  it('8.16 Repel at those who can be struck', () => {
    const t = play({
      A1: { at: 'C5', facing: 'N' },
      B1: { at: 'C4' },
      B2: { at: 'B4', abilities: terrifying },
    })
    const [b1, b2] = [who(t, 'B1'), who(t, 'B2')]
    expect(isWise(t, 'repel', { cause: b1 })).toBe(true)
    expect(isWise(t, 'repel', { cause: { ...b1, life: 0 } })).toBe(false)
    expect(isWise(t, 'repel', { cause: b2 })).toBe(false)
    expect([isWise(t, 'repel'), worth(t, 'repel'), worth(t, 'stalwart')]).toEqual([false, 0, 0])
    expect(worth(t, 'repel', { cause: b1 })).toBeGreaterThan(0)
    // At a last life too.
    expect(isWise(t, 'repel', { cause: { ...b1, life: 1 } })).toBe(true)
  })

  it('8.14 Invigorate brings half of the points that were spent', () => {
    const t = play({ A1: { at: 'C5', ap: 3 }, A2: { at: 'C6', ap: 9, apNow: 3 }, B1: { at: 'L1' } })
    expect(worth(t, 'invigorate', { to: 'A2' })).toBeCloseTo(3 * pointWorth(t.game))
  })

  it('8.18 Stalwart keeps whom it is worth most to keep, for all who have nobody else to fight', () => {
    const keeps = (a1: Partial<Placed> = {}, b2: Partial<Placed> = {}, more: Record<string, Placed> = {}) => {
      const t = play({
        A1: { at: 'C5', facing: 'S', kind: 'hero', ...a1 },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'B4', facing: 'SE', attacks: 3, ...b2 },
        ...more,
      })
      const [cause, b1, other] = ['A1', 'B1', 'B2'].map(id => who(t, id))
      return worth(t, 'stalwart', { by: 'B1', cause, attackers: [b1!, other!] })
    }
    const [bearer, hero, warrior] = [
      { traits: ['ring-bearer' as const] },
      {},
      { kind: 'warrior' as const },
    ].map(a1 => keeps(a1))
    expect(bearer).toBeGreaterThan(hero!)
    expect(hero).toBeGreaterThan(warrior!)
    // B2 has somebody else before it.
    expect(keeps({}, {}, { A2: { at: 'B5', facing: 'S' } })).toBeLessThan(hero!)
  })

  it('8.18 8.17 Stalwart strikes whoever sneaks, for what that takes; other marks are no sneaking', () => {
    const t = play({ A1: { at: 'C5', facing: 'S', kind: 'hero' }, B1: { at: 'C4', facing: 'S', attacks: 2 } })
    const [cause, b1] = [who(t, 'A1'), who(t, 'B1')]
    const brings = () => worth(t, 'stalwart', { by: 'B1', cause, attackers: [b1] })
    const held = brings()
    const struck = freeAttackWorth(t.game, [b1], cause)
    cause.marks.push({ ability: 'tyrant', duration: 'turn' })
    expect(brings()).toBeCloseTo(held)
    cause.marks.push({ ability: 'sneak', duration: 'turn' })
    expect(brings()).toBeCloseTo(struck)
    expect(struck).not.toBeCloseTo(held)
  })

  it('8.17 Sneak where the ground keeps it from everybody near', () => {
    const all = sidesOf('impassable', ...['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(side => `C4 ${side}`))
    const at = (more: Record<string, Placed>, sides = all) =>
      isWise(play({ A1: { at: 'C8', movement: 4 }, ...more }, { board: { sides } }), 'sneak')
    const b1: Placed = { at: 'C4', facing: 'N' }
    expect(at({ B1: b1 })).toBe(true)
    expect(at({ B1: b1 }, [])).toBe(false)
    // Somebody else can be had on foot; somebody far off does not count.
    expect(at({ B1: b1, B2: { at: 'G8' } })).toBe(false)
    expect(at({ B1: b1, B2: { at: 'H8' } })).toBe(true)
    expect(at({ B1: { at: 'C1', facing: 'N' } })).toBe(false)
    expect(at({ B1: b1, B2: { at: 'C7', facing: 'S' } })).toBe(false)
    // Water around it: six points to where B1 stands.
    const water = (hex: string, ...ways: string[]) => sidesOf('water', ...ways.map(way => `${hex} ${way}`))
    const around = water('C4', 'N', 'NE', 'SE', 'S', 'SW', 'NW')
    const wet = (movement: number) =>
      isWise(play({ A1: { at: 'C8', movement }, B1: b1 }, { board: { sides: around } }), 'sneak')
    expect([wet(4), wet(5)]).toEqual([true, false])
    // With an enemy before it over the water, it has somebody to fight where it is.
    const shore = (facing: string) =>
      isWise(
        play(
          { A1: { at: 'C8', movement: 1 }, B1: { at: 'C7', facing } },
          { board: { sides: water('C8', 'NW', 'N', 'NE') } },
        ),
        'sneak',
      )
    expect([shore('N'), shore('S')]).toEqual([true, false])
  })

  it('8.19 Tyrant for two who have a way to go, and for more where it is dear', () => {
    const t = (more: Record<string, Placed> = {}) =>
      play({ A1: { at: 'C9', facing: 'N' }, A2: { at: 'C8' }, B1: { at: 'C1' }, ...more })
    const two = t({ A3: { at: 'C10' } })
    expect([isWise(t(), 'tyrant', { cost: 0 }), isWise(two, 'tyrant', { cost: 0 })]).toEqual([false, true])
    expect([isWise(two, 'tyrant'), isWise(two, 'tyrant', { cost: 2 })]).toEqual([true, false])
    const with3 = (a3: Partial<Placed>, more: Record<string, Placed> = {}) =>
      isWise(t({ A3: { at: 'C10', ...a3 }, ...more }), 'tyrant')
    // Who can walk there needs nothing; who may be reached is one hex further away than that.
    expect([with3({ movement: 8 }), with3({ movement: 9 }), with3({ movement: 10 })]).toEqual([
      true,
      false,
      false,
    ])
    expect(with3({ traits: ['ring-bearer'] })).toBe(false)
    who(two, 'A3').actionTaken = 'acted'
    expect(isWise(two, 'tyrant')).toBe(false)
  })

  it('8.42 taking up an archer, with life enough', () => {
    const at = (life: number, shooting: Placed['shooting']) =>
      isWise(play({ A1: { at: 'C5', life }, A2: { at: 'C6', shooting }, B1: { at: 'L1' } }), 'ent-carry', {
        to: 'A2',
      })
    expect([at(3, { dice: 1, range: 5 }), at(2, { dice: 1, range: 5 }), at(3, null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('8.41 Dread of whoever can then not pay, and is not used to it', () => {
    const t = play({
      A1: { at: 'C5', ap: 2 },
      B1: { at: 'C4', ap: 2 },
      B2: { at: 'D4', ap: 2, abilities: ['dread:1'] },
    })
    const of = (cause: string, price: number, more: How = {}) =>
      isWise(t, 'dread', { cause: who(t, cause), price, spending: 'ability', ...more })
    expect([of('B1', 2), of('B1', 1), of('B2', 2)]).toEqual([true, false, false])
    expect([of('B1', 2, { spending: 'toll' }), of('B1', 2, { cost: 2 })]).toEqual([false, false])
    expect(isWise(t, 'dread', { price: 2, spending: 'ability' })).toBe(false)
  })

  it('8.44 Healing for whoever gains most, from two lives on', () => {
    const t = play({
      A1: { at: 'C5', ap: 2 },
      A2: { at: 'C6', life: 10, lifeNow: 7, points: 100 },
      A3: { at: 'C4', life: 4, lifeNow: 1, points: 50 },
      B1: { at: 'L1' },
    })
    expect([isWise(t, 'healing', { to: 'A2' }), isWise(t, 'healing', { to: 'A3' })]).toEqual([false, true])
    expect(worth(t, 'healing', { to: 'A3' })).toBeCloseTo(3 * lifeWorth(t.game, who(t, 'A3')))
    // The doomed leave all the same (8.38).
    who(t, 'A3').marks.push({ ability: 'courage', duration: 'until', turn: 9 })
    expect([isWise(t, 'healing', { to: 'A2' }), isWise(t, 'healing', { to: 'A3' })]).toEqual([true, false])
    const one = (lifeNow: number) =>
      isWise(play({ A1: { at: 'C5' }, A2: { at: 'C6', life: 4, lifeNow }, B1: { at: 'L1' } }), 'healing', {
        to: 'A2',
      })
    expect([one(2), one(3)]).toEqual([true, false])
  })

  it('8.44 Healing reckons with what a die gives back: three lives and a half, whatever is lost', () => {
    const best = (a2: number, points: number, a3: number) => {
      const table = play({
        A1: { at: 'C5', ap: 2 },
        A2: { at: 'C6', life: 10, lifeNow: a2, points: 100 },
        A3: { at: 'C4', life: 4, lifeNow: a3, points },
        B1: { at: 'L1' },
      })
      return ['A2', 'A3'].filter(to => isWise(table, 'healing', { to }))
    }
    expect(best(1, 50, 1)).toEqual(['A3'])
    expect(best(5, 44, 1)).toEqual(['A2'])
    const t = play({ A1: { at: 'C5' }, A2: { at: 'C6', life: 10, lifeNow: 1 }, B1: { at: 'L1' } })
    expect(worth(t, 'healing', { to: 'A2' })).toBeCloseTo(3.5 * lifeWorth(t.game, who(t, 'A2')))
  })

  it('8.44 8.48 8.38 neither Healing nor Regeneration where only the doomed are hurt', () => {
    const t = play({
      A1: { at: 'C5', ap: 2, life: 4, lifeNow: 1 },
      A2: { at: 'C6', life: 4, lifeNow: 1 },
      B1: { at: 'L1' },
    })
    expect([isWise(t, 'healing', { to: 'A2' }), isWise(t, 'regeneration')]).toEqual([true, true])
    for (const id of ['A1', 'A2']) who(t, id).marks.push({ ability: 'courage', duration: 'until', turn: 9 })
    expect([isWise(t, 'healing', { to: 'A2' }), isWise(t, 'regeneration')]).toEqual([false, false])
  })

  it('8.45 Initiative when the armies are near, and not from a last reserve', () => {
    const at = (b1: string, ap: number, cost = 1) =>
      isWise(play({ A1: { at: 'C9', ap }, B1: { at: b1 } }), 'initiative', { cost })
    expect([at('C3', 3), at('C2', 3), at('C3', 2), at('C3', 0, 0)]).toEqual([true, false, false, true])
  })

  it('8.48 Regeneration of a life, or of two where it costs something', () => {
    const of = (lifeNow: number, cost: number) =>
      isWise(play({ A1: { at: 'C5', life: 4, lifeNow }, B1: { at: 'L1' } }), 'regeneration', { cost })
    expect([of(4, 0), of(3, 0), of(3, 1), of(2, 1)]).toEqual([false, true, false, true])
    const t = play({ A1: { at: 'C5', life: 4, lifeNow: 2 }, B1: { at: 'L1' } })
    expect(worth(t, 'regeneration')).toBeCloseTo(lifeWorth(t.game, who(t, 'A1')))
  })

  it('8.51 Ward of nothing is worth nothing', () => {
    expect(worth(play({ A1: { at: 'C5' }, B1: { at: 'C4' } }), 'ward')).toBe(0)
  })
})

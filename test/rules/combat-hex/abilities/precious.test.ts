import { describe, expect, it } from 'vitest'
import { roster } from '../../../../rules/combat-hex/army/roster.ts'
import { pointsLeft } from '../../../../rules/combat-hex/battle/end/victory.ts'
import { checkArmy } from '../../../../rules/combat-hex/index.ts'
import { goodAgainstEvil } from '../../../helpers/goodAgainstEvil.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const kind: Placed = { at: 'C5', kind: 'hero', ap: 3, points: 45, abilities: ['precious:1'], other: 'mean' }
const types: Scene['types'] = {
  mean: {
    kind: 'hero',
    ap: 3,
    points: 999,
    attacks: 3,
    abilities: [{ id: 'precious', cost: 2 }],
    other: 'A1',
    replaces: true,
  },
}
/** A turn begins: dice of the inner struggle, good first, and then those of the strategy roll. */
const dawn = (good: number, evil: number, a1: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
  scenario({
    figures: {
      A1: { ...kind, ...a1 },
      A8: { at: 'A9' },
      A9: { at: 'A10' },
      B1: { at: 'K5' },
      B9: { at: 'L9' },
      ...more,
    },
    types,
    phase: 'strategy',
    turn: 0,
    dice: [good, evil, 6, 1],
  })
type Table = ReturnType<typeof dawn>

/** Nobody does anything for the rest of the turn. */
const passTurn = (t: Table, ...dice: number[]) => {
  t.dice(...dice)
  const { turn } = t.state
  while (t.state.turn === turn && t.asked !== 'over') t.answer(t.question.kind === 'react' ? 'pass' : 'done')
  return t
}

describe('8.52 It’s precious to us', () => {
  it('8.52 when the turn begins evil, being ahead, puts the other figure in its place', () => {
    const t = dawn(2, 3)
    expect(t.figure('A1')).toMatchObject({ type: 'mean', at: t.game.battle.figures[0]!.at })
    expect(t.told('struggled')).toMatchObject([{ figure: 'A1', good: 2, evil: 3, resisted: false }])
    expect(t.told('replaced')).toMatchObject([{ figure: 'A1' }])
    expect(t.events.findIndex(e => e.event === 'struggled')).toBeLessThan(
      t.events.findIndex(e => e.event === 'rolled' && e.for === 'strategy'),
    )
  })

  it.each([
    [3, 3],
    [4, 3],
  ])('8.52 good at %i to %i keeps it as it is', (good, evil) => {
    const t = dawn(good, evil)
    expect(t.figure('A1').type).toBe('A1')
    expect(t.told('struggled')).toMatchObject([{ resisted: true }])
  })

  it('8.52 the other stands there with the same life and action points', () => {
    const t = dawn(1, 6, { lifeNow: 1, apNow: 2, facing: 'SE' })
    expect(t.figure('A1')).toMatchObject({ type: 'mean', life: 1, ap: 2, facing: 2 })
    expect(t.where('A1')).toBe('C5')
  })

  it('8.52 and is thrown for in its turn: evil brings the first one back', () => {
    const t = dawn(1, 6)
    t.answer('attacker')
    expect(passTurn(t, 5, 5, 6, 1).figure('A1').type).toBe('mean')
    t.answer('attacker')
    expect(passTurn(t, 2, 5, 6, 1).figure('A1').type).toBe('A1')
    expect(t.told('struggled')).toHaveLength(3)
  })

  it('8.52 it is no ability to be used: nobody pays, undoes or copies it', () => {
    const t = dawn(
      1,
      6,
      {},
      { B1: { at: 'C4', kind: 'hero', ap: 9, facing: 'S', abilities: ['ward:0', 'steal-essence:0'] } },
    )
    expect(t.told('activated')).toEqual([])
    expect(t.figure('A1')).toMatchObject({ type: 'mean', ap: 3, used: [] })
    t.answer('attacker')
    expect(t.refused('use A1 precious')).toMatchObject({ code: 'not-its-moment' })
    expect(t.legal('use B1 steal-essence')).toEqual([])
  })

  it('8.52 4.11 6.05 changing while threatened: it stays in the zone, in its chain, and breaks away as anybody', () => {
    const t = dawn(1, 6, { facing: 'N' }, { B1: { at: 'C4', facing: 'S' } })
    expect(t.where('A1')).toBe('C5')
    expect(t.told('free-attack')).toEqual([])
    t.answer('attacker')
    t.dice(1).answer('move A1 C6 N')
    expect(t.told('disengaging')).toMatchObject([{ figure: 'A1', attackers: ['B1'] }])
    const stays = dawn(1, 6, { facing: 'N' }, { B1: { at: 'C4', facing: 'S' } })
    stays.answer('attacker', 'done')
    stays.defaultsWhile(q => q.kind !== 'act')
    // Three attacks of the other one against one.
    stays.dice(2, 2, 2, 2, 6, 6, 6, 1).defaultsWhile(q => q.kind !== 'role')
    expect(stays.told('combat-began')).toMatchObject([{ figures: ['A1', 'B1'], dice: [3, 1] }])
  })

  it('8.52 9.15 it is worth what the figure is worth that was chosen', () => {
    const t = dawn(1, 6)
    expect(pointsLeft(t.game, 0)).toBe(45 + 50 + 50)
  })

  it('8.52 one that has fallen throws no more', () => {
    const t = scenario({
      figures: { A1: { ...kind, at: '', condition: 'removed' }, A2: { at: 'A9' }, B1: { at: 'K5' } },
      types,
      phase: 'strategy',
      turn: 0,
      dice: [6, 1],
    })
    expect(t.told('struggled')).toEqual([])
  })
})

describe('8.52 choosing an army', () => {
  const codes = (army: string[]) =>
    checkArmy(army, { points: 1500, camp: 'good' }).map(({ code, rule, about }) => [
      code,
      rule,
      about?.figure,
    ])

  it('8.52 only with a figure that has the One Ring', () => {
    expect(codes(['smeagol', 'boromir'])).toEqual([['no-ring-bearer', '8.52', 'smeagol']])
    expect(codes(['smeagol', 'frodo'])).toEqual([])
  })

  it('8.52 the other one comes into play in its place only, and costs nothing', () => {
    expect(codes(['frodo', 'smeagol', 'gollum'])).toContainEqual(['only-replaces', '8.52', 'gollum'])
    const save = goodAgainstEvil(['frodo', 'smeagol'], ['uruk-hai'])
    expect(Object.keys(save.battle.types)).toContain('gollum')
  })

  it('8.52 what is printed beside it is its kind: each of the first kind names one of the second', () => {
    for (const type of roster)
      for (const { id, cost } of type.abilities) {
        if (id !== 'precious') continue
        const other = roster.find(one => one.id === type.other)!
        expect([cost, type.replaces ?? false]).toEqual(cost === 1 ? [1, false] : [2, true])
        expect(other.other).toBe(type.id)
        expect([other.life, other.ap, other.points]).toEqual([type.life, type.ap, type.points])
      }
  })
})

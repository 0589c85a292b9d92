import { describe, expect, it } from 'vitest'
import { isDivision } from '../../../rules/dark-lord/fights/division.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

// Answers that one condition alone keeps from being legal, whatever else is right about them.

describe('what is refused for one thing alone', () => {
  it('DB-14b a division of everybody with too few fights', () => {
    const ring = ['A1 B1', 'A2 B1', 'A2 B2', 'A3 B2', 'A3 B3', 'A1 B3']
    // Six around G6: each engaged with both beside it.
    const t = melee(
      {
        A1: { at: 'G5' },
        B1: { at: 'H5' },
        A2: { at: 'H6' },
        B2: { at: 'G7' },
        A3: { at: 'F6' },
        B3: { at: 'F5' },
      },
      ring,
      [],
      { asks: ['split'] },
    )
    expect(t.refused('B1:A1,A2 A3:B2,B3')).toMatchObject({
      code: 'no-division',
      rule: 'DB-14',
      about: { fights: 3 },
    })
    expect(t.legal()).toEqual(['A1:B1 A2:B2 A3:B3', 'A1:B3 A2:B1 A3:B2'])
  })

  it('DB-14a a division in which one fights somebody that it is not engaged with, or nobody', () => {
    const graph = new Map([
      ['A1', ['B1', 'B2']],
      ['A2', ['B2']],
      ['B1', ['A1']],
      ['B2', ['A1', 'A2']],
    ])
    const divided = (...fights: [string, string[]][]) =>
      isDivision(
        graph,
        fights.map(([one, others]) => ({ one, others })),
      )
    expect(divided(['A1', ['B1']], ['A2', ['B2']])).toBe(true)
    expect(divided(['A1', ['B2']], ['A2', ['B1']])).toBe(false)
    expect(divided(['A1', ['B1']], ['A2', ['B2']], ['A1', []])).toBe(false)
  })

  it('DB-30 nobody is deployed on a barred hex of the zone, by hand or by the program', () => {
    const barred = ['A1', 'B6', 'C6', 'C7']
    const t = skirmish({
      stage: 'deployment',
      rules: 'flight',
      board: { barred },
      figures: { A1: { at: '' }, A2: { at: '' }, A3: { at: '' }, B1: { at: '' } },
    })
    for (const hex of barred)
      expect(t.refused(`place A1 ${hex}`)).toMatchObject({
        code: 'beyond-zone',
        rule: 'DB-30',
        about: { hex },
      })
    expect(t.legal('place A1 ').map(text => text.split(' ')[2])).not.toEqual(expect.arrayContaining(barred))
    expect(t.legal('place A1 ')).toContain('place A1 B1')
    t.answer('auto')
    for (const label of ['A1', 'A2', 'A3']) expect(barred).not.toContain(t.where(label))
  })

  it('DB-30 deployment: nothing is left to the program where nobody waits, and nobody lifted who is not placed', () => {
    const t = skirmish({
      stage: 'deployment',
      rules: 'flight',
      figures: { A1: { at: '' }, A2: { at: '' }, B1: { at: '' } },
    })
    expect(t.refused('done')).toMatchObject({ code: 'still-to-place', about: { count: 2 } })
    expect(t.refused('lift A1')).toMatchObject({ code: 'not-placed' })
    expect(t.refused('place B1 A1')).toMatchObject({ code: 'not-yours' })
    t.answer('place A1 A2')
    // Where it stands it may be placed again.
    t.answer('place A1 A2', 'place A2 A3')
    expect(t.refused('auto')).toMatchObject({ code: 'not-offered' })
  })

  it('DB-16b nobody makes way onto a barred hex, over an obstacle, up, or to an enemy of the fight', () => {
    const ways = (board: Parameters<typeof skirmish>[0]['board'], more: Record<string, Stood> = {}) =>
      melee(
        { A1: { at: 'G5' }, B1: { at: 'G6' }, B2: { at: 'G7' }, B3: { at: 'P1' }, ...more },
        ['A1 B1'],
        [6, 1, 1, 1],
        { asks: ['back-off'], board: { ...board, barred: ['H6', 'F6', ...(board?.barred ?? [])] } },
      )
    expect(ways({}).legal().sort()).toEqual(['B1 G7 B2 F7', 'B1 G7 B2 G8', 'B1 G7 B2 H7'])
    expect(
      ways({ barred: ['F7'] })
        .legal()
        .sort(),
    ).toEqual(['B1 G7 B2 G8', 'B1 G7 B2 H7'])
    const side = { hex: 'G7', facing: 3, kind: 'obstacle' } as const
    expect(
      ways({ sides: [side] })
        .legal()
        .sort(),
    ).toEqual(['B1 G7 B2 F7', 'B1 G7 B2 H7'])
    expect(
      ways({ raised: ['H7'] })
        .legal()
        .sort(),
    ).toEqual(['B1 G7 B2 F7', 'B1 G7 B2 G8'])
  })

  const caster = (more: Partial<Stood> = {}) =>
    skirmish({
      figures: {
        A1: { at: 'C5', will: 2, powers: ['draining:12:3', 'frightening:3:3'], ...more },
        A2: { at: 'C4' },
        B1: { at: 'C8' },
        B2: { at: '', now: { condition: 'removed' } },
      },
    })

  it.each([
    ['cast A1 draining B1 3', 'will-dice'],
    ['cast A1 draining B1 0', 'will-dice'],
    ['cast A1 draining B1 1.5', 'will-dice'],
    ['cast A1 draining B1 1 1', 'will-dice'],
    ['cast A1 draining B2 1', 'whom'],
    ['cast A1 draining', 'whom'],
    ['cast A1 draining A2 1', 'no-enemy'],
    ['cast A1 sapping B1 1', 'no-such-power'],
  ])('DB-18b DB-18c %s', (answer, code) => {
    expect(caster().refused(answer)).toMatchObject({ code, rule: 'DB-18' })
  })

  it('DB-21 channelling: not without Might, nor by who is no hero', () => {
    const hero: Partial<Stood> = { tier: 'minor', keywords: ['hero'] }
    const said = 'cast A1 draining B1 1 channel'
    expect(caster({ ...hero, might: 1 }).legal('cast')).toContain(said)
    expect(caster(hero).refused(said)).toMatchObject({ code: 'no-might', rule: 'DB-21' })
    expect(caster({ might: 1 }).refused(said)).toMatchObject({ code: 'no-might', rule: 'DB-21' })
  })

  it('DB-12a no shot without the skill to shoot, nor without a weapon', () => {
    const shooting = (own: Partial<Stood>) =>
      skirmish({
        stage: 'shooting',
        figures: { A1: { at: 'C5', ...own }, A2: { at: 'C3', shoot: 4, traits: ['bow'] }, B1: { at: 'C8' } },
      })
    expect(shooting({ shoot: 4, traits: ['bow'] }).legal('shoot A1')).toHaveLength(1)
    for (const own of [{ shoot: 4 }, { traits: ['bow'] }])
      expect(shooting(own).refused('shoot A1 B1')).toMatchObject({ code: 'no-weapon', rule: 'DB-12' })
  })

  it('DB-09 DB-10 a move to where it stands, and a charge of somebody gone', () => {
    const t = caster()
    expect(t.refused('move A1 C5')).toMatchObject({ code: 'beyond-reach', rule: 'DB-09d' })
    expect(t.refused('move A1 C6 B2')).toMatchObject({ code: 'no-figure', rule: 'DB-10' })
    expect(t.refused('move A1 C6 B1')).toMatchObject({ code: 'not-touched', rule: 'DB-10d' })
    expect(t.refused('charge A1')).toMatchObject({ code: 'nobody-to-charge', rule: 'DB-10b' })
  })

  it('DL-25 the enemy that moves a wearer moves nobody else, and does nothing else with it', () => {
    const t = skirmish({
      stage: 'opening',
      dice: [1],
      figures: { A1: { at: 'H6', now: { ring: 'on' } }, A2: { at: 'A12' }, B1: { at: 'N5' } },
    }).answer('now')
    expect(t.asked).toBe('will-move 1 A1')
    expect(t.refused('move B1 N6')).toMatchObject({ code: 'only-this-one' })
    expect(t.refused('unring A1')).toMatchObject({ code: 'not-offered' })
    expect(t.refused('leave A1')).toMatchObject({ code: 'not-offered' })
    expect(t.refused('stand A1')).toMatchObject({ code: 'is-standing', rule: 'DB-23e' })
    expect(t.legal('leave')).toEqual(['leave'])
  })
})

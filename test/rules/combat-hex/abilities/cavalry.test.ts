import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const rider: Placed = {
  at: 'C8',
  facing: 'N',
  base: 'cavalry',
  movement: 6,
  attacks: 2,
  ap: 4,
  abilities: ['cavalry:0'],
}
const play = (a1: Partial<Placed>, more: Record<string, Placed> = {}, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: { ...rider, ...a1 }, B9: { at: 'L10' }, ...more }, ...scene })
const foot: Placed = { at: 'C5', facing: 'N' }

describe('8.10 Cavalry', () => {
  it('8.10 charges: a move, and a free attack at its end', () => {
    const t = play({}, { B1: foot })
    t.dice(4, 2, 3).answer('charge A1 C7-C6 N B1')
    expect(t.where('A1')).toBe('C6')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['A1'], target: 'B1' }])
    expect(t.figure('B1').life).toBe(1)
    expect(t.refused('move A1 B6').code).toBe('move-over')
    expect(t.refused('strike A1 B1').code).toBe('struck-already')
  })

  it('8.10 the attack may come by itself, once the charge has ended', () => {
    const t = play({}, { B1: foot, B2: { at: 'D5', facing: 'N' } })
    t.answer('charge A1 C7-C6 N')
    expect(t.legal('strike')).toEqual(['strike A1 B1', 'strike A1 B2'])
    t.dice(2, 2).answer('strike A1 B2')
    expect(t.told('free-attack')).toMatchObject([{ target: 'B2' }])
  })

  it('8.10 a plain move ends with no attack', () => {
    const t = play({}, { B1: foot })
    t.answer('move A1 C7-C6 N')
    expect(t.refused('strike A1 B1')).toMatchObject({ code: 'no-charge', rule: '8.10' })
    expect(t.legal('strike')).toEqual([])
  })

  it('8.10 only a rider charges, and instead of moving', () => {
    const t = play({}, { A2: { at: 'F8' }, B1: foot })
    expect(t.refused('charge A2 F7')).toMatchObject({ code: 'no-rider', rule: '8.10' })
    t.answer('move A1 C7')
    expect(t.refused('charge A1 C6')).toMatchObject({ code: 'charge-after-move', rule: '8.10' })
    expect(t.legal('charge')).toEqual([])
  })

  it('8.10 not when it begins in a danger zone, with either hex', () => {
    for (const at of ['C7', 'C10']) {
      const t = play({}, { B1: { at, facing: at === 'C7' ? 'S' : 'N' } })
      expect(t.refused('charge A1 D7')).toMatchObject({ code: 'charge-threatened', rule: '8.10' })
      expect(t.legal('charge')).toEqual([])
    }
  })

  it('8.10 crosses no difficult side and no water, but hits who stands behind one', () => {
    for (const kind of ['difficult', 'water'] as const) {
      // With so few points it cannot ride around.
      const t = play({ movement: 2 }, { B1: foot }, { board: { sides: sidesOf(kind, 'C7 N') } })
      expect(t.refused('charge A1 C7-C6 N B1')).toMatchObject({ code: 'charge-ground', rule: '8.10' })
      const near = play({}, { B1: foot }, { board: { sides: sidesOf(kind, 'C6 N') } })
      near.dice(2, 2).answer('charge A1 C7-C6 N B1')
    }
  })

  it('8.10 8.17 8.11 Sneak and Fast do not hinder a charge', () => {
    const t = play(
      { movement: 4, abilities: ['cavalry:0', 'sneak:1', 'fast:1'] },
      { B1: { at: 'C2', facing: 'N' } },
      { board: { sides: sidesOf('water', 'C7 N') } },
    )
    t.dice(2, 2).answer('use A1 sneak', 'use A1 fast', 'charge A1 C7-C6-C5-C4-C3 N B1')
    expect(t.where('A1')).toBe('C3')
  })

  it('8.10 the target stands in the danger zone at its end', () => {
    const t = play({}, { B1: foot })
    expect(t.refused('charge A1 C7 N B1')).toMatchObject({ code: 'not-in-zone', rule: '8.10' })
  })

  it('8.10 Repel comes first, then Spearman, then Fast Strike, then the charge', () => {
    const t = play(
      { life: 4, abilities: ['cavalry:0', 'fast-strike:1'] },
      {
        B1: { ...foot, facing: 'S', ap: 1, abilities: ['repel:1'] },
        B2: { at: 'D5', facing: 'SW', abilities: ['spearman:1'] },
      },
    )
    t.answer('charge A1 C7-C6 N')
    t.dice(2, 2).answer('use B1 repel')
    t.dice(2, 3).answer('use A1 fast-strike B1')
    t.dice(2, 3).answer('strike A1 B2')
    expect(t.told('free-attack').map(e => [e.attackers[0], e.target])).toEqual([
      ['B1', 'A1'],
      ['B2', 'A1'],
      ['A1', 'B1'],
      ['A1', 'B2'],
    ])
  })

  it('8.10 who falls in the middle of its charge hits nobody', () => {
    const t = play(
      { life: 1 },
      { A2: { at: 'A1' }, B1: { ...foot, facing: 'S', ap: 1, abilities: ['repel:1'] } },
    )
    t.dice(4, 4).answer('charge A1 C7-C6 N B1', 'use B1 repel')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.told('free-attack')).toHaveLength(1)
  })

  it('8.10 8.18 who is held on the way of its charge attacks nobody at the end of it', () => {
    const t = play(
      { abilities: ['cavalry:0', 'large:0'] },
      { B1: { at: 'D7', facing: 'N', ap: 2, abilities: ['stalwart:1'] }, B2: { at: 'C4', facing: 'N' } },
    )
    t.answer('charge A1 C7-C6-C5 N B2', 'use B1 stalwart')
    expect(t.where('A1')).toBe('C7')
    expect(t.told('free-attack')).toEqual([])
    expect(t.diceLeft).toBe(0)
  })

  it('8.10 8.12 a charge goes on where Fast Strike has cleared the way', () => {
    const t = play(
      { abilities: ['cavalry:0', 'fast-strike:1'] },
      { B1: { ...foot, facing: 'S', life: 1 }, B2: { at: 'C3', facing: 'N' } },
    )
    t.answer('charge A1 C7-C6 N')
    t.dice(4, 2, 3).answer('use A1 fast-strike B1')
    expect(t.refused('move A1 C5').code).toBe('move-over')
    t.dice(2, 2).answer('charge A1 C5-C4 N B2')
    expect(t.where('A1')).toBe('C4')
  })

  it('8.10 4.131 it may run before the attack of its charge, on ground that can be charged over', () => {
    const t = play({ movement: 1 }, { B1: foot })
    t.answer('charge A1 C7 N', 'run A1 C6 N')
    t.dice(2, 2).answer('strike A1 B1')
    expect(t.figure('A1').ap).toBe(3)
    const wet = play({ movement: 1 }, { B1: foot }, { board: { sides: sidesOf('water', 'C7 N') } })
    wet.answer('charge A1 C7 N')
    expect(wet.refused('run A1 C6 N').rule).toBe('4.04')
  })

  it('8.10 4.131 it does not run once the attack of its charge is made, though nobody is left before it', () => {
    const t = play({}, { B1: { ...foot, life: 1 } })
    t.dice(4, 4, 6, 6).answer('charge A1 C7-C6 N B1')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.refused('run A1 C5 N')).toMatchObject({ code: 'struck-already', rule: '8.10' })
    expect(t.legal('run')).toEqual([])
  })

  it('8.10 tells beforehand what a charge would do', () => {
    const t = play({}, { B1: foot })
    expect(previewOf(t.game, 0, 'charge A1 C7-C6 N', false)).toMatchObject({ kind: 'move', cost: 2 })
  })

  it('8.10 a move may be interrupted for a shot, and goes on', () => {
    const t = play({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'C2', facing: 'N' } })
    t.dice(2).answer('move A1 C7 N', 'shoot A1 B1', 'move A1 C6 N')
    expect(t.where('A1')).toBe('C6')
    expect(t.refused('shoot A1 B1').code).toBe('shot-already')
    t.answer('run A1 C5 N', 'done')
    expect(t.figure('A1').actionTaken).toBe('shot')
  })

  it('8.10 5.01 a shot that comes first is the whole action', () => {
    const t = play({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'C2', facing: 'N' } })
    t.dice(2).answer('shoot A1 B1')
    expect(t.refused('move A1 C7')).toMatchObject({ code: 'shot-already', rule: '8.10' })
  })

  it('8.10 no shot after a run, in a charge, or in a danger zone', () => {
    const shooting = { dice: 1, range: 9 }
    const ran = play({ shooting }, { B1: { at: 'C2', facing: 'N' } })
    ran.answer('move A1 C7 N', 'run A1 C6 N')
    expect(ran.refused('shoot A1 B1')).toMatchObject({ code: 'moved-already', rule: '8.10' })
    const charging = play({ shooting }, { B1: { at: 'C2', facing: 'N' } })
    charging.answer('charge A1 C7 N')
    expect(charging.refused('shoot A1 B1')).toMatchObject({ code: 'moved-already', rule: '8.10' })
    const near = play({ shooting }, { B1: { at: 'C5', facing: 'S' } })
    near.answer('move A1 C7-C6 N')
    expect(near.refused('shoot A1 B1').code).toBe('shoot-threatened')
  })

  it('8.10d 8.21 the half turn for a shot is the rest of the move', () => {
    const archer = { at: 'C6', shooting: { dice: 1, range: 9 }, abilities: ['cavalry:0', 'crack-shot:1'] }
    const enemies: Record<string, Placed> = { B1: { at: 'C10', facing: 'S' }, B2: { at: 'C2', facing: 'N' } }
    const t = play(archer, enemies)
    t.dice(2).answer('use A1 crack-shot', 'shoot A1 B1 S')
    expect(t.refused('move A1 C7')).toMatchObject({ code: 'move-over', rule: '8.10' })
    expect(t.legal('move')).toEqual([])
    expect(t.legal('turn')).toEqual([])
    // who shoots as it faces has its move before it, or the half turn in its place
    const ahead = play(archer, enemies)
    ahead.dice(2).answer('use A1 crack-shot', 'shoot A1 B2 N')
    expect(ahead.legal('turn')).toEqual(['turn A1 S'])
    ahead.answer('move A1 C5 N')
    expect(ahead.legal('turn')).toEqual([])
  })

  it('8.10d after a half turn it neither moves nor runs nor charges', () => {
    const t = play({}, { B1: { at: 'C10', facing: 'S' } })
    t.answer('turn A1 S')
    expect(t.refused('charge A1 D9')).toMatchObject({ code: 'move-over', rule: '8.10' })
    for (const verb of ['move', 'run', 'charge', 'strike']) expect(t.legal(verb)).toEqual([])
  })

  it('8.10d 8.12 who struck in the middle of its move does not turn by half', () => {
    const t = play({ abilities: ['cavalry:0', 'fast-strike:1'] }, { B1: { ...foot, life: 1 } })
    t.dice(4, 2, 3).answer('move A1 C7-C6 N', 'use A1 fast-strike B1')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.legal('turn')).toEqual([])
    t.answer('move A1 C5 N')
  })

  it('8.10b what counts is where it stood when the action phase of its side began', () => {
    const start = (B1: Placed) =>
      scenario({
        figures: {
          A1: { ...rider, at: 'C8' },
          A2: { at: 'C3', shooting: { dice: 1, range: 9 } },
          B1,
          B2: { at: 'G5', facing: 'N' },
          B9: { at: 'L10' },
        },
        phase: 'strategy',
        turn: 1,
        dice: [6, 1],
      })
    // A2 shoots the one enemy that threatens the rider, which stays where it began all the same
    const t = start({ at: 'C7', facing: 'S', life: 1 })
    t.answer('attacker')
    t.dice(5, 6).answer('shoot A2 B1 S')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.refused('charge A1 F7 N')).toMatchObject({ code: 'charge-threatened', rule: '8.10' })
    expect(t.legal('charge')).toEqual([])
    t.answer('move A1 F7 N')
    expect(t.told('disengaging')).toEqual([])
    // a turn later it begins free
    t.dice(6, 1).answer('done', 'done', 'done', 'done', 'attacker')
    expect(t.state.turn).toBe(3)
    expect(t.figure('A1').threatenedAtStart).toBeUndefined()
    expect(t.legal('charge A1 ').length).toBeGreaterThan(0)
    // who is threatened by nobody charges
    const free = start({ at: 'C7', facing: 'N', life: 1 })
    free.answer('attacker')
    expect(free.legal('charge A1 ').length).toBeGreaterThan(0)
  })

  it('8.10b 3.10 the defender’s phase begins when the attacker has done', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C4', facing: 'S' },
        A2: { at: 'C10', shooting: { dice: 1, range: 9 } },
        B1: { ...rider, at: 'C7', facing: 'S', movement: 6 },
      },
    })
    // the attacker comes up to the rider in its own phase
    t.answer('move A1 C5 S', 'done', 'done')
    expect(t.asked).toBe('act 1')
    expect(t.refused('charge B1 E8')).toMatchObject({ code: 'charge-threatened', rule: '8.10' })
    expect(t.legal('charge')).toEqual([])
    // and the other way round: whom nobody threatens any more charges
    const left = scenario({
      figures: {
        A1: { at: 'C6', facing: 'S' },
        A2: { at: 'A1' },
        B1: { ...rider, at: 'C7', facing: 'N', attacks: 1 },
      },
    })
    left.dice(2).answer('move A1 C4', 'done', 'done')
    expect(left.asked).toBe('act 1')
    expect(left.legal('charge B1 ').length).toBeGreaterThan(0)
  })

  it('8.10 left to the program it charges', () => {
    const t = play({}, { B1: foot })
    expect(t.question.fallback()).toMatch(/^charge A1 .* B1$/)
  })

  describe('8.10 e sight over people on foot', () => {
    const bow = { dice: 2, range: 9 }
    const rank: Record<string, Placed> = { A2: { at: 'C6' }, A3: { at: 'B6' }, A4: { at: 'D6' } }
    const mounted: Partial<Placed> = { base: 'cavalry', abilities: ['cavalry:0'] }
    const look = (figures: Record<string, Placed>, board: Scene['board'] = {}) => {
      const t = scenario({ figures: { ...rank, ...figures }, board })
      return previewOf(t.game, 0, 'shoot A1 B1', false)
    }

    it('8.10 a rider shoots over them, and only sixes hit', () => {
      const B1: Placed = { at: 'C3' }
      expect(look({ A1: { at: 'C8', shooting: bow, ...mounted }, B1 })).toMatchObject({
        kind: 'shoot',
        penalty: true,
        hitsFrom: 6,
      })
      expect(look({ A1: { at: 'C8', shooting: bow }, B1 })).toMatchObject({ code: 'no-sight-figure' })
    })

    it('8.10e along the hex of somebody on foot it shoots at no price, through it at a price', () => {
      const A1: Placed = { at: 'E6', facing: 'N', shooting: bow, ...mounted }
      const past = scenario({ figures: { A1, A2: { at: 'F4' }, B1: { at: 'G3' } } })
      expect(previewOf(past.game, 0, 'shoot A1 B1', false)).toMatchObject({ penalty: false, hitsFrom: 5 })
      const rank: Record<string, Placed> = { A2: { at: 'F4' }, A3: { at: 'F5' }, A4: { at: 'E5' } }
      const through = scenario({ figures: { A1, ...rank, B1: { at: 'G3' } } })
      expect(previewOf(through.game, 0, 'shoot A1 B1', false)).toMatchObject({ penalty: true, hitsFrom: 6 })
      // whoever is on foot itself is kept from seeing past by the same figure
      const foot: Placed = { at: 'E6', facing: 'N', shooting: bow }
      const on = scenario({ figures: { A1: foot, A2: { at: 'F4' }, B1: { at: 'G3' } } })
      expect(previewOf(on.game, 0, 'shoot A1 B1', false)).toMatchObject({ code: 'no-sight-figure' })
    })

    it('8.10 a rider is shot at over them, at the same price', () => {
      const A1: Placed = { at: 'C8', shooting: bow }
      expect(look({ A1, B1: { at: 'C3', facing: 'S', ...mounted } })).toMatchObject({ penalty: true })
    })

    it('8.10e 5.15 people on raised ground are in the way of a line up to a rider, at the same price', () => {
      const shot = (raised: string[]) => {
        const t = scenario({
          figures: {
            A1: { at: 'C9', facing: 'N', shooting: { dice: 2, range: 9 } },
            A2: { at: 'C8' },
            A3: { at: 'B8' },
            A4: { at: 'D8' },
            B1: { at: 'C5', facing: 'S', base: 'cavalry', abilities: ['cavalry:0'] },
          },
          board: { raised },
        })
        return sightTo(t.game, t.figure('A1'), t.figure('B1')).penalty
      }
      const slope = ['C5', 'C6', 'C7']
      expect(shot(slope)).toBe(false)
      expect(shot([...slope, 'C8', 'B8', 'D8'])).toBe(true)
    })

    it('8.10 5.14 who shoots from raised ground pays nothing', () => {
      const A1: Placed = { at: 'C8', shooting: bow, ...mounted }
      expect(look({ A1, B1: { at: 'C3' } }, { raised: ['C8'] })).toMatchObject({ penalty: false })
    })

    it('8.10 other riders block as ever, and a line past people on foot costs nothing', () => {
      const A1: Placed = { at: 'C9', shooting: bow, ...mounted }
      const wall = { facing: 'N', ...mounted }
      expect(
        look({
          A1,
          A2: { at: 'C6', ...wall },
          A3: { at: 'B5', ...wall },
          A4: { at: 'D5', ...wall },
          B1: { at: 'C3' },
        }),
      ).toMatchObject({ code: 'no-sight-figure' })
      expect(
        look({ A1, A2: { at: 'A6' }, A3: { at: 'A7' }, A4: { at: 'A8' }, B1: { at: 'C3' } }),
      ).toMatchObject({
        penalty: false,
      })
    })
  })
})

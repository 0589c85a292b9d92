import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

const fearful: Placed = { at: 'C5', facing: 'S', attacks: 2, abilities: ['fearsome:0'] }
const play = (a1: Partial<Placed>, more: Record<string, Placed> = {}) =>
  scenario({
    figures: { A1: { at: 'C8', facing: 'N', ap: 3, ...a1 }, B1: fearful, B9: { at: 'L10' }, ...more },
  })

describe('8.43 Fearsome', () => {
  it('8.43 entering its danger zone costs 1 AP, for heroes too', () => {
    for (const kind of ['hero', 'warrior'] as const) {
      const t = play({ kind })
      t.answer('move A1 C7-C6')
      expect(t.told('moved')).toMatchObject([{ path: ['C7', 'C6'], cost: 2 }])
      expect(t.figure('A1').ap).toBe(2)
      expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    }
  })

  it('8.43 8.50 a terrifying warrior stays for nothing', () => {
    const stays = (abilities: string[]) =>
      play({ at: 'C6', facing: 'N', ap: 1, apNow: 0, abilities }).legal('turn A1').length
    expect([stays([]), stays(['terrifying:0'])]).toEqual([0, 5])
  })

  it('8.43 who cannot pay does not enter', () => {
    const t = play({ apNow: 0 })
    expect(t.refused('move A1 C7-C6')).toMatchObject({ code: 'too-afraid', rule: '8.43' })
    expect(t.legal('move A1').some(answer => / \S*(C6|B5|D5) /.test(answer))).toBe(false)
    t.answer('move A1 C7')
  })

  it('8.43 two zones at once cost 1 AP each', () => {
    const figures = { B2: { ...fearful, at: 'D5', facing: 'SW' } }
    const t = play({ apNow: 1 }, figures)
    expect(t.refused('move A1 C7-C6')).toMatchObject({ code: 'too-afraid' })
    const rich = play({}, figures)
    rich.answer('move A1 C7-C6')
    expect(rich.figure('A1').ap).toBe(1)
  })

  it('8.43 4.131 running into it costs it besides', () => {
    const t = play({ apNow: 1 })
    t.answer('move A1 C7')
    expect(t.refused('run A1 C6')).toMatchObject({ code: 'too-afraid' })
    const rich = play({ apNow: 2 })
    rich.answer('move A1 C7', 'run A1 C6')
    expect(rich.figure('A1').ap).toBe(0)
  })

  it('8.43 one that sneaks or flies through pays where it enters, once', () => {
    const t = play({ movement: 6, abilities: ['sneak:1'] })
    t.answer('use A1 sneak', 'move A1 C7-C6-C5-C4')
    expect(t.figure('A1').ap).toBe(1)
    const poor = play({ movement: 6, abilities: ['flyer:0'], apNow: 0 })
    expect(poor.refused('move A1 C7-C6-C5-C4')).toMatchObject({ code: 'too-afraid' })
  })

  it('8.43 a warrior that begins there pays to act', () => {
    const t = play({ at: 'C6' })
    t.answer('turn A1 NE', 'turn A1 SE')
    expect(t.figure('A1').ap).toBe(2)
    t.dice(2, 3, 2).answer('done', 'done')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.43 or breaks away for nothing', () => {
    const t = play({ at: 'C6' })
    t.dice(2, 3).answer('move A1 C7', 'done')
    expect(t.figure('A1').ap).toBe(3)
    expect(t.told('braved')).toEqual([])
  })

  it('8.43 4.11 breaking away into another hex of the zone is entering it', () => {
    const t = play({ at: 'C6' })
    t.dice(2, 3).answer('move A1 B5')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.43 one that does nothing pays when the phase ends', () => {
    const t = play({ at: 'C6', facing: 'S' })
    t.answer('done')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.43 a hero stays for nothing', () => {
    const t = play({ at: 'C6', kind: 'hero' })
    t.answer('turn A1 NE', 'done')
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.43 who paid to enter does not pay to stay as well', () => {
    const t = play({})
    t.answer('move A1 C7-C6', 'turn A1 NE', 'done')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.43 a warrior without points has to break away', () => {
    const t = play({ at: 'C6', apNow: 0 })
    expect(t.refused('turn A1 N')).toMatchObject({ code: 'too-afraid' })
    expect(t.refused('done')).toMatchObject({ code: 'must-leave', rule: '8.43' })
    expect(t.legal('done')).toEqual([])
    expect(t.question.fallback()).toMatch(/^move A1/)
    t.dice(2, 3).answer('move A1 C7', 'done')
  })

  it('8.43 one that can neither pay nor leave stays and does nothing', () => {
    const t = play({ at: 'C6', facing: 'S', apNow: 0, movement: 0 })
    expect(t.refused('turn A1 N')).toMatchObject({ code: 'too-afraid' })
    expect(t.question.fallback()).toBe('done')
    t.answer('done')
    expect(t.asked).toBe('act 1')
  })

  it('8.43 8.18 an attempt that is held is an attempt', () => {
    const t = play(
      { at: 'C6', apNow: 0 },
      { B1: { ...fearful, ap: 1, abilities: ['fearsome:0', 'stalwart:1'] } },
    )
    t.answer('move A1 C7', 'use B1 stalwart', 'done')
    expect(t.where('A1')).toBe('C6')
  })

  it('8.43 8.41 Dread does not name what is paid for entering, which stays at one', () => {
    const t = play(
      { ap: 1 },
      {
        B1: { ...fearful, at: 'C5', ap: 1, abilities: ['fearsome:0', 'battle-awareness:0'] },
        B2: { at: 'D6', facing: 'N', ap: 1, abilities: ['dread:1'] },
      },
    )
    t.answer('move A1 C7-C6', 'use B2 dread')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1').ap).toBe(0)
  })

  it('8.43 8.41 a run into the zone costs what Dread makes of the run, and the one for entering', () => {
    const run = (ap: number) => {
      const t = play(
        { ap, at: 'C8' },
        {
          B2: { at: 'D6', facing: 'N', ap: 1, abilities: ['dread:1'] },
          A2: { at: 'E6', ap: 1, abilities: ['fast:1'] },
        },
      )
      // Dread is at work before A1 comes.
      return t.answer('use A2 fast', 'use B2 dread', 'move A1 C7')
    }
    expect(run(2).legal('run A1 C6')).toEqual([])
    expect(run(3).answer('run A1 C6').figure('A1').ap).toBe(0)
  })

  it('8.43 8.41 4.131 a run into the zone that Dread makes too dear is off, and nothing of it is paid', () => {
    const run = (ap: number) =>
      play({ ap }, { B2: { at: 'D6', facing: 'N', ap: 3, abilities: ['dread:1'] } })
        .answer('move A1 C7')
        .answer('run A1 C6')
    const poor = run(2)
    // It is one deed: whoever may answer it is asked once.
    expect(poor.question).toMatchObject({ kind: 'react', by: 1, about: { moment: 'about-to-spend' } })
    poor.answer('use B2 dread')
    expect(poor.asked).toBe('act 0 A1')
    expect(poor.figure('A1')).toMatchObject({ ap: 2, ran: false })
    expect(poor.where('A1')).toBe('C7')
    expect(poor.told('braved')).toEqual([])
    expect(poor.told('ran')).toEqual([])
    const rich = run(3).answer('use B2 dread')
    expect(rich.where('A1')).toBe('C6')
    expect(rich.figure('A1').ap).toBe(0)
    expect(rich.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    expect(rich.told('ran')).toMatchObject([{ figure: 'A1', ap: 2 }])
    const spared = run(2).answer('pass')
    expect(spared.asked).toBe('act 0 A1')
    expect(spared.figure('A1').ap).toBe(0)
    expect(spared.where('A1')).toBe('C6')
  })

  it('8.43 8.41 who may answer the payment knows how far the figure has come', () => {
    const t = play({}, { B2: { at: 'D7', facing: 'NE', ap: 1, abilities: ['dread:1'] } })
    t.answer('move A1 C7-C6')
    expect(t.asked).toBe('react 1 A1')
    expect(t.told('moved')).toMatchObject([{ path: ['C7'] }])
    t.answer('pass')
    expect(t.told('moved')).toMatchObject([{ path: ['C7'] }, { path: ['C6'] }])
  })

  it('8.43 8.50 a terrifying figure is not afraid', () => {
    const t = play({ ap: 1, abilities: ['terrifying:0'] })
    t.answer('move A1 C7-C6', 'done')
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.43 8.18 whom somebody held may turn for nothing', () => {
    const t = play(
      { at: 'C6', apNow: 0 },
      { B1: { ...fearful, ap: 1, abilities: ['fearsome:0', 'stalwart:1'] } },
    )
    t.answer('move A1 C7', 'use B1 stalwart', 'turn A1 S')
    expect(t.figure('A1').facing).toBe(3)
    expect(t.told('braved')).toEqual([])
  })

  it('8.43 staying costs as much whatever else the enemy can do', () => {
    const t = play({ at: 'C6' }, { B1: { ...fearful, abilities: ['flyer:0', 'fearsome:0', 'terrifying:0'] } })
    t.answer('turn A1 NE')
    expect(t.figure('A1').ap).toBe(2)
    expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
  })

  it('8.43 what one step costs is not what another one does', () => {
    // B7, to the left of A1, lies in the zone of B1; E8, two steps to the right, in that of B2.
    const t = play(
      { movement: 2, apNow: 0, abilities: ['flyer:0'] },
      {
        B1: { ...fearful, at: 'B6' },
        B2: { at: 'E7', facing: 'S', abilities: ['flyer:0'] },
      },
    )
    t.answer('move A1 E8')
    expect(t.told('moved')).toMatchObject([{ path: ['D8', 'E8'], cost: 2 }])
  })

  it('8.43 8.16 who has spent on its way what the next zone asks for stops before it', () => {
    const t = play(
      { ap: 2, movement: 6, life: 3, abilities: ['sneak:1', 'armor:1'] },
      {
        B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] },
        B2: { at: 'F6', facing: 'SW', abilities: ['fearsome:0'] },
      },
    )
    // C6 is in the zone of B1, E6 and E7 in that of B2; Sneak has cost a point, Armor costs the other.
    t.answer('use A1 sneak', 'move A1 C7-C6-D6-E7 SE')
    expect(t.asked).toBe('react 1 A1')
    t.dice(4, 6).answer('use B1 repel', 'use A1 armor')
    expect(t.figure('A1')).toMatchObject({ ap: 0, life: 3, facing: 2 })
    expect(t.where('A1')).toBe('D6')
    expect(t.told('braved')).toEqual([])
    expect(t.told('moved').map(e => [e.from, e.path])).toEqual([
      ['C8', ['C7', 'C6']],
      ['C6', ['D6']],
    ])
    expect(t.refused('move A1 D7')).toMatchObject({ code: 'move-over' })
  })

  it('8.43 8.41 nobody answers what is not paid: who can neither pay nor leave', () => {
    const t = play(
      { at: 'C6', facing: 'S', apNow: 0, movement: 0 },
      { B2: { at: 'D6', facing: 'NW', ap: 1, abilities: ['dread:1'] } },
    )
    t.answer('done')
    expect(t.asked).toBe('act 1')
    expect(t.figure('B2').ap).toBe(1)
  })

  it('4.03 8.43 a step that is named is taken, with the last point too', () => {
    const t = scenario({
      board: { sides: sidesOf('water', 'C7 N') },
      figures: { A1: { at: 'C8', facing: 'N', ap: 1 }, B1: fearful, B9: { at: 'L10' } },
    })
    t.answer('move A1 C7-C6')
    expect(t.told('moved').flatMap(e => e.path)).toEqual(['C7', 'C6'])
    expect(t.figure('A1').ap).toBe(0)
  })

  it('8.43 4.131 8.17 running on inside its zone is not entering it', () => {
    const t = play({ abilities: ['sneak:1'] })
    t.answer('use A1 sneak', 'move A1 C7-C6', 'run A1 D5')
    expect(t.where('A1')).toBe('D5')
    expect(t.figure('A1').ap).toBe(0)
    expect(t.told('braved')).toHaveLength(1)
  })

  it('8.43 8.42 whoever is carried does not stay in its zone', () => {
    const t = play(
      {
        at: 'C7',
        facing: 'N',
        base: 'large-3',
        kind: 'hero',
        abilities: ['large:0', 'ent-carry:0'],
      },
      { A2: { at: 'C6', facing: 'N', ap: 2, carriedBy: 'A1' } },
    )
    // C6 lies in the zone of B1.
    t.answer('turn A2 NE', 'done')
    expect(t.figure('A2').ap).toBe(2)
    expect(t.told('braved')).toEqual([])
  })

  it('8.43 8.18 whoever tried to leave and was held owes nothing for staying', () => {
    const t = play(
      { at: 'C6', ap: 1 },
      { B1: { ...fearful, ap: 1, abilities: ['fearsome:0', 'stalwart:1'] } },
    )
    t.answer('move A1 C7', 'use B1 stalwart', 'turn A1 S')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1').ap).toBe(1)
    t.answer('done')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('braved')).toEqual([])
  })

  it('8.43 whoever owes nothing has paid nothing', () => {
    const t = play({}).answer('turn A1 S')
    expect(t.figure('A1').ap).toBe(3)
    expect(t.figure('A1').paidStayToll).toBeUndefined()
    const stays = play({ at: 'C6' }).answer('turn A1 S')
    expect(stays.figure('A1')).toMatchObject({ ap: 2, paidStayToll: true })
  })

  it('8.43 8.35 who spent the points on the way stops where it still stood free', () => {
    const t = play(
      { at: 'C7', ap: 1, life: 3, abilities: ['armor:1'] },
      { B2: { at: 'D7', facing: 'NW' }, B1: { ...fearful, at: 'C2' } },
    )
    t.dice(4, 5).answer('move A1 C6-C5-C4-C3 N')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'damage-allocated' } })
    t.answer('use A1 armor')
    expect(t.where('A1')).toBe('C4')
    expect(t.told('moved')).toMatchObject([{ from: 'C7', path: ['C6', 'C5', 'C4'], cost: 3, left: 1 }])
    expect(t.figure('A1')).toMatchObject({ ap: 0, life: 3, facing: 0 })
    expect(t.refused('move A1 D4')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })

  it('8.43 8.41 nor does anybody answer what is not paid', () => {
    // B3 stands beside the way, looking away.
    const t = play(
      { at: 'C7', ap: 1, life: 3, abilities: ['armor:1'] },
      {
        B1: { ...fearful, at: 'C2' },
        B2: { at: 'D7', facing: 'NW' },
        B3: { at: 'D4', facing: 'NE', ap: 1, abilities: ['dread:1'] },
      },
    )
    t.dice(4, 5).answer('move A1 C6-C5-C4-C3 N', 'use A1 armor')
    expect(t.asked).toBe('act 0 A1')
    expect(t.where('A1')).toBe('C4')
  })

  it('8.43 where the price has risen meanwhile it is not paid, and the move ends before', () => {
    // An ability that makes everything dearer, as no printed one does.
    const dread: Ability = { ...tournamentAbilities.dread, hooks: { apCost: () => ({ plus: 1 }) } }
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, dread: { ...dread, id: 'dread' as const } } },
      figures: {
        A1: { at: 'C8', facing: 'N', ap: 1 },
        B1: fearful,
        B2: { at: 'D7', facing: 'NE', ap: 1, abilities: ['dread:1'] },
      },
    })
    t.answer('move A1 C7-C6 S')
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'about-to-spend', cause: 'A1' } })
    expect(t.told('moved')).toMatchObject([{ path: ['C7'] }])
    t.answer('use B2 dread')
    expect(t.where('A1')).toBe('C7')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('braved')).toEqual([])
    expect(t.refused('move A1 C8')).toMatchObject({ code: 'move-over' })
  })

  it('8.43 nor is staying, and then the figure does not act', () => {
    const dread: Ability = { ...tournamentAbilities.dread, hooks: { apCost: () => ({ plus: 1 }) } }
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, dread: { ...dread, id: 'dread' as const } } },
      figures: {
        A1: { at: 'C6', facing: 'N', ap: 1 },
        B1: fearful,
        B2: { at: 'D6', facing: 'SE', ap: 1, abilities: ['dread:1'] },
      },
    })
    t.answer('turn A1 S', 'use B2 dread')
    expect(t.figure('A1')).toMatchObject({ facing: 0, ap: 1 })
    expect(t.figure('A1').paidStayToll).toBeUndefined()
    expect(t.told('turned')).toEqual([])
  })

  it('8.43 whoever begins in its zone pays for another hex of it as for entering', () => {
    const t = play({ at: 'C6' }).dice(2, 2).answer('move A1 B5 N')
    expect(t.where('A1')).toBe('B5')
    expect(t.figure('A1').ap).toBe(2)
    expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
  })

  it('8.43 to stay is a matter of its own move, and of nobody else’s', () => {
    const t = play({ at: 'C6', ap: 3 }, { A2: { at: 'H8' } })
    t.answer('move A2 H7', 'turn A1 S')
    expect(t.figure('A1').ap).toBe(2)
    const poor = play({ at: 'C6', ap: 3, apNow: 0 }, { A2: { at: 'H8' } }).answer('move A2 H7')
    expect(poor.legal('turn A1')).toEqual([])
    expect(poor.legal('turn A2')).toHaveLength(5)
    // Whoever came there in this phase has paid for it.
    const came = play({}).answer('move A1 C7-C6 N', 'turn A1 S')
    expect(came.figure('A1').ap).toBe(2)
    came.answer('done')
    expect(came.figure('A1').ap).toBe(2)
    // Also where nothing stopped it.
    const flew = play({ abilities: ['flyer:0'] }).answer('move A1 C7-C6 N', 'turn A1 S')
    expect(flew.figure('A1')).toMatchObject({ ap: 2, facing: 3 })
  })

  it('8.43 nor is another hex of its zone for whoever cannot pay', () => {
    const t = play({ at: 'C6', ap: 1, apNow: 0 })
    expect(t.refused('move A1 B5 N')).toMatchObject({ code: 'too-afraid', rule: '8.43' })
    expect(t.legal('move A1 B5 ')).toEqual([])
    expect(t.legal('move A1 C7 ').length).toBeGreaterThan(0)
  })

  it('8.43 what a step costs depends on where it leads, however often the way comes by', () => {
    const t = play({ at: 'C8', ap: 1, apNow: 0 }, { B1: { ...fearful, at: 'E8', facing: 'NW' } })
    expect(t.refused('move A1 C7-C8-D8 N')).toMatchObject({ code: 'too-afraid', rule: '8.43' })
    expect(t.refused('move A1 D8 N')).toMatchObject({ code: 'too-afraid' })
    // nor on the first step, when the way comes back to where it began
    for (const first of ['C7', 'B7'])
      expect(t.refused(`move A1 ${first}-C8-D7 N`)).toMatchObject({ code: 'too-afraid', rule: '8.43' })
    t.answer('move A1 C7-C8-C9 N')
  })
})

import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { bow } from '../../../helpers/ent.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })

describe('8.43 where a warrior cannot pay to stay', () => {
  const fearful: Placed = { at: 'C5', facing: 'S', abilities: ['fearsome:0'] }

  it('8.43 it neither turns nor shoots nor strikes', () => {
    const t = play({ A1: { at: 'C6', facing: 'N', abilities: ['flyer:0'] }, B1: fearful })
    const about = { figure: 'A1', to: 'C6', cost: 1, ap: 0 }
    for (const answer of ['turn A1 S', 'strike A1 B1', 'shoot A1 B1'])
      expect(t.refused(answer)).toEqual({ code: 'too-afraid', rule: '8.43', about })
    for (const verb of ['turn', 'strike', 'shoot']) expect(t.legal(`${verb} A1`)).toEqual([])
    // Where an ability lets it shoot in a danger zone, it shoots for that price.
    const { moment: _, duration: __, ...always } = tournamentAbilities.fast
    const bold = { ...always, hooks: { mayShootThreatened: () => true as const } }
    const book = { abilities: { ...tournamentAbilities, fast: bold } }
    const shooter = (ap: number) =>
      play({ A1: { at: 'C6', facing: 'N', ap, shooting: bow, abilities: ['fast:0'] }, B1: fearful }, { book })
    expect(shooter(0).refused('shoot A1 B1')).toEqual({ code: 'too-afraid', rule: '8.43', about })
    expect(shooter(0).legal('shoot A1')).toEqual([])
    expect(shooter(1).legal('shoot A1').length).toBeGreaterThan(0)
    const paid = shooter(1).dice(2, 2).answer('shoot A1 B1')
    expect(paid.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    expect(paid.figure('A1').ap).toBe(0)
  })

  it('8.43 8.13 it pays before it strikes', () => {
    const t = play({ A1: { at: 'C6', facing: 'N', ap: 1, abilities: ['flyer:0'] }, B1: fearful })
    t.dice(2, 2).answer('strike A1 B1')
    expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['A1'], target: 'B1' }])
  })

  it('8.43 3.09 whoever has acted may stay: its side can end the phase', () => {
    const t = play({ A1: { at: 'C6', facing: 'N', ap: 1, abilities: ['fast:1'] }, B1: fearful })
    // What it had is spent, and its activation is closed.
    t.answer('use A1 fast')
    expect(t.refused('done')).toEqual({ code: 'must-leave', rule: '8.43', about: { figure: 'A1' } })
    expect(t.answer('end').legal('done')).toEqual(['done'])
    t.answer('done')
    expect(t.asked).toBe('turning 0')
  })

  it('8.43 nor is it held by a duty that it cannot do', () => {
    const t = play({ A1: { at: 'C6', facing: 'N', movement: 0 }, B1: fearful })
    expect(t.legal()).toContain('done')
  })

  it('3.091 it is not turned at the end, nor whoever has no room to turn', () => {
    const t = play({
      A1: { at: 'A5', facing: 'N', base: 'large-3' },
      A2: { at: 'B5', facing: 'N' },
      B1: { at: 'A6', facing: 'S' },
    })
    t.answer('done')
    expect(t.question).toMatchObject({ kind: 'turning', about: { figures: ['A9', 'A2'] } })
    expect(t.legal()).not.toContain('turn A1 NE')
    expect(t.legal('turn A2')).toHaveLength(5)
    expect(t.legal('done')).toEqual(['done'])
    const all = t.legal()
    expect(t.question.space.count()).toBe(all.length)
    for (const answer of all) expect(t.question.space.check(answer)).toMatchObject({ ok: true, answer })
  })
})

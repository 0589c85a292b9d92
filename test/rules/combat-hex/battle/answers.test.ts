import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { bow, ent } from '../../../helpers/ent.ts'
import { begin, wearer, wraith } from '../../../helpers/ring.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })

type Table = ReturnType<typeof play>

const verbs = ['use', 'shoot', 'strike', 'charge', 'move', 'run', 'dismount', 'leave', 'turn', 'end', 'done']

/** What is listed is legal just as it is written, once, and found under its verb and its figure. */
function expectSound(t: Table) {
  const { space } = t.question
  const all = t.legal()
  expect(new Set(all).size).toBe(all.length)
  expect(space.count()).toBe(all.length)
  // Of the moves, which are many, some.
  for (const [i, answer] of all.entries())
    if (i % 7 === 0 || !answer.startsWith('move'))
      expect(space.check(answer)).toMatchObject({ ok: true, answer })
  for (const verb of verbs) expect(t.legal(verb)).toEqual(all.filter(answer => answer.startsWith(verb)))
  for (const { id } of t.state.figures)
    expect(t.legal(`turn ${id} `)).toEqual(all.filter(answer => answer.startsWith(`turn ${id} `)))
  return all
}

describe('what is offered', () => {
  it('3.06 every kind of answer, each once', () => {
    const t = play({
      A1: { at: 'C8', facing: 'N', base: 'cavalry', movement: 3, ap: 1, abilities: ['cavalry:0', 'fast:1'] },
      A2: { at: 'F8', facing: 'N', movement: 2, abilities: ['flyer:0'], shooting: bow },
      A3: { ...ent, at: 'I7', movement: 2 },
      A4: { at: 'I6', carriedBy: 'A3' },
      A5: { at: 'L3', traits: ['ring-bearer'], movement: 2 },
      A6: { at: 'G8', ap: 1, abilities: ['tyrant:1'] },
      A7: { at: 'A3', shooting: bow, abilities: ['volley-attack:0'] },
      B1: { at: 'F7', facing: 'N' },
    })
    const all = expectSound(t)
    expect([...new Set(all.map(answer => answer.split(' ')[0]))].sort()).toEqual(
      ['charge', 'dismount', 'done', 'leave', 'move', 'shoot', 'strike', 'turn', 'use'].sort(),
    )
    expect(all).toContain('use A6 tyrant')
    t.answer('move A1 C7 N')
    expect(expectSound(t)).toContain('end A1')
    expect(t.legal('charge')).toEqual([])
  })

  it('3.06 by the first letters of a verb, however they are written', () => {
    const t = play({ A1: { at: 'C8', ap: 1, abilities: ['fast:1'] } })
    expect(t.legal('TUR a1 s')).toEqual([])
    expect(t.legal('Turn a1 s').sort()).toEqual(['turn A1 S', 'turn A1 SE', 'turn A1 SW'])
    expect(t.legal('TU')).toEqual(t.legal('turn'))
    expect(t.legal('u')).toEqual(['use A1 fast'])
    expect(t.question.space.enumerate('turn', 3)).toHaveLength(3)
    expect(t.question.space.enumerate('turn', 0)).toEqual([])
  })

  it('8.27 a shot at nobody in particular, by the way to face', () => {
    const t = play({
      A1: { at: 'C8', facing: 'N', ap: 1, shooting: bow, abilities: ['volley-attack:1'] },
      B1: { at: 'C4' },
    })
    t.answer('use A1 volley-attack')
    expect(t.legal('shoot')).toContain('shoot A1 N')
    expectSound(t)
  })

  it('8.10 a charge over open ground, a move over any', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', movement: 4, abilities: ['cavalry:0'] }
    const around = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(facing => `C8 ${facing}`)
    const t = play({ A1: rider }, { board: { sides: sidesOf('difficult', ...around) } })
    expect(t.legal('charge').filter(answer => !answer.startsWith('charge A1 C8 '))).toEqual([])
    expect(t.refused('charge A1 C7 N')).toMatchObject({ code: 'charge-ground', rule: '8.10' })
    expect(t.legal('move A1').some(answer => answer.startsWith('move A1 C7 '))).toBe(true)
    expectSound(t)
    expect(
      play({ A1: rider })
        .legal('charge A1')
        .some(answer => answer.startsWith('charge A1 C7 ')),
    ).toBe(true)
  })

  it('4.131 runs to the corner, and not over the border', () => {
    for (const [from, corner] of [
      ['A2', 'A1'],
      ['B1', 'A1'],
      ['L9', 'L10'],
    ] as const) {
      const t = play({
        A1: { at: from === 'B1' ? 'C1' : from === 'A2' ? 'A3' : 'L8', ap: 2 },
        B9: { at: 'F5' },
      })
      t.answer(`move A1 ${from}`)
      const runs = t.legal('run').map(answer => answer.split(' ')[2]!)
      expect(runs).toContain(corner)
      for (const hex of runs) expect(hex).toMatch(/^[A-L]([1-9]|10)$/)
      expectSound(t)
      expect(t.answer(`run A1 ${corner}`).where('A1')).toBe(corner)
    }
  })

  it('4.131 8.17 nor over the border by who takes every side for open ground', () => {
    const t = play({ A1: { at: 'A2', ap: 3, abilities: ['sneak:1'] } })
    t.answer('use A1 sneak', 'move A1 A1 N')
    const hexes = new Set(t.legal('run').map(answer => answer.split(' ')[2]))
    expect(hexes).toEqual(new Set(['A2', 'B1']))
    expectSound(t)
  })

  it('4.131 8.13 no run before a move, for a flyer, or that cannot be paid', () => {
    const t = play({
      A1: { at: 'C5', ap: 1 },
      A2: { at: 'G5', ap: 1, abilities: ['flyer:0'] },
      A3: { at: 'K5' },
    })
    t.answer('move A1 C4')
    expect(t.legal('run').length).toBeGreaterThan(0)
    t.answer('move A2 G4')
    expect(t.legal('run')).toEqual([])
    t.answer('move A3 K4')
    expect(t.legal('run')).toEqual([])
    expectSound(t)
  })
})

describe('9.04 what a ringwraith owes', () => {
  /** The bearer looks away, with the Ring on. */
  const hunt = (b1: Partial<Placed>, more: Record<string, Placed> = {}, scene: Partial<Scene> = {}) =>
    begin(
      { A1: { ...wearer, at: 'C5', facing: 'N' }, B1: { ...wraith, at: 'C8', facing: 'N', ...b1 }, ...more },
      { attacker: 1, ...scene },
    )
  const owed = { code: 'must-approach', rule: '9.04', about: { figure: 'B1', target: 'A1' } }

  it('9.04 comes before its shot and its free attack', () => {
    const t = hunt({ shooting: bow, abilities: ['flyer:0'] }, { A2: { at: 'D7', facing: 'N' } })
    expect(t.legal('shoot')).toEqual([])
    expect(t.legal('strike')).toEqual([])
    for (const answer of ['shoot B1 A1', 'shoot B1 A2', 'strike B1 A2'])
      expect(t.refused(answer)).toEqual(owed)
    expectSound(t)
    // Its duty done, it strikes whom it likes.
    t.answer('move B1 C7-C6 N')
    expect(t.legal('strike')).toEqual(['strike B1 A1'])
    expectSound(t)
  })

  it('9.04 done, it leaves a ringwraith free to strike or to shoot at others', () => {
    const t = hunt(
      { at: 'C6', shooting: bow, abilities: ['flyer:0'] },
      { A2: { at: 'D5', facing: 'N' }, A3: { at: 'C10', facing: 'S' } },
    )
    expect(t.legal('strike')).toEqual(['strike B1 A1', 'strike B1 A2'])
    expect(t.legal('shoot B1 A3')).toContain('shoot B1 A3 S')
    expectSound(t)
    t.dice(2, 2).answer('shoot B1 A3 S')
    expect(t.legal('done')).toEqual(['done'])
    const other = hunt({ at: 'C6', abilities: ['flyer:0'] }, { A2: { at: 'D5', facing: 'N' } })
    other.dice(2, 2).answer('strike B1 A2')
    expect(other.told('free-attack')).toMatchObject([{ target: 'A2' }])
  })

  it('9.04 by the classic rules it has eyes for nobody else', () => {
    const t = hunt({ at: 'C6', shooting: bow }, { A2: { at: 'C10', facing: 'S' } }, { book: classic })
    expect(new Set(t.legal('shoot').map(answer => answer.split(' ')[2]))).toEqual(new Set(['A1']))
    expect(t.refused('shoot B1 A2')).toEqual(owed)
    expectSound(t)
    // Were it to strike of its own accord, it would strike its goal.
    const { flyer } = tournamentAbilities
    const striker = hunt(
      { at: 'C6', abilities: ['flyer:0'] },
      { A2: { at: 'D5', facing: 'N' } },
      { book: { ...classic, abilities: { ...classic.abilities, flyer } } },
    )
    expect(striker.legal('strike')).toEqual(['strike B1 A1'])
    expect(striker.refused('strike B1 A2')).toEqual(owed)
    expectSound(striker)
  })

  it('9.04 8.21 who may still move after its shot shoots at its goal first, and then goes', () => {
    const t = hunt({ shooting: bow, ap: 1, abilities: ['crack-shot:1'] }, { A2: { at: 'F5', facing: 'N' } })
    expect(t.legal('use')).toEqual(['use B1 crack-shot'])
    t.answer('use B1 crack-shot')
    expect(new Set(t.legal('shoot').map(answer => answer.split(' ')[2]))).toEqual(new Set(['A1']))
    expect(t.refused('shoot B1 A2')).toEqual(owed)
    expectSound(t)
    t.dice(2, 2).answer('shoot B1 A1')
    expect(t.refused('done')).toEqual(owed)
    expect(t.refused('end')).toEqual(owed)
    expect(t.answer('move B1 C6 N').legal('done')).toEqual(['done'])
  })

  it('9.04 beside its goal, it may turn to it with a shot', () => {
    const t = hunt({ at: 'C6', facing: 'S', shooting: bow })
    expect(t.refused('done')).toEqual(owed)
    const shots = t.legal('shoot')
    expect(shots.length).toBeGreaterThan(0)
    expectSound(t)
    for (const shot of shots) {
      const there = hunt({ at: 'C6', facing: 'S', shooting: bow }).dice(2, 2).answer(shot)
      expect(there.legal('done')).toEqual(['done'])
    }
  })

  it('9.04 without a movement point it still has to turn', () => {
    const t = hunt({ at: 'C6', facing: 'S', movement: 0 })
    expect(t.refused('done')).toEqual(owed)
    expect(t.legal('move')).toEqual([])
    const turns = t.legal('turn B1')
    expect(turns.sort()).toEqual(['turn B1 N', 'turn B1 NE', 'turn B1 NW'])
    expect(t.answer('turn B1 NW').legal('done')).toEqual(['done'])
  })

  it('9.04 its activation is not closed before', () => {
    const t = hunt({ ap: 1, abilities: ['fast:1'] })
    expect(t.legal('use')).toEqual(['use B1 fast'])
    t.answer('use B1 fast')
    expect(t.refused('end B1')).toEqual(owed)
    expect(t.legal('end')).toEqual([])
    expect(t.legal('done')).toEqual([])
    expect(t.answer('move B1 C6 N').legal('end')).toEqual(['end B1'])
  })

  it('9.04 8.10 a rider that has come near and cannot turn any more owes nothing', () => {
    const t = hunt({ at: 'C9', facing: 'N', base: 'cavalry', movement: 2, abilities: ['cavalry:0'] })
    expect(t.refused('done')).toEqual(owed)
    // Its back is beside the bearer: half a circle would do, had it not moved.
    t.answer('move B1 C8-C7 S')
    expect(t.refused('turn B1 N')).toMatchObject({ code: 'turn-moved' })
    expect(t.legal('end')).toEqual(['end B1'])
    expect(t.legal('done')).toEqual(['done'])
    expect(t.answer('end').legal('done')).toEqual(['done'])
  })

  it('9.04 meanwhile others of its side do what needs no turn of theirs, and nothing else', () => {
    const t = hunt(
      { ap: 1, abilities: ['fast:1'] },
      {
        B2: { at: 'H5', ap: 2, abilities: ['fast:1', 'tyrant:1'] },
        B3: { at: 'H6', facing: 'N' },
      },
    )
    t.answer('use B1 fast')
    for (const answer of ['use B2 fast', 'move B2 H4', 'turn B3 S']) expect(t.refused(answer)).toEqual(owed)
    expect(t.legal('use')).toEqual(['use B2 tyrant'])
    expectSound(t)
    t.answer('use B2 tyrant')
    expect(t.figure('B2').ap).toBe(1)
  })

  it('9.04 whoever has begun to act goes first, and then each of the others', () => {
    const t = hunt(
      { ap: 1, abilities: ['fast:1'] },
      { B0: { ...wraith, at: 'E8', facing: 'N' }, B2: { at: 'L9' } },
    )
    expect(t.refused('done').about).toMatchObject({ figure: 'B1' })
    t.answer('use B1 fast', 'move B1 C6 N')
    expect(t.refused('done').about).toMatchObject({ figure: 'B0' })
    // Another may act before, and the wraith that waits keeps its duty.
    expect(t.answer('turn B2 N').refused('move B0 E9')).toMatchObject({
      code: 'must-approach',
      about: { figure: 'B0' },
    })
    const second = begin(
      {
        A1: { ...wearer, at: 'C5', facing: 'N' },
        B0: { ...wraith, at: 'E8', facing: 'N' },
        B1: { ...wraith, at: 'C8', facing: 'N', ap: 1, abilities: ['fast:1'] },
      },
      { attacker: 1 },
    )
    second.answer('use B1 fast')
    expect(second.refused('done').about).toMatchObject({ figure: 'B1' })
    for (let i = 0; i < 40; i++) {
      const answer = second.question.space.sample(n => (i * 5 + n) % n)
      expect(second.question.space.check(answer)).toMatchObject({ ok: true, answer })
    }
  })

  it('9.04 4.131 it runs nearer, and not further away', () => {
    const t = hunt({ at: 'C10', movement: 1, ap: 2 })
    t.answer('move B1 C9 N')
    expect(t.refused('run B1 C10')).toEqual(owed)
    expect(t.legal('run B1').map(answer => answer.split(' ')[2])).toContain('C8')
    expect(t.legal('run B1').filter(answer => answer.includes(' C10 '))).toEqual([])
    expectSound(t)
    expect(t.answer('run B1 C8').where('B1')).toBe('C8')
  })

  it('9.04 8.42 carried, it may step down', () => {
    const t = begin(
      {
        A1: { ...wearer, at: 'L1', facing: 'N' },
        B1: { ...ent, at: 'E6' },
        B2: { ...wraith, at: 'E5', carriedBy: 'B1', facing: 'N' },
      },
      { attacker: 1 },
    )
    const down = t.legal('dismount B2')
    expect(down.length).toBeGreaterThan(0)
    expectSound(t)
    t.answer(down[0]!)
    expect(t.figure('B2').carried).toBeUndefined()
  })

  it('9.04 another may act first, and its duty waits', () => {
    const t = hunt({}, { B2: { at: 'H5' } })
    t.answer('turn B2 N')
    for (const answer of ['move B1 C9 N', 'move B1 C6 S']) expect(t.refused(answer)).toEqual(owed)
    expect(t.answer('move B1 C6 N').where('B1')).toBe('C6')
  })
})

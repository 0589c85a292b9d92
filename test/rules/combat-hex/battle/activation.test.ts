import { describe, expect, it } from 'vitest'
import { overcomeAmount } from '../../../../rules/combat-hex/abilities/ring.ts'
import { addMark } from '../../../../rules/combat-hex/battle/game.ts'
import { readyFigures } from '../../../../rules/combat-hex/battle/verbs/actors.ts'
import { bystanders, classicScene } from '../../../helpers/classic.ts'
import { bow, carrying, ent } from '../../../helpers/ent.ts'
import { bearer, begin } from '../../../helpers/ring.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A9: { at: 'A10' }, B9: { at: 'L10' }, ...figures }, ...scene })
const fearful: Placed = { at: 'C5', facing: 'S', abilities: ['fearsome:0'] }
/** It has spent points, and may get some back. */
const tired: Placed = { at: 'C7', ap: 4, apNow: 0 }

describe('who is ready', () => {
  it('9.03 nobody who may do nothing this turn', () => {
    const t = begin({ A1: bearer, B1: { at: 'K5' } })
    const ready = () => readyFigures(t.game, 0).map(({ id }) => id)
    expect(ready()).toContain('A1')
    addMark(t.game, t.game.battle.figures.find(({ id }) => id === 'A1')!, {
      ability: 'one-ring',
      duration: 'turn',
      amount: overcomeAmount,
    })
    expect(ready()).not.toContain('A1')
    expect(ready()).toContain('A8')
  })
})

describe('what a figure has done', () => {
  it('3.09 3.091 moved, shot, or acted otherwise', () => {
    const t = play({
      A1: { at: 'C8' },
      A2: { at: 'E8', shooting: bow },
      A3: { at: 'G8', ap: 1, abilities: ['fast:1'] },
      A4: { at: 'I8' },
      A5: { at: 'K8', movement: 6, abilities: ['flyer:0'] },
      B1: { at: 'E2' },
      B2: { at: 'K6', facing: 'S' },
    })
    t.answer('move A1 C7').dice(2, 2).answer('shoot A2 B1', 'use A3 fast', 'turn A4 S', 'move A5 K7', 'done')
    const taken = t.state.figures.filter(f => f.owner === 0).map(f => [f.id, f.actionTaken])
    expect(Object.fromEntries(taken)).toEqual({
      A9: 'nothing',
      A1: 'moved',
      A2: 'shot',
      A3: 'acted',
      A4: 'acted',
      A5: 'moved',
    })
    expect(t.question).toMatchObject({ about: { figures: ['A9', 'A1', 'A3', 'A4', 'A5'] } })
  })

  it('8.14 what stands in for a move is none', () => {
    const t = play({ A1: { at: 'C8', ap: 2, abilities: ['invigorate:1'] }, A2: tired })
    t.dice(2, 2, 2, 2).answer('use A1 invigorate A2', 'end')
    expect(t.figure('A1').actionTaken).toBe('acted')
  })

  it('8.18 a move that was held is one', () => {
    const t = play({
      A1: { at: 'C6', facing: 'N' },
      B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['stalwart:1'] },
    })
    t.answer('move A1 C7', 'use B1 stalwart', 'end')
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1').actionTaken).toBe('moved')
  })

  it('8.43 whoever did not move pays to stay, whatever else it did', () => {
    const t = play({ A1: { at: 'C6', facing: 'N', ap: 3, abilities: ['fast:1'] }, B1: fearful })
    t.answer('use A1 fast', 'end', 'done')
    expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    expect(t.figure('A1').ap).toBe(1)
  })

  it('8.43 8.13 whoever came to stay has paid, though nothing stopped it', () => {
    const t = play({ A1: { at: 'C7', facing: 'N', ap: 3, abilities: ['flyer:0'] }, B1: fearful })
    t.answer('move A1 C6', 'end', 'done')
    expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.04 3.09 what lasts for the activation ends with it', () => {
    const t = play({ A1: { at: 'C6', ap: 1, abilities: ['fast:1'] } })
    t.answer('use A1 fast')
    expect(t.figure('A1').marks).toHaveLength(1)
    t.answer('end')
    expect(t.figure('A1').marks).toEqual([])
    expect(t.question).toMatchObject({ about: { active: null, movement: 0, ready: ['A9'] } })
  })
})

describe('what comes before all else', () => {
  const hero: Placed = { ...bearer, ap: 3, abilities: ['one-ring:0', 'fast:1'] }

  it('9.01 comes no more once an ability was used, or it turned', () => {
    for (const first of ['use A1 fast', 'turn A1 S', 'move A1 C6']) {
      const t = begin({ A1: hero, B1: { at: 'K5' } })
      t.answer(first)
      expect(t.refused('use A1 one-ring')).toEqual({
        code: 'not-its-moment',
        rule: '9.01',
        about: { figure: 'A1', ability: 'one-ring' },
      })
      expect(t.legal('use A1 one-ring')).toEqual([])
    }
    // What another has begun is nothing to it.
    const t = begin({ A1: hero, A2: { at: 'E5' }, B1: { at: 'K5' } })
    t.answer('turn A2 S')
    expect(t.legal('use')).toContain('use A1 one-ring')
  })

  it('8.42 may be done again, and is no end of the turn', () => {
    const t = carrying({ A3: { at: 'F6', shooting: bow } })
    expect(t.legal('use')).toEqual(['use A1 ent-carry A3'])
    t.answer('use A1 ent-carry A3')
    expect(t.legal('use')).toEqual([])
    expect(t.figure('A1').actionTaken).toBe('nothing')
    t.answer('move A1 E5')
    const late = scenario({
      figures: { A1: ent, A2: { at: 'D6' }, A9: { at: 'A1' }, B9: { at: 'L10' } },
    })
    late.answer('turn A1 NE')
    expect(late.refused('use A1 ent-carry A2')).toMatchObject({ code: 'not-its-moment', rule: '8.42' })
  })

  it('8.42 its carrier may be held; it steps down all the same', () => {
    const A1: Placed = { ...ent, abilities: [...ent.abilities!, 'invigorate:0'] }
    const t = carrying({ A1, A3: { ...tired, at: 'E7' } })
    t.dice(2, 2, 2, 2).answer('use A1 invigorate A3')
    expect(t.refused('move A1 E5')).toMatchObject({ code: 'move-over' })
    expect(t.legal('dismount A2').length).toBeGreaterThan(0)
  })

  it('8.42 8.14 not after what stands in for it', () => {
    const A2: Placed = { at: 'D6', facing: 'N', ap: 1, abilities: ['invigorate:1'] }
    const t = carrying({ A2, A3: { ...tired, at: 'E4' } })
    expect(t.legal('dismount A2').length).toBeGreaterThan(0)
    t.dice(2, 2, 2, 2).answer('use A2 invigorate A3')
    expect(t.legal('dismount A2')).toEqual([])
    expect(t.refused('dismount A2 D6')).toEqual({ code: 'move-over', rule: '8.42', about: { figure: 'A2' } })
  })

  it('8.42 8.43 who steps down into a danger zone that it was above pays for it', () => {
    const down = (ap: number) =>
      carrying({ A2: { at: 'D6', ap }, B1: { at: 'E4', facing: 'S', abilities: ['fearsome:0'] } })
    const hexes = (t: ReturnType<typeof down>) =>
      new Set(t.legal('dismount A2').map(answer => answer.split(' ')[2]))
    expect(hexes(down(1))).toContain('D4')
    expect(hexes(down(0))).not.toContain('D4')
    expect(down(0).refused('dismount A2 D4')).toMatchObject({ code: 'no-way-down' })
    expect(down(1).answer('dismount A2 D4 N').figure('A2').ap).toBe(0)
  })
})

describe('8.14 what stands in for a move or a shot', () => {
  const invigorator: Placed = { at: 'C8', facing: 'N', ap: 4, abilities: ['invigorate:1', 'invigorate:1'] }
  const offered = (t: ReturnType<typeof play>) => t.legal('use A1 invigorate')

  it('8.14 not after a move, a shot, or an attempt to leave', () => {
    const t = play({ A1: { ...invigorator, shooting: bow }, A2: tired, B1: { at: 'H8' } })
    expect(offered(t)).toEqual(['use A1 invigorate A2'])
    t.dice(2, 2).answer('shoot A1 B1')
    expect(offered(t)).toEqual([])
    const moved = play({ A1: invigorator, A2: tired }).answer('move A1 D7')
    expect(offered(moved)).toEqual([])
    expect(moved.refused('use A1 invigorate A2')).toMatchObject({ code: 'not-its-moment', rule: '8.14' })
    const held = play({
      A1: invigorator,
      A2: tired,
      B1: { at: 'B7', facing: 'SE', ap: 1, abilities: ['stalwart:1'] },
    })
    held.answer('move A1 C9', 'use B1 stalwart')
    expect(held.where('A1')).toBe('C8')
    expect(offered(held)).toEqual([])
  })

  it('8.14 3.06 after turning in place, and after another of its kind', () => {
    const t = play({ A1: invigorator, A2: tired })
    t.answer('turn A1 S')
    expect(offered(t)).toEqual(['use A1 invigorate A2'])
    t.dice(2, 2, 2, 2).answer('use A1 invigorate A2')
    expect(offered(t)).toEqual(['use A1 invigorate A2'])
    expect(t.refused('move A1 C9')).toMatchObject({ code: 'move-over', rule: '4.08' })
    expect(t.legal('shoot')).toEqual([])
    t.dice(2, 2, 2, 2).answer('use A1 invigorate A2')
    expect(offered(t)).toEqual([])
  })

  it('8.14 8.43 nor before it has paid for staying where it is', () => {
    const t = play({ A1: { ...invigorator, at: 'C6' }, A2: tired, B1: fearful })
    expect(offered(t)).toEqual([])
    expect(t.refused('use A1 invigorate A2')).toMatchObject({ code: 'not-its-moment', rule: '8.14' })
    t.answer('turn A1 S')
    expect(t.told('braved')).toMatchObject([{ figure: 'A1', ap: 1 }])
    expect(offered(t)).toEqual(['use A1 invigorate A2'])
  })

  it('8.10d 8.14 after the half turn of a rider', () => {
    const t = play({ A1: { ...invigorator, base: 'cavalry' }, A2: tired })
    t.answer('turn A1 S')
    expect(t.where('A1')).toBe('C9')
    expect(t.legal('move A1')).toEqual([])
  })
})

describe('a struggle that is lost before the first act', () => {
  const wearer: Placed = {
    at: 'L5',
    facing: 'N',
    kind: 'hero',
    life: 3,
    abilities: ['one-ring:0'],
    traits: ['ring-bearer', 'ring-wearer'],
  }

  it('9.03 9.14 classic: it does not leave the board', () => {
    const t = classicScene({ ...bystanders, A1: wearer, B1: { at: 'A5' } })
    t.dice(1, 6).answer('leave A1')
    expect(t.where('A1')).toBe('L5')
    expect(t.figure('A1')).toMatchObject({ life: 2, condition: 'standing' })
    expect(t.refused('leave A1')).toMatchObject({ code: 'cannot-move', rule: '9.03' })
    expect(t.legal('leave')).toEqual([])
    const won = classicScene({ ...bystanders, A1: wearer, B1: { at: 'A5' } })
    won.dice(6, 1).answer('leave A1')
    expect(won.state.result).toMatchObject({ winner: 0, reason: 'ring' })
  })

  it('8.21 classic: what comes before the action comes neither after a shot nor after a move', () => {
    const archer: Placed = { at: 'C8', facing: 'N', ap: 2, shooting: bow, abilities: ['crack-shot:1'] }
    const t = classicScene({ ...bystanders, A1: archer, B1: { at: 'C3' } })
    expect(t.legal('use')).toEqual(['use A1 crack-shot'])
    t.dice(2, 2).answer('shoot A1 B1')
    expect(t.legal('use')).toEqual([])
    expect(t.refused('use A1 crack-shot')).toMatchObject({ code: 'not-its-moment', rule: '8.21' })
    const moved = classicScene({ ...bystanders, A1: archer, B1: { at: 'C3' } }).answer('move A1 C7')
    expect(moved.legal('use')).toEqual([])
    const turned = classicScene({ ...bystanders, A1: archer, B1: { at: 'C3' } }).answer('turn A1 S')
    expect(turned.legal('use')).toEqual(['use A1 crack-shot'])
  })

  it('8.12 8.21 classic: a strike before the first hex begins the move', () => {
    const t = classicScene({
      ...bystanders,
      A1: { at: 'C5', facing: 'N', ap: 3, shooting: bow, abilities: ['fast-strike:1', 'crack-shot:1'] },
      B1: { at: 'C4', facing: 'N', life: 5 },
    })
    expect(t.legal('use')).toContain('use A1 crack-shot')
    t.dice(2, 2).answer('use A1 fast-strike B1')
    expect(t.legal('use')).not.toContain('use A1 crack-shot')
    expect(t.refused('use A1 crack-shot')).toMatchObject({ code: 'not-its-moment', rule: '8.21' })
    expect(t.answer('end').figure('A1').actionTaken).toBe('moved')
  })
})

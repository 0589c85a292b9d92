import { describe, expect, it } from 'vitest'
import { theVillage } from '../../../../rules/board/the-village.ts'
import { isPreview, previewOf, previewUse } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { chances } from '../../../../rules/combat-hex/battle/verbs/outcome.ts'
import { beginScene, preview as previewSaved } from '../../../../rules/combat-hex/index.ts'
import { carrying } from '../../../helpers/ent.ts'
import { fight } from '../../../helpers/fight.ts'
import { bearer, begin } from '../../../helpers/ring.ts'
import { type Placed, scenario, sidesOf } from '../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>
const preview = (t: Table, answer: string) => {
  const before = JSON.stringify([t.save, t.state])
  const shown = previewOf(t.game, t.question.by, answer, t.question.kind === 'turning')
  expect(JSON.stringify([t.save, t.state])).toBe(before)
  return shown
}

describe('looking before moving', () => {
  it('4.08 4.11 8.16 shows costs, free attacks, the zone that ends the move, and who may answer', () => {
    const t = scenario({
      board: { sides: sidesOf('difficult', 'C6 S') },
      figures: {
        A1: { at: 'C6', facing: 'S', attacks: 2 },
        B1: { at: 'C5', facing: 'S', attacks: 3 },
        B2: { at: 'C9', facing: 'N', ap: 1, abilities: ['repel:1'] },
      },
    })
    expect(preview(t, 'move A1 C7-C8 S')).toMatchObject({
      kind: 'move',
      from: 'C6',
      path: ['C7', 'C8'],
      costs: [2, 1],
      cost: 3,
      left: 1,
      stops: true,
      freeAttacks: ['B1'],
      freeDice: 3,
      outcome: {
        threatenedBy: ['B2'],
        engages: ['B2'],
        attackDice: 2,
        reactions: [{ figure: 'B2', ability: 'repel' }],
      },
    })
    // What it shows is what happens.
    t.dice(2, 2, 2).answer('move A1 C7-C8 S')
    expect(t.told('moved')).toMatchObject([{ cost: 3, left: 1 }])
    expect(t.asked).toBe('react 1 A1')
  })

  it('6.23 counts the dice of a surprise, and a turn sets off nothing', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', facing: 'S', attacks: 2 },
        B1: { at: 'C4', facing: 'N', ap: 1, abilities: ['repel:1'] },
      },
    })
    expect(preview(t, 'turn A1 N')).toMatchObject({
      kind: 'turn',
      outcome: { engages: ['B1'], attackDice: 3, threatenedBy: [], reactions: [] },
    })
    expect(preview(t, 'move A1 D4 NW')).toMatchObject({ outcome: { engages: ['B1'], attackDice: 3 } })
  })

  it('8.10 leaves a rider on its two hexes', () => {
    const t = scenario({ figures: { A1: { at: 'C5', base: 'cavalry' }, B1: { at: 'L10' } } })
    const standing = () => [...t.game.occupant.entries()].flatMap(([cell, figure]) => (figure ? [cell] : []))
    const before = standing()
    preview(t, 'move A1 C6 S')
    preview(t, 'turn A1 S')
    expect(standing()).toEqual(before)
  })

  it('4.131 8.41 shows what a run and an ability cost', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C6', facing: 'S', ap: 4, abilities: ['fast:1'] },
        B1: { at: 'C4', facing: 'N', ap: 1, abilities: ['dread:0'] },
      },
    })
    expect(preview(t, 'use A1 fast')).toMatchObject({ kind: 'use', ability: 'fast', ap: 1 })
    t.answer('move A1 C5 S')
    expect(preview(t, 'run A1 D5')).toMatchObject({ kind: 'run', from: 'C5', to: 'D5', ap: 1 })
    t.answer('run A1 D5', 'use B1 dread')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('5.16 5.20 shows the chances of a shot', () => {
    const t = scenario({
      board: { raised: ['C9'] },
      figures: {
        A1: { at: 'C9', facing: 'N', shooting: { dice: 2, range: 9 } },
        B1: { at: 'C3', endurance: 4 },
      },
    })
    const shot = preview(t, 'shoot A1 B1')
    expect(shot).toMatchObject({ kind: 'shoot', dice: 3, range: 6, hitsFrom: 5, endurance: 4 })
    if (!isPreview(shot) || shot.kind !== 'shoot') throw new Error('no shot')
    // A die hits with 2 of 6 and hurts with 3 of 6: a sixth; three dice, two lives.
    expect(shot.chances).toHaveLength(3)
    expect(shot.chances[0]).toBeCloseTo((5 / 6) ** 3)
    expect(shot.chances[1]).toBeCloseTo(3 * (1 / 6) * (5 / 6) ** 2)
    expect(shot.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('5.10 says where whoever is shot at has no line of sight back, if it shoots at all', () => {
    const shot = (target: string, facing: 'SW' | 'SE') => {
      const board = theVillage
      const figures = {
        A1: { type: 'elf-archer', at: 'S14', facing: 'NW' },
        B1: { type: target, at: 'P9', facing },
      }
      const { save } = beginScene({ board, figures }, { seed: '0'.repeat(64), first: 0, names: ['A', 'B'] })
      const shown = previewSaved(save, 'shoot A1 B1')
      if (!isPreview(shown) || shown.kind !== 'shoot') throw new Error(JSON.stringify(shown))
      return shown
    }
    expect(shot('orc-archer', 'SE')).toMatchObject({ range: 6, oneWay: true })
    // It is no matter of where it looks, and of no concern to who does not shoot.
    expect(shot('orc-archer', 'SW')).toMatchObject({ oneWay: true })
    expect(shot('orc-warrior', 'SE')).not.toHaveProperty('oneWay')
  })

  it('5.10 says nothing of it where both see each other', () => {
    const shooting = { dice: 1, range: 9 }
    const t = scenario({ figures: { A1: { at: 'C9', facing: 'N', shooting }, B1: { at: 'C3', shooting } } })
    expect(preview(t, 'shoot A1 B1')).not.toHaveProperty('oneWay')
  })

  it('5.20 a damage die of 1 never counts among them', () => {
    const t = scenario({
      figures: { A1: { at: 'C9', shooting: { dice: 1, range: 9 } }, B1: { at: 'C3', endurance: 1, life: 1 } },
    })
    const shot = preview(t, 'shoot A1 B1')
    if (!isPreview(shot) || shot.kind !== 'shoot') throw new Error('no shot')
    expect(shot.chances[1]).toBeCloseTo((2 / 6) * (5 / 6))
  })

  it('4.03 shows who strikes and who may answer on the way, and the way round', () => {
    const t = scenario({
      board: { columns: 12, rows: 12 },
      figures: {
        A1: { at: 'E11', facing: 'N', movement: 6, abilities: ['large:0'] },
        B1: { at: 'D9', facing: 'NE', ap: 1, attacks: 2, abilities: ['repel:1'] },
        B2: { at: 'C9', ap: 1, abilities: ['repel:1'] },
      },
    })
    const short = preview(t, 'move A1 E8 N')
    expect(short).toMatchObject({
      freeAttacks: ['B1'],
      freeDice: 2,
      outcome: { threatenedBy: [], reactions: [{ figure: 'B1', ability: 'repel' }] },
      round: { cost: 4, unharmed: true },
    })
    if (!isPreview(short) || short.kind !== 'move' || !short.round) throw new Error('no way round')
    expect(short.round.answer).toMatch(/^move A1 \S+-E8 N$/)
    const round = preview(t, short.round.answer)
    expect(round).toMatchObject({ cost: 4, freeAttacks: [], outcome: { reactions: [] } })
    expect(round).not.toHaveProperty('round')
  })

  it('4.03 says of the way round whether anybody is left to strike on it', () => {
    const t = scenario({
      board: { columns: 12, rows: 12 },
      figures: {
        A1: { at: 'E11', facing: 'N', movement: 6, abilities: ['large:0'] },
        B1: { at: 'D9', facing: 'NE', attacks: 2 },
        B2: { at: 'E12', facing: 'N', attacks: 1 },
      },
    })
    expect(preview(t, 'move A1 E8 N')).toMatchObject({
      freeAttacks: ['B2', 'B1'],
      round: { unharmed: false },
    })
  })

  it('8.10 a charge has no way round over rough ground', () => {
    const t = scenario({
      board: {
        columns: 12,
        rows: 12,
        sides: sidesOf('difficult', 'C6 SW', 'C6 NW', 'C5 SW', 'C5 NW'),
        barred: ['D6', 'D5'],
      },
      figures: {
        A1: { at: 'C9', facing: 'N', movement: 6, base: 'cavalry', abilities: ['cavalry:0', 'large:0'] },
        B1: { at: 'D7', facing: 'N', attacks: 2 },
      },
    })
    expect(preview(t, 'move A1 C8-C7-C6-C5 N')).toMatchObject({ freeAttacks: ['B1'], round: { cost: 6 } })
    const charge = preview(t, 'charge A1 C8-C7-C6-C5 N')
    expect(charge).toMatchObject({ kind: 'move', freeAttacks: ['B1'] })
    expect(charge).not.toHaveProperty('round')
  })

  it('8.10 the way round of a charge ends with the same attack', () => {
    const t = scenario({
      board: { columns: 12, rows: 12, barred: ['D6', 'D5'] },
      figures: {
        A1: { at: 'C9', facing: 'N', movement: 6, base: 'cavalry', abilities: ['cavalry:0', 'large:0'] },
        B1: { at: 'D7', facing: 'N', attacks: 2 },
        B2: { at: 'C4', facing: 'N' },
      },
    })
    const round = (answer: string) => {
      const shown = preview(t, answer)
      return isPreview(shown) && shown.kind === 'move' ? shown.round?.answer : undefined
    }
    expect(round('charge A1 C8-C7-C6-C5 N B2')).toMatch(/^charge A1 \S+-C5 N B2$/)
    expect(round('charge A1 C8-C7-C6-C5 N')).toMatch(/^charge A1 \S+-C5 N$/)
    expect(round('move A1 C8-C7-C6-C5 N')).toMatch(/^move A1 \S+-C5 N$/)
  })

  it('9.14 has nothing to show of leaving the board', () => {
    const t = begin({ A1: { ...bearer, at: 'L5' }, B1: { at: 'F5' } })
    expect(t.legal('leave')).toEqual(['leave A1'])
    expect(preview(t, 'leave A1')).toEqual({ code: 'nothing-to-show', about: { answer: 'leave A1' } })
  })

  it('8.42 8.16 shows who may answer where a figure steps down', () => {
    const t = carrying({ B1: { at: 'D4', facing: 'S', ap: 1, abilities: ['repel:1'] } })
    expect(preview(t, 'dismount A2 D5 N')).toMatchObject({
      outcome: { threatenedBy: ['B1'], reactions: [{ figure: 'B1', ability: 'repel' }] },
    })
  })

  it('5.05 shows the lines of a shot, from the corner that they leave to those they come to', () => {
    const t = scenario({
      figures: { A1: { at: 'C9', facing: 'S', shooting: { dice: 1, range: 9 } }, B1: { at: 'C3' } },
    })
    const shot = preview(t, 'shoot A1 B1 NW')
    expect(shot).toMatchObject({ facing: 'NW', lines: { from: { hex: 'C9' }, to: { hex: 'C3' } } })
    if (!isPreview(shot) || shot.kind !== 'shoot' || !shot.lines) throw new Error('no lines')
    const [one = -1, other = -1] = shot.lines.to.corners
    expect(shot.lines.to.corners).toHaveLength(2)
    expect((one + 1) % 6).toBe(other)
  })

  it('5.20 6.13 shows the chances of a free attack, in which a damage die of 1 never counts either', () => {
    const strike = (endurance: number) =>
      scenario({
        figures: {
          A1: { at: 'C5', facing: 'N', attacks: 1, abilities: ['flyer:0'] },
          B1: { at: 'C4', facing: 'N', endurance, life: 1 },
        },
      })
    for (const [endurance, faces] of [
      [1, 5],
      [2, 5],
      [3, 4],
      [6, 1],
    ] as const) {
      const shown = preview(strike(endurance), 'strike A1 B1')
      expect(shown).toMatchObject({ kind: 'strike', facing: 'N', target: 'B1', dice: 1, endurance })
      if (!isPreview(shown) || shown.kind !== 'strike') throw new Error('no strike')
      // Half of the dice hit.
      expect(shown.chances).toEqual([expect.closeTo(1 - faces / 12), expect.closeTo(faces / 12)])
    }
  })

  it('5.20 chances go as far as there is life, or dice', () => {
    expect(chances(0, 0.5, 2)).toEqual([1])
    expect(chances(1, 0.5, 3)).toEqual([0.5, 0.5])
    expect(chances(2, 0.5, 3)).toEqual([0.25, 0.5, 0.25])
    expect(chances(2, 0.5, 2)).toEqual([0.25, 0.5, 0.25])
    expect(chances(3, 0.5, 1)).toEqual([0.125, 0.875])
    expect(chances(2, 0.25, 1)).toEqual([0.5625, 0.4375])
  })

  it('8.27 shows whom a volley may hurt from the facing it takes', () => {
    const t = scenario({
      figures: {
        A1: { at: 'E7', facing: 'N', ap: 2, shooting: { dice: 4, range: 5 }, abilities: ['volley-attack:1'] },
        B1: { at: 'E4' },
        B2: { at: 'F4' },
        B3: { at: 'E10' },
      },
    })
    t.answer('use A1 volley-attack')
    expect(preview(t, 'shoot A1 S')).toMatchObject({ kind: 'volley', facing: 'S', targets: ['B3'], dice: 4 })
    expect(preview(t, 'shoot A1 N')).toMatchObject({ facing: 'N', targets: ['B1', 'B2'], hitsFrom: 5 })
  })

  it('4.131 8.16 a run that ends in a danger zone shows who may answer; a turn there does not', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', ap: 2, movement: 1 },
        B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] },
        B2: { at: 'I4', facing: 'S', ap: 1, abilities: ['repel:1'] },
      },
    })
    t.answer('move A1 C7 N')
    expect(preview(t, 'run A1 C6 N')).toMatchObject({
      facing: 'N',
      outcome: { threatenedBy: ['B1'], engages: ['B1'], reactions: [{ figure: 'B1', ability: 'repel' }] },
    })
    const there = scenario({
      figures: {
        A1: { at: 'C5', facing: 'S' },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['repel:1'] },
      },
    })
    expect(preview(there, 'turn A1 N')).toMatchObject({
      facing: 'N',
      outcome: { threatenedBy: ['B1'], engages: ['B1'], reactions: [] },
    })
  })

  it('4.11 shows no attack of those whose zone it enters alone', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C8', facing: 'N', base: 'cavalry', movement: 8, life: 3 },
        // A spear meets riders who enter its zone, which is no free attack at one that leaves.
        B1: { at: 'C3', facing: 'S', attacks: 2, abilities: ['spearman:1'] },
      },
    })
    expect(preview(t, 'move A1 C4 N')).toMatchObject({ stops: true, freeAttacks: [], freeDice: 0 })
  })

  it('8.10 shows what a charge costs', () => {
    const rider: Placed = { at: 'C8', facing: 'N', base: 'cavalry', movement: 6, abilities: ['cavalry:0'] }
    const t = scenario({ figures: { A1: rider, B1: { at: 'C5', facing: 'N' }, B9: { at: 'L10' } } })
    expect(preview(t, 'charge A1 C7-C6 N B1')).toMatchObject({
      kind: 'move',
      path: ['C7', 'C6'],
      costs: [1, 1],
      outcome: { engages: ['B1'] },
    })
  })

  it('4.02 shows the cost of a step to every side', () => {
    const ends = { N: 'C4', NE: 'D4', SE: 'D5', S: 'C6', SW: 'B5', NW: 'B4' }
    for (const [side, hex] of Object.entries(ends)) {
      const t = scenario({
        board: { sides: sidesOf('difficult', `C5 ${side}`) },
        figures: { A1: { at: 'C5' }, B1: { at: 'L10' } },
      })
      for (const other of Object.values(ends))
        expect(preview(t, `move A1 ${other} N`)).toMatchObject({ costs: [other === hex ? 2 : 1] })
    }
  })

  it('8.02 shows whom a use is for, what it copies, and what it costs', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', ap: 5, abilities: ['invigorate:2', 'fast:1'] },
        A2: { at: 'C6', ap: 4, apNow: 1 },
        B1: { at: 'L10' },
      },
    })
    const whole = preview(t, 'use A1 invigorate A2')
    expect(whole).toMatchObject({ kind: 'use', ability: 'invigorate', target: 'A2', ap: 2 })
    expect(whole).not.toHaveProperty('copied')
    const alone = preview(t, 'use A1 fast')
    expect(alone).toMatchObject({ ability: 'fast', ap: 1 })
    expect(alone).not.toHaveProperty('target')
  })

  it('shows the uses that a question offers, the cheapest of an ability on a base', () => {
    const t = fight(
      {
        A1: {
          at: 'C5',
          facing: 'NE',
          kind: 'hero',
          ap: 9,
          abilities: ['steal-essence:2', 'bodyguard:3', 'bodyguard:1', 'ent-carry:4'],
        },
        B1: { at: 'C4', facing: 'S', kind: 'hero', ap: 5, abilities: ['rage:3'] },
      },
      [],
    )
    const looked = (answer: string) => previewUse(t.game, answer)
    expect(looked('use A1 bodyguard A2')).toEqual({
      answer: 'use A1 bodyguard A2',
      figure: 'A1',
      facing: 'NE',
      kind: 'use',
      ability: 'bodyguard',
      target: 'A2',
      ap: 1,
    })
    expect(looked('use A1 steal-essence rage')).toMatchObject({
      ability: 'steal-essence',
      copied: 'rage',
      ap: 2,
    })
    expect(looked('use A1 steal-essence rage')).not.toHaveProperty('target')
    expect(looked('use A1 steal-essence bodyguard B1')).toMatchObject({ copied: 'bodyguard', target: 'B1' })
    expect(looked('use A1 bodyguard A2')).not.toHaveProperty('copied')
    // To be carried costs nothing.
    expect(looked('use A1 ent-carry')).toMatchObject({ ap: 0 })
    for (const answer of ['pass', 'use A9 rage', 'use A1 rage', 'use A1'])
      expect(looked(answer)).toEqual({ code: 'nothing-to-show', about: { answer } })
  })

  it('says why not, as the answer would', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, B1: { at: 'L10' } } })
    expect(preview(t, 'move A1 L1')).toEqual(t.refused('move A1 L1'))
    expect(preview(t, 'shoot A1 B1')).toMatchObject({ code: 'no-shooter' })
    expect(preview(t, 'done')).toMatchObject({ code: 'nothing-to-show' })
    expect(isPreview(preview(t, 'done'))).toBe(false)
    t.answer('move A1 C4 N')
    expect(preview(t, 'end A1')).toEqual({ code: 'nothing-to-show', about: { answer: 'end A1' } })
  })
})

import { describe, expect, it } from 'vitest'
import { isPreview, previewOf } from '../../../rules/battle/preview.ts'
import { scenario, sidesOf } from '../../helpers/scenario.ts'

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

  it('says why not, as the answer would', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, B1: { at: 'L10' } } })
    expect(preview(t, 'move A1 L1')).toEqual(t.refused('move A1 L1'))
    expect(preview(t, 'shoot A1 B1')).toMatchObject({ code: 'no-shooter' })
    expect(preview(t, 'done')).toMatchObject({ code: 'nothing-to-show' })
  })
})

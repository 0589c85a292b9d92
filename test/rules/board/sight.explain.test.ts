import { describe, expect, it } from 'vitest'
import { explain, rowOf, type SmallBoard, wall } from '../../helpers/smallBoard.ts'

describe('explainSight', () => {
  it('names the figure that blocks', () => {
    const { sight, lines } = explain({ figures: rowOf(4) }, { from: 'E6', to: 'E2' })
    expect(sight.why).toBe('blocked')
    expect(lines).toHaveLength(2)
    expect(lines[0]!.blockedBy).toMatchObject({ what: 'figure', effect: 'blocks', rule: '5.11' })
  })

  it('names the side that blocks, from one of its hexes', () => {
    const small: SmallBoard = { sides: { impassable: wall(4) } }
    const blockers = explain(small, { from: 'E6', to: 'E2' }).lines.map(line => line.blockedBy)
    for (const blocker of blockers) expect(blocker).toMatchObject({ what: 'side', kind: 'impassable' })
    const joint = explain(
      { sides: { impassable: 'E5.N E5.NE E5.NW' } },
      { from: 'E5', to: 'E4', facing: 'N' },
    )
    expect(
      joint.lines.some(line => line.blockedBy?.rule === '5.121' || line.blockedBy?.rule === '5.10'),
    ).toBe(true)
  })

  it('names the border', () => {
    const { lines } = explain({ gaps: rowOf(4) }, { from: 'E6', to: 'E2' })
    expect(lines[0]!.blockedBy).toMatchObject({ what: 'border', rule: '4.06' })
  })

  it('names what costs the penalty', () => {
    const { sight, lines } = explain({ sides: { difficult: wall(4) } }, { from: 'E6', to: 'E2' })
    expect(sight.penalty).toBe(true)
    expect(lines.flatMap(line => line.meetings)).toContainEqual(
      expect.objectContaining({ effect: 'penalty', kind: 'difficult', rule: '5.171' }),
    )
  })

  it('5.10 has the lines from the corner that comes closest, of either of the two front corners', () => {
    const small: SmallBoard = { sides: { impassable: 'E5.N E4.NW F4.NW' } }
    const { sight, lines } = explain(small, { from: 'E6', to: 'E3', facing: 'N' })
    expect(sight.why).toBe('blocked')
    expect(lines.map(({ from, blockedBy }) => [from.corner, !!blockedBy])).toEqual([
      [5, true],
      [5, false],
    ])
  })

  it('has no lines where range or field of view forbid them', () => {
    expect(explain({}, { from: 'E5', to: 'E1', range: 2 }).lines).toEqual([])
    expect(explain({}, { from: 'E5', to: 'E8', facing: 'N' }).lines).toEqual([])
  })
})

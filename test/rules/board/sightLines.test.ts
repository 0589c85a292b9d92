import { describe, expect, it } from 'vitest'
import { classicSight } from '../../../rules/board/sight.ts'
import { blocked, clear, costly, obstacle } from '../../../rules/board/sightGrid.ts'
import { facings } from '../../../rules/core/hex.ts'
import { burden, rowOf, type SmallBoard, spun, spunAt, told } from '../../helpers/smallBoard.ts'

/** Burden of a line on a small board and, as it must be the same, on that board turned by every sixth of a circle. */
const turning = (small: SmallBoard, start: string, end: string): number => {
  const all = facings.map(by => burden(spun(small, by), spunAt(start, by), spunAt(end, by)))
  expect(all, `${start} to ${end}`).toEqual(all.map(() => all[0]))
  return all[0]!
}

describe('a line along a side', () => {
  // The side between F4 and F5 begins at a corner of E5 and ends at one of G5.
  const line = (small: SmallBoard, start = 'E5/1', end = 'G5/4') => turning(small, start, end)

  it('5.11 is inside none of the hexes behind its ends', () => {
    for (const rules of [undefined, classicSight]) {
      const small = { figures: 'E5 G5', raised: rules ? '' : 'E5 G5', rules }
      // from a corner of the hexes beside it to a corner of those
      for (const start of ['F4/3', 'F5/5'])
        for (const end of ['F4/2', 'F5/0']) expect(line(small, start, end)).toBe(clear)
      for (const start of ['F4/3', 'F5/5']) expect(line({ ...small, figures: 'E5' }, start)).toBe(clear)
      for (const end of ['F4/2', 'F5/0']) expect(line({ ...small, figures: 'G5' }, 'E5/1', end)).toBe(clear)
    }
  })

  it('5.121 starts in the sector of its own hex: the sides there part it from nothing else', () => {
    const rules = classicSight
    expect(line({ rules, sides: { impassable: 'F4.SW' } }, 'F4/3')).toBe(clear)
    expect(line({ rules, sides: { impassable: 'F4.SW F5.NW' } }, 'F4/3')).toBe(clear)
    expect(line({ rules, sides: { impassable: 'F4.SW F4.S' } }, 'F4/3')).toBe(clear)
    // a wall at the far end of its own hand: it takes the other one, over the free corner at its start
    expect(line({ rules, sides: { impassable: 'F4.S F4.SE' } }, 'F4/3')).toBe(clear)
    expect(line({ rules, sides: { impassable: 'F4.S F5.NE' } }, 'F4/3')).toBe(clear)
    expect(line({ rules, sides: { impassable: 'F4.S F4.SE F4.SW' } }, 'F4/3')).toBe(blocked)
  })

  it('5.121 ends in the sector of its own hex', () => {
    const sides = { impassable: 'F4.SE F4.S' }
    expect(line({ rules: classicSight, sides }, 'E5/1', 'F4/2')).toBe(clear)
    expect(line({ rules: classicSight, sides: { impassable: 'F4.SW F4.S' } }, 'E5/1', 'F4/2')).toBe(clear)
    expect(line({ rules: classicSight, sides: { impassable: 'F4.SW F4.S F4.SE' } }, 'E5/1', 'F4/2')).toBe(
      blocked,
    )
  })

  it('5.121 goes on into the next hex, where somebody blocks it', () => {
    expect(line({ figures: 'G5' }, 'E5/1', 'I5/4')).toBe(blocked)
    expect(line({ raised: 'G5', rules: classicSight }, 'E5/1', 'I5/4')).toBe(clear)
    expect(line({ raised: 'G5' }, 'E5/1', 'I5/4')).toBe(blocked)
  })

  it('5.121 comes from the hex at its near end, and goes on to the one at its far end', () => {
    const rules = classicSight
    // E5 shut off from both hands, for a line that crosses it first, from its own corner or another hex's
    const near = { rules, sides: { impassable: 'E5.NE E5.SE' } }
    expect(line(near, 'E5/4')).toBe(blocked)
    expect(line(near, 'D4/2')).toBe(blocked)
    expect(line({ rules, sides: { impassable: 'F4.SE F5.NE' } }, 'E5/1', 'I5/4')).toBe(blocked)
    expect(line({ rules, sides: { impassable: 'G5.NE G5.SE' } }, 'E5/1', 'I5/4')).toBe(blocked)
  })

  it('5.10 5.121 tells the black side that it runs along, from one of its hexes', () => {
    expect(line({ sides: { impassable: 'F4.S' } })).toBe(blocked)
    expect(told({ sides: { impassable: 'F4.S' } }, 'E5/1', 'G5/4')).toEqual([
      'blocks F4.S side impassable along 5.10',
    ])
    expect(told({ figures: 'F4 F5' }, 'E5/1', 'G5/4')).toEqual([
      'blocks F4 figure along 5.11',
      'blocks F5 figure along 5.11',
    ])
    expect(told({ raised: 'F4 F5' }, 'E5/1', 'G5/4')).toEqual([
      'blocks F4 raised along 5.12',
      'blocks F5 raised along 5.12',
    ])
  })

  it('5.121 tells what it meets on the hand that it takes', () => {
    // the right one, from the hex that it comes out of
    const right = { impassable: 'F4.SW', obstacle: 'F4.S', difficult: 'F5.NW' }
    expect(told({ sides: right }, 'D4/2', 'G5/4')).toEqual(['penalty F5.NW side difficult corner 5.171'])
    const rules = classicSight
    // black all along above or below: it takes the other hand, and meets nothing
    expect(told({ rules, sides: { impassable: 'F4.S E5.NE' } }, 'E5/1', 'G5/4')).toEqual([])
    expect(told({ rules, sides: { impassable: 'F4.S E5.SE' } }, 'E5/1', 'G5/4')).toEqual([])
    for (const sides of [
      { impassable: 'F4.S E5.NE', difficult: 'E5.SE F5.NE' },
      { impassable: 'F4.S E5.SE', difficult: 'E5.NE F4.SE' },
    ])
      expect(turning({ rules: { ...classicSight, obstacles: true }, sides }, 'E5/1', 'G5/4')).toBe(costly)
  })

  it('4.06 along the border it is blocked by it, unless the book lets it pass', () => {
    expect(burden({}, 'E1/1', 'G1/4')).toBe(blocked)
    expect(told({}, 'E1/1', 'G1/4')).toEqual(['blocks F1.N border impassable along 4.06'])
    expect(told({}, 'G1/4', 'E1/1')).toEqual(['blocks F1.N border impassable along 4.06'])
    expect(burden({ rules: classicSight }, 'E1/1', 'G1/4')).toBe(clear)
    expect(told({}, 'B1/5', 'A1/0')).toEqual(['blocks A1.NE border impassable along 4.06'])
    expect(told({}, 'A2/5', 'A1/4')).toEqual(['blocks A1.SW border impassable along 4.06'])
    expect(burden({}, 'D9/1', 'F9/4')).toBe(blocked)
    expect(told({}, 'D9/1', 'F9/4')).toEqual(['blocks E9.S border impassable along 4.06'])
    expect(burden({ rules: classicSight }, 'D9/1', 'F9/4')).toBe(clear)
  })

  it('4.06 between two gaps it leaves the board where they begin, and says so', () => {
    const gaps = 'F4 F5'
    expect(line({ gaps })).toBe(blocked)
    expect(told({ gaps }, 'E5/1', 'G5/4')).toEqual(['blocks E5.NE border impassable along 4.06'])
    expect(told({ gaps }, 'G5/4', 'E5/1')).toEqual(['blocks G5.SW border impassable along 4.06'])
    expect(line({ gaps, rules: classicSight })).toBe(blocked)
    const classic = told({ gaps, rules: classicSight }, 'E5/1', 'G5/4')
    expect(classic).toEqual([
      'blocks E5.NE border impassable corner 4.06',
      'blocks G5.NW border impassable corner 4.06',
    ])
    const more = { gaps: `${gaps} G5`, rules: classicSight }
    expect(told(more, 'E5/1', 'I5/4')).toEqual(['blocks E5.NE border impassable corner 4.06'])
    expect(told({ gaps: 'F5' }, 'E5/1', 'G5/4')).toEqual(['blocks F4.S border impassable along 4.06'])
    expect(line({ gaps: 'F4' })).toBe(blocked)
    expect(told({ gaps: 'F4' }, 'E5/1', 'G5/4')).toEqual(['blocks F5.N border impassable along 4.06'])
  })
})

describe('a line over a corner', () => {
  // From E6 to E3, over the corner that E5 and E4 share with F4.
  const line = (small: SmallBoard, start = 'E6/0', end = 'E3/2') => turning(small, start, end)

  it('5.121 goes through the side between or round it, in every direction', () => {
    expect(line({ sides: { impassable: 'E5.N' } })).toBe(clear)
    expect(line({ sides: { impassable: 'E5.N E5.NE' } })).toBe(blocked)
    expect(line({ sides: { impassable: 'E5.N E4.SE' } })).toBe(blocked)
    expect(line({ sides: { impassable: 'E5.NE E4.SE' } })).toBe(clear)
    // and with the third hex on its left
    expect(line({ sides: { impassable: 'E5.N E5.NW' } }, 'E6/5', 'E3/3')).toBe(blocked)
    expect(line({ sides: { impassable: 'E5.N E4.SW' } }, 'E6/5', 'E3/3')).toBe(blocked)
    expect(line({ sides: { impassable: 'E5.NW E4.SW' } }, 'E6/5', 'E3/3')).toBe(clear)
  })

  it('5.171 costs nothing at sides of the shooter’s own hexes, be it the third of the corner', () => {
    const sides = { impassable: 'E5.N', difficult: 'E5.NE E4.SE' }
    expect(line({ sides })).toBe(costly)
    expect(line({ sides }, 'E6 F4/0')).toBe(clear)
    expect(line({ sides }, 'E6 G4/0')).toBe(costly)
    expect(line({ sides: { impassable: 'E5.N', difficult: 'E5.NE' } }, 'E6 E5/0')).toBe(clear)
    expect(line({ sides: { impassable: 'E5.N', difficult: 'E4.SE' } }, 'E6 E5/0')).toBe(costly)
    const left = { impassable: 'E5.N', difficult: 'E5.NW E4.SW' }
    expect(line({ sides: left }, 'E6/5', 'E3/3')).toBe(costly)
    expect(line({ sides: left }, 'E6 D4/5', 'E3/3')).toBe(clear)
  })

  it('5.171 4.041 a raised shooter goes by the penalty, which it does not pay', () => {
    const sides = { obstacle: 'E5.N', difficult: 'E5.NE' }
    expect(line({ sides }, 'E6 E4/0')).toBe(obstacle)
    expect(line({ sides, raised: 'E6' }, 'E6 E4/0')).toBe(clear)
    expect(line({ sides, raised: 'E6 E4' }, 'E6 E4/0')).toBe(clear)
  })

  it('5.121 tells the side that it goes through, or those that it goes round by', () => {
    const tell = (sides: SmallBoard['sides'], more: SmallBoard = {}) =>
      told({ sides, ...more }, 'E6/0', 'E3/2')
    expect(tell({ impassable: 'E5.N E5.NE' })).toEqual(['blocks E5.N side impassable corner 5.121'])
    expect(tell({ impassable: 'E5.N', difficult: 'E5.NE' })).toEqual([
      'penalty E5.NE side difficult corner 5.171',
    ])
    expect(tell({ impassable: 'E5.N', difficult: 'E5.NE E4.SE' })).toEqual([
      'penalty E5.NE side difficult corner 5.171',
    ])
    expect(tell({ impassable: 'E5.N', obstacle: 'E5.NE', difficult: 'E4.SE' })).toEqual([
      'obstacle E5.NE side obstacle corner 4.041',
      'penalty E5.NE side obstacle corner 5.171',
    ])
    expect(tell({ impassable: 'E5.N', difficult: 'E5.NE', obstacle: 'E4.SE' })).toEqual([
      'penalty E5.NE side difficult corner 5.171',
      'obstacle E4.SE side obstacle corner 4.041',
    ])
    expect(tell({ difficult: 'E5.N E5.NE' })).toEqual(['penalty E5.N side difficult corner 5.171'])
    expect(tell({ impassable: 'E5.N' }, { gaps: 'F4' })).toEqual(['blocks E5.N side impassable corner 5.121'])
    expect(tell({ impassable: 'E5.N' })).toEqual([])
  })

  it('5.171 4.041 tells of the penalty or the obstacle, whichever it takes', () => {
    const sides = { obstacle: 'E5.NE', difficult: 'F4.S G5.SW' }
    expect(told({ sides }, 'E5/1', 'G5/4')).toEqual(['obstacle F4.SW side obstacle corner 4.041'])
    const two = { obstacle: `${sides.obstacle} I5.NW I5.SW H4.S`, difficult: sides.difficult }
    expect(turning({ sides }, 'E5/1', 'G5/4')).toBe(obstacle)
    expect(burden({ sides: two }, 'E5/1', 'I5/4')).toBe(obstacle | costly)
  })
})

describe('a line from hex to hex', () => {
  it('5.10 5.11 5.12 tells all that it crosses, in order, behind what blocks too', () => {
    const small: SmallBoard = {
      sides: { impassable: 'E6.N', difficult: 'E4.N', water: 'E5.N' },
      figures: 'E4 E3~',
      raised: 'E5',
    }
    expect(told(small, 'E7/5', 'E2/0')).toEqual([
      'blocks E6.N side impassable across 5.10',
      'blocks E5 raised across 5.12',
      'blocks E4 figure across 5.11',
      'penalty E4.N side difficult across 5.171',
      'penalty E3 figure across 5.171',
    ])
    expect(told({ sides: { difficult: 'E5.N E4.N' } }, 'E7/5', 'E2/0')).toEqual([
      'penalty E5.N side difficult across 5.171',
      'penalty E4.N side difficult across 5.171',
    ])
    expect(told({ sides: { obstacle: 'E5.N E4.N' } }, 'E7/5', 'E2/0')).toEqual([
      'obstacle E5.N side obstacle across 4.041',
      'penalty E5.N side obstacle across 5.171',
      'obstacle E4.N side obstacle across 4.041',
      'penalty E4.N side obstacle across 5.171',
    ])
    expect(told({ raised: 'E6 E4' }, 'E6/5', 'E2/0')).toEqual(['blocks E4 raised across 5.141'])
  })

  it('5.10 crosses a side in every direction', () => {
    for (const [sides, cost] of [
      [{ impassable: 'E4.N' }, blocked],
      [{ difficult: 'E4.N' }, costly],
      [{ obstacle: 'E4.N' }, obstacle | costly],
      [{ obstacle: 'E4.N E5.N' }, blocked],
    ] as const) {
      expect(turning({ sides }, 'E7/5', 'E2/0')).toBe(cost)
      expect(turning({ sides }, 'E2/0', 'E7/5')).toBe(cost)
    }
    expect(turning({ figures: 'E4' }, 'E7/5', 'E2/0')).toBe(blocked)
    // from corner to corner of a single hex, and where that is the last one
    expect(turning({ figures: 'E4' }, 'E5/0', 'E3/2')).toBe(blocked)
    expect(turning({ figures: 'E4' }, 'E6/0', 'E3/2')).toBe(blocked)
    expect(turning({ sides: { difficult: 'E4.N' } }, 'E7 E4/5', 'E2/0')).toBe(clear)
    expect(turning({ sides: { difficult: 'E4.N' } }, 'E7 E3/5', 'E2/0')).toBe(clear)
  })

  it('5.171 8.10e a raised shooter pays nothing for a soft one that is raised', () => {
    expect(turning({ figures: 'E4~', raised: 'E6 E5 E4' }, 'E6/5', 'E2/0')).toBe(clear)
    expect(turning({ figures: 'E4', raised: 'E6 E5 E4' }, 'E6/5', 'E2/0')).toBe(blocked)
    expect(turning({ figures: 'E4~', raised: 'E4 E3 E2' }, 'E6/5', 'E2/0')).toBe(costly)
  })

  it('4.06 tells nothing that lies beyond the border or a gap', () => {
    const figures = 'E3 E5'
    expect(told({ gaps: 'E4', figures }, 'E7/5', 'E2/0')).toEqual([
      'blocks E5 figure across 5.11',
      'blocks E5.N border impassable across 4.06',
    ])
    expect(told({ gaps: rowOf(4), figures }, 'E2/5', 'E7/0')).toEqual([
      'blocks E3 figure across 5.11',
      'blocks E3.S border impassable across 4.06',
    ])
  })

  it('5.11 5.12 the first hex of the board is as good as any', () => {
    // from the corner that A1 and B1 share at the border, through A1 and its lower side
    const line = ['B1/5', 'A2/4'] as const
    expect(burden({}, ...line)).toBe(clear)
    expect(burden({ figures: 'A1' }, ...line)).toBe(blocked)
    expect(burden({ figures: 'A1~' }, ...line)).toBe(costly)
    expect(burden({ raised: 'A1' }, ...line)).toBe(blocked)
    expect(told({ sides: { impassable: 'A1.SE A1.S' }, figures: 'A1' }, ...line)).toEqual([
      'blocks B1.NW side impassable corner 5.121',
      'blocks A1 figure across 5.11',
      'blocks A1.S side impassable across 5.10',
    ])
    expect(told({ sides: { impassable: 'A2.N' } }, 'A1/5', 'A3/0')).toEqual([
      'blocks A1.S side impassable across 5.10',
    ])
    expect(told({ sides: { impassable: 'A2.N' } }, 'A3/5', 'A1/0')).toEqual([
      'blocks A2.N side impassable across 5.10',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { blocked, clear, costly, obstacle } from '../../../rules/board/sightGrid.ts'
import { burden, type SmallBoard } from '../../helpers/smallBoard.ts'

/** The line from E6 to E3 passes the corner of E5, E4 and F4 on its way from E5 to E4. */
const over = (sides: SmallBoard['sides'], more: SmallBoard = {}) => burden({ sides, ...more }, 'E6/0', 'E3/2')

describe('corners where sides meet', () => {
  it.each<[string, SmallBoard['sides'], number]>([
    ['nothing', {}, clear],
    ['one black side, touched at its end', { impassable: 'E5.N' }, clear],
    ['one black side on either hand', { impassable: 'E5.NE' }, clear],
    ['two black sides that part the way', { impassable: 'E5.N E5.NE' }, blocked],
    ['two black sides that part it beyond', { impassable: 'E5.N E4.SE' }, blocked],
    ['two black sides that part the third hex only', { impassable: 'E5.NE E4.SE' }, clear],
    ['three black sides', { impassable: 'E5.N E5.NE E4.SE' }, blocked],
    ['a difficult side alone', { difficult: 'E5.N' }, clear],
    ['a black and a difficult side', { impassable: 'E5.N', difficult: 'E5.NE' }, costly],
    ['a difficult and a black side', { difficult: 'E5.N', impassable: 'E4.SE' }, costly],
    ['a black side and an obstacle', { impassable: 'E5.N', obstacle: 'E4.SE' }, obstacle | costly],
    ['an obstacle and a difficult side', { obstacle: 'E5.N', difficult: 'E5.NE' }, costly],
    ['two obstacles, of which one is crossed', { obstacle: 'E5.N E5.NE' }, obstacle | costly],
    ['two difficult sides', { difficult: 'E5.N E4.SE' }, costly],
    ['black, and difficult twice the other way', { impassable: 'E5.N', difficult: 'E5.NE E4.SE' }, costly],
    ['black, difficult and obstacle', { impassable: 'E5.N', difficult: 'E5.NE', obstacle: 'E4.SE' }, 3],
    ['a black side and water', { impassable: 'E5.N', water: 'E5.NE' }, clear],
  ])('5.121 %s', (_, sides, expected) => {
    expect(over(sides)).toBe(expected)
  })

  it('5.121 5.171 the way round a corner is over both its sides', () => {
    // black straight on; round it a difficult side, and an obstacle that raised ground lifts
    const sides: SmallBoard['sides'] = { impassable: 'E5.N', difficult: 'E5.NE', obstacle: 'E4.SE' }
    expect(over(sides, { raised: 'E4 E3' })).toBe(obstacle | costly)
  })

  it('5.121 at a line’s start the sector is that of the shooter’s hex', () => {
    // the line leaves E6 into E5, at a corner that F5 shares
    expect(over({ impassable: 'E6.N' })).toBe(clear)
    expect(over({ impassable: 'E6.N E6.NE' })).toBe(blocked)
    expect(over({ impassable: 'E6.NE E5.SE' })).toBe(clear)
  })

  it('5.121 at its end it is that of the target’s hex', () => {
    expect(over({ impassable: 'E3.S' })).toBe(clear)
    expect(over({ impassable: 'E3.S E3.SE' })).toBe(blocked)
    expect(over({ impassable: 'E3.S E4.NE' })).toBe(blocked)
  })

  it('5.121 the border parts like a black side', () => {
    expect(over({ impassable: 'E5.N' }, { gaps: 'F4' })).toBe(blocked)
    expect(over({ difficult: 'E5.N' }, { gaps: 'F4' })).toBe(costly)
  })

  it('5.121 a line without length goes from sector to sector too', () => {
    expect(burden({}, 'E5/0', 'E4/2')).toBe(clear)
    expect(burden({ sides: { impassable: 'E5.N' } }, 'E5/0', 'E4/2')).toBe(clear)
    expect(burden({ sides: { impassable: 'E5.N E5.NE' } }, 'E5/0', 'E4/2')).toBe(blocked)
  })
})

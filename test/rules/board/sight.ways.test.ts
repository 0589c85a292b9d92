import { describe, expect, it } from 'vitest'
import { explain, type Looking, type SmallBoard, see, slowly, wall } from '../../helpers/smallBoard.ts'

describe('large bases', () => {
  const base = 'E5 E6 F5'
  it('8.46 what is walled in sees nothing, and the rest of the base does', () => {
    const small: SmallBoard = { sides: { impassable: 'E5.NE F5.N F5.NE F5.SE F5.S E6.SE' } }
    const looking: Looking = { from: base, to: 'I5', allAround: true, facing: 'N' }
    expect(see(small, { ...looking, from: 'F5' })).toMatchObject({ visible: false, why: 'blocked' })
    expect(see(small, looking)).toMatchObject({ visible: true, range: 4 })
    expect(slowly(small, looking).visible).toBe(true)
  })

  it('5.06 8.46 each hex of the base looks as far as the range goes, at each hex of the target', () => {
    const looking: Looking = { from: base, to: 'I5 I6', allAround: true, facing: 'N' }
    expect(see({}, { ...looking, range: 3 })).toMatchObject({ visible: true, range: 3 })
    expect(see({}, { ...looking, range: 2 })).toMatchObject({ visible: false, why: 'out-of-range', range: 3 })
  })
})

describe('of several ways to see it', () => {
  it('5.171 a facing keeps its way without the penalty, whatever its other corner offers', () => {
    const small: SmallBoard = { sides: { difficult: 'E4.N E4.NW' } }
    expect(see(small, { from: 'E5', to: 'E2' }).facings).toEqual([
      { facing: 0, penalty: false },
      { facing: 1, penalty: false },
      { facing: 5, penalty: true },
    ])
    // nor does it matter that the left corner, walled in, leaves facing NW no other
    const walled: SmallBoard = { sides: { ...small.sides, impassable: 'E5.NW E5.SW' } }
    expect(see(walled, { from: 'E5', to: 'E2' }).facings).toEqual([
      { facing: 0, penalty: false },
      { facing: 1, penalty: false },
      { facing: 5, penalty: true },
    ])
  })

  it('5.171 no penalty comes before little turning, even a half turn', () => {
    const looking: Looking = { from: 'E5', to: 'E3 E7', facing: 'N S', prefer: 0 }
    expect(see({ sides: { difficult: wall(4) } }, looking)).toMatchObject({
      penalty: false,
      best: { facing: 3 },
    })
    expect(see({}, looking)).toMatchObject({ penalty: false, best: { facing: 0 } })
  })

  it('5.06 5.08 of two that turn as little the nearer hex of the target counts', () => {
    const looking: Looking = { from: 'E5', to: 'F5 C5', prefer: 0 }
    expect(see({}, looking)).toMatchObject({ range: 1, best: { facing: 1 } })
    expect(see({}, { ...looking, to: 'C5 F5' })).toMatchObject({ range: 1, best: { facing: 1 } })
  })

  it('5.10 nothing blocks the lines of what is seen', () => {
    const { lines } = explain({ sides: { difficult: wall(4) } }, { from: 'E6', to: 'E2' })
    expect(lines.map(line => line.blockedBy)).toEqual([null, null])
  })
})

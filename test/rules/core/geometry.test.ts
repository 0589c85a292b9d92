import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corner, type LatticePoint, type LinePart, trace, walk } from '../../../rules/core/geometry.ts'
import { add, equal, facings, type Hex, rotate, step, turned } from '../../../rules/core/hex.ts'
import { nameSide, slowTrace } from '../../helpers/slowTrace.ts'

const name = (part: LinePart): string => {
  if (part.kind === 'inside') return `inside ${part.hex.q},${part.hex.r}`
  if (part.kind === 'corner') return `corner ${part.at.q},${part.at.r}`
  return `${part.kind} ${nameSide(...part.hexes)}`
}
const names = (from: LatticePoint, to: LatticePoint) => trace(from, to).map(name)

const hexes = (size: number): fc.Arbitrary<Hex> =>
  fc.record({ q: fc.integer({ min: -size, max: size }), r: fc.integer({ min: -size, max: size }) })
const corners = (size: number): fc.Arbitrary<LatticePoint> =>
  fc.tuple(hexes(size), fc.nat(5)).map(([hex, i]) => corner(hex, i))

const spin = (part: LinePart, by: number): LinePart => {
  if (part.kind === 'inside') return { ...part, hex: rotate(part.hex, by) }
  if (part.kind === 'corner') return { ...part, at: rotate(part.at, by) }
  return { ...part, hexes: [rotate(part.hexes[0], by), rotate(part.hexes[1], by)] }
}

describe('corners of hexes', () => {
  it('lie around the centre, clockwise from the upper right, a sixth of a circle apart', () => {
    facings.forEach(i => {
      const { q, r } = corner({ q: 0, r: 0 }, i)
      const [x, y] = [q / 2, ((2 * r + q) * Math.sqrt(3)) / 6]
      const angle = ((i - 1) * Math.PI) / 3
      expect(x).toBeCloseTo(Math.cos(angle))
      expect(y).toBeCloseTo(Math.sin(angle))
    })
  })

  it('are shared by the three hexes that meet there', () => {
    fc.assert(
      fc.property(hexes(9), fc.nat(5), (hex, i) => {
        expect(corner(add(hex, step(i)), i + 2)).toEqual(corner(hex, i))
        expect(corner(add(hex, step(i + 1)), i + 4)).toEqual(corner(hex, i))
      }),
    )
  })

  it('are the ends of sides: side f reaches from corner f - 1 to corner f', () => {
    for (const f of facings) {
      const shared = facings
        .map(i => corner({ q: 0, r: 0 }, i))
        .filter(c => facings.some(i => equal(corner(step(f), i), c)))
      expect(shared).toHaveLength(2)
      for (const i of [f - 1, f]) expect(shared).toContainEqual(corner({ q: 0, r: 0 }, i))
    }
  })
})

describe('trace', () => {
  const o = { q: 0, r: 0 }

  it('does nothing where it has no length', () => {
    expect(trace(corner(o, 2), corner(o, 2))).toEqual([])
    for (const odd of [0, 1])
      expect(walk(odd, 0, 0)).toMatchObject({ first: odd, last: odd, startsAlong: true, endsAlong: true })
  })

  it('runs along a single side', () => {
    for (const f of facings)
      expect(names(corner(o, f), corner(o, f - 1))).toEqual([`along ${nameSide(o, step(f))}`])
  })

  it('crosses one hex from corner to corner', () => {
    expect(names(corner(o, 0), corner(o, 2))).toEqual(['inside 0,0'])
    expect(names(corner(o, 0), corner(o, 3))).toEqual(['inside 0,0'])
  })

  it('goes on over corners and along sides where the lattice has it so', () => {
    // from the left corner of 0,0 to the right: through the hex, then along the side that goes on from there
    expect(names(corner(o, 4), corner({ q: 2, r: -1 }, 1))).toEqual([
      'inside 0,0',
      'corner 2,-1',
      `along ${nameSide({ q: 1, r: -1 }, { q: 1, r: 0 })}`,
      'corner 4,-2',
      'inside 2,-1',
    ])
    // and without a side to run along, straight from one hex into another over the corner between them
    expect(names(corner(o, 2), corner({ q: 0, r: -1 }, 0))).toEqual([
      'inside 0,0',
      'corner 1,-2',
      'inside 0,-1',
    ])
  })

  it('takes stretches and what lies between them in turns', () => {
    fc.assert(
      fc.property(corners(12), corners(12), (from, to) => {
        trace(from, to).forEach((part, n) => {
          expect(part.kind === 'inside' || part.kind === 'along').toBe(n % 2 === 0)
        })
      }),
    )
  })

  it('agrees with the slow decision in rational numbers', () => {
    fc.assert(
      fc.property(corners(5), corners(5), (from, to) => {
        expect(names(from, to)).toEqual(slowTrace(from, to))
      }),
      { numRuns: 4000 },
    )
  })

  it('agrees with the slow decision on long lines', () => {
    fc.assert(
      fc.property(corners(14), corners(14), (from, to) => {
        expect(names(from, to)).toEqual(slowTrace(from, to))
      }),
      { numRuns: 500 },
    )
  })

  it('agrees with the slow decision on every line out of one hex', () => {
    for (const i of [0, 1])
      for (let q = -4; q <= 4; q++)
        for (let r = -4; r <= 4; r++)
          for (const j of facings) {
            const [from, to] = [corner(o, i), corner({ q, r }, j)]
            expect(names(from, to)).toEqual(slowTrace(from, to))
          }
  })

  it('is the same backwards', () => {
    fc.assert(
      fc.property(corners(20), corners(20), (from, to) => {
        expect(names(to, from)).toEqual(names(from, to).reverse())
      }),
      { numRuns: 2000 },
    )
  })

  it('turns with the whole plane', () => {
    fc.assert(
      fc.property(corners(20), corners(20), fc.nat(5), (from, to, by) => {
        const expected = trace(from, to).map(part => name(spin(part, by)))
        expect(names(rotate(from, by), rotate(to, by))).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses a point that is no corner', () => {
    expect(() => trace({ q: 0, r: 0 }, corner(o, 1))).toThrow(RangeError)
    expect(() => trace(corner(o, 1), { q: 1, r: 2 })).toThrow(RangeError)
    expect(() => walk(0, 2, 2)).toThrow(RangeError)
    expect(() => walk(1, 2, 1)).toThrow(RangeError)
  })

  it('finds that about a third of all lines pass through a foreign corner', () => {
    let passing = 0
    let all = 0
    for (let q = -6; q <= 6; q++)
      for (let r = -6; r <= 6; r++)
        for (const j of facings) {
          all++
          if (trace(corner(o, turned(j, q)), corner({ q, r }, j)).some(part => part.kind === 'corner'))
            passing++
        }
    expect(passing / all).toBeGreaterThan(0.25)
    expect(passing / all).toBeLessThan(0.45)
  })
})

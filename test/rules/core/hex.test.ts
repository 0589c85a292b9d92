import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  directions,
  distance,
  equal,
  facings,
  fromOffset,
  makeColumn,
  makeFacing,
  makeHex,
  parseFacing,
  parseHex,
  rotate,
  step,
  subtract,
  toOffset,
  turned,
} from '../../../rules/core/hex.ts'

const offsets = fc.record({ column: fc.nat(701), row: fc.nat(998) })
const hexes = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) })
const around = (label: string) => facings.map(f => makeHex(add(parseHex(label)!, step(f))))
const between = (a: string, b: string) => distance(parseHex(a)!, parseHex(b)!)

describe('labels of hexes', () => {
  it.each([
    ['A1', 0, 0],
    ['C7', 2, 6],
    ['X16', 23, 15],
    ['Z1', 25, 0],
    ['AA1', 26, 0],
    ['AZ9', 51, 8],
    ['ZZ999', 701, 998],
  ])('%s is column %i, row %i', (label, column, row) => {
    expect(parseHex(label)).toEqual(fromOffset(column, row))
    expect(makeHex(fromOffset(column, row))).toBe(label)
  })

  it('come back from every hex', () => {
    fc.assert(
      fc.property(offsets, ({ column, row }) => {
        const hex = fromOffset(column, row)
        expect(toOffset(hex)).toEqual({ column, row })
        expect(parseHex(makeHex(hex))).toEqual(hex)
        expect(parseHex(` ${makeHex(hex).toLowerCase()} `)).toEqual(hex)
      }),
    )
  })

  it.each(['', 'C', '7', 'C0', 'C07', 'AAA1', 'C7 D8', 'C-1', 'C1000', 'É1', 'C7.5'])('%j is none', text => {
    expect(parseHex(text)).toBeUndefined()
  })

  it('number columns past Z as people expect', () => {
    expect([0, 25, 26, 27, 51, 52, 701].map(makeColumn)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ'])
  })
})

describe('facings', () => {
  it('come back from their names', () => {
    for (const f of facings) expect(parseFacing(makeFacing(f))).toBe(f)
    expect(directions.map(d => parseFacing(` ${d.toLowerCase()} `))).toEqual([...facings])
    for (const text of ['', 'E', 'W', 'NNE', '0']) expect(parseFacing(text)).toBeUndefined()
  })

  it('wrap around both ways', () => {
    expect([turned(5, 1), turned(0, -1), turned(3, 9), turned(2, -14)]).toEqual([0, 5, 0, 0])
  })

  it('lead out and back', () => {
    for (const f of facings) expect(add(step(f), step(f + 3))).toEqual({ q: 0, r: 0 })
  })

  it('lead to the neighbours a drawing shows: columns B, D, ... stand half a hex lower', () => {
    expect(around('C7')).toEqual(['C6', 'D6', 'D7', 'C8', 'B7', 'B6'])
    expect(around('D7')).toEqual(['D6', 'E7', 'E8', 'D8', 'C8', 'C7'])
  })
})

it('equal hexes are so in both directions', () => {
  const hex = { q: 1, r: 2 }
  expect(
    [
      { q: 1, r: 2 },
      { q: 3, r: 2 },
      { q: 1, r: 3 },
    ].map(other => equal(hex, other)),
  ).toEqual([true, false, false])
})

describe('distance', () => {
  it('5.06 counts the hexes up to the target, without the own one', () => {
    expect(between('C7', 'C7')).toBe(0)
    expect(between('C7', 'D6')).toBe(1)
    expect(between('C7', 'C12')).toBe(5)
    expect(between('A1', 'E1')).toBe(4)
    expect(between('A1', 'E5')).toBe(6)
  })

  it('is a distance, and turning keeps it', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, fc.nat(5), (a, b, c, by) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
        expect(distance(rotate(a, by), rotate(b, by))).toBe(distance(a, b))
        expect(distance(a, b) === 0).toBe(equal(a, b))
      }),
    )
  })
})

describe('rotate', () => {
  it('turns steps into the next steps', () => {
    for (const f of facings) for (const by of facings) expect(rotate(step(f), by)).toEqual(step(f + by))
  })

  it('six sixths are nothing', () => {
    fc.assert(
      fc.property(hexes, fc.integer({ min: -20, max: 20 }), (hex, by) => {
        expect(equal(rotate(rotate(hex, by), -by), hex)).toBe(true)
        expect(subtract(rotate(hex, 6), hex)).toEqual({ q: 0, r: 0 })
      }),
    )
  })
})

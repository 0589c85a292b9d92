import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCell, parseCell } from '../../../../rules/board/board.ts'
import type { MovementRules } from '../../../../rules/combat-hex/battle/book.ts'
import { findChains } from '../../../../rules/combat-hex/battle/fight/combat.ts'
import { courseOf, placements } from '../../../../rules/combat-hex/battle/move/movement.ts'
import {
  drawnOn,
  invitesOf,
  pathOf,
  reachOf,
  type Way,
  wayRound,
  wayTo,
} from '../../../../rules/combat-hex/battle/move/reach.ts'
import type { RuleBook } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import { add, directions, type Hex, step, turned } from '../../../../rules/core/hex.ts'
import {
  isCut,
  keyOf,
  type Layout,
  layouts,
  moveLayout,
  playLayout,
  prices,
  sideBetween,
  standsOn,
  zoneOf,
} from '../../../helpers/layout.ts'
import { both, disc, type Motion, mirror, turnBy } from '../../../helpers/position.ts'
import { byPrice, type Gift, gifts, type Price, slowWays } from '../../../helpers/slowWays.ts'
import { many } from '../../../helpers/thorough.ts'

/**
 * Where the first soldier can end a move, hex by hex, with its cost: the rules read slowly, without tables.
 * A hex that it can come to in passing counts as that.
 */
function slowReach(layout: Layout, movement: number, rules: MovementRules): Map<string, number> {
  const mover = layout.soldiers[0]!
  const others = layout.soldiers.slice(1)
  const enemies = others.filter(one => one.owner !== mover.owner)
  const friends = others.filter(one => one.owner === mover.owner)
  const zones = enemies.map(one => zoneOf(layout, one))
  const stops = new Set(zones.flat())
  const enters = (from: string, to: string) =>
    rules.everyStepInZoneCounts
      ? stops.has(to)
      : zones.some(zone => zone.includes(to) && !zone.includes(from))
  const inTheWay = friends.filter(
    one => rules.threatenedFriendsBlock && standsOn(one).some(hex => stops.has(keyOf(hex))),
  )
  const closed = new Set([...enemies, ...inTheWay].flatMap(standsOn).map(keyOf))
  const taken = new Set([...layout.barred, ...others.flatMap(standsOn)].map(keyOf))
  const ground = new Map(layout.hexes.map(hex => [keyOf(hex), hex]))
  const free = (hex: Hex) => ground.has(keyOf(hex)) && !taken.has(keyOf(hex))
  const mayEnd = (hex: Hex) =>
    free(hex) &&
    (mover.base === 'single' ||
      [0, 1, 2, 3, 4, 5].some(f => !isCut(layout, hex, f) && free(add(hex, step(f)))))
  const cost = new Map([[keyOf(mover.hex), 0]])
  const ended = new Map<string, number>()
  for (let changed = true; changed; ) {
    changed = false
    for (const [key, hex] of ground) {
      const spent = cost.get(key)
      if (spent === undefined) continue
      for (let f = 0; f < 6; f++) {
        const next = add(hex, step(f))
        const price = prices[sideBetween(layout, hex, f) ?? 'none']
        if (price === undefined || spent + price > movement || closed.has(keyOf(next))) continue
        const way = enters(key, keyOf(next)) ? ended : cost
        if (way === ended && !mayEnd(next)) continue
        if ((way.get(keyOf(next)) ?? Infinity) <= spent + price) continue
        way.set(keyOf(next), spent + price)
        changed = true
      }
    }
  }
  for (const [key, spent] of ended) if (!cost.has(key)) cost.set(key, spent)
  cost.delete(keyOf(mover.hex))
  for (const [key, hex] of ground) if (!mayEnd(hex)) cost.delete(key)
  return cost
}

/** Numbers of the soldiers that attack whoever goes this way (4.11). */
const slowAttackers = (layout: Layout, way: readonly string[], rules: MovementRules): number[] =>
  layout.soldiers.flatMap((one, i) => {
    if (one.owner === layout.soldiers[0]!.owner) return []
    const inside = way.map(key => zoneOf(layout, one).includes(key))
    const leaves = rules.everyStepInZoneCounts
      ? inside[0]
      : inside.some((was, n) => was && n + 1 < inside.length && !inside[n + 1])
    return leaves ? [i] : []
  })

/** Where the engine lets the first soldier end a move, hexes of the plane, with cost and facings. */
function fastReach(layout: Layout, movement: number, book: RuleBook) {
  const { table, ids, label } = playLayout(layout, { movement }, { book })
  const course = courseOf(table.game, table.figure(ids[0]!))
  const reach = reachOf(table.game, course, movement)
  const found = new Map<string, { cost: number; facings: number[] }>()
  for (const hex of layout.hexes) {
    const cell = parseCell(table.board, label(hex))!
    if (reach.cells.includes(cell))
      found.set(keyOf(hex), {
        cost: wayTo(reach, cell).cost,
        facings: [...placements(table.game, course, cell)],
      })
  }
  return found
}

const motions: Motion[] = [
  turnBy(1),
  turnBy(2),
  turnBy(3),
  turnBy(4),
  turnBy(5),
  mirror,
  both(mirror, turnBy(1)),
  both(mirror, turnBy(4)),
]
const motion = fc.constantFrom(...motions)
const movement = fc.integer({ min: 1, max: 9 })

describe.each([tournament, classic])('reach, $id', book => {
  it('is what a slow reading of section 4 finds', () => {
    fc.assert(
      fc.property(layouts(3), movement, (layout, points) => {
        const fast = new Map([...fastReach(layout, points, book)].map(([key, { cost }]) => [key, cost]))
        expect(fast).toEqual(slowReach(layout, points, book.movement))
      }),
      { numRuns: many(250, 62) },
    )
  })

  it('says on each way who attacks freely, as a slow reading of 4.11 does', () => {
    fc.assert(
      fc.property(layouts(3), movement, (layout, points) => {
        const { table, ids, label } = playLayout(layout, { movement: points }, { book })
        const mover = table.figure(ids[0]!)
        const places = new Map(layout.hexes.map(hex => [parseCell(table.board, label(hex))!, keyOf(hex)]))
        const reach = reachOf(table.game, courseOf(table.game, mover), points)
        for (const cell of reach.cells) {
          const way = pathOf(wayTo(reach, cell))
          const told = drawnOn(table.game, reach.course, way).flatMap(({ by, when, strikes }) =>
            strikes && when === 'leaving' ? by.id : [],
          )
          const slow = slowAttackers(
            layout,
            [mover.at, ...way].map(at => places.get(at)!),
            book.movement,
          )
          expect([...told].sort()).toEqual(slow.map(i => ids[i]!).sort())
        }
      }),
      { numRuns: many(120, 30) },
    )
  })

  it('is the same however the layout lies', () => {
    fc.assert(
      fc.property(layouts(3), movement, motion, (layout, points, move) => {
        const here = [...fastReach(layout, points, book)]
        const moved = fastReach(moveLayout(layout, move), points, book)
        expect(moved.size).toBe(here.length)
        for (const [key, { cost, facings }] of here) {
          const [q, r] = key.split(' ').map(Number) as [number, number]
          const there = moved.get(keyOf(move.hex({ q, r })))
          expect(there?.cost).toBe(cost)
          expect([...there!.facings].sort()).toEqual(facings.map(f => move.facing(f)).sort())
        }
      }),
      { numRuns: many(120, 30) },
    )
  })

  it('is what may be answered: naming a hex and a facing is legal where the list has them, and nowhere else', () => {
    fc.assert(
      fc.property(layouts(2), movement, (layout, points) => {
        const { table, ids, label } = playLayout(layout, { movement: points }, { book })
        const mover = ids[0]!
        const listed = new Set(
          table.legal(`move ${mover} `).map(answer => {
            const [, , path = '', facing = ''] = answer.split(' ')
            return `${path.split('-').at(-1)} ${facing}`
          }),
        )
        const { space } = table.question
        for (const hex of layout.hexes)
          for (const facing of directions) {
            const checked = space.check(`move ${mover} ${label(hex)} ${facing}`)
            expect(checked.ok).toBe(listed.has(`${label(hex)} ${facing}`))
            // The full form means the same when it is read again.
            if (checked.ok) expect(space.check(checked.answer)).toEqual(checked)
            else expect(checked.refusal.code).toMatch(/^[a-z-]+$/)
          }
      }),
      { numRuns: many(120, 30) },
    )
  })
})

describe('ways, past enemies of every kind', () => {
  const gift = fc.constantFrom<Gift>(...gifts, 'flyer', 'large')
  const scene = fc.record({
    layout: layouts(3),
    points: fc.integer({ min: 1, max: 4 }),
    ap: fc.integer({ min: 0, max: 2 }),
    given: fc.array(gift, { minLength: 12, maxLength: 12 }),
  })
  // Chance does not always find somebody who has a way round an enemy: here a large one has.
  const withWayRound = {
    layout: {
      hexes: disc(3),
      sides: [],
      barred: [],
      soldiers: [
        { hex: { q: 0, r: -1 }, facing: 0, owner: 0, base: 'single' },
        { hex: { q: -2, r: 0 }, facing: 1, owner: 1, base: 'single' },
        { hex: { q: -3, r: 0 }, facing: 0, owner: 0, base: 'single' },
      ],
    } satisfies Layout,
    points: 3,
    ap: 0,
    given: ['large', ...Array.from({ length: 11 }, (): Gift => 'none')] satisfies Gift[],
  }
  const abilitiesOf = (one: Gift) => (one === 'none' ? [] : [`${one}:${one === 'repel' ? 1 : 0}`])

  it('are all that enumerating finds, and the one that is offered is the best of them', () => {
    let rounds = 0
    fc.assert(
      fc.property(scene, ({ layout, points, ap, given }) => {
        const { table, ids, label } = playLayout(layout, i => ({
          movement: points,
          ap: i === 0 ? ap : 1,
          kind: 'hero',
          abilities: abilitiesOf(given[i]!),
        }))
        const slow = slowWays(layout, given, points, ap)
        const { game } = table
        const reach = reachOf(game, courseOf(game, table.figure(ids[0]!)), points)
        const cells = new Map(layout.hexes.map(hex => [keyOf(hex), parseCell(table.board, label(hex))!]))
        const fast = [...cells].flatMap(([key, cell]) => (reach.cells.includes(cell) ? key : []))
        expect(fast.sort()).toEqual([...slow.keys()].sort())
        for (const [key, all] of slow) {
          const cell = cells.get(key)!
          const priceOf = (way: Way): Price => ({
            cost: way.cost,
            drawn: invitesOf(game, reach.course, way).length,
            tolls: way.tolls,
          })
          const [best] = all.toSorted(byPrice)
          expect(priceOf(wayTo(reach, cell))).toEqual(best)
          const fewest = Math.min(...all.map(({ drawn }) => drawn))
          const [round] = all.filter(({ drawn }) => drawn === fewest).toSorted(byPrice)
          const offered = wayRound(game, reach, cell)
          expect(offered && priceOf(offered)).toEqual(fewest < best!.drawn ? round : undefined)
          if (offered) rounds++
          // What is offered can be walked, at that price.
          for (const way of [wayTo(reach, cell), offered])
            if (way) {
              const path = pathOf(way).map(at => makeCell(table.board, at))
              expect(table.question.space.check(`move ${ids[0]} ${path.join('-')}`).ok).toBe(true)
            }
        }
      }),
      { numRuns: 400, examples: [[withWayRound]] },
    )
    expect(rounds).toBeGreaterThan(0)
  })
})

/** Chains as sets of the numbers of soldiers. */
const chainsOf = (layout: Layout) => {
  const { table, ids } = playLayout(layout)
  return findChains(table.game)
    .map(chain => chain.map(figure => ids.indexOf(figure.id)).sort((a, b) => a - b))
    .sort((a, b) => a[0]! - b[0]!)
}

/** Pairs of enemies of whom one stands in the other's danger zone (6.04). */
const linksOf = (layout: Layout): [number, number][] =>
  layout.soldiers.flatMap((one, i) => {
    const zone = zoneOf(layout, one)
    return layout.soldiers.flatMap((other, j): [number, number][] =>
      one.owner !== other.owner && standsOn(other).some(hex => zone.includes(keyOf(hex))) ? [[i, j]] : [],
    )
  })

describe('chains', () => {
  it('hold both of every pair that is linked, nobody twice, and nobody unlinked', () => {
    fc.assert(
      fc.property(layouts(3), layout => {
        const chains = chainsOf(layout)
        const links = linksOf(layout)
        const all = chains.flat()
        expect(new Set(all).size).toBe(all.length)
        for (const [a, b] of links) expect(chains.filter(c => c.includes(a) && c.includes(b))).toHaveLength(1)
        expect(new Set(all)).toEqual(new Set(links.flat()))
        // No chain falls apart: whoever is linked to its first member, step by step, is all of it.
        for (const chain of chains) {
          const met = [chain[0]!]
          for (const one of met)
            for (const [a, b] of links)
              for (const [from, to] of [
                [a, b],
                [b, a],
              ] as const)
                if (from === one && !met.includes(to)) met.push(to)
          expect(met.sort((a, b) => a - b)).toEqual(chain)
        }
      }),
      { numRuns: many(150, 37) },
    )
  })

  it('are the same for both sides, and however the layout lies', () => {
    fc.assert(
      fc.property(layouts(3), motion, (layout, move) => {
        const chains = chainsOf(layout)
        const swapped = {
          ...layout,
          soldiers: layout.soldiers.map(one => ({ ...one, owner: (1 - one.owner) as 0 | 1 })),
        }
        expect(chainsOf(swapped)).toEqual(chains)
        expect(chainsOf(moveLayout(layout, move))).toEqual(chains)
      }),
      { numRuns: many(120, 30) },
    )
  })
})

describe('the helpers of these tests', () => {
  it('turn and mirror without losing anybody', () => {
    for (const move of motions)
      for (let f = 0; f < 6; f++) expect(move.hex(step(f))).toEqual(step(turned(move.facing(f), 0)))
  })
})

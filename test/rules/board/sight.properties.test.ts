import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../../../rules/board/board.ts'
import {
  classicSight,
  explainSight,
  lookAt,
  type Observer,
  occupied,
  type Sight,
  type SightRules,
  sight,
  tournamentSight,
} from '../../../rules/board/sight.ts'
import { blocked, costly, obstacle } from '../../../rules/board/sightGrid.ts'
import { weigh } from '../../../rules/board/sightLines.ts'
import { type Facing, facings } from '../../../rules/core/hex.ts'
import {
  both,
  disc,
  type Laid,
  lay,
  type Motion,
  mirror,
  move,
  positions,
  turnBy,
} from '../../helpers/position.ts'
import { slowLine, slowSight } from '../../helpers/slowSight.ts'
import { many } from '../../helpers/thorough.ts'

const books: [string, SightRules][] = [
  ['tournament', tournamentSight],
  ['classic', classicSight],
  ['running along allowed, obstacles known', { ...tournamentSight, alongBlocks: false, raisedBlocks: false }],
]

const isRaised = ({ occupants }: Laid, cell: Cell) => (occupants[cell]! & occupied.raised) > 0

/** A figure that looks anywhere, or (`largely`) a large one. */
const viewerOn = (laid: Laid, cells: Cell[], largely = false): Observer => ({
  cells,
  eyes: (largely ? cells : cells.slice(0, 1)).map(cell => ({ cell, facings })),
  allAround: largely,
  raised: isRaised(laid, cells[0]!),
})

const targetOn = (laid: Laid, cells: Cell[]) => ({ cells, raised: isRaised(laid, cells[0]!) })

const look = (laid: Laid, rules: SightRules, from: number, to: number, largely = false, range = 99): Sight =>
  sight(
    { board: laid.board, rules, occupants: laid.occupants },
    viewerOn(laid, laid.figures[from]!, largely),
    targetOn(laid, laid.figures[to]!),
    { range },
  )

/** What must not depend on how the board lies, with facings turned as it is. */
const plain = ({ visible, penalty, range, why, facings }: Sight, turn: (f: Facing) => Facing) => ({
  visible,
  penalty,
  range,
  why,
  facings: facings
    .map(({ facing, penalty }) => ({ facing: turn(facing), penalty }))
    .sort((a, b) => a.facing - b.facing),
})

describe.each(books)('sight, %s', (_, rules) => {
  it('follows each line as the slow reading of the rules does', () => {
    fc.assert(
      fc.property(positions(disc(3)), position => {
        const laid = lay(position)
        const scene = { board: laid.board, rules, occupants: laid.occupants }
        const [[from], [to]] = laid.figures as [[Cell], [Cell]]
        const [viewer, target] = [viewerOn(laid, [from]), targetOn(laid, [to])]
        const view = lookAt(scene, viewer, target)
        const place = view.ground.place
        for (const i of facings)
          for (const j of facings)
            expect(weigh(view, place[from]!, i, place[to]!, j)).toBe(
              slowLine(scene, viewer, target, from, i, to, j),
            )
      }),
      { numRuns: many(50, 12) },
    )
  })

  it('tells of each line what it weighs', () => {
    fc.assert(
      fc.property(positions(disc(3)), position => {
        const laid = lay(position)
        const [[from], [to]] = laid.figures as [[Cell], [Cell]]
        const scene = { board: laid.board, rules, occupants: laid.occupants }
        const view = lookAt(scene, viewerOn(laid, [from]), targetOn(laid, [to]))
        const place = view.ground.place
        for (const i of facings)
          for (const j of facings) {
            const told: string[] = []
            const burden = weigh(view, place[from]!, i, place[to]!, j, blocked, ({ effect }) =>
              told.push(effect),
            )
            const shut = told.includes('blocks') || told.filter(effect => effect === 'obstacle').length > 1
            const open = (told.includes('obstacle') ? obstacle : 0) + (told.includes('penalty') ? costly : 0)
            expect(burden).toBe(shut ? blocked : open)
          }
      }),
      { numRuns: many(50, 12) },
    )
  })

  it('agrees with the slow reading of the rules', () => {
    fc.assert(
      fc.property(
        positions(disc(3)),
        fc.boolean(),
        fc.integer({ min: 1, max: 7 }),
        (position, largely, range) => {
          const laid = lay(position)
          const scene = { board: laid.board, rules, occupants: laid.occupants }
          const viewer = viewerOn(laid, laid.figures[0]!, largely)
          for (const cells of laid.figures.slice(1)) {
            const target = targetOn(laid, cells)
            const { visible, penalty, facings } = sight(scene, viewer, target, { range })
            expect({ visible, penalty, facings }).toEqual(slowSight(scene, viewer, target, { range }))
          }
        },
      ),
      { numRuns: many(25, 10) },
    )
  })

  it('agrees with it for bases of several hexes', () => {
    fc.assert(
      fc.property(positions(disc(3)), fc.boolean(), (position, largely) => {
        const laid = lay(position)
        const half = Math.ceil(laid.figures.length / 2)
        const [mine, theirs] = [laid.figures.slice(0, half).flat(), laid.figures.slice(half).flat()]
        const scene = { board: laid.board, rules, occupants: laid.occupants }
        const viewer = viewerOn(laid, mine.slice(0, 3), largely)
        const target = targetOn(laid, theirs.slice(0, 3))
        const { visible, penalty, facings } = sight(scene, viewer, target)
        expect({ visible, penalty, facings }).toEqual(slowSight(scene, viewer, target))
      }),
      { numRuns: many(25, 10) },
    )
  })

  it('explains itself with lines that say the same', () => {
    fc.assert(
      fc.property(positions(disc(4)), position => {
        const laid = lay(position)
        const scene = { board: laid.board, rules, occupants: laid.occupants }
        for (const cells of laid.figures.slice(1)) {
          const viewer = viewerOn(laid, laid.figures[0]!)
          const { sight: seen, lines } = explainSight(scene, viewer, targetOn(laid, cells))
          expect(lines).toHaveLength(rules.lines)
          expect(lines.every(line => line.blockedBy === null)).toBe(seen.visible)
          if (seen.visible)
            expect(lines.some(line => line.meetings.some(({ effect }) => effect === 'penalty'))).toBe(
              seen.penalty,
            )
        }
      }),
      { numRuns: many(150, 37) },
    )
  })

  const motions: [string, Motion][] = [
    ['turned by 180 degrees', turnBy(3)],
    ['mirrored left to right', mirror],
    ['mirrored top to bottom', both(mirror, turnBy(3))],
    ['turned by 60 degrees', turnBy(1)],
    ['turned by 120 degrees and mirrored', both(turnBy(2), mirror)],
  ]

  it.each(motions)('is the same with board and position %s', (_, motion) => {
    fc.assert(
      fc.property(positions(disc(5)), fc.boolean(), (position, largely) => {
        const [here, there] = [lay(position), lay(move(position, motion))]
        const last = here.figures.length - 1
        for (let n = 1; n <= last; n++) {
          expect(plain(look(there, rules, 0, n, largely, 8), f => f)).toEqual(
            plain(look(here, rules, 0, n, largely, 8), f => motion.facing(f)),
          )
        }
      }),
      { numRuns: many(100, 25) },
    )
  })

  it('is mutual, but for the penalty and what raised ground gives', () => {
    fc.assert(
      fc.property(positions(disc(5)), position => {
        const laid = lay({
          ...position,
          raised: [],
          figures: position.figures.map(figure => ({ ...figure, flags: occupied.here })),
        })
        // One line to any corner from one of two front corners is not the same backwards, so all must be free.
        const all = (from: number, to: number) => look(laid, { ...rules, lines: 1 }, from, to, true).visible
        expect(all(0, 1)).toBe(all(1, 0))
      }),
      { numRuns: many(150, 37) },
    )
  })
})

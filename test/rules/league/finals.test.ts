import { describe, expect, it } from 'vitest'
import { drawPairs } from '../../../rules/league/pairing/index.ts'
import { seasonTable } from '../../../rules/league/pairing/table.ts'
import type { Entrant, Round, Season } from '../../../rules/league/season.ts'
import { league } from '../../helpers/league.ts'

/**
 * A season whose groups have been played, with so many players in each, of whom the first so many are still in it. All
 * are level, so that they stand in the order in which they were put into the groups.
 */
function groupsOf(sizes: readonly number[], left: readonly number[], advance: number): Season {
  const l = league({ format: 'groups', groups: { count: sizes.length, advance } })
  l.enter('Ada')
  const [one] = l.season.entrants
  const most = Math.max(...sizes)
  const entrants: Entrant[] = []
  for (let place = 0; place < most; place++)
    for (const [group, size] of sizes.entries())
      if (place < size)
        entrants.push({
          ...one!,
          user: `${group} ${place}`,
          seed: entrants.length + 1,
          group,
          state: place < left[group]! ? 'in' : 'excluded',
        })
  const season: Season = { ...l.season, stage: 'running', entrants }
  const rounds = seasonTable(season).map(
    (_, i): Round => ({ number: i + 1, published: 0, due: null, part: 'table', battles: [] }),
  )
  return { ...season, rounds }
}

/** Places in the order of the first round of a knockout: the first meets the last, the second the last but one. */
function slotsOf(size: number): number[] {
  if (size === 1) return [0]
  return slotsOf(size / 2).flatMap(place => [place, size - 1 - place])
}

type Player = { group: number; place: number } | null

/** How few pairs of one group the first round can have, where players of one place alone change their places: by trying all. */
function fewest(left: readonly number[], advance: number): number {
  const places = Array.from({ length: advance }, (_, place) =>
    left.flatMap((size, group) => (place < size ? [{ group, place }] : [])),
  )
  const order = places.flat()
  let size = 1
  while (size < order.length) size *= 2
  const slots = slotsOf(size)
  const seats: Player[] = slots.map(place => order[place] ?? null)
  let best = Number.POSITIVE_INFINITY
  const waiting = places.map(players => [...players])
  const seated: Player[] = []
  const seat = (i: number, clashes: number) => {
    if (clashes >= best) return
    if (i === seats.length) {
      best = clashes
      return
    }
    const next = (player: Player) => {
      seated[i] = player
      const other = i % 2 ? seated[i - 1] : null
      seat(i + 1, clashes + Number(other && player ? other.group === player.group : 0))
    }
    const here = seats[i]!
    if (!here) return next(null)
    const free = waiting[here.place]!
    for (let n = 0; n < free.length; n++) {
      const [player] = free.splice(n, 1)
      next(player!)
      free.splice(n, 0, player!)
    }
  }
  seat(0, 0)
  return best
}

function* vectors(length: number, most: number): Generator<number[]> {
  if (length === 0) return yield []
  for (const others of vectors(length - 1, most)) for (let n = 0; n <= most; n++) yield [...others, n]
}

/** What is drawn for the first round of a final, as the places of its players in their groups; or why nothing is. */
function drawn(left: readonly number[], advance: number) {
  const season = groupsOf(
    left.map(() => Math.max(2, advance)),
    left,
    advance,
  )
  const pairing = drawPairs(season)
  if ('code' in pairing) return pairing.code
  const playerOf = (n: number | null): Player => {
    const [group, place] = n === null ? [] : season.entrants[n]!.user.split(' ').map(Number)
    return group === undefined || place === undefined ? null : { group, place }
  }
  return pairing.pairs.map(([a, b]) => [playerOf(a)!, playerOf(b)] as const)
}

/** Of each pair the places in the order of the final, as its seeding has them. */
function seeded(left: readonly number[], advance: number): string[] {
  const order = Array.from({ length: advance }, (_, place) =>
    left.filter(size => place < size).map(() => place),
  )
  const all = order.flat()
  let size = 1
  while (size < all.length) size *= 2
  const slots = slotsOf(size).map(place => all[place] ?? null)
  return slots.flatMap((place, i) => (i % 2 === 0 ? [`${place} ${slots[i + 1]}`] : []))
}

describe('the final after groups', () => {
  it.each([
    [2, 4],
    [3, 7],
    [4, 3],
    [5, 2],
    [6, 2],
  ])(
    'of %i groups of which up to %i are left has as few pairs of one group as can be, and everybody in the place of their rank',
    (count, most) => {
      const wrong: string[] = []
      for (let advance = 1; advance <= most; advance++)
        for (const left of vectors(count, advance)) {
          const total = left.reduce((sum, size) => sum + size, 0)
          const pairs = drawn(left, advance)
          if (typeof pairs === 'string') {
            if (total >= 2 || pairs !== 'nobody-left') wrong.push(`${left.join()} of ${advance}: ${pairs}`)
            continue
          }
          const clashes = pairs.filter(([a, b]) => b !== null && a.group === b.group).length
          const best = fewest(left, advance)
          const places = pairs.map(([a, b]) => `${a.place} ${b?.place ?? null}`)
          const players = new Set(
            pairs.flat().flatMap(player => (player ? `${player.group} ${player.place}` : [])),
          )
          if (clashes !== best || places.join() !== seeded(left, advance).join() || players.size !== total)
            wrong.push(`${left.join()} of ${advance}: ${clashes} for ${best}, ${JSON.stringify(pairs)}`)
        }
      expect(wrong).toEqual([])
    },
  )

  it('has whoever stands lower change places where that is enough', () => {
    // The first of the third group would meet its second; the firsts of the others rest.
    const player = (group: number, place: number) => ({ group, place })
    expect(drawn([2, 2, 2], 2)).toEqual([
      [player(0, 0), null],
      [player(2, 1), player(1, 1)],
      [player(1, 0), null],
      [player(2, 0), player(0, 1)],
    ])
  })

  it('gives its free round to another first where the first that had it would have nobody else to meet', () => {
    // Of the first group one is left, of the second two.
    expect(drawn([1, 2], 2)).toEqual([
      [{ group: 1, place: 0 }, null],
      [
        { group: 0, place: 0 },
        { group: 1, place: 1 },
      ],
    ])
  })
})

import { type Cell, hexOf } from '../../board/board.ts'
import { directions, distance, type Facing, facings, makeFacing } from '../../core/hex.ts'
import { makeAnswer } from '../battle/answer.ts'
import { chanceToHurt } from '../battle/fight/chance.ts'
import { enemiesOf, type Game, label, standingOf, withMark } from '../battle/game.ts'
import { movementLeft } from '../battle/move/allowance.ts'
import { courseOf, placements, terrainDistances } from '../battle/move/movement.ts'
import { reachOf } from '../battle/move/reach.ts'
import { freeAttackBan, permits } from '../battle/points/points.ts'
import { threatsTo, zoneFrom } from '../battle/points/zones.ts'
import { expectedLoss, shotsOf, volleysOf } from '../battle/shoot/shooting.ts'
import type { Figure } from '../battle/state.ts'
import { makeAct } from '../battle/verbs/index.ts'
import { turnBan, turnsOf } from '../battle/verbs/turn.ts'
import { ownUses } from '../battle/verbs/use.ts'
import { figureValue } from './exchange.ts'
import type { Intent } from './plan.ts'

/** A place to stand, and to look from, with what speaks for and against it, in points. */
export interface Place {
  at: Cell
  facing: Facing
  /** what its own blows should take there */
  dealt: number
  /** what those take who threaten it there as they stand */
  taken: number
  /** what those could take who may walk up to it */
  reached: number
  /** hexes to the nearest enemy, as it would walk */
  far: number
  /** friends close by */
  company: number
  /** the enemy it would meet, if any */
  met: Figure | undefined
  /** all enemies whom it would have before it */
  meets: readonly Figure[]
}

/** Points that so many dice should take from a figure, roughly. */
const bite = (g: Game, dice: number, target: Figure): number =>
  Math.min(1, (dice * 0.5 * chanceToHurt(g, target)) / Math.max(1, target.life)) * figureValue(g, target)

/** How a whole side may go about its phase: each figure by one way to judge its places. */
const manners = ['bold', 'careful', 'safe'] as const

/** Ways to judge a place: by the harm it does, by harm given and taken, and by safety. */
const scores: readonly ((place: Place) => number)[] = [
  p => p.dealt - 0.3 * p.taken - 0.2 * p.far,
  p => p.dealt - p.taken - 0.3 * p.reached - 0.2 * p.far,
  p => -p.taken - p.reached + 0.1 * p.dealt + 2 * p.company - 0.1 * p.far,
]

/**
 * What is worth trying for a figure in its side's phase, besides what it is to do anyway. Whether it is legal when its
 * turn comes is for the question to say.
 * @param now what it is to do as yet
 * @param width how many places are tried of each way to judge them
 */
export function candidatesOf(g: Game, figure: Figure, now: Intent = 'default', width = 3): Intent[] {
  const found = new Set<Intent>(['default', 'hold', 'plain'])
  for (const use of ownUses(g, figure).slice(0, 4))
    found.add(makeAct(g, { verb: 'use', figure, use, aside: false }))
  for (const shot of shotsToTry(g, figure)) found.add(shot)
  for (const turn of turnsToTry(g, figure)) found.add(turn)
  for (const move of movesToTry(g, figure, width)) found.add(move)
  for (const move of preparedMoves(g, figure)) found.add(move)
  for (const other of otherFacings(now)) found.add(other)
  return [...found]
}

/** A move that is meant already, with every other way to face at its end. */
function otherFacings(now: Intent): Intent[] {
  const found = /^move (\S+) (\S+) (\S+)$/.exec(now)
  if (!found) return []
  return directions.filter(d => d !== found[3]).map(d => `move ${found[1]} ${found[2]} ${d}`)
}

/** The best place of a figure in a manner; undefined where it cannot go anywhere. */
export function bestMove(g: Game, figure: Figure, manner: (typeof manners)[number]): Intent | undefined {
  const score = scores[manners.indexOf(manner)]!
  const places = placesFor(g, figure)
  if (!places.length) return undefined
  return moveTo(
    g,
    figure,
    places.reduce((a, b) => (score(b) > score(a) ? b : a)),
  )
}

/**
 * A concerted attack: whoever can get at an enemy goes where it does most, each on a hex of its own, those who do most
 * there first.
 * @param places of those who may go
 * @returns intents by label; undefined where fewer than two could
 */
export function attackOn(
  g: Game,
  target: Figure,
  places: ReadonlyMap<Figure, readonly Place[]>,
): Record<string, Intent> | undefined {
  const score = scores[0]!
  const options = [...places]
    .flatMap(([figure, all]) => all.map(place => ({ figure, place })))
    .filter(({ place }) => place.meets.includes(target))
    .sort((a, b) => score(b.place) - score(a.place))
  const taken = new Set<Cell>()
  const intents: Record<string, Intent> = {}
  for (const { figure, place } of options) {
    if (intents[figure.id] || taken.has(place.at)) continue
    taken.add(place.at)
    intents[figure.id] = moveTo(g, figure, place)
  }
  return taken.size > 1 ? intents : undefined
}

function shotsToTry(g: Game, figure: Figure): Intent[] {
  const shots = shotsOf(g, figure)
    .filter(({ target }) => target.life > 0)
    .map(shot => ({
      shot,
      worth: (expectedLoss(g, figure, shot) / shot.target.life) * figureValue(g, shot.target),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 4)
  const aimed = shots.map(
    ({
      shot: {
        target,
        facings: [facing],
      },
    }) => makeAnswer({ verb: 'shoot', figure: figure.id, target: target.id, facing: makeFacing(facing!) }),
  )
  const volleys = volleysOf(g, figure)
    .slice(0, 2)
    .map(({ facing }) => makeAnswer({ verb: 'shoot', figure: figure.id, facing: makeFacing(facing) }))
  return [...aimed, ...volleys]
}

/** What is known of the enemies of a figure, worked out once for all places. */
function surroundings(g: Game, figure: Figure) {
  const enemies = enemiesOf(g, figure.owner).filter(enemy => enemy.at >= 0 && !enemy.carried)
  const friends = standingOf(g, figure.owner).filter(friend => friend !== figure && friend.at >= 0)
  const near = enemies.map(enemy => ({
    enemy,
    from: terrainDistances(g, enemy.at),
    steps: g.typeOf(enemy).movement + 1,
    bite: bite(g, g.typeOf(enemy).attacks, figure),
  }))
  return { enemies, friends, near }
}
type Surroundings = ReturnType<typeof surroundings>

function placeAt(g: Game, figure: Figure, at: Cell, facing: Facing, around: Surroundings): Place {
  const zone = zoneFrom(g, figure, at, facing)
  const met: Figure[] = []
  for (const cell of zone) {
    const other = g.occupant[cell]
    if (other && other.owner !== figure.owner && !met.includes(other)) met.push(other)
  }
  const threats = threatsTo(g, figure.owner, at)
  const { attacks } = g.typeOf(figure)
  // Nobody looks at it: it strikes with a die more for each (6.23).
  const dice = attacks + (threats.length ? 0 : met.length)
  const dealt = Math.max(0, ...met.map(enemy => bite(g, dice, enemy)))
  let blows = 0
  for (const enemy of threats) blows += g.typeOf(enemy).attacks
  let reached = 0
  let far = 99
  for (const { enemy, from, steps, bite: worth } of around.near) {
    const away = from[at]!
    if (away < 0) continue
    if (away < far) far = away
    if (away <= steps && !threats.includes(enemy)) reached += worth
  }
  const hex = hexOf(g.board, at)
  let company = 0
  for (const friend of around.friends) if (distance(hex, hexOf(g.board, friend.at)) <= 2) company++
  const [weakest] = met.sort((a, b) => a.life - b.life)
  return { at, facing, dealt, taken: bite(g, blows, figure), reached, far, company, met: weakest, meets: met }
}

function turnsToTry(g: Game, figure: Figure): Intent[] {
  if (figure.carried || turnBan(g, figure)) return []
  const around = surroundings(g, figure)
  return turnsOf(g, figure)
    .map(turn => placeAt(g, figure, turn.at, turn.facing, around))
    .sort((a, b) => b.dealt - b.taken - (a.dealt - a.taken))
    .slice(0, 2)
    .map(({ facing }) => makeAnswer({ verb: 'turn', figure: figure.id, facing: makeFacing(facing) }))
}

/** Facings worth looking at on a cell: all beside an enemy, else the one that looks at the nearest. */
function facingsAt(
  g: Game,
  owner: number,
  around: Surroundings,
  cell: Cell,
  possible: readonly Facing[],
): readonly Facing[] {
  const { board } = g
  for (const side of facings) {
    const other = g.occupant[board.neighbour[cell * 6 + side]!]
    if (other && other.owner !== owner) return possible
  }
  const hex = hexOf(board, cell)
  let nearest: { far: number; at: Cell } | undefined
  for (const { at } of around.enemies) {
    const far = distance(hex, hexOf(board, at))
    if (!nearest || far < nearest.far) nearest = { far, at }
  }
  if (!nearest) return possible.slice(0, 1)
  const there = hexOf(board, nearest.at)
  let best = possible[0]!
  let least = Infinity
  for (const facing of possible) {
    const next = board.neighbour[cell * 6 + facing]!
    const far = next < 0 ? 999 : distance(hexOf(board, next), there)
    if (far < least) {
      least = far
      best = facing
    }
  }
  return [best]
}

/** Everywhere that a figure could go, with the facings that are worth looking at. */
export function placesFor(g: Game, figure: Figure): Place[] {
  const course = courseOf(g, figure)
  const reach = reachOf(g, course, movementLeft(g, figure))
  if (!reach.cells.length) return []
  const around = surroundings(g, figure)
  const places: Place[] = []
  for (const cell of reach.cells)
    for (const facing of facingsAt(g, figure.owner, around, cell, placements(g, course, cell)))
      places.push(placeAt(g, figure, cell, facing, around))
  return places
}

function movesToTry(g: Game, figure: Figure, width: number): Intent[] {
  const places = placesFor(g, figure)
  const chosen = new Set<Place>()
  for (const score of scores) {
    const cells = new Set<Cell>()
    for (const place of [...places].sort((a, b) => score(b) - score(a))) {
      if (cells.has(place.at)) continue
      cells.add(place.at)
      chosen.add(place)
      if (cells.size === width) break
    }
  }
  return [...chosen].map(place => moveTo(g, figure, place))
}

/** Moves that something used before makes possible and that stays at work: the best by harm, and by harm given and taken. */
function preparedMoves(g: Game, figure: Figure): Intent[] {
  return ownUses(g, figure).flatMap(use => {
    const { duration } = use.ability
    if (use.trigger.moment !== 'before-move' || !duration) return []
    const mark = { ability: use.ability.id, duration }
    const places = withMark(g, figure, mark, () => placesFor(g, figure))
    if (!places.length) return []
    const first = makeAct(g, { verb: 'use', figure, use, aside: false })
    return scores.slice(0, 2).map(score => {
      const best = places.reduce((a, b) => (score(b) > score(a) ? b : a))
      return `${first}; ${moveTo(g, figure, best)}`
    })
  })
}

function moveTo(g: Game, figure: Figure, { at, facing, met }: Place): Intent {
  const walk = { figure: figure.id, path: [label(g, at)], facing: makeFacing(facing) }
  const move = makeAnswer({ verb: 'move', ...walk })
  if (!permits(g, 'mayCharge', figure) || !met || freeAttackBan(g, met, figure)) return move
  // Where it cannot charge after all, it walks.
  return `${makeAnswer({ verb: 'charge', ...walk, target: met.id })}; ${move}`
}

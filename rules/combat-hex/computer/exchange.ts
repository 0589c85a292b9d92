import { leftWhenBeaten } from '../battle/end/victory.ts'
import { chanceToHurt } from '../battle/fight/chance.ts'
import { attackDice, findChains, targetsOf } from '../battle/fight/combat.ts'
import type { Game } from '../battle/game.ts'
import { atWork } from '../battle/points/points.ts'
import { fights } from '../battle/points/zones.ts'
import type { Figure, Result } from '../battle/state.ts'

/** How likely a die of a combat hits. */
const hitChance = 0.5

/** What a figure is worth alive: so much for standing at all, the rest by the life that it has. */
const forStanding = 0.6
/** An action point not spent, against the points of its figure. */
const forAp = 0.1

/** A battle won is worth so many whole armies. */
const wonArmies = 1.5

/** What winning the battle is worth, in points. */
export const battleWorth = (g: Game): number => wonArmies * g.battle.points

/** Does the battle end with it (9.14)? */
const decides = (g: Game, figure: Figure): boolean =>
  atWork(g, figure).some(({ hooks }) => hooks?.onDown !== undefined)

/** What a figure is worth as it stands to whoever looks for a target, in points. */
export function figureValue(g: Game, figure: Figure): number {
  const { life, ap, points: own } = g.typeOf(figure)
  const points = decides(g, figure) ? own + battleWorth(g) : own
  const health = life > 0 ? Math.max(0, Math.min(1, figure.life / life)) : 1
  const spirit = ap > 0 ? Math.min(1, figure.ap / ap) : 0
  return points * (forStanding + (1 - forStanding) * health + forAp * spirit)
}

/** What the combats of a turn should cost a figure. */
interface ExpectedLoss {
  /** lives it loses on average */
  lost: number
  /** how likely it loses the last one */
  dead: number
}

/**
 * What attack dice should do to these figures: given to one after the other, to whom they take most from first.
 * Every die hits and hurts by chance; the sum over all that may happen is exact for that order.
 */
function fatesUnder(g: Game, targets: readonly Figure[], dice: number): Map<Figure, ExpectedLoss> {
  const order = targets
    .filter(target => target.life > 0)
    .map(target => {
      const chance = hitChance * chanceToHurt(g, target)
      return { target, chance, rate: (figureValue(g, target) * chance) / target.life }
    })
    .sort((a, b) => b.rate - a.rate)
  const steps = order.flatMap(({ target, chance }) => Array.from({ length: target.life }, () => chance))
  // How likely so many lives are gone after each die.
  const at = [1, ...steps.map(() => 0)]
  for (let die = 0; die < dice; die++)
    for (let gone = Math.min(die, steps.length - 1); gone >= 0; gone--) {
      const moved = at[gone]! * steps[gone]!
      at[gone]! -= moved
      at[gone + 1]! += moved
    }
  // How likely at least so many are gone.
  const least = [...at]
  for (let gone = steps.length - 1; gone >= 0; gone--) least[gone]! += least[gone + 1]!
  const fates = new Map<Figure, ExpectedLoss>()
  let before = 0
  for (const { target } of order) {
    let lost = 0
    for (let life = 1; life <= target.life; life++) lost += least[before + life]!
    before += target.life
    fates.set(target, { lost, dead: least[before]! })
  }
  return fates
}

/**
 * Dice that action points are worth in a combat: each payer turns one superficial hit and, with two points, one wound
 * (6.10, 6.14), if there are any among so many dice; a hit for certain is as good as two dice.
 */
function diceForAp(payers: readonly Figure[], dice: number): number {
  const some = 1 - (5 / 6) ** dice
  let more = 0
  for (const { ap } of payers) more += (ap >= 1 ? some : 0) + (ap >= 3 ? some / 2 : 0)
  return Math.round(2 * more)
}

/** What the combats should cost everybody, as the figures stand. */
export function fatesInCombat(g: Game): Map<Figure, ExpectedLoss> {
  const fates = new Map<Figure, ExpectedLoss>()
  for (const chain of findChains(g))
    for (const owner of new Set(chain.map(figure => figure.owner))) {
      const own = chain.filter(f => f.owner === owner && fights(g, f))
      const thrown = own.reduce((sum, f) => sum + attackDice(g, f), 0)
      const dice = thrown + (thrown ? diceForAp(own, thrown) : 0)
      for (const [figure, { lost, dead }] of fatesUnder(g, targetsOf(g, owner, chain), dice)) {
        // Of more than two sides several may strike the same figure.
        const other = fates.get(figure)
        const sum = Math.min(figure.life, lost + (other?.lost ?? 0))
        fates.set(figure, { lost: sum, dead: 1 - (1 - dead) * (1 - (other?.dead ?? 0)) })
      }
    }
  return fates
}

/** A die of shooting hits on two faces in six, one of a combat on three (5.17, 6.09). */
const ofShot = 2 / 3

/** What a side should have left when the combats are over. */
interface Remains {
  /** points of its figures by the life, and by the action points, that they have left */
  life: number
  ap: number
  /** points of those who should stand, and the variance of that */
  standing: number
  variance: number
  /** how long it could fight times how hard */
  strength: number
  /** how likely it is still in it: nobody has fallen with whom the battle would be lost (9.14), nor too many (7.01, 7.03) */
  inIt: number
  /** how likely too many have fallen, and nobody with whom the battle would be lost */
  beaten: number
}

function remainsOf(g: Game, owner: number, fates: ReadonlyMap<Figure, ExpectedLoss>): Remains {
  const remains = { life: 0, ap: 0, standing: 0, variance: 0, strength: 0, inIt: 1, beaten: 0 }
  let blows = 0
  let lasting = 0
  let army = 0
  // How likely so many of those looked at still stand.
  let standing = [1]
  for (const figure of g.battle.figures) {
    if (figure.owner !== owner) continue
    if (figure.condition === 'left-behind' && g.book.sequence.leftBehindExcused) continue
    army++
    if (figure.condition !== 'standing') continue
    const type = g.typeOf(figure)
    const { lost, dead } = fates.get(figure) ?? unharmed
    const left = Math.max(0, figure.life - lost)
    const alive = figure.life > 0 ? 1 - dead : 0
    remains.life += (type.points * left) / Math.max(1, type.life)
    if (type.ap > 0) remains.ap += (type.points * Math.min(figure.ap, type.ap)) / type.ap
    remains.standing += type.points * alive
    remains.variance += type.points ** 2 * alive * (1 - alive)
    // Where one who decides falls, all is over: how many others stand counts only where it does not.
    const decisive = decides(g, figure)
    if (decisive) remains.inIt *= alive
    const stays = decisive ? 1 : alive
    standing = [...standing, 0].map((chance, n) => chance * (1 - stays) + (standing[n - 1] ?? 0) * stays)
    blows += (type.attacks + (type.shooting ? type.shooting.dice * ofShot : 0)) * alive
    lasting += left / Math.max(1 / 6, chanceToHurt(g, figure))
  }
  const beatenAt = leftWhenBeaten(g, army)
  const tooFew = standing.slice(0, beatenAt + 1).reduce((sum, chance) => sum + chance, 0)
  remains.beaten = remains.inIt * tooFew
  remains.inIt *= 1 - tooFew
  remains.strength = Math.sqrt(blows * lasting)
  return remains
}
const unharmed: ExpectedLoss = { lost: 0, dead: 0 }

/**
 * What points of action and of strength weigh against points of life, where all figures have to fall (7.03) and where
 * half of them is enough (7.01). Fitted to how battles ended: 700 of 500 points, from positions before the combats of
 * all their turns, and 220 of 1,500, from where each turn began. How many figures a side has to spare says nothing
 * besides.
 */
const weights = {
  small: { ap: 0.3, strength: 0.37 },
  full: { ap: 0.6, strength: 1 },
}
/** When the last turn ends nothing counts but who stands (7.05). */
const standingAtEnd = 2

/** So steep a logistic curve comes closest to the normal one. */
const likeNormal = 1.702

/** How likely a side has more points on the board than each of the others. */
function aheadOf(own: Remains, all: readonly Remains[]): number {
  let chance = 1
  for (const other of all) {
    if (other === own) continue
    const off = Math.sqrt(own.variance + other.variance + 1)
    chance /= 1 + Math.exp((-likeNormal * (own.standing - other.standing)) / off)
  }
  return chance
}

const hasLost = ({ winner }: Result, owner: number): boolean => winner !== null && winner !== owner

/**
 * What each side should have left when the combats are over as the figures stand, and what that is worth in points.
 * A battle that is over is worth the same, for certain: to win it at once is better than to win it most likely.
 * @param fought are they over, so that nobody loses any more?
 */
export function outlook(g: Game, fought = false): number[] {
  const { points, players, turn, lastTurn, result } = g.battle
  const fates: ReadonlyMap<Figure, ExpectedLoss> = fought || result ? new Map() : fatesInCombat(g)
  const weight = points <= g.book.sequence.smallBattle ? weights.small : weights.full
  const all = players.map((_, owner) => remainsOf(g, owner, fates))
  const worth = battleWorth(g)
  const allBeaten = all.reduce((chance, { beaten }) => chance * beaten, 1)
  return all.map((remains, owner) => {
    const { life, ap, standing, strength, inIt } = remains
    // Where all are beaten at once, points on the board decide (7.02).
    const chance = result ? Number(hasLost(result, owner)) : 1 - inIt - allBeaten * aheadOf(remains, all)
    const lost = chance * worth
    if (turn >= lastTurn) return standingAtEnd * standing - lost
    // Twice as strong is worth as much whether both sides are large or small.
    return life + weight.ap * ap + weight.strength * points * Math.log(strength + 1) - lost
  })
}

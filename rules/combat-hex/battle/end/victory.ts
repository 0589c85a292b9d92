import type { Script } from '../../../core/script.ts'
import { endMarks, expireMarks } from '../fight/activate.ts'
import { contenders, type Game, isStanding, remove } from '../game.ts'
import type { CombatHexState, Figure, Result } from '../state.ts'

/** What a figure is worth: one that stands in for another, as much as that (9.15). */
function pointsOf(g: Game, figure: Figure): number {
  const type = g.typeOf(figure)
  const chosen = type.replaces && type.other !== undefined ? g.battle.types[type.other] : undefined
  return (chosen ?? type).points
}

const sumPoints = (g: Game, figures: readonly Figure[]): number =>
  figures.reduce((sum, figure) => sum + pointsOf(g, figure), 0)

/** A player's army as it counts: what could not be deployed is left out or lost, by the rule book (3.03). */
const armyOf = (g: Game, owner: number): Figure[] =>
  g.battle.figures.filter(
    f => f.owner === owner && (!g.book.sequence.leftBehindExcused || f.condition !== 'left-behind'),
  )

const isGone = ({ condition }: Figure): boolean => condition === 'removed' || condition === 'left-behind'

/** Points of the figures a player still has on the board (7.02). */
export const pointsLeft = (g: Game, owner: number): number =>
  sumPoints(
    g,
    armyOf(g, owner).filter(f => !isGone(f)),
  )

/** Points of the figures a player has lost; what found no room was never part of the army (3.03). */
export const pointsLost = (g: Game, owner: number): number => sumPoints(g, armyOf(g, owner).filter(isGone))

/** Points that went into heroes when the army was chosen, deployed or not (7.02, 7.04). */
const heroPoints = (g: Game, owner: number): number =>
  sumPoints(
    g,
    g.battle.figures.filter(f => f.owner === owner && g.typeOf(f).kind === 'hero'),
  )

/** Scores of 7.05, doubled. */
const scores = { total: [6, 0], points: [4, 2], draw: [3, 3] } as const

/** `among`: those who were still in it when it was decided; the others have nothing. */
const result = (
  { players }: CombatHexState,
  winner: number | null,
  how: keyof typeof scores,
  reason: Result['reason'],
  rule: string,
  among: readonly number[] = [...players.keys()],
): Result => {
  const [more, less] = scores[how]
  return {
    winner,
    reason,
    rule,
    score: players.map((_, side) => (!among.includes(side) ? 0 : side === winner ? more : less)),
  }
}

/** Who have most of something. */
function foremost(sides: readonly number[], count: (owner: number) => number): number[] {
  const most = Math.max(...sides.map(count))
  return sides.filter(side => count(side) === most)
}

/** Points left decide, then points spent on heroes, then nobody (7.02, 7.04). */
function onPoints(g: Game, sides: readonly number[], rule: string): Result {
  const { battle } = g
  const byPoints = foremost(sides, owner => pointsLeft(g, owner))
  if (byPoints.length === 1) return result(battle, byPoints[0]!, 'points', 'points', rule, sides)
  const byHeroes = foremost(byPoints, owner => heroPoints(g, owner))
  if (byHeroes.length === 1) return result(battle, byHeroes[0]!, 'points', 'heroes', rule, sides)
  return result(battle, null, 'draw', 'draw', rule, byHeroes)
}

/** An army of so many figures is beaten when no more than this are left of it: half of them, in a small battle none (7.01, 7.03). */
export const leftWhenBeaten = ({ battle, book }: Game, figures: number): number =>
  battle.points <= book.sequence.smallBattle ? 0 : Math.floor(figures / 2)

/**
 * Has somebody won at the end of this turn (7.01 to 7.04)? Of more than two players, those who are beaten
 * while others are not have lost, and the others play on.
 */
export function verdict(g: Game): Result | null {
  const { battle } = g
  const small = battle.points <= g.book.sequence.smallBattle
  const sides = contenders(battle)
  const fates = sides.map(side => {
    const army = armyOf(g, side)
    const gone = army.filter(isGone).length
    return {
      side,
      beaten: army.length - gone <= leftWhenBeaten(g, army.length),
      wiped: gone === army.length,
    }
  })
  const beaten = fates.filter(fate => fate.beaten)
  if (beaten.length === sides.length)
    return onPoints(g, sides, fates.every(fate => fate.wiped) ? '7.04' : '7.02')
  const why = small
    ? ({ reason: 'wiped-out', rule: '7.03' } as const)
    : ({ reason: 'broken', rule: '7.01' } as const)
  if (beaten.length === sides.length - 1)
    return result(battle, fates.find(fate => !fate.beaten)!.side, 'total', why.reason, why.rule)
  for (const { side } of beaten) battle.players[side]!.lost = why
  return battle.turn >= battle.lastTurn ? onPoints(g, contenders(battle), '7.05') : null
}

/** Thrown where a battle ends on the spot, in the middle of whatever is going on (9.14). */
export class SuddenEnd extends Error {
  constructor(readonly result: Result) {
    super(result.reason)
  }
}

/** A total victory on the spot. */
export function winAtOnce(g: Game, winner: number, reason: Result['reason'], rule: string): never {
  throw new SuddenEnd(result(g.battle, winner, 'total', reason, rule))
}

/** A defeat on the spot; where two others or more are still in it, they play on without the loser's figures. */
export function loseAtOnce(g: Game, loser: number, reason: Result['reason'], rule: string): void {
  const { battle } = g
  const others = contenders(battle).filter(side => side !== loser)
  if (others.length === 1) winAtOnce(g, others[0]!, reason, rule)
  battle.players[loser]!.lost ??= { reason, rule }
  removeAllOf(g, loser)
}

/** All figures of a player who has lost leave; it is told once. */
export function removeAllOf(g: Game, loser: number): void {
  const player = g.battle.players[loser]!
  if (player.gone) return
  player.gone = true
  g.emit({ event: 'out', by: loser, reason: player.lost!.reason })
  for (const figure of g.battle.figures) {
    if (figure.owner !== loser) continue
    if (isStanding(figure)) remove(g, figure, true)
    else figure.condition = 'removed'
  }
}

/** A total victory over everybody else (7.05). */
export const wonOver = (
  battle: CombatHexState,
  winner: number,
  reason: Result['reason'],
  rule: string,
): Result => result(battle, winner, 'total', reason, rule)

/** All who are still in it agree on a draw. */
export const drawAgreed = (battle: CombatHexState): Result =>
  result(battle, null, 'draw', 'agreed', '7.05', contenders(battle))

/** Ends the battle with a result. */
export function finish(g: Game, outcome: Result): void {
  g.battle.result = outcome
  g.emit({ event: 'ended', result: outcome })
  g.battle.phase = 'over'
  g.battle.combats = []
}

/** The end of a turn: effects run out, figures are ready again, and victory is looked at (6.22, 7.01). */
export function* endTurn(g: Game): Script {
  const { battle } = g
  yield* expireMarks(g)
  endMarks(g, battle.figures, 'turn')
  for (const figure of battle.figures) {
    figure.actionTaken = 'nothing'
    figure.ran = false
    figure.paidStayToll = undefined
    figure.threatenedAtStart = undefined
    figure.hitThisTurn = undefined
    figure.used = []
  }
  g.emit({
    event: 'turn-ended',
    standing: battle.players.map((_, owner) => armyOf(g, owner).filter(f => !isGone(f)).length),
    points: battle.players.map((_, owner) => pointsLeft(g, owner)),
  })
  const outcome = verdict(g)
  if (outcome) finish(g, outcome)
  else battle.phase = 'strategy'
}

import type { Script } from '../core/script.ts'
import { endMarks, expireMarks } from './activate.ts'
import type { Game } from './game.ts'
import type { Figure, Result } from './state.ts'

/** What a figure is worth: one that stands in for another, as much as that (9.15). */
function pointsOf(g: Game, figure: Figure): number {
  const type = g.typeOf(figure)
  const chosen = type.replaces && type.other !== undefined ? g.battle.types[type.other] : undefined
  return (chosen ?? type).points
}

const sumPoints = (g: Game, figures: readonly Figure[]): number =>
  figures.reduce((sum, figure) => sum + pointsOf(g, figure), 0)

/** A player's army as it counts: without what could not be deployed (3.03). */
const armyOf = (g: Game, owner: number): Figure[] =>
  g.battle.figures.filter(f => f.owner === owner && f.condition !== 'left-behind')

/** Points of the figures a player still has on the board (7.02). */
export const pointsLeft = (g: Game, owner: number): number =>
  sumPoints(
    g,
    armyOf(g, owner).filter(f => f.condition !== 'removed'),
  )

/** Points that went into heroes when the army was chosen, deployed or not (7.02, 7.04). */
const heroPoints = (g: Game, owner: number): number =>
  sumPoints(
    g,
    g.battle.figures.filter(f => f.owner === owner && g.typeOf(f).kind === 'hero'),
  )

/** Battles of up to so many points last until an army is gone (7.03). */
const smallBattle = 500

/** Scores of 7.05, doubled. */
const scores = { total: [6, 0], points: [4, 2], draw: [3, 3] } as const

const result = (
  winner: number | null,
  how: keyof typeof scores,
  reason: Result['reason'],
  rule: string,
): Result => {
  const [more, less] = scores[how]
  return {
    winner,
    reason,
    rule,
    score: [0, 1].map(side => (winner === null || side === winner ? more : less)),
  }
}

/** Compares two numbers of the players: who has more, or nobody. */
const ahead = (count: (owner: number) => number): number | null => {
  const difference = count(0) - count(1)
  return difference === 0 ? null : difference > 0 ? 0 : 1
}

/** Points left decide, then points spent on heroes, then nobody (7.02, 7.04). */
function onPoints(g: Game, rule: string): Result {
  const byPoints = ahead(owner => pointsLeft(g, owner))
  if (byPoints !== null) return result(byPoints, 'points', 'points', rule)
  const byHeroes = ahead(owner => heroPoints(g, owner))
  if (byHeroes !== null) return result(byHeroes, 'points', 'heroes', rule)
  return result(null, 'draw', 'draw', rule)
}

/** Has somebody won at the end of this turn (7.01 to 7.04)? */
export function verdict(g: Game): Result | null {
  const small = g.battle.points <= smallBattle
  const lost = g.battle.players.map((_, owner) => {
    const army = armyOf(g, owner)
    const gone = army.filter(f => f.condition === 'removed').length
    return { beaten: small ? gone === army.length : gone * 2 >= army.length, wiped: gone === army.length }
  })
  const beaten = lost.filter(l => l.beaten).length
  if (beaten === 2) return onPoints(g, lost.every(l => l.wiped) ? '7.04' : '7.02')
  if (beaten === 1) {
    const winner = lost.findIndex(l => !l.beaten)
    return small ? result(winner, 'total', 'wiped-out', '7.03') : result(winner, 'total', 'broken', '7.01')
  }
  return g.battle.turn >= g.battle.lastTurn ? onPoints(g, '7.05') : null
}

/** Thrown where a battle ends on the spot, in the middle of whatever is going on (9.14). */
export class SuddenEnd extends Error {
  constructor(readonly result: Result) {
    super(result.reason)
  }
}

/** A total victory on the spot. */
export function endAtOnce(winner: number, reason: Result['reason'], rule: string): never {
  throw new SuddenEnd(result(winner, 'total', reason, rule))
}

/** A player gives up: a total defeat (7.05). */
export const concededBy = (loser: number): Result => result(1 - loser, 'total', 'conceded', '7.05')
/** A player has stayed away too long: a total defeat like giving up (7.05). */
export const forfeitedBy = (loser: number): Result => ({ ...concededBy(loser), reason: 'forfeit' })
export const drawAgreed = (): Result => result(null, 'draw', 'agreed', '7.05')

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
    figure.deed = 'nothing'
    figure.ran = false
    delete figure.braved
    delete figure.struck
    figure.used = []
  }
  g.emit({
    event: 'turn-ended',
    standing: battle.players.map(
      (_, owner) => armyOf(g, owner).filter(f => f.condition !== 'removed').length,
    ),
    points: battle.players.map((_, owner) => pointsLeft(g, owner)),
  })
  const outcome = verdict(g)
  if (outcome) finish(g, outcome)
  else battle.phase = 'strategy'
}

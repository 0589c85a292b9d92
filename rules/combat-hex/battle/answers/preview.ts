import { facings, makeFacing } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import type { AbilityId } from '../../army/figure.ts'
import { chanceToHurt, enduranceOf } from '../fight/chance.ts'
import { attackDice } from '../fight/combat.ts'
import { freeAttackDice } from '../fight/freeAttack.ts'
import { carrierOf, enemiesOf, figureById, type Game, label, put } from '../game.ts'
import { type Course, courseOf, type Invite, mustEnd } from '../move/movement.ts'
import { drawnOn, invitesOf, pathOf, reachOf, wayRound } from '../move/reach.ts'
import { type Ability } from '../points/points.ts'
import { costNow } from '../points/prices.ts'
import { readyFor, usesOf } from '../points/uses.ts'
import { sightTo } from '../shoot/seeing.ts'
import { hitsFrom, shotDice, volleyDice, volleysOf } from '../shoot/shooting.ts'
import type { Figure } from '../state.ts'
import { inZone, isThreatened, threatsTo } from '../zones.ts'
import { type Act, makeAct, movementLeft } from './act.ts'
import { parseAct } from './parseAct.ts'

/** What an answer of an action phase would do, told before it is given. Labels for figures and hexes. */
export type Preview = { answer: string; figure: string; facing: string } & (
  | {
      kind: 'move'
      from: string
      path: string[]
      /** movement points for each step */
      costs: number[]
      cost: number
      left: number
      /** the move ends in a danger zone (4.08) */
      stops: boolean
      /** enemies that attack freely first, and their dice together (4.11) */
      freeAttacks: string[]
      freeDice: number
      /** a longer way to the same place, past fewer enemies; `unharmed`: nobody attacks or answers on it */
      round?: { answer: string; cost: number; unharmed: boolean }
      outcome: Outcome
    }
  | { kind: 'run'; from: string; to: string; ap: number; outcome: Outcome }
  | { kind: 'turn'; outcome: Outcome }
  | { kind: 'dismount'; from: string; to: string; outcome: Outcome }
  | {
      kind: 'shoot'
      target: string
      range: number
      dice: number
      /** lowest face that hits, and lowest damage die that hurts */
      hitsFrom: number
      endurance: number
      penalty: boolean
      lines: { from: { hex: string; corner: number }; to: { hex: string; corners: readonly number[] } } | null
      /** chance that the target loses 0, 1, 2 ... life, without action points spent; the last is its death */
      chances: number[]
    }
  /** a shot at nobody in particular; its damage dice may go to any of the targets */
  | { kind: 'volley'; targets: string[]; dice: number; hitsFrom: number }
  /** a free attack: dice printed on the base, and chances as for a shot */
  | { kind: 'strike'; target: string; dice: number; endurance: number; chances: number[] }
  | { kind: 'use'; ability: AbilityId; copied?: AbilityId; target?: string; ap: number }
)

/** How the figure would stand. */
export interface Outcome {
  /** enemies in whose danger zone it would be */
  threatenedBy: string[]
  /** enemies in its own danger zone */
  engages: string[]
  /** attack dice it would have in the combat phase as things stand */
  attackDice: number
  /** abilities with which enemies may answer, on the way or at its end */
  reactions: { figure: string; ability: AbilityId }[]
}

export const isPreview = (p: Preview | Refusal): p is Preview => 'kind' in p

/** What the use of an ability would do, at a question that offers it. */
export function previewUse(g: Game, answer: string): Preview | Refusal {
  const [, label = '', printed = '', ...rest] = answer.split(' ')
  const figure = figureById(g, label)
  const costs = figure
    ? g.typeOf(figure).abilities.flatMap(({ id, cost }) => (id === printed ? cost : []))
    : []
  if (!figure || !costs.length) return { code: 'nothing-to-show', about: { answer } }
  const copied = rest.find(word => Object.hasOwn(g.book.abilities, word)) as AbilityId | undefined
  const target = rest.find(word => word !== copied)
  const ability = printed as AbilityId
  const { plain }: Ability = g.book.abilities[ability]
  return {
    answer,
    figure: figure.id,
    facing: makeFacing(figure.facing),
    kind: 'use',
    ability,
    ...(copied && { copied }),
    ...(target && { target }),
    ap: plain ? 0 : costNow(g, figure, Math.min(...costs), 'ability'),
  }
}

/** What the answer would do, or why it is not legal. The game given is left as it was. */
export function previewOf(g: Game, side: number, answer: string, turning: boolean): Preview | Refusal {
  const act = parseAct(g, side, answer, turning)
  if ('code' in act) return act
  if (act.verb === 'done' || act.verb === 'end' || act.verb === 'leave')
    return { code: 'nothing-to-show', about: { answer } }
  const { figure } = act
  const shared = {
    answer,
    figure: figure.id,
    facing: makeFacing('facing' in act ? act.facing : figure.facing),
  }
  switch (act.verb) {
    case 'charge':
    case 'move':
      return { ...shared, ...previewMove(g, act) }
    case 'run':
      return {
        ...shared,
        kind: 'run',
        from: label(g, figure.at),
        to: label(g, act.to),
        ap: costNow(g, figure, act.cost, 'run'),
        outcome: outcomeAt(g, figure, act.to, act.facing, true),
      }
    case 'turn':
      return { ...shared, kind: 'turn', outcome: outcomeAt(g, figure, act.at, act.facing, false) }
    case 'dismount':
      return {
        ...shared,
        kind: 'dismount',
        from: figure.carried!.by,
        to: label(g, act.at),
        outcome: afoot(g, figure, () => outcomeAt(g, figure, act.at, act.facing, true)),
      }
    case 'strike': {
      const dice = freeAttackDice(g, figure)
      const endurance = enduranceOf(g, act.target)
      const each = chanceToHurt(g, act.target) / 2
      const told = { target: act.target.id, dice, endurance, chances: chances(dice, each, act.target.life) }
      return { ...shared, kind: 'strike', ...told }
    }
    case 'shoot':
      return { ...shared, ...(act.target ? previewShot(g, act, act.target) : previewVolley(g, act)) }
    case 'use':
      return {
        ...shared,
        kind: 'use',
        ability: act.use.printed.id,
        ...(act.use.ability !== act.use.printed && { copied: act.use.ability.id }),
        ...(act.use.target !== null && { target: act.use.target }),
        ap: costNow(g, figure, act.use.cost, 'ability'),
      }
  }
}

function previewMove(g: Game, act: Extract<Act, { verb: 'move' | 'charge' }>) {
  const { figure, path } = act
  const course = courseOf(g, figure, act.verb === 'charge')
  const drawn = drawnOn(g, course, path)
  const free = drawn.flatMap(({ by, when, strikes }) => (strikes && when === 'leaving' ? by : []))
  const cells = [figure.at, ...path]
  const costs = path.map((to, i) => {
    const side = facings.find(f => g.board.neighbour[cells[i]! * 6 + f] === to)!
    return course.costs[g.board.side[cells[i]! * 6 + side]!]!
  })
  const to = path.at(-1)!
  return {
    kind: 'move' as const,
    from: label(g, figure.at),
    path: path.map(cell => label(g, cell)),
    costs,
    cost: act.cost,
    left: movementLeft(g, figure) - act.cost,
    stops: mustEnd(g, course, cells.at(-2)!, to),
    freeAttacks: free.map(enemy => enemy.id),
    freeDice: free.reduce((sum, enemy) => sum + freeAttackDice(g, enemy), 0),
    ...roundOf(g, course, act, drawn.length),
    outcome: { ...outcomeAt(g, figure, to, act.facing, false), reactions: answersTo(g, figure, drawn) },
  }
}

/** The way round that is offered beside a move, where it draws fewer enemies. */
function roundOf(g: Game, course: Course, act: Extract<Act, { verb: 'move' | 'charge' }>, drawn: number) {
  const { figure, path } = act
  const to = path.at(-1)!
  const reach = reachOf(g, course, movementLeft(g, figure))
  const way = reach.ways[to] && wayRound(g, reach, to)
  const met = way && invitesOf(g, course, way).length
  if (!way || met === undefined || met >= drawn) return {}
  const answer = makeAct(g, { ...act, path: pathOf(way), cost: way.cost })
  return { round: { answer, cost: way.cost, unharmed: met === 0 } }
}

/** Abilities with which enemies may answer what a move gives them reason to. */
const answersTo = (g: Game, cause: Figure, drawn: readonly Invite[]): Outcome['reactions'] =>
  drawn.flatMap(({ by, when }) => {
    const moment = when === 'leaving' ? ('leaving-zone' as const) : ('zone-entered' as const)
    const ready = new Set(readyFor(g, by, { moment, cause }).map(({ id }) => id))
    return [...ready].map(ability => ({ figure: by.id, ability }))
  })

/** Looks as if the figure were not carried. */
function afoot<T>(g: Game, figure: Figure, look: () => T): T {
  const { carried } = figure
  const carrier = carrierOf(g, figure)!
  delete figure.carried
  const seen = look()
  figure.carried = carried
  // The ground belongs to its carrier.
  put(g, carrier, carrier.at, carrier.facing)
  return seen
}

/** Puts the figure there, looks, and puts it back. */
function outcomeAt(g: Game, figure: Figure, at: number, facing: Figure['facing'], arrives: boolean): Outcome {
  const before = { at: figure.at, facing: figure.facing }
  put(g, figure, at, facing)
  const entered = { moment: 'zone-entered' as const, cause: figure, zones: threatsTo(g, figure.owner, at) }
  const outcome = {
    threatenedBy: isThreatened(g, figure)
      ? enemiesOf(g, figure.owner)
          .filter(enemy => inZone(g, enemy).includes(figure))
          .map(enemy => enemy.id)
      : [],
    engages: inZone(g, figure).map(enemy => enemy.id),
    attackDice: attackDice(g, figure),
    reactions: arrives
      ? enemiesOf(g, figure.owner).flatMap(enemy =>
          usesOf(g, enemy, entered).map(use => ({ figure: enemy.id, ability: use.ability.id })),
        )
      : [],
  }
  put(g, figure, before.at, before.facing)
  return outcome
}

type Shooting = Extract<Act, { verb: 'shoot' }>

function previewVolley(g: Game, { figure, facing }: Shooting) {
  const targets = volleysOf(g, figure).find(volley => volley.facing === facing)?.targets ?? []
  return {
    kind: 'volley' as const,
    targets: targets.map(target => target.id),
    dice: volleyDice(g, figure),
    hitsFrom: hitsFrom(false),
  }
}

function previewShot(g: Game, { figure, facing }: Shooting, target: Figure) {
  const seen = sightTo(g, figure, target, g.typeOf(figure).shooting?.range)
  const { dice, penalty } = shotDice(g, figure, target, seen, facing)
  const endurance = enduranceOf(g, target)
  const { best } = seen
  return {
    kind: 'shoot' as const,
    target: target.id,
    range: seen.range,
    dice,
    hitsFrom: hitsFrom(penalty),
    endurance,
    penalty,
    lines: best && {
      from: { hex: label(g, best.from.cell), corner: best.from.corner },
      to: { hex: label(g, best.to.cell), corners: best.to.corners },
    },
    chances: chances(dice, ((7 - hitsFrom(penalty)) / 6) * chanceToHurt(g, target), target.life),
  }
}

/** Chances of 0 to `life` successes in so many dice; the last one stands for "as many or more". */
export function chances(dice: number, each: number, life: number): number[] {
  let row = [1]
  for (let i = 0; i < dice; i++)
    row = Array.from(
      { length: row.length + 1 },
      (_, k) => (row[k] ?? 0) * (1 - each) + (row[k - 1] ?? 0) * each,
    )
  const most = row.slice(life).reduce((sum, p) => sum + p, 0)
  return [...row.slice(0, life), ...(row.length > life ? [most] : [])]
}

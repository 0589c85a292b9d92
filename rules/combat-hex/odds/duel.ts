import { type Board, type Cell, cellOf, hexOf, makeCell, makeTables } from '../../board/board.ts'
import { distance, type Facing, parseFacing } from '../../core/hex.ts'
import type { Orders } from '../../play/module.ts'
import type { FigureType } from '../army/figure.ts'
import { baseCells } from '../battle/bases.ts'
import { type Game, makeGame, newActivation, put } from '../battle/game.ts'
import { inZone, isThreatened } from '../battle/points/zones.ts'
import { sightTo } from '../battle/shoot/seeing.ts'
import type { CombatHexState, Figure, RuleBookId } from '../battle/state.ts'
import { bookById } from '../books/index.ts'
import { byOrders, withAbility } from './answers.ts'
import { freeAttacksOdds, oddsOfScript, shootWith, type Wanted } from './blows.ts'
import { type CombatOdds, combatOdds } from './combatOdds.ts'
import type { OddsOptions } from './countOrThrow.ts'
import type { FigureOdds } from './fates.ts'

/** A figure as it comes into a duel. */
export interface Duellist {
  type: FigureType
  /** in a battle, for orders that name it */
  label?: string
  life: number
  ap: number
}

/** Two figures alone on open ground: what would be, were they there. */
export interface DuelScene {
  rules: RuleBookId
  /** who shoots, or attacks; its turn it is */
  figure: Duellist
  target: Duellist
  /** hexes between shooter and target, counted as a shot counts them; as far as it shoots, at most 4, where left out */
  range?: number
  /** the first stands on raised ground, the other does not */
  raised?: boolean
  /** the other has its back to it */
  behind?: boolean
  /** of the player of each, the defaults where they are left out */
  orders?: readonly (Orders | undefined)[]
  /** an ability of the first which it uses whenever it can, or never */
  ability?: Wanted
}

const size = 31
const centre = 15
const north = parseFacing('N')!
const south = parseFacing('S')!

const flat = (raised: readonly string[] = []): Board =>
  makeTables({ id: 'duel', name: { en: '', fr: '' }, columns: size, rows: size, raised })

/** Both figures in a game of their own, the first in the middle facing north, the other nowhere yet. */
function stage({ rules, figure, target, raised }: DuelScene): { g: Game; own: Figure; other: Figure } {
  const at = centre * size + centre
  const board = flat(raised ? [makeCell(flat(), at)] : [])
  const make = (id: string, owner: number, { life, ap }: Duellist): Figure => ({
    id,
    type: id,
    owner,
    condition: 'standing',
    at: -1,
    facing: north,
    life,
    ap,
    actionTaken: 'nothing',
    ran: false,
    used: [],
    marks: [],
  })
  const own = make(figure.label ?? 'A1', 0, figure)
  // A figure may be tried against another of its kind, or against itself.
  const label = target.label ?? 'B1'
  const other = make(label === own.id ? `${label}B` : label, 1, target)
  const player = { name: '', camp: null, edge: null, armies: {} }
  const battle: CombatHexState = {
    rules,
    fixed: { board: null, camps: null },
    board: null,
    points: 500,
    lastTurn: 100,
    turn: 1,
    phase: 'attack',
    rollWinner: 0,
    boardChooser: 0,
    attacker: 0,
    deployed: [0, 1],
    players: [player, { ...player }],
    types: { [own.id]: figure.type, [other.id]: target.type },
    figures: [own, other],
    combats: [],
    result: null,
  }
  const g = makeGame(battle, bookById(rules), board, () => {})
  put(g, own, at, north)
  return { g, own, other }
}

/** Puts the other where it fits and stands as wanted, the nearest hex first; false where it nowhere does. */
function place(g: Game, own: Figure, other: Figure, facing: Facing, fits: () => boolean): boolean {
  const from = hexOf(g.board, own.at)
  const cells: Cell[] = Array.from({ length: size * size }, (_, cell) => cell)
    .filter(cell => cellOf(g.board, hexOf(g.board, cell)) !== undefined)
    .sort((a, b) => distance(from, hexOf(g.board, a)) - distance(from, hexOf(g.board, b)))
  const taken = baseCells(g.board, g.typeOf(own).base, own.at, own.facing) ?? []
  for (const cell of cells) {
    const base = baseCells(g.board, g.typeOf(other).base, cell, facing)
    if (!base || base.some(each => taken.includes(each))) continue
    put(g, other, cell, facing)
    if (fits()) return true
  }
  return false
}

function answering({ ability, orders = [] }: DuelScene, own: Figure, options: OddsOptions): OddsOptions {
  const answer = options.answer ?? byOrders(orders)
  return { ...options, answer: ability ? withAbility(answer, own.id, ability.id, ability.uses) : answer }
}

/** A shot in a duel: what becomes of both; undefined where it cannot be, or there are too many cases. */
export function duelShot(scene: DuelScene, options: OddsOptions = {}): FigureOdds[] | undefined {
  const { shooting } = scene.figure.type
  const { g, own, other } = stage(scene)
  if (!shooting) return undefined
  const range = scene.range ?? Math.min(4, shooting.range)
  const inRange = () => {
    const seen = sightTo(g, own, other, shooting.range)
    return seen.visible && seen.range === range && seen.facings.some(way => way.facing === north)
  }
  if (!place(g, own, other, scene.behind ? north : south, inRange)) return undefined
  g.activation = newActivation(own)
  const start = () => shootWith(g, own, other, north, scene.ability)
  return oddsOfScript(g, start, [other], answering(scene, own, options))
}

/** Stands the other before the first, looking at it or away from it, as close as its base comes. */
const faceToFace = (g: Game, own: Figure, other: Figure, { behind }: DuelScene): boolean =>
  place(
    g,
    own,
    other,
    behind ? north : south,
    () => inZone(g, own).includes(other) && isThreatened(g, own) === !behind,
  )

/** A combat of the two alone; undefined where nobody can be behind the other. */
export function duelFight(scene: DuelScene, options: OddsOptions = {}): CombatOdds | undefined {
  const { g, own, other } = stage(scene)
  if (!faceToFace(g, own, other, scene)) return undefined
  g.battle.phase = 'combat'
  return combatOdds(g, [own, other], answering(scene, own, options))
}

/** A free attack of the first, which uses no abilities for it by the tournament rules (6.25). */
export function duelFreeAttack(scene: DuelScene, options: OddsOptions = {}): FigureOdds[] | undefined {
  const { g, own, other } = stage(scene)
  if (!faceToFace(g, own, other, scene)) return undefined
  return freeAttacksOdds(g, [own], other, answering(scene, own, options))
}

import { typeOf } from './army/army.ts'
import { type Camp, camps, type FigureType } from './army/figure.ts'
import { movementLeft } from './battle/act.ts'
import { broken } from './battle/check.ts'
import { findChains } from './battle/combat.ts'
import type { GameDocument } from './battle/document.ts'
import type { BattleEvent } from './battle/events.ts'
import type { Game } from './battle/game.ts'
import { contenders, figureById, standingOf } from './battle/game.ts'
import { battleMachine, boardOf, gameOf, type Shelf } from './battle/machine.ts'
import { courseOf, reachOf, wayTo } from './battle/movement.ts'
import type { OrderScope, Orders } from './battle/orders/parse.ts'
import { ordersPolicy, soundAnswer } from './battle/orders/policy.ts'
import { fixedTopics, type Topic, topicsOf } from './battle/orders/topics.ts'
import { type Preview, previewOf, previewUse } from './battle/preview.ts'
import type { BattleQuestion } from './battle/questions.ts'
import { sightLines } from './battle/seeing.ts'
import type { Battle, Result, RuleBookId } from './battle/state.ts'
import { drawAgreed, finish, wonOver } from './battle/victory.ts'
import { documentOf, type Surroundings, type Viewer } from './battle/view.ts'
import { dangerZone, inZone } from './battle/zones.ts'
import { type Board, type Cell, parseCell } from './board/board.ts'
import { boardById, boardFromText, boards } from './board/boards.ts'
import { parseBoard } from './board/notation.ts'
import type { Sight, SightLine } from './board/sight.ts'
import { bookById } from './books.ts'
import type { Dice } from './core/dice.ts'
import { type Numbered, newSave, type Policy, run, type Save, takeBack } from './core/script.ts'
import type { Refusal, Space } from './core/space.ts'

/** Changes whenever a battle under way could be asked other questions than before. */
export const rulesVersion = '1'

export type BattleSave = Save<Battle>

const shelf: Shelf = {
  version: rulesVersion,
  book: bookById,
  board: boardById,
  boardFromText,
  boards: () => boards().map(board => board.id),
}

export interface SetUp {
  rules: RuleBookId
  points: number
  /** id of a board; null: chosen after the deployment roll (3.02) */
  board: string | null
  /** texts of boards that do not come with the game: they may be named above, or chosen after the roll */
  grounds?: string[]
  /** camps in the order of the players; null: chosen after the deployment roll */
  camps: Camp[] | null
  /**
   * armies as figure type ids; one of each camp where the camps are not settled (2.022), unless by the rule
   * book everybody brings an army of either camp
   */
  players: { name: string; armies: { good?: string[]; evil?: string[] } }[]
  /** made by `joinSeed` */
  seed: string
  /** the turn after which points decide; 100 when left out, so that every battle ends */
  lastTurn?: number
  /** figure types, where not from the roster */
  types?: Record<string, FigureType>
}

export type Outcome =
  | { ok: true; save: BattleSave; events: Numbered<BattleEvent>[] }
  /** with a save where the rules changed under the open question: to be kept, and its events told, all the same */
  | { ok: false; refusal: Refusal; save?: BattleSave; events?: Numbered<BattleEvent>[] }

export interface ResumeOptions {
  /** standing orders of each player; defaults where there are none */
  orders?: readonly (Orders | undefined)[]
  /** who answers besides the player, in place of all orders */
  policy?: Policy<Battle>
  /** for tests: dice in place of the seed's */
  dice?: Dice
}

/** Kinds that nobody waits for are answered at once, by sound defaults. */
export const defaults: Policy<Battle> = ordersPolicy([])

const machine = battleMachine(shelf)

/** Nobody waits for those who have lost and leave with the end of the step. */
const leavingAside =
  (policy: Policy<Battle>): Policy<Battle> =>
  (question, state) =>
    state.players[question.by]?.lost
      ? { answer: question.fallback(), from: 'default' }
      : policy(question, state)

function go(save: BattleSave, answer: string | undefined, options: ResumeOptions = {}): Outcome {
  const policy = leavingAside(options.policy ?? ordersPolicy(options.orders ?? []))
  const outcome = run(machine, save, { answer, policy, dice: options.dice })
  if (outcome.ok) return { ok: true, save: outcome.save, events: outcome.events }
  const { refusal, events } = outcome
  return outcome.save === save ? { ok: false, refusal } : { ok: false, refusal, save: outcome.save, events }
}

/** A new battle, run up to its first question. Armies are the caller's to check (`checkArmy`). */
export function setUp(options: SetUp, resumeOptions: ResumeOptions = {}): Outcome {
  const ids = new Set(
    options.players.flatMap(({ armies }) => [...(armies.good ?? []), ...(armies.evil ?? [])]),
  )
  const types: Record<string, FigureType> = {}
  // A figure that may stand in for another comes with it.
  for (const id of ids) {
    const type = typeOf(id, options.types)
    if (!type) return { ok: false, refusal: { code: 'unknown-figure', rule: '2.01', about: { figure: id } } }
    types[id] = type
    if (type.other !== undefined) ids.add(type.other)
  }
  const { mostPlayers, freeCamps } = bookById(options.rules).sequence
  const count = options.players.length
  if (count < 2 || count > mostPlayers)
    return { ok: false, refusal: { code: 'too-many-players', about: { count, most: mostPlayers } } }
  for (const [i, { name, armies }] of options.players.entries()) {
    const brought = camps.filter(camp => armies[camp]?.length)
    const wanted = options.camps ? [options.camps[i]!] : freeCamps ? brought.slice(0, 1) : camps
    const missing = wanted.length ? wanted.find(camp => !brought.includes(camp)) : 'good'
    if (missing)
      return {
        ok: false,
        refusal: { code: 'army-missing', rule: '2.022', about: { player: name, army: missing } },
      }
  }
  const grounds: Record<string, string> = {}
  for (const text of options.grounds ?? []) {
    const parsed = parseBoard(text)
    if (!parsed.ok)
      return { ok: false, refusal: { code: 'board-faulty', about: { faults: parsed.faults.length } } }
    grounds[parsed.board.id] = text
  }
  if (options.board !== null && grounds[options.board] === undefined && !boardById(options.board))
    return { ok: false, refusal: { code: 'no-board', about: { board: options.board } } }
  const battle: Battle = {
    rules: options.rules,
    fixed: { board: options.board, camps: options.camps },
    board: options.board,
    ...(options.grounds?.length && { grounds }),
    points: options.points,
    lastTurn: options.lastTurn ?? 100,
    turn: 0,
    phase: 'set-up',
    rollWinner: null,
    boardChooser: null,
    attacker: null,
    deployed: [],
    players: options.players.map(({ name, armies }) => ({ name, camp: null, edge: null, armies })),
    types,
    figures: [],
    combats: [],
    result: null,
  }
  return go(newSave(rulesVersion, battle, options.seed), undefined, resumeOptions)
}

/** Answers the pending question and runs on to the next. The save given stays as it was. */
export const resume = (save: BattleSave, answer: string, options?: ResumeOptions): Outcome =>
  go(save, answer, options)

/** Lets orders that have changed answer the open question, and what comes after it. */
export const proceed = (save: BattleSave, orders: ResumeOptions['orders']): Outcome =>
  go(save, undefined, { orders })

/** Where an order of a player of this battle shall hold, for `parseOrder`. */
export function orderScope({ battle }: BattleSave, by: number): OrderScope {
  const board = boardOf(shelf, battle)
  return {
    topics: orderTopics(battle.rules),
    battle: {
      by,
      ownerOf: label => battle.figures.find(figure => figure.id === label)?.owner,
      hasHex: hex => board !== undefined && parseCell(board, hex) !== undefined,
    },
  }
}

/** Everything that a standing order may be about in a rule book. */
export const orderTopics = (rules: RuleBookId): Topic[] => topicsOf(bookById(rules).abilities)

/** Topics that may come up for a player of this battle: those of the general rules, and of the figures' abilities. */
export function topicsAsked({ battle }: BattleSave, player: number): Topic[] {
  const own = battle.figures.filter(({ owner, condition }) => owner === player && condition !== 'removed')
  const printed = new Set<string>(
    own.flatMap(({ type }) => battle.types[type]!.abilities.map(({ id }) => id)),
  )
  return orderTopics(battle.rules).filter(
    topic => fixedTopics.some(fixed => fixed === topic) || printed.has(topic),
  )
}

/** A battle as it stands in the middle of its step. */
export interface Opened {
  state: Battle
  board: Board | null
  question: BattleQuestion | undefined
  game: Game
}

/** Runs a save up to its open question, to look at it. */
export function open(save: BattleSave): Opened {
  let game: Game | undefined
  const outcome = run(
    battleMachine(shelf, g => {
      game = g
    }),
    save,
    {},
  )
  if (!outcome.ok) throw new Error(`cannot be opened: ${outcome.refusal.code}`)
  const { state } = outcome
  return {
    state,
    board: boardOf(shelf, state) ?? null,
    question: outcome.question as BattleQuestion | undefined,
    game: game ?? gameOf(shelf, state, () => {}),
  }
}

/** Everything that may be answered now; undefined when the battle is over. */
export const legal = (save: BattleSave): Space | undefined => open(save).question?.space

/**
 * Takes back the player's last answer, as far as nothing was revealed by it (3.09).
 * @returns with the answer, and `since`: from the event of that number on, nothing has happened any more
 */
export function undo(save: BattleSave, player: number): Outcome & { answer?: string; since?: number } {
  const back = takeBack(save, player)
  if (!back.ok) return back
  const { state } = open(back.save)
  const outcome = go(back.save, undefined, { policy: () => undefined })
  if (!outcome.ok) return outcome
  // The numbers of what was taken back are left out, up to the one of the taking back itself.
  const left = outcome.save.journal.at(-1)
  const since = left && 'skip' in left ? back.n + 1 - left.skip : back.n
  const told: Numbered<BattleEvent> = {
    event: 'undone',
    by: player,
    answer: back.answer,
    since,
    turn: state.turn,
    phase: state.phase,
    n: back.n,
  }
  return { ...outcome, events: [told, ...outcome.events], answer: back.answer, since }
}

/**
 * The program answers everything of this player until the present phase is over: by the player's orders where
 * they have an answer, by defaults otherwise, `ask me` included.
 */
export function finishPhase(save: BattleSave, player: number, orders: ResumeOptions['orders'] = []): Outcome {
  const { state, question } = open(save)
  if (!question) return { ok: false, refusal: { code: 'battle-over' } }
  if (question.by !== player)
    return { ok: false, refusal: { code: 'not-your-turn', about: { by: question.by } } }
  const { turn, phase } = state
  const ordered = ordersPolicy(orders)
  const policy: Policy<Battle> = (q, now) => {
    const given = ordered(q, now)
    const here = q.by === player && now.turn === turn && now.phase === phase
    return given ?? (here ? { answer: soundAnswer(q, now, orders[player]), from: 'default' } : undefined)
  }
  return go(save, undefined, { policy })
}

/** Ends a battle from outside its own sequence. */
function endWith(save: BattleSave, result: Result): Outcome {
  const { game, state } = open(save)
  if (state.phase === 'over') return { ok: false, refusal: { code: 'battle-over' } }
  const events: Numbered<BattleEvent>[] = []
  let n = save.events + save.told
  const g: Game = {
    ...game,
    emit: happening => events.push({ turn: state.turn, phase: state.phase, ...happening, n: n++ }),
  }
  finish(g, result)
  return {
    ok: true,
    events,
    save: { ...save, battle: state, step: null, journal: [], pending: null, events: n, told: 0 },
  }
}

/**
 * A player gives up, or has to. With one other left that one has won (7.05); else the others play on: the
 * defaults answer for the one who goes until the step under way is over, then those figures leave.
 */
function giveUp(save: BattleSave, player: number, reason: 'conceded' | 'forfeit', orders: Ordered): Outcome {
  const { battle } = save
  if (battle.phase === 'over') return { ok: false, refusal: { code: 'battle-over' } }
  if (battle.players[player]?.lost) return { ok: false, refusal: { code: 'is-out' } }
  const others = contenders(battle).filter(other => other !== player)
  if (others.length === 1) return endWith(save, wonOver(battle, others[0]!, reason, '7.05'))
  const { state } = open(save)
  const told: Numbered<BattleEvent> = {
    event: 'gave-up',
    by: player,
    reason,
    turn: state.turn,
    phase: state.phase,
    n: save.events + save.told,
  }
  const players = battle.players.map((each, i) =>
    i === player ? { ...each, lost: { reason, rule: '7.05' } } : each,
  )
  const outcome = go({ ...save, battle: { ...battle, players }, told: save.told + 1 }, undefined, { orders })
  return outcome.ok ? { ...outcome, events: [told, ...outcome.events] } : outcome
}

type Ordered = ResumeOptions['orders']

export const concede = (save: BattleSave, player: number, orders?: Ordered): Outcome =>
  giveUp(save, player, 'conceded', orders)
/** The battle of a player who stays away is lost. */
export const forfeit = (save: BattleSave, player: number, orders?: Ordered): Outcome =>
  giveUp(save, player, 'forfeit', orders)

/** All who are still in the battle agree on a draw. */
export const agreeDraw = (save: BattleSave): Outcome => endWith(save, drawAgreed(save.battle))

/** Players who are still in the battle. */
export const playersLeft = (save: BattleSave): number[] => contenders(save.battle)

/** What an answer of an action phase would do, or why it is not legal. */
export function preview(save: BattleSave, answer: string): Preview | Refusal {
  const { question, game } = open(save)
  if (question && answer.startsWith('use ') && question.kind !== 'act') {
    const checked = question.space.check(answer)
    return checked.ok ? previewUse(game, checked.answer) : checked.refusal
  }
  if (question?.kind !== 'act' && question?.kind !== 'turning')
    return { code: 'nothing-to-show', about: { answer } }
  return previewOf(game, question.by, answer, question.kind === 'turning')
}

export interface Reachable {
  cell: Cell
  cost: number
  left: number
  /** a danger zone ends the move there (4.08) */
  stops: boolean
  path: Cell[]
}

/** A battle as everybody may see it: a deployment that still goes on stands nobody in the way (3.02). */
function openToAll(save: BattleSave): Game {
  const { state, game } = open(save)
  if (state.phase !== 'deployment') return game
  const figures = state.figures.map(figure =>
    state.deployed.includes(figure.owner) ? figure : { ...figure, at: -1, condition: 'waiting' as const },
  )
  return gameOf(shelf, { ...state, figures }, () => {})
}

/** Where a figure can end a move now, whoever's turn it is; [] for a figure that is not seen on the board. */
export function reach(save: BattleSave, figureId: string): Reachable[] {
  const game = openToAll(save)
  const figure = figureById(game, figureId)
  if (!figure || figure.at < 0) return []
  const left = movementLeft(game, figure)
  const found = reachOf(game, courseOf(game, figure), left)
  return found.cells.map(cell => ({
    cell,
    cost: found.cost[cell]!,
    left: left - found.cost[cell]!,
    stops: found.stops[cell] === 1,
    path: wayTo(found, cell),
  }))
}

/** How a figure sees every enemy on the board, within the range of its shots if it has any. */
export function sightOf(
  save: BattleSave,
  figureId: string,
): { target: string; sight: Sight; lines: readonly SightLine[] }[] {
  const game = openToAll(save)
  const figure = figureById(game, figureId)
  if (!figure || figure.at < 0) return []
  const range = game.typeOf(figure).shooting?.range
  return game.battle.players.flatMap((_, owner) =>
    owner === figure.owner
      ? []
      : standingOf(game, owner).map(target => ({
          target: target.id,
          ...sightLines(game, figure, target, range),
        })),
  )
}

/** The chains of combat as the figures stand (6.03): who hangs together, and by which pairs of enemies. */
export function chains(save: BattleSave): { figures: string[]; links: [string, string][] }[] {
  const game = openToAll(save)
  return findChains(game).map(chain => ({
    figures: chain.map(figure => figure.id),
    links: chain.flatMap(figure =>
      inZone(game, figure).map((enemy): [string, string] => [figure.id, enemy.id]),
    ),
  }))
}

/** Cells in the danger zones of a player's figures. */
export function zones(save: BattleSave, owner: number): Cell[] {
  const game = openToAll(save)
  return [...new Set(standingOf(game, owner).flatMap(figure => dangerZone(game, figure)))]
}

/** What a player or a spectator may see of a battle. */
export function view(save: BattleSave, viewer: Viewer, around: Surroundings): GameDocument {
  const { game, question } = open(save)
  return documentOf(game, save, question, viewer, around)
}

/** Broken invariants, in words; [] when the battle is sound. */
export function check(save: BattleSave): string[] {
  return broken(open(save).game, save)
}

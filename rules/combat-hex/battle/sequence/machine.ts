import { type Board, makeTables } from '../../../board/board.ts'
import type { Machine, Script } from '../../../core/script.ts'
import { hasNobodyActed, nothingToDo, orderIn } from '../answers/orders/policy.ts'
import { leaveTable } from '../end/leaveTable.ts'
import { endTurn, finish, SuddenEnd } from '../end/victory.ts'
import type { GameEvent } from '../events.ts'
import { combat, pickCombat } from '../fight/combat.ts'
import { type Game, makeGame, moverOf } from '../game.ts'
import { type GameQuestion, questionKinds } from '../questions.ts'
import { deploy, deployers } from '../setup/deploy.ts'
import type { CombatHexState, Figure } from '../state.ts'
import { strategyPhase } from '../strategy/strategy.ts'
import { actionStep } from '../turn/activation.ts'
import type { RuleBook } from '../vocabulary.ts'

/** What a battle is played with: rule books and boards, by id. */
export interface Library {
  version: string
  book(id: CombatHexState['rules']): RuleBook
  board(id: string): Board | undefined
  /** a board that does not come with the game */
  boardFromText(text: string): Board
  boards(): readonly string[]
}

/** The board of a battle; undefined until it is chosen. */
export function boardOf(
  library: Library,
  { board, customBoards: grounds }: CombatHexState,
): Board | undefined {
  if (board === null) return undefined
  const text = grounds?.[board]
  const found = text === undefined ? library.board(board) : library.boardFromText(text)
  if (!found) throw new Error(`no board ${board}`)
  return found
}

/** Stands in while the board is not chosen: nothing looks at it before. */
const noBoard = makeTables({ id: '', name: { en: '', fr: '' }, columns: 1, rows: 1 })

/** The game that belongs to a state, with its tables worked out. */
export function gameOf(library: Library, battle: CombatHexState, emit: (event: GameEvent) => void): Game {
  return makeGame(battle, library.book(battle.rules), boardOf(library, battle) ?? noBoard, emit)
}

/** A step may hand on the answer to the first question of the next one. */
type StepScript = Script<string | undefined | void>

/** The sequence of a battle (3.01, 3.04): what comes next is read from the state. A sudden end is thrown out of it. */
export function stepOf(g: Game, library: Library): { name: string; script: StepScript } | undefined {
  const { battle } = g
  switch (battle.phase) {
    case 'set-up':
      return {
        name: 'set-up',
        script: g.book.sequence.before(g, [...Object.keys(battle.customBoards ?? {}), ...library.boards()]),
      }
    case 'deployment': {
      const side = deployers(g).find(player => !battle.deployed.includes(player))!
      return { name: `deployment ${side}`, script: deploy(g, side) }
    }
    case 'strategy':
      return { name: 'strategy', script: strategyPhase(g) }
    case 'attack':
      return { name: 'attack', script: actionStep(g, moverOf(g)!) }
    case 'defence':
      return { name: 'defence', script: actionStep(g, moverOf(g)!) }
    case 'combat':
      return battle.combats.length
        ? { name: 'combat', script: nextCombat(g) }
        : { name: 'end of turn', script: endTurn(g) }
    case 'over':
      return undefined
  }
}

function* nextCombat(g: Game): Script {
  const chain = yield* pickCombat(g)
  yield* combat(g, chain)
  g.battle.combats = g.battle.combats.filter(other => other !== chain)
}

/** A step that ends at once where the battle does (9.14); with it those leave who lost meanwhile. */
function* untilEnd(g: Game, script: StepScript): Script<string | undefined> {
  try {
    const handedOn = yield* script
    yield* leaveTable(g)
    return handedOn ?? undefined
  } catch (thrown) {
    if (!(thrown instanceof SuddenEnd)) throw thrown
    finish(g, thrown.result)
    return undefined
  }
}

/** The next step of a battle, on a game laid out already; undefined when it is over. */
export function beginStep(g: Game, library: Library) {
  const step = stepOf(g, library)
  return step && { ...step, script: untilEnd(g, step.script), table: g }
}

/** Battles as the runner sees them. */
export function machineOf(library: Library): Machine<CombatHexState, GameEvent, Game> {
  return {
    version: library.version,
    clone: cloneState,
    begin(battle, emit) {
      if (battle.phase === 'over') return undefined
      return beginStep(gameOf(library, battle, emit), library)
    },
    answered(battle, asked, answer, from) {
      const { turn, phase } = battle
      const { kind, by } = asked
      if (from === nothingToDo) return { turn, phase, event: 'nothing-to-do', by }
      const order = orderIn(from)
      if (!order) {
        if (answer !== 'done' || !hasNobodyActed(asked as GameQuestion, battle)) return undefined
        return { turn, phase, event: 'nobody-acted', by }
      }
      const question = questionKinds.find(each => each === kind)
      return question && { turn, phase, event: 'ordered', by, question, answer, ...order }
    },
  }
}

/** A deep copy of what the rules change; figure types never change and are shared. */
export function cloneState(battle: CombatHexState): CombatHexState {
  return {
    ...battle,
    deployed: [...battle.deployed],
    ...(battle.order && { order: [...battle.order] }),
    players: battle.players.map(player => ({ ...player })),
    figures: battle.figures.map(cloneFigure),
    combats: battle.combats.map(chain => [...chain]),
  }
}

/** Field by field, so that all figures have one shape: the rules look at them all the time. */
export const cloneFigure = (figure: Figure): { [Field in keyof Required<Figure>]: Figure[Field] } => ({
  id: figure.id,
  type: figure.type,
  owner: figure.owner,
  condition: figure.condition,
  at: figure.at,
  facing: figure.facing,
  life: figure.life,
  ap: figure.ap,
  actionTaken: figure.actionTaken,
  carried: figure.carried,
  paidStayToll: figure.paidStayToll,
  threatenedAtStart: figure.threatenedAtStart,
  hitThisTurn: figure.hitThisTurn,
  placeBeforeActions: figure.placeBeforeActions,
  placeBeforeTurn: figure.placeBeforeTurn,
  ran: figure.ran,
  used: figure.used.length ? [...figure.used] : [],
  marks: figure.marks.length ? figure.marks.map(mark => ({ ...mark })) : [],
})

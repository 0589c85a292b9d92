import type { GameModule } from '../../play/module.ts'
import { lastTurns, renamed } from '../../play/twoPlayers.ts'
import { camps } from '../army/figure.ts'
import { ordersPolicy, soundAnswer } from '../battle/answers/orders/policy.ts'
import { drawAgreed, finish, pointsLost, wonOver } from '../battle/end/victory.ts'
import { contenders } from '../battle/game.ts'
import { boardOf, gameOf, machineOf } from '../battle/sequence/machine.ts'
import { ruleBooks } from '../battle/state.ts'
import { diceOfBattle, documentOf, isSecret, redact, redactQuestion } from '../battle/view.ts'
import { bookById } from '../books/index.ts'
import { library, rulesVersion } from '../library.ts'
import type { CombatHex } from '../types.ts'
import { begin, setUpOf } from './begin.ts'
import { invariantFaults } from './invariants.ts'
import { correct } from './judge.ts'
import { readSave } from './olderSaves.ts'
import { telling } from './telling.ts'

const giveUpRule = '7.05'

/** Combat Hex as a game that can be played. */
export const combatHex: GameModule<CombatHex> = {
  id: 'combat-hex',
  version: rulesVersion,
  readSave,
  machine: machineOf(library),
  armies: true,
  maxPlayers: ({ rules }) =>
    bookById(ruleBooks.find(book => book === rules) ?? 'tournament').sequence.maxPlayers,
  undoRule: '3.09',
  setUpOf,
  begin,
  tableOf: battle => gameOf(library, battle, () => {}),
  boardOf: battle => boardOf(library, battle) ?? null,
  customBoardsOf: ({ customBoards = {} }) => Object.values(customBoards),
  piecesOf: ({ figures }) =>
    figures.map(({ id, owner, type, condition }) => ({
      label: id,
      owner,
      type,
      gone: condition !== 'standing',
    })),
  typesOf: ({ types }) => types,
  phaseOf: ({ turn, phase }) => `${turn} ${phase}`,
  result(battle) {
    const { result, players, board } = battle
    if (!result) return undefined
    const game = gameOf(library, battle, () => {})
    const lost = players.map((_, owner) => pointsLost(game, owner))
    return {
      winner: result.winner,
      reason: result.reason,
      score: result.score,
      sides: players.map(({ camp }) => (camp === null ? null : camps.indexOf(camp))),
      board,
      lost,
    }
  },
  diceOf: diceOfBattle,
  playersLeft: contenders,
  settle(battle, how, emit) {
    const result =
      how.winner === null ? drawAgreed(battle) : wonOver(battle, how.winner, how.reason, giveUpRule)
    finish(gameOf(library, battle, emit), result)
  },
  judge: {
    correct,
    rename: (battle, player, name) => ({ ...battle, players: renamed(battle.players, player, name) }),
    lastTurns,
  },
  telling,
  eventOf: ({ turn, phase }, what) => ({ ...what, turn, phase }),
  absence: {
    policy: ordersPolicy,
    soundAnswer,
    // Nobody waits for those who have lost and leave with the end of the step; they begin nothing more.
    answerForGone(question, { players }) {
      if (!players[question.by]?.lost) return undefined
      return question.space.check('done').ok ? 'done' : question.fallback()
    },
    // The defaults answer for whoever goes until the step under way is over, then those figures leave.
    withoutPlayer: (battle, player, reason) => ({
      ...battle,
      players: battle.players.map((each, i) =>
        i === player ? { ...each, lost: { reason, rule: giveUpRule } } : each,
      ),
    }),
  },
  secrets: { redact, redactQuestion, isSecret },
  document: documentOf,
  faults: invariantFaults,
}

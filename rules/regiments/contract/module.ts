import type { GameModule } from '../../play/module.ts'
import { soundAnswer } from '../computer/think.ts'
import { boardOf, makeBattlefield } from '../field/battlefield.ts'
import { policyOf } from '../field/orders.ts'
import { finishGame, machine } from '../turn/machine.ts'
import { resultOf, takenFrom } from '../turn/victory.ts'
import type { Regiments } from '../types.ts'
import { isListId, listIds } from '../unit/armyFaults.ts'
import { suppliedUnits } from '../unit/roster.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'
import { beginGame, setUpOf } from './begin.ts'
import { documentOf } from './document.ts'
import { invariantFaults } from './invariants.ts'
import { correctState } from './judge.ts'
import { telling } from './telling.ts'

/** A supplied unit by its id. */
const suppliedUnit = (id: string): UnitProfile | undefined => suppliedUnits().find(each => each.id === id)

/** Regiments as a game that can be played. */
export const regiments: GameModule<Regiments> = {
  id: 'regiments',
  version: machine.version,
  machine,
  armies: true,
  maxPlayers: () => 2,
  setUpOf,
  begin: options => beginGame(options, suppliedUnit),
  tableOf: war => makeBattlefield(war, () => {}),
  boardOf,
  customBoardsOf: ({ customBoard }) => (customBoard === undefined ? [] : [customBoard]),
  piecesOf: war =>
    war.regiments.map(({ label, owner, type, condition }) => ({
      label,
      owner,
      type,
      gone: condition === 'destroyed' || condition === 'routed',
    })),
  typesOf: ({ types }) => types,
  phaseOf: ({ turn, stage, active }) => `${turn} ${active} ${stage}`,
  result(war) {
    const { result, commanders, board } = war
    if (!result) return undefined
    const f = makeBattlefield(war, () => {})
    const lost = commanders.map((_, owner) => takenFrom(f, owner))
    return {
      winner: result.winner,
      reason: result.reason,
      // Scores are in halves of a point everywhere.
      score: result.score.map(score => 2 * score),
      sides: commanders.map(({ list }) => (isListId(list) ? listIds.indexOf(list) : null)),
      board,
      destroyed: [lost[1]!, lost[0]!],
      lost,
    }
  },
  diceOf: event =>
    event.event === 'rolled' ? { by: event.by, faces: event.faces, first: event.first } : undefined,
  playersLeft: ({ commanders }) => [...commanders.keys()].filter(player => !commanders[player]!.lost),
  settle(war, how, emit) {
    const f = makeBattlefield(war, emit)
    if (how.winner === null) return finishGame(f, { ...resultOf(f, 'agreed'), winner: null, score: [10, 10] })
    war.commanders[1 - how.winner]!.lost = { reason: how.reason }
    finishGame(f, {
      ...resultOf(f, how.reason),
      winner: how.winner,
      score: how.winner === 0 ? [20, 0] : [0, 20],
    })
  },
  // Two play, so nobody plays on when one has left.
  withoutPlayer: (war, player, reason) => ({
    ...war,
    commanders: war.commanders.map((each, i) => (i === player ? { ...each, lost: { reason } } : each)),
  }),
  lastTurns: war => (war.lastTurn <= war.turn + 1 ? war : { ...war, lastTurn: Math.max(1, war.turn + 1) }),
  rename: (war, player, name) => ({
    ...war,
    commanders: war.commanders.map((each, i) => (i === player ? { ...each, name } : each)),
  }),
  correct: correctState,
  eventOf: ({ turn, stage }, what) => ({ ...what, turn, stage }),
  telling,
  policy: policyOf,
  soundAnswer,
  document: view => documentOf(view),
  faults: invariantFaults,
}

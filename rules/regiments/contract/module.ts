import type { GameModule } from '../../play/module.ts'
import { twoPlayers } from '../../play/twoPlayers.ts'
import { soundAnswer } from '../computer/think.ts'
import { boardOf, makeBattlefield } from '../field/battlefield.ts'
import { policyOf } from '../field/orders.ts'
import type { Commander, RegimentsState } from '../state.ts'
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

const ofTwo = twoPlayers<RegimentsState, Commander>({
  of: ({ commanders }) => commanders,
  with: (war, commanders) => ({ ...war, commanders }),
})

/** Regiments as a game that can be played. */
export const regiments: GameModule<Regiments> = {
  ...ofTwo,
  id: 'regiments',
  version: machine.version,
  machine,
  armies: true,
  setUpOf,
  begin: options => beginGame(options, suppliedUnit),
  tableOf: war => makeBattlefield(war, () => {}),
  boardOf,
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
      lost,
    }
  },
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
  telling,
  absence: { policy: policyOf, soundAnswer },
  judge: { ...ofTwo.judge, correct: correctState },
  document: view => documentOf(view),
  faults: invariantFaults,
}

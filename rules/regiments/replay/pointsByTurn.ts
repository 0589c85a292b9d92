import { withoutTakenBack } from '../../play/takenBack.ts'
import { boardOf, makeBattlefield } from '../field/battlefield.ts'
import type { RegimentsState } from '../state.ts'
import { takenFrom } from '../turn/victory.ts'
import { afterEvents, beforeBattle, type EventLog, momentAt } from './moment.ts'

/**
 * Points that were left of each army before the first turn and after every one, as they count in the end (RB-25): the last
 * ones are what the result was made of.
 */
export function pointsByTurn(war: RegimentsState, log: EventLog): number[][] {
  const board = boardOf(war)
  const all = withoutTakenBack(log)
  let moment = beforeBattle(war)
  const left = (at: RegimentsState) => {
    const f = makeBattlefield(at, () => {}, board)
    return war.commanders.map(({ startPoints }, owner) => startPoints - takenFrom(f, owner))
  }
  const points = [war.commanders.map(({ startPoints }) => startPoints)]
  for (let turn = 0; turn <= war.turn; turn++) {
    moment = afterEvents(
      moment,
      all.filter(event => event.turn === turn),
      board,
    )
    if (turn > 0) points.push(left(momentAt(war, moment)))
  }
  return points
}

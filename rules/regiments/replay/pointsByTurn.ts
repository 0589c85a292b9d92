import { withoutTakenBack } from '../../play/takenBack.ts'
import type { War } from '../battleState.ts'
import { boardOfWar, makeWarField } from '../field/war.ts'
import { takenFrom } from '../turn/victory.ts'
import { afterWarEvents, beforeWar, type WarLog, warAt } from './warMoment.ts'

/**
 * Points that were left of each army before the first turn and after every one, as they count in the end (RB-25): the last
 * ones are what the result was made of.
 */
export function pointsByTurn(war: War, log: WarLog): number[][] {
  const board = boardOfWar(war)
  const all = withoutTakenBack(log)
  let moment = beforeWar(war)
  const left = (at: War) => {
    const f = makeWarField(at, () => {}, board)
    return war.commanders.map(({ startPoints }, owner) => startPoints - takenFrom(f, owner))
  }
  const points = [war.commanders.map(({ startPoints }) => startPoints)]
  for (let turn = 0; turn <= war.turn; turn++) {
    moment = afterWarEvents(
      moment,
      all.filter(event => event.turn === turn),
      board,
    )
    if (turn > 0) points.push(left(warAt(war, moment)))
  }
  return points
}

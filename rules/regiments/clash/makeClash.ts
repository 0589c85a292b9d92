import type { Clash, Pool, UnitInClash, UnitSide } from '../formation/clashState.ts'
import type { SendingOrder } from '../formation/sendingOrder.ts'
import type { Fielded, UnitProfile } from '../unit/unitProfile.ts'
import { inContact } from './contact.ts'

const poolOf = ({ id, model, name, count, points }: UnitProfile, ordinary: boolean): Pool => ({
  called: name.en,
  unit: { id, name },
  model,
  ordinary,
  life: count * model.life,
  worth: points / (count * model.life),
  atStart: count * model.life,
})

/** A fresh unit with who has joined it; a lone character stands by itself. */
export const unitInClash = (
  { unit, joined }: Fielded,
  owner: 0 | 1,
  { charging = false, round = 1, sends }: Partial<Pick<UnitInClash, 'charging' | 'round' | 'sends'>> = {},
): UnitInClash => ({
  owner,
  files: Math.max(unit.files, unit.attachable ? 1 + joined.length : unit.files),
  pools: [poolOf(unit, !unit.attachable), ...joined.map(each => poolOf(each, false))],
  charging,
  points: [unit, ...joined].reduce((sum, { points }) => sum + points, 0),
  ...(sends && { sends }),
  round,
})

/** How two units meet. */
export interface HowMet {
  /** who charges, where this is the round of a charge */
  charging: 0 | 1 | null
  /** over which side of the second one the first one fights; over its own front always */
  over: UnitSide
  round: number
  /** where each sends its attacks; at ordinary models where nobody says (RB-16) */
  sends?: readonly [SendingOrder, SendingOrder]
}

/** Two fresh units that have met. */
export function meet(units: readonly [Fielded, Fielded], { charging, over, round, sends }: HowMet): Clash {
  return inContact({
    units: ([0, 1] as const).map(owner =>
      unitInClash(units[owner], owner, {
        charging: charging === owner,
        round,
        ...(sends && { sends: sends[owner] }),
      }),
    ),
    touches: [{ units: [0, 1], over: ['front', over] }],
  })
}

import { facings } from '../../core/hex.ts'
import { type Battlefield, byUnitLabel, profileOfUnit } from '../field/battlefield.ts'
import type { Regiment } from '../state.ts'

/** What ought to be true of every battle at every moment and is not, in words; [] when it is sound. */
export function invariantFaults(f: Battlefield): string[] {
  const { war, board } = f
  const faults: string[] = []
  for (const unit of war.regiments) {
    const { label, at, condition, host, life, startLife, files, touches } = unit
    if (!Number.isInteger(life) || life < 0) faults.push(`${label} has ${life} life`)
    if (life > startLife) faults.push(`${label} has more life than it began with`)
    if (!Number.isInteger(files) || files < 1) faults.push(`${label} has ${files} files`)
    if (condition !== 'field' && touches.length > 0) faults.push(`${label} touches and is not there`)
    if (condition === 'joined') {
      const other = host === null ? undefined : byUnitLabel(f, host)
      if (other?.condition !== 'field') faults.push(`${label} has joined nobody`)
      if (life < 1) faults.push(`${label} has no life and is there`)
      if (!profileOfUnit(f, unit).attachable) faults.push(`${label} may not join`)
    }
    if (condition !== 'field') continue
    if (host !== null) faults.push(`${label} stands by itself and has joined ${host}`)
    if (life < 1) faults.push(`${label} has no life and is there`)
    if (at < 0 || !board.present[at]) faults.push(`${label} stands on no hex`)
    else if (f.occupant[at] !== unit) faults.push(`${label} is not on ${at}`)
    if (at >= 0 && board.barred[at]) faults.push(`${label} stands on a barred hex`)
    faults.push(...touchFaults(f, unit))
  }
  const places = war.regiments.filter(({ condition }) => condition === 'field').map(({ at }) => at)
  if (new Set(places).size !== places.length) faults.push('two stand on one hex')
  if (war.dice.some(dice => dice < 0)) faults.push('magic dice below none')
  return faults
}

/** Two that touch are neighbours, and each knows by which sides. */
function touchFaults(f: Battlefield, { label, at, owner, touches }: Regiment): string[] {
  return touches.flatMap(({ with: other, over, at: side }) => {
    const enemy = byUnitLabel(f, other)
    const back = enemy?.touches.find(touch => touch.with === label)
    if (!enemy || enemy.owner === owner || enemy.condition !== 'field' || !back)
      return [`${label} touches ${other} and not the other way`]
    if (back.over !== side || back.at !== over) return [`${label} and ${other} touch differently`]
    const isBeside = facings.some(facing => f.board.neighbour[at * 6 + facing] === enemy.at)
    return isBeside ? [] : [`${label} touches ${other} from afar`]
  })
}

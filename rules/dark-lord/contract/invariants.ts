import { byLabel, isOnBoard, touches, typeOfCombatant } from '../field/field.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/** What ought to be true of every game at every moment and is not, in words; [] when it is sound. */
export function invariantFaults(f: Battlefield): string[] {
  const { skirmish, board } = f
  const faults: string[] = []
  for (const figure of skirmish.combatants) {
    const { label, at, life, might, will, fate, drained, mount, marks } = figure
    const type = typeOfCombatant(f, figure)
    const stores = { life, might, will, fate, drained }
    for (const [name, n] of Object.entries(stores))
      if (!Number.isInteger(n) || n < 0) faults.push(`${label} has ${n} ${name}`)
    if (life > type.life || might > type.might || will > type.will || fate > type.fate)
      faults.push(`${label} has more than it began with`)
    if (type.courage - drained < Math.min(1, type.courage)) faults.push(`${label} is drained below 1`)
    if (mount && (mount.life < 1 || !type.mount)) faults.push(`${label} rides what is gone`)
    if (!isOnBoard(figure)) {
      if (at >= 0) faults.push(`${label} is off the board and stands on ${at}`)
      if (marks.engaged.length > 0) faults.push(`${label} is gone and engaged`)
      continue
    }
    if (life < 1) faults.push(`${label} has no life and is there`)
    if (at < 0 || !board.present[at]) faults.push(`${label} stands on no hex`)
    else if (f.occupant[at] !== figure) faults.push(`${label} is not on ${at}`)
    if (at >= 0 && board.barred[at]) faults.push(`${label} stands on a barred hex`)
    faults.push(...engagedFaults(f, figure))
  }
  const places = skirmish.combatants.filter(isOnBoard).map(({ at }) => at)
  if (new Set(places).size !== places.length) faults.push('two stand on one hex')
  const carriers = skirmish.combatants.filter(({ carries }) => carries)
  if (carriers.length + (skirmish.treasure === null ? 0 : 1) > 1) faults.push('the treasure is in two places')
  if (carriers.some(each => !isOnBoard(each))) faults.push('the treasure is off the board')
  return faults
}

/** Two who fight each other touch, and each knows it. */
function engagedFaults(f: Battlefield, { label, at, owner, marks }: Combatant): string[] {
  return marks.engaged.flatMap(other => {
    const enemy = byLabel(f, other)
    if (!enemy || enemy.owner === owner || !enemy.marks.engaged.includes(label))
      return [`${label} is engaged with ${other} and not the other way`]
    return isOnBoard(enemy) && touches(f, at, enemy.at) ? [] : [`${label} is engaged with ${other} afar`]
  })
}

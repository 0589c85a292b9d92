import { type Battlefield, enemiesTouching, isEngaged, type UnitBody } from '../field/battlefield.ts'
import { bodyLent } from '../field/command.ts'
import type { Clash } from '../formation/clashState.ts'
import type { Regiment } from '../state.ts'

/**
 * All units that are in one combat: those that touch each other, in a chain (RB-05). Who has run into one of them in this
 * phase fights from the next one on (RB-09.3).
 */
export function combatOf(f: Battlefield, unit: Regiment): Regiment[] {
  const found = [unit]
  for (const each of found)
    for (const enemy of enemiesTouching(f, each))
      if (!found.includes(enemy) && !enemy.marks.pursued) found.push(enemy)
  return found.sort((a, b) => a.owner - b.owner || Number(a.label.slice(1)) - Number(b.label.slice(1)))
}

/** The combats of this moment, each by its first unit. */
export function combatsNow(f: Battlefield): string[] {
  const seen = new Set<Regiment>()
  const first: string[] = []
  for (const unit of f.war.regiments) {
    if (unit.condition !== 'field' || !isEngaged(unit) || seen.has(unit)) continue
    const all = combatOf(f, unit)
    for (const each of all) seen.add(each)
    first.push(all[0]!.label)
  }
  return first
}

/** A combat as a clash. */
export interface Combat {
  units: Regiment[]
  bodies: UnitBody[]
  clash: Clash
}

export function clashOf(f: Battlefield, units: readonly Regiment[]): Combat {
  const bodies = units.map(unit => bodyLent(f, unit))
  const touches = units.flatMap((unit, i) =>
    unit.touches.flatMap(({ with: label, over, at }) => {
      const k = units.findIndex(each => each.label === label)
      return k > i ? [{ units: [i, k] as const, over: [over, at] as const }] : []
    }),
  )
  return { units: [...units], bodies, clash: { units: bodies, touches } }
}

/**
 * Units as one line, the same wherever one is typed, pasted, brought or taken along. In full:
 *
 *     20 spears 5x4 160 pts | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear, shield, standard
 *
 * groups between bars, in any order after the first; a group that begins with a name and a colon is a part besides the
 * first one: `mount: Att1 Off3 Str3 Pen0 Agi3, impact (1)`. Or short, a known unit with what is other than usual:
 * `30 spears 6x5 with halberd without shield`. A plus joins characters: `spears + captain`. English and French, whichever
 * mixed; accents and capitals do not matter. What may stand in a rule's brackets: ruleForms.ts.
 */
import { type Fault, faultList } from '../../core/text.ts'
import { joiningRefused } from './joining.ts'
import { readChanges } from './readChanges.ts'
import { readProfile } from './readProfile.ts'
import { fault, type LineReading, oddBracket, type Slice, splitAt } from './slices.ts'
import type { Fielded, UnitProfile } from './unitProfile.ts'

export type ReadUnit = { ok: true; fielded: Fielded } | { ok: false; faults: Fault[] }

const maxLineLength = 4000
const maxJoined = 10

/** Does a plus join? None that belongs to a number does: `aegis 5+`. */
const joinsIn = (text: string) => (sign: string, at: number) => sign === '+' && !/\d/.test(text[at - 1] ?? '')

function readOne(text: Slice, known: readonly UnitProfile[], reading: LineReading): UnitProfile | undefined {
  return text.text.includes('|') ? readProfile(text, known, reading) : readChanges(text, known, reading)
}

/** Reads the units of a line into a reading that has others; undefined, with its faults told, where it is wrong. */
export function readFielded(
  text: string,
  known: readonly UnitProfile[],
  reading: LineReading,
): Fielded | undefined {
  if (text.length > maxLineLength)
    return fault(reading, { at: 0 }, 'line-too-long', { length: text.length, most: maxLineLength })
  const odd = oddBracket(text)
  if (odd !== undefined) return fault(reading, { at: odd }, 'odd-bracket', { text: text[odd]! })
  const [first, ...others] = splitAt({ text, at: 0 }, joinsIn(text)) as [Slice, ...Slice[]]
  if (others.length > maxJoined)
    return fault(reading, others[maxJoined]!, 'too-many-joined', { most: maxJoined })
  const unit = readOne(first, known, reading)
  const joined: UnitProfile[] = []
  for (const other of others) {
    if (reading.faults.full()) return undefined
    const joining = readOne(other, known, reading)
    if (!joining || !unit) continue
    const clause = joiningRefused(unit, joined, joining)
    if (clause) fault(reading, other, 'may-not-join', { unit: joining.id, to: unit.id, clause })
    joined.push(joining)
  }
  return unit && { unit, joined }
}

/**
 * Reads a unit, and who has joined it, from a line; all faults at once, each with its column. Takes any text.
 * @param known units that the short form may name; a full one of such a name has its id and its names
 */
export function readUnit(text: string, known: readonly UnitProfile[]): ReadUnit {
  const faults = faultList()
  const fielded = readFielded(text, known, { line: 1, faults })
  return fielded && !faults.any() ? { ok: true, fielded } : { ok: false, faults: faults.sorted() }
}

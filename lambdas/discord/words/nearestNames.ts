import { plainName } from '../../../rules/index.ts'

/** How many letters have to be changed, added, left out or exchanged to make one text of the other. */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, i) => i)]
  for (let i = 0; i < one.length; i++) {
    const [above = [], before] = [rows[i], rows[i - 1]]
    const row = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const same = one[i] === other[j] ? 0 : 1
      const exchanged = before && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j]
      row.push(
        Math.min(
          above[j]! + same,
          above[j + 1]! + 1,
          row[j]! + 1,
          exchanged ? before[j - 1]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}

/** The names that a text was probably meant to be, best first: with a slip of the pen, or one of their words. */
export function nearest(text: string, names: readonly string[], most = 3): string[] {
  const wanted = plainName(text.slice(0, 60))
  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  return [...new Set(names)]
    .map(name => {
      const whole = plainName(name)
      return {
        name,
        edits: Math.min(...[whole, ...whole.split(' ')].map(part => editsBetween(wanted, part))),
      }
    })
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ name }) => name)
}

/** `1 die`, `3 dice`: the number with the form that belongs to it in English. */
export const countEn = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** `0 dé`, `1 dé`, `3 dés`: in French nought goes with the singular. */
export const countFr = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`

/** `A, B and C` with the language's own `and`. */
export const list = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

/** Dice as they lie: `⚄⚁⚀`. */
export const dice = (faces: readonly number[]): string =>
  faces.map(face => '⚀⚁⚂⚃⚄⚅'.charAt(face - 1) || String(face)).join('')

/** Of more than two players, those who are in a combat with their dice: `Ada 3, Bruno 2`. */
export const dicePerSide = (
  combat: { figures: readonly string[]; dice: readonly number[] },
  names: { player(number: number): string },
): string | undefined =>
  combat.dice.length > 2
    ? combat.dice
        .flatMap((count, i) =>
          combat.figures.some(label => label.startsWith('ABCD'.charAt(i)))
            ? `${names.player(i)} ${count}`
            : [],
        )
        .join(', ')
    : undefined

/** Names in a row, each once: `2 × Legolas, Gimli`. */
export function listed(text: string, name: (id: string) => string): string {
  const counts = new Map<string, number>()
  for (const id of text.split(', ')) counts.set(name(id), (counts.get(name(id)) ?? 0) + 1)
  return [...counts].map(([each, n]) => (n > 1 ? `${n} × ${each}` : each)).join(', ')
}

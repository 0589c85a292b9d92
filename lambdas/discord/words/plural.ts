const pluralEn = new Intl.PluralRules('en')
const pluralFr = new Intl.PluralRules('fr')
// British: Americans put a comma before `and`.
const listsEn = new Intl.ListFormat('en-GB')
const listsFr = new Intl.ListFormat('fr')

/** The form of a word that belongs to a number in English. */
export const formEn = (n: number, one: string, many: string): string =>
  pluralEn.select(n) === 'one' ? one : many

/** The same in French, where nought and one and a half go with the singular. */
export const formFr = (n: number, one: string, many: string): string =>
  pluralFr.select(n) === 'one' ? one : many

/** `1 die`, `3 dice`: the number with its form. */
export const countEn = (n: number, one: string, many: string): string => `${n} ${formEn(n, one, many)}`

/** `0 dé`, `1 dé`, `3 dés`. */
export const countFr = (n: number, one: string, many: string): string => `${n} ${formFr(n, one, many)}`

/** `A, B and C`. */
export const listEn = (items: readonly string[]): string => listsEn.format(items)

/** `A, B et C`. */
export const listFr = (items: readonly string[]): string => listsFr.format(items)

/** Dice as they lie: `⚄⚁⚀`. */
export const dice = (faces: readonly number[]): string =>
  faces.map(face => '⚀⚁⚂⚃⚄⚅'.charAt(face - 1) || String(face)).join('')

/** Names in a row, each once: `2 × Legolas, Gimli`. */
export function listed(text: string, name: (id: string) => string): string {
  const counts = new Map<string, number>()
  for (const id of text.split(', ')) counts.set(name(id), (counts.get(name(id)) ?? 0) + 1)
  return [...counts].map(([each, n]) => (n > 1 ? `${n} × ${each}` : each)).join(', ')
}

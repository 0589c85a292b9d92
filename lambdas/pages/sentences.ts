/** Parts of what is told as one text, to be read aloud: each ends as a sentence does. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, i, all) => (i === all.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')

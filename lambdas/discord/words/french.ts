/**
 * What French asks of a text besides its words: the narrow no-break space before high punctuation and inside
 * guillemets, and elision before what is filled in. Texts are written with ordinary spaces; the catalogue puts
 * them right once, here.
 */

const narrow = '\u202f'

/** What people copy and type, and what Discord reads: neither has a space changed in it. */
const asTyped = /(`[^`]*`|<[^<>\s]+>|https?:\/\/\S+)/

const spacedPart = (text: string): string =>
  text
    .replace(/«[ \u00a0\u202f]?/g, `«${narrow}`)
    .replace(/[ \u00a0\u202f]?»/g, `${narrow}»`)
    // A colon with a letter behind it may begin an emoji: `:smile:`.
    .replace(/ ([!?;%]|:(?![\p{L}\p{N}_]))/gu, `${narrow}$1`)

/** Narrow no-break spaces (U+202F) where French wants them: before `! ? : ; %` and inside « ». */
export const spaced = (text: string): string =>
  text
    .split(asTyped)
    .map((part, i) => (i % 2 ? part : spacedPart(part)))
    .join('')

/** A part of a catalogue with all its texts spaced: also those that its functions give. */
export function typeset<Part>(part: Part): Part {
  const set = (value: unknown): unknown => {
    if (typeof value === 'string') return spaced(value)
    if (typeof value === 'function')
      return (...facts: unknown[]) => set(Reflect.apply(value, undefined, facts))
    if (Array.isArray(value)) return value.map(set)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, set(inner)]))
  }
  return set(part) as Part
}

/**
 * A word that loses its vowel, at the end of what stands before a fact; bold or italic may begin between. What may stand
 * before it is part of what is found: browsers of phones run this too, and older ones cannot look behind.
 */
const elides =
  /(^|[^\p{L}\p{N}’'-])((?:jusqu|lorsqu|puisqu|quoiqu|qu|d|n|s|m|t|j|c)(?=e)|l(?=[ea]))[ea] ([*_~]*)$/iu
/** `si` loses its own before il and ils alone. */
const elidesBeforeIl = /(^|[^\p{L}\p{N}’'-])(s)i ([*_~]*)$/iu

/**
 * Does a text begin with a vowel that is heard as one? Not before h: whether it is mute nobody can see, and `de
 * Hugo` is never wrong. Y is a vowel before a consonant (`d’Yves`, `de Yann`), and so is ou (`d’Ouste`, `de Ouali`).
 * What begins with a digit, an emoji or a mention keeps the whole word.
 */
const heard = (text: string): boolean => {
  const bare = text
    .replace(/^[*_~]+/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  if (/^ou[aeiouy]/.test(bare)) return false
  return /^(?:[aeiouœæ]|y(?![aeiouy])\p{L})/u.test(bare)
}

/** A text followed by a fact: `le tour de` and `Ada` make `le tour d’Ada`. */
export function join(before: string, fact: string): string {
  if (!heard(fact)) return before + fact
  const short = before.replace(elides, '$1$2’$3')
  return (/^ils?\b/i.test(fact) ? short.replace(elidesBeforeIl, '$1$2’$3') : short) + fact
}

/** A French text with facts in it, elided before them: french`le tour de ${'Ada'}` is `le tour d’Ada`. */
export const french = (texts: TemplateStringsArray, ...facts: readonly (string | number)[]): string =>
  facts.reduce<string>((text, fact, i) => join(text, String(fact)) + texts[i + 1]!, texts[0]!)

/** Signs of names of which nothing is seen, which turn what stands beside them, or which shape no letter. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu
/** So many accents above one another a letter keeps; more of them reach into other lines. */
const towers = /(\p{M}{3})\p{M}+/gu

/**
 * A name as Discord gives it, fit for texts, alternative texts and pictures; empty where nothing of it would be seen.
 * What joins letters and faces (U+200C, U+200D) stays: some writing needs it.
 */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(unseen, '').replace(towers, '$1').replace(/\s+/g, ' ').trim()
  return /[^\p{Cf}\p{M}\s]/u.test(clean) ? clean : ''
}

/** What stands for itself in a pattern. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Does a line that is told name a piece? A hex may be called as its label is, so that its name has to follow; only where
 * moves are told side by side it stands alone, with where it went: `Ada: A1 → B2, A2 D3 → E4`.
 * @param name of the piece, which its label begins
 */
export const namesPiece = (line: string, label: string, name: string): boolean =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])|(?:^|[:,·] )${literally(label)}(?: \\p{Lu}+\\d+)? →`,
    'u',
  ).test(line)

/** Shortens a text to `length` characters, with an ellipsis where something was left out. */
export const short = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`

import { beginning } from '../rules/core/text.ts'

/** Shortens a text to `length` characters, with an ellipsis where something was left out. */
export const short = (text: string, length: number): string =>
  text.length <= length ? text : `${beginning(text, length - 1).trimEnd()}…`

import { beginning } from '../rules/core/text.ts'

/** Shortens a text to `length` characters, with an ellipsis where something was left out. */
export const truncated = (text: string, length: number): string =>
  text.length <= length ? text : `${beginning(text, length - 1).trimEnd()}…`

/** A text that begins as a sentence does. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

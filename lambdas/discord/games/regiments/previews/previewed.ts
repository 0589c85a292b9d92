import { membersOf, type Regiment } from '../../../../../rules/regiments/index.ts'
import type { PictureOptions } from '../picture.ts'
import { fieldOf, type RegimentsView } from '../view.ts'

/** Answers that differ in one thing from the one that is looked at: facing, files, dice. */
export interface Variant {
  label: string
  answer: string
}

/** What is shown of an answer before it counts: lines of text, how it looks on the board, and what else could be meant. */
export interface Previewed {
  lines: string[]
  look: PictureOptions
  variants: Variant[]
}

/** Life of a unit with whoever has joined it. */
export const lifeOf = (view: RegimentsView, unit: Regiment): number =>
  membersOf(fieldOf(view), unit).reduce((sum, { life }) => sum + life, 0)

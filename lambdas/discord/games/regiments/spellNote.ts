import { castNeed, spells } from '../../../../rules/regiments/index.ts'
import { fieldOf, type RegimentsView, regimentOf } from './view.ts'

/** What a spell needs and does: `5+, 24 inches: D6 hits of Strength 4, flaming.` */
export function spellNote({ words }: RegimentsView, spell: string): string {
  const { need, range } = spells[spell]!
  const { does } = words.abilities[spell as keyof typeof words.abilities]
  return words.tells.castNote(need, range, does)
}

/** `castNeed` of units by their labels. */
export const needAgainst = (view: RegimentsView, wizard: string, spell: string, target: string): number =>
  castNeed(fieldOf(view), regimentOf(view, wizard)!, spell, regimentOf(view, target)!)

/** Can so many dice come to a sum at all? Those that cannot are not offered. */
export const mayCome = (dice: number, sum: number): boolean => 6 * dice >= sum

import { spells } from '../../../../rules/regiments/index.ts'
import type { RegimentsView } from './view.ts'

/** What a spell needs and does: `5+, 24 inches: D6 hits of Strength 4, flaming.` */
export function spellNote({ words }: RegimentsView, spell: string): string {
  const { need, range } = spells[spell]!
  const { does } = words.abilities[spell as keyof typeof words.abilities]
  return words.tells.castNote(need, range, does)
}

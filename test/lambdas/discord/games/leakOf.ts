import { abilityNames } from '../../../../rules/combat-hex/army/abilityNames.ts'
import { roster } from '../../../../rules/combat-hex/army/roster.ts'

/** Whatever Combat Hex calls its own: who is in its armies, what they can do, its camps, its book and the numbers in it. */
const own = [
  ...[...roster.map(({ name }) => name), ...Object.values(abilityNames)]
    .flatMap(({ en, fr }) => [en, fr])
    // What calls one off, too, is so called in French.
    .filter(name => name !== 'Annuler'),
  'Good',
  'Evil',
  'Bien',
  'Mal',
  'Combat Hex',
  'hero',
  'héros',
  'warrior',
  'guerrier',
  'ringwraith',
  'tournament rules',
  'règles de tournoi',
  'action points',
  'points d’action',
]
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const word = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${own.map(escaped).join('|')})(?:e?s)?(?![\p{L}\p{N}])`,
  'u',
)
/** Help leads to the other games by their names. */
const toOtherGames = /`\/(?:help system|aide jeu):[^`]*`/g
const ruleNumber = /\b\d{1,2}\.\d{2,3}\b/

/** What a text has of Combat Hex; undefined where it has nothing. */
export const leakOf = (told: unknown): string | undefined => {
  const text = JSON.stringify(told)?.replaceAll(toOtherGames, '')
  return (word.exec(text) ?? ruleNumber.exec(text))?.[0]
}

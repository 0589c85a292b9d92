import { beginning } from '../../../rules/core/text.ts'
import { unlinked } from '../../unlinked.ts'
import { join } from './french.ts'

/**
 * Puts facts in the places of a text: `{figure}`. A fact that is missing leaves nothing. French words lose their
 * vowel before one that begins with a vowel; no English word before a fact is one of them.
 */
export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text
    .split(/\{(\w+)\}/)
    .reduce((before, part, i) => (i % 2 ? join(before, facts[part] ?? '') : before + part), '')

const maxPlain = 200

/**
 * Text that came from a player or from Discord, so that it can neither shape the message nor lead anywhere nor notify
 * anybody.
 */
export const plain = (text: string): string =>
  unlinked(beginning(text, maxPlain)).replace(/[\\*_`~|<>#[\]()]/g, sign => `\\${sign}`)

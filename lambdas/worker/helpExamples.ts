import { firstGame } from '../../rules/games.ts'
import type { Services, ShownExample } from '../discord/types.ts'
import type { Locale } from '../store/types.ts'

const examples: Readonly<
  Record<string, () => Promise<(id: string, locale: Locale) => ShownExample | undefined>>
> = {
  'combat-hex': async () =>
    (await import('../discord/games/combat-hex/examples/shownExample.ts')).shownExample,
  'dark-lord': async () =>
    (await import('../discord/games/dark-lord/examples/examplePicture.ts')).shownExample,
  regiments: async () => (await import('../discord/games/regiments/examples/examplePicture.ts')).shownExample,
}

/** The case that a page of help shows. What plays it is loaded with the first of them. */
export const helpExample: Services['helpExample'] = async ({ game = firstGame }, id, locale) =>
  Object.hasOwn(examples, game) ? (await examples[game]!())(id, locale) : undefined

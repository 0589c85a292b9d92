import type { Services, ShownExample } from '../discord/types.ts'
import type { Locale } from '../store/types.ts'

const examples: Readonly<
  Record<string, () => Promise<(id: string, locale: Locale) => ShownExample | undefined>>
> = {
  'dark-lord': async () =>
    (await import('../discord/games/dark-lord/examples/examplePicture.ts')).shownExample,
}

/** The case that a page of help shows. What plays it is loaded with the first of them. */
export const helpExample: Services['helpExample'] = async ({ game }, id, locale) =>
  game !== undefined && Object.hasOwn(examples, game) ? (await examples[game]!())(id, locale) : undefined

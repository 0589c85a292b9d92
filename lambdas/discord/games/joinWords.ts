import type { Locale } from '../../store/types.ts'
import { catalogues, type Words } from '../words/index.ts'

/** What is said in two rooms of one name: of what both have, the second one's. */
type JoinedRoom<Shared, Own> = Omit<Shared, keyof Own> & Own

/** The words of all games and those of one: a room that both have holds the words of both. */
export type JoinedWords<Own> = Omit<Words, keyof Own> & {
  [Room in keyof Own]: Room extends keyof Words ? JoinedRoom<Words[Room], Own[Room]> : Own[Room]
}

/** Everything that players of a game read, by language. */
export const joinWords = <Own extends object>(own: Readonly<Record<Locale, Own>>) => ({
  en: joined(catalogues.en, own.en),
  fr: joined(catalogues.fr, own.fr),
})

const joined = <Own extends object>(shared: Words, own: Own): JoinedWords<Own> => {
  const rooms = shared as Readonly<Record<string, object>>
  const both = Object.entries(own).map(([room, words]) => [
    room,
    rooms[room] ? { ...rooms[room], ...words } : words,
  ])
  return { ...shared, ...Object.fromEntries(both) } as JoinedWords<Own>
}

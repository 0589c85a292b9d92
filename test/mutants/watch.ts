import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources, and the tests that watch them. */
interface Room {
  sources: string
  tests: string
  /** Data or a saving of time; where a change is no change of what is meant. */
  left: readonly RegExp[]
  /** Each test is traced in a load of its own: caches hide nothing, but where much is loaded it takes long. */
  eachAlone: boolean
}

const rooms: readonly Room[] = [
  {
    sources: 'rules',
    tests: 'test/rules',
    left: [
      /^rules\/combat-hex\/army\/roster\//,
      /^rules\/board\/the-/,
      /^rules\/combat-hex\/battle\/kept\.ts$/,
      /^rules\/combat-hex\/queries\.ts$/,
    ],
    eachAlone: true,
  },
  {
    sources: 'lambdas/discord/games',
    tests: 'test/lambdas/discord',
    // examples are positions and dice, which the rules play
    // and the compiler sees that a refusal has both its sentences
    left: [/\/examples\//, /Examples?\.ts$/, /\/words\/\w+\/refusals/],
    eachAlone: false,
  },
  {
    sources: 'render',
    tests: 'test/render',
    left: [/^render\/(gallery|icons|art)\//],
    eachAlone: false,
  },
]

/** They read sources, or load what they need while they run. */
const notRun = [/\/arrows\.test/, /\/golden\.test/, /bundle\.test/]
const slow = [
  /fuzz\.test/,
  /sight\.properties/,
  /reach\.properties/,
  /starter\.properties/,
  /orders\/battles/,
]

export const under = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()

/** Rooms of what was named, the rules if nothing was. */
export const roomsOf = (named: readonly string[]): Room[] =>
  rooms.filter(({ sources }, n) =>
    named.length === 0
      ? n === 0
      : named.some(name => `${name}/`.startsWith(`${sources}/`) || sources.startsWith(`${name}/`)),
  )

/** Sources of a room that were named, by file or folder. */
export const sourcesOf = (room: Room, isNamed: (file: string) => boolean): string[] =>
  under(room.sources).filter(
    file => file.endsWith('.ts') && !room.left.some(no => no.test(file)) && isNamed(file),
  )

/** Tests of a room that can be run here: not those that put other parts in place of what they load. */
export const testsOf = (room: Room, withSlow: boolean): string[] =>
  under(room.tests)
    .filter(file => file.endsWith('.test.ts') && !notRun.some(no => no.test(file)))
    .filter(file => withSlow || !slow.some(is => is.test(file)))
    .filter(file => !/import \{[^}]*\bvi\b[^}]*\} from 'vitest'/.test(readFileSync(file, 'utf8')))

/**
 * Does a test watch one of the sources? It does where it loads one of them, by however many steps, unless it is
 * called after another game.
 */
export const watches = (test: string, loaded: ReadonlySet<string>, sources: readonly string[]): boolean => {
  const own = gameOf(test)
  return sources.some(
    file => loaded.has(file) && (own === undefined || [undefined, own].includes(gameOf(file))),
  )
}

/**
 * Tests that a quick try leaves out: those that play long, about something that none of the sources is, and where all
 * sources are of one game or another those that are called after none.
 */
export const isFar = (test: string, sources: readonly string[]): boolean =>
  (gameOf(test) === undefined && sources.every(file => gameOf(file) !== undefined)) ||
  ['odds', 'computer', 'rules/play'].some(
    what => test.toLowerCase().includes(what) && !sources.some(file => `/${file}`.includes(`/${what}/`)),
  )

const gameOf = (path: string): string | undefined =>
  ['combat-hex', 'dark-lord', 'regiments'].find(game =>
    path.toLowerCase().replaceAll('-', '').includes(game.replace('-', '')),
  )

import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../rules/games.ts'
import { codeOf, filesOf } from '../helpers/imports.ts'

/**
 * One word for one thing, one type for one name: the reader of a name need not ask which of several it is. Games are
 * houses of their own: what one calls a type or a file another may call its own too. Nobody reads two at once.
 */

const layers = ['rules', 'render', 'lambdas', 'infra']
const files = layers.flatMap(filesOf).filter(file => /\.m?ts$/.test(file))

const houses = Object.keys(games)
const gameOf = (file: string) => houses.find(game => file.split('/').includes(game))
/** What is seen from a game: its own, and what all games have in common. */
const seenFrom = (game: string) => (file: string) => (gameOf(file) ?? game) === game

/** What stands more than once, with where it stands, in lines. */
function doubled(all: readonly { name: string; file: string }[]): Record<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { name, file } of all) places.set(name, [...(places.get(name) ?? []), file])
  return Object.fromEntries([...places].filter(([, where]) => where.length > 1))
}

/** Types and interfaces that a file declares, exported or not, in functions too. */
const typesIn = (file: string) =>
  Array.from(
    codeOf(file).matchAll(/^[ \t]*(?:export )?(?:declare )?(?:type|interface) (\w+)\s*(?:[=<{]|extends\b)/gm),
    ([, name]) => ({ name: name!, file }),
  )

describe('names of types', () => {
  /** Those that stand twice all the same, each with its reason. This list only ever becomes shorter. */
  const reasons: Readonly<Record<string, string>> = {
    PaletteName: 'what is stored knows nothing of pictures, and pictures nothing of what is stored',
    Player:
      'the package that rates has no types of its own: what it calls a player is written down beside it',
    RefusalCodes: 'one interface, to which every room adds the codes that it refuses with',
  }

  it('are found', () => {
    const found = files.flatMap(typesIn).map(({ name }) => name)
    expect(found).toEqual(expect.arrayContaining(['Board', 'Checked', 'OwnSave', 'GameParts', 'StackNames']))
  })

  it.each(houses)('stand once as %s sees them, except those that have a reason', game => {
    const twice = doubled(files.filter(seenFrom(game)).flatMap(typesIn))
    const without = Object.entries(twice).filter(([name]) => !Object.hasOwn(reasons, name))
    expect(without).toEqual([])
    expect(Object.keys(reasons).filter(name => !twice[name])).toEqual([])
    expect(Object.keys(reasons).length).toBeLessThanOrEqual(3)
  })

  it('of toys, which games are copied from, are none of the house', () => {
    const house = new Set(
      files
        .filter(file => !gameOf(file))
        .flatMap(typesIn)
        .map(({ name }) => name),
    )
    const toys = filesOf('test/games').flatMap(typesIn)
    expect(toys.length).toBeGreaterThan(10)
    expect(toys.filter(({ name }) => house.has(name))).toEqual([])
  })

  it('bear no other word for their game', () => {
    const names = files.filter(gameOf).flatMap(typesIn)
    expect(names.filter(({ name }) => /Skirmish(?!er)|War(?![a-z])/.test(name))).toEqual([])
  })
})

describe('names of files', () => {
  /** What a file of this name is it is in every room. */
  const everywhere = [
    'index.ts',
    'types.ts',
    // What is started: by AWS, on a machine, in a browser.
    'lambda.ts',
    'main.ts',
    // What a room adds to the one list of codes.
    'refusalCodes.ts',
  ]
  /** Rooms whose files are called as what they belong to elsewhere, each with its reason. */
  const rooms: readonly { is: (file: string) => boolean; why: string }[] = [
    {
      is: file => /\/words\/(?:en|fr)\//.test(file),
      why: 'a translation stands in the file of its original, which is called as what it is about',
    },
    {
      is: file => dirname(file).split('/').includes('commands'),
      why: 'a command is called as its players or operators call it',
    },
    {
      is: file =>
        gameOf(file) === basename(dirname(file)) || dirname(file) === `rules/${gameOf(file)}/contract`,
      why: 'a game answers a file of all games in one of the same name',
    },
    {
      is: file => /\/abilities\/(?:classic\/)?[^/]+$/.test(file),
      why: 'abilities stand by the part of the rules that they change, those of the classic book by themselves',
    },
  ]

  it.each(layers.flatMap(layer => houses.map(game => [layer, game] as const)))(
    'stand once in %s as %s sees it, but in rooms that are called after others',
    (layer, game) => {
      const own = filesOf(layer)
        .filter(file => /\.m?ts$/.test(file) && !everywhere.includes(basename(file)))
        .filter(seenFrom(game))
        .map(file => ({ name: basename(file), file }))
      const twice = doubled(own.filter(({ file }) => !rooms.some(({ is }) => is(file))))
      expect(twice).toEqual({})
    },
  )

  it('are excused by rooms alone that need it', () => {
    const named = files.filter(file => !everywhere.includes(basename(file)))
    const twice = Object.values(
      doubled(named.map(file => ({ name: `${file.split('/')[0]} ${basename(file)}`, file }))),
    ).flat()
    expect(rooms.filter(({ is }) => !twice.some(is)).map(({ why }) => why)).toEqual([])
    expect(rooms.length).toBeLessThanOrEqual(4)
  })
})

describe('codes of refusals', () => {
  it('are declared once: of two with one name, one would be said in the words of the other', () => {
    const declared = files
      .filter(file => codeOf(file).includes('interface RefusalCodes'))
      .flatMap(file =>
        Array.from(codeOf(file).matchAll(/^ +'?([a-z][a-z-]+)'?: unknown$/gm), ([, name]) => ({
          name: name!,
          file,
        })),
      )
    expect(declared.length).toBeGreaterThan(200)
    expect(doubled(declared)).toEqual({})
  })
})

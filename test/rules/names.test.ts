import { describe, expect, it } from 'vitest'
import { codeOf, filesOf } from '../helpers/imports.ts'

/** One word for one thing, one type for one name: whoever reads a name need not ask which of several it is. */

const layers = ['rules', 'render', 'lambdas', 'infra']
const files = layers.flatMap(filesOf).filter(file => /\.m?ts$/.test(file))

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

  it('stand once, but for those that have a reason', () => {
    const twice = doubled(files.flatMap(typesIn))
    const without = Object.entries(twice).filter(([name]) => !Object.hasOwn(reasons, name))
    expect(without).toEqual([])
    expect(Object.keys(reasons).filter(name => !twice[name])).toEqual([])
    expect(Object.keys(reasons).length).toBeLessThanOrEqual(3)
  })
})

import { describe, expect, it } from 'vitest'
import { abilityIds, bases } from '../../rules/combat-hex/army/figure.ts'
import { firstGame, games as listed } from '../../rules/games.ts'
import { codeOf, filesOf, type Import, importsOf, isPackage, outside, within } from '../helpers/imports.ts'

/** The arrows between the folders run one way; the order of the names below is theirs. */

/** The hash under the dice, the one thing that rules take from outside. */
const isHash = ({ file, named }: Import): boolean =>
  file === 'rules/core/dice.ts' && named.startsWith('@noble/hashes/')
/** What a season is worked out with: matching, rating, and writing of tables. */
const isKept = ({ file, named }: Import): boolean =>
  file.startsWith('rules/league/') &&
  ['edmonds-blossom-fixed', 'glicko2', 'csv-stringify/sync'].includes(named)
/** Plain constants in which the stack and the handlers must agree, and how what pages load is made, here and at the table. */
const shared = [
  'lambdas/store/dynamoTable.ts',
  'lambdas/pages/addresses.ts',
  'lambdas/pages/buildFiles.ts',
  'lambdas/queue/types.ts',
  'lambdas/signals.ts',
  'lambdas/timeLimit.ts',
]
const isShared = ({ path }: Import): boolean => path !== undefined && shared.includes(path)
/** What an operator runs: it speaks to the program, and so with its words. The stack itself does not. */
const isOperators = ({ file }: Import): boolean =>
  /^infra\/(?:commands|deploy|doctor)\//.test(file) ||
  ['infra/aws.ts', 'infra/deadLetters.ts', 'infra/discordApi.ts'].includes(file)

/** Where abilities are named: their own folder, the list of their numbers, and what stands on the bases. */
const mayNameAbilities = (file: string): boolean =>
  file.startsWith('rules/combat-hex/abilities/') ||
  file === 'rules/combat-hex/army/figure.ts' ||
  file === 'rules/combat-hex/army/abilityNames.ts' ||
  /^rules\/combat-hex\/army\/roster(\/[-\w]+)?\.ts$/.test(file)
/** Another game may call something of its own as an ability of Combat Hex is called. */
const isOfAnotherGame = (file: string): boolean =>
  Object.keys(listed).some(game => game !== firstGame && file.startsWith(`rules/${game}/`))
const camelCase = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('imports', () => {
  it('are found', () => {
    expect(importsOf('rules/core/dice.ts').map(one => one.named)).toContain('@noble/hashes/hmac.js')
    expect(importsOf('rules/combat-hex/contract/module.ts').map(one => one.path)).toContain(
      'rules/combat-hex/battle/sequence/machine.ts',
    )
  })

  it('of rules stay in rules, but for the hash under the dice and what seasons are worked out with', () => {
    expect(outside('rules', one => within('rules')(one) || isHash(one) || isKept(one))).toEqual([])
  })

  const layers = [
    'core',
    'board',
    'play',
    'combat-hex/army',
    'combat-hex/battle',
    'combat-hex/abilities',
    'combat-hex',
  ]
  it.each(layers)('of rules/%s go to itself and to what stands before it', layer => {
    const before = layers.slice(0, layers.indexOf(layer) + 1).map(name => `rules/${name}`)
    expect(outside(`rules/${layer}`, one => within(...before)(one) || isHash(one))).toEqual([])
  })

  it('of leagues go to what all games have in common, and no game knows of leagues', () => {
    const below = within('rules/league', 'rules/core', 'rules/play')
    expect(outside('rules/league', one => below(one) || isKept(one))).toEqual([])
    for (const layer of layers)
      expect(
        outside(`rules/${layer}`, one => !within('rules/league')(one)),
        layer,
      ).toEqual([])
  })

  it('of render go to rules and packages', () => {
    expect(outside('render', one => isPackage(one) || within('render', 'rules')(one))).toEqual([])
  })

  const games = Object.keys(listed)
  const roomsOf = (game: string) => [`rules/${game}`, `render/${game}`, `lambdas/discord/games/${game}`]

  it('of what all games are drawn with go to boards and geometry, and to no game', () => {
    const own = within(...games.map(game => `render/${game}`), 'render/gallery')
    const common = (one: Import) => within('render', 'rules/core', 'rules/board')(one) && !own(one)
    // Tables say who draws what.
    const tables = ['render/games.ts', 'render/gameScenes.ts']
    const isOwn = (one: Import) => tables.includes(one.file) || own({ ...one, path: one.file })
    expect(outside('render', one => isOwn(one) || isPackage(one) || common(one))).toEqual([])
    // A game that is drawn with tokens alone has no room there.
    expect(filesOf(`render/${firstGame}`)).not.toEqual([])
  })

  it.each(games)('of the pictures and the words of %s go to no other game', game => {
    const others = within(...games.filter(other => other !== game).flatMap(roomsOf))
    for (const room of roomsOf(game)) expect(outside(room, one => !others(one))).toEqual([])
  })

  it('of lambdas go to render, rules and packages', () => {
    const allowed = within('lambdas', 'render', 'rules')
    expect(outside('lambdas', one => isPackage(one) || allowed(one))).toEqual([])
  })

  it('of the stack go to packages: what it deploys it names by its path', () => {
    const own = (one: Import) => isPackage(one) || within('infra')(one) || isShared(one)
    expect(outside('infra', one => isOperators(one) || own(one))).toEqual([])
  })

  it('of what an operator runs go to lambdas and packages', () => {
    expect(outside('infra', one => isPackage(one) || within('infra', 'lambdas')(one))).toEqual([])
  })
})

/**
 * The rooms of each game from the ground up: what runs in one needs only itself and those before it. A file at the root
 * of a game is a room of its own.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  'combat-hex': [
    'refusalCodes',
    'types',
    'army',
    'battle',
    'battle/points',
    'battle/fight',
    'battle/move',
    'battle/shoot',
    'battle/verbs',
    'battle/answers',
    'battle/turn',
    'battle/strategy',
    'battle/setup',
    'battle/end',
    'battle/sequence',
    'abilities',
    'books',
    'library',
    'replay',
    'contract',
    'engine',
    'computer',
    'lessons',
    'gameParts',
    'queries',
    'odds',
    'index',
  ],
  'dark-lord': [
    'refusalCodes',
    'types',
    'state',
    'army',
    'field',
    'fights',
    'move',
    'ring',
    'powers',
    'rules',
    'scenarios',
    'library',
    'turn',
    'replay',
    'computer',
    'contract',
    'lessons',
    'gameParts',
    'odds',
    'index',
  ],
  regiments: [
    'refusalCodes',
    'types',
    'state',
    'base',
    'attributes',
    'models',
    'library',
    'unit',
    'formation',
    'magic',
    'attack',
    'clash',
    'field',
    'odds',
    'turn',
    'replay',
    'computer',
    'contract',
    'lessons',
    'gameParts',
    'index',
  ],
}

/** Rooms that name each other's types: no circle at run time. This list only ever becomes shorter. */
const mutual: Readonly<Record<string, readonly string[]>> = {
  'combat-hex': ['computer types', 'contract types'],
  'dark-lord': ['army field', 'contract types'],
  regiments: ['base unit', 'contract types', 'formation unit', 'library unit'],
}

describe.each(Object.keys(listed))('rooms of %s', game => {
  const home = `rules/${game}`
  const roomOf = (path: string): string => {
    const [first, second, ...rest] = path.slice(home.length + 1).split('/')
    if (second === undefined) return first!.replace(/\.ts$/, '')
    return first === 'battle' && rest.length > 0 ? `${first}/${second}` : first!
  }
  const between = filesOf(home)
    .flatMap(importsOf)
    .filter(within(home))
    .map(one => ({ ...one, from: roomOf(one.file), to: roomOf(one.path!) }))
    .filter(({ from, to }) => from !== to)
  const order = floors[game]!

  it('are all in the order', () => {
    expect([...order].sort()).toEqual([...new Set(filesOf(home).map(roomOf))].sort())
  })

  it('need only those below them', () => {
    const upwards = between.filter(one => !one.types && order.indexOf(one.to) > order.indexOf(one.from))
    expect(upwards.map(({ file, named }) => `${file} imports ${named}`)).toEqual([])
  })

  it('name no types of each other, except those that always did', () => {
    const arrows = new Set(between.map(({ from, to }) => `${from} ${to}`))
    const both = [...arrows].filter(arrow => {
      const [from, to] = arrow.split(' ') as [string, string]
      return from < to && arrows.has(`${to} ${from}`)
    })
    expect(both.sort()).toEqual(mutual[game])
  })

  it('have at most six files beside them', () => {
    const roots = filesOf(home).filter(file => !file.slice(home.length + 1).includes('/'))
    expect(roots.length).toBeLessThanOrEqual(6)
  })
})

describe('rules', () => {
  const files = filesOf('rules')

  it('are pure: no clock, no chance but the dice, no waiting, nothing of the machine', () => {
    const impure =
      /\bDate\b|\bMath\s*\.\s*random\b|\basync\b|\bawait\b|\bPromise\b|\bset(?:Timeout|Interval|Immediate)\b|\bprocess\b|\bglobalThis\b|\bconsole\b|\bfetch\b|\bperformance\b|\bcrypto\b|\blocaleCompare\b|\btoLocale\w+/
    const found = files.flatMap(file => {
      const match = impure.exec(codeOf(file))
      return match ? `${file} uses ${match[0]}` : []
    })
    expect(found).toEqual([])
  })

  it('of Combat Hex and of all games name no special ability outside their own folder, but in the list of them and on the bases', () => {
    // Riders are called by their base and by their ability alike.
    const own = abilityIds.filter(id => !bases.some(base => base === id))
    const names = own.flatMap(id => [id, camelCase(id)])
    const named = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`)
    const found = files
      .filter(file => !mayNameAbilities(file) && !isOfAnotherGame(file))
      .flatMap(file => {
        const match = named.exec(codeOf(file))
        return match ? `${file} names ${match[0]}` : []
      })
    expect(found).toEqual([])
  })

  it('ask no rule book for its name', () => {
    const found = files.filter(
      file => file.startsWith('rules/combat-hex/battle/') && /book\.id|['"]classic['"]/.test(codeOf(file)),
    )
    expect(found).toEqual([])
  })
})

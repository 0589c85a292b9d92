import { describe, expect, it } from 'vitest'
import { commonHandlers } from '../../lambdas/discord/buttons.ts'
import { faces } from '../../lambdas/discord/games/index.ts'
import { codeOf, filesOf, type Import, importsOf, isPackage, outside, within } from '../helpers/imports.ts'

/** The rooms of lambdas/ stand on each other in one direction; the order of the names below is theirs. */

/** What is done to any text. */
const isText = ({ path }: Pick<Import, 'path'>): boolean =>
  path === 'lambdas/truncated.ts' || path === 'lambdas/sanitised.ts'
const store = [
  'types',
  'outboxTypes',
  'waiting',
  'dueTime',
  'guests',
  'tutorialId',
  'defaults',
  'retrying',
  'terms',
  'seasonTypes',
  'seasonDue',
  'seasonKeys',
  'lobbyKeys',
  'lobbyTypes',
].map(name => `lambdas/store/${name}.ts`)
/** What is known of stored games; not how they are stored. */
const isStored = ({ path }: Pick<Import, 'path'>): boolean =>
  path !== undefined && (store.includes(path) || isText({ path }))

/** What whoever speaks to others needs: the log, limits of time, kinds of failures. */
const isBasic = ({ path }: Pick<Import, 'path'>): boolean =>
  path !== undefined && ['log', 'timeLimit', 'failures'].some(name => path === `lambdas/${name}.ts`)

describe('what becomes of a stored game', () => {
  it('stands on the rules and on what is stored, and knows nothing of Discord, messages or words', () => {
    expect(outside('lambdas/game', one => within('lambdas/game', 'rules')(one) || isStored(one))).toEqual([])
  })

  it('follows from the record, the actor and the time that is given', () => {
    const own = /\bDate\.now\b|\bnew Date\(\)|\bMath\s*\.\s*random\b|\bprocess\b|\bset(?:Timeout|Interval)\b/
    expect(filesOf('lambdas/game').filter(file => own.test(codeOf(file)))).toEqual([])
  })
})

describe('what becomes of a stored season', () => {
  it('stands on the rules, on stored games and on what is stored', () => {
    const allowed = within('lambdas/league', 'lambdas/game', 'rules')
    expect(outside('lambdas/league', one => allowed(one) || isStored(one))).toEqual([])
    expect(outside('lambdas/game', one => !within('lambdas/league')(one))).toEqual([])
  })
})

describe('imports of lambdas/discord', () => {
  const rooms = ['api', 'words', 'games', 'views', 'actions', 'commands']
  const root = 'lambdas/discord'
  /** What every room may name: the types of all of them, and what stored games are. */
  const isCommon = ({ path }: Pick<Import, 'path'>): boolean =>
    path === `${root}/types.ts` || isStored({ path }) || isBasic({ path })

  it('are found', () => {
    const found = importsOf(`${root}/views/battle/battleParts.ts`).map(({ path }) => path)
    expect(found).toContain(`${root}/games/index.ts`)
    expect(
      filesOf(root)
        .filter(file => file.split('/').length > 3)
        .map(file => file.split('/')[2]),
    ).toEqual(expect.arrayContaining(rooms))
  })

  it.each(rooms)('of %s go to itself and to the rooms before it', room => {
    const before = rooms.slice(0, rooms.indexOf(room) + 1).map(name => `${root}/${name}`)
    const below = ['rules', 'render', 'lambdas/game', 'lambdas/league']
    expect(
      outside(`${root}/${room}`, one => isPackage(one) || isCommon(one) || within(...before, ...below)(one)),
    ).toEqual([])
  })

  /** What pictures of figures are called: a list, which files name them by and help tells. */
  const isIconNames = ({ path }: Import) => path === 'render/icons/iconNames.ts'

  it('of words go to nothing that makes messages', () => {
    const allowed = within(`${root}/words`, 'rules')
    expect(
      outside(`${root}/words`, one => isPackage(one) || allowed(one) || isCommon(one) || isIconNames(one)),
    ).toEqual([])
  })

  const ownFiles = Object.entries(faces).flatMap(([game, { armies }]) =>
    armies?.files ? [`${root}/games/${game}/figureFiles`] : [],
  )

  it.each([`${root}/games/pieceFiles`, ...ownFiles])('of %s, files of pieces, go to the rules', folder => {
    const allowed = within(folder, `${root}/games/pieceFiles`, 'rules')
    expect(filesOf(folder)).not.toEqual([])
    expect(outside(folder, one => isPackage(one) || allowed(one) || isIconNames(one))).toEqual([])
  })
})

describe('pages of battles', () => {
  const root = 'lambdas/pages'

  it('stand on what messages say and on pictures; only programs stand on them', () => {
    const below = within(root, 'rules', 'render', 'lambdas/discord', 'lambdas/store', 'lambdas/queue')
    const isSetting = ({ path }: Import) => path === 'lambdas/config.ts'
    expect(
      outside(root, one => isPackage(one) || below(one) || isBasic(one) || isText(one) || isSetting(one)),
    ).toEqual([])
    const programs = ['interactions', 'worker', 'clock', 'local'].map(name => `lambdas/${name}`)
    const users = filesOf('lambdas').filter(file => importsOf(file).some(within(root)))
    expect(users.filter(file => ![root, ...programs].some(room => file.startsWith(`${room}/`)))).toEqual([])
  })
})

describe('a game', () => {
  /** Where it is at home. */
  const rooms = Object.keys(faces).flatMap(game => [
    `lambdas/discord/games/${game}`,
    `lambdas/discord/commands/${game}`,
    `render/${game}`,
    `rules/${game}`,
  ])
  const isOwn = within(...rooms)
  /** The lists of all games, of their words, of all commands, of what reads files and of what plays cases for help: no other place need know which there are. */
  const lists = [
    'lambdas/discord/games/index.ts',
    'lambdas/discord/games/words.ts',
    'lambdas/discord/commands/index.ts',
    // odds of a game in a terminal
    'lambdas/local/odds/darkLord.ts',
    'lambdas/local/odds/regiments.ts',
    'lambdas/worker/figureReaders.ts',
    'lambdas/worker/helpExamples.ts',
  ]

  it('is named in lists alone; everything else asks its face and its engine', () => {
    const common = filesOf('lambdas').filter(file => !isOwn({ file, named: '', path: file, types: false }))
    const naming = common.filter(file => importsOf(file).some(isOwn))
    expect(naming.sort()).toEqual(lists.toSorted())
  })

  it('is opened by its own rooms and by the lists alone', () => {
    const opening = /import[^'"]*\bseal\b[^'"]*from '[./]+rules\/games\.ts'/
    const common = filesOf('lambdas').filter(file => !isOwn({ file, named: '', path: file, types: false }))
    const opened = common.filter(file => opening.test(codeOf(file)) && !lists.includes(file))
    expect(opened).toEqual([])
  })

  it.each(Object.entries(faces))('%s gives its own buttons names that no common button has', (_, face) => {
    const common = Object.keys(commonHandlers)
    expect(Object.keys(face.looks ?? {}).filter(name => common.includes(name))).toEqual([])
  })
})

describe('the clock and the store', () => {
  it('know nothing of messages: the clock leaves what is to be said to the worker', () => {
    const allowed = within('lambdas/clock', 'lambdas/game', 'lambdas/league', 'lambdas/worker', 'rules')
    const isSdk = ({ path }: Import) => path === 'lambdas/silenceSdk.ts'
    /** Settings, metrics and self-check of the function that the schedule calls. */
    const isFunction = ({ path }: Import) =>
      ['config', 'signals', 'selfCheck'].some(name => path === `lambdas/${name}.ts`)
    expect(
      outside('lambdas/clock', one => allowed(one) || isFunction(one) || isStored(one) || isBasic(one)),
    ).toEqual([])
    expect(
      outside('lambdas/store', one => isPackage(one) || isSdk(one) || within('lambdas/store', 'rules')(one)),
    ).toEqual([])
  })
})

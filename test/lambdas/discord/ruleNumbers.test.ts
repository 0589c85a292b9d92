import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { helpOf } from '../../../lambdas/discord/games/helpOf.ts'
import { helpTopic, helpTopics } from '../../../lambdas/discord/views/helpMessage.ts'
import { locales } from '../../../lambdas/store/types.ts'
import { games } from '../../../rules/games.ts'
import { checkMessage } from './limits.ts'
import { makeTestServer, selectsOf, textOf } from './testServer.ts'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|md)$/.test(name))
    .map(name => `${folder}/${name}`)

/** Where a game cites its rules: its rules with their refusals and rulings, its words, and what all games say. */
const sourcesOf = (game: string): string[] => [
  ...filesIn(`rules/${game}`),
  ...filesIn(`lambdas/discord/games/${game}`),
  ...(game === 'combat-hex'
    ? [
        ...filesIn('lambdas/discord/words'),
        'rules/RULINGS.md',
        'rules/RULINGS.fr.md',
        'README.md',
        'lambdas/local/README.md',
      ]
    : []),
]

/** How rules are cited: 4.11, 8.10c; DL-32b; RB-02.3, M18a. */
const cited: Readonly<Record<string, RegExp>> = {
  'combat-hex': /(?<![\d.,:/+−-]|\d )\b(?:10|[1-9])\.[0-5]\d\d?[a-k]?\b(?![.,]?\d| ?%)/g,
  'dark-lord': /\bD[LB]-\d\d[a-j]?\b/g,
  regiments: /\bRB-\d\d(?:\.\d)?\b|(?<![\w'`:-])[MWA]\d\d[a-j]?\b/g,
}
/** Numbers that look like rules and are none: of another book, fractions of a second, amounts. */
const noRules = new Set(['1.25', '1.702'])

const helps = new Map(
  await Promise.all(Object.keys(games).map(async game => [game, (await helpOf({ game }))!] as const)),
)
const ruleOf = (game: string) => helps.get(game)!.rules!

describe.each(Object.keys(games))('42 a number of a rule of %s', game => {
  const numbers = new Set(
    sourcesOf(game).flatMap(file => readFileSync(file, 'utf8').match(cited[game]!) ?? []),
  )

  it('finds the page that says it, wherever it is cited', () => {
    const rules = ruleOf(game)
    expect(numbers.size).toBeGreaterThan(80)
    const lost = [...numbers].filter(number => {
      if (noRules.has(number)) return false
      const id = rules.numbered?.(number)
      return !id || !number.startsWith(id) || locales.some(locale => !rules.page(id, locale).texts.join(''))
    })
    expect(lost).toEqual([])
  })

  it('is a page that Discord takes, in both languages', async () => {
    const server = makeTestServer()
    const people = locales.map((locale, i) => server.person(`10000000000000000${i}`, 'Ada', locale))
    for (const id of ruleOf(game).ids)
      for (const person of people) {
        const page = await person.command('help', { system: game, rule: id })
        expect(checkMessage(page)).toEqual([])
        expect(textOf(page)).toContain(id)
      }
  })

  it('leads to no other game', async () => {
    const ada = makeTestServer().person('100000000000000001', 'Ada')
    for (const [other, rules] of Object.entries({
      'combat-hex': '4.11',
      'dark-lord': 'DL-32',
      regiments: 'M32',
    })) {
      const page = textOf(await ada.command('help', { system: game, rule: rules }))
      if (other === game) expect(page).toContain(`**${rules} `)
      else expect(page).toContain(`No rule is called “${rules}”`)
      expect(textOf(await ada.command('help', { rule: rules }))).toContain(`**${rules} `)
    }
  })
})

describe('42 the help', () => {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada')

  it('stays with the game of a battle when asked for a rule in it', async () => {
    await ada.command('tutorial', { system: 'dark-lord' })
    const page = textOf(await ada.command('help', { rule: '4.11' }))
    expect(page).toContain('No rule is called “4.11”')
    expect(await ada.offered('help', 'rule', '4.11')).toEqual([])
    expect(textOf(await ada.command('help', { rule: 'DL-32' }))).toContain('**DL-32 ')
  })

  it.each(Object.keys(games))('explains every kind of question of %s, and standing orders', async game => {
    const { questions } = helps.get(game)!
    for (const locale of locales)
      for (const id of questions!.ids)
        expect(questions!.page(id, locale).texts.join('').length, id).toBeGreaterThan(60)
    const offered = await ada.offered('help', 'question', '', { system: game })
    expect(offered.length).toBeGreaterThan(15)
    const page = await ada.command('help', { system: game, topic: 'standing orders' })
    expect(textOf(page)).toContain('**Standing orders**')
    expect(checkMessage(page)).toEqual([])
    const topics = await helpTopics({ game })
    const pages = await Promise.all(topics.map(id => helpTopic({ game }, id, 'fr')))
    expect(pages.map(({ name }) => name)).toContain('ordres permanents')
  })

  it('says that there are other games, and leads from each to the others', async () => {
    expect(textOf(await ada.command('help', { system: 'combat-hex' }))).toContain(
      '`/help system:The Dark Lord`',
    )
    const page = await ada.command('help', { system: 'regiments' })
    expect(textOf(page)).toContain('`/help system:Combat Hex` · `/help system:The Dark Lord`')
    expect(textOf(await ada.choose(page, 'More on', 'odds'))).not.toContain('/help system:Combat Hex')
    expect(selectsOf(page)).toHaveLength(1)
  })

  it('says of an unknown ability where to find those that there are', async () => {
    for (const system of Object.keys(games)) {
      const page = textOf(await ada.command('help', { system, ability: 'salad' }))
      expect(page).toContain('`/help ability:` offers them all while you type')
    }
  })

  it('finds a page of another game that a text for all games names', async () => {
    expect(textOf(await ada.command('help', { topic: 'how seasons count' }))).toContain(
      '**How seasons count**',
    )
    const other = await ada.command('help', { topic: 'how seasons count', system: 'regiments' })
    expect(textOf(other)).toContain('⚠️')
  })
})

/** What players of such games type, and the rule that they mean by it. */
const fieldWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  regiments: {
    'ward save': 'M02',
    'sauvegarde invulnérable': 'M02',
    'killing blow': 'A18',
    'coup fatal': 'A18',
    'battle standard': 'M40',
    bsb: 'M40',
    'étendard de bataille': 'M40',
    wheel: 'RB-04',
    conversion: 'RB-04',
    'march block': 'RB-07',
    'blocage de marche': 'RB-07',
    'always strikes first': 'A23',
    'frappe toujours en premier': 'A23',
    'always strikes last': 'RB-14',
    'great weapon': 'W03',
    'arme à deux mains': 'W03',
    stubborn: 'M51',
    'impact hits': 'A25',
    'touches d’impact': 'A25',
    'break test': 'RB-19',
    'test de déroute': 'RB-19',
    'armour save': 'RB-13',
    'sauvegarde d’armure': 'RB-13',
    regenerate: 'M41',
    'fast cavalry': 'M54',
    'cavalerie légère': 'M54',
    'inspiring presence': 'M39',
    'stand & shoot': 'A31',
    overwatch: 'A31',
    'combat resolution': 'RB-17',
    'résolution de combat': 'RB-17',
    'rank bonus': 'RB-18',
    'bonus de rang': 'RB-18',
    'feigned flight': 'M42',
    'fuite feinte': 'M42',
    champion: 'M08',
    ethereal: 'M33',
    éthéré: 'M33',
    infiltrate: 'M16',
    template: 'A04',
    gabarit: 'A04',
    dispel: 'RB-24',
    dissiper: 'RB-24',
    'zone de contrôle': 'RB-04',
  },
  'dark-lord': {
    'zone of control': 'DL-09',
    'fight value': 'DB-15',
    'heroic combat': 'DB-21',
    'combat héroïque': 'DB-21',
    'break point': 'DB-22',
    ringbearer: 'DL-32',
    'put on the ring': 'DL-03',
    'enfiler l’anneau': 'DL-03',
    'wound chart': 'DB-17',
    'tableau des blessures': 'DB-17',
    prone: 'DB-23',
    'line of sight': 'DB-12',
    'ligne de vue': 'DB-12',
    transfix: 'DL-54',
    'black dart': 'DL-66',
    'bow limit': 'DB-27',
  },
  'combat-hex': {
    'zone of control': '4.09',
    'zone de contrôle': '4.09',
    'ward save': '8.35',
    'sauvegarde invulnérable': '8.35',
    'killing blow': '8.39',
    'march block': '4.08',
    wheel: '4.12',
    'line of sight': '5.10',
    'ligne de vue': '5.10',
    cover: '5.171',
    couvert: '5.171',
    disengage: '4.11',
    désengager: '4.11',
    'break point': '7.01',
    'always strikes first': '8.45',
    'battle standard': '8.28',
    sprint: '4.131',
    'large target': '8.46',
  },
}

describe.each(Object.entries(fieldWords))('22 /help rule: of %s', (system, words) => {
  const ada = makeTestServer().person('100000000000000001', 'Ada')

  it.each(Object.entries(words))('finds what players call %s', async (rule, id) => {
    const page = textOf(await ada.command('help', { system, rule }))
    const first = (await ada.offered('help', 'rule', rule, { system }))[0]?.value
    // Its page at once; or, where several are called so, it is among those that are named.
    expect([page.slice(0, 400), first].join('\n')).toContain(id)
    expect(page).not.toContain('No rule is called')
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import { type Locale, locales } from '../../../lambdas/store/types.ts'
import { picker } from '../../../rules/core/random.ts'
import { commit, die, joinSeed } from '../../../rules/index.ts'
import { suppliedUnits, writeUnit } from '../../../rules/regiments/index.ts'
import { many } from '../../helpers/thorough.ts'
import { labelsOf, makeTestServer, type Person, selectsOf, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let ada: Person
let bo: Person
beforeEach(() => {
  server = makeTestServer()
  ada = server.person('100000000000000001', 'Ada')
  bo = server.person('100000000000000002', 'Bo', 'fr')
})
const argued = { unit: 'lancers', against: 'spears', side: 'flank' }

/** What a reader has of a message. */
const readOf = (message: Message) => ({
  text: textOf(message).split('\n'),
  labels: labelsOf(message),
  lists: selectsOf(message).map(({ placeholder, options }) => [
    placeholder,
    options.length,
    options[0]!.label,
  ]),
  ...(message.pictures && { alt: message.pictures.map(({ alt }) => alt) }),
})

/** Every kind of answer to `/odds` about units. */
async function everyAnswer(locale: Locale): Promise<Record<string, Message>> {
  const person = makeTestServer().person('100000000000000003', 'Cy', locale)
  const first = locale === 'fr' ? 'Lancer les dés' : 'Throw'
  const label = (message: Message, n: number) => labelsOf(message)[n]!
  const one = await person.command('odds', argued)
  const [without, compare] = selectsOf(one).map(({ placeholder }) => placeholder)
  const besides = await person.choose(one, without!, '0 W05')
  const promised = await person.click(one, label(one, 1))
  const thrown = await person.click(promised, first)
  const units = suppliedUnits().map(({ name }) => name[locale])
  return {
    one,
    turned: await person.click(one, label(one, 0)),
    besides,
    more: await person.choose(besides, compare!, '1 A24'),
    promised,
    thrown,
    shown: await person.click(one, label(one, 2)),
    fight: await person.command('odds', {
      unit: units[7]!,
      against: units[0]!,
      charging: 'neither',
      round: 2,
    }),
    rounds: await person.command('odds', { unit: 'giant', against: 'wyvern', rounds: 2 }),
    joined: await person.command('odds', {
      unit: 'swords + captain',
      against: 'barrow dead',
      charging: 'second',
    }),
    volley: await person.command('odds', {
      unit: 'handguns',
      against: 'brutes',
      distance: 18,
      cover: 'soft',
      moved: 'moved',
    }),
    line: await person.command('odds', {
      unit: '10 `pikes` 5x2 | M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | poisson, spear (2)',
      against: 'spars',
    }),
    far: await person.command('odds', { unit: 'archers', against: 'brutes', distance: 60 }),
    alone: await person.command('odds', { unit: 'archers' }),
  }
}

describe('answers to /odds about units', () => {
  it.each(locales)('are as they were (%s)', async locale => {
    const file = new URL(`golden/regiments.${locale}.json`, import.meta.url)
    const answers = Object.entries(await everyAnswer(locale)).map(([what, message]) => [
      what,
      readOf(message),
    ])
    const written = `${JSON.stringify(Object.fromEntries(answers), null, 1)}\n`
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, written)
    expect(JSON.parse(written)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

  it('need no more than two names', async () => {
    const text = textOf(await ada.command('odds', { unit: 'spears', against: 'lancers' }))
    expect(text).toContain('**Charge: 20 spears on 5 lancers**')
    expect(text).toMatch(/hit 4\+ \(Offence 3 against 4, RB-10\)/)
    expect(text).toMatch(
      /20 spears\*\* · \d+(\.\d)? of 20 life lost \(\d to \d\) · victory \d+% · broken \d+%/,
    )
  })

  it('carry all of their question, so that a press after a press finds it', async () => {
    const options = {
      unit: 'épées + capitaine',
      against: '30 morts des tertres 6x5 sans bouclier',
      charging: 'second',
      side: 'rear',
      round: 1,
    }
    const once = await bo.command('odds', options)
    const twice = await bo.click(await bo.click(once, 'Inverser'), 'Inverser')
    expect(textOf(twice)).toBe(textOf(once))
    // Who reads another language reads the same question.
    const english = await ada.press('odds:regiments:0:one', [], textOf(once))
    expect(await bo.press('odds:regiments:0:one', [], textOf(english)).then(textOf)).toMatch(
      /unité\s: épées \+ capitaine/,
    )
  })

  it('RB-16.2 say whom the first one strikes at, and go on saying so', async () => {
    const asked = { unit: 'lancers', against: 'spears + captain', at: 'character' }
    const shown = await ada.command('odds', asked)
    expect(textOf(shown)).toContain('the first one strikes at characters')
    expect(textOf(shown)).toMatch(/3 attacks, with cavalry lance, at captain/)
    const usual = textOf(await ada.command('odds', { ...asked, at: 'ordinary' }))
    expect(usual).not.toContain('at captain')
    expect(textOf(await bo.press('odds:regiments:0:one', [], textOf(shown)))).toContain('sur capitaine')
  })

  it('begin with the game that knows what is typed', async () => {
    const named = textOf(await ada.command('odds', { ...argued, system: 'regiments' }))
    expect(textOf(await ada.command('odds', argued))).toBe(named)
    expect(textOf(await ada.command('odds', { figure: 'orc-warrior', target: 'rohan-warrior' }))).toContain(
      'Orc',
    )
    expect(textOf(await ada.command('odds', { ...argued, system: 'combat-hex' }))).toContain(
      'Combat Hex has no such',
    )
    expect(textOf(await ada.command('odds', { figure: 'boromir', target: 'ugluk', distance: 20 }))).toContain(
      'more than any shot flies',
    )
  })

  it('are told of units in the middle of a battle of another game too', async () => {
    const other = makeTestServer()
    const cy = other.person('100000000000000003', 'Cy', 'en')
    const di = other.person('100000000000000004', 'Di', 'en')
    const users = { [di.user]: { id: di.user, name: 'Di', bot: false } }
    await cy.command('challenge', { opponent: di.user, camps: 'good' }, users)
    await di.command('game accept')
    await cy.command('army pick', { army: 'starter-good' })
    await di.command('army pick', { army: 'starter-evil' })
    expect(other.game().stage).toBe('battle')
    expect(textOf(await cy.command('odds', argued))).toBe(
      textOf(await cy.command('odds', { ...argued, system: 'regiments' })),
    )
  })

  it('offer units by their names in either language, and characters behind a plus', async () => {
    expect(await bo.typing('odds', 'unit', 'lanc')).toEqual(expect.arrayContaining(['lancers', 'spears']))
    expect(await ada.typing('odds', 'against', 'spears + cap', { unit: 'lancers' })).toContain(
      'spears + captain',
    )
    expect(await ada.typing('odds', 'unit', '30 spears 6x5 with halberd')).toEqual([
      '30 spears 6x5 with halberd',
    ])
  })

  it('know the units of the server', async () => {
    const manager = server.person('100000000000000004', 'Di', 'en', { manager: true })
    const own = '12 pikes of ours 6x2 | M5 C5 Dis9 HP1 Def3 Res3 Arm1 H1 | Att1 Off3 Str3 Pen0 Agi3 | spear'
    await manager.send('figures import', 'own.txt', own, { system: 'regiments' })
    expect(await ada.typing('odds', 'unit', 'pikes')).toEqual(['pikes-of-ours'])
    const text = textOf(await ada.command('odds', { unit: 'pikes of ours', against: 'lancers' }))
    expect(text).toContain('12 pikes of ours')
  })
})

describe('a promise of dice', () => {
  it('is kept: the secret fits the fingerprint, and makes the dice; once thrown it stays so', async () => {
    const promised = await ada.click(await ada.command('odds', argued), 'Throw it')
    const [, fingerprint = ''] = /`([\da-f]{64})`/.exec(textOf(promised)) ?? []
    const thrown = textOf(await ada.click(promised, 'Throw'))
    const [, shown, secret = '', number = ''] =
      /`([\da-f]{64})` is .*`([\da-f]{64})`.*`(\d+)`/.exec(thrown) ?? []
    expect(shown).toBe(fingerprint)
    expect(commit(secret)).toBe(fingerprint)
    const seed = joinSeed(secret, [number])
    const [, dice = ''] = /Dice: (.*)/.exec(thrown) ?? []
    const faces = dice.replace(/\D/g, '')
    expect(Array.from(faces, Number)).toEqual(Array.from(faces, (_, n) => die(seed, n)))
    expect(textOf(await ada.click(promised, 'Throw'))).toBe(thrown)
    expect(textOf(await bo.click(promised, 'Throw'))).toContain('promis')
  })

  it('is the same when its press is delivered twice', async () => {
    const shown = textOf(await ada.command('odds', argued))
    const at = { action: 'odds', game: 'regiments', version: 0, argument: 'throw', values: [] }
    const call = {
      ...ada.base(),
      kind: 'component' as const,
      name: 'odds',
      shown,
      component: at,
      message: '7',
    }
    expect(textOf(await ada.carryOut(call))).toBe(textOf(await ada.carryOut(call)))
  })
})

describe('what nobody would type', () => {
  const signs = [
    '|',
    '(',
    ')',
    '+',
    '`',
    '```',
    '\n',
    '<@1>',
    '**',
    '5x4',
    '9999999',
    ', ',
    ':',
    'D3',
    ' with ',
    ' without ',
    '\u202e',
    '😀',
    '漢字',
    'ß',
    '-',
    '[a](b)',
  ]
  const lines = suppliedUnits().map(unit => writeUnit({ unit, joined: [] }, 'en'))

  it('is refused with words, within the limits of a message', async () => {
    const pick = picker(20_261_127)
    const one = <Of>(of: readonly Of[]): Of => of[pick(of.length)]!
    const mutated = () => {
      let text = one([...lines, 'spears', 'swords + captain', '30 spears 6x5 with halberd'])
      for (let n = 0; n <= pick(5); n++) {
        const at = pick(text.length + 1)
        text = text.slice(0, at) + one(signs) + text.slice(at + pick(3))
      }
      return text.slice(0, 600)
    }
    for (let i = 0; i < many(1000, 150); i++) {
      const person = one([ada, bo])
      const message = await person.command('odds', {
        unit: mutated(),
        against: i % 2 ? 'spears' : mutated(),
      })
      expect(textOf(message).length).toBeGreaterThan(20)
      if (labelsOf(message).length > 2) await person.click(message, labelsOf(message)[0]!)
    }
  })

  it.each([
    '',
    '```\nunit: spears\n```',
    '```\nunit: spears\nagainst: spears\nrounds: 99\ndistance: many\n```',
    '```\nunit: \u0000\nagainst: spears\n```',
    `\`\`\`\nunit: ${'x'.repeat(3000)}\nagainst: spears\n\`\`\``,
    `\`\`\`\nunit: spears\n${'or: spears\n'.repeat(9)}against: spears\n\`\`\``,
  ])('is refused in a message that a button reads: %#', async shown => {
    for (const what of ['', 'turn', 'one', 'with', 'without', 'throw', 'thrown 1', 'x'])
      for (const values of [[], ['0 W05'], ['2 W05'], ['0 __proto__'], ['1 A24', '1 A22', '0 A24', '0 W03']])
        expect(textOf(await ada.press(`odds:regiments:0:${what}`, values, shown))).not.toBe('')
    for (const game of ['', 'combat-hex', '__proto__', 'race'])
      expect(textOf(await ada.press(`odds:${game}:0:turn`, [], shown))).toContain('⚠️')
  })

  it('holds with lines as long as they may be, four of them', async () => {
    const long = `${lines[0]!.slice(0, -1)} ${', aegis (5+), hatred, fury, zeal, lethal, poisoned'.repeat(1)}`
    const filled = `${long.padEnd(598, ' ')}x`.slice(0, 600).trimEnd()
    const one = await ada.command('odds', { unit: lines[25]!, against: lines[24]! })
    const four = await ada.press('odds:regiments:0:with', ['0 A24', '0 A22', '0 A38'], textOf(one))
    expect(textOf(four)).toContain('or: ')
    await ada.command('odds', { unit: filled, against: filled })
  })
})

import { describe, expect, it } from 'vitest'
import { help } from '../../../lambdas/discord/games/dark-lord/help.ts'
import { ruleIds } from '../../../lambdas/discord/games/dark-lord/ruleIds.ts'
import { ruleMeets } from '../../../lambdas/discord/games/dark-lord/ruleMeets.ts'
import { ruleMessage } from '../../../lambdas/discord/views/helpMessage.ts'
import { locales } from '../../../lambdas/store/types.ts'
import { profiles } from '../../../rules/dark-lord/index.ts'
import { darkLordTexts } from '../../helpers/allWords.ts'
import { checkMessage } from './limits.ts'
import { makeTestServer, selectsOf, textOf } from './testServer.ts'

const numbered = (book: string, last: number) =>
  Array.from({ length: last }, (_, i) => `${book}-${String(i + 1).padStart(2, '0')}`)

const darkLord = { game: 'dark-lord' }

describe('the pages on rules of The Dark Lord', () => {
  it('are one for each rule, in both languages', () => {
    expect(ruleIds).toEqual([...numbered('DL', 69), ...numbered('DB', 30)])
    for (const locale of locales) {
      const pages = darkLordTexts[locale].ruleHelp
      expect(Object.keys(pages).sort()).toEqual([...ruleIds].sort())
      const names = ruleIds.map(id => pages[id].name)
      expect(new Set(names).size).toBe(ruleIds.length)
      for (const name of names) expect(name.split(' ').length, name).toBeLessThanOrEqual(8)
    }
  })

  it.each(ruleIds)('say the same letters and numbers in both languages: %s', id => {
    const { en, fr } = darkLordTexts
    const told = [en, fr].map(({ ruleHelp }) => ruleHelp[id])
    const letters = told.map(({ does }) => does.match(/(?<=^|\. )[a-j](?:, [a-j])*(?=\. )/g))
    expect(letters[1]).toEqual(letters[0])
    const numbers = told.map(({ does, example = '' }) => `${does} ${example}`.match(/\d+/g)?.sort())
    expect(numbers[1]).toEqual(numbers[0])
  })

  it.each(ruleIds)('name rules that there are, and keep to what Discord allows: %s', id => {
    expect(ruleMeets[id]).not.toEqual([])
    expect(ruleMeets[id]).not.toContain(id)
    expect(new Set(ruleMeets[id]).size).toBe(ruleMeets[id].length)
    for (const met of ruleMeets[id]) expect(ruleIds).toContain(met)
    for (const locale of locales) {
      const message = ruleMessage(darkLord, help.rules!, id, locale)
      expect(checkMessage(message)).toEqual([])
      const { name, does, example = '' } = darkLordTexts[locale].ruleHelp[id]
      expect(textOf(message)).toContain(`**${id} ${name}**`)
      // Every letter has its line, and nothing is cut off.
      expect(textOf(message).replaceAll('\n', ' ')).toContain(does)
      expect(textOf(message)).toContain(example)
      expect(textOf(message)).toContain(ruleMeets[id].join(' · '))
      for (const [named] of does.matchAll(/D[LB]-\d+/g)) expect(ruleIds).toContain(named)
    }
  })

  it('name on DL-32 every figure that may have the Ring, in its order', () => {
    const holders = Object.values(profiles)
      .filter(({ holder, id }) => holder !== null && id !== 'mounted-bearer')
      .sort((a, b) => a.holder! - b.holder!)
    expect(holders.map(({ holder }) => holder)).toEqual([1, 2, 3, 4, 5, 6])
    for (const locale of locales) {
      const { does } = darkLordTexts[locale].ruleHelp['DL-32']
      const places = holders.map(({ name, holder }) => {
        const plain = name[locale].replaceAll("'", '’')
        const place = does.search(new RegExp(`${holder} (the |le |l’)?${plain}`))
        expect(place, plain).toBeGreaterThan(0)
        return place
      })
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })
})

describe('/help rule:', () => {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada')
  const bruno = server.person('100000000000000002', 'Bruno', 'fr')

  it.each(['DL-32', 'dl32', 'DL 32b', 'who has the ring', 'qui a l’anneau', 'DL-32 who has the Ring'])(
    'is found by number or name: %s',
    async rule => {
      expect(textOf(await ada.command('help', { system: 'dark-lord', rule }))).toContain('king’s heir')
      expect(textOf(await bruno.command('help', { system: 'dark-lord', rule }))).toContain('héritier du roi')
    },
  )

  it('is found in a battle of another game too, unless that game is named', async () => {
    expect(textOf(await ada.command('help', { rule: 'DL-32' }))).toContain('**DL-32 who has the Ring**')
    const none = await ada.command('help', { rule: 'DL-32', system: 'combat-hex' })
    expect(textOf(none)).toContain('No rule is called “DL-32”')
    expect(await ada.offered('help', 'rule', 'DL-32', { system: 'combat-hex' })).toEqual([])
    expect(await ada.offered('help', 'rule', 'DL-32')).toHaveLength(1)
  })

  it('offers rules by number, name or any words, with or without accents, in either language', async () => {
    const first = async (who: typeof ada, typed: string) =>
      (await who.offered('help', 'rule', typed, { system: 'dark-lord' })).map(({ value }) => value)
    expect(await first(ada, '')).toHaveLength(25)
    expect(await first(ada, 'DL-3')).toEqual(['DL-03', ...numbered('DL', 39).slice(29)])
    expect(await first(ada, 'drainnig')).toContain('DL-50')
    expect((await first(ada, 'wretch'))[0]).toBe('DL-32')
    expect((await first(bruno, 'misérable'))[0]).toBe('DL-32')
    expect((await first(bruno, 'MISERABLE'))[0]).toBe('DL-32')
    expect(await first(ada, 'misérable heritier')).toEqual(['DL-32'])
    expect((await first(bruno, 'epouvante'))[0]).toBe('DL-62')
    expect(await ada.offered('help', 'rule', 'DL-32b', { system: 'dark-lord' })).toEqual([
      { name: 'DL-32 who has the Ring', value: 'DL-32' },
    ])
  })

  it('names those that a text may mean, and says that there is none', async () => {
    const asked = async (rule: string) => textOf(await ada.command('help', { system: 'dark-lord', rule }))
    expect(await asked('wretch')).toContain('Did you mean')
    expect(await asked('wretch')).toContain('DL-32 who has the Ring')
    expect(await asked('miserable heritier')).toContain('**DL-32')
    expect(await asked('DL-70')).toContain('No rule is called “DL-70”')
    expect(await asked('salad')).toContain('No rule is called “salad”')
    expect(await asked('  ')).toContain('No rule is called')
  })

  it('turns to the rules that it meets', async () => {
    const page = await ada.command('help', { rule: 'DL-32' })
    expect(selectsOf(page)[0]!.options.map(({ value }) => value)).toEqual(ruleMeets['DL-32'])
    const next = await ada.choose(page, 'Rules it meets', 'DL-33')
    expect(textOf(next)).toContain('**DL-33 one on either side**')
    expect(textOf(await ada.press('help::0:rule dark-lord', ['DL-99']))).toContain('⚠️')
    expect(textOf(await ada.press('help::0:rule', ['DL-32']))).toContain('⚠️')
    expect(textOf(await ada.press('help::0:rule nonsense', ['DL-32']))).toContain('⚠️')
  })
})

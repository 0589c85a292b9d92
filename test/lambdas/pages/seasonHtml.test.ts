import { describe, expect, it } from 'vitest'
import { parseSeasonPath, roundIn, seasonBattlePath } from '../../../lambdas/pages/addresses.ts'
import { seasonHtml } from '../../../lambdas/pages/seasonHtml.ts'
import type { Locale } from '../../../lambdas/store/types.ts'
import { formats, type Season, type Settings } from '../../../rules/league/running.ts'
import { decided, fought, largeSeason } from '../../bench/largeSeason.ts'
import { type League, league } from '../../helpers/league.ts'
import { sampleSeason } from '../store/samples.ts'

const address = { season: 's1', key: 'k'.repeat(22) }
const terms = { points: 500 }

const pageOf = (season: Season, locale: Locale = 'en', round = season.rounds.length) =>
  seasonHtml(
    sampleSeason({ season, changed: 0 }),
    address,
    { locale, round },
    { style: '/battle/files/view.css' },
  )

/** What a page says, without its marks. */
const wordsIn = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The battles of a page, each as it reads. */
const battlesIn = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, battle]) => wordsIn(`<body>${battle!}`).trim())

function begun(names: readonly string[], settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', seeding: 'joined', terms, ...settings })
  l.enter(...names)
  l.does({ do: 'start' })
  return l
}

const five = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve']

describe('the page of a season', () => {
  it('tells who has joined while it is open for registration, and what is to be known', () => {
    const l = league({ approval: 'automatic', terms, scenario: 'Bring dice.\nAnd tea.' })
    expect(wordsIn(pageOf(l.season))).toContain('Nobody has joined yet.')
    l.enter('Ada', 'Bo')
    l.does({ do: 'join', user: 'cleo', name: 'Cleo' })
    const words = wordsIn(pageOf(l.season))
    expect(words).toContain('Ada Bo Cleo')
    expect(words).toContain('Registration · 2 of 3 armies approved')
    expect(words).toContain('Bring dice. And tea.')
  })

  it('tells every pair with its result, a bye, a forfeit, and what is under way', () => {
    const l = begun(five)
    l.round()
    l.ends(0, [6, 3], { board: 'the-marsh', sides: [1, 0] })
    l.does({ do: 'open', round: 1, table: 1, game: 'g2' }, '', 'program')
    const html = pageOf(l.season)
    const [first, second, bye] = battlesIn(html)
    expect(first).toMatch(/^\w+ \(Evil\) 3 \w+ \(Good\) 1\.5 .*[Mm]arsh · played Look at the battle →$/)
    expect(second).toMatch(/^\w+( \(\w+\))? \w+( \(\w+\))? under way Look at the battle →$/)
    expect(bye).toMatch(/^\w+ 3 bye$/)
    expect(html).toContain(`href="${seasonBattlePath(address, { round: 1, table: 1 })}?lang=en"`)
    l.does({
      do: 'forfeit',
      round: 1,
      table: 1,
      against: l.season.rounds[0]!.battles[1]!.players[1]!,
      why: '',
    })
    expect(battlesIn(pageOf(l.season))[1]).toMatch(/ 3 .* 0 forfeit/)
    expect(wordsIn(pageOf(l.season))).toContain('Table after round 1 of 5')
  })

  it('shows nobody a round that is paired and not published', () => {
    const l = begun(five)
    const before = pageOf(l.season)
    l.does({ do: 'pair' })
    expect(pageOf(l.season)).toBe(before)
  })

  it('has a table for each group, with who goes on; a final decides', () => {
    const l = begun([...five, 'Fay'], { format: 'groups', groups: { count: 2, advance: 1 } })
    l.round()
    l.ends(0, [6, 0])
    l.ends(1, [6, 0])
    expect(pageOf(l.season).match(/<caption>Group [AB]<\/caption>/g)).toHaveLength(2)
    expect(wordsIn(pageOf(l.season))).toContain('goes on to the next part')
  })

  it.each(formats)('of a %s has all words in both languages', format => {
    const l = begun(five.slice(0, 4), { format, groups: { count: 2, advance: 1 } })
    l.round()
    l.ends(0, [6, 0])
    for (const locale of ['en', 'fr'] as const)
      expect(wordsIn(pageOf(l.season, locale))).not.toMatch(/undefined|\[object|NaN|\$\{/)
  })

  it('leaves names what they are, whatever they look like, and none to whoever is forgotten', () => {
    const l = begun(['<script>alert(1)</script>', '"onload="x', '*_~`|'], { name: '</title><b>Spring' })
    l.round()
    const html = pageOf(l.season)
    expect(html).not.toMatch(/<script|<\/title><b>|"onload="/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('*_~`|')
    const forgotten = structuredClone(l.season)
    for (const entrant of forgotten.entrants) Object.assign(entrant, { user: '', name: '' })
    expect(wordsIn(pageOf(forgotten))).toContain('Former player')
  })

  it('shows a long season by one round at a time, and the others as links', () => {
    let season = largeSeason(400, 2)
    season = { ...season, settings: { ...season.settings, game: 'combat-hex', terms } }
    for (let round = 0; round < 2; round++) season = fought(decided(season, { do: 'pair' }))
    const html = pageOf(season)
    expect(html.match(/<li>/g)).toHaveLength(200)
    expect(html).toContain('<a href="?round=1&amp;lang=en">Round 1 of 2</a>')
    expect(pageOf(season, 'en', 1)).toContain('<a href="?round=2&amp;lang=en">Round 2 of 2</a>')
    expect(pageOf(season, 'en', 1)).toContain('href="?lang=fr&amp;round=1"')
  })
})

describe('the address of a season', () => {
  it('is read as it is written, with a battle or without', () => {
    expect(parseSeasonPath(`/season/s1/${address.key}`)).toEqual(address)
    const battle = { round: 2, table: 11 }
    expect(parseSeasonPath(seasonBattlePath(address, battle))).toEqual({ ...address, battle })
    for (const path of ['/season', '/season/s1', '/season/s1/short', `/season/s1/${address.key}/2-`])
      expect(parseSeasonPath(path)).toBeUndefined()
  })

  it('leads to the last round where it names none that there is', () => {
    const asked = (text: string) => roundIn(new URLSearchParams(text), 3)
    expect(['', 'round=0', 'round=9', 'round=x', 'round=2'].map(asked)).toEqual([3, 3, 3, 3, 2])
    expect(roundIn(new URLSearchParams('round=2'), 0)).toBe(0)
  })
})

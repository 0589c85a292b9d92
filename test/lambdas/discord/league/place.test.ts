import { beforeEach, describe, expect, it } from 'vitest'
import { placeMessage } from '../../../../lambdas/discord/views/league/placeMessage.ts'
import { standingsMessage } from '../../../../lambdas/discord/views/league/standingsMessage.ts'
import type { Locale } from '../../../../lambdas/store/types.ts'
import { type Settings, standings, usualSettings } from '../../../../rules/league/index.ts'
import { league } from '../../../helpers/league.ts'
import { checkMessage } from '../limits.ts'
import { labelsOf, type TestServer, textOf } from '../testServer.ts'
import { type Begun, beginSeason } from './beginSeason.ts'

let server: TestServer
let begun: Begun

beforeEach(async () => {
  begun = await beginSeason(['Ann', 'Bob', 'Cleo'])
  server = begun.server
})

/** A season by its rules alone, as a place in it is told. */
function told(l: ReturnType<typeof league>, entrant: number, locale: Locale = 'en') {
  const message = placeMessage({ ...server.season(), season: l.season }, entrant, locale)
  expect(checkMessage(message)).toEqual([])
  return textOf(message).replaceAll(/[\u202f\u00a0]/g, ' ')
}

/** Ada beats Bo, is beaten by Cy, draws with Di, and a battle with Bo is not played. */
function fourRounds(settings: Partial<Settings> = {}) {
  const l = league({ approval: 'automatic', rounds: 4, ...settings })
  l.enter('Ada', 'Bo', 'Cy', 'Di')
  l.does({ do: 'start' })
  const round = (pairs: [number, number][], ...scores: [number, number][]) => {
    l.does({ do: 'pair', pairs })
    l.does({ do: 'publish', draft: l.season.draft!.number })
    for (const [table, score] of scores.entries())
      l.ends(table, score, { destroyed: [300 + 10 * table, 0], lost: [0, 300] })
  }
  round(
    [
      [0, 1],
      [2, 3],
    ],
    [6, 0],
    [6, 0],
  )
  round(
    [
      [2, 0],
      [3, 1],
    ],
    [4, 2],
    [3, 3],
  )
  round(
    [
      [0, 3],
      [1, 2],
    ],
    [3, 3],
    [0, 6],
  )
  round([
    [0, 1],
    [2, 3],
  ])
  l.does({ do: 'neither-at-fault', round: 4, table: 0, why: 'x' })
  l.does({ do: 'forfeit', round: 4, table: 1, against: 3, why: 'x' })
  return l
}

describe('how a place came about', () => {
  it('is told round by round, and each tie-break by the rounds that add to it', () => {
    const lines = told(fourRounds(), 0).split('\n')
    expect(lines).toEqual([
      '**Autumn** – how the place of **Ada** came about',
      'Rank 2, 7 points',
      '- Round 1: **3** Bo',
      '- Round 2: **1** Cy',
      '- Round 3: **1.5** Di',
      '- Round 4: **1.5** Bo · not played, neither at fault',
      '- **Buchholz 20**: R1 3 · R2 11 · R3 3 · R4 3',
      '- **median Buchholz 6**: R3 3 · R4 3; left out R1 3 · R2 11',
      '- **Sonneborn-Berger 29**: R1 3 × 3 = 9 · R2 11 × 1 = 11 · R3 3 × 1.5 = 4.5 · R4 3 × 1.5 = 4.5',
      '- **head to head**: not asked, only where all who are level have met',
      '- **points destroyed minus lost +300**: R1 +300 · R2 −300 · R3 +300',
      '- **wins 1**: R1 1 · R2 0 · R3 0',
      expect.stringContaining('R1 is the first round.'),
    ])
  })

  it('is told in French, with commas', () => {
    const text = told(fourRounds(), 0, 'fr')
    expect(text).toContain('- Ronde 4 : **1,5** Bo · non jouée, personne en faute')
    expect(text).toContain('- **Sonneborn-Berger 29** : R1 3 × 3 = 9')
    expect(text).not.toContain('how')
  })

  it('says what was no battle, and of the excluded what they scored', () => {
    const l = league({ approval: 'automatic', rounds: 3 })
    l.enter('Ada', 'Bo', 'Cy')
    l.does({ do: 'start' })
    l.does({
      do: 'pair',
      pairs: [
        [0, 1],
        [2, null],
      ],
    })
    l.does({ do: 'publish', draft: l.season.draft!.number })
    l.ends(0, [6, 0])
    expect(told(l, 2)).toContain('- Round 1: **3** bye\n')
    l.does({ do: 'exclude', user: 'bo', why: 'cheated' })
    l.round()
    const out = told(l, 1)
    expect(out).toContain('Rank –, 0 points\n- Round 1: **0** Ada')
    expect(out).toContain('- Round 2: **0** not paired')
    expect(out).not.toContain('Buchholz')
  })

  it('says which tie-break parts it from those with as many points', () => {
    const l = fourRounds()
    // Bo and Di have 3 points each; Buchholz parts nothing that the points have parted.
    const [bo, di] = [told(l, 1), told(l, 3)]
    const parted =
      /^As many points as \*\*(?:Bo|Di)\*\*, (above|below): \*\*[^*]+\*\* parts them, \S+ to \S+\.$/m
    expect([parted.exec(bo)?.[1], parted.exec(di)?.[1]].toSorted()).toEqual(['above', 'below'])
    for (const other of [0, 2]) expect(told(l, other)).not.toContain('parts them')
    expect(told(l, 1, 'fr')).toMatch(
      /À égalité de points avec \*\*Di\*\*, (?:devant|derrière) ; départage : \*\*/,
    )
    const table = textOf(standingsMessage({ ...server.season(), season: l.season }, 'en'))
    expect(table.split('\n').filter(line => line.includes(' · '))).toEqual([
      expect.stringMatching(/^3\\\. .* 3 \(3 battles\) · [A-Za-z -]+ \S+$/),
      expect.stringMatching(/^4\\\. .* 3 \(3 battles\) · [A-Za-z -]+ \S+$/),
    ])
  })

  it('says who shares a rank, level in everything', () => {
    const l = league({ approval: 'automatic', rounds: 1 })
    l.enter('Ada', 'Bo')
    l.does({ do: 'start' })
    l.round()
    l.ends(0, [3, 3])
    expect(told(l, 0)).toContain('Level in everything with Bo: they share the rank.')
    expect(told(l, 1, 'fr')).toContain('À égalité en tout avec Ada : même rang.')
  })

  it('tells of the final after groups, which is not added up', () => {
    const l = league({ approval: 'automatic', format: 'groups', groups: { count: 2, advance: 1 } })
    l.enter('Ada', 'Bo', 'Cy', 'Di')
    l.does({ do: 'start' })
    l.round()
    l.ends(0, [6, 0])
    l.ends(1, [6, 0])
    l.round()
    l.ends(0, [4, 2])
    const [winner, second] = standings(l.season).map(({ entrant }) => entrant)
    const name = (entrant?: number) => l.season.entrants[entrant!]!.name
    expect(told(l, winner!)).toMatch(
      new RegExp(
        `Rank 1, 3 points\\n- Round 1: \\*\\*3\\*\\* .*\\n- Round 2: \\*\\*2\\*\\* ${name(second)} · final\\n`,
      ),
    )
    expect(told(l, second!, 'fr')).toContain(`- Ronde 2 : **1** ${name(winner)} · finale`)
  })

  it('of thirty rounds against long names fits a message', () => {
    const l = league({ approval: 'automatic', rounds: 30, tieBreaks: usualSettings.tieBreaks })
    l.enter('A'.repeat(80), 'B'.repeat(80))
    l.does({ do: 'start' })
    for (let round = 0; round < 30; round++) {
      l.round()
      l.ends(0, round % 2 ? [4, 2] : [3, 3], { destroyed: [1234, 1000], lost: [1000, 1234] })
    }
    expect(told(l, 0)).toContain('- Round 30')
  })
})

describe('/league standings', () => {
  it('tells of the player named, and whoever is in the table by a press', async () => {
    const [ann] = begun.players
    expect(labelsOf(await ann!.command('league standings'))).toEqual([])
    await begun.nextRound()
    await begun.concede(0, 0)
    const table = await ann!.command('league standings')
    expect(labelsOf(table)).toEqual(['How my place came about'])
    expect(textOf(await ann!.click(table, 'How my place came about'))).toContain('the place of **Ann**')
    const before = JSON.stringify(server.season())
    expect(textOf(await ann!.command('league standings', { player: 'Bob' }))).toContain(
      'the place of **Bob**',
    )
    expect(textOf(await ann!.command('league standings', { player: 'Zoe' }))).toContain('⚠️')
    expect(labelsOf(await begun.director.command('league standings'))).toEqual([])
    expect(JSON.stringify(server.season())).toBe(before)
  })
})

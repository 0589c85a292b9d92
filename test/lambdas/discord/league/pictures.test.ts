import { describe, expect, it } from 'vitest'
import type { Picture } from '../../../../lambdas/discord/types.ts'
import { battlesPerSheet, rowsPerSheet } from '../../../../lambdas/discord/views/league/pages.ts'
import { playerPicture } from '../../../../lambdas/discord/views/league/playerPicture.ts'
import { schedulePicture } from '../../../../lambdas/discord/views/league/schedulePicture.ts'
import { seasonPicture } from '../../../../lambdas/discord/views/league/seasonPicture.ts'
import { standingsPicture } from '../../../../lambdas/discord/views/league/standingsPicture.ts'
import { draw } from '../../../../lambdas/worker/drawPicture.ts'
import type { LeagueSheet } from '../../../../render/league/index.ts'
import { type Settings, statsOf } from '../../../../rules/league/index.ts'
import { type League, league } from '../../../helpers/league.ts'

const people = (n: number) => Array.from({ length: n }, (_, i) => `P${i + 1}`)

function begun(n: number, settings: Partial<Settings> = {}): League {
  const l = league({ approval: 'automatic', seeding: 'joined', ...settings })
  l.enter(...people(n))
  l.does({ do: 'start' })
  return l
}

/** A sheet of one kind, out of a picture. */
function sheetOf<Kind extends 'standings' | 'schedule' | 'bracket' | 'season' | 'player'>(
  picture: Picture | undefined,
  kind: Kind,
) {
  if (!picture || !('league' in picture) || !(kind in picture.league))
    throw new Error(`no picture of ${kind}`)
  return (picture.league as Extract<LeagueSheet, Record<Kind, unknown>>)[kind]
}

const en = { locale: 'en', now: 0 } as const
const fr = { locale: 'fr', now: 0 } as const

/** A round of five: one played, one a bye, one under way. */
function oneRound(): League {
  const l = begun(5)
  l.round()
  l.ends(0, [6, 3], { destroyed: [1250, 300], lost: [300, 1250], board: 'the-marsh', sides: [1, 0] })
  l.does({ do: 'open', round: 1, table: 1, game: 'g2' }, '', 'program')
  return l
}

describe('the table of a season in a picture', () => {
  it('has every tie-break as it is read, in each language', () => {
    const { season } = oneRound()
    const { players } = season.rounds[0]!.battles[0]!
    const found = (picture: Picture) =>
      sheetOf(picture, 'standings').tables[0]!.rows.find(({ number }) => number === players[1]! + 1)!
    expect(found(standingsPicture(season, en))).toMatchObject({
      points: '1.5',
      losses: 1,
      tieBreaks: expect.arrayContaining(['−950']),
    })
    expect(found(standingsPicture(season, fr))).toMatchObject({ points: '1,5' })
    expect(sheetOf(standingsPicture(season, en), 'standings').about).toBe('Table after round 1 of 5')
  })

  it('marks byes, forfeits, and whoever plays no longer; the excluded stand last without a rank (10.09)', () => {
    const l = begun(5)
    l.round()
    const battles = l.season.rounds[0]!.battles
    const [there, absent] = battles[0]!.players
    l.does({ do: 'forfeit', round: 1, table: 0, against: absent!, why: 'was not there' })
    l.ends(1, [6, 0])
    const [, out] = battles[1]!.players
    l.does({ do: 'exclude', user: `p${out! + 1}`, why: 'cheated' })
    const { rows } = sheetOf(standingsPicture(l.season, { locale: 'en', user: `p${there + 1}` }), 'standings')
      .tables[0]!
    const of = (entrant: number) => rows.find(({ number }) => number === entrant + 1)!
    expect(of(absent!).marks).toEqual(['forfeit'])
    expect(of(there)).toMatchObject({ marks: [], own: true })
    expect(rows.at(-1)).toMatchObject({ number: out! + 1, rank: '–', out: true, marks: ['excluded'] })
    expect(rows.filter(({ marks }) => marks.includes('bye'))).toHaveLength(1)
    expect(rows.filter(({ own }) => own)).toHaveLength(1)
  })

  it('says which tie-break parts two of the same score, and none where the score does', () => {
    const { season } = oneRound()
    const { rows } = sheetOf(standingsPicture(season, en), 'standings').tables[0]!
    const level = rows.filter(({ points }) => points === '3')
    expect(level).toHaveLength(2)
    expect(level.map(({ decidedBy }) => decidedBy)).toEqual([expect.any(Number), expect.any(Number)])
    expect(rows.find(({ points }) => points === '1.5')!.decidedBy).toBeUndefined()
  })

  it('shows groups apart with those who go on, until the final begins', () => {
    const l = begun(8, { format: 'groups', groups: { count: 2, advance: 2 } })
    l.round()
    const { tables } = sheetOf(standingsPicture(l.season, fr), 'standings')
    expect(tables.map(({ title }) => title)).toEqual(['Groupe A', 'Groupe B'])
    // Nobody is ahead yet.
    expect(tables.flatMap(({ rows }) => rows.filter(one => one.goesOn))).toEqual([])
    for (let table = 0; table < 4; table++) l.ends(table, [6, 0])
    for (const { rows } of sheetOf(standingsPicture(l.season, fr), 'standings').tables)
      expect(rows.map(({ goesOn }) => Boolean(goesOn))).toEqual([true, true, false, false])
  })

  it('of 200 players shows the first and whoever looks; all on pages', () => {
    const { season } = begun(200)
    const shown = sheetOf(standingsPicture(season, { locale: 'en', user: 'p150' }), 'standings').tables[0]!
      .rows
    expect(shown).toHaveLength(rowsPerSheet)
    expect(shown.some(({ own, name }) => own && name === 'P150')).toBe(true)
    const pages = Array.from(
      { length: 13 },
      (_, i) => sheetOf(standingsPicture(season, en, i + 1), 'standings').tables[0]!.rows,
    )
    expect(new Set(pages.flat().map(({ name }) => name)).size).toBe(200)
    expect(sheetOf(standingsPicture(season, en, 99), 'standings').tables[0]!.rows).toEqual(pages.at(-1))
  })

  it('is said in words besides', () => {
    const { season } = oneRound()
    const { alt } = standingsPicture(season, en)
    expect(alt).toMatch(/^Autumn\. Table after round 1 of 5: 1\. P\d 3, /)
    expect(alt).toContain('P5')
  })

  it('has no name for whoever wanted to be forgotten', () => {
    const { season } = begun(4)
    const forgotten = {
      ...season,
      entrants: season.entrants.map((one, i) => (i ? one : { ...one, user: '', name: '' })),
    }
    expect(standingsPicture(forgotten, en).alt).toContain('Former player')
    expect(standingsPicture(forgotten, { locale: 'en', user: '' }).alt).toContain('Former player')
    const { rows } = sheetOf(standingsPicture(forgotten, { locale: 'en', user: '' }), 'standings').tables[0]!
    expect(rows.some(({ own }) => own)).toBe(false)
  })
})

describe('the schedule of a season in a picture', () => {
  it('3.02 has camps and boards as they were fought, and how each battle stands', () => {
    const { season } = oneRound()
    const { due } = season.rounds[0]!.battles[1]!
    const { battles } = sheetOf(schedulePicture({ season }, 1, en), 'schedule')
    expect(battles.map(({ state }) => state).toSorted()).toEqual(['over', 'over', 'playing'])
    expect(battles[0]).toMatchObject({
      table: 1,
      said: 'played',
      board: 'The marsh',
      players: [
        { score: '3', won: true, side: { tone: 'warm', word: 'Evil' } },
        { score: '1.5', won: false, side: { tone: 'cool', word: 'Good' } },
      ],
    })
    // A score has a dash, as everywhere: a colon would be the second.
    expect(schedulePicture({ season }, 1, en)?.alt).toMatch(/: P\d – P\d: 3 – 1\.5, /)
    expect(battles.at(-1)).toMatchObject({ said: 'bye', players: [{ score: '3' }, null] })
    const late = sheetOf(schedulePicture({ season }, 1, { locale: 'fr', now: due! }), 'schedule')
    expect(late.battles[1]).toMatchObject({ state: 'late', said: 'en retard' })
    expect(
      sheetOf(schedulePicture({ season }, 1, { locale: 'fr', now: due! - 1 }), 'schedule').battles[1]!.state,
    ).toBe('playing')
  })

  it('of a battle whose clock stands says so, however late it is', () => {
    const l = oneRound()
    l.does({ do: 'pause', round: 1, table: 1, why: 'ill' })
    const shown = sheetOf(schedulePicture({ season: l.season }, 1, { locale: 'en', now: 1e12 }), 'schedule')
    expect(shown.battles[1]).toMatchObject({ state: 'paused', said: 'paused' })
  })

  it('of many battles shows those about one’s own', () => {
    const l = begun(100)
    l.round()
    const at = l.season.rounds[0]!.battles.findIndex(({ players }) => players.includes(99))
    const shown = sheetOf(schedulePicture({ season: l.season }, 1, { ...en, user: 'p100' }), 'schedule')
    expect(shown.battles).toHaveLength(at < 48 ? battlesPerSheet : 2)
    expect(
      shown.battles.some(({ table, players }) => table === at + 1 && players.some(one => one?.own)),
    ).toBe(true)
    expect(shown.more).toBe(50 - shown.battles.length)
  })

  it('is a tree in a knockout, in which whoever wins goes on to half the place', async () => {
    const l = begun(11, { format: 'knockout' })
    for (let round = 0; round < 2; round++) {
      l.round()
      for (const [table, { outcome }] of l.season.rounds[round]!.battles.entries())
        if (!outcome) l.ends(table, [6, 0])
    }
    const picture = schedulePicture({ season: l.season }, 2, en)!
    const { rounds, places } = sheetOf(picture, 'bracket')
    expect(places).toBe(4)
    expect(rounds.map(({ title }) => title)).toEqual(['Round 2', 'Round 3', 'Final'])
    expect(rounds[0]!.battles.map(({ place }) => place)).toEqual([0, 1, 2, 3])
    l.round()
    const { rounds: later } = sheetOf(schedulePicture({ season: l.season }, 3, en), 'bracket')
    expect(later[1]!.battles.map(({ place }) => place)).toEqual([0, 1])
    for (const { place, players } of later[1]!.battles) {
      const before = later[0]!.battles.slice(place * 2, place * 2 + 2)
      const won = before.map(({ players: [a, b] }) => (b === null || a.won ? a.name : b.name))
      expect(players.map(one => one?.name)).toEqual(won)
    }
    expect((await draw(picture)).length).toBeGreaterThan(1000)
  })

  it('keeps the place in the tree where nobody came out of a battle', () => {
    const l = begun(8, { format: 'knockout' })
    l.round()
    for (const table of [0, 1]) l.does({ do: 'both-at-fault', round: 1, table, why: 'neither came' })
    for (const table of [2, 3]) l.ends(table, [6, 0])
    l.round()
    const { rounds } = sheetOf(schedulePicture({ season: l.season }, 2, en), 'bracket')
    expect(rounds[1]!.battles.map(({ place }) => place)).toEqual([1])
  })

  it('of a knockout too large for a tree is a list, and of its end a tree', () => {
    const l = begun(64, { format: 'knockout' })
    l.round()
    expect(sheetOf(schedulePicture({ season: l.season }, 1, en), 'schedule').battles).toHaveLength(
      battlesPerSheet,
    )
    for (const battles of [32, 16, 8]) {
      for (let table = 0; table < battles; table++) l.ends(table, [6, 0])
      l.round()
    }
    const { rounds, places } = sheetOf(schedulePicture({ season: l.season }, 4, en), 'bracket')
    expect([places, rounds[0]!.title]).toEqual([4, 'Round 4'])
  })

  it('of a round that there is not is none', () => {
    expect(schedulePicture({ season: begun(4).season }, 1, en)).toBeUndefined()
  })
})

describe('a season at a glance', () => {
  it('says how far registration is', () => {
    const l = league({ registrationUntil: 1_800_000_000 })
    l.enter('Ada', 'Bo')
    l.does({ do: 'join', user: 'cy', name: 'Cy' })
    const { stage, done, rows, owed } = sheetOf(seasonPicture(l, 'Swiss', en), 'season')
    expect(stage).toEqual({ title: 'Registration', about: 'until 15 Jan, 08:00 UTC' })
    expect(done).toEqual({ count: 2, all: 3, said: '2 of 3 armies approved' })
    expect([rows, owed]).toEqual([[], []])
  })

  it('shows the round, who owes what, the late first, and the head of the table', async () => {
    const { season } = begun(30)
    expect(sheetOf(seasonPicture({ season }, '', en), 'season').stage.title).toBe(
      'The first round is being paired',
    )
    const l = begun(30)
    l.round()
    l.ends(0, [6, 0])
    l.does({ do: 'extend', round: 1, table: 1, due: 1e9, why: 'ill' })
    const { due } = l.season.rounds[0]!
    const picture = seasonPicture({ season: l.season }, 'Suisse', { locale: 'fr', now: due! })
    const shown = sheetOf(picture, 'season')
    expect(shown.stage.title).toBe('Ronde 1 sur 5')
    expect(shown.done).toEqual({ count: 1, all: 15, said: '1 sur 15 réglées' })
    expect(shown.owed).toHaveLength(4)
    expect(shown.owed.every(({ state }) => state === 'late')).toBe(true)
    expect(shown.owedMore).toBe(10)
    expect(shown.rows).toHaveLength(8)
    expect(picture.alt).toMatch(/Encore à livrer\s: P/)
    expect((await draw(picture)).length).toBeGreaterThan(1000)
  })

  it('ends with the winner, and owes nothing any more', () => {
    const l = begun(2, { format: 'knockout' })
    l.round()
    l.ends(0, [6, 0])
    l.does({ do: 'close' })
    const picture = seasonPicture({ season: l.season }, '', en)
    expect(sheetOf(picture, 'season')).toMatchObject({ stage: { title: 'P1 wins the season' }, owed: [] })
    expect(picture.alt).toContain('P1 wins the season')
  })
})

describe('a player in a picture', () => {
  const luck = [
    { dice: 10, sum: 41 },
    { dice: 10, sum: 20 },
  ]

  it('shows battles by camp, board and opponent, luck, answers, rating and honours', async () => {
    const l = begun(2, { format: 'knockout' })
    l.round()
    l.ends(0, [6, 0], {
      sides: [1, 0],
      board: 'the-marsh',
      destroyed: [900, 100],
      lost: [100, 900],
      luck,
      answerTime: [5 * 3600, null],
    })
    l.does({ do: 'close' })
    const picture = playerPicture(
      [l.season],
      { user: 'p1', name: 'P1', stats: statsOf([l.season], 'p1') },
      { locale: 'en' },
    )
    const shown = sheetOf(picture, 'player')
    expect(shown.facts.map(({ value }) => value)).toEqual(['1', '1–0–0', '+6', '5 hr'])
    expect(shown.tallies.map(({ rows }) => rows)).toEqual([
      [{ word: 'Evil', tone: 'warm', wins: 1, draws: 0, losses: 0 }],
      [{ word: 'The marsh', wins: 1, draws: 0, losses: 0 }],
      [{ word: 'P2', number: 2, wins: 1, draws: 0, losses: 0 }],
    ])
    expect(shown.honours!.rows).toEqual([{ rank: '1 of 2', word: 'Autumn' }])
    expect(shown.curve!.values).toHaveLength(2)
    expect(shown.curve!.values[1]).toBeGreaterThan(1500)
    expect(shown.rating!.value).toBe(String(shown.curve!.values[1]))
    expect(picture.alt).toMatch(/^P1\. · rating \d+\. · 1 battles?, .*Points destroyed 900, lost 100/)
    const other = sheetOf(
      playerPicture(
        [l.season],
        { user: 'p2', name: 'P2', stats: statsOf([l.season], 'p2') },
        { locale: 'fr' },
      ),
      'player',
    )
    expect(other.facts.map(({ value }) => value)).toEqual(['1', '0–0–1', '−15'])
    expect((await draw(picture)).length).toBeGreaterThan(1000)
  })

  it('of nobody known, or of nothing fought, is an empty one', async () => {
    const { season } = begun(3)
    for (const user of ['p1', 'stranger', '']) {
      const picture = playerPicture(
        [season],
        { user, name: '', stats: statsOf([season], user) },
        { locale: 'fr' },
      )
      const shown = sheetOf(picture, 'player')
      expect([shown.title, shown.rating, shown.facts[0]!.value]).toEqual(['Ancien joueur', undefined, '0'])
      expect((await draw(picture)).length).toBeGreaterThan(1000)
    }
    expect(
      sheetOf(
        playerPicture([], { user: 'x', name: 'X', stats: statsOf([], 'x') }, { locale: 'en' }),
        'player',
      ).title,
    ).toBe('X')
  })

  it('names no opponent who wanted to be forgotten', () => {
    const l = begun(2, { format: 'knockout' })
    l.round()
    l.ends(0, [6, 0])
    const { season } = l
    const forgotten = {
      ...season,
      entrants: season.entrants.map((one, i) => (i === 0 ? one : { ...one, user: '', name: '' })),
    }
    const { tallies } = sheetOf(
      playerPicture(
        [forgotten],
        { user: 'p1', name: 'P1', stats: statsOf([forgotten], 'p1') },
        { locale: 'en' },
      ),
      'player',
    )
    expect(tallies[2]!.rows[0]!.word).toBe('Former player')
  })
})

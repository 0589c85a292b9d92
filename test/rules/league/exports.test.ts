import { describe, expect, it } from 'vitest'
import { battlesSheet, seasonDocument, sheetIn, standingsSheet } from '../../../rules/league/index.ts'
import { league } from '../../helpers/league.ts'

/** Ada has beaten Bo and plays against Cy. */
function fought() {
  const l = league({
    approval: 'automatic',
    seeding: 'joined',
    rounds: 2,
    boards: { way: 'named', list: ['hills'] },
    tieBreaks: ['buchholz', 'median-buchholz', 'head-to-head', 'wins', 'sonneborn-berger'],
  })
  l.enter('Ada', 'Bo', 'Cy')
  l.does({ do: 'start' })
  l.does({
    do: 'pair',
    pairs: [
      [0, 1],
      [2, null],
    ],
  })
  l.does({ do: 'publish', draft: 1 })
  l.ends(0, [4, 2], { sides: [1, 0], board: 'marsh', destroyed: [500, 120], lost: [110, 480] })
  l.does({
    do: 'pair',
    pairs: [
      [0, 2],
      [1, null],
    ],
  })
  l.does({ do: 'publish', draft: 2 })
  l.does({ do: 'open', round: 2, table: 0, game: 'g' }, '', 'program')
  return l
}

describe('the sheet of battles', () => {
  it('has what each was, and nothing where nothing is known', () => {
    const { season } = fought()
    const { game } = season.rounds[0]!.battles[0]!
    const [columns, ...rows] = battlesSheet(season)
    expect(columns).toEqual([
      'round',
      'table',
      'player',
      'opponent',
      'side',
      'opponent side',
      'board',
      'points',
      'opponent points',
      'how',
      'reason',
      'destroyed',
      'lost',
      'game',
    ])
    expect(rows).toEqual([
      [1, 1, 'Ada', 'Bo', 'evil', 'good', 'marsh', 2, 1, 'played', 'broken', 500, 110, game],
      [1, 2, 'Cy', '', '', '', '', 3, '', 'bye', '', '', '', ''],
      [2, 1, 'Ada', 'Cy', 'good', 'evil', 'hills', '', '', '', '', '', '', 'g'],
      [2, 2, 'Bo', '', '', '', '', 3, '', 'bye', '', '', '', ''],
    ])
  })

  it('is put into the words of whoever reads it: columns, sides, boards, ways and reasons alone', () => {
    const sheet = battlesSheet(fought().season)
    const words = sheetIn(sheet, {
      language: 'en',
      column: name => name.toUpperCase(),
      cell: (column, value) => `${column}: ${value}`,
    })
    expect(words[0]).toEqual(sheet[0]!.map(name => String(name).toUpperCase()))
    expect(words[1]!.slice(0, -1)).toEqual([
      1,
      1,
      'Ada',
      'Bo',
      'side: evil',
      'opponent side: good',
      'board: marsh',
      2,
      1,
      'how: played',
      'reason: broken',
      500,
      110,
    ])
    expect(words[2]).toEqual([1, 2, 'Cy', '', '', '', '', 3, '', 'how: bye', '', '', '', ''])
  })
})

describe('the sheet of standings', () => {
  it('has points as they are shown, tie-breaks too, and nothing where one cannot be asked', () => {
    const l = fought()
    // Bo has 1 and 3, Cy 3, Ada 2; Ada's opponent has 4, Bo's 2.
    expect(standingsSheet(l.season)).toEqual([
      [
        'rank',
        'player',
        'points',
        'fought',
        'wins',
        'draws',
        'losses',
        'byes',
        'buchholz',
        'median-buchholz',
        'head-to-head',
        'wins',
        'sonneborn-berger',
      ],
      [1, 'Bo', 4, 1, 0, 0, 1, 1, 2, 0, '', 0, 2],
      [2, 'Cy', 3, 0, 0, 0, 0, 1, 0, 0, '', 0, 0],
      [3, 'Ada', 2, 1, 1, 0, 0, 0, 4, 0, '', 1, 8],
    ])
    l.does({ do: 'exclude', user: 'cy', why: 'x' })
    expect(standingsSheet(l.season).at(-1)).toEqual(['', 'Cy', 3, 0, 0, 0, 0, 1, '', '', '', '', ''])
  })
})

describe('the document of a season', () => {
  it('tells how each tie-break came about, in points', () => {
    const { tieBreaks } = seasonDocument(fought().season) as { tieBreaks: object[] }
    const rest = { round: 2, opponent: '' }
    expect(tieBreaks[0]).toStrictEqual({
      player: 'Bo',
      tieBreaks: [
        {
          tieBreak: 'buchholz',
          value: 2,
          parts: [
            { round: 1, opponent: 'Ada', adds: 2 },
            { ...rest, adds: 0 },
          ],
        },
        {
          tieBreak: 'median-buchholz',
          value: 0,
          parts: [
            { round: 1, opponent: 'Ada', adds: 2, cut: 'most' },
            { ...rest, adds: 0, cut: 'least' },
          ],
        },
        { tieBreak: 'head-to-head', value: null, parts: [] },
        { tieBreak: 'wins', value: 0, parts: [{ round: 1, opponent: 'Ada', adds: 0 }] },
        {
          tieBreak: 'sonneborn-berger',
          value: 2,
          parts: [
            { round: 1, opponent: 'Ada', adds: 2 },
            { ...rest, adds: 0 },
          ],
        },
      ],
    })
  })
})

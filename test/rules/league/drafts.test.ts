import { describe, expect, it } from 'vitest'
import { apply, type Doing, type Season, type Settings } from '../../../rules/league/index.ts'
import { dora, isReplayed, type League, league } from '../../helpers/league.ts'

/** Five players, of whom the last has no approved armies, after the first round; the second one is paired. */
function drafted(settings: Partial<Settings> = {}): League {
  const l = league({ rounds: 4, seeding: 'joined', ...settings })
  l.enter('Ada', 'Bo', 'Cy', 'Di')
  l.does({ do: 'start' })
  l.round()
  for (const table of [0, 1]) l.ends(table, [6, 0])
  l.does({ do: 'join', user: 'ed', name: 'Ed' })
  l.does({ do: 'army', user: 'ed', armies: 1, faults: [] }, 'ed')
  l.does({ do: 'pair' })
  return l
}

const at = { round: 1, table: 0, why: 'so it is' }

describe('a pairing that is not published', () => {
  it.each([
    { do: 'score', score: [0, 6], ...at },
    { do: 'score', score: [4, 2], ...at },
    { do: 'forfeit', against: 0, ...at },
    { do: 'neither-at-fault', ...at },
    { do: 'restart', ...at },
    { do: 'approve', user: 'ed' },
    { do: 'leave', user: 'ada' },
    { do: 'exclude', user: 'ada', why: 'cheated' },
    { do: 'forget', user: 'ada' },
    { do: 'settings', change: { rounds: 3 } },
  ] as Doing[])('is dropped by $do, and that is told', doing => {
    const l = drafted()
    const { number } = l.season.draft!
    l.does(doing)
    expect(l.season.draft).toBeNull()
    expect(l.events.at(-1)).toEqual({ event: 'draft-lost', was: 'drawn' })
    expect(l.refuses({ do: 'publish', draft: number }).code).toBe('no-draft')
    expect(isReplayed(l)).toBe(true)
  })

  it('is dropped where a ruling is taken back', () => {
    const l = drafted()
    l.does({ do: 'score', score: [4, 2], ...at })
    l.does({ do: 'pair' })
    l.does({ do: 'reopen', ...at })
    expect(l.events.at(-1)).toEqual({ event: 'draft-lost', was: 'drawn' })
  })

  it.each([
    { do: 'settings', change: { grace: 7200, name: 'Spring', roundLength: null } },
    { do: 'join', user: 'fay', name: 'Fay' },
    { do: 'disapprove', user: 'ed', why: 'too dear' },
    { do: 'leave', user: 'ed' },
    { do: 'substitute', user: 'ada', with: 'zoe', name: 'Zoe', why: 'ill' },
    { do: 'roles', directors: [dora], referees: ['rex'] },
    { do: 'pair' },
  ] as Doing[])('holds where $do changes nothing that it was made from', doing => {
    const l = drafted()
    const { draft } = l.season
    l.does(doing)
    expect(l.events.map(({ event }) => event)).not.toContain('draft-lost')
    expect(l.season.draft).toEqual(draft)
    l.does({ do: 'publish', draft: draft!.number })
  })

  it('is dropped by a late ruling on a group, which changes who plays the final', () => {
    const l = league({ approval: 'automatic', format: 'groups', groups: { count: 2, advance: 1 } })
    l.enter('Ada', 'Bo', 'Cy', 'Di')
    l.does({ do: 'start' })
    l.round()
    for (const table of [0, 1]) l.ends(table, [6, 0])
    l.does({ do: 'pair' })
    l.does({ do: 'score', score: [4, 2], ...at })
    expect(l.season.draft).not.toBeNull()
    l.does({ do: 'score', score: [0, 6], ...at })
    expect(l.season.draft).toBeNull()
  })

  /** A season as it was stored by a program that did not say what a pairing was made from. */
  const older = (season: Season, change: (season: Season) => void = () => undefined): Season => {
    const copy = structuredClone(season)
    delete copy.draft!.madeFrom
    change(copy)
    return copy
  }
  const done = (season: Season, doing: Doing) => apply(season, { ...doing, by: dora, at: 2_000_000 })

  it('of an older program is published where it would be drawn the same, and not where it is stale', () => {
    const { season } = drafted()
    const publish: Doing = { do: 'publish', draft: season.draft!.number }
    expect(done(older(season), publish).ok).toBe(true)
    const stale = older(season, ({ entrants }) => Object.assign(entrants[4]!, { approval: 'approved' }))
    expect(done(stale, publish)).toMatchObject({ refusal: { code: 'stale-draft' } })
    expect(done(stale, { do: 'swap', draft: season.draft!.number, a: 0, b: 1 })).toMatchObject({
      refusal: { code: 'stale-draft' },
    })
    const again = done(stale, { do: 'pair' })
    expect(again).toMatchObject({
      events: [
        { event: 'draft-lost', was: 'drawn' },
        { event: 'drafted', draft: season.draft!.number + 1 },
      ],
    })
    // The oldest did not keep what was drawn either.
    const oldest = older(season, ({ draft }) => delete draft!.drawn)
    expect(done(oldest, publish)).toMatchObject({ refusal: { code: 'stale-draft' } })
  })
})

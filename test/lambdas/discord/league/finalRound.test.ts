import { describe, expect, it } from 'vitest'
import { roundTitle } from '../../../../lambdas/discord/views/league/schedulePicture.ts'
import { seasonMessage } from '../../../../lambdas/discord/views/league/seasonMessage.ts'
import { renderSeasonPost } from '../../../../lambdas/discord/views/league/seasonPosts.ts'
import { standingsPicture } from '../../../../lambdas/discord/views/league/standingsPicture.ts'
import { seasonHtml } from '../../../../lambdas/pages/seasonHtml.ts'
import { type League, league } from '../../../helpers/league.ts'
import { sampleSeason } from '../../store/samples.ts'
import { textOf } from '../testServer.ts'

/** Four players, of whom the first of each pair wins, up to a round. */
function played(format: 'knockout' | 'round-robin', rounds: number): League {
  const l = league({ approval: 'automatic', seeding: 'joined', format })
  l.enter('Ada', 'Bo', 'Cleo', 'Dan')
  l.does({ do: 'start' })
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) for (const i of l.season.rounds.at(-1)!.battles.keys()) l.ends(i, [6, 0])
    l.round()
  }
  return l
}

const knockout = (rounds: number): League => played('knockout', rounds)

const page = ({ season }: League, locale: 'en' | 'fr' = 'en') =>
  seasonHtml(
    sampleSeason({ season, changed: 0 }),
    { season: 's1', key: 'k'.repeat(22) },
    { locale, round: season.rounds.length },
    { style: '/view.css' },
  )

describe('a knockout', () => {
  it('has a final where its last round is, in words and on pages', () => {
    const l = knockout(2)
    const [first, last] = l.season.rounds
    expect(roundTitle(l.season, first!, { locale: 'en' })).toMatch(/^Round 1 of 2/)
    expect(roundTitle(l.season, last!, { locale: 'en' })).toMatch(/^Final/)
    expect(roundTitle(l.season, last!, { locale: 'fr' })).toMatch(/^Finale/)
    expect(textOf(seasonMessage(sampleSeason({ season: l.season, changed: 0 })))).toContain('**Final**')
    expect(page(l)).toContain('<caption>Table after the final</caption>')
    expect(page(l, 'fr')).toContain('Finale')
    expect(page(l)).not.toContain('Round 2 of 2')
  })

  it('has it in the channel of its season', () => {
    const record = sampleSeason({ season: knockout(2).season, changed: 0 })
    const post = (view: 'round' | 'round-ends', round: number) =>
      textOf(renderSeasonPost({ key: 'k', do: 'post', view, facts: { round }, pings: [] }, record))
    expect([post('round', 1), post('round-ends', 1)]).toEqual([
      expect.stringContaining('round 1'),
      expect.stringContaining('round 1'),
    ])
    expect([post('round', 2), post('round-ends', 2)]).toEqual([
      expect.stringContaining('the final'),
      expect.stringContaining('the final'),
    ])
  })

  it('alone has one: the last round of another season is a round', () => {
    const { season } = played('round-robin', 3)
    expect(roundTitle(season, season.rounds.at(-1)!, { locale: 'en' })).toMatch(/^Round 3 of 3/)
  })

  it('has no tie-breaks in its table: the round that was reached decides', () => {
    const l = knockout(2)
    expect(page(l)).not.toContain('Buchholz')
    const picture = standingsPicture(l.season, { locale: 'en' })
    expect(picture).toMatchObject({ league: { standings: { tieBreaks: [] } } })
  })
})

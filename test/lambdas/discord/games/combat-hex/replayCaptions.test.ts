import { describe, expect, it } from 'vitest'
import { captionInWords, captionOf } from '../../../../../lambdas/discord/games/combat-hex/replayCaptions.ts'
import { play } from '../../../../../render/gallery/combat-hex/playedGame.ts'
import { momentsOf } from '../../../../../rules/combat-hex/index.ts'
import { battleView } from '../../../../helpers/battleView.ts'

const { save, log } = play('the-marsh')

const captionsIn = (locale: 'en' | 'fr') => {
  const { view, history } = battleView(save, locale)
  return momentsOf(history, log).map(moment => {
    const caption = captionOf(moment, history, view)
    return { moment, caption, words: captionInWords(caption, moment, view) }
  })
}

describe('the caption of a picture of a replay', () => {
  const captions = captionsIn('en')
  const combats = captions.filter(({ moment }) => moment.kind === 'combat')

  it('says when, and how much of each army stands', () => {
    expect(captions[0]!.caption).toMatchObject({
      title: 'Deployment',
      said: '27 figures take their places',
      thrown: [],
    })
    expect(combats[0]!.caption.title).toBe('Turn 2 · combat · A 1365 : 1355 B')
  })

  it('says who falls, then who is hurt, with the dice of both sides', () => {
    const { said, thrown } = combats[1]!.caption
    expect(said).toBe('A1 Aragorn falls · A6 Rohan rider loses 1, 2 left')
    expect(thrown.map(({ owner }) => owner).sort()).toEqual([0, 1])
    for (const { caption, moment } of combats) {
      const all = moment.blows.flatMap(({ sides }) => sides.flatMap(each => [...each.thrown, ...each.damage]))
      expect(caption.thrown.flatMap(({ dice }) => dice.map(({ face }) => face)).sort()).toEqual(all.sort())
    }
  })

  it('names many by their labels alone, since there are two lines for them', () => {
    expect(combats.map(({ caption }) => caption.said)).toContain(
      'A4 loses 1, 4 left · A2 loses 1, 2 left · B2 loses 2, 1 left',
    )
  })

  it('says who shot in vain, and who moved where nobody fought', () => {
    const said = captions.map(({ caption }) => caption.said)
    expect(said).toContain('A3 shoots at B4 · A13 shoots at B4: no effect')
    expect(said.some(each => /^B1, .* and B14 move$/.test(each))).toBe(true)
  })

  it('says the same in words, and who fought', () => {
    expect(combats[0]!.words).toBe(
      'Turn 2 · combat · A 1365 : 1355 B. A1 and B5 fight. B5 Warg rider falls. Ada: ⚄⚄⚄⚄⚅⚄⚁⚁. Bo: ⚁⚀⚂',
    )
  })

  it('speaks French', () => {
    const french = captionsIn('fr').map(({ caption }) => caption)
    expect(french[0]!.title).toBe('Déploiement')
    expect(french.map(({ said }) => said)).toContain(
      'A1 Aragorn tombe · A6 Cavalier du Rohan perd 1, reste 2',
    )
  })
})

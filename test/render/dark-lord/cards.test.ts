import { describe, expect, it } from 'vitest'
import { paintedBy } from '../../../lambdas/discord/games/pictures.ts'
import { draw as drawAny } from '../../../lambdas/worker/drawPicture.ts'
import { type DarkLordPicture, draw } from '../../../render/dark-lord/draw.ts'
import { fightCard, fightsIn } from '../../../render/dark-lord/fightCard.ts'
import { ringCall } from '../../../render/dark-lord/ringCall.ts'
import {
  fought,
  greatFight,
  ringOvercomes,
  ringWithstood,
  vainFight,
} from '../../../render/gallery/dark-lord/sampleFights.ts'
import { sampleMuster, sampleWarband } from '../../../render/gallery/dark-lord/sampleState.ts'
import { profileOf } from '../../../rules/dark-lord/index.ts'
import { expectGolden } from '../compare.ts'

const counting = (dice: readonly { face: number; counts: boolean }[]) =>
  dice.map(({ face, counts }) => (counts ? `${face}!` : `${face}`)).join(' ')

describe('the card of a fight', () => {
  const card = fightCard(fought, [...vainFight, ...greatFight], 'en')!
  const [great, vain] = card.duels

  it('has those first that hurt somebody, and of each the worst first', () => {
    expect(great!.outcomes.map(({ name, fate, fallen }) => [name, fate, fallen])).toEqual([
      ['A2 king’s guard', 'falls', true],
      ['A1 king’s heir', 'loses 2, 1 left', false],
    ])
    expect(vain!.outcomes).toEqual([])
    expect(vain!.nobody).toBe('Nobody is hurt')
  })

  it('says who won and how', () => {
    expect(great!.winner).toEqual({ owner: 1, name: 'Bruno', how: 'wins 6 : 6, the higher Fight' })
    expect(vain!.winner).toEqual({ owner: 0, name: 'Ada', how: 'wins 4 : 3' })
    expect(great!.sides.map(({ owner }) => owner)).toEqual([1, 0])
  })

  it('has every die of a side, the best bold, Might in it and told', () => {
    expect(great!.sides.map(({ dice }) => counting(dice))).toEqual(['6! 4 4 1', '6! 4 2 3 1'])
    expect(great!.sides[1]!.figures.map(({ label }) => label)).toEqual(['A1', 'A2', 'A3'])
    expect(great!.sides[1]!.converted).toContain('Might: A1 5 + 1')
  })

  it('has the strikes at whoever won, and what became of the others with them', () => {
    expect(great!.sides.map(({ damage }) => counting(damage))).toEqual(['5! 3! 1 4!', ''])
    expect(great!.sides[1]!.converted).toEqual([
      'Heroic strike: A1 Fight +3',
      'Might: A1 5 + 1',
      'Trapped: A2',
      'Backs off: A1 J6',
      'Fate of A1: 2',
    ])
    expect(great!.sides[0]!.converted).toEqual([])
  })

  it('calls figures as the caller does', () => {
    const named = fightCard(fought, greatFight, 'fr', label => `<${label}>`)!
    expect(named.duels[0]!.outcomes[0]!.name).toBe('<A2>')
  })

  it('is none where nobody fought, and leaves out a fight that is not over', () => {
    expect(fightCard(fought, ringWithstood, 'en')).toBeUndefined()
    expect(fightsIn(greatFight.slice(0, -1))).toEqual([])
    expect(fightsIn([...vainFight, ...greatFight])).toHaveLength(2)
  })

  it('has room for four, whoever was hurt first', () => {
    const many = [vainFight, vainFight, vainFight, vainFight, greatFight].flat()
    const shown = fightCard(fought, many, 'en')!.duels
    expect(shown.map(({ outcomes }) => outcomes.length)).toEqual([2, 0, 0, 0])
  })
})

describe('the moment of the Ring', () => {
  it('says whom it calls, how the die lies after Might, and who has the move', () => {
    expect(ringCall(fought, ringOvercomes, 'en')).toMatchObject({
      name: 'A5 bearer on a pony',
      die: { face: 2, bad: true },
      paid: '',
      outcome: 'Bruno has the move',
    })
    expect(ringCall(fought, ringWithstood, 'fr')).toMatchObject({
      die: { face: 3, bad: false },
      paid: 'Puissance +1',
    })
    expect(ringCall(fought, vainFight, 'en')).toBeUndefined()
  })
})

const pictures: [string, DarkLordPicture][] = [
  ['fight', { fights: fightCard(fought, greatFight, 'en')!, language: 'en' }],
  ['fights-fr', { fights: fightCard(fought, [...greatFight, ...vainFight], 'fr')!, language: 'fr' }],
  ['army', { army: sampleWarband, language: 'fr' }],
  ['armies', { muster: sampleMuster, language: 'fr' }],
  ['profile', { card: profileOf('dark-lord')!, language: 'fr' }],
  ['rider', { card: profileOf('ringwraith-rider')!, language: 'en' }],
  ['archer', { card: profileOf('free-archer')!, language: 'fr' }],
  ['ring-call', { ringCall: ringCall(fought, ringOvercomes, 'en')!, language: 'en' }],
]
it.each(pictures)('%s looks as it did', async (name, picture) =>
  expectGolden(`dark-lord-${name}`, await draw(picture)),
)

it('a message shows it by the name of the game, in the colours of whoever looks', async () => {
  const picture = {
    name: 'fights.png',
    alt: 'a fight',
    game: 'dark-lord' as const,
    fights: fightCard(fought, vainFight, 'en')!,
    language: 'en' as const,
  }
  const plain = await drawAny(picture)
  expect(Buffer.compare(plain, await draw(picture))).toBe(0)
  const painted = paintedBy(picture, { palette: 'colour-blind', marks: 'all' })
  expect(painted).toEqual({ ...picture, palette: 'colour-blind' })
  expect(Buffer.compare(plain, await drawAny({ ...picture, palette: 'colour-blind' }))).not.toBe(0)
})

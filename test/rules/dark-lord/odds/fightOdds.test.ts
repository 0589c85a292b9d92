import { describe, expect, it } from 'vitest'
import type { Script } from '../../../../rules/core/script.ts'
import type { Profile } from '../../../../rules/dark-lord/army/profile.ts'
import { profileOf } from '../../../../rules/dark-lord/army/roster.ts'
import { byLabel, isOnBoard, labelsOf } from '../../../../rules/dark-lord/field/field.ts'
import type { Battlefield } from '../../../../rules/dark-lord/field/vocabulary.ts'
import { duel, sayHeroicStrikes } from '../../../../rules/dark-lord/fights/duel.ts'
import { beginFights, nextFight } from '../../../../rules/dark-lord/fights/fight.ts'
import { strikes } from '../../../../rules/dark-lord/fights/strikes.ts'
import {
  duelOdds,
  type StagedFight,
  stageFight,
  strikesOdds,
} from '../../../../rules/dark-lord/odds/duelOdds.ts'
import { type FightOdds, fightOdds } from '../../../../rules/dark-lord/odds/fightOdds.ts'
import { fightsOfTwo } from '../../../../rules/dark-lord/odds/fightsOfTwo.ts'
import type { StagedFigure } from '../../../../rules/dark-lord/odds/stage.ts'
import { fightOn } from '../../../../rules/dark-lord/odds/strikesOdds.ts'
import type { Orders } from '../../../../rules/play/module.ts'
import { certain, plus, writeFraction } from '../../../../rules/play/odds/fraction.ts'
import { profileFor, skirmish } from '../../../helpers/darkLord.ts'
import { everyDieOf, listedChance, playOut } from '../../../helpers/everyDarkLordDie.ts'

const figure = (change: Partial<Profile> = {}, more: Partial<StagedFigure> = {}): StagedFigure => ({
  profile: profileFor('one', change),
  ...more,
})
const supplied = (id: string, more: Partial<StagedFigure> = {}): StagedFigure => ({
  profile: profileOf(id)!,
  ...more,
})
const facing = (
  free: StagedFigure[],
  shadow: StagedFigure[],
  more: { free?: object; shadow?: object; priority?: 0 | 1 } = {},
): StagedFight => ({
  sides: [
    { side: 'free', fighters: free, ...more.free },
    { side: 'shadow', fighters: shadow, ...more.shadow },
  ],
  ...(more.priority !== undefined && { priority: more.priority }),
})

/** What stands where in the end, as a word. */
const word = (f: Battlefield, winner: number) =>
  [
    winner,
    ...f.skirmish.combatants.map(
      each =>
        `${each.label}:${isOnBoard(each) ? each.life : 'gone'}:${isOnBoard(each) && each.mount ? 'rides' : ''}`,
    ),
  ].join(' ')

/** The odds are those of the rules themselves, played over every single die. */
function expectListed(odds: FightOdds, listed: ReturnType<typeof everyDieOf>, f: Battlefield): void {
  for (const owner of [0, 1] as const)
    expect(writeFraction(odds.sides![owner].wins), `wins ${owner}`).toBe(
      writeFraction(listedChance(listed, text => text.startsWith(`${owner} `))),
    )
  for (const { label, falls, lost, unhorsed } of odds.figures!) {
    const { life } = byLabel(f, label)!
    const share = (holds: (left: string, rides: boolean) => boolean) =>
      writeFraction(
        listedChance(listed, text => {
          const [, left = '', rides] = text
            .split(' ')
            .find(part => part.startsWith(`${label}:`))!
            .split(':')
          return holds(left, rides === 'rides')
        }),
      )
    expect(writeFraction(falls), `${label} falls`).toBe(share(left => left === 'gone'))
    for (const [n, chance] of lost.entries())
      expect(writeFraction(chance), `${label} loses ${n}`).toBe(
        share(left => (left === 'gone' ? n === life : life - Number(left) === n)),
      )
    if (unhorsed) expect(writeFraction(unhorsed), `${label} unhorsed`).toBe(share((_, rides) => !rides))
    expect(lost.reduce(plus)).toEqual(certain)
  }
  expect(plus(odds.sides![0].wins, odds.sides![1].wins)).toEqual(certain)
}

function expectStaged(staged: StagedFight, orders: (Orders | undefined)[] = []): FightOdds {
  const { f, fight, trapped } = stageFight(staged)
  const odds = duelOdds(staged, { orders })
  const listed = everyDieOf(die => {
    let winner: 0 | 1 = 0
    const end = playOut(
      f,
      function* (copy): Script {
        const own = fightOn(copy, fight)
        yield* sayHeroicStrikes(copy, own)
        winner = yield* duel(copy, own)
        const loser = (1 - winner) as 0 | 1
        yield* strikes(copy, own, winner, {
          fighters: [own.one, ...own.others].filter(each => each.owner === loser),
          supporters: own.supporters[loser],
          trapped: new Set([...trapped[loser]].map(label => byLabel(copy, label)!)),
        })
      },
      die,
      orders,
    )
    return word(end, winner)
  })
  expectListed(odds, listed, f)
  return odds
}

describe('odds of a fight', () => {
  it('DB-15b the best die of a side counts: by hand for one die against two', () => {
    const odds = duelOdds(facing([figure({ fight: 4 })], [figure({ attacks: 2 })]))
    // The better of two is no higher than one die in 1 + 4 + 9 + 16 + 25 + 36 of 216 cases.
    expect(writeFraction(odds.sides![0].wins)).toBe('91/216')
    expect(writeFraction(odds.sides![1].wins)).toBe('125/216')
  })

  it('DB-15e equal in dice and Fight is even', () => {
    const odds = duelOdds(facing([figure()], [figure()]))
    expect(writeFraction(odds.sides![0].wins)).toBe('1/2')
  })

  it.each([
    ['one each', [figure()], [figure()], {}],
    ['DB-15c the higher Fight', [figure({ fight: 4, attacks: 2 })], [figure()], {}],
    ['supporters', [figure()], [figure()], { free: { supporters: [figure({ fight: 5 })] } }],
    ['DB-17c trapped', [figure()], [figure()], { free: { trapped: true }, shadow: { trapped: true } }],
    ['DB-17c lying', [figure({}, { lying: true })], [figure()], {}],
    ['DB-08 Fate', [figure({ fate: 1, life: 2 })], [figure({ strength: 4 })], { free: { trapped: true } }],
    ['DB-23 a rider', [supplied('free-rider', { marks: { charged: true } })], [figure()], {}],
    ['a 6 and then another die', [figure({ defence: 8 })], [figure()], {}],
    ['DB-07 Might on one side', [figure({ might: 1, tier: 'minor', keywords: ['hero'] })], [figure()], {}],
    [
      'DB-15d Might on both sides',
      [figure({ might: 2, tier: 'minor' })],
      [figure({ might: 1, tier: 'minor' })],
      { priority: 1 },
    ],
    [
      'Might of two of one side',
      [figure({ might: 1, tier: 'minor' }), figure({ might: 2, tier: 'minor' })],
      [figure()],
      {},
    ],
    [
      'DL-55 halved',
      [figure({ fight: 6, attacks: 3 }, { marks: { halved: true, transfixed: true } })],
      [figure({ fight: 4 })],
      {},
    ],
    ['DL-16 a wearer', [figure({ fight: 2 }, { ring: 'on' }), figure()], [figure({ fight: 4 })], {}],
  ] as [string, StagedFigure[], StagedFigure[], object][])(
    'are the rules over every die: %s',
    (_, a, b, more) => {
      const staged = facing(a, b, more)
      expectStaged(staged)
      expectStaged(staged, [{ might: 'win 0', fate: 'always' }, { might: 'never' }])
    },
  )

  it('DB-21 count heroic strikes, said as orders say', () => {
    const hero = figure({ fight: 4, might: 2, tier: 'minor', keywords: ['hero'] })
    const staged = facing([hero], [figure({ fight: 6 })])
    const said = expectStaged(staged, [{ strike: 'always' }])
    const unsaid = expectStaged(staged, [{ strike: 'never' }])
    expect(said.sides![0].wins).not.toEqual(unsaid.sides![0].wins)
  })

  it.each(['sweep', 'brand', 'strikes'])('DL-47 to DL-49 the Dark Lord with %s', how => {
    const small = { ...profileOf('dark-lord')!, attacks: 1 }
    expectStaged(
      facing([figure({ fate: 1 })], [{ profile: small }], { free: { supporters: [figure({ life: 2 })] } }),
      [undefined, { 'strike-how': how }],
    )
  })

  it('DL-42, DL-43 the last life of the master of the Ring', () => {
    const small = { ...profileOf('dark-lord')!, attacks: 1, defence: 4, life: 1, might: 1 }
    const held = facing([figure({ strength: 8, fight: 10 })], [{ profile: small }], {
      shadow: { trapped: true },
    })
    const odds = expectStaged(held, [undefined, { might: 'never', 'last-life': 'always' }])
    const none = expectStaged(
      facing([figure({ strength: 8, fight: 10 })], [{ profile: small, ring: null }], {
        shadow: { trapped: true },
      }),
      [undefined, { might: 'never' }],
    )
    const goes = (each: FightOdds) => each.figures!.find(({ label }) => label === 'B1')!.falls
    expect(Number(goes(odds).n) / Number(goes(odds).d)).toBeLessThan(
      Number(goes(none).n) / Number(goes(none).d),
    )
  })

  it('are mirrored where the sides are', () => {
    const one = [supplied('free-captain'), supplied('free-warrior')]
    const other = [supplied('troll')]
    const there = duelOdds(facing(one, other))
    const back = duelOdds({
      sides: [
        { side: 'free', fighters: other },
        { side: 'shadow', fighters: one },
      ],
      priority: 1,
    })
    expect(back.sides![1].wins).toEqual(there.sides![0].wins)
    const falls = (odds: FightOdds, label: string) =>
      writeFraction(odds.figures!.find(each => each.label === label)!.falls)
    expect([falls(back, 'B1'), falls(back, 'B2'), falls(back, 'A1')]).toEqual([
      falls(there, 'A1'),
      falls(there, 'A2'),
      falls(there, 'B1'),
    ])
  })

  it('are counted in time for the largest fights, or say that they are not', () => {
    const heroes = ['kings-heir', 'free-captain', 'mounted-captain', 'wise-one', 'burglar', 'bearer']
    const odds = duelOdds(
      facing(
        heroes.map(id => supplied(id)),
        [supplied('dark-lord')],
        { free: { supporters: [supplied('free-spearman'), supplied('free-spearman')] } },
      ),
    )
    expect(odds.sides).toBeNull()
    expect(odds.figures).toBeNull()
    const many = duelOdds(
      facing(
        ['kings-heir', 'kings-guard', 'kings-guard', 'free-warrior', 'free-rider'].map(id => supplied(id)),
        [supplied('dark-lord')],
        { free: { supporters: [supplied('free-spearman'), supplied('free-spearman')] } },
      ),
    )
    expect(plus(many.sides![0].wins, many.sides![1].wins)).toEqual(certain)
    for (const each of many.figures!) expect(each.lost.reduce(plus)).toEqual(certain)
  })

  it('with no Might take no more than their dice, however many fight', () => {
    const odds = duelOdds(
      facing(
        Array.from({ length: 6 }, () => supplied('kings-heir', { fate: 0, life: 1 })),
        [supplied('dark-lord')],
      ),
      { orders: [{ might: 'never' }, { might: 'never' }] },
    )
    expect(plus(odds.sides![0].wins, odds.sides![1].wins)).toEqual(certain)
  })
})

describe('odds of strikes', () => {
  it('DB-17b a wound by hand: Strength 3 on Defence 6 is a 6, Strength 4 on Defence 10 a 6 and then 5 or more', () => {
    const falls = (strength: number, defence: number) =>
      writeFraction(
        strikesOdds(facing([figure({ strength })], [figure({ defence })]), 0)!.find(
          ({ label }) => label === 'B1',
        )!.falls,
      )
    expect(falls(3, 6)).toBe('1/6')
    expect(falls(4, 10)).toBe('1/18')
    expect(falls(3, 11)).toBe('0/1')
  })

  it('DB-17c trapped is thrown twice', () => {
    const odds = strikesOdds(facing([figure()], [figure()], { shadow: { trapped: true } }), 0)!
    // 5 or more once in two dice
    expect(writeFraction(odds.find(({ label }) => label === 'B1')!.falls)).toBe('5/9')
  })
})

describe('odds of a fight in a position', () => {
  const listed = (f: Battlefield) =>
    everyDieOf(die => {
      let winner = 0
      const end = playOut(
        f,
        function* (copy): Script {
          copy.emit = event => {
            if (event.event === 'duel') winner = event.winner
          }
          yield* beginFights(copy)
          yield* nextFight(copy)
        },
        die,
      )
      return word(end, winner)
    })

  it('DB-14 to DB-17 are those of the fight as it is played, with support and backing off', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'D5', marks: { engaged: ['B1'] } },
        A2: { at: 'C5', traits: ['spear'] },
        B1: { at: 'D4', marks: { engaged: ['A1'] }, strength: 4 },
      },
    })
    const odds = fightOdds(t.field, { one: 'A1', others: ['B1'] })
    expect(odds.sides![0].supporters).toEqual(['A2'])
    expect(odds.sides![0].backOff).toHaveLength(1)
    expectListed(odds, listed(t.field), t.field)
  })

  it('DB-25c whoever loses and backs off over water burns no longer', () => {
    const t = skirmish({
      board: { sides: [{ hex: 'G6', facing: 3, kind: 'water' }], barred: ['H6', 'F6'] },
      figures: {
        A1: { at: 'G5', marks: { engaged: ['B1'] } },
        B1: { at: 'G6', defence: 12, now: { burning: true }, marks: { engaged: ['A1'] } },
      },
    })
    const odds = fightOdds(t.field, { one: 'A1', others: ['B1'] })
    const burns = (figures: FightOdds['figures']) =>
      writeFraction(figures!.find(({ label }) => label === 'B1')!.burns)
    expect([burns(odds.figures), odds.ifWon!.map(burns)]).toEqual(['1/2', ['0/1', '1/1']])
    expect(t.figure('B1').burning).toBe(true)
  })

  it('DB-14 DB-24 two enemies fight as everybody is engaged, with whoever else is in it and supports', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'D5', marks: { engaged: ['B1'] } },
        A2: { at: 'C4' },
        A3: { at: 'D6', traits: ['spear'] },
        A4: { at: 'L5', marks: { engaged: ['B2'] } },
        B1: { at: 'D4', marks: { engaged: ['A1'] } },
        B2: { at: 'L4', marks: { engaged: ['A4'] } },
        B3: { at: 'P1' },
      },
    })
    const groups = (one: string, other: string) =>
      fightsOfTwo(t.field, one, other).map(({ one: first, others }) => [first, ...others].join(' '))
    // A1 fights B1 already: a charge of A2 joins them.
    expect(groups('A1', 'B1')).toEqual(['A1 B1'])
    expect(groups('A2', 'B1')).toEqual(['B1 A1 A2'])
    expect(groups('B1', 'A2')).toEqual(['B1 A1 A2'])
    expect(groups('A2', 'B3')).toEqual(['A2 B3'])
    // Both have somebody else: two fights are more than one.
    expect(groups('A1', 'B2')).toEqual(['A1 B1', 'A4 B2'])
    expect(t.figure('A2').marks.engaged).toEqual([])
    const [joined] = fightsOfTwo(t.field, 'A2', 'B1')
    const odds = fightOdds(t.field, joined!)
    expect(odds.sides!.map(({ fighters, supporters }) => [fighters, supporters])).toEqual([
      [['A1', 'A2'], ['A3']],
      [['B1'], []],
    ])
    const alone = fightOdds(t.field, { one: 'A1', others: ['B1'], alone: true })
    expect(alone.sides![0].supporters).toEqual([])
    expect(writeFraction(alone.sides![0].wins)).toBe('1/2')
    expect(fightOdds(t.field, { one: 'A1', others: ['B1'] }).sides![0].supporters).toEqual(['A3'])
  })

  it('DB-14d once fights are divided, those are told', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'D5', marks: { engaged: ['B1'] } },
        B1: { at: 'D4', marks: { engaged: ['A1', 'A2'] } },
        A2: { at: 'C4', marks: { engaged: ['B1'] } },
      },
    })
    const { field } = t
    field.skirmish.fights = [{ one: 'B1', others: ['A1', 'A2'] }]
    expect(fightsOfTwo(field, 'A2', 'B1')).toEqual([{ one: 'B1', others: ['A1', 'A2'] }])
  })

  it('DB-16c who is hemmed in is trapped', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'A1', marks: { engaged: ['B1', 'B2'] } },
        A2: { at: 'F9', traits: ['spear'] },
        B1: { at: 'B1', marks: { engaged: ['A1'] } },
        // who is held fast throws and does not strike
        B2: { at: 'A2', marks: { engaged: ['A1'], transfixed: true } },
      },
    })
    const odds = fightOdds(t.field, { one: 'A1', others: ['B1', 'B2'] })
    expect(odds.sides![0].trapped).toEqual(['A1'])
    expect(labelsOf(t.state.combatants)).toContain('A1')
    expectListed(odds, listed(t.field), t.field)
  })
})

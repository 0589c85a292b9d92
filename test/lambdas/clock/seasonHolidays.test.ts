import { beforeEach, describe, expect, it } from 'vitest'
import { afterHolidays } from '../../../lambdas/league/seasonHolidays.ts'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { type Begun, beginSeason } from '../discord/league/beginSeason.ts'
import { textOf } from '../discord/testServer.ts'
import { day, makeServerWithClock } from './serverWithClock.ts'

let clock: ReturnType<typeof makeServerWithClock>
let begun: Begun

const season = () => clock.server.season().season
const round = () => season().rounds[0]!
const battle = () => round().battles[0]!
/** Have the last turns begun (7.05)? */
function isLast() {
  const { turn, lastTurn } = seal<CombatHexState>(clock.server.game(battle().game!).save!.battle)
  return lastTurn === turn + 1
}
/** Decisions that give time back for a holiday. */
const given = () => season().rulings.filter(({ do: done }) => done === 'holiday')

/** A season of Ann and Bob, its first round begun; a round lasts 14 days, a battle three more. */
async function begin(options: Record<string, string> = {}) {
  clock = makeServerWithClock()
  begun = await beginSeason(['Ann', 'Bob'], {}, clock.server)
  if (Object.keys(options).length) await begun.director.command('league settings', options)
  await begun.nextRound()
}
/** Ann's holiday, in days after the round was published. */
const annAway = (from: number, until: number) =>
  clock.settings(begun.players[0]!.user, {
    holiday: { from: round().published + from * day, until: round().published + until * day },
  })

describe('a holiday in a season', () => {
  it('does not move the end of a round, unless the season says so', async () => {
    await begin()
    await annAway(2, 20)
    const { due } = battle()
    await clock.at(due!)
    expect(battle().due).toBe(due)
    expect(isLast()).toBe(true)
    expect(given()).toEqual([])
  })

  describe('where battles wait for it', () => {
    beforeEach(() => begin({ holidays: 'battle-waits' }))

    it('ends the battle as much later as somebody was away, once, and says so', async () => {
      await annAway(2, 7)
      const due = battle().due!
      const said = await clock.at(due)
      expect(battle().due).toBe(due + 5 * day)
      expect(isLast()).toBe(false)
      expect(said.some(({ text }) => text.includes('more time, for a holiday'))).toBe(true)
      expect(given()).toMatchObject([{ do: 'holiday', by: '', as: 'program', round: 1, table: 0 }])
      expect(textOf(await begun.players[0]!.command('league my'))).toContain('more time, for a holiday')
      // Neither told nor moved again, and then it ends as any other.
      expect(await clock.at(due + 60)).toEqual([])
      await clock.at(due + 5 * day)
      expect(battle().due).toBe(due + 5 * day)
      expect(isLast()).toBe(true)
      expect(given()).toHaveLength(1)
    })

    it('waits for nobody who was away before the round, or goes when its time is over', async () => {
      await annAway(-20, -1)
      const due = battle().due!
      await clock.at(due)
      expect(battle().due).toBe(due)
      await annAway(15, 20)
      await clock.at(due + 2 * day)
      expect(battle().due).toBe(due)
      expect(given()).toEqual([])
    })

    it('is not over by the rule for battles not played where the clock comes late', async () => {
      await begin({ holidays: 'battle-waits', unplayed: 'both-at-fault' })
      await annAway(12, 20)
      const due = battle().due!
      await clock.at(due + 4 * day)
      expect(battle()).toMatchObject({ due: due + 8 * day, outcome: null })
      await clock.at(due + 11 * day)
      expect(battle().outcome).toMatchObject({ kind: 'both-at-fault' })
    })

    it('may be set while the season goes on, and is shown', async () => {
      const said = textOf(await begun.director.command('league settings', { holidays: 'round-ends' }))
      expect(said).toContain('holidays of players: **turns wait for them, the end of a round does not**')
      await annAway(2, 7)
      const { due } = battle()
      await clock.at(due!)
      expect(battle().due).toBe(due)
    })
  })
})

describe('the time that holidays give back', () => {
  const from = (days: [number, number][], due = 14, heldUntil?: number) =>
    afterHolidays(
      { published: 0 },
      { due, ...(heldUntil !== undefined && { heldUntil }) },
      days.map((_, i) => String(i)),
      user => ({ from: days[Number(user)]![0], until: days[Number(user)]![1] }),
    )

  it.each<[string, [number, number][], { due: number; heldUntil: number } | undefined]>([
    ['of nobody', [], undefined],
    ['begun before the round', [[-3, 4]], { due: 18, heldUntil: 4 }],
    ['over before the round', [[-3, 0]], undefined],
    ['begun at the end', [[14, 20]], undefined],
    [
      'of both at once counts once',
      [
        [2, 6],
        [4, 8],
      ],
      { due: 20, heldUntil: 8 },
    ],
    [
      'of one within the other’s',
      [
        [2, 8],
        [4, 6],
      ],
      { due: 20, heldUntil: 8 },
    ],
    [
      'of both apart',
      [
        [10, 12],
        [2, 4],
      ],
      { due: 18, heldUntil: 12 },
    ],
    [
      'begun in time that another gave back',
      [
        [15, 20],
        [12, 14],
      ],
      { due: 21, heldUntil: 20 },
    ],
  ])('%s', (_, days, wanted) => expect(from(days)).toEqual(wanted))

  it('counts no day twice, and none of a battle without an end', () => {
    expect(from([[2, 7]], 19, 7)).toBeUndefined()
    expect(from([[2, 9]], 19, 7)).toEqual({ due: 21, heldUntil: 9 })
    expect(
      afterHolidays({ published: 0 }, { due: null }, ['0'], () => ({ from: 2, until: 7 })),
    ).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { afterHold, endHold, hasBegun, held } from '../../../../lambdas/league/holdGame.ts'
import { tickSeason } from '../../../../lambdas/league/tick.ts'
import { seasonTasks } from '../../../../lambdas/store/seasonDue.ts'
import type { GameRecord } from '../../../../lambdas/store/types.ts'
import { open as questionIn } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { makeServerWithClock } from '../../clock/serverWithClock.ts'
import { labelsOf, textOf } from '../testServer.ts'
import { beginSeason, surely } from './beginSeason.ts'
import { mortal } from './mortal.ts'
import { useSeason } from './useSeason.ts'

const { t, begin, season, battle, game, personOf, rule } = useSeason()

const askBack = () => t.director.command('league publish', { 'take-back': true })
const stored = (id: string): GameRecord => t.server.game(id)

/** The first answer in the game of a table. */
async function move(id = game().id) {
  const { question } = questionIn(seal(stored(id).save!))
  const by = personOf(stored(id).seats[question!.by]!.user)
  return by.command('answer', { game: id, choice: question!.space.enumerate('', 9).at(-1)! })
}

/** Before a call of `name`, the next one or a later one, something happens. */
function before(name: 'saveSeason' | 'saveGame', happens: () => Promise<unknown>, after = 0) {
  const { store } = t.server
  const usual: (record: never) => Promise<boolean> = store[name]
  let calls = 0
  const spied = async (record: never) => {
    if (calls++ === after) await happens()
    return usual(record)
  }
  ;(store[name] as unknown) = spied
}

describe('a published round', () => {
  it('is taken back when its director is sure, its games are broken off, and all are told', async () => {
    await begin(4)
    await t.nextRound()
    const ids = [game(0).id, game(1).id]
    const asked = await askBack()
    expect(textOf(asked)).toContain('**Take round 1 back?**')
    expect(labelsOf(asked)).toEqual(['Take the round back'])
    expect(season().rounds).toHaveLength(1)
    expect(ids.map(id => stored(id).stage)).toEqual(['battle', 'battle'])
    const posts = t.server.posts.length
    expect(textOf(await t.director.click(asked, 'Take the round back'))).toContain('Round 1 is taken back')
    expect(season().rounds).toEqual([])
    expect(ids.map(id => stored(id).stage)).toEqual(['declined', 'declined'])
    const told = t.server.posts.slice(posts).map(textOf)
    expect(told.filter(text => text.includes('↩️'))).toHaveLength(1)
    expect(told.filter(text => text.includes('the round is taken back'))).toHaveLength(2)
    // Nothing is played in them any more, and the round is paired and fought anew in other games.
    expect(textOf(await move(ids[0]))).toContain('⚠️')
    await t.nextRound()
    expect(season().rounds).toHaveLength(1)
    expect(ids).not.toContain(game(0).id)
    expect(battle(0).formerGames).toEqual([ids[0]])
    await move()
    expect(hasBegun(game())).toBe(true)
  })

  it('is a director’s to take back, and only where there is one', async () => {
    expect(textOf(await askBack())).toContain('⚠️')
    await t.nextRound()
    const said = await t.players[0]!.command('league publish', { 'take-back': true })
    expect(textOf(said)).toMatch(/director/)
    expect(labelsOf(said)).toEqual([])
    expect(season().rounds).toHaveLength(1)
  })

  it('stays once somebody has played in it, and nothing is asked then', async () => {
    await t.nextRound()
    await move()
    const before = JSON.stringify(game())
    const said = await askBack()
    expect(textOf(said)).toContain('Somebody has played in round 1 already')
    expect(labelsOf(said)).toEqual([])
    expect(season().rounds).toHaveLength(1)
    expect(JSON.stringify(game())).toBe(before)
  })

  it('stays where the first move comes between the question and the press', async () => {
    await t.nextRound()
    const asked = await askBack()
    await move()
    const before = JSON.stringify(game())
    expect(textOf(await t.director.click(asked, 'Take the round back'))).toContain('Somebody has played')
    expect(season().rounds).toHaveLength(1)
    expect(JSON.stringify(game())).toBe(before)
  })

  it('stays where the first move comes between the look and the hold, and the other games go on', async () => {
    await begin(4)
    await t.nextRound()
    const asked = await askBack()
    const ids = [game(0).id, game(1).id]
    // The first game is held already when somebody plays in the second.
    before('saveGame', () => move(ids[1]), 1)
    expect(textOf(await t.director.click(asked, 'Take the round back'))).toContain('Somebody has played')
    expect(season().rounds).toHaveLength(1)
    expect(ids.map(id => stored(id).stage)).toEqual(['battle', 'battle'])
    expect(hasBegun(stored(ids[1]!))).toBe(true)
    // Both go on.
    for (const id of ids) expect(textOf(await move(id))).not.toContain('⚠️')
  })

  it('takes no move any more between the hold and the write of the season', async () => {
    await t.nextRound()
    const asked = await askBack()
    const { id } = game()
    const { save } = stored(id)
    let said = ''
    before('saveSeason', async () => {
      said = textOf(await move(id))
    })
    expect(textOf(await t.director.click(asked, 'Take the round back'))).toContain('Round 1 is taken back')
    expect(said).toContain('Others were changing the game')
    expect(stored(id).save).toEqual(save)
    expect(stored(id).stage).toBe('declined')
  })

  it('stays, and its other games go on, where one of its battles is decided meanwhile', async () => {
    await begin(4)
    await t.nextRound()
    const asked = await askBack()
    const ids = [game(0).id, game(1).id]
    before('saveSeason', () => rule('neither-at-fault'))
    const said = await t.director.click(asked, 'Take the round back')
    expect(textOf(said)).toContain('Somebody has played')
    expect(season().rounds).toHaveLength(1)
    const open = ids.filter((_, table) => battle(table).outcome === null)
    for (const id of open) expect(stored(id).stage).toBe('battle')
    for (const id of open) expect(textOf(await move(id))).not.toContain('⚠️')
  })

  it('is reminded of anew when it is published anew', async () => {
    await t.director.command('league settings', { days: 7 })
    await t.nextRound()
    const tasks = () => seasonTasks(t.server.season()).map(({ task }) => task)
    const all = tasks()
    const remind = seasonTasks(t.server.season()).find(({ task }) => task === 'remind')!
    const { season: record } = tickSeason(t.server.season(), remind.at)!
    t.server.store.seasons.set(record.id, { ...record, outbox: [] })
    expect(tasks()).not.toContain('remind')
    await surely(t.director, 'league publish', { 'take-back': true })
    await t.nextRound()
    expect(tasks()).toEqual(all)
  })

  it('is not taken back while its battles are only being made', async () => {
    await t.nextRound()
    const record = t.server.season()
    t.server.store.seasons.set(record.id, {
      ...record,
      outbox: [{ key: 'k', do: 'battle', round: 1, table: 0 }],
    })
    expect(textOf(await askBack())).toContain('Try again')
    expect(season().rounds).toHaveLength(1)
  })
})

describe('a game of a season', () => {
  it('has begun by the ids of commands, and not by what the season did to it', async () => {
    await t.nextRound()
    const { recent: _recent, ...made } = game()
    const having = (...recent: string[]) => hasBegun({ ...made, recent })
    expect(having()).toBe(false)
    expect(having('s1/pause 1', 's1/held 123')).toBe(false)
    expect(having('s1/pause 1', '123456789012345678')).toBe(true)
    expect(hasBegun({ ...made, recent: [], stage: 'over' })).toBe(true)
    expect(hasBegun({ ...made, recent: [], took: [[60, 1]] })).toBe(true)
    // What a season does leaves such marks, and what a player does leaves others.
    await rule('pause')
    await rule('resume')
    expect(game().recent).toHaveLength(2)
    expect(hasBegun(game())).toBe(false)
    await move()
    expect(hasBegun(game())).toBe(true)
  })

  it('goes on once its season is another one that has its round still, and not before', async () => {
    await t.nextRound()
    const record = t.server.season()
    const read = game()
    const one = held(read, record, 10)!
    expect(one).toMatchObject({ stage: 'declined', until: null, takingBack: { season: record.version } })
    expect(afterHold(one, record, 11)).toBe(one)
    const later = { ...record, version: record.version + 1 }
    // Held anew for what was read since.
    const other = held(one, later, 12)!
    expect(afterHold(other, later, 13)).toBe(other)
    const free = afterHold(one, later, 14)
    expect(free).toEqual({ ...read, until: 14 + 24 * 3600, changed: 14 })
    expect(hasBegun(free)).toBe(false)
    expect(afterHold(free, later, 15)).toBe(free)
    const gone = afterHold(one, { ...later, season: { ...later.season, rounds: [] } }, 16)
    expect(gone).toMatchObject({ stage: 'declined', until: null })
    expect(gone.takingBack).toBeUndefined()
    expect(held({ ...free, recent: ['123'] }, later, 17)).toBeUndefined()
  })
})

describe('a round that is taken back by a program that dies', () => {
  /** Round 1 of four players, and the press that takes it back, in which the store dies once; then the clock runs. */
  async function takenBack(dieAt: number, after: boolean) {
    const clock = makeServerWithClock()
    const { server } = clock
    const { director, players, nextRound } = await beginSeason(
      ['Ann', 'Bob', 'Cleo', 'Dan'],
      { pace: '24h' },
      server,
    )
    await nextRound()
    const ids = server.season().season.rounds[0]!.battles.map(({ game: id }) => id!)
    const asked = await director.command('league publish', { 'take-back': true })
    const state = mortal(server.store, dieAt, after)
    const pressed = await director.click(asked, 'Take the round back').catch((error: unknown) => {
      if (!state.dead) throw error
    })
    const { calls } = state
    state.dead = false
    const from = server.now()
    // Nobody repeats the command.
    for (const seconds of [60, 180, 300]) await clock.at(from + seconds)
    return { server, players, ids, calls, pressed, said: clock.posted.map(({ text }) => text) }
  }

  it('is taken back altogether, or goes on altogether, whatever the program dies at', async () => {
    const whole = await takenBack(0, false)
    expect(textOf(whole.pressed!)).toContain('Round 1 is taken back')
    const seen = { 'goes on': 0, 'is taken back': 0 }
    for (const after of [false, true])
      for (let dieAt = 1; dieAt <= whole.calls; dieAt++) {
        const { server, players, ids } = await takenBack(dieAt, after)
        const what = `${dieAt} ${after}`
        const { rounds } = server.season().season
        const games = ids.map(id => server.game(id))
        expect(
          games.map(({ takingBack }) => takingBack),
          what,
        ).toEqual([undefined, undefined])
        expect(await server.store.unsaid(9), what).toEqual([])
        if (rounds.length === 0) {
          seen['is taken back']++
          expect(
            games.map(({ stage }) => stage),
            what,
          ).toEqual(['declined', 'declined'])
          continue
        }
        seen['goes on']++
        for (const { id, stage, until, save } of games) {
          expect(stage, what).toBe('battle')
          // Nobody was asked before the round was published, and nobody has less time for it.
          expect(until! - server.now(), what).toBeGreaterThan(23 * 3600)
          const { question } = questionIn(seal(save!))
          const by = players.find(({ user }) => user === server.game(id).seats[question!.by]!.user)!
          const choice = question!.space.enumerate('', 9).at(-1)!
          expect(textOf(await by.command('answer', { game: id, choice })), what).not.toContain('⚠️')
        }
      }
    // Each of both came, before and after the one write that decides.
    expect(seen['goes on']).toBeGreaterThan(9)
    expect(seen['is taken back']).toBeGreaterThan(9)
  })

  it('is not taken back any more by a process that comes late, when its games go on', async () => {
    await t.nextRound()
    const asked = await askBack()
    const { id } = game()
    // Another process looks after the game while this one has not written the season yet.
    before('saveSeason', async () => {
      const { store } = t.server
      expect((await endHold(id, store, t.server.now()))?.stage).toBe('battle')
      expect(textOf(await move(id))).not.toContain('⚠️')
    })
    expect(textOf(await t.director.click(asked, 'Take the round back'))).toContain('Somebody has played')
    expect(season().rounds).toHaveLength(1)
    expect(hasBegun(stored(id))).toBe(true)
    expect(stored(id).stage).toBe('battle')
  })

  it('goes on where its director decides of its games before the clock has looked', async () => {
    await t.nextRound()
    const record = t.server.season()
    const { id } = game()
    // Whoever held it has died.
    await t.server.store.saveGame(held(game(), record, t.server.now())!)
    // A game that may go on is still one that they play.
    expect(textOf(await t.players[0]!.press('forget::0:yes'))).toContain('in the middle of games: 1 open')
    await rule('pause')
    expect(stored(id)).toMatchObject({ stage: 'battle', until: null, terms: { pace: 'none' } })
    expect(stored(id).takingBack).toBeUndefined()
    await rule('resume')
    expect(textOf(await move(id))).not.toContain('⚠️')
  })

  it('is not taken back while something is still to be done to its games', async () => {
    await t.nextRound()
    const record = t.server.season()
    const outbox = [{ key: 'k', do: 'game' as const, game: game().id, what: { change: 'tell' as const } }]
    t.server.store.seasons.set(record.id, { ...record, outbox })
    expect(textOf(await askBack())).toContain('Try again')
    expect(season().rounds).toHaveLength(1)
  })
})

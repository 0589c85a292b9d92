import { describe, expect, it } from 'vitest'
import { hasBegun, held, released } from '../../../../lambdas/league/holdGame.ts'
import { tickSeason } from '../../../../lambdas/league/tick.ts'
import { seasonTasks } from '../../../../lambdas/store/seasonDue.ts'
import type { GameRecord } from '../../../../lambdas/store/types.ts'
import { open as questionIn } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { labelsOf, textOf } from '../testServer.ts'
import { surely } from './beginSeason.ts'
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
    expect(said).toContain('⚠️')
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

  it('is released by whoever held it last, and by nobody after something else', async () => {
    await t.nextRound()
    const one = held(game(), 's/held a', 10)!
    expect(one).toMatchObject({ stage: 'declined', until: null })
    const other = held(one, 's/held b', 11)!
    expect(released(other, 's/held a', 12)).toBeUndefined()
    const free = released(other, 's/held b', 12)!
    expect(free.stage).toBe('battle')
    expect(hasBegun(free)).toBe(false)
    expect(released(free, 's/held b', 13)).toBeUndefined()
    expect(held({ ...free, recent: ['123'] }, 's/held c', 14)).toBeUndefined()
  })
})

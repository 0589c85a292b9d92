import { expect, it } from 'vitest'
import { picker } from '../../../rules/core/random.ts'
import { engineOf } from '../../../rules/games.ts'
import { many } from '../../helpers/thorough.ts'
import { faultsOfDice } from './diceCheck.ts'
import { begunTables, type Table } from './games/begunTables.ts'

/** Plays a battle by chance to its end, with answers taken back in between, and keeps it in the store. */
async function playOut({ server }: Table, n: number): Promise<number> {
  const pick = picker(n)
  const before = server.game()
  const engine = engineOf(before)
  let save = before.save!
  let undone = 0
  const events = []
  for (let steps = 0; engine.open(save).question; steps++) {
    if (steps === 6000) throw new Error('no end')
    const { space, fallback, by } = engine.open(save).question!
    const outcome = engine.resume(save, steps % 6 ? fallback() : space.sample(pick))
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    events.push(...outcome.events)
    save = outcome.save
    const back = pick(9) === 0 ? engine.undo(save, by) : undefined
    if (!back?.ok) continue
    undone++
    events.push(...back.events)
    save = back.save
  }
  await server.store.appendLog(before.id, events)
  server.store.games.set(before.id, { ...before, save, stage: 'over', news: undefined })
  return undone
}

interface Exported {
  id: string
  rulesVersion: string
  version: number
  players: { user: string }[]
  awaiting: { by: number; question: string; legal: string[]; count: number }[]
  dice: { commitment: string; seed?: string; secret?: string; thrown?: number; rolls: { faces: number[] }[] }
  log: { n: number; event: string }[]
}

it.each(Object.keys(begunTables))(
  'an export of %s has all that it takes to throw every die again, from the file alone',
  async of => {
    let undone = 0
    let thrown = 0
    for (let n = 0; n < many(10, 2); n++) {
      const table = await begunTables[of]!(n)
      const exported = async () =>
        (await table.players[0].command('game export', { game: table.server.game().id })).files![0]!.content
      const begun = JSON.parse(await exported()) as Exported
      const game = table.server.game()
      // Before the end it promises, and gives nothing away.
      expect(begun.dice).toEqual({ commitment: game.commitment, rolls: expect.any(Array) })
      expect(JSON.stringify(begun)).not.toMatch(new RegExp(`${game.secret}|${game.save!.seed}`))
      const { question } = engineOf(game).open(game.save!)
      expect(begun.awaiting).toMatchObject([{ by: question!.by, question: question!.kind }])
      undone += await playOut(table, n)
      const file = await exported()
      expect(faultsOfDice(file)).toEqual([])
      const whole = JSON.parse(file) as Exported
      expect(whole).toMatchObject({ id: game.id, rulesVersion: game.save!.rulesVersion, awaiting: [] })
      expect(whole.players.map(({ user }) => user)).toEqual(game.seats.map(({ user }) => user))
      expect(whole.version).toBe(game.version)
      expect(whole.log.map(entry => entry.n)).toEqual(whole.log.map((_, i) => i))
      thrown += whole.dice.thrown!
      // Whoever changes a die, or leaves one out, is found out.
      const [first] = whole.dice.rolls
      first!.faces[0] = 1 + (first!.faces[0]! % 6)
      expect(faultsOfDice(JSON.stringify(whole))).toHaveLength(1)
      whole.dice.rolls.shift()
      expect(faultsOfDice(JSON.stringify(whole)).join()).toContain('missing')
    }
    expect(undone).toBeGreaterThan(0)
    expect(thrown).toBeGreaterThan(10)
  },
)

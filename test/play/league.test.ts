import { describe, expect, it } from 'vitest'
import { guild } from '../../lambdas/local/discord/members.ts'
import type { CombatHexState } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { battleLog } from '../helpers/ownTypes.ts'
import { openPlay, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { playSeason, seasonOf, welcome } from './wholeSeason.ts'

const draw = async () => dot

/** What somebody threw, counted anew. */
const sumOf = (faces: readonly number[]) => ({
  dice: faces.length,
  sum: faces.reduce((sum, face) => sum + face, 0),
})

describe('a season at the table', () => {
  it('is played from the first word to the last table, with nothing in its channel that nobody asked for', async () => {
    const play = await openPlay({ draw })
    try {
      const { season, closed, players } = await playSeason(play, { players: 5, rounds: 2, draw })
      expect(season.season.stage).toBe('over')
      const battles = season.season.rounds.flatMap(round => round.battles)
      expect(battles).toHaveLength(6)
      for (const { players: pair, outcome } of battles)
        expect(outcome).toMatchObject({ kind: pair[1] === null ? 'bye' : 'played' })
      expect(closed.mine).toBe(true)
      expect(closed.text).toContain('is closed')
      let dice = 0
      // Every battle that was fought ended by its own game, and is known by it.
      for (const { game, outcome } of battles) {
        if (game === null) continue
        const record = (await play.server.store.loadGame(game))!
        expect(record).toMatchObject({ stage: 'over', season: { name: 'Spring season' } })
        expect(seal<CombatHexState>(record.save!.battle).result!.score).toEqual(outcome!.score)
        const log = battleLog(await play.server.store.readLog(game))
        for (const [seat, luck] of outcome!.result!.luck!.entries())
          expect(luck).toEqual(
            sumOf(log.flatMap(entry => (entry.event === 'rolled' && entry.by === seat ? entry.faces : []))),
          )
        dice += outcome!.result!.luck!.reduce((sum, luck) => sum + luck.dice, 0)
      }
      expect(dice).toBeGreaterThan(0)
      const channel = play.table.discord.messagesOf(season.channel).filter(each => each.visibleTo === null)
      expect(channel.filter(({ pinned }) => pinned)).toHaveLength(1)
      expect(wordsOf(channel.find(({ pinned }) => pinned)!)).toContain('The season is over')
      expect(channel.filter(each => wordsOf(each).includes('📣'))).toHaveLength(2)
      expect(channel.filter(each => wordsOf(each).includes('is closed'))).toHaveLength(1)
      const threads = play.table.discord.channels().filter(({ parent_id }) => parent_id === season.channel)
      expect(threads).toHaveLength(4)
      const table = await players[1]!.command('league standings')
      expect(table.mine).toBe(true)
      expect(play.troubles).toEqual([])
    } finally {
      await play.close()
    }
  })

  it('is joined by the button of its pinned message, and hides another server’s', async () => {
    const play = await openPlay({ draw })
    try {
      const [ada, bruno] = welcome(play, 2)
      await ada!.command('league create', { name: 'Spring' })
      const joined = await bruno!.press('Join')
      expect(joined).toMatchObject({ mine: true })
      expect(joined.text).toContain('You play in **Spring**')
      expect((await seasonOf(play, guild.id)).season.entrants).toMatchObject([{ name: 'Bruno' }])
      expect((await bruno!.command('league settings', { rounds: 3 })).text).toMatch(/director/)
      expect((await bruno!.command('league join', { season: 'nowhere' })).text).toMatch(/no such season/)
      expect(play.troubles).toEqual([])
    } finally {
      await play.close()
    }
  })
})

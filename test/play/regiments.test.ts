import { describe, expect, it } from 'vitest'
import { engineOf } from '../../rules/games.ts'
import { dot } from './recordSteps.ts'
import { answered, challenged } from './scene.ts'
import { usePlay } from './usePlay.ts'
import { playSeason } from './wholeSeason.ts'

const of = 'regiments'
const draw = async () => dot
/** `npm run test:dynamodb` names Amazon's own DynamoDB; otherwise the embedded one of the program is played with. */
const endpoint = process.env.TEST_DYNAMODB_ENDPOINT
const options = { draw, ...(endpoint !== undefined && { endpoint }) }

describe('a whole battle of Regiments over signed HTTP', () => {
  const t = usePlay('en-US', options)

  it('goes from the challenge to its end, and its dice are those of its seed', async () => {
    const scene = await challenged(t.play, {}, of)
    for (const player of [scene.ada, scene.bruno]) await player.press(/^Starter arm/)
    for (let answers = 0; ; answers++) {
      const next = await scene.question()
      if (!next) break
      expect(answers).toBeLessThan(200)
      if (next.asked.kind === 'deploy') await next.who.command('deploy auto')
      else await answered(next.who, next.asked)
    }
    const game = await scene.load()
    expect(game.stage).toBe('over')
    const { score } = engineOf(game).result(game.save!)!
    // In halves of the 20 points that are shared (RB-25).
    expect(score[0]! + score[1]!).toBe(40)
    expect((await scene.ada.command('game verify')).text).toMatch(/✅ \*\*All dice are as the seed says/)
    const { message } = await scene.bruno.command('game export')
    const [attachment] = message.attachments
    const content = await (await fetch(attachment?.url ?? '')).text()
    expect(JSON.parse(content)).toMatchObject({ game: of })
    const log = await t.play.server.store.readLog(game.id)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => log[0]!.n + i))
    expect(t.play.troubles).toEqual([])
  })
})

describe('a season of Regiments over signed HTTP', () => {
  const t = usePlay('en-US', options)

  it('RB-25 shares 20 points a battle, cut short or not, its players changing lists', async () => {
    const { season, players } = await playSeason(t.play, { players: 4, rounds: 2, of, draw })
    expect(season.season.stage).toBe('over')
    const battles = season.season.rounds.flatMap(({ battles: all }) => all)
    expect(battles.map(({ outcome }) => outcome?.kind)).toEqual(battles.map(() => 'played'))
    const lists = new Map<string, Set<string>>()
    let points = 0
    for (const { game, outcome } of battles) {
      const [one = 0, other = 0] = outcome?.score ?? []
      expect(one + other).toBe(40)
      points += one + other
      const { seats, save } = (await t.play.server.store.loadGame(game ?? ''))!
      const { commanders } = save!.battle as unknown as { commanders: { list: string }[] }
      expect(commanders.map(({ list }) => list).toSorted()).toEqual(['crown', 'wilds'])
      for (const [i, { user }] of seats.entries())
        lists.set(user, new Set([...(lists.get(user) ?? []), commanders[i]!.list]))
    }
    // Who won both with the same list may meet: one of them has it again.
    expect([...lists.values()].filter(each => each.size === 2).length).toBeGreaterThanOrEqual(2)
    const { text } = await players[0]!.command('league standings')
    const rows = [...text.matchAll(/^\d\\\. \*\*.+?\*\* ([\d.]+)/gm)].map(row => Number(row[1]))
    expect(rows).toHaveLength(4)
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(points / 2)
    expect((await players[0]!.command('league scores')).text).toContain('**11–20 / 10 / 9–0**')
    expect(t.play.troubles).toEqual([])
  })
})

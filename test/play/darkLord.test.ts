import { describe, expect, it } from 'vitest'
import { engineOf } from '../../rules/games.ts'
import { dot } from './recordSteps.ts'
import { answered, fighting } from './scene.ts'
import { usePlay } from './usePlay.ts'
import { playSeason } from './wholeSeason.ts'

const of = 'dark-lord'
const draw = async () => dot
/** `npm run test:dynamodb` names Amazon's own DynamoDB; otherwise the embedded one of the program is played with. */
const endpoint = process.env.TEST_DYNAMODB_ENDPOINT
const options = { draw, ...(endpoint !== undefined && { endpoint }) }

describe('a whole battle of The Dark Lord over signed HTTP', () => {
  const t = usePlay('en-US', options)

  it('goes from the challenge to its end, and its dice are those of its seed', async () => {
    const scene = await fighting(t.play, of)
    for (let answers = 0; ; answers++) {
      const next = await scene.question()
      if (!next) break
      expect(answers).toBeLessThan(200)
      await answered(next.who, next.asked)
    }
    const game = await scene.load()
    expect(game.stage).toBe('over')
    expect(engineOf(game).result(game.save!)).toMatchObject({ reason: expect.any(String) })
    expect((await scene.ada.command('game verify')).text).toMatch(/✅ \*\*All dice are as the seed says/)
    const { message } = await scene.bruno.command('game export')
    const [attachment] = message.attachments
    const content = await (await fetch(attachment?.url ?? '')).text()
    expect(JSON.parse(content)).toMatchObject({ game: of, rules: 'flight' })
    const log = await t.play.server.store.readLog(game.id)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => log[0]!.n + i))
    expect(t.play.troubles).toEqual([])
  })
})

describe('a season of The Dark Lord over signed HTTP', () => {
  const t = usePlay('en-US', options)

  it('is played to its end, its players changing sides', async () => {
    const { season } = await playSeason(t.play, { players: 4, rounds: 2, of, draw })
    expect(season.season.stage).toBe('over')
    const battles = season.season.rounds.flatMap(({ battles: all }) => all)
    expect(battles.map(({ outcome }) => outcome?.kind)).toEqual(battles.map(() => 'played'))
    const sides = new Map<string, Set<string>>()
    for (const { game } of battles) {
      const { seats, save } = (await t.play.server.store.loadGame(game ?? ''))!
      const { players } = save!.battle as unknown as { players: { side: string }[] }
      for (const [i, { user }] of seats.entries())
        sides.set(user, new Set([...(sides.get(user) ?? []), players[i]!.side]))
    }
    // Who won both with the same side may meet: one of them has it again.
    expect([...sides.values()].filter(each => each.size === 2).length).toBeGreaterThanOrEqual(2)
    expect(t.play.troubles).toEqual([])
  })
})

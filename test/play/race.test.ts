import { describe, expect, it, vi } from 'vitest'
import { makeCustomId } from '../../lambdas/discord/api/customId.ts'
import { gameView } from '../../lambdas/discord/games/gameView.ts'
import { faceOf } from '../../lambdas/discord/games/index.ts'
import { commands } from '../../lambdas/discord/index.ts'
import { draw } from '../../lambdas/worker/drawPicture.ts'
import { makeView } from '../../render/board/framing.ts'
import { centre } from '../../render/board/layout.ts'
import { decode } from '../../render/paint/canvas.ts'
import { boardById } from '../../rules/board/boards.ts'
import { engineOf as engineFor } from '../../rules/games.ts'
import type { Race } from '../games/race.ts'
import { wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { usePlay } from './usePlay.ts'

vi.mock(import('../../rules/games.ts'), async load =>
  (await import('../games/listToys.ts')).listToys(await load()),
)
vi.mock(import('../../lambdas/discord/games/index.ts'), async load =>
  (await import('../games/listToys.ts')).listToyFaces(await load()),
)

describe('another game over signed HTTP', () => {
  const t = usePlay(undefined, { draw: async () => dot })
  let game = ''

  const record = async () => (await t.play.server.store.loadGame(game))!
  const question = async () => engineFor(await record()).open((await record()).save!).question
  const asked = async () => [t.ada, t.bruno][(await question())!.by]!

  it('is offered by /challenge as soon as there is a choice', () => {
    const challenge = commands.find(({ definition }) => definition.name === 'challenge')!
    expect(challenge.definition.options?.find(({ name }) => name === 'system')).toMatchObject({
      choices: expect.arrayContaining([
        expect.objectContaining({ value: 'combat-hex' }),
        { value: 'race', name: 'Race', name_localizations: { fr: 'Course' } },
      ]),
    })
  })

  it('begins without armies when the challenge is accepted', async () => {
    await t.ada.command('challenge', { opponent: t.bruno.id, system: 'race', board: 'the-marsh' })
    const invitation = JSON.stringify(t.bruno.last().components)
    expect(invitation).toContain('Game: Race')
    expect(invitation).not.toContain('points')
    game = (await t.play.server.store.gamesOfUser(t.ada.id))[0]!
    await t.bruno.press('Accept', t.bruno.last())
    expect(await record()).toMatchObject({ game: 'race', stage: 'battle' })
    t.ada.channel = t.bruno.channel = (await record()).thread!
    expect(t.play.troubles).toEqual([])
    expect(t.bruno.sees().length).toBeGreaterThan(0)
  })

  it('keeps a secret start, and says what belongs to another game', async () => {
    expect((await t.ada.command('move', { figure: 'A1', to: 'B1' })).text).toContain('Race has no `/move`')
    expect((await t.ada.command('map')).text).toContain('another game')
    expect(await t.ada.choices('move', { figure: '' }, 'figure')).toEqual([])
    const first = await asked()
    const second = first === t.ada ? t.bruno : t.ada
    expect((await second.command('answer', { choice: 'A3' })).text).toContain('turn to answer')
    await first.select(/answer/, ['A3'])
    expect((await second.command('game status')).text).toContain(`${first.name} ?`)
    expect((await first.command('game status')).text).toContain(`${first.name} A3`)
    await second.command('answer', { choice: 'A5' })
    expect((await first.command('game status')).text).toContain(`${second.name} A5`)
  })

  it('is answered by buttons, taken back, finished and logged', async () => {
    const who = await asked()
    const status = await who.command('game status')
    await who.press('B3', status.message)
    expect((await who.command('game status')).text).toContain(`${who.name} B3`)
    expect((await who.command('game undo')).text).toContain('B3')
    expect((await who.command('game status')).text).toContain(`${who.name} A3`)
    await who.command('done', { finish: true })
    expect(await asked()).not.toBe(who)
    expect((await who.command('game log')).text).toContain(`${who.name} runs to`)
    expect((await who.command('game replay')).text).toContain('no moving picture')
    const file = await who.command('game export')
    expect(file.text).toContain(game)
  })

  it('shows by buttons of its own what it likes, and nothing by those of another game', async () => {
    const who = await asked()
    const press = async (action: string, argument = '') => {
      const { version } = await record()
      const data = { component_type: 2, custom_id: makeCustomId({ action, game, version, argument }) }
      return who.force('component', data, { message: (await who.command('game status')).message })
    }
    const { message } = await who.command('game status')
    // The dice decide who is.
    expect((await who.press('Who is tired?', message)).text).toMatch(/^(?:Nobody is tired\.|Ada|Bruno)$/)
    expect((await press('plan', 'A1C7N')).text).toContain('another game')
    await press('show-all', 'places')
    const other = who === t.ada ? t.bruno : t.ada
    expect(other.sees().map(wordsOf).join()).toMatch(/Places: Ada \w+/)
  })

  it('is drawn with its runners, who have neither fronts nor life', async () => {
    const game = await record()
    const { board, runners } = game.save!.battle as unknown as Race
    const picture = faceOf(game).picture(gameView(game, 'en', null)!, [])
    if (!picture || !('scene' in picture)) throw new Error('a race without a picture')
    const { scene } = picture
    expect(scene.tokens.map(({ cells }) => cells)).toEqual(runners.map(({ at }) => [at]))
    for (const token of scene.tokens) expect(Object.keys(token)).not.toContain('facing')
    const [bare, full] = await Promise.all(
      [{ ...scene, tokens: [] }, scene].map(async one =>
        decode(Buffer.from(await draw({ ...picture, scene: one }))),
      ),
    )
    const view = makeView(boardById(board)!)
    for (const { cells } of scene.tokens) {
      const { x, y } = centre(view, boardById(board)!, cells[0]!)
      const spot = Math.round(y) * view.width + Math.round(x)
      expect(full!.pixels[spot]).not.toBe(bare!.pixels[spot])
    }
  })

  it('is run to the end, and its dice can be checked', async () => {
    for (let steps = 0; (await record()).stage === 'battle'; steps++) {
      if (steps > 200) throw new Error('nobody arrives')
      const open = (await question())!
      await (await asked()).command('answer', { choice: open.fallback() })
    }
    expect((await record()).save!.battle).toMatchObject({ winner: expect.any(Number) })
    expect((await t.ada.command('game status')).text).toContain('has won the race')
    expect((await t.bruno.command('game verify')).text).toContain('✅')
    expect(t.play.troubles).toEqual([])
  })
})

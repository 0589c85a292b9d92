import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelTypes } from '../../lambdas/local/discord/types.ts'
import type { CombatHexState } from '../../rules/combat-hex/index.ts'
import { type GameDocument, open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { faultsOfDice } from '../lambdas/discord/diceCheck.ts'
import { openPlay, type Play, type Player } from './harness.ts'
import { pictures } from './scene.ts'

/** Three players at one game, by the classic rules. */
describe('a battle of three over signed HTTP', () => {
  let play: Play
  let ada: Player
  let bruno: Player
  let chloe: Player
  let dario: Player
  let game = ''
  beforeAll(async () => {
    play = await openPlay()
    ;[ada, bruno, chloe, dario] = ['Ada', 'Bruno', 'Chloé', 'Dario'].map(name => play.player(name)) as [
      Player,
      Player,
      Player,
      Player,
    ]
  })
  afterAll(() => play.close())

  const load = async () => {
    const record = await play.server.store.loadGame(game)
    if (!record) throw new Error('the game is gone')
    return record
  }
  const asked = async () => {
    const { save, seats } = await load()
    const question = save ? open(seal(save)).question : undefined
    const user = question && seats[question.by]?.user
    return question && { question, who: [ada, bruno, chloe].find(({ id }) => id === user)! }
  }

  it('needs rules that allow it, and everybody once', async () => {
    const both = { opponent: bruno.id, opponent2: chloe.id, points: 400 }
    expect((await ada.command('challenge', both)).text).toContain('3 players are too many')
    const rules = { ...both, rules: 'classic' }
    expect((await ada.command('challenge', { ...rules, opponent2: bruno.id })).text).toContain('twice')
    expect((await ada.command('challenge', { ...rules, opponent2: ada.id })).text).toContain('yourself')
  })

  it('begins when all have accepted, two of them at once, and no stranger', async () => {
    await ada.command('challenge', {
      opponent: bruno.id,
      opponent2: chloe.id,
      points: 400,
      rules: 'classic',
      board: 'the-marsh',
    })
    const [id] = await play.server.store.gamesOfUser(ada.id)
    game = id!
    expect(await play.server.store.gamesOfUser(chloe.id)).toContain(game)
    const invitation = bruno.last()
    expect((await dario.press('Accept', invitation)).text).toContain('somebody else')
    await Promise.all([bruno.press('Accept', invitation), chloe.press('Accept', invitation)])
    const { stage, seats, secret } = await load()
    expect(stage).toBe('armies')
    expect(seats.map(seat => seat.user).sort()).toEqual([ada.id, bruno.id, chloe.id].sort())
    expect(new Set(seats.map(seat => seat.number)).size).toBe(3)
    expect(secret).toBeTruthy()
    const thread = play.table.discord.channels().findLast(each => each.type === channelTypes.thread)!
    for (const player of [ada, bruno, chloe, dario]) player.channel = thread.id
  })

  it('armies are of whichever camp, hidden until all have chosen', async () => {
    await ada.press('Starter army (Good)')
    await bruno.press('Starter army (Evil)')
    expect((await load()).stage).toBe('armies')
    expect((await dario.press('Starter army (Evil)')).text).toContain('not a player')
    await chloe.press('Starter army (Good)')
    const { stage, save, seats } = await load()
    expect(stage).toBe('battle')
    expect(open(seal(save!)).state.players.map(player => player.camp)).toEqual(
      seats.map(seat => (seat.user === bruno.id ? 'evil' : 'good')),
    )
  })

  it('goes to the victory; one who gives up in the middle is out, and the others play on', async () => {
    let gone = false
    for (let step = 0; step < 600; step++) {
      const next = await asked()
      if (!next) break
      const { who, question } = next
      const { state } = open(seal((await load()).save!))
      if (!gone && state.turn >= 2 && question.kind === 'act') {
        gone = true
        await givesUp([ada, bruno, chloe].find(player => player !== who)!, who)
        continue
      }
      if (question.kind === 'deploy') {
        await who.command('deploy auto')
        await who.command('deploy done')
      } else if (question.kind === 'act') await who.command('done', { finish: true })
      else await who.command('answer', { choice: question.fallback() })
    }
    const { stage, save } = await load()
    expect(gone).toBe(true)
    expect(stage).toBe('over')
    expect(seal<CombatHexState>(save?.battle).result?.score).toHaveLength(3)
    const verified = await ada.command('game verify')
    expect(verified.text).not.toContain('⚠️')
    const exported = await dario.command('game export')
    const [attachment] = exported.message.attachments
    const content = await (await fetch(attachment?.url ?? '')).text()
    expect(faultsOfDice(content)).toEqual([])
    const document = JSON.parse(content) as GameDocument
    expect(document.players).toHaveLength(3)
    expect(document.players.filter(player => player.out)).not.toHaveLength(0)
    expect(document.result?.points).toHaveLength(3)
  })

  async function givesUp(quitter: Player, acting: Player) {
    const sure = await quitter.command('game concede')
    expect(sure.text).toContain('the others play on')
    const { version } = await load()
    await quitter.press(/^Give up|^Concede/, sure.message)
    const after = await load()
    expect(after.version).toBe(version + 1)
    expect(after.stage).toBe('battle')
    // Its figures leave with the end of the activation under way.
    const seat = after.seats.findIndex(({ user }) => user === quitter.id)
    expect(seal<CombatHexState>(after.save?.battle).players[seat]?.lost?.reason).toBe('conceded')
    // Out is out: no button, no command moves anything.
    for (const [command, options] of [
      ['done', {}],
      ['game concede', {}],
      ['game draw', {}],
      ['game pause', {}],
      ['answer', { choice: 'done' }],
    ] as const)
      expect((await quitter.command(command, options)).text).toContain('out of this battle')
    expect((await load()).version).toBe(after.version)
    await acting.command('done', { finish: true })
    const later = open(seal((await load()).save!)).state
    expect(later.players[seat]?.out).toBe(true)
    expect(later.figures.filter(each => each.owner === seat && each.condition === 'standing')).toEqual([])
    const shown = await quitter.command('map')
    expect(pictures(shown.message).join()).toContain('out, all figures gone')
  }

  it('never sends what Discord refuses', () => {
    const refused = play.table.records.filter(each => each.status >= 400)
    expect(
      refused.filter(each => JSON.stringify(each.answer) !== '{"message":"Unknown Webhook","code":10015}'),
    ).toEqual([])
    expect(play.table.discord.complaints).toEqual([])
    expect(play.troubles).toEqual([])
  })
})

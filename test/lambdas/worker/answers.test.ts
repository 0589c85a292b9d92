import { beforeEach, describe, expect, it } from 'vitest'
import { TokenRefused } from '../../../lambdas/failures.ts'
import { work } from '../../../lambdas/worker/work.ts'
import { command, press } from '../interactions/interactions.ts'
import { sampleGame } from '../store/samples.ts'
import { sendingTo, turn } from './sending.ts'
import { useWorker } from './testWorker.ts'

const { worker } = useWorker()
beforeEach(() => worker.store.createGame(sampleGame()))

const { message, give, game, texts } = sendingTo(worker)

const refusal = (status: number, code: number) => ({ status, code, reason: 'no' })

describe('an answer', () => {
  it('that refuses a public command is seen by the caller alone', async () => {
    worker.bot.commands[0] = { ...worker.bot.commands[0]!, public: ['turn'] }
    await give(turn('illegal'))
    expect(worker.said).toMatchObject([{ to: 'gone' }, { to: 'follow-up', text: 'en not-your-turn {}' }])
    let times = 0
    worker.hooks.before = () => (times++ < 2 ? refusal(404, 10015) : undefined)
    await give(turn('illegal'))
    expect(worker.said.slice(2).map(({ to }) => to)).toEqual(['gone', 'follow-up'])
    // What everybody was to see stays where it is awaited.
    await give(turn('silent'))
    expect(texts('reply')).toEqual(['silent at version 2'])
  })

  it('that overtakes the acknowledgement is tried again', async () => {
    let times = 0
    worker.hooks.before = () => (times++ < 3 ? refusal(404, 10015) : undefined)
    await give(turn('silent'))
    expect(texts('reply')).toEqual(['silent at version 2'])
    expect(worker.slept).toHaveLength(3)
  })

  it('whose token is too old is not read out to everybody', async () => {
    worker.hooks.before = call => (call.to === 'reply' ? refusal(401, 50027) : undefined)
    await give(turn('silent'))
    expect(worker.said).toMatchObject([
      { to: 'post', where: '600', text: 'en late; 101 turn true', pings: ['101'] },
    ])
  })

  it('that Discord finds wrong becomes words with an id', async () => {
    worker.hooks.before = call => (call.text.startsWith('silent') ? refusal(400, 50035) : undefined)
    await give(turn('silent'))
    expect(texts('reply')[0]).toContain(String(worker.lines[0]?.id))
  })

  it('to an interaction that waited too long is not given, and it is not played', async () => {
    await work(message(turn('first'), 14.6 * 60_000), worker)
    expect(worker.said).toMatchObject([{ to: 'post', text: 'en late; 101 turn false', pings: ['101'] }])
    expect(await game()).toEqual(sampleGame())
  })

  it('of a channel that waited too long is told of in one message, whoever it was and however often', async () => {
    const late = (changes: object) => work(message(turn('first', changes), 14.6 * 60_000), worker)
    await late({ id: '1' })
    await late({ id: '2' })
    await late({ id: '2' })
    const posted = worker.said[0]!
    expect(worker.said).toMatchObject([
      { to: 'post', text: 'en late; 101 turn false' },
      { to: 'edit', where: '600/message-1', text: 'en late; 101 turn false; 101 turn false' },
    ])
    expect(posted.pings).toEqual(['101'])
    // Somebody has deleted it.
    worker.hooks.before = call => (call.to === 'edit' ? refusal(404, 10008) : undefined)
    await late({ id: '3' })
    expect(worker.said[2]).toMatchObject({
      to: 'post',
      text: expect.stringMatching(/^en late(; 101 turn false){3}$/),
    })
    // Another outage has a message of its own.
    const { at, ...notice } = (await worker.store.lateNotice('600'))!
    await worker.store.saveLateNotice({ ...notice, at: at - 3600 })
    await late({ id: '4' })
    expect(worker.said[3]).toMatchObject({ to: 'post', text: 'en late; 101 turn false' })
  })

  it('that waited too long and only looks is not worth a word', async () => {
    await work(message(command('map', []), 14.6 * 60_000), worker)
    await work(message(press('status:g1:1:'), 14.6 * 60_000), worker)
    expect(worker.said).toEqual([])
  })

  it('to a button that everybody sees is for the presser alone', async () => {
    await give(press('press:g1:1:silent'))
    expect(worker.said).toMatchObject([{ to: 'follow-up' }])
  })

  it('to a button that shows everybody something fills its acknowledgement, and a second time the same', async () => {
    const pressed = press('show:g1:1:silent', { ephemeral: true })
    await give(pressed)
    await give(pressed)
    expect(worker.said).toMatchObject([
      { to: 'reply', text: 'silent at version 2' },
      { to: 'reply', text: 'again at version 2' },
    ])
  })

  it('that refuses a button which shows everybody something is seen by the presser alone', async () => {
    await give(press('show:g1:1:illegal', { ephemeral: true }))
    expect(worker.said).toMatchObject([{ to: 'gone' }, { to: 'follow-up', text: 'en not-your-turn {}' }])
  })

  it('that is tried again leaves whatever button was pressed as it is', async () => {
    const refused = new TokenRefused()
    worker.hooks.before = call => (call.text.startsWith('silent') ? refused : undefined)
    for (const action of ['show', 'press'])
      await expect(give(press(`${action}:g1:1:silent`, { id: action, ephemeral: true }))).rejects.toThrow()
    const told = { text: expect.stringContaining('trying-again') }
    expect(worker.said).toMatchObject([
      { to: 'reply', ...told },
      { to: 'follow-up', ...told },
    ])
  })

  it('to a button edits its message where that is the presser’s own, or where everybody is meant', async () => {
    await give(press('press:g1:1:silent', { ephemeral: true }))
    await give(press('press:g1:1:everybody'))
    expect(worker.said.filter(call => call.to !== 'post')).toMatchObject([{ to: 'reply' }, { to: 'reply' }])
  })

  it('to a button whose message is gone reaches the presser at once', async () => {
    const tried: string[] = []
    worker.hooks.before = call => {
      tried.push(call.to)
      return call.to === 'reply' ? refusal(404, 10008) : undefined
    }
    for (const argument of ['silent', 'everybody', 'illegal'])
      await give(press(`press:g1:1:${argument}`, { id: argument, ephemeral: true }))
    expect(tried).toEqual(['reply', 'follow-up', 'reply', 'follow-up', 'post', 'reply', 'follow-up'])
    expect(worker.slept).toEqual([])
  })

  it('to a command, or to a button with a reply of its own, waits for that', async () => {
    for (const given of [turn('silent'), press('show:g1:1:silent', { id: '2' })]) {
      let times = 0
      worker.hooks.before = call => (call.to === 'reply' && times++ < 2 ? refusal(404, 10008) : undefined)
      await give(given)
    }
    expect(texts('reply')).toHaveLength(2)
    expect(texts('follow-up')).toEqual([])
    expect(worker.slept).toHaveLength(4)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { signals } from '../../../lambdas/signals.ts'
import { userDefaults } from '../../../lambdas/store/defaults.ts'
import { limitIn, type TimeLimit, within } from '../../../lambdas/timeLimit.ts'
import { work } from '../../../lambdas/worker/work.ts'
import { untilAborted } from '../../helpers/untilAborted.ts'
import { command, press, typing } from '../interactions/interactions.ts'
import { sampleGame } from '../store/samples.ts'
import { option, sendingTo, turn } from './sending.ts'
import { fault, text, useWorker } from './testWorker.ts'

const { worker, calls } = useWorker()
beforeEach(async () => {
  await worker.store.createGame(sampleGame())
  for (const name of Object.keys(calls)) delete calls[name]
})

const { message, give, game, texts } = sendingTo(worker)

describe('a command', () => {
  it('changes the game, answers, and tells everybody', async () => {
    await give(turn('first'))
    expect(texts('reply')).toEqual(['first at version 2'])
    expect(texts('post')).toEqual(['first of g1 (1 told)'])
    expect(worker.said.at(-1)).toMatchObject({ where: '600', pings: ['102'] })
    expect(worker.said.at(-1)?.nonce).toMatch(/^[\w-]{24}$/)
    expect(await game()).toMatchObject({ version: 2, until: 1, outbox: [] })
    expect(await worker.store.readLog('g1')).toHaveLength(1)
  })

  it('costs one read of the game, two writes of it and no query', async () => {
    await give(turn('first'))
    expect(calls).toEqual({
      'get settings': 1,
      'get game': 1,
      'put game': 1,
      'put log': 1,
      'update game': 1,
    })
  })

  it('that is refused changes nothing', async () => {
    await give(turn('illegal'))
    expect(texts('reply')).toEqual(['en not-your-turn {}'])
    expect(await game()).toEqual(sampleGame())
    expect(calls['put game']).toBeUndefined()
  })

  it('speaks the language of the settings before that of Discord', async () => {
    await give(turn('illegal', { locale: 'fr' }))
    await worker.store.saveUserSettings({ ...userDefaults('101'), language: 'en' })
    await give(turn('illegal', { locale: 'fr' }))
    expect(texts('reply')).toEqual(['fr not-your-turn {}', 'en not-your-turn {}'])
  })

  it.each([
    ['unknown-command', command('nothing')],
    ['unknown-command', command('turn', [{ type: 1, name: 'sub', options: [] }])],
    ['unknown-option', command('turn', [option('label', 'a'), option('speed', 'b')])],
    ['missing-option', command('turn', [])],
    ['wrong-option', command('turn', [option('label', 7, 4)])],
    ['wrong-option', command('turn', [option('label', 'a'), option('now', 'yes')])],
    ['unknown-button', press('nonsense')],
    ['unknown-button', press('toString:g1:1:')],
    ['unknown-button', press('press:g1:one:')],
  ])('is refused with %s', async (code, interaction) => {
    await give(interaction)
    expect(worker.said).toHaveLength(1)
    expect(worker.said[0]?.text).toContain(`en ${code} `)
    expect(await game()).toEqual(sampleGame())
  })

  it('for a game that is not there says so', async () => {
    worker.store.loadGame = async () => undefined
    await give(turn('first'))
    expect(texts('reply')).toEqual(['en no-game {"game":"g1"}'])
  })
})

describe('an exception', () => {
  it('leaves the game as it was, and the player with an id that the log knows', async () => {
    await give(turn('explode'))
    const [line] = worker.lines
    expect(line).toMatchObject({
      level: 50,
      name: 'turn',
      user: '101',
      err: { message: 'the rules exploded' },
    })
    expect(texts('reply')).toEqual([`en went-wrong {"id":"${String(line?.id)}"}`])
    expect(texts('reply')[0]).not.toContain('exploded')
    expect(await game()).toEqual(sampleGame())
  })

  it('in words after the save does not keep the others from being told', async () => {
    worker.bot.commands = [
      {
        definition: { name: 'turn', description: 'x' },
        run: (call, services) =>
          services.changeGame(
            call,
            'g1',
            game => ({
              game,
              outbox: [{ key: 'k', do: 'post', view: 'turn', facts: {}, pings: [] }],
              reply: () => {
                throw new Error('no words')
              },
            }),
            () => text('again'),
          ),
      },
    ]
    await give(command('turn'))
    expect(texts('reply')[0]).toContain('went-wrong')
    expect(texts('post')).toEqual(['turn of g1 (0 told)'])
  })

  it('in a picture is told in words', async () => {
    const { rest } = worker
    worker.rest = {
      ...rest,
      async editReply(token, message) {
        if (message.pictures) throw new Error('no canvas')
        return rest.editReply(token, message)
      },
    }
    await give(command('picture'))
    expect(texts('reply')[0]).toContain(`en went-wrong {"id":"${String(worker.lines[0]?.id)}"}`)
  })
})

describe('a second delivery', () => {
  it('is answered and not played', async () => {
    const interaction = turn('first')
    await give(interaction)
    await give(interaction)
    expect(texts('reply')).toEqual(['first at version 2', 'again at version 2'])
    expect(texts('post')).toHaveLength(1)
    expect(await game()).toMatchObject({ version: 2, until: 1 })
  })

  it('is recognised after thirty others', async () => {
    const interaction = turn('first')
    await give(interaction)
    for (let i = 0; i < 30; i++) await give(turn('silent'))
    await give(interaction)
    expect(texts('reply').at(-1)).toContain('again')
    expect((await game()).recent).toHaveLength(31)
  })

  it('says what the first one left unsaid', async () => {
    const interaction = turn('first')
    worker.hooks.before = call => (call.to === 'post' ? fault() : undefined)
    await give(interaction)
    expect((await game()).outbox.map(({ key }) => key)).toEqual(['1/first/post'])
    expect(await worker.store.readLog('g1')).toHaveLength(1)
    worker.hooks.before = () => undefined
    await give(interaction)
    expect(texts('post')).toEqual(['first of g1 (1 told)'])
    expect(await worker.store.readLog('g1')).toHaveLength(1)
    expect((await game()).outbox).toEqual([])
  })
})

describe('two at once', () => {
  it('are both played, one after the other', async () => {
    const labels = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(labels.map(label => give(turn(label))))
    expect(await game()).toMatchObject({ version: 6, until: 5, outbox: [] })
    expect(texts('post')).toHaveLength(5)
    expect(await worker.store.readLog('g1')).toHaveLength(5)
    expect(new Set(texts('reply').map(reply => reply.slice(-1))).size).toBe(5)
  })

  it('are told to try again where the race is lost again and again; nothing is overwritten', async () => {
    worker.store.saveGame = async () => false
    await give(turn('first'))
    expect(texts('reply')).toEqual(['en busy {}'])
    expect(worker.slept.length).toBeGreaterThan(3)
    expect(worker.slept.reduce((a, b) => a + b)).toBeLessThan(12_000)
  })
})

describe('a fault', () => {
  it('is delivered again; the last time the player is told, and the message kept', async () => {
    const { store } = worker
    worker.store = {
      ...store,
      loadGame: () => Promise.reject(Object.assign(new Error('throttled'), { $metadata: {} })),
    }
    const interaction = turn('first')
    await expect(give(interaction, { attempt: 1, attempts: 2 })).rejects.toThrow('throttled')
    expect(worker.said).toEqual([])
    await expect(give(interaction, { attempt: 2, attempts: 2 })).rejects.toThrow('throttled')
    const id = worker.lines.find(line => line.level === 50)?.id
    expect(texts('reply')).toEqual([`en went-wrong {"id":"${String(id)}"}`])
    worker.store = store
    expect(await game()).toEqual(sampleGame())
  })

  it('after the save is answered at the next delivery, and the others are told at once', async () => {
    worker.hooks.before = call => (call.to === 'reply' ? fault() : undefined)
    const interaction = turn('first')
    await expect(give(interaction)).rejects.toThrow('connection lost')
    expect(texts('post')).toHaveLength(1)
    worker.hooks.before = () => undefined
    await give(interaction)
    expect(texts('reply')).toEqual(['again at version 2'])
    expect(await game()).toMatchObject({ version: 2, until: 1 })
  })
})

describe('the time that is left', () => {
  const never = () => new Promise<never>(() => undefined)
  const inTime = async (attempt = 1) => {
    const { rest } = worker
    const bounded = { ...worker, rest: { ...rest, within: (limit: TimeLimit) => within(rest, limit) } }
    const delivery = { attempt, attempts: 4 }
    await expect(work(message(turn('first')), bounded, delivery, limitIn(100))).rejects.toThrow('time')
  }

  it('ends with a DynamoDB that hangs: nothing is changed, and the player is told', async () => {
    const { store } = worker
    worker.store = { ...store, saveGame: never }
    await inTime()
    expect(texts('reply')).toEqual(['en trying-again {}'])
    worker.store = store
    expect(await game()).toEqual(sampleGame())
    // The last delivery says so with an id.
    worker.store = { ...store, loadGame: never }
    await inTime(4)
    expect(texts('reply').at(-1)).toContain('went-wrong')
  })

  it('ends with a Discord that hangs; what was saved is answered and told at the next delivery', async () => {
    const { rest } = worker
    // The time is up when it has been asked.
    const up = new AbortController()
    const hang = () => {
      up.abort()
      return never()
    }
    worker.rest = { ...rest, editReply: hang, post: hang }
    const interaction = turn('first')
    const bounded = { ...worker.rest, within: (limit: TimeLimit) => within(worker.rest, limit) }
    const given = work(message(interaction), { ...worker, rest: bounded }, undefined, untilAborted(up))
    await expect(given).rejects.toThrow('time')
    expect(await game()).toMatchObject({ version: 2, until: 1 })
    expect((await game()).outbox).toHaveLength(2)
    worker.rest = rest
    await give(interaction)
    expect(texts('reply')).toEqual(['again at version 2'])
    expect(texts('post')).toHaveLength(1)
    expect(await game()).toMatchObject({ version: 2, until: 1, outbox: [] })
  })
})

it('a fault of ours is told at once, and an alarm reads of it', async () => {
  const { store } = worker
  const refused = Object.assign(new Error('no'), { name: 'AccessDeniedException', $metadata: {} })
  worker.store = { ...store, loadGame: () => Promise.reject(refused) }
  await expect(give(turn('first'))).rejects.toThrow('no')
  expect(texts('reply')).toEqual(['en trying-again {}'])
  expect(worker.lines.filter(line => line.msg === signals.broken)).toHaveLength(1)
})

it('what DynamoDB will never take is told at once, and not delivered again', async () => {
  const { store } = worker
  const tooLarge = Object.assign(new Error('Item size'), { name: 'ValidationException', $metadata: {} })
  worker.store = { ...store, saveGame: () => Promise.reject(tooLarge) }
  await give(turn('first'))
  expect(texts('reply')[0]).toContain('went-wrong')
  worker.store = store
  expect(await game()).toEqual(sampleGame())
})

it('drops what is no interaction', async () => {
  await work({ interaction: { id: '1' }, receivedAt: worker.now() }, worker)
  await give({ ...turn('first'), member: undefined })
  await give(typing('turn', [option('label', 'first')]))
  expect(worker.said).toEqual([])
  expect(worker.lines).toHaveLength(3)
  expect(await game()).toEqual(sampleGame())
})

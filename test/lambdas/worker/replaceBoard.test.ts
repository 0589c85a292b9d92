import { beforeEach, describe, expect, it } from 'vitest'
import type { Made } from '../../../lambdas/discord/api/interaction.ts'
import type { Call, Message } from '../../../lambdas/discord/types.ts'
import { answer } from '../../../lambdas/worker/sendAnswer.ts'
import { memoryStore } from '../../helpers/memoryStore.ts'
import { fault, makeTestWorker, type TestWorker, text } from './testWorker.ts'

let worker: TestWorker
let now = 1_790_000_000
beforeEach(() => {
  worker = makeTestWorker(memoryStore())
  now = 1_790_000_000
})

const board = (game = 'g1', more: Partial<Message> = {}): Message => ({
  ...text('board'),
  board: game,
  ...more,
})

interface How {
  channel?: string
  user?: string
  /** the message whose button was pressed, and whether it is the presser's own */
  on?: string
  own?: boolean
  /** what it is called, or its button */
  name?: string
}

/** An answer to a command, or to a button, by the token that is named. */
const show = (
  token: string,
  message: Message,
  { channel = '600', user = '101', on, own, name = 'turn' }: How = {},
) =>
  answer(
    (on === undefined
      ? { type: 2, id: token, token }
      : { type: 3, id: token, token, message: { id: on, flags: own ? 64 : 0 } }) as unknown as Made,
    {
      id: token,
      name,
      kind: on === undefined ? 'command' : 'component',
      isPrivate: own === true,
      user: { id: user },
      channel,
      now,
    } as Call,
    message,
    worker,
  )

/** What was taken away: by which token, and which message if it is not the answer itself. */
const gone = () =>
  worker.said.filter(({ to }) => to === 'gone').map(({ where, text }) => `${where} ${text}`.trim())

describe('a private board', () => {
  it('takes the place of the one before, which goes by the token that made it', async () => {
    await show('t1', board())
    expect(gone()).toEqual([])
    await show('t2', board())
    expect(gone()).toEqual(['t1'])
    await show('t3', board())
    expect(gone()).toEqual(['t1', 't2'])
  })

  it('stays where a button on it changes it, and goes by the token of that button then', async () => {
    worker.rest.editReply = async token => ({ ok: true, value: token.startsWith('b') ? 'm1' : token })
    await show('m1', board())
    await show('b1', board(), { on: 'm1', own: true })
    expect(gone()).toEqual([])
    now += 14 * 60
    await show('t2', board())
    expect(gone()).toEqual(['b1'])
  })

  it('goes by its id where it followed a button that everybody sees', async () => {
    await show('b1', board(), { on: 'public' })
    await show('b2', board(), { on: 'public' })
    expect(gone()).toEqual([expect.stringMatching(/^b1 follow-\d+$/)])
  })

  it('stays where Discord takes its token no more, and where the same answer is sent again', async () => {
    await show('t1', board())
    await show('t1', board())
    now += 15 * 60
    await show('t2', board())
    expect(gone()).toEqual([])
  })

  it('stays in another channel, of another game, and of somebody else', async () => {
    await show('t1', board())
    await show('t2', board(), { channel: '601' })
    await show('t3', board('g2'))
    await show('t4', board(), { user: '102' })
    expect(gone()).toEqual([])
  })

  it('is replaced by no words alone, and by nothing that everybody sees', async () => {
    await show('t1', board())
    await show('t2', text('no'))
    await show('b1', board('g1', { everybody: true }), { on: 'public' })
    await show('b2', board(), { on: 'public', name: 'show' })
    worker.bot.commands[0]!.public = ['turn']
    await show('t3', board())
    expect(gone()).toEqual([])
  })

  it('is an answer all the same where the one before cannot be taken away', async () => {
    await show('t1', board())
    for (const instead of [fault(), { status: 404, code: 10_008, reason: 'Unknown Message' }]) {
      worker.hooks.before = ({ to }) => (to === 'gone' ? instead : undefined)
      await show(`after-${instead instanceof Error}`, board())
    }
    expect(worker.said.filter(({ to }) => to === 'reply')).toHaveLength(3)
    worker.store.swapBoard = () => Promise.reject(fault())
    await show('t5', board())
    expect(worker.said.filter(({ to }) => to === 'reply')).toHaveLength(4)
    // Tokens are nobody's business.
    expect(JSON.stringify(worker.lines)).not.toContain('"t1"')
  })
})

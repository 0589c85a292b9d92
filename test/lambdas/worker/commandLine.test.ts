import { beforeEach, expect, it } from 'vitest'
import { signals } from '../../../lambdas/signals.ts'
import { work } from '../../../lambdas/worker/work.ts'
import { command, press, type Raw } from '../interactions/interactions.ts'
import { sampleGame } from '../store/samples.ts'
import { fault, useWorker } from './testWorker.ts'

const { worker } = useWorker()
beforeEach(() => worker.store.createGame(sampleGame()))

const turn = (label: string) => command('turn', [{ type: 3, name: 'label', value: label }])
const give = (interaction: Raw, attempt = 1, age = 0) =>
  work({ interaction, receivedAt: worker.now() - age }, worker, { attempt, attempts: 4 }).catch(
    () => undefined,
  )
/** The lines of commands. */
const told = () => worker.lines.filter(({ msg }) => msg === signals.command)

it('one line tells of a command: whose, about what, how it went, and what the time went into', async () => {
  const interaction = turn('first')
  await give(interaction, 2, 70)
  expect(told()).toHaveLength(1)
  expect(told()[0]).toMatchObject({
    level: 30,
    interaction: interaction.id,
    game: 'g1',
    player: '101',
    command: 'turn',
    delivery: 2,
    outcome: 'done',
    bytes: 0,
  })
  const ms = told()[0]!.ms as Record<string, number>
  expect(Object.keys(ms).sort()).toEqual(
    ['draw', 'load', 'posts', 'reply', 'rules', 'save', 'total', 'waited'].sort(),
  )
  expect(ms.waited).toBe(70)
  const { total = 0, waited: _, ...spent } = ms
  expect(Object.values(spent).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(total + 4)
  expect(told()[0]).not.toHaveProperty('_aws')
})

it.each<[string, () => Promise<unknown>, object]>([
  ['done', () => give(press('press:g1:1:first')), { command: 'button press', game: 'g1' }],
  ['refused', () => give(turn('illegal')), { game: 'g1' }],
  ['refused', () => give(command('nothing')), { command: 'nothing' }],
  ['went-wrong', () => give(turn('explode')), { problem: expect.stringMatching(/^[0-9a-f]{8}$/) as string }],
  ['too-late', () => give(turn('first'), 1, 14.6 * 60_000), {}],
])('says that it was %s', async (outcome, act, more) => {
  await act()
  expect(told()).toMatchObject([{ outcome, ...more }])
})

it('says which delivery it was, and in the end that it was given up, with the id that the player is told', async () => {
  worker.store.saveGame = () => Promise.reject(fault())
  const interaction = turn('first')
  for (const attempt of [1, 2, 3, 4]) await give(interaction, attempt)
  expect(told().map(({ delivery, outcome }) => [delivery, outcome])).toEqual([
    [1, 'again'],
    [2, 'again'],
    [3, 'again'],
    [4, 'given-up'],
  ])
  const { problem } = told()[3]!
  expect(problem).toMatch(/^[0-9a-f]{8}$/)
  expect(worker.said.at(-1)?.text).toContain(String(problem))
  expect(worker.lines.filter(({ id }) => id === problem)).toMatchObject([{ interaction: interaction.id }])
})

it('bears the metrics that the dashboard shows, where there is a stage', async () => {
  worker.stage = 'prod'
  await give(turn('first'), 1, 70)
  await give(turn('explode'))
  for (const [i, failed] of [0, 1].entries()) {
    const line = told()[i]!
    expect(line).toMatchObject({
      Stage: 'prod',
      CommandWait: i ? 0 : 70,
      CommandBytes: 0,
      CommandFailed: failed,
    })
    expect(line.CommandTime).toBe((line.ms as { total: number }).total)
    const { _aws } = line as { _aws: { CloudWatchMetrics: { Metrics: { Name: string }[] }[] } }
    const [{ Metrics } = { Metrics: [] }] = _aws.CloudWatchMetrics
    expect(Metrics.map(({ Name }) => Name)).toEqual([
      'CommandTime',
      'CommandWait',
      'CommandBytes',
      'CommandFailed',
    ])
  }
})

it('never writes the token of the interaction, nor secret and seed of the game, wherever an error has them', async () => {
  const interaction = turn('first')
  const game = sampleGame({ id: 'g1', version: 1, secret: 'planted-secret' })
  worker.store.loadGame = async () => ({ ...game, save: { seed: 'planted-seed' } as never })
  worker.store.saveGame = () => Promise.reject(new Error(`${interaction.token} planted-secret planted-seed`))
  await give(interaction)
  expect(told()).toMatchObject([{ outcome: 'went-wrong' }])
  expect(JSON.stringify(worker.lines)).toContain('… … …')
  expect(JSON.stringify(worker.lines)).not.toMatch(/planted|token-/)
})

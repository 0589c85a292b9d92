import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import { gatherEvents } from '../../../lambdas/game/splitPosts.ts'
import type { LogEntry } from '../../../lambdas/store/types.ts'
import { combatHexTelling, type Entry } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { battleLog } from '../../helpers/ownTypes.ts'
import {
  askForRoles,
  labelsOf,
  makeTestServer,
  type Person,
  questionOf,
  startBattle,
  stateOf,
  type TestServer,
  textOf,
} from '../discord/testServer.ts'

const at = { turn: 1, phase: 'attack' } as const
const turned = (n: number): LogEntry => seal({ n, ...at, event: 'turned', figure: `A${n}`, facing: 'N' })
const undone = (n: number): LogEntry =>
  seal({ n, ...at, event: 'undone', by: 0, answer: 'turn A1 N', since: n })
const placed = (n: number, figure: string, hex = 'C7'): LogEntry =>
  seal({
    n,
    turn: 0,
    phase: 'deployment',
    event: 'placed',
    figure,
    at: hex,
    facing: 'N',
  })
const inTheEnd = (entries: LogEntry[]): LogEntry[] => seal(combatHexTelling.inTheEnd!(battleLog(entries)))
const numbers = (entries: LogEntry[]) => entries.map(({ n }) => n)

describe('gathering', () => {
  it('leaves out what was taken back before anybody was told', () => {
    expect(numbers(gatherEvents([turned(1), turned(2), turned(3)], [undone(4)], 2))).toEqual([1])
    // an activation that was only closed leaves nothing behind
    expect(numbers(gatherEvents([turned(1)], [undone(2)], 2))).toEqual([1])
    expect(numbers(gatherEvents([turned(1), turned(2)], [undone(3), turned(4)], 2))).toEqual([1, 4])
  })

  it('says that something was taken back where it had been told', () => {
    expect(numbers(gatherEvents([], [undone(4)], 2))).toEqual([4])
  })

  it('tells of a deployment where everybody stands in the end', () => {
    const lifted: LogEntry = seal({ n: 3, turn: 0, phase: 'deployment', event: 'lifted', figure: 'A2' })
    const before = [placed(1, 'A1'), placed(2, 'A2')]
    const all = gatherEvents(before, [lifted, placed(4, 'A1', 'C8')])
    expect(numbers(inTheEnd(all))).toEqual([4])
    // taken back, it stands where it stood before
    expect(numbers(inTheEnd(gatherEvents(all, [seal({ ...undone(5), phase: 'deployment' })], 4)))).toEqual([
      1,
    ])
    expect(numbers(inTheEnd(gatherEvents(all, [seal({ ...undone(5), phase: 'deployment' })], 3)))).toEqual([
      1, 2,
    ])
    // Whoever begins on somebody's arms is told of like whoever is placed (8.42), and once.
    const up = (n: number, phase: Entry['phase'] = 'deployment'): LogEntry =>
      seal({
        n,
        turn: 0,
        phase,
        event: 'taken-up',
        figure: 'A2',
        by: 'A1',
        at: 'B9',
      })
    expect(numbers(inTheEnd([...before, up(3)]))).toEqual([1, 3])
    expect(numbers(inTheEnd([...before, up(3), { ...lifted, n: 4 }]))).toEqual([1])
    expect(numbers(inTheEnd([up(1), up(2, 'attack'), up(3, 'defence')]))).toEqual([1, 2, 3])
  })
})

describe('what everybody is told', () => {
  let server: TestServer
  let asked: () => Person
  let other: () => Person
  const question = () => questionOf(server)

  beforeEach(async () => {
    server = makeTestServer()
    const battle = await startBattle(server, { points: 1000, camps: 'good', board: 'the-marsh' })
    ;({ asked, other } = battle)
    await askForRoles(battle.alice, battle.bob)
    await onTo('act')
  })

  async function onTo(kind: string) {
    for (let step = 0; question().kind !== kind && step < 60; step++) {
      const { kind: now } = question()
      if (now === 'deploy') await asked().command('deploy auto')
      const choice = now === 'deploy' ? 'done' : question().fallback()
      await asked().command('answer', { choice })
    }
  }

  it('is one message for a phase and one ping, however many figures act', async () => {
    const who = asked()
    const posts = server.posts.length
    const ways: string[] = []
    for (let i = 0; i < 4; i++) {
      const answer = question()
        .space.enumerate(
          `move ${stateOf(server).figures.find(f => f.owner === question().by && f.actionTaken === 'nothing' && f.at >= 0 && question().space.enumerate(`move ${f.id} `, 1).length)!.id} `,
          500,
        )
        .at(-1)!
      ways.push(`→ ${answer.split(' ')[2]!.split('-').at(-1)}`)
      await who.command('answer', { choice: answer })
      await who.command('done')
    }
    expect(server.posts).toHaveLength(posts)
    while (asked() === who) await who.command('done')
    const [happened, ping, ...more] = server.posts.slice(posts)
    expect(more).toEqual([])
    for (const way of ways) expect(textOf(happened!)).toContain(way)
    expect(happened!.pictures).toHaveLength(1)
    expect(happened!.pings ?? []).toEqual([])
    expect(ping!.pings).toEqual([asked().user])
    expect(textOf(ping!)).not.toContain(ways[0])
    // Whoever is asked now finds it also where it was not posted.
    for (const way of ways) expect(textOf(await asked().command('game status'))).toContain(way)
  })

  it('comes in parts, without a picture, where it would be too much for one', async () => {
    const who = asked()
    const posts = server.posts.length
    const figures = stateOf(server).figures.filter(f => f.owner === question().by && f.at >= 0)
    for (const { id } of figures)
      for (let i = 0; i < 4; i++) {
        const [answer] = question().space.enumerate(`turn ${id} `, 1)
        if (answer) await who.command('answer', { choice: answer })
      }
    const parts = server.posts.slice(posts)
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) {
      expect(part.pictures).toBeUndefined()
      expect(labelsOf(part)).toEqual(['Show me'])
      expect(textOf(part)).toMatch(/^\*\*Turn 1/)
      expect(textOf(part)).not.toContain('more in')
    }
    await who.command('game undo')
    while (asked() === who) await who.command('done')
    const told = server.told.flat().filter(({ event }) => event === 'turned')
    expect(told.length).toBeGreaterThanOrEqual(figures.length * 4 - 1)
  })

  /** What a message says; of a combat that is over its card says most. */
  const wordsFor = (message: Message): string =>
    [
      textOf(message),
      ...(message.pictures ?? []).flatMap(({ name, alt }) => (name === 'combats.png' ? alt : [])),
    ].join('\n')

  it('is a combat from its beginning, also where it passes from hand to hand', async () => {
    for (const player of [asked(), other()])
      await player.command('orders set', { topic: 'everything', value: 'ask', scope: 'game' })
    let goneOn = 0
    for (let step = 0; server.game().stage === 'battle' && goneOn < 3 && step < 600; step++) {
      const before = server.posts.length
      const { kind, fallback } = question()
      await (kind === 'act' ? asked().command('done', { finish: true }) : null)
      if (kind !== 'act') await asked().command('answer', { choice: fallback() })
      const told = server.told.at(-1) ?? []
      const inside = ['hits', 'converted', 'damage', 'allocated', 'wounded']
      const goesOn =
        battleLog(told).some(({ event, phase }) => phase === 'combat' && inside.includes(event)) &&
        !told.some(({ event }) => event === 'combat-began')
      const post = server.posts.slice(before).find(({ pictures }) => pictures)
      if (!goesOn || !post) continue
      goneOn++
      expect(wordsFor(post)).toMatch(/⚔️ .* (dice|die) ⚔ /)
      // Whoever comes to look finds the same, and so does whoever has answered.
      expect(wordsFor(await other().command('game status'))).toMatch(/⚔️ .* (dice|die) ⚔ /)
    }
    expect(goneOn).toBe(3)
    const numbersTold = numbers(server.told.flat())
    expect(numbersTold).toEqual([...new Set(numbersTold)])
  })

  it('is everything, and nothing twice, over a whole battle with moves taken back', async () => {
    for (let step = 0; server.game().stage === 'battle' && step < 3000; step++) {
      const choice = question().fallback()
      if (step % 7 === 3 && question().kind === 'act') {
        await asked().command('done')
        await asked().command('game undo')
        continue
      }
      await asked().command('answer', { choice })
      if (step % 5 === 0 && server.game().stage === 'battle') await asked().command('game undo')
      if (step % 11 === 0) await other().command('game status')
      if (step === 400)
        await asked()
          .command('game concede')
          .then(sure => asked().click(sure, 'Give up'))
    }
    expect(server.game()).toMatchObject({ stage: 'over', news: { waiting: [] } })
    const told = numbers(server.told.flat())
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
    const log = await server.store.readLog(server.game().id)
    const silent = new Set(numbers(log).filter(n => !told.includes(n)))
    // Only what was taken back is left out, with the taking back itself.
    const back = log.filter(({ event }) => event === 'undone').length
    const left = log.filter(({ n, event }) => silent.has(n) && event !== 'undone' && event !== 'placed')
    expect(back).toBeGreaterThan(5)
    expect(left.length).toBeLessThanOrEqual(back)
    for (const { event } of left)
      expect(['moved', 'turned', 'activated', 'converted', 'edge-chosen', 'nobody-acted']).toContain(event)
  })
})

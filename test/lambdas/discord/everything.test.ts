import { describe, expect, it } from 'vitest'
import { parseCustomId } from '../../../lambdas/discord/api/customId.ts'
import { anyVerb, figureMessage } from '../../../lambdas/discord/games/combat-hex/figureActions.ts'
import { packAnswers, unpackAnswers } from '../../../lambdas/discord/games/combat-hex/packAnswers.ts'
import { type GameView, gameView } from '../../../lambdas/discord/games/gameView.ts'
import { listOf } from '../../../lambdas/discord/games/lists.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { ownMessage } from '../../../lambdas/discord/views/battle/ownMessage.ts'
import { publicMessage } from '../../../lambdas/discord/views/battle/publicMessage.ts'
import type { GameRecord, Locale, LogEntry } from '../../../lambdas/store/types.ts'
import {
  type CombatHexState,
  open,
  questionKinds,
  resume,
  setUp,
  starterArmy,
} from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { commit, joinSeed, type Policy } from '../../../rules/index.ts'
import { many, thorough } from '../../helpers/thorough.ts'
import { checkMessage } from './limits.ts'
import { partsOf, selectsOf } from './testServer.ts'

const secret = 'ab'.repeat(32)
const nobody: Policy<CombatHexState> = () => undefined

function newGame(points: number, seed: string): GameRecord {
  const numbers = ['1', seed]
  // The bearer of the Ring comes along, with questions of its own.
  const armies = { good: [...starterArmy('good', points), 'frodo'], evil: starterArmy('evil', points) }
  const outcome = setUp(
    {
      rules: 'tournament',
      points,
      board: null,
      camps: null,
      players: [
        { name: 'Alice', armies },
        { name: 'Bob', armies },
      ],
      seed: joinSeed(secret, numbers),
      lastTurn: 8,
    },
    { policy: nobody },
  )
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return {
    id: 'abcdefghijklm',
    version: 123,
    stage: 'battle',
    guild: null,
    channel: '1',
    thread: null,
    language: 'en',
    terms: { rules: 'tournament', points, camps: 'rolled', board: 'rolled', pace: '24h', missed: 'lose' },
    invited: null,
    seats: ['Alice', 'Bob'].map((name, i) => ({
      user: `10000000000000000${i}`,
      name,
      locale: 'en' as const,
      number: numbers[i]!,
      armies: {},
    })),
    secret,
    commitment: commit(secret),
    save: seal(outcome.save),
    until: 1_790_000_000,
    made: 0,
    changed: 0,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
}

/** Answers that the buttons and selects of a message would give at once. */
function offered(message: Message, table: GameView): string[] {
  const answers: string[] = []
  for (const part of partsOf(message)) {
    const at = typeof part.custom_id === 'string' ? parseCustomId(part.custom_id) : undefined
    if (at?.action !== 'answer' && at?.action !== 'to' && at?.action !== 'deploy') continue
    const values = (part.options as { value: string }[] | undefined)?.map(option => option.value)
    for (const value of values ?? ['']) {
      if (value.startsWith('~')) continue
      if (at.action === 'to') {
        const [verb = '', label = ''] = at.argument.split(' ')
        const [first = '', ...others] = verb === anyVerb ? value.split(' ') : [verb, value]
        answers.push([first, label, ...others].join(' '))
      } else if (at.action !== 'answer') answers.push(`${listOf(at.argument)} ${value}`)
      else answers.push(...(value ? [value] : unpackAnswers(seal(table), at.argument)))
    }
  }
  return answers
}

/** Plays a battle by chance with every question put to the players, and looks at what would be sent. */
function playThrough(
  points: number,
  seed: number,
  look: (table: GameView, events: LogEntry[]) => void,
): GameRecord {
  let random = seed * 2_654_435_761
  const pick = (n: number) => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((random / 2 ** 32) * n)
  }
  let game = newGame(points, String(seed))
  let events: LogEntry[] = []
  for (let step = 0; step < 1500; step++) {
    const { question } = open(seal(game.save!))
    const locale: Locale = step % 2 ? 'fr' : 'en'
    look(gameView(game, locale, game.seats[question?.by ?? 0]!.user)!, events)
    if (!question) return { ...game, stage: 'over' }
    const quick = pick(3) === 0
    const answer = quick ? question.space.sample(pick) : question.fallback()
    const outcome = resume(seal(game.save!), answer, { policy: nobody })
    if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
    game = { ...game, save: seal(outcome.save) }
    events = seal(outcome.events)
  }
  throw new Error('the battle does not end')
}

describe('everything that a battle can send', () => {
  it.each([
    [500, 1],
    [1000, 2],
    [1500, 3],
  ])('keeps to the limits of Discord, and every button is a legal answer (%i points)', (points, seed) => {
    const seen = new Set<string>()
    let looked = 0
    const look = (table: GameView, events: LogEntry[]) => {
      const { question } = table
      // What is asked for the first time is looked at in any case.
      if (looked++ % many(1, 4) && (!question || seen.has(question.kind))) return
      const message = publicMessage(table, { told: events })
      expect(checkMessage(message)).toEqual([])
      if (!question) return
      seen.add(question.kind)
      const answers = offered(message, table)
      const buttons = partsOf(message).filter(part => typeof part.custom_id === 'string')
      expect(buttons.length, question.kind).toBeGreaterThan(0)
      for (const answer of answers) expect(question.space.check(answer), answer).toMatchObject({ ok: true })
    }
    expect(playThrough(points, seed, look).stage).toBe('over')
    // Some questions are rare: they may take more than one battle.
    if (points === 1500 && thorough)
      for (let more = 10; more < 20 && seen.size < questionKinds.length; more++)
        playThrough(points, more, look)
    for (const kind of seen) expect(questionKinds).toContain(kind)
    if (points === 1500 && thorough) expect([...seen].sort()).toEqual([...questionKinds].sort())
  })

  it('shows every figure with what it can do', () => {
    let looked = 0
    playThrough(1500, 7, table => {
      const { question } = table
      if (question?.kind !== 'act' && question?.kind !== 'deploy') return
      if (looked++ % 9) return
      const figures = selectsOf(ownMessage(table)).flatMap(select => select.options)
      for (const { value } of figures.filter(option => !option.value.startsWith('~'))) {
        const message =
          question.kind === 'deploy'
            ? ownMessage(table, { opened: value })
            : figureMessage(seal(table), value)
        expect(checkMessage(message)).toEqual([])
        for (const answer of offered(message, table).slice(0, 30))
          expect(question.space.check(answer), answer).toMatchObject({ ok: true })
      }
    })
    expect(looked).toBeGreaterThan(20)
  })

  it('packs the longest ways into a custom id, and unpacks them', () => {
    let longest = ''
    playThrough(1500, 5, table => {
      const { question, locale } = table
      if (question?.kind !== 'act' || locale === 'fr') return
      for (const answer of question.space.enumerate('move ', 3000)) {
        if (answer.length < longest.length) continue
        longest = answer
        const packed = packAnswers(seal(table), [answer, 'run A12 X16 NE'])
        expect(packed.length + 'answer:abcdefghijklm:123:'.length).toBeLessThanOrEqual(100)
        expect(unpackAnswers(seal(table), packed)).toEqual([answer, 'run A12 X16 NE'])
      }
    })
    expect(longest.split('-').length).toBeGreaterThan(6)
  })
})

import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  abilityIds,
  type CombatHexOutcome,
  type CombatHexSave,
  check,
  type GameQuestion,
  isClassic,
  makeAnswer,
  open,
  parseAnswer,
  questionKinds,
  resume,
  setUp,
} from '../../rules/combat-hex/index.ts'
import { boards, die } from '../../rules/index.ts'
import {
  asksOf,
  change,
  fileOf,
  goldenNames,
  looksOf,
  type Moment,
  readGolden,
  readMarsh,
  replay,
  stepLine,
  writeGolden,
} from '../helpers/golden.ts'
import { line } from '../helpers/goldens.ts'
import { countWork, noWork } from '../helpers/work.ts'

/**
 * Recorded battles, played again. Where one differs, a rule has changed, or what is seen of a battle: on purpose,
 * then `UPDATE_GOLDEN=1 npx vitest run test/rules/golden.test.ts` records all of them anew, and `git diff` shows
 * what that changes; or not.
 */
async function recordAnew() {
  const { recordAll, recordMarsh } = await import('../helpers/recordGolden.ts')
  writeFileSync(fileOf('the-marsh'), `${JSON.stringify(recordMarsh(1165), null, 1)}\n`)
  for (const { name, golden } of recordAll()) writeFileSync(fileOf(name), writeGolden(golden))
}
if (process.env.UPDATE_GOLDEN) beforeAll(recordAnew, 600_000)

/** `SHOW_GOLDEN=classic-1:17` prints what is told and seen at one answer of a battle. */
const [shownName, shownStep] = (process.env.SHOW_GOLDEN ?? '').split(':')
const names = goldenNames().filter(name => name !== 'the-marsh')
const work = { tournament: noWork(), classic: noWork() }
const asked = new Set<string>()

/** Whatever is listed is an answer with a verb, or a label, that is written as it was read. */
function everyAnswerIsReadBack({ kind, space }: GameQuestion) {
  for (const text of space.enumerate('', 100_000)) {
    const answer = parseAnswer(text)
    if (!answer || makeAnswer(answer) !== text) expect.fail(`${text} is read as ${JSON.stringify(answer)}`)
    if (answer.verb === 'name' && kind !== 'board') expect.fail(`${text} of ${kind} is no verb`)
  }
}

describe('golden battles', () => {
  it.each(names)('%s is told and seen again, answer by answer', name => {
    const golden = readGolden(name)
    let last: Moment | undefined
    for (const moment of replay(golden)) {
      last = moment
      if (name === shownName && moment.n === Number(shownStep))
        console.log([...moment.events.map(line), JSON.stringify(looksOf(moment), null, 1)].join('\n'))
      const now = stepLine(moment)
      const was = golden.steps[moment.n]!
      if (now !== was) expect.fail(change(name, moment, was, now, 'test/rules/golden.test.ts'))
      const { state, question } = open(moment.save)
      if (question && moment.n % 10 === 0) everyAnswerIsReadBack(question)
      countWork(work[golden.options.rules], moment.events, state)
      if (moment.save.pending) asked.add(moment.save.pending.kind)
    }
    expect(last?.save.battle.phase).toBe('over')
    expect(last?.save.dice).toBe(golden.dice.length)
    const faces = Array.from(golden.dice, (_, n) => die(golden.options.seed, n))
    expect(faces.join('')).toBe(golden.dice)
  })

  it('are of both books, of two to four players, with orders and with answers taken back', () => {
    const all = names.map(readGolden)
    const kinds = new Set(all.map(({ options }) => `${options.rules} ${options.players.length}`))
    expect([...kinds].sort()).toEqual(['classic 2', 'classic 3', 'classic 4', 'tournament 2'])
    expect(all).toHaveLength(20)
    expect(all.filter(({ orders }) => orders).length).toBeGreaterThan(3)
    for (const word of ['/undo', '/finish', '/concede'])
      expect(all.some(({ steps }) => steps.some(step => step.includes(` ${word} `)))).toBe(true)
    expect(new Set(all.flatMap(({ options }) => options.board ?? [])).size).toBe(boards().length)
  })

  it('have every ability at work, and every question asked', () => {
    expect(abilityIds.filter(id => !work.tournament[id])).toEqual([])
    expect(abilityIds.filter(id => isClassic(id) && !work.classic[id])).toEqual([])
    expect(questionKinds.filter(kind => !asked.has(kind))).toEqual([])
  })
})

describe('a golden battle in full', () => {
  it('is told again, event by event', () => {
    const golden = readMarsh()
    const thrown: number[] = []
    const dice = (n: number) => {
      thrown.push(n)
      const face = Number(golden.dice[n])
      if (!face) throw new Error(`die ${n} was not thrown when this was recorded`)
      return face
    }
    const asks = asksOf(undefined, dice)
    let told = 0
    let save: CombatHexSave | undefined
    const follow = (outcome: CombatHexOutcome, what: string) => {
      if (!outcome.ok) throw new Error(`${what} is refused: ${JSON.stringify(outcome.refusal)}`)
      for (const event of outcome.events) expect(line(event), `after ${what}`).toBe(golden.told[told++])
      save = JSON.parse(JSON.stringify(outcome.save)) as CombatHexSave
      expect(check(save)).toEqual([])
    }
    follow(setUp(golden.options, asks), 'the beginning')
    for (const [i, answer] of golden.answers.entries())
      follow(resume(save!, answer, asks), `answer ${i}, ${answer}`)
    expect(told).toBe(golden.told.length)
    expect(thrown).toHaveLength(golden.dice.length)
    expect(save?.battle.phase).toBe('over')
    expect(save?.pending).toBeNull()
  })

  it('has the dice of its seed', () => {
    const golden = readMarsh()
    const faces = Array.from(golden.dice, (_, n) => die(golden.options.seed, n))
    expect(faces.join('')).toBe(golden.dice)
  })

  it('has something of everything', () => {
    const golden = readMarsh()
    const names = new Set(golden.told.map(text => text.split(' ')[2]))
    for (const name of 'moved ran turned shot disengaging free-attack converted wounded removed'.split(' '))
      expect(names).toContain(name)
    for (const name of 'combat-began allocated lost activated warded saved kept-up ended'.split(' '))
      expect(names).toContain(name)
  })
})

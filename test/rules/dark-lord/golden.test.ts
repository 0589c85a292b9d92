import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { darkLord, type QuestionKind, scenarioIds } from '../../../rules/dark-lord/index.ts'
import { boards, die } from '../../../rules/index.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import { darkLordGoldens, type ReplayMoment } from '../../helpers/darkLordGolden.ts'
import { countDarkLordWork, idleIn, noDarkLordWork } from '../../helpers/darkLordWork.ts'
import { line } from '../../helpers/goldens.ts'

/**
 * Recorded battles of The Dark Lord, played again. Where one differs, a rule has changed, or what is seen of a battle: on
 * purpose, then `UPDATE_GOLDEN=1 npx vitest run test/rules/dark-lord/golden.test.ts` records all of them anew, and
 * `git diff` shows what that changes; or not.
 */
const { change, fileOf, goldenNames, readGolden, replay, stepLine, writeGolden } = darkLordGoldens

if (process.env.UPDATE_GOLDEN)
  beforeAll(async () => {
    const { recordDarkLordBattles } = await import('../../helpers/recordDarkLord.ts')
    for (const { name, golden } of recordDarkLordBattles()) writeFileSync(fileOf(name), writeGolden(golden))
  })

/** `SHOW_GOLDEN=flight-1:17` prints what is told at one answer of a battle. */
const [shownName, shownStep] = (process.env.SHOW_GOLDEN ?? '').split(':')
const engine = engineOf(darkLord)
const work = noDarkLordWork()
const asked = new Set<string>()

const kinds = Object.keys({
  deploy: true,
  holder: true,
  rally: true,
  'will-now': true,
  'will-move': true,
  act: true,
  shots: true,
  'compel-move': true,
  force: true,
  might: true,
  fate: true,
  'last-life': true,
  resist: true,
  'courage-will': true,
  'free-will': true,
  whose: true,
  heroic: true,
  split: true,
  'fight-order': true,
  support: true,
  'back-off': true,
  'strike-how': true,
  'strike-at': true,
  shift: true,
  'frighten-order': true,
  'flight-way': true,
} satisfies Record<QuestionKind, true>)

describe('golden battles of The Dark Lord', () => {
  it.each(goldenNames())('%s is told and seen again, answer by answer', name => {
    const golden = readGolden(name)
    let last: ReplayMoment | undefined
    for (const moment of replay(golden)) {
      last = moment
      if (name === shownName && moment.n === Number(shownStep))
        console.log(moment.events.map(line).join('\n'))
      const now = stepLine(moment)
      const was = golden.steps[moment.n]!
      if (now !== was) expect.fail(change(name, moment, was, now, 'test/rules/dark-lord/golden.test.ts'))
      const { question, table } = engine.open(moment.save)
      countDarkLordWork(work, moment.events, table)
      if (question) asked.add(question.kind)
    }
    expect(last?.save.battle.result).not.toBeNull()
    expect(last?.save.dice).toBe(golden.dice.length)
    const faces = Array.from(golden.dice, (_, n) => die(golden.options.seed, n))
    expect(faces.join('')).toBe(golden.dice)
  })

  it('are of every scenario and board, with orders and with answers taken back', () => {
    const all = goldenNames().map(readGolden)
    expect(all).toHaveLength(12)
    expect(new Set(all.map(({ options }) => options.rules))).toEqual(new Set(scenarioIds))
    expect(new Set(all.map(({ options }) => options.board)).size).toBe(boards().length)
    expect(all.filter(({ orders }) => orders)).toHaveLength(6)
    for (const word of ['/undo', '/finish'])
      expect(all.some(({ steps }) => steps.some(step => step.includes(` ${word} `)))).toBe(true)
  })

  it('have every rule and power at work, and every question asked', () => {
    // A burning figure that comes to water lives in few battles (DB-25c; `endOfTurn.test.ts`).
    expect(idleIn(work, 1).filter(each => each !== 'out by water')).toEqual([])
    // No army of the roster has two holders of one rank (DL-32; `ring.test.ts`), and few battles see his last life with
    // Might left (DL-44; `darkLordHimself.test.ts`).
    expect(kinds.filter(kind => !asked.has(kind) && kind !== 'holder' && kind !== 'last-life')).toEqual([])
  })
})

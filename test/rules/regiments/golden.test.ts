import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardIds } from '../../../rules/board/boards.ts'
import { die } from '../../../rules/index.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import { type QuestionKind, regiments, spells } from '../../../rules/regiments/index.ts'
import { ruleIds } from '../../../rules/regiments/unit/ruleNames.ts'
import { line } from '../../helpers/goldens.ts'
import { type RecordedMoment, regimentsGoldens } from '../../helpers/regimentsGolden.ts'
import { countRegimentsWork, idleInRegiments, noRegimentsWork } from '../../helpers/regimentsWork.ts'

/**
 * Recorded battles of Regiments, played again. Where one differs, a rule has changed, or what is seen of a battle: on
 * purpose, then `UPDATE_GOLDEN=1 npx vitest run test/rules/regiments/golden.test.ts` records all of them anew, and
 * `git diff` shows what that changes; or not.
 */
const { change, fileOf, goldenNames, readGolden, replay, stepLine, writeGolden } = regimentsGoldens

if (process.env.UPDATE_GOLDEN)
  beforeAll(async () => {
    const { recordRegimentsBattles } = await import('../../helpers/recordRegiments.ts')
    for (const { name, golden } of recordRegimentsBattles()) writeFileSync(fileOf(name), writeGolden(golden))
  })

/** `SHOW_GOLDEN=the-hills:17` prints what is told at one answer of a battle. */
const [shownName, shownStep] = (process.env.SHOW_GOLDEN ?? '').split(':')
const engine = engineOf(regiments)
const work = noRegimentsWork()
const asked = new Set<string>()

const kinds = Object.keys({
  deploy: true,
  begin: true,
  learn: true,
  vanguard: true,
  charge: true,
  reaction: true,
  redirect: true,
  order: true,
  move: true,
  heading: true,
  arrive: true,
  reveal: true,
  sweep: true,
  cast: true,
  dispel: true,
  direct: true,
  shoot: true,
  weapon: true,
  strike: true,
  missile: true,
  retreat: true,
  away: true,
  pursue: true,
  overrun: true,
  'combat-reform': true,
  rally: true,
} satisfies Record<QuestionKind, true>)

describe('golden battles of Regiments', () => {
  it.each(goldenNames())('%s is told and seen again, answer by answer', name => {
    const golden = readGolden(name)
    let last: RecordedMoment | undefined
    for (const moment of replay(golden)) {
      last = moment
      if (name === shownName && moment.n === Number(shownStep))
        console.log(moment.events.map(line).join('\n'))
      const now = stepLine(moment)
      const was = golden.steps[moment.n]!
      if (now !== was) expect.fail(change(name, moment, was, now, 'test/rules/regiments/golden.test.ts'))
      const { question, table } = engine.open(moment.save)
      countRegimentsWork(work, moment.events, table)
      if (question) asked.add(question.kind)
    }
    expect(last?.save.battle.result).not.toBeNull()
    expect(last?.save.dice).toBe(golden.dice.length)
    const faces = Array.from(golden.dice, (_, n) => die(golden.options.seed, n))
    expect(faces.join('')).toBe(golden.dice)
  })

  it('are of every board, with orders and with answers taken back', () => {
    const all = goldenNames().map(readGolden)
    expect(new Set(all.map(({ options }) => options.board))).toEqual(new Set(boardIds))
    expect(all.some(({ orders }) => orders)).toBe(true)
    expect(all.some(({ steps }) => steps.some(step => step.includes(' /undo ')))).toBe(true)
  })

  it('have questions of every kind asked, and all happen that may in a battle', () => {
    // Few armies have an engineer, and somebody of the kind that he names (M26; `engineers.test.ts`), or hide a model that
    // then comes forth (M15; `deployment.test.ts`); and few losers reform by a test, or
    // pursuers meet somebody (RB-09.5, RB-09.3; `pursuits.test.ts`).
    // Nor do many break before two enemies, or carry two weapons to shoot with (RB-09.1, G5a; `ownersChoices.test.ts`).
    const seldom = [
      'direct',
      'reveal',
      'revealed',
      'tests of combat-reform',
      'met in pursuit',
      'away',
      'missile',
    ]
    const isSeldom = (each: string) => seldom.includes(each)
    expect(kinds.filter(kind => !asked.has(kind) && !isSeldom(kind))).toEqual([])
    // Rules and spells are too many for ten battles: `fuzz.test.ts` plays more.
    const many: readonly string[] = [...ruleIds, ...Object.keys(spells)]
    expect(idleInRegiments(work, 1).filter(each => !many.includes(each) && !isSeldom(each))).toEqual([])
  })
})

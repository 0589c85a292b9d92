import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type BattleSave, check, die, type Outcome, resume, setUp } from '../../rules/index.ts'
import { type Golden, line, record } from '../helpers/golden.ts'

/**
 * A recorded battle, played again. Where it differs, a rule has changed: on purpose, then
 * `UPDATE_GOLDEN=1 npx vitest run test/rules/golden.test.ts` records it anew, and `git diff` shows what that
 * changes; or not.
 */
const file = new URL('golden/the-marsh.json', import.meta.url)
if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${JSON.stringify(record(1165), null, 1)}\n`)
const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden

describe('a golden battle', () => {
  it('is told again, event by event', () => {
    const thrown: number[] = []
    const dice = (n: number) => {
      thrown.push(n)
      const face = Number(golden.dice[n])
      if (!face) throw new Error(`die ${n} was not thrown when this was recorded`)
      return face
    }
    const asks = { policy: () => undefined, dice }
    let told = 0
    let save: BattleSave | undefined
    const follow = (outcome: Outcome, what: string) => {
      if (!outcome.ok) throw new Error(`${what} is refused: ${JSON.stringify(outcome.refusal)}`)
      for (const event of outcome.events) expect(line(event), `after ${what}`).toBe(golden.told[told++])
      save = JSON.parse(JSON.stringify(outcome.save)) as BattleSave
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
    const faces = Array.from(golden.dice, (_, n) => die(golden.options.seed, n))
    expect(faces.join('')).toBe(golden.dice)
  })

  it('has something of everything', () => {
    const names = new Set(golden.told.map(text => text.split(' ')[2]))
    for (const name of 'moved ran turned shot disengaging free-attack converted wounded removed'.split(' '))
      expect(names).toContain(name)
    for (const name of 'combat-began allocated lost activated warded saved kept-up ended'.split(' '))
      expect(names).toContain(name)
  })
})

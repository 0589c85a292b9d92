import { describe, expect, it } from 'vitest'
import { open } from '../../../rules/index.ts'
import { makeHall, startBattle, textOf } from './hall.ts'

describe('a battle by the classic rules', () => {
  it('goes from the challenge to the end, and says everything in words', async () => {
    const hall = makeHall()
    const terms = { rules: 'classic', points: 500, camps: 'good', board: 'the-marsh' }
    const { asked } = await startBattle(hall, terms, ['en', 'fr'])
    const { rules } = hall.game().save!.battle
    expect(rules).toBe('classic')
    const questions = new Set<string>()
    for (let n = 0; hall.game().stage === 'battle' && n < 200; n++) {
      const { kind, fallback } = open(hall.game().save!).question!
      questions.add(kind)
      const reply =
        kind === 'act' || kind === 'deploy'
          ? await asked().command('done', { finish: true })
          : await asked().command('answer', { choice: fallback() })
      expect(textOf(reply)).not.toMatch(/undefined|\{\w+\}|⚠️/)
    }
    expect(hall.game().stage).toBe('over')
    expect(questions).not.toContain('turning')
    expect(hall.game().save!.battle.result).not.toBeNull()
  })
})

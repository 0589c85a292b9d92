import { describe, expect, it } from 'vitest'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import { open } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { makeTestServer, startBattle, textOf } from './testServer.ts'

describe('a battle by the classic rules', () => {
  it('goes from the challenge to the end, and says everything in words', async () => {
    const server = makeTestServer()
    const terms = { rules: 'classic', points: 500, camps: 'good', board: 'the-marsh' }
    const { asked } = await startBattle(server, terms, ['en', 'fr'])
    const { rules } = seal<CombatHexState>(server.game().save!.battle)
    expect(rules).toBe('classic')
    const questions = new Set<string>()
    for (let n = 0; server.game().stage === 'battle' && n < 200; n++) {
      const { kind, fallback } = open(seal(server.game().save!)).question!
      questions.add(kind)
      const reply =
        kind === 'act' || kind === 'deploy'
          ? await asked().command('done', { finish: true })
          : await asked().command('answer', { choice: fallback() })
      expect(textOf(reply)).not.toMatch(/undefined|\{\w+\}|⚠️/)
    }
    expect(server.game().stage).toBe('over')
    expect(questions).not.toContain('turning')
    expect(seal<CombatHexState>(server.game().save!.battle).result).not.toBeNull()
  })
})

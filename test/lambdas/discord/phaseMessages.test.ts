import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../lambdas/store/types.ts'
import { battleLog } from '../../helpers/ownTypes.ts'
import { many } from '../../helpers/thorough.ts'
import { makeTestServer, questionOf, startBattle, textOf } from './testServer.ts'

const maxLines = 9

/** Whoever plays both sides leaves each phase to the program, so that it comes in one message. */
const battles = many<[Locale, number, string][]>(
  [
    ['en', 500, 'the-marsh'],
    ['fr', 500, 'the-bridge'],
    ['en', 1500, 'the-hills'],
    ['fr', 1500, 'the-bridge'],
  ],
  [
    ['en', 500, 'the-bridge'],
    ['fr', 1000, 'the-bridge'],
  ],
)

describe('a message about a whole phase', () => {
  it.each(battles)(
    'has at most 9 lines and tells every combat: %s, %i points on %s',
    async (locale, points, board) => {
      const server = makeTestServer()
      const { asked } = await startBattle(server, { points, camps: 'good', board }, [locale, locale])
      for (let n = 0; server.game().stage === 'battle' && n < 60; n++) {
        const { kind, fallback } = questionOf(server)
        if (kind === 'deploy') {
          await asked().command('deploy auto')
          await asked().command('deploy done')
        } else if (kind === 'act') await asked().command('done', { finish: true })
        else await asked().command('answer', { choice: fallback() })
      }
      let combats = 0
      for (const { post, told } of server.tellings) {
        const text = textOf(post)
        expect(text.split('\n').length, text).toBeLessThanOrEqual(maxLines)
        const began = battleLog(told).filter(({ event }) => event === 'combat-began')
        for (const combat of began) {
          if (combat.event !== 'combat-began') continue
          combats++
          // Its sides stand in one line, figures by their labels.
          const line = text
            .split(/\n| ┃ /)
            .find(
              each => each.includes('⚔') && combat.figures.every(id => new RegExp(`\\b${id}\\b`).test(each)),
            )
          expect(line, `${combat.figures.join()} in\n${text}`).toBeDefined()
        }
      }
      expect(combats).toBeGreaterThan(1)
    },
  )
})

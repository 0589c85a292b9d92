import { describe, expect, it } from 'vitest'
import { armiesInWords } from '../../../../../lambdas/discord/games/dark-lord/armies.ts'
import { figureNote } from '../../../../../lambdas/discord/games/dark-lord/figureNote.ts'
import { gameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { profileOf } from '../../../../../rules/dark-lord/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { begunDarkLord } from '../darkLordTable.ts'

const army = (...ids: string[]) => ids.map(id => profileOf(id)!)

describe('DB-27c the general', () => {
  it('DR-36 of equals the first of the list is, and the army says so', () => {
    const { sum } = armiesInWords
    expect(sum(army('free-warrior', 'mounted-captain', 'free-captain'), 'en', 500)).toBe(
      '143 of 500 points · 3 figures · 1 led of 24 · general: mounted captain',
    )
    expect(sum(army('free-captain', 'mounted-captain'), 'fr')).toMatch(/général.: capitaine libre$/)
    expect(sum(army('free-warrior'), 'en')).not.toContain('general')
  })

  it.each([
    ['open-field', true],
    ['last-stand', false],
  ] as const)('is named beside its figure where it is worth points: %s', async (rules, counts) => {
    const { server } = await begunDarkLord(rules)
    const view = seal<Parameters<typeof figureNote>[0]>(gameView(server.game(), 'en', null)!)
    const { players, combatants } = view.state
    const named = combatants.filter(({ label }) => figureNote(view, label).includes('the general'))
    expect(named.map(({ label }) => label)).toEqual(counts ? players.map(({ general }) => general) : [])
  })
})

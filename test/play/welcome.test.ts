import { describe, expect, it } from 'vitest'
import { combatHexTexts } from '../helpers/allWords.ts'
import { type Player, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { usePlay } from './usePlay.ts'

describe('whoever comes second', () => {
  const t = usePlay('en-US', { draw: async () => dot })
  const forAll = (player: Player): string[] =>
    player
      .sees()
      .filter(({ visibleTo }) => visibleTo === null)
      .map(wordsOf)

  it('is welcomed from the invitation in private, in their own language, however often it is delivered', async () => {
    const { ada, bruno } = t
    bruno.locale = 'fr'
    await ada.command('challenge', { points: 500, camps: 'good', board: 'the-marsh' })
    const before = forAll(ada)
    const shown = await bruno.press('New here?')
    expect(shown.mine).toBe(true)
    expect(shown.text.startsWith(combatHexTexts.fr.welcome)).toBe(true)
    expect(shown.text.match(/\[[^\]]+\]/)?.[0]).toBe('[Apprendre à jouer]')
    expect(shown.message.attachments).toHaveLength(1)
    const invitation = ada.sees().findLast(each => each.visibleTo === null)
    const press = { component_type: 2, custom_id: 'welcome::0:' }
    for (const _ of [1, 2]) {
      const again = await bruno.force('component', press, {
        ...(invitation && { message: invitation }),
        id: '920000000000000011',
      })
      expect(again.mine).toBe(true)
      expect(again.text).toBe(shown.text)
    }
    expect(forAll(ada)).toEqual(before)
    // From there the lessons begin, and still nobody else sees anything.
    expect((await bruno.press('Apprendre à jouer', shown.message)).text).toContain('🎓')
    expect(forAll(ada)).toEqual(before)
    expect(t.play.troubles).toEqual([])
    expect(t.play.table.discord.complaints).toEqual([])
  })
})

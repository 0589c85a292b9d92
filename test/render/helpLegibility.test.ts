import { describe, expect, it, vi } from 'vitest'
import { abilityExamples } from '../../lambdas/discord/games/combat-hex/examples/abilityExamples.ts'
import { questionExamples } from '../../lambdas/discord/games/combat-hex/examples/questionExamples.ts'
import { ruleScenes as combatHexScenes } from '../../lambdas/discord/games/combat-hex/examples/ruleScenes.ts'
import { ruleScenes as regimentsScenes } from '../../lambdas/discord/games/regiments/examples/ruleScenes.ts'
import { draw } from '../../lambdas/worker/drawPicture.ts'
import { helpExample } from '../../lambdas/worker/helpExamples.ts'
import { each } from '../helpers/thorough.ts'
import { lettersIn } from './letters.ts'

vi.mock('../../render/paint/canvas.ts', async real =>
  (await import('./letters.ts')).notingPictures(await real()),
)
vi.mock('../../render/paint/drawText.ts', async real =>
  (await import('./letters.ts')).notingTexts(await real()),
)
vi.mock('../../render/paint/names.ts', async real => (await import('./letters.ts')).notingNames(await real()))

/** In points. */
const readable = 11

const cases: Readonly<Record<string, readonly string[]>> = {
  'combat-hex': [
    ...Object.keys(combatHexScenes),
    ...Object.keys(abilityExamples),
    ...Object.keys(questionExamples),
    'legend',
  ],
  regiments: Object.keys(regimentsScenes),
}

describe.each(Object.entries(cases))('a page of help of %s on a phone', (game, ids) => {
  it.each(each(ids, 8))('has a picture of which every letter is read: %s', async id => {
    const shown = await helpExample({ game }, id, 'fr')
    // Colours of the ground are found from samples that nobody sees.
    await draw(shown!.picture)
    // A sign such as the ! of a legend is no letter.
    const letters = (await lettersIn(() => draw(shown!.picture))).filter(({ text }) =>
      /[\p{L}\p{N}]/u.test(text),
    )
    expect(letters.length).toBeGreaterThan(0)
    expect(letters.filter(({ points }) => points < readable - 1e-9)).toEqual([])
  })
})

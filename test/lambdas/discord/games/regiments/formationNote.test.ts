import { expect, it } from 'vitest'
import { formationNote } from '../../../../../lambdas/discord/games/regiments/unitNote.ts'
import type { RegimentsView } from '../../../../../lambdas/discord/games/regiments/view.ts'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import type { Regiment } from '../../../../../rules/regiments/index.ts'

it('a unit with fewer models than a rank has no more files than them and who has joined', () => {
  const view = {
    words: regimentsWords.en,
    state: { regiments: [{ host: 'A3' }], types: { spears: { count: 20, model: { life: 1 } } } },
  } as unknown as RegimentsView
  const drawnUp = (life: number, label = 'A2') =>
    formationNote(view, { label, type: 'spears', files: 5, life, startLife: 20 } as unknown as Regiment)
  expect([drawnUp(20), drawnUp(5), drawnUp(1), drawnUp(1, 'A3')]).toEqual([
    '20 models, 5 files',
    '5 models, 5 files',
    '1 model, 1 file',
    '1 model, 2 files',
  ])
})

it('two models are drawn up, one alone is not', () => {
  const noted = (count: number, life = 1) =>
    formationNote(
      {
        words: regimentsWords.en,
        state: { regiments: [], types: { giants: { count, model: { life } } } },
      } as unknown as RegimentsView,
      {
        label: 'A1',
        type: 'giants',
        files: 2,
        life: count * life,
        startLife: count * life,
      } as unknown as Regiment,
    )
  expect([noted(2), noted(2, 3), noted(1, 3)]).toEqual([
    '2 models, 2 files',
    '2 models, 2 files, 6/6 ♥',
    '3/3 ♥',
  ])
})

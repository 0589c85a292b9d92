import { describe, expect, it } from 'vitest'
import { faces } from '../../../lambdas/discord/games/index.ts'
import { readFigures } from '../../../lambdas/worker/figureReaders.ts'
import { gameOf } from '../../../rules/games.ts'

const nobody = () => undefined

describe('figures out of files', () => {
  it.each(Object.entries(faces).filter(([, { armies }]) => armies?.files))(
    'of %s are those that were written, in either language',
    async (game, { armies }) => {
      const { roster } = gameOf({ game }).armies!
      for (const locale of ['en', 'fr'] as const) {
        const text = armies!.files!.write(roster, locale)
        expect(await readFigures({ game }, text, nobody)).toEqual({ ok: true, figures: roster })
      }
    },
  )

  it('are those of the first game where none is named, and of no other that has none', async () => {
    const { files } = faces['combat-hex']!.armies!
    const some = gameOf({}).armies!.roster.slice(0, 3)
    expect(await readFigures({}, files!.write(some, 'en'), nobody)).toEqual({ ok: true, figures: some })
    await expect(readFigures({ game: 'race' }, '', nobody)).rejects.toThrow('nothing reads figures of race')
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bounds } from '../../../../../../lambdas/discord/games/combat-hex/figureFiles/columns.ts'
import { readFigures } from '../../../../../../lambdas/discord/games/combat-hex/figureFiles/readFigures.ts'
import { writeFigures } from '../../../../../../lambdas/discord/games/combat-hex/figureFiles/writeFigures.ts'
import {
  type AbilityId,
  abilityIds,
  type Base,
  bases,
  type FigureType,
  figureType,
  type SetUp,
  versions,
} from '../../../../../../rules/combat-hex/index.ts'
import { type Pick, picker } from '../../../../../../rules/core/random.ts'
import { play } from '../../../../../helpers/fuzz.ts'
import { each } from '../../../../../helpers/thorough.ts'
import { trial } from '../../../../../helpers/trials.ts'

it('the example for servers is read', () => {
  const [, example = ''] = /```csv\n([\s\S]*?)```/.exec(readFileSync('lambdas/local/README.md', 'utf8')) ?? []
  expect(readFigures(example, figureType)).toMatchObject({
    ok: true,
    figures: [{ id: 'tall-orc' }, { id: 'wolf-lord' }],
  })
})

const belongs: Partial<Record<AbilityId, readonly Base[]>> = {
  cavalry: ['cavalry'],
  large: ['large-3', 'large-9'],
}
const turning: AbilityId[] = ['one-ring', 'precious']

/** A figure that the import takes, with any numbers and any abilities at once. */
function anyFigure(below: Pick, id: string, camp: 'good' | 'evil'): FigureType {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const number = (name: keyof typeof bounds) => bounds[name][0] + below(bounds[name][1] - bounds[name][0] + 1)
  const base = pick(bases)
  const needed = (Object.keys(belongs) as AbilityId[]).filter(ability => belongs[ability]!.includes(base))
  const free = abilityIds.filter(ability => !belongs[ability] && !turning.includes(ability))
  const abilities = [...needed, ...Array.from({ length: below(6) }, () => pick(free))]
  return {
    id,
    name: { en: id, fr: id },
    camp,
    kind: pick(['hero', 'warrior'] as const),
    points: number('points'),
    movement: number('movement'),
    attacks: number('attacks'),
    endurance: number('endurance'),
    life: number('life'),
    ap: number('ap'),
    shooting: below(2) ? { dice: number('shooting_dice'), range: number('shooting_range') } : null,
    abilities: abilities.map(ability => ({ id: ability, cost: below(4) })),
    unique: [],
    version: pick(versions),
    base,
  }
}

describe('battles of any figures that may be imported', () => {
  it.each(each([1, 2, 3, 4, 5, 6], 2))('come to an end, and are sound all the way (%i)', n => {
    const below = picker(n)
    const all = (['good', 'evil'] as const).map(camp =>
      Array.from({ length: 5 }, (_, i) => anyFigure(below, `${camp}-${i}`, camp)),
    )
    const text = writeFigures(all.flat(), n % 2 ? 'en' : 'fr')
    const read = readFigures(text, figureType)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(read.figures).toEqual(all.flat())
    const [good = [], evil = []] = all.map(side => side.map(({ id }) => id))
    const options: SetUp = {
      ...trial(n),
      rules: n % 3 ? 'tournament' : 'classic',
      points: 10_000,
      board: n % 2 ? 'the-marsh' : 'the-four-houses',
      camps: ['good', 'evil'],
      players: [
        { name: 'A', armies: { good } },
        { name: 'B', armies: { evil } },
      ],
      types: Object.fromEntries(read.figures.map(type => [type.id, type])),
      lastTurn: 6,
    }
    expect(play(n, options).save.battle.result).not.toBeNull()
  })
})

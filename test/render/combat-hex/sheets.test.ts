import { describe, expect, it } from 'vitest'
import { drawArmySheet } from '../../../render/combat-hex/armySheet.ts'
import { drawCombats } from '../../../render/combat-hex/combatCard.ts'
import { drawCard } from '../../../render/combat-hex/figureCard.ts'
import { drawMuster, type MusterSheet } from '../../../render/combat-hex/musterSheet.ts'
import { drawOdds } from '../../../render/combat-hex/oddsSheet.ts'
import { drawResult, type ResultSheet } from '../../../render/combat-hex/resultSheet.ts'
import { sampleCombat, sampleCombats } from '../../../render/gallery/combat-hex/sampleCombats.ts'
import { sampleOdds } from '../../../render/gallery/combat-hex/sampleOdds.ts'
import { widthOf } from '../../../render/paint/drawText.ts'
import type { PaletteName } from '../../../render/paint/theme.ts'
import { letters, nameLines, nameRoom } from '../../../render/sheets/armiesSheet.ts'
import { figureType, roster } from '../../../rules/combat-hex/army/roster.ts'
import { expectGolden } from '../compare.ts'

/** Names of the roster with prices of their own: these change when battles show that they are unfair. */
const priced = (ids: string) => ids.split(' ').map((id, i) => ({ ...figureType(id)!, points: 200 - i * 15 }))
const bands = {
  good: priced('aragorn gandalf legolas gimli sam gwaihir ent rohan-rider elf-archer gondor-soldier'),
  evil: priced('sauron witch-king shelob mouth-of-sauron grishnakh fell-beast warg uruk-hai orc-archer'),
}
const figures = bands.good.map((type, i) => ({ type, count: 1 + (i % 3) }))

const side = (camp: 'good' | 'evil', points: number[]): ResultSheet['players'][number] => ({
  name: camp === 'good' ? 'Ada' : 'Bo',
  camp,
  figures: bands[camp].map((type, i) => ({
    label: `${camp === 'good' ? 'A' : 'B'}${i + 1}`,
    name: `${camp === 'good' ? 'A' : 'B'}${i + 1} ${type.name.fr}`,
    type,
    life: 1,
    maxLife: 3,
    lost: i % 2 === 0,
  })),
  points,
})
const result: ResultSheet = {
  title: 'Victoire : Ada',
  about: 'Le marais · tour 3',
  reason: 'La moitié d’une armée est perdue à la fin du tour, en points ou en figurines (7.05)',
  winner: 0,
  players: [
    { ...side('good', [1000, 950, 700, 650]), luck: '+3,5' },
    { ...side('evil', [1000, 800, 450, 120]), luck: '−2' },
  ],
}

const muster: MusterSheet = {
  title: 'Ada – Bo',
  about: 'The marsh · 1000 points',
  players: (['good', 'evil'] as const).map(camp => ({
    name: camp === 'good' ? 'Ada' : 'Bo',
    camp,
    figures: [...bands[camp], figureType(camp === 'good' ? 'boromir-captain' : 'ugluk-captain')!].map(
      (type, i) => ({ type, count: 1 + (i % 3) }),
    ),
  })),
}

describe('sheets look as they did', () => {
  it('6.07 odds, from unharmed to fallen', async () => {
    await expectGolden('odds', await drawOdds(sampleOdds))
  })

  it('6.08 a combat, what came of it first', async () => {
    await expectGolden('combat', await drawCombats(sampleCombat))
  })

  it('6.08 several combats on one card', async () => {
    await expectGolden('combats', await drawCombats(sampleCombats))
  })

  it('2.04 an army', async () => {
    await expectGolden('army', await drawArmySheet({ name: 'The wardens', camp: 'good', figures }, 'en'))
  })

  it('both armies side by side', async () => {
    await expectGolden('muster', await drawMuster(muster, 'fr'))
  })

  it('7.05 a result', async () => {
    await expectGolden('result', await drawResult(result, 'fr'))
  })
})

it('sheets and cards have the colours of whoever looks at them, and the next ones the usual again', async () => {
  const draws: ((palette?: PaletteName) => Promise<Buffer>)[] = [
    palette => drawArmySheet({ name: 'The wardens', camp: 'good', figures }, 'en', palette),
    palette => drawMuster(muster, 'en', palette),
    palette => drawResult(result, 'en', palette),
    palette => drawCard(bands.evil[0]!, 'en', palette),
  ]
  for (const drawn of draws) {
    const [usual, other, again] = [await drawn(), await drawn('colour-blind'), await drawn()]
    expect(usual.equals(other)).toBe(false)
    expect(usual.equals(again)).toBe(true)
  }
})

it.each([
  ['a draw', { ...result, winner: null }],
  ['a battle of no turns', { ...result, players: [side('good', [1000]), side('evil', [])] }],
  [
    'four players',
    { ...result, players: [...result.players, side('good', [900, 20]), side('evil', [10, 5])] },
  ],
])('a result can be drawn of %s', async (_, sheet) => {
  expect((await drawResult(sheet, 'en')).length).toBeLessThan(120_000)
})

it('every figure is named in full beside the other army', () => {
  for (const type of roster)
    for (const language of ['en', 'fr'] as const) {
      const lines = nameLines(`3 × ${type.name[language]}`)
      for (const line of lines) expect(widthOf(line, letters), type.id).toBeLessThanOrEqual(nameRoom)
    }
})

it.each([1, 3, 4])('the armies of %i are drawn two and two', async count => {
  const players = Array.from({ length: count }, (_, i) => muster.players[i % 2]!)
  expect((await drawMuster({ ...muster, players }, 'en')).length).toBeLessThan(120_000)
})

it('an army without figures is an empty sheet', async () => {
  const png = await drawArmySheet({ name: 'x'.repeat(200), camp: 'evil', figures: [] }, 'fr')
  expect(png.length).toBeLessThan(30_000)
})

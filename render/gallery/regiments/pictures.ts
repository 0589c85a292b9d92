import { drawBeside, drawClash } from '../../regiments/clashSheet.ts'
import { draw, type RegimentsPicture } from '../../regiments/draw.ts'
import type { ShowPicture } from '../page.ts'
import { chargeBattle, closeBattle, sampleBattle, zonesBattle } from './sampleBattle.ts'
import { sampleBeside, sampleClash } from './sampleClashes.ts'
import { sampleFlank, sampleMelee } from './sampleMelee.ts'
import { sampleArmies, sampleArmy, sampleEnd } from './sampleSheets.ts'

/** Pictures of Regiments: part of the page, name, what it shows. */
export const regimentsPictures: readonly (readonly [
  part: string,
  name: string,
  alt: string,
  RegimentsPicture,
])[] = [
  ['Boards', 'board', 'A battle of eight units a side', { still: sampleBattle }],
  ['Boards', 'close', 'Where it is fought', { still: closeBattle }],
  [
    'Boards',
    'blind',
    'The same in other colours, with all that is written on tokens',
    { still: { ...closeBattle, language: 'fr', palette: 'colour-blind', marks: 'all' } },
  ],
  ['Boards', 'charges', 'Ways of charges, and the sides that they hit', { still: chargeBattle }],
  ['Boards', 'zones', 'Arcs of a unit, a presence and a banner', { still: zonesBattle }],
  ['Cards and sheets', 'melee', 'A round of a combat', { fights: [sampleMelee], language: 'en' }],
  ['Cards and sheets', 'flank', 'A charge into a flank', { fights: [sampleFlank], language: 'fr' }],
  ['Cards and sheets', 'armies', 'Both armies', { armies: sampleArmies, language: 'en' }],
  ['Cards and sheets', 'army', 'A single army', { armies: sampleArmy, language: 'fr' }],
  ['Cards and sheets', 'result', 'How it ended', { result: sampleEnd, language: 'en' }],
]

/** Blocks on boards, combats, how a battle ended, and what may come of clashes. */
export async function showRegiments(show: ShowPicture): Promise<void> {
  for (const [part, name, alt, picture] of regimentsPictures)
    await show(part, `regiments-${name}`, alt, draw(picture))
  await show('Odds', 'regiments-odds', 'What may come of a clash', drawClash(sampleClash))
  await show(
    'Odds',
    'regiments-odds-blind',
    'The same in other colours',
    drawClash(sampleClash, 'colour-blind'),
  )
  await show('Odds', 'regiments-beside', 'Four lines beside each other', drawBeside(sampleBeside))
}

import { drawBeside, drawClash } from '../../regiments/clashSheet.ts'
import type { ShowPicture } from '../page.ts'
import { sampleBeside, sampleClash } from './sampleClashes.ts'

/** What may come of clashes. */
export async function showRegiments(show: ShowPicture): Promise<void> {
  await show('Odds', 'regiments-odds', 'What may come of a clash', drawClash(sampleClash))
  await show(
    'Odds',
    'regiments-odds-blind',
    'The same in other colours',
    drawClash(sampleClash, 'colour-blind'),
  )
  await show('Odds', 'regiments-beside', 'Four lines beside each other', drawBeside(sampleBeside))
}

import type { Locale } from '../../../../store/types.ts'
import type { Picture } from '../../../types.ts'
import { boardPicture } from '../boardPicture.ts'
import { chainsAsked, exampleView } from './examplePicture.ts'
import type { Example } from './playExample.ts'

/** Who fights in the picture that welcomes newcomers: heroes and monsters at a ford, with walls behind them. */
const fight: Example = {
  figures:
    'A1 aragorn D2 SE, A2 gandalf C2 SE life2, B1 half-troll E3 NW, B2 ringwraith E2 SW, A3 rohan-rider D3 NE life2, B3 uruk-hai C3 N, B4 orc-warrior D4 N, A4 elf-archer B3 NE, B5 orc-archer F3 NW',
  phase: 'combat',
  sides: {
    obstacle: 'E4 S, D5 NE, F2 N',
    water: 'F3 NE, F3 SE, F4 NE, F4 SE, F4 S, E5 SE',
    difficult: 'A3 NE, A3 SE, B4 SW',
  },
  raised: 'B2 B3',
}

/** A fight as newcomers see one first: everybody close together, and neither names of hexes nor a legend. */
export function fightPicture(locale: Locale): Picture {
  const { view } = exampleView(fight, locale, 'react')
  const focus = view.state.figures.map(({ at }) => at)
  const picture = boardPicture(view, { focus, overlay: { chains: chainsAsked(view) } })
  if (!picture) throw new Error('no picture of a fight')
  return { ...picture, name: 'fight.png', still: { ...picture.still, legend: false } }
}

import { seal } from '../../../../rules/games.ts'
import { type Position, saveOfScene } from '../../../../rules/regiments/index.ts'
import type { Locale } from '../../../store/types.ts'
import type { Picture } from '../../types.ts'
import { exampleGame } from '../exampleGame.ts'
import { gameView } from '../gameView.ts'
import { listName } from './lists.ts'
import { boardPicture } from './picture.ts'
import { regimentsId } from './regimentsId.ts'
import type { RegimentsView } from './view.ts'

/** Where the picture that welcomes newcomers is: a slope behind a low wall, and a brook beside it. */
const slope = String.raw`board the-slope
name en The slope
name fr Le coteau
size 8x5
map
     A  B  C  D  E  F  G  H
     __    __    __    __
  1 /  \__/  \__/  \__/  \__
    \__/  \==/  \__/  \__/  \
  2 /  :__/^ \__/  \__/  \__/
    \__:^ \__/  \__/  ~__/  \
  3 /  \__/^ \__=  \__~  \__/
    \__/^ \__/  \__/  ~__/  \
  4 /  \__/  \__/  \~~~  \__/
    \__/  \__/  \==/  \~~~  \
  5 /  :__/  \__/  \__=  \__/
    \__/  \__/  \__/  \__/  \
       \__/  \__/  \__/  \__/
`

/** Lines that have met, riders in a flank, and shot behind them. */
const lines: Position = {
  board: slope,
  units: {
    A1: { type: 'spears', at: 'C4 NE', life: 17, touches: ['B1'] },
    A2: { type: 'lancers', at: 'D2 SE', touches: ['B1'] },
    A3: { type: 'crossbows', at: 'B2 SE' },
    A4: { type: 'general', at: '', host: 'A1' },
    B1: { type: 'raiders', at: 'D3 SW', life: 15 },
    B2: { type: 'brutes', at: 'E4 NW' },
    B3: { type: 'giant', at: 'F2 SW' },
    B4: { type: 'archers', at: 'G3 NW' },
  },
}

/** A fight as newcomers see one first: everybody close together, and neither names of hexes nor a legend. */
export function linesPicture(locale: Locale): Picture {
  const terms = {
    rules: 'pitched-battle',
    points: 1000,
    camps: 'crown',
    board: 'the-slope',
    pace: 'none',
    missed: 'nothing',
  } as const
  const save = saveOfScene(lines, { seed: '00', names: ['A', 'B'] })
  const game = exampleGame(seal(save), locale, { game: regimentsId, terms })
  const view = seal<RegimentsView>(gameView(game, locale, null))
  const { regiments, commanders } = view.state
  const focus = regiments.flatMap(({ at, condition }) => (condition === 'field' ? [at] : []))
  const picture = boardPicture(view, { focus, labels: false })
  if (!picture) throw new Error('no picture of a fight')
  const players = picture.still.players.map((player, i) => ({
    ...player,
    name: listName(commanders[i]!.list, locale),
  }))
  return { ...picture, name: 'fight.png', still: { ...picture.still, players, legend: false } }
}

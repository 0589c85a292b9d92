import { isOnBoard, type Position, saveOfScene } from '../../../../rules/dark-lord/index.ts'
import { seal } from '../../../../rules/games.ts'
import type { Locale } from '../../../store/types.ts'
import type { Picture } from '../../types.ts'
import { exampleGame } from '../exampleGame.ts'
import { gameView } from '../gameView.ts'
import { darkLordId } from './darkLordId.ts'
import { boardPicture } from './picture.ts'
import type { DarkLordView } from './view.ts'

/** Where the picture that welcomes newcomers is: a knoll between walls and a brook. */
const knoll = String.raw`board the-knoll
name en The knoll
name fr La butte
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

/** The Dark Lord himself in the middle of the last stand, and the bearer unseen behind it. */
const stand: Position = {
  rules: 'last-stand',
  board: knoll,
  figures: {
    A1: { type: 'kings-heir', at: 'D3', life: 2, might: 1, engaged: ['B1'] },
    A2: { type: 'kings-guard', at: 'D2', engaged: ['B1'] },
    A3: { type: 'wise-one', at: 'C2', will: 4 },
    A4: { type: 'free-archer', at: 'B3' },
    A5: { type: 'bearer', at: 'B4' },
    A6: { type: 'free-rider', at: 'D5', engaged: ['B3'] },
    B1: { type: 'dark-lord', at: 'E3', life: 3, will: 4, ring: 'off' },
    B2: { type: 'ringwraith', at: 'F3' },
    B3: { type: 'brute', at: 'E5' },
    B4: { type: 'raider-spearman', at: 'F4' },
    B5: { type: 'wolf-rider', at: 'G2' },
  },
}

/** A fight as newcomers see one first: everybody close together, and neither names of hexes nor a legend. */
export function standPicture(locale: Locale): Picture {
  const { rules } = stand
  const terms = {
    rules,
    points: 500,
    camps: 'free',
    board: 'the-knoll',
    pace: 'none',
    missed: 'nothing',
  } as const
  const game = exampleGame(seal(saveOfScene(stand, { seed: '00' })), locale, { game: darkLordId, terms })
  const view = seal<DarkLordView>(gameView(game, locale, null))
  const focus = view.state.combatants.filter(isOnBoard).map(({ at }) => at)
  const picture = boardPicture(view, { focus })
  if (!picture) throw new Error('no picture of a fight')
  const { sideNames } = view.words.tells
  const players = view.state.players.map(player => ({ ...player, name: sideNames[player.side] }))
  const skirmish = { ...picture.still.skirmish, players }
  return { ...picture, name: 'fight.png', still: { ...picture.still, skirmish, legend: false } }
}

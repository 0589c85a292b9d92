import { darkLord, profileOf } from '../../../rules/dark-lord/index.ts'
import { replayedMoments } from '../../../rules/dark-lord/replay/moments.ts'
import { type BoardScene, boardScene } from '../../dark-lord/boardScene.ts'
import { type DarkLordPicture, draw } from '../../dark-lord/draw.ts'
import { fightCard } from '../../dark-lord/fightCard.ts'
import { resultSheet } from '../../dark-lord/resultSheet.ts'
import { ringCall } from '../../dark-lord/ringCall.ts'
import { zoneOverlay } from '../../dark-lord/zoneOverlay.ts'
import { drawScene } from '../../index.ts'
import type { ShowPicture } from '../page.ts'
import { playDarkLord } from './playedGame.ts'
import { fought, greatFight, ringOvercomes, ringWithstood, vainFight } from './sampleFights.ts'
import { everyProfile, everySign, sampleMuster, sampleWarband } from './sampleState.ts'

const scene = (picture: Omit<BoardScene, 'language'>) => drawScene(boardScene({ language: 'en', ...picture }))

/** Figures, what becomes of them, fights, a game as it went and how it ended. */
export async function showDarkLord(show: ShowPicture): Promise<void> {
  const all = everyProfile()
  const places = ({ combatants }: typeof all) => combatants.map(({ at }) => at)
  const figures = { skirmish: all, focus: places(all), windows: 1 }
  const signs = { skirmish: everySign, focus: places(everySign), windows: 1 }
  await show('Figures', 'dark-lord-figures', 'Everybody of the supplied list', scene(figures))
  await show('Figures', 'dark-lord-signs', 'What becomes of figures', scene(signs))
  await show(
    'Figures',
    'dark-lord-signs-blind',
    'The same in other colours',
    scene({ ...signs, palette: 'colour-blind', marks: 'all' }),
  )
  await show('Boards', 'dark-lord-board', 'A whole board', scene({ skirmish: everySign }))
  await show(
    'Boards',
    'dark-lord-zones',
    'Control zones and dread',
    scene({ skirmish: everySign, overlay: zoneOverlay(everySign, [1]) }),
  )
  const { state, log } = playDarkLord('the-hills')
  const moment = replayedMoments(state, darkLord.boardOf(state)!, log).find(({ kind }) => kind === 'fight')
  if (moment)
    await show('Boards', 'dark-lord-told', 'What happened', scene({ skirmish: state, told: moment.events }))
  const cards: [string, string, DarkLordPicture][] = [
    ['fight', 'A fight', { fights: fightCard(fought, greatFight, 'en')!, language: 'en' }],
    [
      'fights',
      'Several fights',
      { fights: fightCard(fought, [...vainFight, ...greatFight], 'fr')!, language: 'fr' },
    ],
    [
      'ring-call',
      'The Ring has its will',
      { ringCall: ringCall(fought, ringOvercomes, 'en')!, language: 'en' },
    ],
    [
      'ring-withstood',
      'The Ring is withstood',
      { ringCall: ringCall(fought, ringWithstood, 'fr')!, language: 'fr' },
    ],
    ['army', 'An army', { army: sampleWarband, language: 'en' }],
    ['armies', 'Both armies', { muster: sampleMuster, language: 'en' }],
    ['profile', 'A figure', { card: profileOf('dark-lord')!, language: 'en' }],
    ['rider', 'A rider', { card: profileOf('mounted-captain')!, language: 'fr' }],
    ['result', 'How it ended', { result: resultSheet(state, log, 'en')!, language: 'en' }],
    ['replay', 'A game as it went', { replay: { skirmish: state, log }, language: 'en' }],
  ]
  for (const [name, alt, picture] of cards)
    await show(name === 'replay' ? 'Replay' : 'Cards and sheets', `dark-lord-${name}`, alt, draw(picture))
}

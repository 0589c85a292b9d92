import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { previewMessage } from '../../lambdas/discord/games/combat-hex/previewMessage.ts'
import { gameView } from '../../lambdas/discord/games/gameView.ts'
import { ownMessage } from '../../lambdas/discord/views/battle/ownMessage.ts'
import { gameOf, logOf } from '../../lambdas/store/items.ts'
import type { GameRecord } from '../../lambdas/store/types.ts'
import { drawScene, type Scene, type Token } from '../../render/board/drawScene.ts'
import type { BoardScene } from '../../render/combat-hex/boardScene.ts'
import { drawBattle } from '../../render/combat-hex/draw.ts'
import { iconOf } from '../../render/combat-hex/figureIcons.ts'
import { framesOf } from '../../render/combat-hex/frames.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import { type Board, parseCell } from '../../rules/board/board.ts'
import { boardById } from '../../rules/board/boards.ts'
import { figureType } from '../../rules/combat-hex/army/roster.ts'
import { isPreview, open, preview } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { expectGolden } from './compare.ts'
import { at, cellsAt, smallBoard, token, tokens } from './scenes.ts'

/**
 * Pictures of every kind, beside those of the tests of each kind: small, so that they may be many. On purpose changed,
 * `UPDATE_GOLDEN=1 npx vitest run test/render` keeps the new ones; look at them first.
 */
const board = smallBoard
const four = (['cool', 'warm', 'cool', 'warm'] as const).map((tone, i) => ({
  name: ['Ada', 'Bo', 'Cy', 'Di'][i]!,
  tone,
}))
const mixed = tokens.map((figure, i): Token => ({ ...figure, owner: i % 4 }))

const scenes: [string, Scene][] = [
  ['four-players', { board, tokens: mixed, players: four, legend: legendOf('fr') }],
  [
    'deployment-of-four',
    {
      board,
      tokens: [],
      players: four,
      overlay: {
        starts: [
          { owner: 0, cells: cellsAt('A3 A4 A5 B3 B4') },
          { owner: 1, cells: cellsAt('J3 J4 J5 I4 I5') },
          { owner: 2, cells: cellsAt('D1 E1 F1 G1') },
          { owner: null, cells: cellsAt('D7 E7 F7 G7') },
        ],
      },
    },
  ],
  [
    'chains',
    {
      board,
      tokens: tokens.slice(0, 8),
      overlay: {
        chains: [
          { cells: cellsAt('E3 F3 G4'), links: [[at('E3'), at('F3')] as [number, number]] },
          { cells: cellsAt('D5 E6'), links: [[at('D5'), at('E6')] as [number, number]] },
        ],
      },
      around: { cell: at('E4'), radius: 2 },
    },
  ],
  [
    'sight-blocked',
    {
      board,
      tokens: [token('A1', 'D5', 1, { sign: 'high-shot', highlighted: true }), token('B1', 'H2', 4)],
      overlay: {
        sight: [
          {
            from: at('D5'),
            corner: 0,
            to: at('H2'),
            corners: [3, 4],
            ok: false,
            penalty: false,
            blockedBy: [{ cell: at('F5'), facing: 0 }, { cell: at('F3') }],
          },
        ],
      },
    },
  ],
  [
    'shots',
    {
      board,
      tokens,
      overlay: {
        shots: [
          { from: at('C5'), to: at('F3'), owner: 0 },
          { from: at('J3'), to: at('D1'), owner: 1 },
        ],
        marks: [{ cell: at('F3'), kind: 'lost', loss: 2 }],
        field: cellsAt('D4 D5 E4'),
      },
      caption: 'Turn 3 · shots',
    },
  ],
  [
    'colour-blind',
    { board, tokens, palette: 'colour-blind', overlay: { zones: [{ owner: 1, cells: cellsAt('E4 F4') }] } },
  ],
]

it.each(scenes)('%s looks as it did', async (name, scene) =>
  expectGolden(`every-${name}`, await drawScene({ width: 380, legend: legendOf('en'), ...scene })),
)

/** Hexes of the middle of a board of ours. */
const partOf = (whole: Board): Scene => ({
  board: whole,
  tokens: [],
  around: { cell: parseCell(whole, 'L8')!, radius: 3 },
  legend: legendOf('en'),
  width: 380,
})

it.each(['the-village', 'the-three-bridges', 'the-marsh'])('%s looks as it did', async id =>
  expectGolden(`every-${id}`, await drawScene(partOf(boardById(id)!))),
)

it('figures of every base look as they did', async () => {
  const types = 'cave-troll warg-rider aragorn legolas ent rohan-rider'.split(' ').map(id => figureType(id)!)
  const spots = 'B3 C6 E2 F5 H4 J6'.split(' ')
  const figures = types.map((type, i): Token => {
    const label = `${type.camp === 'good' ? 'A' : 'B'}${i}`
    return token(label, spots[i]!, 0, { base: type.base, ...iconOf(type) })
  })
  await expectGolden(
    'every-base',
    await drawScene({ board, tokens: figures, width: 380, legend: legendOf('en') }),
  )
})

/** Games as they are stored, which the bot plays on in another test. */
const items = JSON.parse(
  readFileSync(new URL('../play/golden/stored.json', import.meta.url), 'utf8'),
) as Record<string, unknown>[]
const games = items.filter(({ sk }) => sk === 'GAME').map(gameOf)
const stored = (rules: string): GameRecord =>
  games.find(({ terms, stage }) => stage === 'battle' && terms.rules === rules)!

it('a preview looks as it did', async () => {
  const game = stored('classic')
  const { question } = open(seal(game.save!))
  const table = gameView(game, 'en', game.seats[question!.by]!.user)!
  const answer = question!.space.enumerate('', 400).find(each => /^(move|turn|shoot) /.test(each))!
  const shown = preview(seal(game.save!), answer)
  if (!isPreview(shown)) throw new Error(`${answer} cannot be shown`)
  const [picture] = previewMessage(seal(table), shown).pictures ?? []
  if (!picture || !('still' in picture)) throw new Error('a preview without a picture')
  await expectGolden('every-preview', await drawBattle({ ...(picture.still as BoardScene), width: 420 }))
})

it('a battle of three looks as it did', async () => {
  const game = stored('classic')
  const [picture] = ownMessage(gameView(game, 'fr', null)!).pictures ?? []
  if (!picture || !('still' in picture)) throw new Error('a battle without a picture')
  await expectGolden('every-battle', await drawBattle({ ...(picture.still as BoardScene), width: 420 }))
})

it('a picture of a replay looks as it did', async () => {
  const game = stored('tournament')
  const { state, board: ground } = open(seal(game.save!))
  const log = logOf(items.filter(({ pk, sk }) => pk === `GAME#${game.id}` && String(sk).startsWith('LOG#')))
  const fighters = state.figures.map(({ id, type, owner }) => ({
    label: id,
    owner,
    type: state.types[type]!,
  }))
  const beats = framesOf({ board: ground!, fighters, types: state.types }, seal(log))
  const beat = beats.findLast(({ overlay }) => overlay.arrows?.length)!
  const cells = beat.overlay.arrows!.flatMap(({ from, to }) => [from, to])
  const scene = { board: ground!, tokens: beat.tokens, overlay: beat.overlay, labels: false, focus: cells }
  await expectGolden('every-replay', await drawScene({ ...scene, width: 380, caption: 'Turn 3' }))
})

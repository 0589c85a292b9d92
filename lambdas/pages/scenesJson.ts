import bodies from '../../render/icons/iconBodies.json' with { type: 'json' }
import type { IconName } from '../../render/icons/iconNames.ts'
import type { Replay, Token } from '../../render/types.ts'
import { makeBoard } from '../../rules/board/notation.ts'
import { engineOf } from '../../rules/games.ts'
import { faceOf } from '../discord/games/index.ts'
import type { BattleSteps } from './battleSteps.ts'
import { paragraphs } from './html.ts'
import { messageTexts } from './messageTexts.ts'
import { type BattleScenes, type FirstScene, type MovingScenes, packSteps } from './stepScenes.ts'

/** Pictures of signs: they are drawn whatever tokens there are. */
export const signIcons: readonly IconName[] = [
  'attached-shield',
  'crown',
  'death-skull',
  'flame',
  'knight-banner',
  'locked-chest',
]

const iconsOf = ({ icon, behind, sign, mount }: Token): IconName[] =>
  [icon, behind, sign, mount].flatMap(name => name ?? [])

/** What tokens are, as far as the game knows pieces, and their cards. */
function piecesOf({ game, view, locale }: BattleSteps): Pick<BattleScenes, 'pieces' | 'cards'> {
  const { module } = engineOf(game)
  const types = module.typesOf?.(view.state) ?? {}
  const pieces = module.piecesOf?.(view.state) ?? []
  const { armies } = faceOf(game)
  const kinds = new Set(pieces.map(({ type }) => type))
  return {
    pieces: Object.fromEntries(
      pieces.map(({ label, type }) => [label, { name: view.names.figure(label), type }]),
    ),
    cards: Object.fromEntries(
      [...kinds].flatMap(kind => {
        const type = types[kind]
        if (!type || !armies) return []
        const texts = messageTexts(armies.card(type, locale).components)
        return [[kind, paragraphs(texts.flatMap(text => text.split('\n')))]]
      }),
    ),
  }
}

/** The pictures that a board has at any step. */
function iconsIn({ frames }: Replay): FirstScene['icons'] {
  const names = new Set([
    ...signIcons,
    ...frames
      .flatMap(({ tokens, overlay }) => [
        ...tokens,
        ...[...(overlay.arrows ?? []), ...(overlay.marks ?? [])].flatMap(({ token }) => token ?? []),
      ])
      .flatMap(iconsOf),
  ])
  const all: Readonly<Partial<Record<IconName, string>>> = bodies
  return Object.fromEntries([...names].flatMap(name => (all[name] ? [[name, all[name]]] : [])))
}

/** What a page draws before anything else is there. @param at the step, from 0 on */
export function firstScene(scenes: Replay, at: number): FirstScene {
  const { board, players = [], legend, frames } = scenes
  const { tokens, overlay } = frames[at]!
  return { board: makeBoard(board), players, legend, icons: iconsIn(scenes), tokens, overlay }
}

/** A battle for the script of its page; the words of its steps stand on the page itself. */
export const scenesJson = (read: BattleSteps, { frames }: Replay): BattleScenes => ({
  steps: packSteps(frames),
  ...piecesOf(read),
})

/** A moving picture for the script of a page, which knows its board and the pictures of its tokens. */
export const movingScenes = ({ frames }: Replay): MovingScenes => ({
  steps: packSteps(frames),
  shown: frames.map(({ part, shown, caption }) => ({ part, shown, ...(caption && { caption }) })),
})

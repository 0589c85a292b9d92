import { type Board, type Cell, parseCell } from '../rules/board/board.ts'
import type { Camp } from '../rules/combat-hex/army/figure.ts'
import { figureType } from '../rules/combat-hex/army/roster.ts'
import type { FigureDocument, GameDocument, Standing } from '../rules/combat-hex/battle/document.ts'
import { parseFacing } from '../rules/core/hex.ts'
import type { FigureLook } from './silhouettes.ts'
import type { Overlay, Scene, Token } from './types.ts'

/** How a figure in this standing is drawn; undefined where it is not on the board. */
const drawnAs: Record<Standing, Token['state'] | undefined> = {
  ready: 'ready',
  moved: 'moved',
  shot: 'shot',
  acted: 'acted',
  fallen: 'fallen',
  carried: undefined,
  'off-board': undefined,
}

/** What a document tells of a figure's type, and the roster's traits where it is one of ours. */
function lookOf(figure: FigureDocument, camp: Camp): FigureLook {
  const traits = figureType(figure.type)?.traits
  const base = ({ 1: 'single', 2: 'cavalry', 3: 'large-3' } as const)[figure.hexes.length] ?? 'large-9'
  const { abilities, kind, shooting, movement, attacks, endurance } = figure
  return { abilities, kind, shooting, movement, attacks, endurance, camp, base, ...(traits && { traits }) }
}

/** The token of a figure, or undefined where it does not stand on this board. */
export function tokenOf(figure: FigureDocument, document: GameDocument, board: Board): Token | undefined {
  const state = drawnAs[figure.state]
  if (!state || figure.at === null) return undefined
  // The reference hex leads, whatever the order of the document.
  const labels = [figure.at, ...figure.hexes.filter(label => label !== figure.at)]
  const cells = labels
    .map(label => parseCell(board, label))
    .filter((cell): cell is Cell => cell !== undefined)
  if (!cells.length) return undefined
  const load = document.figures.filter(({ carrier }) => carrier === figure.label).map(({ label }) => label)
  const camp = document.players[figure.owner]?.camp ?? (figure.owner % 2 ? 'evil' : 'good')
  return {
    label: figure.label,
    cells,
    facing: parseFacing(figure.facing ?? 'N') ?? 0,
    camp,
    hero: figure.kind === 'hero',
    owner: figure.owner,
    life: figure.life,
    maxLife: figure.maxLife,
    ap: figure.ap,
    maxAp: figure.maxAp,
    shoots: figure.shooting !== null,
    type: lookOf(figure, camp),
    state,
    effects: figure.effects,
    ...(load.length && { carries: load.join(' ') }),
  }
}

/** The scene of a battle as a viewer may see it. What the document hides is not drawn. */
export const sceneOf = (document: GameDocument, board: Board, overlay?: Overlay): Scene => ({
  board,
  tokens: document.figures.flatMap(figure => tokenOf(figure, document, board) ?? []),
  overlay,
})

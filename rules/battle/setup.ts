import type { Camp } from '../army/figure.ts'
import { camps } from '../army/figure.ts'
import type { Script } from '../core/script.ts'
import { listSpace } from '../core/space.ts'
import { pose } from './activate.ts'
import type { Game } from './game.ts'
import type { Edge, Figure } from './state.ts'
import { rollOff } from './strategy.ts'

const other = (camp: Camp): Camp => (camp === 'good' ? 'evil' : 'good')
const opposite: Record<Edge, Edge> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

/**
 * Before the first figure stands: the deployment roll, which no ability touches; camps, board and edges
 * (3.02). The winner takes the camp or the board, the loser the other. Where the camps are settled already,
 * the winner has the board. Whoever does not choose the board picks an edge, and deploys first.
 */
export function* setUpPhase(g: Game, boards: readonly string[]): Script {
  const { battle } = g
  const winner = yield* rollOff(g, 'deployment', () => 0)
  battle.rollWinner = winner
  let chooser = winner
  if (battle.fixed.camps)
    for (const [i, player] of battle.players.entries()) player.camp = battle.fixed.camps[i]!
  else {
    const taken = yield* pose({
      kind: 'camp-or-board',
      by: winner,
      subject: '',
      about: {},
      space: listSpace(['camp', 'board']),
      fallback: () => 'board',
    })
    chooser = taken === 'board' ? winner : 1 - winner
    const by = 1 - chooser
    const camp = (yield* pose({
      kind: 'camp',
      by,
      subject: '',
      about: {},
      space: listSpace(camps),
      fallback: () => 'good',
    })) as Camp
    for (const [i, player] of battle.players.entries()) player.camp = i === by ? camp : other(camp)
    g.emit({ event: 'camp-chosen', by, camp })
  }
  battle.boardChooser = chooser
  if (battle.fixed.board) battle.board = battle.fixed.board
  else {
    battle.board = yield* pose({
      kind: 'board',
      by: chooser,
      subject: '',
      about: { boards: [...boards] },
      space: listSpace(boards),
      fallback: () => boards[0]!,
    })
    g.emit({ event: 'board-chosen', by: chooser, board: battle.board })
  }
  const first = 1 - chooser
  const edge = (yield* pose({
    kind: 'edge',
    by: first,
    subject: '',
    about: {},
    space: listSpace(['left', 'right']),
    fallback: () => 'left',
  })) as Edge
  battle.players[first]!.edge = edge
  battle.players[chooser]!.edge = opposite[edge]
  g.emit({ event: 'edge-chosen', by: first, edge })
  battle.figures = battle.players.flatMap((_, owner) => muster(g, owner))
  battle.phase = 'deployment'
}

/** The figures of the army whose camp a player has, heroes first, counters at their highest (1.03). */
function muster(g: Game, owner: number): Figure[] {
  const player = g.battle.players[owner]!
  const ids = player.armies[player.camp!] ?? []
  const { types } = g.battle
  const sorted = [...ids].sort(
    (a, b) => Number(types[a]!.kind === 'warrior') - Number(types[b]!.kind === 'warrior'),
  )
  return sorted.map((type, i) => ({
    id: `${'ABCD'[owner]}${i + 1}`,
    type,
    owner,
    condition: 'waiting',
    at: -1,
    facing: player.edge === 'left' ? 1 : 4,
    life: types[type]!.life,
    ap: types[type]!.ap,
    deed: 'nothing',
    ran: false,
    used: [],
    marks: [],
  }))
}

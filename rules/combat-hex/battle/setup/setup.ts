import type { Script } from '../../../core/script.ts'
import { listSpace } from '../../../core/space.ts'
import type { Camp } from '../../army/figure.ts'
import { camps } from '../../army/figure.ts'
import { askBattle } from '../ask.ts'
import { type Game, inOrder } from '../game.ts'
import { type Edge, edges, type Figure } from '../state.ts'
import { chooseRole, rollOff } from '../strategy/strategy.ts'

const other = (camp: Camp): Camp => (camp === 'good' ? 'evil' : 'good')
const opposite: Record<Edge, Edge> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

/**
 * Before the first figure stands: the deployment roll, which no ability touches; camps, board and edges
 * (3.02). The winner takes the camp or the board, the loser the other. Where the camps are settled already,
 * the winner has the board. Whoever does not choose the board picks an edge, and deploys first.
 */
export function* campOrBoard(g: Game, boards: readonly string[]): Script {
  const { battle } = g
  const [winner = 0, loser = 1] = yield* rollOff(g, 'deployment')
  battle.rollWinner = winner
  let chooser = winner
  if (battle.fixed.camps)
    for (const [i, player] of battle.players.entries()) player.camp = battle.fixed.camps[i]!
  else {
    const taken = yield* askBattle({
      kind: 'camp-or-board',
      by: winner,
      subject: '',
      about: {},
      space: listSpace(['camp', 'board'] as const),
      fallback: () => 'board' as const,
    })
    const by = taken === 'board' ? loser : winner
    chooser = taken === 'board' ? winner : loser
    const camp = yield* askBattle({
      kind: 'camp',
      by,
      subject: '',
      about: {},
      space: listSpace(camps),
      fallback: () => 'good' as const,
    })
    for (const [i, player] of battle.players.entries()) player.camp = i === by ? camp : other(camp)
    g.emit({ event: 'camp-chosen', by, camp })
  }
  yield* chooseBoard(g, chooser, boards)
  const first = chooser === winner ? loser : winner
  const edge = yield* chooseEdge(g, first, ['left', 'right'])
  battle.players[chooser]!.edge = opposite[edge]
  musterAll(g)
}

/**
 * Everybody brings an army of either camp. The winner of the deployment roll begins as attacker or defender;
 * of more than two players that is first or last. In that order they pick edges and deploy: two a narrow edge
 * and the one across from it, more of them any edge that is left. The last in order chooses the board, where
 * it is not agreed.
 */
export function* attackerOrDefender(g: Game, boards: readonly string[]): Script {
  const { battle } = g
  const { players, fixed } = battle
  for (const [i, player] of players.entries())
    player.camp = fixed.camps?.[i] ?? (player.armies.good?.length ? 'good' : 'evil')
  const ranked = yield* rollOff(g, 'deployment')
  battle.rollWinner = ranked[0]!
  yield* chooseRole(g, ranked, true)
  const order = inOrder(g)
  yield* chooseBoard(g, order.at(-1)!, boards)
  if (players.length === 2) {
    const [first = 0, second = 1] = order
    players[second]!.edge = opposite[yield* chooseEdge(g, first, ['left', 'right'])]
  } else {
    let left: readonly Edge[] = edges
    for (const player of order) {
      const edge = yield* chooseEdge(g, player, left)
      left = left.filter(other => other !== edge)
    }
  }
  musterAll(g)
}

function* chooseBoard(g: Game, by: number, boards: readonly string[]): Script {
  const { battle } = g
  battle.boardChooser = by
  if (battle.fixed.board) return
  battle.board = yield* askBattle({
    kind: 'board',
    by,
    subject: '',
    about: { boards: [...boards] },
    space: listSpace(boards),
    fallback: () => boards[0]!,
  })
  g.emit({ event: 'board-chosen', by, board: battle.board })
}

function* chooseEdge(g: Game, by: number, open: readonly Edge[]): Script<Edge> {
  const more = g.battle.players.length > 2
  const edge =
    open.length === 1
      ? open[0]!
      : yield* askBattle({
          kind: 'edge',
          by,
          subject: '',
          about: more ? { edges: [...open] } : {},
          space: listSpace(open),
          fallback: () => open[0]!,
        })
  g.battle.players[by]!.edge = edge
  g.emit({ event: 'edge-chosen', by, edge })
  return edge
}

function musterAll(g: Game): void {
  const { battle } = g
  battle.figures = battle.players.flatMap((_, owner) => enlist(g, owner))
  battle.phase = 'deployment'
}

/** The figures of the army whose camp a player has, heroes first, counters at their highest (1.03). */
function enlist(g: Game, owner: number): Figure[] {
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
    facing: 0,
    life: types[type]!.life,
    ap: types[type]!.ap,
    actionTaken: 'nothing',
    ran: false,
    used: [],
    marks: [],
  }))
}

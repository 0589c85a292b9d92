import type { ReplayedGame } from '../../render/combat-hex/frames.ts'
import { makeTables } from '../../rules/board/board.ts'
import { roster } from '../../rules/combat-hex/index.ts'
import { cellsOf, makeCell, maxColumns, maxRows } from '../../rules/index.ts'

const sides = 4
const eachSide = 100
const turns = 20
const facings = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

/** More happens in no battle: the largest board, four armies of the most figures, of whom all move every turn. */
export function largestReplay(): ReplayedGame {
  const columns = maxColumns
  const rows = maxRows
  const label = (n: number) => `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(n % 24)}${1 + (n % rows)}`
  const board = makeTables({
    id: 'largest',
    name: { en: 'The largest', fr: 'Le plus grand' },
    theme: 'ruins',
    columns,
    rows,
    sides: Array.from({ length: 900 }, (_, n) => ({
      hex: label(n * 7),
      facing: n % 6,
      kind: (['difficult', 'water', 'impassable', 'obstacle'] as const)[n % 4]!,
    })),
    raised: Array.from({ length: 60 }, (_, n) => label(n * 11)),
  })
  const cells = cellsOf(board)
  const at = (n: number) => makeCell(board, cells[n % cells.length]!)
  const types = roster.filter(({ base }) => base === 'single')
  const fighters = Array.from({ length: sides * eachSide }, (_, n) => ({
    label: `${'ABCD'.charAt(n % sides)}${1 + Math.floor(n / sides)}`,
    owner: n % sides,
    type: types[n % types.length]!,
  }))
  let n = 0
  const log: ReplayedGame['log'][number][] = []
  const tell = (turn: number, event: object) =>
    log.push({ n: n++, turn, phase: turn ? 'attack' : 'set-up', ...event } as never)
  const spot = (figure: number, turn: number) => at(figure * 4 + turn * 53)
  for (const [i, { label: figure }] of fighters.entries())
    tell(0, { event: 'placed', figure, at: spot(i, 0), facing: 'N' })
  for (let turn = 1; turn <= turns; turn++) {
    tell(turn, { event: 'turn-began' })
    for (const [i, { label: figure }] of fighters.entries())
      tell(turn, {
        event: 'moved',
        figure,
        from: spot(i, turn - 1),
        path: [spot(i, turn)],
        facing: facings[(i + turn) % 6]!,
        cost: 3,
        left: 0,
      })
  }
  return {
    board,
    fighters,
    types: Object.fromEntries(types.map(type => [type.id, type])),
    players: (['good', 'evil', 'good', 'evil'] as const).map((camp, i) => ({ name: `Player ${i}`, camp })),
    log,
    captions: [],
    language: 'en',
  }
}

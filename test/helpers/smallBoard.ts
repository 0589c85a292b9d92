import {
  type Board,
  type BoardPlan,
  type Cell,
  makeCell,
  makeTables,
  parseCell,
  type SideKind,
} from '../../rules/board/board.ts'
import {
  explainSight,
  lookAt,
  type Meeting,
  occupied,
  type Sight,
  type SightLine,
  type SightOptions,
  type SightRules,
  sight,
  tournamentSight,
} from '../../rules/board/sight.ts'
import { blocked, costly, obstacle } from '../../rules/board/sightGrid.ts'
import { weigh } from '../../rules/board/sightLines.ts'
import {
  add,
  facings,
  makeFacing,
  makeHex,
  parseFacing,
  parseHex,
  rotate,
  subtract,
  turned,
} from '../../rules/core/hex.ts'
import { type SlowSight, slowSight } from './slowSight.ts'

/** A small board with somebody on it, written down in one breath. Lists are labels with blanks between. */
export interface SmallBoard {
  /** by kind: `E4.N F4.SW` */
  sides?: Partial<Record<SideKind, string>>
  raised?: string
  gaps?: string
  /** single figures in the way; `E4^` stands raised, `E4~` is soft, `E4*` is tall */
  figures?: string
  rules?: SightRules
}

const words = (text = ''): string[] => text.split(' ').filter(word => word !== '')

const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
/** A whole row of hexes. */
export const rowOf = (row: number): string => columns.map(c => `${c}${row}`).join(' ')
/** All sides between a row and the one above, from border to border. */
export const wall = (row: number): string =>
  columns.map((c, n) => (n % 2 === 0 ? `${c}${row}.N ${c}${row}.NE ${c}${row}.NW` : `${c}${row}.N`)).join(' ')

/** A board of 9 by 9 hexes, A1 to I9. */
export function boardOf({ sides = {}, raised, gaps }: SmallBoard): Board {
  const plan: BoardPlan = {
    id: 'small-board',
    name: { en: 'Small board', fr: 'Petit plateau' },
    columns: 9,
    rows: 9,
    raised: words(raised),
    gaps: words(gaps),
    sides: (Object.entries(sides) as [SideKind, string][]).flatMap(([kind, list]) =>
      words(list).map(side => {
        const [hex, facing] = side.split('.')
        return { hex: hex!, facing: parseFacing(facing!)!, kind }
      }),
    ),
  }
  return makeTables(plan)
}

/** How figures on the board look at each other: `from` and `to` are labels of their hexes. */
export interface Looking extends SightOptions {
  from: string
  to: string
  /** facings that the shooter may take; any when left out */
  facing?: string
  allAround?: boolean
  /** counts as raised; by its hexes when left out */
  shooterRaised?: boolean
  targetRaised?: boolean
}

function prepare(
  small: SmallBoard,
  { from, to, facing, allAround = false, shooterRaised, targetRaised }: Looking,
) {
  const board = boardOf(small)
  const cellsAt = (labels: string): Cell[] => words(labels).map(label => parseCell(board, label)!)
  const occupants = new Uint8Array(81)
  for (const word of words(small.figures)) {
    const [, label, mark] = /^(\w+)(.?)$/.exec(word)!
    const cell = cellsAt(label!)[0]!
    const high = mark === '^' || board.raised[cell] === 1
    occupants[cell] =
      occupied.here |
      (high ? occupied.raised : 0) |
      (mark === '~' ? occupied.soft : 0) |
      (mark === '*' ? occupied.tall : 0)
  }
  const [mine, theirs] = [cellsAt(from), cellsAt(to)]
  for (const cell of [...mine, ...theirs]) occupants[cell] = occupied.here
  const isHigh = (cells: Cell[]) => cells.some(cell => board.raised[cell] === 1)
  const allowed = facing === undefined ? facings : words(facing).map(word => parseFacing(word)!)
  return {
    scene: { board, rules: small.rules ?? tournamentSight, occupants },
    viewer: {
      cells: mine,
      eyes: (allAround ? mine : mine.slice(0, 1)).map(cell => ({ cell, facings: allowed })),
      allAround,
      raised: shooterRaised ?? isHigh(mine),
    },
    target: { cells: theirs, raised: targetRaised ?? isHigh(theirs) },
  }
}

export function see(small: SmallBoard, looking: Looking): Sight {
  const { scene, viewer, target } = prepare(small, looking)
  return sight(scene, viewer, target, looking)
}

/** `clear`, `penalty`, or why not. */
export function glance(small: SmallBoard, from: string, to: string, more: Partial<Looking> = {}): string {
  const { visible, penalty, why } = see(small, { from, to, ...more })
  return visible ? (penalty ? 'penalty' : 'clear') : why!
}

export function explain(small: SmallBoard, looking: Looking): { sight: Sight; lines: SightLine[] } {
  const { scene, viewer, target } = prepare(small, looking)
  return explainSight(scene, viewer, target, looking)
}

/** What the slow reading of the rules says of it. */
export function slowly(small: SmallBoard, looking: Looking): SlowSight {
  const { scene, viewer, target } = prepare(small, looking)
  return slowSight(scene, viewer, target, looking)
}

/**
 * One text for the sight and one for each line: `clear 3 N NE* > N` is seen at 3 hexes facing N or, with the
 * penalty, NE, and N is taken; `E5/0-E2/3 penalty E4.N 5.171` goes from corner to corner and meets that.
 */
export function shown(small: SmallBoard, looking: Looking): string[] {
  const { scene, viewer, target } = prepare(small, looking)
  const { sight, lines } = explainSight(scene, viewer, target, looking)
  const { visible, penalty, range, why, facings: ways, best } = sight
  const name = (cell: Cell) => makeCell(scene.board, cell)
  const how = visible ? (penalty ? 'penalty' : 'clear') : why
  const list = ways.map(way => ` ${makeFacing(way.facing)}${way.penalty ? '*' : ''}`).join('')
  return [
    `${how} ${range}${list}${best ? ` > ${makeFacing(best.facing)}` : ''}`,
    ...lines.map(({ from, to, meetings }) =>
      [
        `${name(from.cell)}/${from.corner}-${name(to.cell)}/${to.corner}`,
        ...meetings.map(({ effect, cell, facing, rule }) =>
          [effect, name(cell) + (facing === undefined ? '' : `.${makeFacing(facing)}`), rule].join(' '),
        ),
      ].join(' '),
    ),
  ]
}

/** A single line between corners, `E5/0` being corner 0 of E5 (as in rules/board/sightGrid.ts), and what it meets. */
function follow(
  small: SmallBoard,
  start: string,
  end: string,
): { burden: number; meetings: Meeting[]; board: Board } {
  const [from, i] = start.split('/')
  const [to, j] = end.split('/')
  const { scene, viewer, target } = prepare(small, { from: from!, to: to! })
  const look = lookAt(scene, viewer, target)
  const place = (cell: Cell) => look.ground.place[cell]!
  const line = [place(viewer.cells[0]!), Number(i), place(target.cells[0]!), Number(j)] as const
  const meetings: Meeting[] = []
  const burden = weigh(look, ...line, blocked, meeting => meetings.push(meeting))
  if (burden !== weigh(look, ...line)) throw new Error('a line that is told of weighs something else')
  return { burden, meetings, board: scene.board }
}

/** Burden of a single line; what is told of it must come to the same. */
export function burden(small: SmallBoard, start: string, end: string): number {
  const { burden, meetings } = follow(small, start, end)
  const told = meetings.map(({ effect }) => effect)
  const shut = told.includes('blocks') || told.filter(effect => effect === 'obstacle').length > 1
  const open = (told.includes('obstacle') ? obstacle : 0) + (told.includes('penalty') ? costly : 0)
  if (burden !== (shut ? blocked : open))
    throw new Error(`${start} to ${end} weighs ${burden} and meets ${JSON.stringify(meetings)}`)
  return burden
}

/** What a single line meets, in order: `blocks E4.N side impassable across 5.10`. */
export function told(small: SmallBoard, start: string, end: string): string[] {
  const { meetings, board } = follow(small, start, end)
  return meetings.map(({ effect, cell, facing, what, kind, how, rule }) => {
    const where = makeCell(board, cell) + (facing === undefined ? '' : `.${makeFacing(facing)}`)
    return [effect, where, what, kind, how, rule].filter(word => word !== undefined).join(' ')
  })
}

/** Everything on the board turned around E5 by sixths of a circle. */
export function spun(small: SmallBoard, by: number): SmallBoard {
  const list = (text?: string) =>
    text &&
    words(text)
      .map(word => spunAt(word, by))
      .join(' ')
  const sides = Object.entries(small.sides ?? {}).map(([kind, text]) => [kind, list(text)])
  return {
    ...small,
    sides: Object.fromEntries(sides),
    raised: list(small.raised),
    gaps: list(small.gaps),
    figures: list(small.figures),
  }
}

/** Likewise for a hex, a side or a corner: `E4`, `E4~`, `E4.N`, `E5/0`, also several of them. */
export const spunAt = (text: string, by: number): string =>
  text.replaceAll(/([A-I]\d)(\.[NSEW]+|\/\d)?/g, (_, label: string, more = '') => {
    const e5 = parseHex('E5')!
    const hex = makeHex(add(e5, rotate(subtract(parseHex(label)!, e5), by)))
    if (more.startsWith('/')) return `${hex}/${turned(Number(more.slice(1)), by)}`
    return more === '' ? hex : `${hex}.${makeFacing(parseFacing(more.slice(1))! + by)}`
  })

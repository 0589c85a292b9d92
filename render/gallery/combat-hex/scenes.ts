import { baseCells } from '../../../rules/combat-hex/battle/bases.ts'
import {
  type CombatHexSave,
  chains,
  deploymentZones,
  type FigureOnBoard,
  type FigureType,
  figuresOnBoard,
  figureType,
  open,
  reach,
  roster,
  sightOf,
  sightPairs,
  zones,
} from '../../../rules/combat-hex/index.ts'
import { type Cell, cellsOf, type Facing, makeTables } from '../../../rules/index.ts'
import type { BoardScene } from '../../combat-hex/boardScene.ts'
import { legendOf } from '../../combat-hex/pictureWords.ts'
import { tokenOf } from '../../combat-hex/tokenOf.ts'
import type { Scene, Token } from '../../types.ts'

/** Everybody on the board as a save has them. */
export function standing(save: CombatHexSave): BoardScene {
  const { state, board } = open(save)
  if (!board) throw new Error('no board')
  return { board, figures: figuresOnBoard(state), players: state.players, language: 'en' }
}

const states = ['ready', 'moved', 'shot', 'acted', 'fallen'] as const

/** Where figures stand one after the other, from the top, in lines: no base touches another. */
function placesApart(
  columns: number,
  camps: readonly (readonly FigureType[])[],
): { cell: Cell; type: FigureType }[] {
  const board = makeTables({ id: 'lines', name: { en: '', fr: '' }, columns, rows: 60 })
  const taken = new Set<Cell>()
  const places: { cell: Cell; type: FigureType }[] = []
  let first = 0
  for (const types of camps) {
    for (const type of types) {
      const place = cellsOf(board).find(cell => {
        const cells = cell < first ? undefined : baseCells(board, type.base, cell, 0)
        return cells?.every(one => one >= first && !taken.has(one))
      })
      if (place === undefined) throw new RangeError(`no room for ${type.id}`)
      places.push({ cell: place, type })
      for (const cell of baseCells(board, type.base, place, 0)!) {
        taken.add(cell)
        for (let f = 0; f < 6; f++) taken.add(board.neighbour[cell * 6 + f]!)
      }
    }
    first = (Math.floor(Math.max(...taken) / columns) + 1) * columns
  }
  return places
}

/**
 * Every figure of the roster, facing north, with a label and without: players of the game should name them by their
 * pictures alone.
 */
export function rosterSheet(labelled: boolean): Scene {
  const columns = 16
  const sizes = ['single', 'cavalry', 'large-3', 'large-9'] as const
  const places = placesApart(
    columns,
    (['good', 'evil'] as const).map(camp =>
      sizes.flatMap(size => roster.filter(type => type.camp === camp && type.base === size)),
    ),
  )
  const rows = Math.floor(Math.max(...places.map(({ cell }) => cell)) / columns) + 2
  const board = makeTables({ id: 'roster', name: { en: '', fr: '' }, columns, rows, theme: 'grass' })
  const tokens = places.map(({ type, cell }, i) => {
    const { life, ap } = type
    const owner = type.camp === 'good' ? 0 : 1
    const label = labelled ? `${'AB'.charAt(owner)}${(i % 50) + 1}` : ''
    const figure = { label, owner, type, at: cell, facing: 0 as Facing, life, ap, carries: [], effects: [] }
    const token = tokenOf(board, { ...figure, state: 'ready' })
    return labelled ? token : { ...token, pips: undefined, counter: undefined }
  })
  return { board, tokens, labels: false }
}

/** Some figures in every state, for both camps, all facings among them. */
export function tokenSheet(): Scene {
  const shown = 'aragorn sam eomer ent elf-archer ringwraith orc-warrior warg-rider cave-troll uruk-crossbow'
  const types = shown.split(' ').map(id => figureType(id)!)
  const columns = types.length * 2
  const board = makeTables({ id: 'tokens', name: { en: '', fr: '' }, columns, rows: 10, theme: 'grass' })
  const tokens = types.flatMap((type, i) =>
    states.slice(0, type.base === 'single' ? 5 : 3).flatMap((state, n): Token[] => {
      const owner = type.camp === 'good' ? 0 : 1
      const facing = ((i + n * 2) % 6) as Facing
      const row = type.base === 'single' ? n * 2 : n * 3 + 1
      const at = row * columns + i * 2
      if (!baseCells(board, type.base, at, facing)) return []
      const figure: FigureOnBoard = {
        label: `${'AB'.charAt(owner)}${i * 2 + n + 1}`,
        owner,
        type,
        at,
        facing,
        life: state === 'fallen' ? 0 : Math.max(1, type.life - n),
        ap: Math.max(0, type.ap - n),
        state,
        carries: n === 3 ? ['A9'] : [],
        effects: n === 2 ? ['fast'] : [],
      }
      return [{ ...tokenOf(board, figure), highlighted: n === 1 }]
    }),
  )
  return { board, tokens, labels: false, legend: legendOf('en') }
}

/** The overlays, each on the board as it stands in a battle. */
export function overlays(save: CombatHexSave): [string, BoardScene][] {
  const { state } = open(save)
  const scene = standing(save)
  const mover = scene.figures.find(
    ({ owner, label }) => owner === state.attacker && reach(save, label).length > 8,
  )
  const found: [string, BoardScene][] = []
  if (mover) {
    const cells = reach(save, mover.label)
    found.push([
      'reach',
      {
        ...scene,
        highlighted: [mover.label],
        overlay: { reach: cells.map(({ cell, cost, stops }) => ({ cell, cost, stops })) },
        focus: [...cells.map(({ cell }) => cell), mover.at],
      },
    ])
    const far = cells.toSorted((a, b) => b.cost - a.cost)[0]!
    found.push([
      'move',
      {
        ...scene,
        overlay: {
          path: {
            cells: [mover.at, ...far.path],
            costs: far.path.map(() => 1),
            total: far.cost,
          },
        },
        ghost: { ...mover, at: far.cell },
        focus: [mover.at, far.cell],
      },
    ])
  }
  found.push([
    'zones',
    { ...scene, overlay: { zones: [0, 1].map(owner => ({ owner, cells: zones(save, owner) })) } },
  ])
  found.push(['zones-one-side', { ...scene, overlay: { zones: [{ owner: 1, cells: zones(save, 1) }] } }])
  return found
}

/** Whom one figure sees, and what blocks the rest: of all who shoot, the one who sees most. */
export function sightScene(save: CombatHexSave): [string, BoardScene] {
  const { state } = open(save)
  const looks = state.figures
    .filter(({ condition, type }) => condition === 'standing' && state.types[type]!.shooting)
    .map(({ id }) => ({ id, found: sightOf(save, id) }))
    .toSorted(
      (a, b) =>
        b.found.filter(({ sight }) => sight.visible).length -
        a.found.filter(({ sight }) => sight.visible).length,
    )
  const [best] = looks
  const overlay = { sight: sightPairs(best?.found ?? []) }
  return ['sight', { ...standing(save), highlighted: best ? [best.id] : [], overlay }]
}

/** Where both sides deploy, one of them done; and the four edges of a battle of more than two. */
export function startScenes(save: CombatHexSave): [string, BoardScene][] {
  const scene = standing(save)
  const { board } = scene
  const starts = deploymentZones(save)
  const { columns, rows } = board
  const all = cellsOf(board)
  const owned = (owner: number | null, isIn: (column: number, row: number) => boolean) => ({
    owner,
    cells: all.filter(cell => isIn(cell % columns, Math.floor(cell / columns))),
  })
  const apart = (row: number) => row > 2 && row < rows - 3
  const four = [
    owned(0, (column, row) => column < 3 && apart(row)),
    owned(1, (column, row) => column > columns - 4 && apart(row)),
    owned(2, (column, row) => row < 3 && column > 2 && column < columns - 3),
    owned(null, (column, row) => row > rows - 4 && column > 2 && column < columns - 3),
  ]
  const players = (['good', 'evil', 'good', 'evil'] as const).map((camp, i) => ({
    name: ['Ada', 'Bo', 'Cy', 'Di'][i]!,
    camp,
  }))
  return [
    ['deployment', { ...scene, overlay: { starts } }],
    ['deployment-of-four', { ...scene, figures: [], overlay: { starts: four }, players }],
  ]
}

/** Who fights whom. */
export function chainScene(save: CombatHexSave): [string, BoardScene] {
  const scene = standing(save)
  const standsOn = (label: string) => {
    const figure = scene.figures.find(one => one.label === label)
    return figure ? (baseCells(scene.board, figure.type.base, figure.at, figure.facing) ?? []) : []
  }
  const found = chains(save).map(({ figures, links }) => ({
    cells: figures.flatMap(standsOn),
    links: links.map(([a, b]): [number, number] => [standsOn(a)[0]!, standsOn(b)[0]!]),
  }))
  return ['chains', { ...scene, overlay: { chains: found }, focus: found.flatMap(({ cells }) => cells) }]
}

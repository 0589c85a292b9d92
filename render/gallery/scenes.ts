import { baseCells } from '../../rules/combat-hex/battle/bases.ts'
import {
  type BattleSave,
  cellsOf,
  chains,
  deploymentZones,
  type Facing,
  figureType,
  makeTables,
  open,
  reach,
  roster,
  sightOf,
  sightPairs,
  zones,
} from '../../rules/index.ts'
import { type Scene, type Token, tokenStates } from '../drawScene.ts'
import { shapeOf, shapes } from '../silhouettes.ts'

/** Everybody on the board as a save has them. */
export function tokensOf(save: BattleSave): Token[] {
  const { state, board } = open(save)
  return state.figures.flatMap((figure): Token[] => {
    if (!board || figure.condition !== 'standing' || figure.carried) return []
    const type = state.types[figure.type]!
    return [
      {
        label: figure.id,
        cells: baseCells(board, type.base, figure.at, figure.facing) ?? [figure.at],
        facing: figure.facing,
        camp: type.camp,
        hero: type.kind === 'hero',
        owner: figure.owner,
        life: figure.life,
        maxLife: type.life,
        ap: figure.ap,
        maxAp: type.ap,
        shoots: type.shooting !== null,
        type,
        state: figure.life <= 0 ? 'fallen' : figure.actionTaken === 'nothing' ? 'ready' : figure.actionTaken,
      },
    ]
  })
}

/** Every silhouette in every state, for both camps, all facings among them. */
export function tokenSheet(): Scene {
  const perBand = Math.ceil(shapes.length / 2)
  const columns = perBand * 2
  const board = makeTables({ id: 'tokens', name: { en: '', fr: '' }, columns, rows: 16, theme: 'grass' })
  const tokens = shapes.flatMap((shape, i) =>
    (['good', 'evil'] as const).flatMap((camp, owner) => {
      const type = roster.find(one => one.camp === camp && shapeOf(one) === shape)
      if (!type) return []
      return tokenStates.slice(0, type.base === 'single' ? 5 : 2).flatMap((state, n): Token[] => {
        const facing = ((i + n * 2) % 6) as Facing
        const row = (type.base === 'single' ? n * 1.5 : n * 4 + 1) + (i < perBand ? 0 : 8)
        const column = (i % perBand) * 2 + owner
        const at = Math.round(row) * columns + column
        const cells = baseCells(board, type.base, at, facing)
        if (!cells) return []
        return [
          {
            label: `${'AB'.charAt(owner)}${i * 2 + n + 1}`,
            cells,
            facing,
            camp,
            hero: type.kind === 'hero',
            owner,
            life: state === 'fallen' ? 0 : Math.max(1, type.life - n),
            maxLife: type.life,
            ap: Math.max(0, type.ap - n),
            maxAp: type.ap,
            shoots: type.shooting !== null,
            type,
            state,
            ...(n === 1 && { highlighted: true }),
            ...(n === 2 && { effects: ['fast'] }),
            ...(n === 3 && { carries: 'A9' }),
          },
        ]
      })
    }),
  )
  const wearer = roster.find(one => one.traits?.includes('ring-wearer')) ?? figureType('frodo')
  if (wearer)
    tokens.push({
      label: 'A20',
      cells: [columns * 8 - 1],
      facing: 0,
      camp: wearer.camp,
      hero: true,
      owner: 0,
      life: wearer.life,
      maxLife: wearer.life,
      ap: wearer.ap,
      maxAp: wearer.ap,
      shoots: false,
      type: wearer,
      state: 'ready',
    })
  return { board, tokens, labels: false }
}

/** The overlays, each on the board as it stands in a battle. */
export function overlays(save: BattleSave): [string, Scene][] {
  const { state, board } = open(save)
  if (!board) return []
  const tokens = tokensOf(save)
  const scene: Scene = { board, tokens }
  const mover = tokens.find(({ owner, label }) => owner === state.attacker && reach(save, label).length > 8)
  const found: [string, Scene][] = []
  if (mover) {
    const cells = reach(save, mover.label)
    found.push([
      'reach',
      {
        ...scene,
        tokens: tokens.map(token => (token === mover ? { ...token, highlighted: true } : token)),
        overlay: { reach: cells.map(({ cell, cost, stops }) => ({ cell, cost, stops })) },
        focus: [...cells.map(({ cell }) => cell), mover.cells[0]!],
      },
    ])
    const far = cells.toSorted((a, b) => b.cost - a.cost)[0]!
    found.push([
      'move',
      {
        ...scene,
        overlay: {
          path: {
            cells: [mover.cells[0]!, ...far.path],
            costs: far.path.map(() => 1),
            total: far.cost,
            ghost: { ...mover, cells: baseCells(board, 'single', far.cell, mover.facing)! },
          },
        },
        focus: [mover.cells[0]!, far.cell],
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
export function sightScene(save: BattleSave): [string, Scene] {
  const { state, board } = open(save)
  if (!board) throw new Error('no board')
  const tokens = tokensOf(save)
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
  const shown = tokens.map(token => ({ ...token, highlighted: token.label === best?.id }))
  return ['sight', { board, tokens: shown, overlay }]
}

/** Where both sides deploy, one of them done; and the four edges of a battle of more than two. */
export function startScenes(save: BattleSave): [string, Scene][] {
  const { board } = open(save)
  if (!board) throw new Error('no board')
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
    ['deployment', { board, tokens: tokensOf(save), overlay: { starts } }],
    ['deployment-of-four', { board, tokens: [], overlay: { starts: four }, players }],
  ]
}

/** Who fights whom. */
export function chainScene(save: BattleSave): [string, Scene] {
  const { board } = open(save)
  if (!board) throw new Error('no board')
  const tokens = tokensOf(save)
  const standsOn = (label: string) => tokens.find(token => token.label === label)?.cells ?? []
  const found = chains(save).map(({ figures, links }) => ({
    cells: figures.flatMap(standsOn),
    links: links.map(([a, b]): [number, number] => [standsOn(a)[0]!, standsOn(b)[0]!]),
  }))
  return ['chains', { board, tokens, overlay: { chains: found }, focus: found.flatMap(({ cells }) => cells) }]
}

import type { BoardTheme } from '../../rules/board/board.ts'

/** What grows or lies on difficult ground. */
export type Growth = 'trees' | 'reeds' | 'garden' | 'rubble' | 'boulders' | 'bushes'
/** Why nobody stops in a barred hex. */
export type Hindrance = 'thorns' | 'mire' | 'well' | 'menhir' | 'column'

export interface Rough {
  ground: string
  growth: Growth
  dark: string
  main: string
  light: string
}

/** The colours of a land. Tones go from dark to light, a few flat ones: that is how a painter lays ground. */
export interface Land {
  ground: readonly string[]
  /** blades, pebbles and cracks that lie about */
  speck: { dark: string; light: string; kind: 'blades' | 'stones' }
  rough: Rough
  /** in place of `rough` where it lies at a wall or on a height, if that is something else: what has fallen down */
  fallen?: Rough
  water: { bank: string; edge: string; tones: readonly string[]; gleam: string }
  raised: { tones: readonly string[]; rim: string; cliff: string; crack: string }
  floor: { board: string; joint: string; shade: string }
  bridge: {
    wood: Paving
    stone: Paving
    pier: { dark: string; main: string }
  }
  barred: Hindrance
  /** banners and torches on its walls */
  accent?: { banner: string; torch: string }
}

export interface Paving {
  board: string
  joint: string
  shade: string
  light: string
}

// Figures come first: ground, water, hills and growth keep close to the middle tone of their land.
const brook = { bank: '#c7c490', edge: '#6ba0b8', tones: ['#81b0bb', '#87b5c0', '#8ebbc4'], gleam: '#a0c9d6' }
const hill = { tones: ['#cdbd84', '#d2c28a', '#d7c791'], rim: '#e6d6a6', cliff: '#b09764', crack: '#9c8659' }
const rock = { tones: ['#c8c0aa', '#cdc5b0', '#d2cab6'], rim: '#e0dacb', cliff: '#a29c89', crack: '#8e8877' }
const cliff = { tones: ['#d1c6a4', '#d6cbab', '#dbd0b3'], rim: '#eae0c5', cliff: '#a69e87', crack: '#928b75' }
const planks = { board: '#c7b07e', joint: '#b69a67', shade: '#c0a36f' }
const flags = { board: '#c4c1a9', joint: '#b0ac98', shade: '#bcb8a3' }

const bridge = {
  wood: { board: '#b59c6a', joint: '#94794b', shade: '#ab8d5c', light: '#b99c6b' },
  stone: { board: '#c3bea1', joint: '#a8a289', shade: '#bdb69c', light: '#c9c3ac' },
  pier: { dark: '#766f5f', main: '#aca78c' },
}

export const lands: Readonly<Record<BoardTheme, Land>> = {
  grass: {
    ground: ['#b2c683', '#b8cc89', '#bed090', '#c4d598'],
    speck: { dark: '#9eb56f', light: '#ccdba3', kind: 'blades' },
    rough: { ground: '#a1b773', growth: 'trees', dark: '#68824b', main: '#759252', light: '#88a55e' },
    water: brook,
    raised: hill,
    floor: planks,
    bridge,
    barred: 'thorns',
  },
  marsh: {
    ground: ['#b0b685', '#b6bc8b', '#bcc192', '#c2c69a'],
    speck: { dark: '#9ba16c', light: '#cccfa6', kind: 'blades' },
    rough: { ground: '#a3ab75', growth: 'reeds', dark: '#717c4b', main: '#848e53', light: '#aea060' },
    water: {
      bank: '#b1b07d',
      edge: '#558c92',
      tones: ['#71a19b', '#76a69f', '#7daba4'],
      gleam: '#8fbbb5',
    },
    raised: hill,
    floor: planks,
    bridge,
    barred: 'mire',
  },
  village: {
    ground: ['#c0c38c', '#c6c892', '#cbcb98', '#d0cfa0'],
    speck: { dark: '#acb178', light: '#d9d8af', kind: 'blades' },
    rough: { ground: '#aea072', growth: 'garden', dark: '#747949', main: '#838d52', light: '#98a25f' },
    fallen: { ground: '#bbb283', growth: 'rubble', dark: '#898061', main: '#a89e7f', light: '#c4bc9f' },
    water: brook,
    raised: hill,
    floor: planks,
    bridge,
    barred: 'well',
  },
  stone: {
    ground: ['#b8b8aa', '#bebeb0', '#c4c4b6', '#cacabd'],
    speck: { dark: '#a3a394', light: '#d2d2c6', kind: 'stones' },
    rough: { ground: '#a9a999', growth: 'boulders', dark: '#79786c', main: '#929186', light: '#b1b0a5' },
    water: { ...brook, bank: '#b5b3a5' },
    raised: cliff,
    floor: flags,
    bridge,
    barred: 'menhir',
    accent: { banner: '#b86960', torch: '#dda362' },
  },
  ruins: {
    ground: ['#ccba8d', '#d1c094', '#d6c69a', '#dccca5'],
    speck: { dark: '#b8a575', light: '#e2d5b1', kind: 'stones' },
    rough: { ground: '#c0ae82', growth: 'bushes', dark: '#878054', main: '#98935f', light: '#ada96f' },
    water: brook,
    raised: rock,
    floor: flags,
    bridge,
    barred: 'column',
  },
}

/** Every flat colour of a land: these must survive the reduction to 256 colours as they are. */
export const flatColours = ({
  ground,
  rough,
  fallen,
  water,
  raised,
  floor,
  bridge: { wood, stone, pier },
  accent,
}: Land): string[] => [
  ...ground,
  ...[rough, ...(fallen ? [fallen] : [])].flatMap(({ ground: soil, dark, main, light }) => [
    soil,
    dark,
    main,
    light,
  ]),
  water.bank,
  ...water.tones,
  ...raised.tones,
  raised.cliff,
  floor.board,
  floor.shade,
  floor.joint,
  ...[wood, stone].flatMap(paving => [paving.board, paving.joint, paving.shade, paving.light]),
  pier.dark,
  pier.main,
  ...(accent ? [accent.banner, accent.torch] : []),
]

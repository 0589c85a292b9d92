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

const brook = { bank: '#cdbf8d', edge: '#5f97b4', tones: ['#6aa5c4', '#76b0cd', '#83bbd5'], gleam: '#b9dceb' }
const hill = { tones: ['#cdb67c', '#d6c088', '#dfcb96'], rim: '#f0e1b5', cliff: '#9a7b4b', crack: '#6f5530' }
const rock = { tones: ['#c2bcab', '#cbc6b6', '#d5d0c1'], rim: '#eae6da', cliff: '#86806f', crack: '#5b5648' }
const cliff = { tones: ['#d3c49c', '#dccea9', '#e4d8b8'], rim: '#f5ecd3', cliff: '#86806f', crack: '#5b5648' }
const planks = { board: '#c9a877', joint: '#a5834f', shade: '#b8965f' }
const flags = { board: '#c4bfb0', joint: '#9c9686', shade: '#b4ae9d' }

const bridge = {
  wood: { board: '#b08d5c', joint: '#73552c', shade: '#a17e4d', light: '#bd9c6c' },
  stone: { board: '#c3bba6', joint: '#8d8570', shade: '#b6ad96', light: '#cfc8b6' },
  pier: { dark: '#5b5547', main: '#a79f8b' },
}

export const lands: Readonly<Record<BoardTheme, Land>> = {
  grass: {
    ground: ['#a9bf7a', '#b2c783', '#bbce8c', '#c3d596', '#ccdca2'],
    speck: { dark: '#8ba45c', light: '#dde8b9', kind: 'blades' },
    rough: { ground: '#93ab66', growth: 'trees', dark: '#3f5c2e', main: '#587a3c', light: '#7b9c52' },
    water: brook,
    raised: hill,
    floor: planks,
    bridge,
    barred: 'thorns',
  },
  marsh: {
    ground: ['#a8ae7c', '#b1b785', '#b9be8e', '#c2c698', '#cbcea4'],
    speck: { dark: '#878d56', light: '#dfe0bd', kind: 'blades' },
    rough: { ground: '#97a068', growth: 'reeds', dark: '#4d5a2c', main: '#6f7b3c', light: '#b49a55' },
    water: {
      bank: '#9c9263',
      edge: '#47818c',
      tones: ['#56939b', '#619da3', '#6da7ab'],
      gleam: '#a7cfca',
    },
    raised: hill,
    floor: planks,
    bridge,
    barred: 'mire',
  },
  village: {
    ground: ['#b8bd84', '#c1c48c', '#c9ca95', '#d0cf9f', '#d7d5ab'],
    speck: { dark: '#99a164', light: '#e8e6c8', kind: 'blades' },
    rough: { ground: '#a08a5f', growth: 'garden', dark: '#4a5c2c', main: '#66803c', light: '#8ca354' },
    fallen: { ground: '#b3a57a', growth: 'rubble', dark: '#655b48', main: '#9b917c', light: '#c9c1ae' },
    water: brook,
    raised: hill,
    floor: planks,
    bridge,
    barred: 'well',
  },
  stone: {
    ground: ['#b0b0a2', '#b8b8aa', '#c0c0b2', '#c8c8bb', '#d1d1c5'],
    speck: { dark: '#8f8f80', light: '#e4e4da', kind: 'stones' },
    rough: { ground: '#9d9c8c', growth: 'boulders', dark: '#56554c', main: '#82817a', light: '#b5b4ac' },
    water: { ...brook, bank: '#a9a695' },
    raised: cliff,
    floor: flags,
    bridge,
    barred: 'menhir',
    accent: { banner: '#b3261e', torch: '#f08a24' },
  },
  ruins: {
    ground: ['#c4b184', '#ccba8d', '#d4c397', '#dbcba1', '#e2d5b0'],
    speck: { dark: '#a5915f', light: '#efe6ca', kind: 'stones' },
    rough: { ground: '#b5a276', growth: 'bushes', dark: '#5d5f33', main: '#7d8148', light: '#a3a665' },
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

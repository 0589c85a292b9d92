import type { FigureType } from './figure.ts'
import { mould } from './mould.ts'

const hero = mould('evil', 'hero')
const warrior = mould('evil', 'warrior')

/** The figures of the raven; roster.ts says what is known about them and what is not. */
export const evilFigures: readonly FigureType[] = [
  hero(
    'sauron',
    'Sauron',
    'Sauron',
    { points: 600, movement: 5, attacks: 6, endurance: 5, life: 7, ap: 8 },
    {
      unique: [19],
      version: 'violet',
      abilities: { 'battle-awareness': 1, dread: 1, leadership: 0, terrifying: 0 },
      traits: ['sauron'],
    },
  ),
  hero(
    'witch-king',
    'Witch-king',
    'Roi Sorcier',
    { points: 250, movement: 5, attacks: 4, endurance: 4, life: 5, ap: 7 },
    {
      unique: [20],
      version: 'orange',
      traits: ['ringwraith'],
      abilities: { invigorate: 1, 'aggressive-strategy': 2, 'rally-cry': 1, dread: 1, ward: 1 },
    },
  ),
  hero(
    'witch-king-rider',
    'Witch-king on horseback',
    'Roi Sorcier à cheval',
    { points: 280, movement: 8, attacks: 5, endurance: 5, life: 5, ap: 8 },
    {
      unique: [20],
      version: 'red',
      base: 'cavalry',
      traits: ['ringwraith'],
      abilities: {
        cavalry: 0,
        dread: 1,
        leadership: 0,
        'battle-savvy': 2,
        'steal-essence': 2,
        terrifying: 0,
      },
    },
  ),
  hero(
    'ringwraith',
    'Ringwraith',
    'Esprit Servant',
    { points: 165, movement: 5, attacks: 3, endurance: 4, life: 4, ap: 5 },
    { version: 'orange', traits: ['ringwraith'], abilities: { dread: 0 } },
  ),
  hero(
    'saruman',
    'Saruman',
    'Saroumane',
    { points: 160, movement: 5, attacks: 2, endurance: 4, life: 4, ap: 8 },
    {
      unique: [21],
      version: 'orange',
      abilities: {
        'magical-force': 2,
        tyrant: 1,
        'battle-awareness': 1,
        'shot-caller': 1,
        healing: 2,
        'steal-essence': 1,
        ward: 1,
      },
    },
  ),
  hero(
    'lurtz',
    'Lurtz',
    'Lurtz',
    { points: 205, movement: 6, attacks: 4, endurance: 4, life: 4, ap: 5 },
    {
      unique: [22],
      shoots: [3, 8],
      abilities: {
        'killing-blow': 2,
        'fast-strike': 1,
        repel: 1,
        'arrow-flurry': 2,
        'deadly-aim': 1,
        'deadly-shot': 1,
      },
    },
  ),
  hero(
    'ugluk',
    'Uglúk',
    'Uglúk',
    { points: 195, movement: 5, attacks: 4, endurance: 4, life: 3, ap: 5 },
    {
      unique: [23],
      abilities: { stalwart: 1, 'battle-cry': 1, berserker: 1, armor: 1, courage: 1, initiative: 1 },
    },
  ),
  hero(
    'grishnakh',
    'Grishnákh',
    'Grishnákh',
    { points: 50, movement: 5, attacks: 1, endurance: 3, life: 2, ap: 4 },
    { unique: [24], abilities: { assassin: 1, fast: 1, sneak: 1, 'dirty-fighting': 0 } },
  ),
  warrior(
    'orc-warrior',
    'Orc warrior',
    'Guerrier orque',
    { points: 35, movement: 4, attacks: 1, endurance: 3, life: 2, ap: 1 },
    { abilities: { spearman: 1 } },
  ),
  warrior(
    'orc-archer',
    'Orc archer',
    'Archer orque',
    { points: 55, movement: 4, attacks: 1, endurance: 3, life: 2, ap: 1 },
    { shoots: [2, 6], abilities: { 'perfect-aim': 0, 'volley-attack': 1 } },
  ),
  warrior('uruk-hai', 'Uruk-hai', 'Uruk-hai', {
    points: 65,
    movement: 5,
    attacks: 2,
    endurance: 4,
    life: 2,
    ap: 2,
  }),
  warrior(
    'uruk-crossbow',
    'Uruk-hai crossbow',
    'Arbalétrier uruk-hai',
    { points: 70, movement: 5, attacks: 1, endurance: 4, life: 2, ap: 1 },
    { version: 'orange', shoots: [2, 8], abilities: { 'crack-shot': 1, 'expert-marksman': 1 } },
  ),
  warrior(
    'warg-rider',
    'Warg rider',
    'Chevaucheur de warg',
    { points: 60, movement: 8, attacks: 2, endurance: 3, life: 3, ap: 1 },
    { version: 'orange', base: 'cavalry', abilities: { cavalry: 0 } },
  ),
  warrior(
    'cave-troll',
    'Cave troll',
    'Troll des cavernes',
    { points: 220, movement: 5, attacks: 5, endurance: 4, life: 6, ap: 2 },
    {
      version: 'violet',
      base: 'large-3',
      abilities: {
        'black-troll-rage': 1,
        large: 0,
        fearsome: 0,
        bodyguard: 1,
        rage: 1,
        armor: 1,
        regeneration: 1,
      },
    },
  ),
  hero(
    'winged-terror',
    'Winged terror',
    'Terreur ailée',
    { points: 280, movement: 9, attacks: 4, endurance: 4, life: 5, ap: 5 },
    { version: 'blue', abilities: { flyer: 0, dread: 1 } },
  ),
]

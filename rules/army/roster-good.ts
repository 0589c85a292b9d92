import type { FigureType } from './figure.ts'
import { mould } from './mould.ts'

const hero = mould('good', 'hero')
const warrior = mould('good', 'warrior')

/** The figures of the leaf; roster.ts says what is known about them and what is not. */
export const goodFigures: readonly FigureType[] = [
  hero(
    'aragorn',
    'Aragorn',
    'Aragorn',
    { points: 225, movement: 6, attacks: 4, endurance: 4, life: 4, ap: 6 },
    { unique: [3], abilities: { repel: 1, 'battle-cry': 1, courage: 2, 'fast-strike': 1 } },
  ),
  hero(
    'aragorn-king',
    'Aragorn, King of Gondor',
    'Aragorn, roi du Gondor',
    { points: 330, movement: 6, attacks: 5, endurance: 5, life: 5, ap: 8 },
    {
      unique: [3],
      version: 'red',
      abilities: {
        'aggressive-strategy': 2,
        'battle-awareness': 2,
        repel: 1,
        'shot-caller': 1,
        berserker: 1,
        courage: 2,
        leadership: 0,
        tyrant: 1,
      },
    },
  ),
  hero(
    'boromir',
    'Boromir',
    'Boromir',
    { points: 165, movement: 5, attacks: 4, endurance: 4, life: 3, ap: 5 },
    {
      unique: [4],
      abilities: {
        'rally-cry': 1,
        stalwart: 1,
        'battle-awareness': 1,
        'battle-savvy': 1,
        courage: 1,
        initiative: 1,
      },
    },
  ),
  hero(
    'eomer',
    'Éomer',
    'Éomer',
    { points: 160, movement: 8, attacks: 4, endurance: 4, life: 4, ap: 5 },
    {
      unique: [5],
      version: 'orange',
      base: 'cavalry',
      abilities: { cavalry: 0, assassin: 1, fast: 1, rage: 1 },
    },
  ),
  hero(
    'gandalf',
    'Gandalf',
    'Gandalf',
    { points: 195, movement: 5, attacks: 3, endurance: 4, life: 4, ap: 8 },
    {
      unique: [1],
      version: 'orange',
      abilities: { invigorate: 1, 'magical-force': 2, dread: 1, healing: 2, 'steal-essence': 2, ward: 1 },
    },
  ),
  hero(
    'gimli',
    'Gimli',
    'Gimli',
    { points: 205, movement: 4, attacks: 3, endurance: 5, life: 4, ap: 5 },
    { unique: [6], abilities: { armor: [1, 1] } },
  ),
  hero(
    'legolas',
    'Legolas',
    'Legolas',
    { points: 180, movement: 6, attacks: 3, endurance: 4, life: 3, ap: 5 },
    {
      unique: [7],
      shoots: [4, 10],
      abilities: { fast: 1, 'deadly-aim': 2, 'deadly-shot': 2, 'arrow-flurry': 2, 'killing-blow': 2 },
    },
  ),
  hero(
    'frodo',
    'Frodo',
    'Frodon',
    { points: 80, movement: 4, attacks: 1, endurance: 3, life: 3, ap: 4 },
    { unique: [2], abilities: { courage: 1, 'one-ring': 0 }, traits: ['ring-bearer'], other: 'frodo-ring' },
  ),
  hero(
    'frodo-ring',
    'Frodo with the Ring on',
    'Frodon portant l’Anneau',
    { points: 80, movement: 4, attacks: 1, endurance: 3, life: 3, ap: 4 },
    {
      unique: [2],
      version: 'violet',
      abilities: { 'one-ring': 0 },
      traits: ['ring-bearer', 'ring-wearer'],
      other: 'frodo',
      replaces: true,
    },
  ),
  hero(
    'merry',
    'Merry',
    'Merry',
    { points: 55, movement: 4, attacks: 1, endurance: 3, life: 2, ap: 3 },
    { unique: [8], abilities: { sneak: 1, 'dirty-fighting': 0, courage: 1 } },
  ),
  warrior('rohan-warrior', 'Rohan warrior', 'Guerrier du Rohan', {
    points: 45,
    movement: 5,
    attacks: 1,
    endurance: 3,
    life: 2,
    ap: 2,
  }),
  warrior(
    'rohan-archer',
    'Rohan archer',
    'Archer du Rohan',
    { points: 65, movement: 5, attacks: 1, endurance: 3, life: 2, ap: 1 },
    { shoots: [2, 7], abilities: { 'perfect-aim': 0, 'volley-attack': 1 } },
  ),
  warrior(
    'rohan-rider',
    'Rohan rider',
    'Cavalier du Rohan',
    { points: 65, movement: 8, attacks: 2, endurance: 3, life: 3, ap: 2 },
    { version: 'orange', base: 'cavalry', abilities: { cavalry: 0 } },
  ),
  warrior(
    'gondor-soldier',
    'Gondor soldier',
    'Soldat du Gondor',
    { points: 60, movement: 4, attacks: 1, endurance: 4, life: 2, ap: 2 },
    { abilities: { bodyguard: 1, spearman: 1, armor: 1 } },
  ),
  warrior(
    'elf-archer',
    'Elf archer',
    'Archer elfe',
    { points: 90, movement: 6, attacks: 1, endurance: 4, life: 2, ap: 2 },
    { shoots: [2, 9], abilities: { 'crack-shot': 1, 'expert-marksman': 1 } },
  ),
  warrior(
    'ent',
    'Ent',
    'Ent',
    { points: 250, movement: 5, attacks: 5, endurance: 5, life: 5, ap: 3 },
    {
      version: 'violet',
      base: 'large-3',
      abilities: { large: 0, fearsome: 0, repel: 1, regeneration: 1, terrifying: 0 },
    },
  ),
  warrior(
    'great-eagle',
    'Great eagle',
    'Grand aigle',
    { points: 120, movement: 8, attacks: 2, endurance: 4, life: 3, ap: 2 },
    { version: 'blue', abilities: { flyer: 0 } },
  ),
]

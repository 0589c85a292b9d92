import type { SideKind } from '../../rules/board/board.ts'
import type { Version } from '../../rules/combat-hex/army/figure.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Legend, OverlaySign } from '../types.ts'

/** The few words that stand in pictures. */
export interface PictureWords {
  sides: Record<SideKind, string>
  raised: string
  barred: string
  good: string
  evil: string
  hero: string
  warrior: string
  life: string
  actionPoints: string
  movement: string
  attacks: string
  endurance: string
  shooting: string
  points: string
  unique: string
  noAbility: string
  /** kinds of figures that a sheet has no room for */
  moreFigures: (kinds: number) => string
  /** how many heroes and warriors */
  counted: (heroes: number, warriors: number) => string
  /** what the numbers of a result are */
  result: { pointsLeft: string; fallen: string; luck: string }
  pointsByTurn: string
  turn: (n: number) => string
  range: (n: number) => string
  won: (name: string) => string
  drawn: string
  overlay: Record<OverlaySign, string>
  versions: Record<Version, string>
}

export const pictureWords: Record<Language, PictureWords> = {
  en: {
    sides: {
      open: 'open 1',
      difficult: 'difficult 2',
      water: 'water 3',
      impassable: 'impassable',
      obstacle: 'obstacle',
    },
    raised: 'raised',
    barred: 'no stopping',
    good: 'good',
    evil: 'evil',
    hero: 'hero',
    warrior: 'warrior',
    life: 'life',
    actionPoints: 'AP',
    movement: 'movement',
    attacks: 'attacks',
    endurance: 'endurance',
    shooting: 'shots / range',
    points: 'points',
    unique: 'unique number',
    noAbility: 'no special ability',
    moreFigures: kinds => `… and ${kinds} more, named in the text`,
    counted: (heroes, warriors) =>
      `${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, ${warriors} ${warriors === 1 ? 'warrior' : 'warriors'}`,
    result: { pointsLeft: 'points left', fallen: 'fallen', luck: 'luck of the dice' },
    pointsByTurn: 'points left at the end of each turn',
    turn: n => `Turn ${n}`,
    range: n => `range ${n}`,
    won: name => `Victory: ${name}`,
    drawn: 'A draw',
    overlay: {
      reach: 'MP to go there',
      stops: 'must stop',
      threatened: 'in danger',
      free: 'sees',
      hard: 'hits on 6 only',
      blocked: 'blocked',
      field: 'field of view',
      zones: 'danger zone',
      deployment: 'deployment',
      chains: 'combat',
      moved: 'moved',
      shot: 'shot',
      lost: 'life lost',
      missed: 'no effect',
      saved: 'saved',
      removed: 'fallen',
    },
    versions: {
      starter: 'starter version',
      orange: 'orange version',
      red: 'red version',
      violet: 'violet version',
      blue: 'blue version',
    },
  },
  fr: {
    sides: {
      open: 'dégagé 1',
      difficult: 'difficile 2',
      water: 'eau 3',
      impassable: 'infranchissable',
      obstacle: 'obstacle',
    },
    raised: 'relief',
    barred: 'arrêt interdit',
    good: 'bien',
    evil: 'mal',
    hero: 'héros',
    warrior: 'guerrier',
    life: 'vie',
    actionPoints: 'PA',
    movement: 'mouvement',
    attacks: 'attaques',
    endurance: 'endurance',
    shooting: 'tir / portée',
    points: 'points',
    unique: 'nombre unique',
    noAbility: 'aucune aptitude spéciale',
    moreFigures: kinds => `… et ${kinds} de plus, dans le texte`,
    counted: (heroes, warriors) => `${heroes} héros, ${warriors} guerrier${warriors > 1 ? 's' : ''}`,
    result: { pointsLeft: 'points restants', fallen: 'pertes', luck: 'chance aux dés' },
    pointsByTurn: 'points restants à la fin de chaque tour',
    turn: n => `Tour ${n}`,
    range: n => `portée ${n}`,
    won: name => `Victoire : ${name}`,
    drawn: 'Match nul',
    overlay: {
      reach: 'PM pour y aller',
      stops: 'arrêt forcé',
      threatened: 'en danger',
      free: 'visible',
      hard: 'touche sur 6',
      blocked: 'bloqué',
      field: 'champ de vision',
      zones: 'zone de danger',
      deployment: 'déploiement',
      chains: 'combat',
      moved: 'déplacé',
      shot: 'tir',
      lost: 'vie perdue',
      missed: 'sans effet',
      saved: 'sauvé',
      removed: 'tombé',
    },
    versions: {
      starter: 'version de base',
      orange: 'version orange',
      red: 'version rouge',
      violet: 'version violette',
      blue: 'version bleue',
    },
  },
}

/** What lines and marks mean, with the price of crossing. */
export function legendOf(language: Language): Legend {
  const { sides, raised, barred, hero, life, actionPoints, overlay } = pictureWords[language]
  return {
    overlay,
    sides,
    raised,
    barred,
    signs: [
      { sign: 'frame', word: hero },
      { sign: 'pips', word: life },
      { sign: 'counter', word: actionPoints },
    ],
  }
}

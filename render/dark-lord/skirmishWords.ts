import type { SideKind } from '../../rules/board/board.ts'
import type { Language } from '../../rules/core/text.ts'
import type { LegendSign, OverlaySign } from '../types.ts'

/** The few words that stand in pictures of The Dark Lord. */
export interface SkirmishWords {
  sides: Record<SideKind, string>
  raised: string
  barred: string
  overlay: Record<OverlaySign, string>
  signs: Record<LegendSign, string>
}

export const skirmishWords: Record<Language, SkirmishWords> = {
  en: {
    sides: {
      open: 'open 1',
      difficult: 'difficult 2',
      water: 'water 2',
      impassable: 'impassable',
      obstacle: 'obstacle +2',
    },
    raised: 'raised +2',
    barred: 'no stopping',
    overlay: {
      reach: 'points to go there',
      stops: 'charges',
      threatened: 'tests Courage',
      free: 'sees',
      hard: 'in the way',
      blocked: 'blocked',
      field: 'dread',
      zones: 'control zone',
      deployment: 'deployment',
      chains: 'fight',
      moved: 'moved',
      shot: 'shot',
      lost: 'life lost',
      missed: 'no effect',
      saved: 'saved by Fate',
      removed: 'fallen',
    },
    signs: {
      frame: 'hero',
      pips: 'life',
      counter: 'Might',
      treasure: 'treasure',
      unseen: 'wears the Ring',
      bound: 'transfixed',
      burning: 'on fire',
      trapped: 'trapped',
      lying: 'lying',
      laden: 'has the treasure',
      ringed: 'has the Ring',
    },
  },
  fr: {
    sides: {
      open: 'dégagé 1',
      difficult: 'difficile 2',
      water: 'eau 2',
      impassable: 'infranchissable',
      obstacle: 'obstacle +2',
    },
    raised: 'relief +2',
    barred: 'arrêt interdit',
    overlay: {
      reach: 'points pour y aller',
      stops: 'charge',
      threatened: 'test de courage',
      free: 'visible',
      hard: 'gêné',
      blocked: 'bloqué',
      field: 'effroi',
      zones: 'zone de contrôle',
      deployment: 'déploiement',
      chains: 'combat',
      moved: 'déplacé',
      shot: 'tir',
      lost: 'vie perdue',
      missed: 'sans effet',
      saved: 'sauvé par le Destin',
      removed: 'tombé',
    },
    signs: {
      frame: 'héros',
      pips: 'vie',
      counter: 'Puissance',
      treasure: 'trésor',
      unseen: 'porte l’Anneau',
      bound: 'immobilisé',
      burning: 'en feu',
      trapped: 'piégé',
      lying: 'à terre',
      laden: 'a le trésor',
      ringed: 'a l’Anneau',
    },
  },
}

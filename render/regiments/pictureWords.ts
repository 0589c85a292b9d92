import type { Language } from '../../rules/core/text.ts'
import type { Legend } from '../types.ts'

/**
 * What lines and marks of a battle mean. Where there is no room for all, those that nobody would guess come first.
 * @param spell the arrow over the board is a spell's
 */
export function boardLegend(language: Language, spell = false): Legend {
  const legend = legends[language]
  return spell ? { ...legend, overlay: { ...legend.overlay, shot: spellWord[language] } } : legend
}

const spellWord: Readonly<Record<Language, string>> = { en: 'spell', fr: 'sort' }

const legends: Readonly<Record<Language, Legend>> = {
  en: {
    sides: {
      open: 'open',
      difficult: 'difficult ×2',
      water: 'water ×2',
      impassable: 'impassable',
      obstacle: 'obstacle',
    },
    raised: 'raised',
    barred: 'impassable hex',
    overlay: {
      reach: 'inches to go there',
      stops: 'may go no further',
      threatened: 'may be charged',
      free: 'sees',
      hard: 'in cover',
      blocked: 'sees nothing',
      field: 'reached',
      zones: 'side of the field',
      deployment: 'deployment zone',
      chains: 'combat',
      moved: 'moved',
      shot: 'shot',
      lost: 'life lost',
      missed: 'no effect',
      saved: 'saved',
      removed: 'destroyed',
    },
    signs: [
      { sign: 'shaken', word: 'shaken' },
      { sign: 'touch', word: 'in touch' },
      { sign: 'charge', word: 'charges, hits' },
      { sign: 'arc-front', word: 'front' },
      { sign: 'arc-flank', word: 'flanks' },
      { sign: 'arc-rear', word: 'rear' },
      { sign: 'presence', word: 'presence' },
      { sign: 'banner-range', word: 'great banner' },
      { sign: 'facing', word: 'faces' },
      { sign: 'joined', word: 'has joined' },
      { sign: 'lost-model', word: 'stands, lost' },
      { sign: 'banner', word: 'standard' },
      { sign: 'drum', word: 'musician' },
      { sign: 'pips', word: 'life' },
      { sign: 'frame', word: 'character' },
    ],
  },
  fr: {
    sides: {
      open: 'libre',
      difficult: 'difficile ×2',
      water: 'eau ×2',
      impassable: 'infranchissable',
      obstacle: 'obstacle',
    },
    raised: 'hauteur',
    barred: 'case infranchissable',
    overlay: {
      reach: 'pouces pour y aller',
      stops: 'ne va pas plus loin',
      threatened: 'peut être chargée',
      free: 'voit',
      hard: 'à couvert',
      blocked: 'ne voit pas',
      field: 'atteint',
      zones: 'moitié du champ',
      deployment: 'zone de déploiement',
      chains: 'combat',
      moved: 'déplacement',
      shot: 'tir',
      lost: 'vie perdue',
      missed: 'sans effet',
      saved: 'sauvegardé',
      removed: 'détruite',
    },
    signs: [
      { sign: 'shaken', word: 'ébranlée' },
      { sign: 'touch', word: 'au contact' },
      { sign: 'charge', word: 'charge, frappe' },
      { sign: 'arc-front', word: 'front' },
      { sign: 'arc-flank', word: 'flancs' },
      { sign: 'arc-rear', word: 'arrière' },
      { sign: 'presence', word: 'présence' },
      { sign: 'banner-range', word: 'grande bannière' },
      { sign: 'facing', word: 'fait face' },
      { sign: 'joined', word: 'a rejoint' },
      { sign: 'lost-model', word: 'debout, perdu' },
      { sign: 'banner', word: 'étendard' },
      { sign: 'drum', word: 'musicien' },
      { sign: 'pips', word: 'vie' },
      { sign: 'frame', word: 'personnage' },
    ],
  },
}

/** The few words of the sheet of a combat: what its columns are, and its last row. */
export const meleeWords: Readonly<Record<Language, { columns: readonly string[]; total: string }>> = {
  en: { columns: ['attacks', 'hits', 'wounds', 'lost'], total: 'result' },
  fr: { columns: ['att.', 'touches', 'bless.', 'perdu'], total: 'résultat' },
}

/** Of the sheets of armies and of a result. */
export const sheetWords: Readonly<
  Record<
    Language,
    {
      army: { points: string; moreFigures(kinds: number): string }
      end: Record<'score' | 'pointsLeft' | 'fallen' | 'luck' | 'pointsByTurn', string>
    }
  >
> = {
  en: {
    army: { points: 'points', moreFigures: kinds => `… and ${kinds} more, named in the text` },
    end: {
      score: 'score of 20',
      pointsLeft: 'points left',
      fallen: 'units lost',
      luck: 'luck of the dice',
      pointsByTurn: 'Points left by turn',
    },
  },
  fr: {
    army: { points: 'points', moreFigures: kinds => `… et ${kinds} de plus, nommées dans le texte` },
    end: {
      score: 'score sur 20',
      pointsLeft: 'points restants',
      fallen: 'unités perdues',
      luck: 'chance aux dés',
      pointsByTurn: 'Points restants par tour',
    },
  },
}

import type { Fault } from '../../core/text.ts'
import { type ArmyWords, readArmy, writeArmy } from '../../play/armyText.ts'
import { maxFigures } from './army.ts'
import type { Camp, FigureType } from './figure.ts'
import { roster } from './roster.ts'

const words: ArmyWords = {
  lists: { good: { en: 'good', fr: 'bien' }, evil: { en: 'evil', fr: 'mal' } },
  most: maxFigures,
}

export interface ArmyOfCamp {
  name?: string
  camp?: Camp
  /** figure type ids in the order of the text */
  figures: string[]
}
export type ParsedArmy = ({ ok: true } & ArmyOfCamp) | { ok: false; faults: Fault[] }

/** Reads an army from its text (rules/play/armyText.ts); all faults are given at once. Takes any text. */
export function parseArmy(text: string, types: readonly FigureType[] = roster): ParsedArmy {
  const read = readArmy(text, types, words)
  if (!read.ok) return read
  const { list, ...army } = read
  return { ...army, ...(list !== undefined && { camp: list as Camp }) }
}

/** Writes an army as text, in the words of a language; `parseArmy` reads the same figures back in the same order. */
export const makeArmy = ({ camp, ...army }: ArmyOfCamp, language: 'en' | 'fr' = 'en'): string =>
  writeArmy({ ...army, ...(camp && { list: camp }) }, words, language)

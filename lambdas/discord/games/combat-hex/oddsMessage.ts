import type { OddsSheet } from '../../../../render/combat-hex/oddsSheet.ts'
import { type CombatOdds, type FigureOdds, harmed } from '../../../../rules/combat-hex/index.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { chanceOf } from './oddsLines.ts'
import type { CombatHexWords } from './words/index.ts'

/** A part of an answer to `/odds`: a shot, a combat, a roll. */
export interface OddsPart {
  heading: string
  lines: readonly string[]
  bars: OddsSheet['bars']
  /** points by which its chances may be off; 0 where they are counted */
  margin: number
}

/** More bars make a picture that nobody can read. */
const maxBars = 10

/** What may become of a figure, as a bar: unharmed, one life lost, two ..., and its fall. */
export function figureBar(
  odds: FigureOdds,
  label: string,
  note: string,
  words: CombatHexWords,
): OddsSheet['bars'][number] {
  const { lost, falls } = odds
  const { odds: said } = words
  const word = (life: number) =>
    life === lost.length - 1 && life > 0 ? said.falls : life === 0 ? said.unharmed : said.lost(life)
  const parts = lost.map((chance, life) => {
    const worst = life > 0 && life === lost.length - 1
    return {
      chance,
      word: `${word(life)} ${chanceOf(odds, worst ? falls : chance, { words })}`,
      ...(worst && { worst }),
    }
  })
  return { label, note, parts: parts.filter(({ chance }) => chance > 1e-9) }
}

/** Bars of those who can be hurt in a combat. */
export const combatBars = (
  { figures }: CombatOdds,
  nameOf: (odds: FigureOdds) => string,
  note: string,
  words: CombatHexWords,
): OddsSheet['bars'] =>
  figures.filter(odds => harmed(odds) > 1e-9).map(odds => figureBar(odds, nameOf(odds), note, words))

/** A line as it is read aloud: without what makes it small, and without the full stop that follows it anyway. */
const inPlainWords = (line: string): string => line.replace(/^-# /, '').replace(/\.$/, '')

/**
 * Chances as text and bars, for whoever asked alone.
 * @param about what they are about, below the title of the picture
 * @param own they go by the reader's own orders
 */
export function oddsMessage(
  parts: readonly OddsPart[],
  about: string,
  own: boolean,
  { words, locale }: { words: CombatHexWords; locale: 'en' | 'fr' },
): Message {
  const { odds } = words
  const bars = parts.flatMap(part => part.bars).slice(0, maxBars)
  const texts = parts.map(({ heading, lines }) => [heading, ...lines].join('\n'))
  return panel({
    ...(bars.length && {
      picture: {
        name: 'odds.png',
        alt: [odds.title, about, ...parts.flatMap(({ lines }) => lines.map(inPlainWords))]
          .join('. ')
          .slice(0, 1000),
        odds: { title: odds.title, about, bars },
        language: locale,
      },
    }),
    texts: [...texts, odds.assumed(own, Math.max(0, ...parts.map(({ margin }) => margin)))],
  })
}

import {
  abilityRules,
  type Camp,
  type FigureType,
  isActivable,
  type Kind,
  roster,
} from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import type { Message } from '../types.ts'
import { classicNotes } from '../words/abilityWords.ts'
import { wordsOf } from '../words/index.ts'
import { panel } from './panel.ts'

/** All that a base shows (1.02), in words. */
function lines(type: FigureType, locale: Locale): string[] {
  const { says, terms, abilities } = wordsOf(locale)
  return [
    `**${type.name[locale]}** · ${terms.camps[type.camp]} · ${terms.kinds[type.kind]} · ${says.points(type.points)}`,
    says.figureNumbers(type.movement, type.attacks, type.endurance, type.life, type.ap),
    ...(type.shooting ? [says.figureShots(type.shooting.dice, type.shooting.range)] : []),
    ...(type.unique.length ? [says.figureUnique(type.unique.join(', '))] : []),
    says.figureBase(terms.bases[type.base], terms.versions[type.version]),
    ...type.abilities.map(({ id, cost }) => {
      const { name, does } = abilities[id]
      // A number that is no price is part of the name (8.52).
      const numbered = !isActivable(id) && cost ? `${name} ${cost}` : name
      const facts = [...(isActivable(id) ? [`${cost} ${terms.ap}`] : []), abilityRules[id]]
      return `- **${numbered}** (${facts.join(', ')}): ${does}`
    }),
    ...classicNotes(
      wordsOf(locale),
      type.abilities.map(({ id }) => id),
    ),
  ]
}

/** A figure's card: its picture, and the same in words. */
export function figureCard(type: FigureType, locale: Locale): Message {
  const said = lines(type, locale)
  return panel({
    picture: {
      name: 'card.png',
      alt: said.slice(0, 3).join(' ').replaceAll('**', ''),
      card: type,
      language: locale,
    },
    texts: [said.join('\n')],
    accent: type.camp,
  })
}

/** The roster, a line a figure. */
export function figureList(locale: Locale, camp?: Camp, kind?: Kind): Message {
  const { says, terms } = wordsOf(locale)
  const found = roster.filter(type => (!camp || type.camp === camp) && (!kind || type.kind === kind))
  const part = (of: Camp) =>
    found
      .filter(type => type.camp === of)
      .map(
        type =>
          `**${type.name[locale]}** · ${terms.kinds[type.kind]} · ${says.points(type.points)} · ${says.figureShort(type.movement, type.attacks, type.endurance, type.life, type.ap)}`,
      )
  const texts = (['good', 'evil'] as const).flatMap(of => {
    const all = part(of)
    return all.length ? [`**${terms.camps[of]}**\n${all.join('\n')}`] : []
  })
  return panel({ texts: [...texts, says.rosterOwn] })
}

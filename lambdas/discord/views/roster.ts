import {
  abilityRules,
  type Camp,
  camps,
  type FigureType,
  isActivable,
  type Kind,
  roster,
} from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import { limits } from '../components.ts'
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
      return `- ${says.about(`**${numbered}** (${facts.join(', ')})`, does)}`
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

const kinds = ['hero', 'warrior'] as const

/** The roster, a line a figure; where that is too long for one message, names and points alone. */
export function figureList(locale: Locale, camp?: Camp, kind?: Kind): Message {
  const { says, terms } = wordsOf(locale)
  const found = roster.filter(type => (!camp || type.camp === camp) && (!kind || type.kind === kind))
  const line = (type: FigureType) =>
    `**${type.name[locale]}** · ${terms.kinds[type.kind]} · ${says.points(type.points)} · ${says.figureShort(type.movement, type.attacks, type.endurance, type.life, type.ap)}`
  const brief = (types: FigureType[]) =>
    kinds.flatMap(of => {
      const these = types.filter(type => type.kind === of)
      const named = these.map(type => `${type.name[locale]} ${type.points}`)
      return these.length ? [says.about(`**${terms.kindsMany[of]}**`, named.join(' · '))] : []
    })
  const texts = (told: (types: FigureType[]) => string[]) =>
    camps.flatMap(of => {
      const all = found.filter(type => type.camp === of)
      return all.length ? [`**${terms.camps[of]}**\n${told(all).join('\n')}`] : []
    })
  const full = [...texts(types => types.map(line)), says.rosterOwn]
  return panel({
    texts: full.join('').length <= limits.text ? full : [...texts(brief), says.rosterOwn],
  })
}

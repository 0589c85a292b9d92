import {
  abilityRules,
  type Camp,
  camps,
  type FigureType,
  isActivable,
  type Kind,
  kinds,
} from '../../../rules/combat-hex/index.ts'
import type { Roster } from '../../game/figureRoster.ts'
import type { Locale } from '../../store/types.ts'
import { button, buttons, idOf, roomOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { classicNotes } from '../words/abilityWords.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'

/** All that a base shows (1.02), in words. */
function lines(type: FigureType, locale: Locale): string[] {
  const { says, terms, abilities } = wordsOf(locale)
  return [
    `**${type.name[locale]}** · ${terms.camps[type.camp]} · ${terms.kinds[type.kind]} · ${says.points(type.points)}`,
    says.figureNumbers(type.movement, type.attacks, type.endurance, type.life, type.ap),
    ...(type.shooting ? [says.figureShots(type.shooting.dice, type.shooting.range)] : []),
    ...(type.unique.length ? [says.figureUnique(type.unique.join(', '))] : []),
    [
      says.figureBase(terms.bases[type.base], terms.versions[type.version]),
      ...(type.set ? [plain(type.set)] : []),
    ].join(' · '),
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

/** Which part of the roster is listed; what is left out is not asked for. */
export interface RosterPart {
  camp?: Camp
  kind?: Kind
}

/** How much of a message the lines of one page fill. */
const room = 3500

type Line = { camp: Camp; text: string }

/** Lines on as few pages as hold them. */
function paged(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]]
  let left = room
  for (const line of lines) {
    if (roomOf(line.text) > left) {
      pages.push([])
      left = room
    }
    pages.at(-1)!.push(line)
    left -= roomOf(line.text) + 1
  }
  return pages
}

/** Everybody at once: names and points alone. */
const overview = (types: readonly FigureType[], { says, terms }: Words, locale: Locale): Line[] =>
  camps.flatMap(camp =>
    kinds.flatMap(kind => {
      const named = types
        .filter(type => type.camp === camp && type.kind === kind)
        .map(type => `${plain(type.name[locale])} ${type.points}`)
      return named.length
        ? [{ camp, text: says.about(`**${terms.kindsMany[kind]}**`, named.join(' · ')) }]
        : []
    }),
  )

/**
 * A part of the roster, a line a figure, page by page; where one page does not hold it, an overview comes
 * first.
 */
export function figureList(roster: Roster, locale: Locale, part: RosterPart = {}, asked = 0): Message {
  const words = wordsOf(locale)
  const { says, terms, imports } = words
  const found = roster.all.filter(
    ({ camp, kind }) => (!part.camp || part.camp === camp) && (!part.kind || part.kind === kind),
  )
  const line = (type: FigureType) =>
    [
      `**${plain(type.name[locale])}**${Object.hasOwn(roster.own, type.id) ? ' ◆' : ''}`,
      terms.kinds[type.kind],
      says.points(type.points),
      says.figureShort(type.movement, type.attacks, type.endurance, type.life, type.ap),
    ].join(' · ')
  const full = paged(
    camps.flatMap(camp => found.filter(type => type.camp === camp).map(type => ({ camp, text: line(type) }))),
  )
  const brief = full.length > 1 ? paged(overview(found, words, locale)) : []
  const all = brief.length === 1 ? [...brief, ...full] : full
  const page = Math.min(asked, all.length - 1)
  const texts = camps.flatMap(camp => {
    const lines = all[page]!.filter(each => each.camp === camp).map(({ text }) => text)
    return lines.length ? [`**${terms.camps[camp]}**\n${lines.join('\n')}`] : []
  })
  const turn = (to: number, label: string) =>
    button(label, idOf({ id: '', version: to }, 'figures', `${part.camp ?? '-'} ${part.kind ?? '-'}`))
  return panel({
    texts: [
      all.length > 1 && imports.page(page + 1, all.length, found.length),
      ...texts,
      Object.keys(roster.own).length ? imports.ownFigures : says.rosterOwn,
    ],
    rows: buttons([
      ...(page > 0 ? [turn(page - 1, imports.previous)] : []),
      ...(page + 1 < all.length ? [turn(page + 1, imports.next)] : []),
    ]),
  })
}

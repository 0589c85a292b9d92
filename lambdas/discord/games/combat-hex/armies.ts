import type { Tone } from '../../../../render/paint/theme.ts'
import {
  type AbilityId,
  abilityRules,
  armyPoints,
  type FigureType,
  isActivable,
  warriorLimit,
} from '../../../../rules/combat-hex/index.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import type { ArmiesInWords } from '../face.ts'
import { figureTable } from './figureFiles/columns.ts'
import { writeFigures } from './figureFiles/writeFigures.ts'
import { classicNotes } from './words/abilityWords.ts'
import { combatHexWords } from './words/index.ts'

const abilitiesOf = (types: readonly FigureType[]): AbilityId[] =>
  types.flatMap(({ abilities }) => abilities.map(({ id }) => id))

/** All that a base shows (1.02), in words. */
function lines(type: FigureType, locale: Locale): string[] {
  const { says, terms, abilities } = combatHexWords[locale]
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
    ...classicNotes(combatHexWords[locale], abilitiesOf([type])),
  ]
}

/** A figure's card: its picture, and the same in words. */
function card(type: FigureType, locale: Locale): Message {
  const said = lines(type, locale)
  return panel({
    picture: {
      name: 'card.png',
      alt: said.slice(0, 3).join(' ').replaceAll('**', ''),
      card: type,
      language: locale,
    },
    texts: [said.join('\n')],
    accent: toneOf(type.camp),
  })
}

/** Good is cool, Evil is warm. */
export const toneOf = (list: string): Tone => (list === 'evil' ? 'warm' : 'cool')

const campOf = (list: string) => (list === 'evil' ? 'evil' : 'good')

/** Armies of figures in words and pictures. */
export const armiesInWords: ArmiesInWords<FigureType> = {
  list: (id, locale) => combatHexWords[locale].terms.camps[campOf(id)],
  group: (id, locale) => combatHexWords[locale].terms.kindsMany[id === 'hero' ? 'hero' : 'warrior'],
  kind: ({ kind }, locale) => combatHexWords[locale].terms.kinds[kind],
  rule: (id, locale) => combatHexWords[locale].abilities[id as AbilityId]?.name ?? id,
  numbers: ({ movement, attacks, endurance, life, ap }, locale) =>
    combatHexWords[locale].says.figureShort(movement, attacks, endurance, life, ap),
  sum(types, locale, most) {
    const warriors = types.filter(type => type.kind === 'warrior').length
    const limit = warriorLimit(types)
    return combatHexWords[locale].says.armySum(armyPoints(types), types.length, warriors, limit, most)
  },
  notes: (types, book, locale) =>
    book === 'classic' ? classicNotes(combatHexWords[locale], abilitiesOf(types)) : [],
  accent: toneOf,
  sheet: ({ name, list, pieces }, locale) => ({
    army: { name, camp: campOf(list), figures: pieces },
    language: locale,
  }),
  card,
  files: {
    topic: 'figures-import',
    write: writeFigures,
    column: (id, locale) => (figureTable.isColumn(id) ? figureTable.columnName(id, locale) : undefined),
  },
}

import type { GamePiece } from '../../../../rules/games.ts'
import { seal } from '../../../../rules/games.ts'
import { kindOfUnit, type UnitProfile, writeUnit } from '../../../../rules/regiments/index.ts'
import { borneRules } from '../../../../rules/regiments/unit/ruleNames.ts'
import { writeUnitsText } from '../../../../rules/regiments/unit/unitsText.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import type { PiecesInWords } from '../face.ts'
import { writeUnitFile, writeUnitJson } from './figureFiles/writeUnitFile.ts'
import { lineFact } from './lineFacts.ts'
import { regimentsWords } from './words/index.ts'

const ranksOf = ({ count, files }: UnitProfile): number => Math.ceil(count / files)

/** Rules of a unit by their names, each once. */
function rulesOf({ model }: UnitProfile, locale: Locale): string {
  const ids = [...model.parts.flatMap(({ rules }) => rules), ...model.rules].map(({ id }) => id)
  return [...new Set(ids)].map(id => `${borneRules[id][locale]} (${id})`).join(', ')
}

/** What no code block can hold is left out of it. */
export const asCode = (line: string): string => `\`\`\`\n${line.replaceAll('`', '’')}\n\`\`\``

function card(unit: UnitProfile, locale: Locale): Message {
  const { units } = regimentsWords[locale]
  const { defence, resilience, armour } = unit.model
  const rules = rulesOf(unit, locale)
  return panel({
    texts: [
      [
        `**${plain(unit.name[locale])}** · ${units.kinds[kindOfUnit(unit)]} · ${unit.points} pts`,
        units.formation(unit.count, unit.files, ranksOf(unit)),
        units.defence(defence, resilience, armour),
        ...(rules ? [units.rules(rules)] : []),
      ].join('\n'),
      `${units.asLine}\n${asCode(writeUnit({ unit, joined: [] }, locale))}`,
    ],
  })
}

const listed = (id: string): id is keyof typeof regimentsWords.en.units.lists =>
  Object.hasOwn(regimentsWords.en.units.lists, id)
const grouped = (id: string): id is ReturnType<typeof kindOfUnit> =>
  Object.hasOwn(regimentsWords.en.units.groups, id)

/** Units in words. */
export const unitsInWords: PiecesInWords<UnitProfile> = {
  list: (id, locale) => (listed(id) ? regimentsWords[locale].units.lists[id] : id),
  group: (id, locale) => (grouped(id) ? regimentsWords[locale].units.groups[id] : id),
  kind: (unit, locale) => regimentsWords[locale].units.kinds[kindOfUnit(unit)],
  numbers: ({ model, ...unit }, locale) => {
    const { units } = regimentsWords[locale]
    const formation = unit.count === 1 ? [] : [`${unit.files}×${Math.ceil(unit.count / unit.files)}`]
    return [...formation, units.defence(model.defence, model.resilience, model.armour)].join(' · ')
  },
  card,
  files: {
    topic: 'line',
    file: { name: 'units.txt', type: 'text/plain' },
    write: writeUnitsText,
    others: [
      { name: 'units.csv', type: 'text/csv', write: writeUnitFile },
      { name: 'units.json', type: 'application/json', write: writeUnitJson },
    ],
    fact: lineFact,
    column: () => undefined,
  },
}

/** A piece as the rules of Regiments know it. */
export const unitOf = (piece: GamePiece): UnitProfile => seal<UnitProfile>(piece)

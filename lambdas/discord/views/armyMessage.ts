import {
  armyPoints,
  checkArmy,
  type FigureType,
  type RuleBookId,
  warriorLimit,
} from '../../../rules/combat-hex/index.ts'
import { counted, type Roster, supplied, typeIn } from '../../game/figureRoster.ts'
import type { ArmyRecord, KeptRestrictions, Locale } from '../../store/types.ts'
import { idOf, type Rows, select } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { classicNotes } from '../words/abilityWords.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { armyFaultsText } from './armyFaults.ts'
import { restrictionLines } from './restrictionLines.ts'

export const typesOf = (ids: readonly string[], roster: Roster = supplied): FigureType[] =>
  ids.flatMap(id => typeIn(id, roster) ?? [])

/** Ids of an army that name no figure here: the server's figures have changed, or it is another server. */
const goneFrom = (ids: readonly string[], roster: Roster): string[] => [
  ...new Set(ids.filter(id => !typeIn(id, roster))),
]

/** An army on one line: `Boromir, 2 × Gondor soldier`. */
export const armyLine = (ids: readonly string[], locale: Locale, roster: Roster = supplied): string =>
  counted(ids, roster)
    .map(({ type, count }) => (count > 1 ? `${count} × ${type.name[locale]}` : type.name[locale]))
    .join(', ')

/** What an army has and costs: points, of so many at most where that is known; figures; warriors against the heroes' AP. */
export function armySum(
  ids: readonly string[],
  locale: Locale,
  roster: Roster = supplied,
  most?: number,
): string {
  const types = typesOf(ids, roster)
  const warriors = types.filter(type => type.kind === 'warrior').length
  return wordsOf(locale).says.armySum(armyPoints(types), types.length, warriors, warriorLimit(types), most)
}

/** What an army is held against: where nothing is said, by the tournament's rules and without restrictions. */
export interface Measure {
  points: number
  rules?: RuleBookId
  restrictions?: KeptRestrictions
  /** where these hold, as a heading above them */
  where?: string
}

interface Look {
  /** where it is known, points are counted against its points */
  measure?: Measure
  /** every reason why the army could not take the field is said, or that there is none */
  checked?: boolean
  note?: string
  roster?: Roster
  rows?: Rows
}

/** One army in full. Of the classic rules is said what differs, where they hold. */
export function armyMessage(
  army: ArmyRecord,
  locale: Locale,
  { measure, checked = false, note, roster = supplied, rows }: Look = {},
): Message {
  const words = wordsOf(locale)
  const { says, terms, imports } = words
  const figures = counted(army.figures, roster)
  const gone = goneFrom(army.figures, roster)
  const lines = figures.map(
    ({ type, count }) =>
      `${count} × **${type.name[locale]}** (${terms.kinds[type.kind]}, ${says.points(type.points * count)})`,
  )
  const faults =
    measure === undefined || !checked
      ? []
      : checkArmy(army.figures, {
          points: measure.points,
          rules: measure.rules,
          restrictions: measure.restrictions,
          camp: army.camp,
          types: roster.own,
        })
  const restricted = restrictionLines(checked ? measure?.restrictions : undefined, words, locale)
  return panel({
    ...(figures.length && {
      picture: {
        name: 'army.png',
        alt: says.about(
          `${army.name}, ${terms.camps[army.camp]}`,
          `${armyLine(army.figures, locale, roster)}.`,
        ),
        army: { name: army.name, camp: army.camp, figures },
        language: locale,
      },
    }),
    texts: [
      note,
      `**${plain(army.name)}** · ${terms.camps[army.camp]}`,
      lines.join('\n') || says.armyEmpty,
      armySum(army.figures, locale, roster, measure?.points),
      gone.length > 0 && imports.goneFigures(plain(gone.join(', '))),
      ...(measure?.rules === 'classic'
        ? classicNotes(
            words,
            typesOf(army.figures, roster).flatMap(({ abilities }) => abilities.map(({ id }) => id)),
          )
        : []),
      restricted.length > 0 && [measure?.where, ...restricted].filter(Boolean).join('\n'),
      checked &&
        measure !== undefined &&
        (faults.length
          ? armyFaultsText(faults, locale, roster)
          : says.armySound(measure.points, measure.points - armyPoints(typesOf(army.figures, roster)))),
    ],
    rows,
    accent: faults.length ? 'warning' : army.camp,
  })
}

/** All armies of a player, a line each. */
export function armyList(armies: readonly ArmyRecord[], locale: Locale, roster: Roster = supplied): Message {
  const { says, terms } = wordsOf(locale)
  const line = ({ name, camp, figures }: ArmyRecord) => {
    const types = typesOf(figures, roster)
    return `**${plain(name)}** · ${terms.camps[camp]} · ${says.points(armyPoints(types))} · ${says.figures(figures.length)}`
  }
  const options = armies.map(({ name, camp }) => ({
    label: name,
    value: name,
    description: terms.camps[camp],
  }))
  return panel({
    texts: [says.yourArmies, armies.map(line).join('\n') || says.noArmies],
    rows: options.length
      ? [select(says.openArmy, idOf({ id: '', version: 0 }, 'army', 'show'), options)]
      : [],
  })
}

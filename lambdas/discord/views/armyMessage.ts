import type { GamePiece } from '../../../rules/games.ts'
import { gameOf } from '../../../rules/games.ts'
import { armiesOf } from '../../game/armiesToBring.ts'
import { counted, type Roster, supplied, typeIn } from '../../game/figureRoster.ts'
import type { ArmyRecord, KeptRestrictions, Locale } from '../../store/types.ts'
import { idOf, type Rows, select } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { armyWords } from '../games/armyWords.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { armyFaultsText } from './armyFaults.ts'
import { restrictionLines } from './restrictionLines.ts'

export const typesOf = (ids: readonly string[], roster: Roster = supplied): GamePiece[] =>
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
  return armyWords(roster).sum(typesOf(ids, roster), locale, most)
}

/** What all of them cost. */
export const pointsOf = (types: readonly GamePiece[]): number =>
  types.reduce((sum, { points }) => sum + points, 0)

/** What an army is held against: where nothing is said, by the usual rules and without restrictions. */
export interface ShownMeasure {
  points: number
  rules?: string
  restrictions?: KeptRestrictions
  /** where these hold, as a heading above them */
  where?: string
}

interface ArmyMessageParts {
  /** where it is known, points are counted against its points */
  measure?: ShownMeasure
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
  { measure, checked = false, note, roster = supplied, rows }: ArmyMessageParts = {},
): Message {
  const words = wordsOf(locale)
  const { says, imports } = words
  const inWords = armyWords(roster)
  const list = inWords.list(army.camp, locale)
  const figures = counted(army.figures, roster)
  const gone = goneFrom(army.figures, roster)
  const lines = figures.map(
    ({ type, count }) =>
      `${count} × **${type.name[locale]}** (${inWords.kind(type, locale)}, ${says.points(type.points * count)})`,
  )
  const faults =
    measure === undefined || !checked
      ? []
      : armiesOf(roster).check(army.figures, {
          points: measure.points,
          rules: measure.rules ?? gameOf(roster).terms.books[0]!,
          restrictions: measure.restrictions,
          list: army.camp,
          types: roster.own,
        })
  const restricted = restrictionLines(checked ? measure?.restrictions : undefined, words, locale, roster)
  const sheet = inWords.sheet?.({ name: army.name, list: army.camp, pieces: figures }, locale)
  return panel({
    ...(figures.length > 0 &&
      sheet && {
        picture: {
          name: 'army.png',
          alt: says.about(`${army.name}, ${list}`, `${armyLine(army.figures, locale, roster)}.`),
          ...sheet,
        },
      }),
    texts: [
      note,
      `**${plain(army.name)}** · ${list}`,
      lines.join('\n') || says.armyEmpty,
      armySum(army.figures, locale, roster, measure?.points),
      gone.length > 0 && imports.goneFigures(plain(gone.join(', '))),
      ...(measure?.rules === undefined
        ? []
        : (inWords.notes?.(typesOf(army.figures, roster), measure.rules, locale) ?? [])),
      restricted.length > 0 && [measure?.where, ...restricted].filter(Boolean).join('\n'),
      checked &&
        measure !== undefined &&
        (faults.length
          ? armyFaultsText(faults, locale, roster)
          : says.armySound(measure.points, measure.points - pointsOf(typesOf(army.figures, roster)))),
    ],
    rows,
    accent: faults.length ? 'warning' : inWords.accent?.(army.camp),
  })
}

/** All armies of a player, a line each. */
export function armyList(armies: readonly ArmyRecord[], locale: Locale, roster: Roster = supplied): Message {
  const { says } = wordsOf(locale)
  const { list } = armyWords(roster)
  const line = ({ name, camp, figures }: ArmyRecord) => {
    const types = typesOf(figures, roster)
    return `**${plain(name)}** · ${list(camp, locale)} · ${says.points(pointsOf(types))} · ${says.figures(figures.length)}`
  }
  const options = armies.map(({ name, camp }) => ({
    label: name,
    value: name,
    description: list(camp, locale),
  }))
  return panel({
    texts: [says.yourArmies, armies.map(line).join('\n') || says.noArmies],
    rows: options.length
      ? [select(says.openArmy, idOf({ id: roster.game ?? '', version: 0 }, 'army', 'show'), options)]
      : [],
  })
}

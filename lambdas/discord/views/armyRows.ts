import type { GamePiece } from '../../../rules/games.ts'
import { armiesOf } from '../../game/armiesToBring.ts'
import { type Roster, typeIn } from '../../game/figureRoster.ts'
import type { ArmyRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf, type Option, type Rows } from '../api/components.ts'
import { armyWords } from '../games/armyWords.ts'
import { byNumber, longList } from '../games/lists.ts'
import { wordsOf } from '../words/index.ts'

/** What is open below an army: the lists of figures to add, or the one of those to remove. */
export interface OpenList {
  list: 'add' | 'remove'
  /** the list of a kind that was used last */
  kind?: string
  /** in it, the group of a long list that is open */
  group?: string
}

const countOf = (id: string, { figures }: Pick<ArmyRecord, 'figures'>): number =>
  figures.filter(each => each === id).length

/** Everybody of a kind who may join an army, by name, with points and how many are in it. */
function joining(army: ArmyRecord, kind: string, locale: Locale, roster: Roster): Option[] {
  const { says } = wordsOf(locale)
  const { listOf, groupOf } = armiesOf(roster)
  const named = roster.all.filter(type => listOf(type) === army.camp && groupOf(type) === kind)
  const describe = (type: GamePiece) =>
    [
      says.points(type.points),
      armyWords(roster).numbers(type, locale),
      ...(countOf(type.id, army) ? [says.inArmy(countOf(type.id, army))] : []),
    ].join(' · ')
  return named
    .map(type => ({ label: type.name[locale], value: type.id, description: describe(type) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** The group of the list of a kind in which a figure stands. */
export function groupOf(army: ArmyRecord, id: string, kind: string, locale: Locale, roster: Roster): string {
  const options = joining(army, kind, locale, roster)
  const at = options.findIndex(({ value }) => value === id)
  return at < 0 ? '' : byNumber(options[at]!, at)
}

/** Lists and buttons below one's own army. Each carries the version of the army, and acts on no other. */
export function armyRows(army: ArmyRecord, locale: Locale, roster: Roster, open?: OpenList): Rows {
  const words = wordsOf(locale)
  const { says } = words
  const target = { id: army.game ?? '', version: army.version }
  const page = (name: string, label: string) => button(label, idOf(target, 'army', `${name} ${army.name}`))
  const list = (action: string, name: string, placeholder: string, options: Option[]): Rows =>
    longList(
      placeholder,
      options,
      { argument: name, idWith: argument => idOf(target, action, `${argument} ${army.name}`) },
      words,
      byNumber,
      open && (open.kind ?? open.list) === name ? open.group : undefined,
    )
  if (open?.list === 'add')
    return [
      ...armiesOf(roster).groups.flatMap(kind =>
        list(
          'army-add',
          kind,
          says.addFrom(armyWords(roster).group(kind, locale)),
          joining(army, kind, locale, roster),
        ),
      ),
      ...buttons([page('show', says.back), page('check', says.checkArmy)]),
    ]
  if (open?.list === 'remove') {
    const options = [...new Set(army.figures)].map(id => ({
      label: `${countOf(id, army)} × ${typeIn(id, roster)?.name[locale] ?? id}`,
      value: id,
      description: says.points(typeIn(id, roster)?.points ?? 0),
    }))
    return [
      ...list('army-remove', 'remove', says.removeFrom, options),
      ...buttons([page('show', says.back), page('check', says.checkArmy)]),
    ]
  }
  return buttons([
    page('add', says.addFigures),
    ...(army.figures.length ? [page('remove', says.removeFigures)] : []),
    page('check', says.checkArmy),
  ])
}

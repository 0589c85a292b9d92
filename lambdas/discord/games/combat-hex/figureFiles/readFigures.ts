import { iconNames, isIconName } from '../../../../../render/icons/iconNames.ts'
import { partnerFault } from '../../../../../rules/combat-hex/army/partners.ts'
import { type AbilityId, type Base, type FigureType } from '../../../../../rules/combat-hex/index.ts'
import { excerpt, faultList } from '../../../../../rules/core/text.ts'
import { type Fault, nearest, plainName } from '../../../../../rules/index.ts'
import { bounds, type Column, choices, columns, maxFigureName } from './columns.ts'
import { rowsOf } from './rows.ts'
import { figureFrom, row, unknownAbility } from './schema.ts'

export type FiguresOfFile = { ok: true; figures: FigureType[] } | { ok: false; faults: Fault[] }

/** What was probably meant, where anything was. */
const near = (names: readonly string[]): { near?: string } => (names.length ? { near: names.join(', ') } : {})

/** What is wrong with a field, in the words of its column. */
function faultOf(column: Column, text: string): Omit<Fault, 'line'> {
  const shown = excerpt(text)
  const range: readonly number[] | undefined = Object.entries(bounds).find(([name]) => name === column)?.[1]
  const known = choices[column]
  if (text === '') return { code: 'field-missing', about: { column } }
  if (range) return { code: 'bad-number', about: { column, text: shown, least: range[0]!, most: range[1]! } }
  if (known) return { code: 'bad-choice', about: { column, text: shown, known: known.join(', ') } }
  if (column === 'abilities') {
    const unknown = unknownAbility(text)
    if (unknown)
      return { code: 'unknown-ability', about: { text: excerpt(unknown.name), ...near(unknown.near) } }
    return { code: 'bad-abilities', about: { text: shown } }
  }
  if (column === 'icon') {
    const parts = text.split('+')
    const wrong = parts.length > 2 ? undefined : parts.find(part => !isIconName(part))
    return { code: 'bad-icon', about: { text: shown, ...near(wrong ? nearest(wrong, iconNames) : []) } }
  }
  if (column === 'unique') return { code: 'bad-unique', about: { text: shown } }
  if (column === 'id' || column === 'other') {
    const asId = plainName(text)
      .replaceAll(' ', '-')
      .replace(/[^a-z0-9-]/g, '')
      .slice(0, 40)
    return {
      code: 'bad-figure-id',
      about: { column, text: shown, ...near(asId && asId !== text ? [asId] : []) },
    }
  }
  return { code: 'bad-figure-name', about: { column, text: shown, most: maxFigureName } }
}

/** Bases that an ability belongs to, and the other way round (8.10, 8.46). */
const onBase: Partial<Record<AbilityId, readonly Base[]>> = {
  cavalry: ['cavalry'],
  large: ['large-3', 'large-9'],
}

/** Abilities by which one figure gives way to another (8.52, 9.01). */
const turning: readonly AbilityId[] = ['one-ring', 'precious']

/** Where the fields of a figure do not go together. */
function* clashes(type: FigureType): Generator<Omit<Fault, 'line'>> {
  const has = new Set(type.abilities.map(({ id }) => id))
  for (const [ability, its] of Object.entries(onBase))
    if (has.has(ability as AbilityId) !== its.includes(type.base))
      yield { code: 'base-ability', about: { base: type.base, ability } }
  const turns = turning.find(id => has.has(id))
  if (turns && type.other === undefined) yield { code: 'other-missing', about: { ability: turns } }
  if (type.replaces && type.other === undefined) yield { code: 'replaces-nobody', about: {} }
}

/**
 * Reads figures from a file; all faults at once, each with its line. Takes any text.
 * @param known a figure that is there already, by its id: it may be the partner of one that is read
 */
export function readFigures(text: string, known: (id: string) => FigureType | undefined): FiguresOfFile {
  const faults = faultList()
  const found = new Map<string, { line: number; type: FigureType }>()
  for (const { line, row: given } of rowsOf(text, faults)) {
    if (faults.full()) break
    const parsed = row.safeParse(given)
    if (!parsed.success) {
      const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
      for (const column of columns) {
        if (!wrong.has(column)) continue
        const { code, about } = faultOf(column, given[column] ?? '')
        faults.add(line, code, about)
      }
      continue
    }
    const { shooting_dice: dice, shooting_range: range } = parsed.data
    if ((dice === undefined) !== (range === undefined)) faults.add(line, 'half-a-shot')
    const type = figureFrom(parsed.data)
    for (const { code, about } of clashes(type)) faults.add(line, code, about)
    const twice = found.get(type.id)
    if (twice) faults.add(line, 'figure-twice', { figure: type.id, other: twice.line })
    else found.set(type.id, { line, type })
  }
  const of = (id: string) => found.get(id)?.type ?? known(id)
  for (const { line, type } of found.values()) {
    const code = partnerFault(type, of)
    if (code) faults.add(line, code, { other: type.other ?? '' })
  }
  if (faults.any()) return { ok: false, faults: faults.sorted() }
  return { ok: true, figures: [...found.values()].map(({ type }) => type) }
}

import { describe, expect, it } from 'vitest'
import { readFigures } from '../../../../lambdas/discord/games/combat-hex/figureFiles/readFigures.ts'
import { writeFigures } from '../../../../lambdas/discord/games/combat-hex/figureFiles/writeFigures.ts'
import { readProfiles } from '../../../../lambdas/discord/games/dark-lord/figureFiles/readProfiles.ts'
import { writeProfiles } from '../../../../lambdas/discord/games/dark-lord/figureFiles/writeProfiles.ts'
import { readUnitFile } from '../../../../lambdas/discord/games/regiments/figureFiles/readUnitFile.ts'
import { writeUnitFile } from '../../../../lambdas/discord/games/regiments/figureFiles/writeUnitFile.ts'
import { parseArmy } from '../../../../rules/combat-hex/army/armyNotation.ts'
import { roster } from '../../../../rules/combat-hex/army/roster.ts'
import { type Pick, picker, pickOf } from '../../../../rules/core/random.ts'
import { darkLordGame } from '../../../../rules/dark-lord/gameParts.ts'
import { profileOf, profiles } from '../../../../rules/dark-lord/index.ts'
import type { ReadArmy } from '../../../../rules/play/gameParts.ts'
import type { ArmyPiece } from '../../../../rules/play/module.ts'
import { regimentsGame } from '../../../../rules/regiments/gameParts.ts'
import { readUnit } from '../../../../rules/regiments/unit/line.ts'
import { suppliedUnits } from '../../../../rules/regiments/unit/roster.ts'
import { readUnitsText } from '../../../../rules/regiments/unit/unitsText.ts'
import { writeUnit } from '../../../../rules/regiments/unit/writeUnit.ts'
import { many } from '../../../helpers/thorough.ts'

/** Numbers of a text, each without zeros before it. */
const numbersOf = (text: string): string[] =>
  (text.normalize('NFKC').match(/\p{Nd}+/gu) ?? []).map(digits => digits.replace(/^0+(?=.)/, ''))

/** The same, thousands as one number where that is one of those read. */
function numbersSaid(text: string, read: ReadonlySet<string>): string[] {
  const whole = text
    .normalize('NFKC')
    .replace(/\p{Nd}{1,3}(?:[ ,.'’]\p{Nd}{3})+/gu, found => {
      const joined = found.replace(/\P{Nd}/gu, '').replace(/^0+(?=.)/, '')
      return read.has(joined) ? joined : found
    })
    // decimals that are none, as spreadsheets write whole numbers
    .replace(/(\p{Nd})[.,]0{1,2}(?!\p{Nd})/gu, '$1')
  return numbersOf(whole)
}

/** What a reader made of a text: the numbers of it, undefined where the text is refused. */
type Reader = (text: string) => readonly (string | number)[] | undefined

const numbersIn = (read: unknown): string[] => numbersOf(JSON.stringify(read))

function ofArmy(
  read: (text: string) => ReadArmy,
  types: readonly ArmyPiece[],
  size: (id: string) => number,
): Reader {
  return text => {
    const army = read(text)
    if (!army.ok) return undefined
    const [id] = army.figures
    const type = types.find(each => each.id === id)
    if (!type) return [...numbersIn(army)]
    const count = army.figures.length
    return [
      ...numbersIn([army, type.name]),
      count,
      type.points,
      count * type.points,
      ...(count === 1 ? [size(type.id)] : []),
    ]
  }
}

const units = suppliedUnits()
const ranksOf = ({ count, files }: { count: number; files: number }) => Math.ceil(count / files)

const fielded: Reader = text => {
  const read = readUnit(text, units)
  if (!read.ok) return undefined
  const all = [read.fielded.unit, ...read.fielded.joined]
  const printed = all.flatMap(({ id }) => units.find(unit => unit.id === id)?.points ?? [])
  return [...numbersIn(all), ...all.map(ranksOf), ...printed]
}
const listOfUnits: Reader = text => {
  const read = readUnitsText(text, units)
  return read.ok ? [...numbersIn(read.units), ...read.units.map(ranksOf)] : undefined
}
const file =
  (read: (text: string) => { ok: true; figures: unknown[] } | { ok: false }): Reader =>
  text => {
    const found = read(text)
    return found.ok ? numbersIn(found.figures) : undefined
  }

/** Lines of an army of such pieces, as people write them. */
const armyLines = (pieces: readonly ArmyPiece[], size: (id: string) => number) =>
  pieces.flatMap(({ id, name, points }) => [
    `2x ${id}`,
    `${size(id)} ${name.en}`,
    `- ${name.fr} [${points} pts]`,
    `**${name.en}** (${points})`,
    `3 x ${name.fr}: ${3 * points} points`,
    `name: The ${size(id)} of ${name.en}`,
  ])
const one = () => 1
const sizeOf = (id: string) => units.find(unit => unit.id === id)!.count
const [head = '', ...rows] = writeUnitFile(units, 'en').split('\r\n').filter(Boolean)
const inFile = (text: string): string[] => {
  const [head = '', ...rows] = text.split('\r\n').filter(Boolean)
  return rows.map(row => `${head}\r\n${row}`)
}

const readers: readonly [name: string, read: Reader, lines: readonly string[], from: number][] = [
  ['armies of Combat Hex', ofArmy(text => parseArmy(text), roster, one), armyLines(roster, one), 0],
  [
    'armies of The Dark Lord',
    ofArmy(text => darkLordGame.armies!.read(text, profiles), profiles, one),
    armyLines(profiles, one),
    0,
  ],
  [
    'armies of Regiments',
    ofArmy(text => regimentsGame.armies!.read(text, units), units, sizeOf),
    armyLines(units, sizeOf),
    0,
  ],
  [
    'units of Regiments for odds',
    fielded,
    units.flatMap(unit => [
      writeUnit({ unit, joined: [] }, 'fr'),
      `${unit.count} ${unit.name.en} ${unit.files}x${ranksOf(unit)} ${unit.points} pts`,
      `${unit.name.fr} with hatred, aegis (5+)`,
      `- ${unit.count} ${unit.name.en} [${unit.points} pts]`,
    ]),
    0,
  ],
  ['lists of units', listOfUnits, units.map(unit => writeUnit({ unit, joined: [] }, 'en')), 0],
  ['files of units', file(readUnitFile), rows.map(row => `${head}\r\n${row}`), head.length],
  [
    'files of figures',
    // 0 and 1 are no and yes in a column of such words
    text => file(read => readFigures(read, () => undefined))(text)?.concat('0', '1'),
    inFile(
      writeFigures(
        roster.filter(({ other }) => !other),
        'en',
      ),
    ),
    writeFigures([], 'en').length,
  ],
  [
    'files of profiles',
    file(text => readProfiles(text, profileOf)),
    inFile(writeProfiles(profiles, 'fr')),
    writeProfiles([], 'fr').length,
  ],
]

const signs = [
  '(',
  ')',
  '[',
  ']',
  'x',
  '×',
  '+',
  ',',
  ';',
  ' ',
  '-',
  '/',
  '.',
  "'",
  '|',
  '\t',
  '\u202f',
  '\u00a0',
  '•',
  '%',
  '"',
  ':',
  '２',
  '٣',
  '½',
  '²',
  '\u200b',
]

/** One small change of a text behind a place: digits more often than not. */
function changed(text: string, from: number, pick: Pick): string {
  const at = from + pick(text.length + 1 - from)
  const number = String(pick([10, 100, 2000][pick(3)]!))
  const puts = [
    () => [at, number, at],
    () => [at, ` ${number} `, at],
    () => [at, `(${number})`, at],
    () => [at, ` ${number}+`, at],
    () => [at, `${number}x`, at],
    () => [at, `,${number}`, at],
    () => [at, pickOf(pick, signs), at],
    () => [at, '', Math.min(text.length, at + 1 + pick(3))],
    () => [
      text.length,
      pickOf(pick, [` ${number}`, ` (${number})`, ` [${number} pts]`, `, ${number}`, `;${number}`]),
      text.length,
    ],
    () => [
      from,
      pickOf(pick, [`${number} `, `${number}x `, `${number},`, `(${number}) `, `- ${number} `]),
      from,
    ],
  ] as const
  const [start, put, end] = pickOf(pick, puts)() as [number, string, number]
  return text.slice(0, start) + put + text.slice(end)
}

describe('a number that was not understood', () => {
  it.each(readers)('is never passed over: %s', (_, read, lines, from) => {
    const pick = picker(49)
    const lost: unknown[] = []
    let taken = 0
    for (const line of lines) expect(read(line), line).toBeDefined()
    for (let i = 0; i < many(10_000, 400); i++) {
      let text = pickOf(pick, lines)
      for (let changes = 1 + pick(3); changes > 0; changes--) text = changed(text, from, pick)
      const found = read(text)
      if (!found) continue
      taken++
      const known = new Set(found.map(String))
      // signs that nobody sees part no number
      const seen = text.slice(from).replace(/\p{Cf}/gu, '')
      const parted = numbersSaid(text.slice(from), known).some(number => !known.has(number))
      const missing = parted ? numbersSaid(seen, known).filter(number => !known.has(number)) : []
      if (missing.length > 0) lost.push([text.slice(from), missing, found])
    }
    expect(lost.slice(0, 12)).toEqual([])
    expect(taken).toBeGreaterThan(10)
  })
})

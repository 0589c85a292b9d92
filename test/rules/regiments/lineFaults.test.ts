import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { plainName } from '../../../rules/core/names.ts'
import { picker, pickOf } from '../../../rules/core/random.ts'
import type { Fault } from '../../../rules/core/text.ts'
import { readUnit } from '../../../rules/regiments/unit/line.ts'
import { ruleMeant } from '../../../rules/regiments/unit/meant.ts'
import { suppliedUnits } from '../../../rules/regiments/unit/roster.ts'
import { borneRules, ruleIds } from '../../../rules/regiments/unit/ruleNames.ts'
import { writeUnit } from '../../../rules/regiments/unit/writeUnit.ts'
import { many } from '../../helpers/thorough.ts'

const model = 'M5 C5 Dis7 HP1 Def3 Res3 Arm1 H1'
const strikes = 'Att1 Off3 Str3 Pen0 Agi3'
/** A line with these rules, and perhaps other parts. */
const line = (rules: string) => `guards | ${model} | ${strikes} | ${rules}`

/** The faults of a line, each with the text that stands where it points. */
function faultsOf(text: string): [code: string, where: string, about?: Record<string, string | number>][] {
  const read = readUnit(text, suppliedUnits())
  if (read.ok) return []
  return read.faults.map(({ code, column = 0, about }) => [
    code,
    text.slice(column - 1).split(/[\s,)|]/)[0]!,
    about,
  ])
}
const fielded = (text: string) => {
  const read = readUnit(text, suppliedUnits())
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.faults)}`)
  return read.fielded
}
const rulesOf = (text: string) => {
  const { unit } = fielded(text)
  return [...unit.model.parts.flatMap(({ rules }) => rules), ...unit.model.rules]
}

describe('names', () => {
  it('mean one rule each, in either language, in one or several', () => {
    for (const id of ruleIds)
      for (const name of [borneRules[id].en, borneRules[id].fr]) {
        expect(ruleMeant(name), name).toBe(id)
        expect(ruleMeant(plainName(name).toUpperCase()), name).toBe(id)
        if (!/[sx]$/.test(name)) expect(ruleMeant(`${name}s`), name).toBe(id)
      }
  })
})

describe('a line in full', () => {
  it('needs every value once, within its bounds', () => {
    expect(faultsOf(`guards | M5 C5 Dis7 HP1 Def3 Res3 Arm1 | ${strikes}`)).toEqual([
      ['value-missing', 'guards', { value: 'height' }],
    ])
    expect(faultsOf(`guards | ${model} H2 | ${strikes}`)).toEqual([
      ['value-twice', 'H2', { value: 'height' }],
    ])
    expect(faultsOf(`guards | M5 C5 Dis70 HP1 Def3 Res3 Arm7 H | ${strikes}`)).toEqual([
      ['value-out-of-bounds', 'Dis70', { value: 'discipline', number: 70, least: 0, most: 10 }],
      ['value-out-of-bounds', 'Arm7', { value: 'armour', number: 7, least: 0, most: 6 }],
      ['value-missing', 'H', { value: 'height' }],
    ])
    expect(faultsOf(`guards | ${model} | Off3 Str3 Pen0 Agi3 | mount: Off3`)).toEqual([
      ['value-missing', 'mount:', { value: 'strength', part: 'mount' }],
      ['value-missing', 'mount:', { value: 'penetration', part: 'mount' }],
      ['value-missing', 'mount:', { value: 'agility', part: 'mount' }],
    ])
  })

  it('tells the value that is near', () => {
    expect(faultsOf(`guards | M5 C5 Dsi7 HP1 Def3 Res3 Arm1 H1 | ${strikes}`)).toEqual([
      ['unknown-value', 'Dsi7', { text: 'Dsi', near: 'Dis' }],
      ['value-missing', 'guards', { value: 'discipline' }],
    ])
  })

  it('takes values in any order, with blanks, in full words and in either language', () => {
    const { unit } = fielded(
      'guards | Taille 1, Arm 1, Endurance: 3, Déf 3 PV=1 Dis 7 C 5 M5 | agilité 3 Pén0 For3 Off 3 attaques 2 | lance, 90 points',
    )
    expect(unit).toMatchObject({
      points: 90,
      model: { height: 1, life: 1, parts: [{ attacks: 2, agility: 3 }] },
    })
  })

  it('tells the rule that is near', () => {
    expect(faultsOf(line('shield, poisson'))).toEqual([
      ['unknown-rule', 'poisson', { text: 'poisson', near: 'poisoned' }],
    ])
    expect(faultsOf(line('xyzzy'))).toEqual([['unknown-rule', 'xyzzy', { text: 'xyzzy' }]])
  })

  it.each([
    ['aegis', 'brackets-missing', 'aegis', { rule: 'M02', fits: 'score' }],
    ['aegis ()', 'brackets-missing', 'aegis', { rule: 'M02', fits: 'score' }],
    ['aegis (7+)', 'number-out-of-bounds', '7+', { rule: 'M02', number: 7, least: 2, most: 6 }],
    ['aegis (D6)', 'bad-brackets', 'D6', { rule: 'M02', text: 'D6', fits: 'score against' }],
    ['aegis (4+, 5+)', 'bad-brackets', '5+', { rule: 'M02', text: '5+', fits: 'score against' }],
    ['fearless (2)', 'no-brackets', '2', { rule: 'M46', text: '2' }],
    ['impact (Str 5)', 'brackets-missing', 'Str', { rule: 'A25', fits: 'amount' }],
    ['impact (D6, Str 5, Str 4)', 'value-twice', 'Str', { value: 'strength' }],
    [
      'impact (D6, Str 50)',
      'value-out-of-bounds',
      'Str',
      { value: 'strength', number: 50, least: 0, most: 10 },
    ],
    [
      'devastating charge (+9 Str)',
      'value-out-of-bounds',
      '+9',
      { value: 'strength', number: 9, least: 1, most: 5 },
    ],
    ['aegis (4+, against xyzzy)', 'unknown-rule', 'xyzzy', { text: 'xyzzy' }],
    ['ambush (<@1>)', 'bad-words', '<@1>', { text: '<@1>', most: 60 }],
    ['enchanted hatred', 'not-enchanted', 'enchanted', { rule: 'A24', text: 'enchanted hatred' }],
    ['hatred (', 'odd-bracket', '(', { text: '(' }],
    ['hatred)', 'odd-bracket', '', { text: ')' }],
    ['aegis (5+) poisoned', 'comma-missing', 'poisoned', { text: 'poisoned' }],
  ])('tells what does not fit in brackets: %s', (rule, code, where, about) => {
    expect(faultsOf(line(rule))).toEqual([[code, where, about]])
  })

  it('takes no brackets deeper than any rule needs', () => {
    const deep = `${'devastating charge ('.repeat(5)}+1 Str${')'.repeat(5)}`
    expect(faultsOf(line(deep))[0]?.[0]).toBe('too-deep')
  })

  it('takes what stands in brackets in either language, with a word or without', () => {
    expect(
      rulesOf(line('ægide (4+, contre magique), AEGIS 6+, résistant (enflammée, against height 3)')),
    ).toEqual([
      { id: 'M02', number: 4, against: ['A09'] },
      { id: 'M02', number: 6 },
      { id: 'M44', against: ['A07', 'height-3'] },
    ])
    expect(
      rulesOf(line('impact (D6 touches, For 5, Pén 2, enflammée), hard target 1, arme de base enchantée')),
    ).toEqual([
      {
        id: 'A25',
        amount: { dice: 1, faces: 6, plus: 0 },
        values: { strength: 5, penetration: 2, rules: [{ id: 'A07' }] },
      },
      { id: 'W02', enchanted: true },
      { id: 'M09', number: 1 },
    ])
    expect(
      rulesOf(line('sort haine, spell aegis (6+), exclusif (mort-vivant), ambush (board edge)')),
    ).toEqual([
      { id: 'A24', lent: true },
      { id: 'M02', lent: true, number: 6 },
      { id: 'M18', whom: ['M31'] },
      { id: 'M17', words: 'board edge' },
    ])
  })

  it('needs files that its models fill', () => {
    const rest = ` | ${model} | ${strikes}`
    expect(faultsOf(`20 guards${rest}`)).toEqual([['files-missing', '20', { count: 20 }]])
    expect(faultsOf(`20 guards 30x1${rest}`)).toEqual([['too-many-files', '30x1', { files: 30, count: 20 }]])
    expect(faultsOf(`20 guards 5x3${rest}`)).toEqual([
      ['wrong-ranks', '5x3', { files: 5, ranks: 3, count: 20, needed: 4 }],
    ])
    expect(faultsOf(`999 guards 5x4${rest}`)).toEqual([['bad-count', '999', { count: 999, most: 100 }]])
    expect(fielded(`18 guards 5×4${rest}`).unit).toMatchObject({ count: 18, files: 5 })
    expect(fielded(`guards 5x4${rest}`).unit).toMatchObject({ count: 20, files: 5 })
  })

  it('refuses names that are none, and parts that are there already', () => {
    const rest = ` | ${model} | ${strikes}`
    expect(faultsOf(`<@123>${rest}`)[0]?.[0]).toBe('bad-unit-name')
    expect(faultsOf(rest)[0]?.[0]).toBe('name-missing')
    expect(faultsOf(`guards${rest} | mount: ${strikes} | monture: ${strikes}`)[0]?.[0]).toBe('part-twice')
    expect(faultsOf(`guards 9999 pts${rest}`)[0]?.[0]).toBe('value-out-of-bounds')
    expect(faultsOf(`guards 90 pts${rest} | 80 pts`)[0]?.[0]).toBe('value-twice')
  })

  it('RB-22 has one model where it is a character', () => {
    expect(faultsOf(`3 guards 3x1 | ${model} | ${strikes} | character`)).toEqual([
      ['several-in-character', '3', { count: 3, clause: 'RB-22' }],
    ])
  })
})

describe('weapons', () => {
  const rider = (weapon: string) => `${line(weapon)} | mount: ${strikes}`
  const centaur = (weapon: string) => line(`${weapon}, centaur`)
  const refused = (text: string) => faultsOf(text).map(([code, where, about]) => [code, where, about?.clause])

  it('W05b cavalry lances are for models marked mount or centaur', () => {
    expect(refused(line('cavalry lance'))).toEqual([['weapon-refused', 'cavalry', 'W05b']])
    expect(refused(rider('cavalry lance'))).toEqual([])
    expect(refused(centaur('cavalry lance'))).toEqual([])
  })

  it('W01a, W05b marks are read by the names of the source, and by those that they had before', () => {
    const marksOf = (mark: string) => {
      const { model } = fielded(line(mark)).unit
      return [...model.marks, ...model.parts.flatMap(({ marks }) => marks)]
    }
    for (const mark of ['assemblage', 'construction', 'construct'])
      expect(marksOf(mark)).toEqual(['construct'])
    for (const mark of ['centauroïde', 'centaure']) expect(marksOf(mark)).toEqual(['centaur'])
    for (const mark of ['armure métallique', 'armure de métal'])
      expect(marksOf(mark)).toEqual(['metal-armour'])
  })

  it('W06b so are light lances', () => {
    expect(refused(line('shield, light lance'))).toEqual([['weapon-refused', 'light', 'W06b']])
    expect(refused(rider('light lance'))).toEqual([])
  })

  it('W08d spears are not', () => {
    expect(refused(rider('spear'))).toEqual([['weapon-refused', 'spear', 'W08d']])
    expect(refused(centaur('spear'))).toEqual([['weapon-refused', 'spear', 'W08d']])
    expect(refused(line('spear'))).toEqual([])
  })

  it('W08d holds for changes of a known unit too', () => {
    expect(refused('lancers with spear')).toEqual([['weapon-refused', 'spear', 'W08d']])
    expect(refused('spears with cavalry lance')).toEqual([['weapon-refused', 'cavalry', 'W05b']])
  })
})

describe('a known unit with changes', () => {
  it('is named in either language, in one or several, with a slip of the pen', () => {
    for (const name of ['spears', 'Spear', 'LANCES', 'spaers'])
      expect(fielded(name).unit.id, name).toBe('spears')
    expect(fielded('great').unit.id).toBe('great-banner')
    expect(faultsOf('bow')).toEqual([])
    expect(faultsOf('w')[0]?.[0]).toBe('ambiguous-unit')
    expect(faultsOf('xyzzy')).toEqual([['unknown-unit', 'xyzzy', { text: 'xyzzy' }]])
  })

  it('has other files, and costs by the model', () => {
    expect(fielded('30 spears 6x5').unit).toMatchObject({ count: 30, files: 6, points: 263 })
    expect(fielded('lanciers 5x2 avec sort haine').unit).toMatchObject({ id: 'lancers', count: 10, files: 5 })
    expect(fielded('3 spears').unit).toMatchObject({ count: 3, files: 3 })
    expect(fielded('spears 200 pts').unit).toMatchObject({ count: 20, points: 200 })
  })

  it('bears other rules: weapons of close combat in place of its own, the same rule in place of the old one', () => {
    const ids = (text: string) => rulesOf(text).map(({ id }) => id)
    expect(ids('spears')).toEqual(['W08', 'M06', 'M38', 'M34'])
    expect(ids('spears with halberd without shield')).toEqual(['W04', 'M38', 'M34'])
    expect(ids('lances avec tenir et tirer et arc (4+), haine')).toEqual([
      'W08',
      'A31',
      'W09',
      'A24',
      'M06',
      'M38',
      'M34',
    ])
    expect(rulesOf('general with aegis 4+').filter(({ id }) => id === 'M02')).toEqual([
      { id: 'M02', number: 4 },
    ])
    expect(rulesOf('raiders with spell hatred and Att2')).toContainEqual({ id: 'A24', lent: true })
    expect(fielded('raiders with spell hatred and Att2').unit.model.parts[0]).toMatchObject({ attacks: 2 })
    expect(fielded('spears with Dis9, metal armour').unit.model).toMatchObject({
      discipline: 9,
      marks: ['metal-armour'],
    })
  })

  it('tells what it cannot lose', () => {
    expect(faultsOf('spears without halberd')).toEqual([
      ['not-borne', 'halberd', { text: 'halberd', unit: 'spears' }],
    ])
    expect(faultsOf('spears without halbert')).toEqual([
      ['unknown-rule', 'halbert', { text: 'halbert', near: 'halberd' }],
    ])
    expect(faultsOf('spears with')).toEqual([['change-missing', '', {}]])
  })

  it('may have a name with a word of the notation in it', () => {
    const [spears] = suppliedUnits().filter(({ id }) => id === 'spears')
    const known = [{ ...spears!, id: 'own', name: { en: 'men without fear', fr: 'hommes sans peur' } }]
    for (const text of ['men without fear', '10 hommes sans peur sans bouclier']) {
      const read = readUnit(text, known)
      expect(read.ok && read.fielded.unit.id, text).toBe('own')
    }
  })
})

describe('a number of a line', () => {
  it.each([
    ['Spears (30)', '30', '30 spears'],
    ['(30) spears', '30', '30 spears'],
    ['spears 30', '30', '30 spears'],
    ['spears 5 with halberd', '5', '5 spears'],
    ['30 crossbows 5+', '5', undefined],
    ['20 spears 10', '10', undefined],
    ['spears ٣', '٣', undefined],
  ])('is asked about where it is not understood: %s', (text, number, near) => {
    const read = readUnit(text, suppliedUnits())
    expect(read.ok ? [] : read.faults.map(({ code, about }) => [code, about])).toEqual([
      ['number-not-understood', { text: number, ...(near && { near }) }],
    ])
  })

  it('before an x counts units, of which a line holds one', () => {
    expect(faultsOf('2x20 spears')).toEqual([['form-first', '2x20', { files: 2, ranks: 20, count: 40 }]])
    expect(faultsOf('5 x Spears (175)')).toEqual([['several-units', '5', { count: 5 }]])
    expect(faultsOf('20x spears')).toEqual([['several-units', '20x', { count: 20 }]])
  })

  it('of points may have its thousands parted, and stand in brackets', () => {
    const points = (text: string) => {
      const { unit } = fielded(text)
      return [unit.name.en, unit.count, unit.points]
    }
    for (const said of ['1,250', '1\u202f250', '1 250', '1.250', '1’250', '1250']) {
      expect(points(`40 huge spears 8x5 ${said} pts | ${model} | ${strikes}`)).toEqual([
        'huge spears',
        40,
        1250,
      ])
      expect(points(`20 spears ${said} pts`)).toEqual(['spears', 20, 1250])
    }
    for (const text of ['- 20 Spears [175 pts]', '**Spears** (175)', '• 20 spears', 'Spears 175pts:'])
      expect(points(text), text).toEqual(['spears', 20, 175])
    expect(faultsOf(`(30) guards | ${model} | ${strikes}`)).toContainEqual([
      'number-not-understood',
      '(30',
      { text: '30' },
    ])
  })

  it('of a name stays one where points follow it', () => {
    const [spears] = suppliedUnits()
    const unit = { ...spears!, id: 'guards-7', name: { en: 'guards 7', fr: 'guards 7' }, count: 1, files: 1 }
    const read = readUnit(writeUnit({ unit, joined: [] }, 'en'), [unit])
    expect(read).toEqual({ ok: true, fielded: { unit, joined: [] } })
    expect(faultsOf(`guards 7 250 pts | ${model} | ${strikes}`)).toMatchObject([
      ['value-out-of-bounds', '7', { number: 7250 }],
    ])
  })
})

describe('any text', () => {
  const junk = [
    '(',
    ')',
    '|',
    '+',
    ',',
    ':',
    ' x ',
    '/',
    '#',
    '\0',
    '\u202e',
    '٣',
    '９',
    '😀',
    '\ud800',
    'é',
    '<@1>',
    '`',
  ]
  const words = [
    'with',
    'sans',
    'spell',
    'enchanted',
    'against',
    'D6',
    '5x4',
    '180 pts',
    '-1',
    '99999999999',
    'M',
    'aegis (',
    'constructor',
  ]

  it('is read or refused, with a place in it, and never more', () => {
    const pick = picker(34)
    const lines = suppliedUnits().flatMap(unit => {
      const fielded = { unit, joined: [] }
      return [
        writeUnit(fielded, 'en'),
        writeUnit(fielded, 'fr'),
        `${unit.id} with hatred without shield + captain`,
      ]
    })
    let refused = 0
    const odd: unknown[] = []
    for (let i = 0; i < many(10_000, 3000); i++) {
      let text = pickOf(pick, lines)
      for (let changes = 1 + pick(4); changes > 0; changes--) {
        const at = pick(text.length + 1)
        const to = Math.min(text.length, at + pick(8))
        const put = [
          () => pickOf(pick, junk),
          () => pickOf(pick, words),
          () => text.slice(at, to).repeat(2 + pick(3)),
          () => '',
          () => String.fromCodePoint(pick(0x3000)),
        ]
        text = text.slice(0, at) + pickOf(pick, put)() + text.slice(to)
      }
      const read = readUnit(text, suppliedUnits())
      if (read.ok) {
        // What was read can be written, and is the same again.
        const { unit, joined } = read.fielded
        const again = readUnit(writeUnit(read.fielded, 'fr'), [unit, ...joined])
        if (!isDeepStrictEqual(again, read)) odd.push({ text, read, again })
        continue
      }
      refused++
      const isSound = ({ line, column = 0, code }: Fault) =>
        line === 1 &&
        /^[a-z-]+$/.test(code) &&
        (code === 'too-many-faults' || (column >= 1 && column <= text.length + 1))
      if (read.faults.length === 0 || !read.faults.every(isSound)) odd.push({ text, read })
    }
    expect(odd).toEqual([])
    expect(refused).toBeGreaterThan(1000)
  })

  it.each([
    ['('.repeat(4000), 'odd-bracket'],
    ['x'.repeat(4001), 'line-too-long'],
    [' '.repeat(4000), 'name-missing'],
    ['1 '.repeat(2000), 'unknown-unit'],
    ['with '.repeat(800), 'name-missing'],
    ['a+'.repeat(2000), 'too-many-joined'],
    [`spears with ${'poisson, '.repeat(400)}`, 'unknown-rule'],
    [line('xyz '.repeat(900)), 'unknown-rule'],
    [`g ${'| a: '.repeat(700)}`, 'part-twice'],
    [line(`aegis (${'5+,'.repeat(1000)})`), 'bad-brackets'],
  ])('is cut off where it is endless: %#', (text, code) => {
    const read = readUnit(text, suppliedUnits())
    expect(read.ok ? [] : read.faults.map(fault => fault.code)).toContain(code)
    expect(read.ok ? 0 : read.faults.length).toBeLessThanOrEqual(41)
  })
})

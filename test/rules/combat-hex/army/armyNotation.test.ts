import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeArmy, parseArmy } from '../../../../rules/combat-hex/army/armyNotation.ts'
import { figureType, roster } from '../../../../rules/combat-hex/army/roster.ts'

const faultsOf = (text: string) => {
  const parsed = parseArmy(text)
  return parsed.ok ? [] : parsed.faults
}

describe('reading an army', () => {
  it('reads the example of its own documentation', () => {
    const example = readFileSync(new URL('../../../../rules/play/armyText.ts', import.meta.url), 'utf8')
      .split('\n')
      .filter(line => line.startsWith(' *     '))
      .map(line => line.slice(7))
      .join('\n')
    expect(parseArmy(example)).toEqual({
      ok: true,
      name: 'Riders of the East',
      camp: 'good',
      figures: [
        'aragorn-king',
        'rohan-warrior',
        'rohan-warrior',
        'rohan-rider',
        'rohan-rider',
        'rohan-rider',
        'elf-archer',
        'elf-archer',
        'rohan-archer',
        'rohan-archer',
      ],
    })
  })

  it.each([
    ['2x orc-warrior', ['orc-warrior', 'orc-warrior']],
    ['2 x orc-warrior', ['orc-warrior', 'orc-warrior']],
    ['2X Orc Warrior', ['orc-warrior', 'orc-warrior']],
    ['2 guerrier ORQUE', ['orc-warrior', 'orc-warrior']],
    ['  orc-warrior   x2  # two of them', ['orc-warrior', 'orc-warrior']],
    ['aragorn', ['aragorn']],
    ['Aragorn', ['aragorn']],
    ['Eomer\r\nuglúk', ['eomer', 'ugluk']],
    ['troll des cav', ['cave-troll']],
    ['# nobody yet\n\n', []],
    ['2;orc-warrior;;\n;;;\n', ['orc-warrior', 'orc-warrior']],
    ['"2","orc-warrior",,', ['orc-warrior', 'orc-warrior']],
    ['1\tAragorn, King of Gondor\t', ['aragorn-king']],
    ['1,"Aragorn, King of Gondor",', ['aragorn-king']],
    ['"Aragorn, King of Gondor"', ['aragorn-king']],
    ['2ｘＯＲＣ－ＷＡＲＲＩＯＲ', ['orc-warrior', 'orc-warrior']],
  ])('%j', (text, figures) => {
    expect(parseArmy(text)).toEqual({ ok: true, figures })
  })

  it.each([
    'nom : Les Nôtres\ncamp : bien',
    'Nom\u00a0: Les Nôtres\r\nCamp\u00a0: Bien\r\n',
    'NOM：Les Nôtres\nCAMP：ＢＩＥＮ',
    'nom;Les Nôtres;;\ncamp;bien;;\n',
    '"nom : Les Nôtres";;\ncamp : bien;;',
    'name:\tLes Nôtres\ncamp:\tgood',
  ])('reads its heading in either language: %j', text => {
    expect(parseArmy(text)).toEqual({ ok: true, name: 'Les Nôtres', camp: 'good', figures: [] })
  })

  it('writes its heading in the words of a language', () => {
    const army = { name: 'Les Nôtres', camp: 'evil', figures: ['orc-warrior'] } as const
    expect(makeArmy({ ...army, figures: [...army.figures] }, 'fr')).toBe(
      'nom : Les Nôtres\ncamp : mal\norc-warrior\n',
    )
  })

  it('reads figures of a community', () => {
    const bolg = { ...figureType('orc-warrior')!, id: 'bolg', name: { en: 'Bolg', fr: 'Bolg' } }
    expect(parseArmy('3x Bolg', [bolg])).toEqual({ ok: true, figures: ['bolg', 'bolg', 'bolg'] })
    expect(parseArmy('Gimli', [bolg])).toMatchObject({ ok: false })
  })

  it('takes an id for the figure of that id, however it is written, and not for others that begin so', () => {
    const types = [
      { ...roster[0]!, id: 'orc', name: { en: 'Tall one', fr: 'Le grand' } },
      { ...roster[0]!, id: 'orc-captain', name: { en: 'Captain', fr: 'Capitaine' } },
    ]
    for (const line of ['orc', 'ORC', 'Orc'])
      expect(parseArmy(line, types)).toEqual({ ok: true, figures: ['orc'] })
  })

  it('reads back whatever army is written, in the same order', () => {
    const armies = fc.record(
      {
        name: fc.constantFrom('Riders of the East', 'L’armée # 1', 'camp: evil', 'The "best"; of, all'),
        camp: fc.constantFrom('good' as const, 'evil' as const),
        figures: fc.array(fc.constantFrom(...roster.map(({ id }) => id)), { maxLength: 100 }),
      },
      { requiredKeys: ['figures'] },
    )
    fc.assert(
      fc.property(armies, fc.constantFrom('en' as const, 'fr' as const), (army, language) => {
        expect(parseArmy(makeArmy(army, language))).toEqual({ ok: true, ...army })
      }),
    )
  })
})

describe('faults of an army', () => {
  it.each([
    ['dragon', { code: 'unknown-figure', about: { figure: 'dragon', near: 'aragorn, aragorn-king' } }],
    ['5', { code: 'unknown-figure', about: { figure: '5' } }],
    ['2x ???', { code: 'unknown-figure', about: { figure: '???' } }],
    [
      '2x rohan',
      {
        code: 'ambiguous-figure',
        about: {
          text: 'rohan',
          figures: 'rohan-warrior, rohan-archer, rohan-rider, merry-rohan, royal-guard',
        },
      },
    ],
    ['0x gimli', { code: 'bad-count', about: { count: 0, most: 100 } }],
    ['101x gimli', { code: 'bad-count', about: { count: 101, most: 100 } }],
    ['camp: grey', { code: 'unknown-camp', about: { text: 'grey' } }],
    ['name:', { code: 'bad-army-name', about: { text: '', most: 60 } }],
    [`name: ${'x'.repeat(61)}`, { code: 'bad-army-name', about: { text: `${'x'.repeat(39)}…`, most: 60 } }],
    ['name: a\u0007b', { code: 'bad-army-name', about: { text: expect.any(String), most: 60 } }],
    ['camp: good\ncamp: bien', { line: 2, code: 'said-twice', about: { what: 'camp' } }],
    ['60x orc-warrior\n41x uruk-hai', { line: 2, code: 'army-too-big', about: { count: 101, most: 100 } }],
  ])('%j', (text, fault) => {
    expect(faultsOf(text)).toEqual([{ line: 1, ...fault }])
  })

  it('are told all at once, each with its line', () => {
    expect(faultsOf('dragon\n\n0x gimli\nmorgoth').map(({ line, code }) => [line, code])).toEqual([
      [1, 'unknown-figure'],
      [3, 'bad-count'],
      [4, 'unknown-figure'],
    ])
  })

  it('end somewhere, and a text that is too long is not read', () => {
    expect(faultsOf('x\n'.repeat(1000)).at(-1)).toMatchObject({ code: 'too-many-faults' })
    expect(faultsOf('x'.repeat(5_000_000))).toEqual([
      { line: 1, code: 'text-too-long', about: { length: 5_000_000, most: 20_000 } },
    ])
  })

  it('any text has an answer, and never a throw', () => {
    const word = fc.constantFrom(
      '2x',
      'x3',
      'orc',
      'warrior',
      '#',
      'camp:',
      'name:',
      '\n',
      ' ',
      '\u0000',
      '𝕏',
      ':',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map(words => words.join(' ')),
        ),
        text => {
          const parsed = parseArmy(text)
          if (parsed.ok) expect(parseArmy(makeArmy(parsed))).toEqual(parsed)
          else expect(parsed.faults.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

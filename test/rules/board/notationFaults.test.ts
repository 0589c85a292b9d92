import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBoard, parseBoard } from '../../../rules/board/notation.ts'
import { maxFaults } from '../../../rules/core/text.ts'
import { example, faultsOf, read } from './readNotation.ts'

describe('faults of a board', () => {
  const lines = example.split('\n')
  const edit = (line: number, change: (text: string) => string) =>
    lines.map((text, i) => (i === line - 1 ? change(text) : text)).join('\n')
  const without = (line: number) => lines.filter((_, i) => i !== line - 1).join('\n')

  it.each([
    ['no board line', without(2), [{ line: 14, code: 'line-missing', about: { what: 'board' } }]],
    ['no French name', without(4), [{ line: 14, code: 'line-missing', about: { what: 'name fr' } }]],
    ['no map', lines.slice(0, 5).join('\n'), [{ line: 5, code: 'line-missing', about: { what: 'map' } }]],
    [
      'a bad id',
      edit(2, () => 'board The Ford'),
      [{ line: 2, code: 'bad-board-id', about: { text: 'The Ford' } }],
    ],
    [
      'an empty name',
      edit(3, () => 'name en '),
      [{ line: 3, code: 'bad-board-name', about: { text: '', most: 60 } }],
    ],
    [
      'a third language',
      edit(3, text => `${text}\nname de Die Furt`),
      [{ line: 4, code: 'unknown-language', about: { text: 'de' } }],
    ],
    [
      'a name said twice',
      edit(3, text => `${text}\n${text}`),
      [{ line: 4, code: 'said-twice', about: { what: 'name en' } }],
    ],
    [
      'a board too big',
      edit(5, () => 'size 61x16'),
      [{ line: 5, code: 'bad-board-size', about: { text: '61x16', columns: 60, rows: 60 } }],
    ],
    [
      'a board of no size',
      edit(5, () => 'size wide'),
      [{ line: 5, code: 'bad-board-size', about: { text: 'wide', columns: 60, rows: 60 } }],
    ],
    ['the map before the size', without(5), [{ line: 5, code: 'size-after-map', about: {} }]],
    ['a line too few', without(15), [{ line: 14, code: 'map-too-short', about: { lines: 7, needed: 8 } }]],
    ['a row too many', `${example}\n  4 /  \\`, [{ line: 16, code: 'map-too-long', about: { rows: 3 } }]],
    [
      'an unknown theme',
      `${example}\ntheme lava`,
      [
        {
          line: 16,
          code: 'unknown-theme',
          about: { text: 'lava', known: 'grass, marsh, village, stone, ruins' },
        },
      ],
    ],
    ['an unknown line', `${example}\nhello`, [{ line: 16, code: 'unknown-line', about: { text: 'hello' } }]],
    [
      'a slip of the pen',
      `${example}\nthemme marsh`,
      [{ line: 16, code: 'unknown-line', about: { text: 'themme marsh', near: 'theme' } }],
    ],
    [
      'an unknown mark in a hex',
      edit(9, text => text.replace('^ ', '?!')),
      [{ line: 9, column: 6, code: 'unknown-hex-mark', about: { hex: 'A1', text: '?!' } }],
    ],
    [
      'a side that leans the other way',
      edit(11, text => text.replace('\\', '/')),
      [{ line: 11, column: 8, code: 'unknown-side-mark', about: { hex: 'B1', side: 'SW', text: '/' } }],
    ],
    [
      'a side left out',
      edit(10, text => text.replace('##', '  ')),
      [{ line: 10, column: 18, code: 'side-missing', about: { hex: 'E1', side: 'S' } }],
    ],
    [
      'something beside the map',
      edit(12, text => `${text}   tree`),
      [{ line: 12, column: 27, code: 'outside-map', about: { text: 'tree' } }],
    ],
    [
      'a tab',
      edit(12, text => text.replace('    ', '\t')),
      [{ line: 12, column: 1, code: 'tab', about: {} }],
    ],
    [
      'a margin left out',
      edit(12, text => text.slice(4)),
      [{ line: 12, code: 'bad-margin', about: { margin: 4 } }],
    ],
  ])('says where: %s', (_, text, faults) => {
    const found = faultsOf(text)
    for (const fault of faults) expect(found).toContainEqual(fault)
  })

  /** The same in a board of one hex and in one of two, where everything lies at the border. */
  const tiny = (...map: string[]) =>
    ['board b', 'name en B', 'name fr B', `size ${map.length === 3 ? 1 : 2}x1`, 'map', ...map].join('\n')
  const [one, two] = [
    ['     __', '  1 /  \\', '    \\__/'],
    ['     __', '  1 /  \\__', '    \\__/  \\', '       \\__/'],
  ] as const

  it('reads the smallest boards, with a gap in the first hex and a blank first line as well', () => {
    expect([read(tiny(...one)).columns, read(tiny(...two)).columns]).toEqual([1, 2])
    const gap = ['      ', '  1  -- __', '       /  \\', '       \\__/']
    expect([...read(tiny(...gap)).present]).toEqual([0, 1])
    expect([...read(tiny('     A  B', ...gap)).present]).toEqual([0, 1])
  })

  it.each<[string, string[], [number, number, string, string][]]>([
    ['N', [one[0].replace('__', '??'), one[1], one[2]], [[6, 6, 'A1', 'N']]],
    ['NE', [one[0], one[1].replace('\\', '?'), one[2]], [[7, 8, 'A1', 'NE']]],
    ['SE', [one[0], one[1], one[2].replace('/', '?')], [[8, 8, 'A1', 'SE']]],
    ['S', [one[0], one[1], one[2].replace('__', '??')], [[8, 6, 'A1', 'S']]],
    ['SW', [one[0], one[1], one[2].replace('\\', '?')], [[8, 5, 'A1', 'SW']]],
    ['NW', [one[0], one[1].replace('/', '?'), one[2]], [[7, 5, 'A1', 'NW']]],
    ['SE of the first of two', [two[0], two[1], two[2].replace('/', '?'), two[3]], [[8, 8, 'A1', 'SE']]],
    ['N of the second', [two[0], `${one[1]}??`, two[2], two[3]], [[7, 9, 'B1', 'N']]],
    ['NE of the second', [two[0], two[1], two[2].replace(/.$/, '?'), two[3]], [[8, 11, 'B1', 'NE']]],
    ['SW of the second', [two[0], two[1], two[2], two[3].replace('\\', '?')], [[9, 8, 'B1', 'SW']]],
  ])('4.06 looks at each side of the border, and once: %s', (_, map, expected) => {
    expect(faultsOf(tiny(...map))).toEqual(
      expected.map(([line, column, hex, side]) => ({
        line,
        column,
        code: 'unknown-side-mark',
        about: { hex, side, text: side.length === 1 ? '??' : '?' },
      })),
    )
    const blank = map.map(line => line.replaceAll('?', ' '))
    expect(faultsOf(tiny(...blank))).toEqual(
      expected.map(([line, column, hex, side]) => ({
        line,
        column,
        code: 'side-missing',
        about: { hex, side },
      })),
    )
  })

  it.each<[string, string, object[]]>([
    [
      'a side between two hexes, told from the upper one',
      edit(11, text => text.replace('\\', '*')),
      [{ line: 11, column: 8, code: 'unknown-side-mark', about: { hex: 'B1', side: 'SW', text: '*' } }],
    ],
    [
      'a flat side of two kinds',
      edit(10, text => text.replace('##', '#=')),
      [{ line: 10, column: 18, code: 'unknown-side-mark', about: { hex: 'E1', side: 'S', text: '#=' } }],
    ],
    [
      'a third language, without a name',
      edit(3, text => `${text}\nname de`),
      [{ line: 4, code: 'unknown-language', about: { text: 'de' } }],
    ],
    [
      'no language',
      edit(3, text => `${text}\nname`),
      [{ line: 4, code: 'unknown-language', about: { text: '' } }],
    ],
    ...(
      [
        ['board', 'board the-ford'],
        ['name fr', 'name fr Le gué'],
        ['size', 'size 6x3'],
        ['theme', 'theme marsh'],
      ] as const
    ).map(([what, line]): [string, string, object[]] => [
      `said twice: ${line}`,
      // right before the map, and after it
      `${edit(6, text => (what === 'theme' ? `${line}\n${text}` : text))}\n${line}`,
      [{ line: what === 'theme' ? 17 : 16, code: 'said-twice', about: { what } }],
    ]),
    [
      'a second map',
      `${example}\n${lines.slice(5).join('\n')}`,
      [{ line: 16, code: 'said-twice', about: { what: 'map' } }],
    ],
    [
      'a bad size, and nothing about the map after it',
      edit(5, () => 'size 6x61'),
      [{ line: 5, code: 'bad-board-size', about: { text: '6x61', columns: 60, rows: 60 } }],
    ],
    [
      'a map before its size',
      [...lines.slice(0, 4), ...lines.slice(5), 'size 6x3'].join('\n'),
      [{ line: 5, code: 'size-after-map', about: {} }],
    ],
    [
      'a map that another line cuts short',
      edit(13, () => 'theme marsh'),
      [
        { line: 13, code: 'map-too-short', about: { lines: 5, needed: 8 } },
        { line: 14, code: 'unknown-line', about: { text: String(lines[13]).trim() } },
        { line: 15, code: 'unknown-line', about: { text: String(lines[14]).trim() } },
      ],
    ],
    [
      'a mark in the margin of the first line',
      edit(8, text => `*${text.slice(1)}`),
      [{ line: 8, code: 'bad-margin', about: { margin: 4 } }],
    ],
    [
      'a side at the left border',
      edit(11, text => text.replace('/', '?')),
      [{ line: 11, column: 5, code: 'unknown-side-mark', about: { hex: 'A2', side: 'NW', text: '?' } }],
    ],
    [
      'a side below a gap',
      edit(11, text => text.replace(/__$/, '??')),
      [{ line: 11, column: 21, code: 'unknown-side-mark', about: { hex: 'F2', side: 'N', text: '??' } }],
    ],
    [
      'a mark in the first column of the picture, below the map',
      edit(15, text => `    *${text.slice(5)}`),
      [{ line: 15, column: 5, code: 'outside-map', about: { text: `*${String(lines[14]).slice(5)}` } }],
    ],
    [
      'a mark where one more column would be',
      edit(9, text => `${text.padEnd(23)}^`),
      [{ line: 9, column: 24, code: 'outside-map', about: { text: '^' } }],
    ],
    [
      'a map with a name',
      [...lines.slice(0, 5), 'map here'].join('\n'),
      [
        { line: 6, code: 'unknown-line', about: { text: 'map here' } },
        { line: 6, code: 'line-missing', about: { what: 'map' } },
      ],
    ],
    [
      'a mark in the first column',
      edit(12, text => `x${text.slice(1)}`.replace('x', '*')),
      [{ line: 12, code: 'bad-margin', about: { margin: 4 } }],
    ],
    [
      'a mark in the last of the margin',
      edit(12, text => `   *${text.slice(4)}`),
      [{ line: 12, code: 'bad-margin', about: { margin: 4 } }],
    ],
    [
      'a control character in a name',
      edit(3, () => 'name en The\u0007ford'),
      [{ line: 3, code: 'bad-board-name', about: { text: 'The ford', most: 60 } }],
    ],
    [
      'a name too long',
      edit(3, () => `name en ${'a'.repeat(61)}`),
      [{ line: 3, code: 'bad-board-name', about: { text: `${'a'.repeat(39)}…`, most: 60 } }],
    ],
    [
      'an id too long',
      edit(2, () => `board ${'a'.repeat(41)}`),
      [{ line: 2, code: 'bad-board-id', about: { text: `${'a'.repeat(39)}…` } }],
    ],
    [
      'no board, and nothing else to say',
      '',
      ['board', 'name en', 'name fr', 'size', 'map'].map(what => ({
        line: 1,
        code: 'line-missing',
        about: { what },
      })),
    ],
  ])('says it once, and nothing else: %s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  it('takes names, ids and texts as long as they may be', () => {
    const [id, name] = ['a'.repeat(40), 'b'.repeat(60)]
    const text = edit(2, () => `board ${id}`).replace('The ford', name)
    expect(read(text)).toMatchObject({ id, name: { en: name, fr: 'Le gué' } })
    expect(read(`${example}\n#`.padEnd(65_536, '#')).id).toBe('the-ford')
    expect(faultsOf(`${example}\n#`.padEnd(65_537, '#'))).toEqual([
      { line: 1, code: 'text-too-long', about: { length: 65_537, most: 65_536 } },
    ])
  })

  it('tells several faults at once, in the order of the text', () => {
    const text = edit(10, text => text.replace('##', '#=')).replace('the-ford', 'The Ford')
    expect(faultsOf(text).map(fault => [fault.line, fault.code])).toEqual([
      [2, 'bad-board-id'],
      [10, 'unknown-side-mark'],
    ])
  })

  it('stops after so many faults', () => {
    const found = faultsOf(example.replace(/[/\\]/g, '?').repeat(50))
    expect(found.length).toBeLessThanOrEqual(maxFaults + 1)
    expect(found.at(-1)).toMatchObject({ code: 'too-many-faults', about: { most: maxFaults } })
  })

  it('refuses 5 MB before reading them', () => {
    expect(faultsOf('board x\n'.repeat(700_000))).toEqual([
      { line: 1, code: 'text-too-long', about: { length: 5_600_000, most: 65_536 } },
    ])
  })

  it('answers any text, and never with a throw', () => {
    const mark = fc.constantFrom(...Array.from(' ^X-_/\\:~#=\n\t\r0aZé\u0000𝕏'))
    const mutated = fc
      .array(fc.tuple(fc.nat(example.length - 1), fc.constantFrom(0, 1), mark), { maxLength: 6 })
      .map(edits =>
        edits.reduce((text, [at, cut, mark]) => text.slice(0, at) + mark + text.slice(at + cut), example),
      )
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ maxLength: 400 }), fc.string({ unit: mark })), text => {
        const parsed = parseBoard(text)
        const count = text.split(/\r\n|\r|\n/).length
        if (parsed.ok) expect(read(makeBoard(parsed.board))).toEqual(parsed.board)
        else {
          expect(parsed.faults.length).toBeGreaterThan(0)
          for (const { line, column = 1 } of parsed.faults) {
            expect(line).toBeGreaterThanOrEqual(1)
            expect(line).toBeLessThanOrEqual(count)
            expect(column).toBeGreaterThanOrEqual(1)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['one long line of letters', `size 9x9\nmap\n${'A'.repeat(65_000)}!`],
    ['one long line of spaces', `board ${' '.repeat(65_000)}x`],
    ['many short lines', 'a\n'.repeat(32_000)],
  ])('comes to an end of hostile texts: %s', (_, text) => {
    expect(faultsOf(text)).not.toEqual([])
  })
})

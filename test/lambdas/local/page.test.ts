import { describe, expect, it } from 'vitest'
import type { RegisteredCommand } from '../../../lambdas/local/discord/types.ts'
import { parseInline, parseMarkdown, plainText } from '../../../lambdas/local/page/markdown.ts'
import { timeText } from '../../../lambdas/local/page/time.ts'
import { leavesOf, matching, readLine, shownName, valueOf } from '../../../lambdas/local/page/typedCommand.ts'

describe('markdown as Discord reads it', () => {
  it.each([
    ['**bold** and *italic* and _so_', [{ is: 'bold' }, {}, { is: 'italic' }, {}, { is: 'italic' }]],
    ['snake_case_name', [{ is: 'text', text: 'snake_case_name' }]],
    ['2 * 3 * 4', [{ is: 'text', text: '2 * 3 * 4' }]],
    ['`**code**`', [{ is: 'code', text: '**code**' }]],
    ['\\*plain\\*', [{ text: '*' }, { text: 'plain' }, { text: '*' }]],
    ['<t:1700000000:R>', [{ is: 'time', seconds: 1_700_000_000, style: 'R' }]],
    ['<@12> in <#34>', [{ is: 'user', id: '12' }, {}, { is: 'channel', id: '34' }]],
    ['[rules](https://example.org/a)', [{ is: 'link', url: 'https://example.org/a' }]],
    ['see https://example.org/a.', [{}, { is: 'link', url: 'https://example.org/a' }, { text: '.' }]],
    ['[bad](javascript:alert(1))', [{ is: 'text' }]],
    ['</army add:123>', [{ is: 'command', text: '/army add' }]],
    ['||secret||', [{ is: 'spoiler' }]],
    ['**nested _both_**', [{ is: 'bold', inner: [{}, { is: 'italic' }] }]],
    ['<b>no tags</b>', [{ is: 'text', text: '<b>no tags</b>' }]],
  ])('reads %s', (text, expected) => {
    expect(parseInline(text)).toMatchObject(expected)
  })

  it('reads blocks', () => {
    const blocks = parseMarkdown(
      '# Title\nline one\nline two\n- a\n  - b\n1. c\n> q\n-# small\n```\nx = *1*\n```',
    )
    expect(blocks.map(each => each.is)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'subtext',
      'code',
    ])
    expect(blocks[2]).toMatchObject({ ordered: false, items: [{ deep: false }, { deep: true }] })
    expect(blocks[6]).toEqual({ is: 'code', text: 'x = *1*' })
  })

  it('loses no text, whatever stands in it', () => {
    for (const text of ['****', '__', '*a', '**a*b**', '[x](', '<t:>', '`', '||', '_ _'])
      expect(plainText(parseInline(text)).length).toBeGreaterThan(0)
  })
})

describe('times', () => {
  it('says relative ones in the reader’s language', () => {
    const now = 1_700_000_000_000
    expect(timeText(1_700_000_000 + 86_400, 'R', 'en-US', now)).toBe('tomorrow')
    expect(timeText(1_700_000_000 + 5 * 3600, 'R', 'en-US', now)).toBe('in 5 hours')
    expect(timeText(1_700_000_000 - 60, 'R', 'fr', now)).toBe('il y a 1 minute')
  })
})

const commands: RegisteredCommand[] = [
  {
    id: '1',
    name: 'move',
    name_localizations: { fr: 'déplacer' },
    description: 'Move a figure',
    options: [
      {
        type: 3,
        name: 'figure',
        name_localizations: { fr: 'figurine' },
        description: 'Which',
        required: true,
      },
      { type: 3, name: 'to', description: 'Where', required: true },
      { type: 5, name: 'now', description: 'At once' },
    ],
  },
  {
    id: '2',
    name: 'army',
    description: 'Armies',
    options: [
      {
        type: 1,
        name: 'add',
        description: 'Add',
        options: [{ type: 4, name: 'count', description: 'How many' }],
      },
      { type: 1, name: 'list', description: 'List' },
    ],
  },
]

describe('what is typed', () => {
  const leaves = leavesOf(commands, 'fr')
  it('finds commands by the player’s own word, and by the English one', () => {
    expect(leaves.map(each => each.shown)).toEqual(['déplacer', 'army add', 'army list'])
    expect(matching(leaves, 'dép')[0]?.name).toBe('move')
    expect(matching(leaves, 'mov')[0]?.name).toBe('move')
    expect(matching(leaves, 'list')[0]?.name).toBe('army list')
    expect(matching(leaves, 'nothing')).toEqual([])
  })

  it('names a command in the player’s words; one that is gone, as it was sent', () => {
    expect(['move', 'army add', 'gone'].map(name => shownName(leaves, name))).toEqual([
      'déplacer',
      'army add',
      'gone',
    ])
  })

  it('reads a whole line in either language', () => {
    const values = (text: string) =>
      readLine(text, leaves, 'fr')?.values.map(each => [each.option.name, each.text])
    expect(values('/move figure:A3 to:C7-D7 now:vrai')).toEqual([
      ['figure', 'A3'],
      ['to', 'C7-D7'],
      ['now', 'vrai'],
    ])
    expect(values('/déplacer figurine:A3 Rôdeur to: C7')).toEqual([
      ['figure', 'A3 Rôdeur'],
      ['to', 'C7'],
    ])
    expect(readLine('/army list', leaves, 'fr')?.leaf.name).toBe('army list')
    expect(readLine('/army', leaves, 'fr')).toBeNull()
    expect(readLine('/move rubbish to:C7', leaves, 'fr')).toMatchObject({
      leaf: { name: 'move' },
      rest: 'rubbish',
      values: [{ text: 'C7' }],
    })
    expect(readLine('hello', leaves, 'fr')).toBeNull()
  })

  it('makes values of texts, or says that they are none', () => {
    const [figure, , now] = leaves[0]!.options
    const [count] = leaves[1]!.options
    const value = (option: typeof figure, text: string) =>
      valueOf(option!, text, [{ id: '7', global_name: 'Ada' }], { yes: 'Vrai', no: 'Faux' }, 'fr')
    expect(value(figure, ' A3 ')).toBe('A3')
    expect(value(now, 'vrai')).toBe(true)
    expect(value(now, 'false')).toBe(false)
    expect(value(now, 'maybe')).toBeNull()
    expect(value(count, '3')).toBe(3)
    expect(value(count, 'three')).toBeNull()
    expect(value({ type: 6, name: 'who', description: 'x' }, '@ada')).toBe('7')
  })

  it('takes a value with the name of its own option before it, as a whole line would have it', () => {
    const named = { type: 3 as const, name: 'name', name_localizations: { fr: 'nom' }, description: 'x' }
    const value = (text: string) => valueOf(named, text, [], { yes: 'Vrai', no: 'Faux' }, 'fr')
    for (const typed of ['Hiver', 'nom:Hiver', 'name: Hiver', 'Nom:Hiver']) expect(value(typed)).toBe('Hiver')
    expect(value('Hiver : nom:x')).toBe('Hiver : nom:x')
    expect(value('nom')).toBe('nom')
  })
})

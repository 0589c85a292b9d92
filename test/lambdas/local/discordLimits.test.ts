import { describe, expect, it } from 'vitest'
import { checkChoices, checkCommands } from '../../../lambdas/local/discord/commandLimits.ts'
import { checkMessage } from '../../../lambdas/local/discord/messageLimits.ts'

const v2 = 1 << 15
const text = (content: string) => ({ type: 10, content })
const button = (custom_id: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id,
  ...more,
})
const row = (...components: object[]) => ({ type: 1, components })
const select = (options: number, more: object = {}) => ({
  type: 3,
  custom_id: 'pick',
  options: Array.from({ length: options }, (_, n) => ({ label: `option ${n}`, value: `${n}` })),
  ...more,
})
const container = (...components: object[]) => ({ type: 17, components })
const long = (length: number) => 'x'.repeat(length)

const check = (body: unknown, files: string[] = []) =>
  checkMessage(body, new Map(files.map((name, n) => [String(n), name])))

/** What is wrong with a message of these components: `path code` for each fault. */
function wrong(components: unknown[], files: string[] = []): string[] {
  const checked = check({ flags: v2, components }, files)
  if (checked.ok) return []
  if (checked.why !== 'form') return [checked.why]
  return checked.faults.map(each => `${each.path.join('.')} ${each.code}`)
}

describe('limits of a message', () => {
  it('lets through what is within them', () => {
    const picture = {
      type: 12,
      items: [{ media: { url: 'attachment://board.png' }, description: long(1024) }],
    }
    expect(
      wrong(
        [
          container(picture, text('**Turn 3**'), { type: 14 }, row(button('a'), button('b', { style: 4 }))),
          row(select(25, { placeholder: long(150) })),
          { type: 9, components: [text('x')], accessory: button('c') },
          { type: 13, file: { url: 'attachment://game.json' } },
        ],
        ['board.png', 'game.json'],
      ),
    ).toEqual([])
  })

  // Measured on Discord itself: the most that went through, and one byte more.
  it.each([
    [1, 10_158],
    [2, 10_146],
    [3, 10_134],
    [4, 10_122],
    [8, 10_074],
  ])('weighs %i texts by their bytes: %i go through', (texts, bytes) => {
    const letters = (of: number) => {
      const each = Math.floor(of / texts / 3)
      const all = Array.from({ length: texts }, () => '戦'.repeat(each))
      return [`${all[0]}${'x'.repeat(of - 3 * each * texts)}`, ...all.slice(1)].map(text)
    }
    expect(wrong(letters(bytes))).toEqual([])
    expect(wrong([container(...letters(bytes + 1))])).toEqual(['serverError'])
  })

  it.each<[string, unknown[], string]>([
    [
      '41 components',
      Array.from({ length: 41 }, () => text('x')),
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'components inside others count',
      [container(...Array.from({ length: 40 }, () => text('x')))],
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4001 characters in all',
      [text(long(2000)), container(text(long(2001)))],
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    ['a text without characters', [text('')], 'components.0.content BASE_TYPE_BAD_LENGTH'],
    [
      'a custom id of 101',
      [row(button(long(101)))],
      'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a custom id twice',
      [row(button('a')), container(row(button('a')))],
      'components.1.components.0.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a label of 81',
      [row(button('a', { label: long(81) }))],
      'components.0.components.0.label BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button without words',
      [row(button('a', { label: undefined }))],
      'components.0.components.0.label BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'a link with a custom id',
      [row(button('a', { style: 5, url: 'https://example.org' }))],
      'components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'six buttons in a row',
      [row(...'abcdef'.split('').map(id => button(id)))],
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a select beside a button',
      [row(select(2), button('a'))],
      'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['26 options', [row(select(26))], 'components.0.components.0.options BASE_TYPE_BAD_LENGTH'],
    ['no options', [row(select(0))], 'components.0.components.0.options BASE_TYPE_BAD_LENGTH'],
    [
      'more values than options',
      [row(select(2, { max_values: 3 }))],
      'components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
    ],
    [
      'a placeholder of 151',
      [row(select(2, { placeholder: long(151) }))],
      'components.0.components.0.placeholder BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an alt text of 1025',
      [{ type: 12, items: [{ media: { url: 'https://example.org/a.png' }, description: long(1025) }] }],
      'components.0.items.0.description BASE_TYPE_BAD_LENGTH',
    ],
    [
      'eleven pictures',
      [
        {
          type: 12,
          items: Array.from({ length: 11 }, () => ({ media: { url: 'https://example.org/a.png' } })),
        },
      ],
      'components.0.items BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a picture that was not sent',
      [{ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }],
      'components.0 UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'a container in a container',
      [container(container(text('x')))],
      'components.0.components.0.type UNION_TYPE_CHOICES',
    ],
    ['an unknown component', [{ type: 99 }], 'components.0.type UNION_TYPE_CHOICES'],
    ['a button outside a row', [button('a')], 'components.0.type UNION_TYPE_CHOICES'],
  ])('refuses %s', (_, components, fault) => {
    expect(wrong(components)).toContain(fault)
  })

  it('refuses a message without anything in it', () => {
    expect(wrong([])).toEqual(['empty'])
    expect(check({ content: '' })).toEqual({ ok: false, why: 'empty' })
  })

  it('refuses the old fields beside new components, and new components without the flag', () => {
    expect(check({ flags: v2, content: 'hello', components: [text('x')] })).toMatchObject({
      faults: [{ path: ['content'], code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2' }],
    })
    expect(check({ components: [text('x')] })).toMatchObject({ ok: false })
  })

  it('refuses long contents, nonces, and mentions that exclude each other', () => {
    expect(check({ content: long(2001) }).ok).toBe(false)
    expect(check({ content: 'x', nonce: long(26) }).ok).toBe(false)
    expect(
      check({ content: 'x', allowed_mentions: { parse: ['users'], users: ['700000000000000001'] } }).ok,
    ).toBe(false)
    expect(check({ content: 'x', nonce: long(25), allowed_mentions: { parse: [] } }).ok).toBe(true)
  })
})

const command = (more: object = {}) => ({ name: 'move', description: 'Move a figure', ...more })
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'Words', ...more })
const commandFaults = (...commands: object[]) => {
  const checked = checkCommands(commands)
  return checked.ok ? [] : checked.faults.map(each => `${each.path.join('.')} ${each.code}`)
}

describe('limits of commands', () => {
  it('lets through what is within them', () => {
    const subcommand = {
      type: 1,
      name: 'add',
      description: 'Add',
      options: [option('figure', { autocomplete: true })],
    }
    expect(commandFaults(command({ options: [option('to', { required: true }), option('via')] }))).toEqual([])
    expect(
      commandFaults(
        command({ name_localizations: { fr: 'déplacer' }, options: [subcommand] }),
        command({ name: 'shoot' }),
      ),
    ).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a capital in the name', { name: 'Move' }, '0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['a description of 101', { description: long(101) }, '0.description BASE_TYPE_BAD_LENGTH'],
    [
      'a French description of 101',
      { description_localizations: { fr: long(101) } },
      '0.description_localizations.fr BASE_TYPE_BAD_LENGTH',
    ],
    ['an unknown language', { name_localizations: { xx: 'move' } }, '0.name_localizations BASE_TYPE_CHOICES'],
    [
      '26 options',
      { options: Array.from({ length: 26 }, (_, n) => option(`o${n}`)) },
      '0.options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a required option after others',
      { options: [option('a'), option('b', { required: true })] },
      '0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'an option twice',
      { options: [option('a'), option('a')] },
      '0.options.1 APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      '26 choices',
      {
        options: [
          option('a', { choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) }),
        ],
      },
      '0.options.0.choices BASE_TYPE_BAD_LENGTH',
    ],
    [
      'choices with autocomplete',
      { options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] },
      '0.options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    [
      'an option beside subcommands',
      { options: [{ type: 1, name: 'a', description: 'A' }, option('b')] },
      '0.options.1.type UNION_TYPE_CHOICES',
    ],
    [
      'more than 8000 characters',
      {
        options: Array.from({ length: 25 }, (_, n) =>
          option(`o${n}`, {
            choices: Array.from({ length: 25 }, (_, m) => ({ name: `choice ${m}`, value: `value ${m}` })),
          }),
        ),
      },
      '0 APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('refuses %s', (_, more, fault) => {
    expect(commandFaults(command(more))).toContain(fault)
  })

  it('refuses two commands of one name, in any language', () => {
    expect(commandFaults(command(), command())).toContain('1.name APPLICATION_COMMANDS_DUPLICATE_NAME')
    expect(
      commandFaults(command({ name_localizations: { fr: 'aide' } }), command({ name: 'aide' })),
    ).toContain('1.name APPLICATION_COMMANDS_DUPLICATE_NAME')
  })

  it('counts of every text its longest language', () => {
    // 25 options of 100 + 3 characters, and in French 250 characters more in all
    const options = Array.from({ length: 25 }, (_, n) =>
      option(`o${n + 10}`, { description: long(90), description_localizations: { fr: long(100) } }),
    )
    const many = Array.from({ length: 3 }, (_, n) => ({ type: 1, name: `s${n}`, description: 'x', options }))
    expect(commandFaults(command({ options: many }))).toEqual([])
    const more = [...many, { type: 1, name: 's4', description: 'x', options: options.slice(0, 3) }]
    expect(commandFaults(command({ options: more }))).toEqual(['0 APPLICATION_COMMAND_TOO_LARGE'])
  })

  it('refuses 26 choices of an autocomplete, and long ones', () => {
    const choices = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` }))
    expect(checkChoices(choices).ok).toBe(false)
    expect(checkChoices(choices.slice(1)).ok).toBe(true)
    expect(checkChoices([{ name: long(101), value: 'x' }]).ok).toBe(false)
  })
})

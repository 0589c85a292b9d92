import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../../lambdas/discord/api/limits.ts'
import { codeOf, filesOf } from '../../../helpers/imports.ts'

interface Described {
  maxLength?: number
  maxItems?: number
  maximum?: number
  properties?: Record<string, Described>
  oneOf?: Described[]
  anyOf?: Described[]
}

const file = new URL('../../../helpers/discordApi/description.json', import.meta.url)
const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
  components: { schemas: Record<string, Described> }
}

/** The most that Discord's own description allows of a field. */
function described(form: string, field: string): number | undefined {
  const found = components.schemas[form]?.properties?.[field]
  const each = [found, ...(found?.oneOf ?? []), ...(found?.anyOf ?? [])]
  return each.map(one => one?.maxLength ?? one?.maxItems ?? one?.maximum).find(most => most !== undefined)
}

const message = (part: string) => `${part}ComponentForMessageRequest`

/** Where Discord describes each limit; what it says nothing of is left out below. */
const places: Partial<Record<keyof typeof limits, [form: string, field: string][]>> = {
  components: [
    ['MessageCreateRequest', 'components'],
    [message('Container'), 'components'],
  ],
  text: [[message('TextDisplay'), 'content']],
  files: [['MessageCreateRequest', 'attachments']],
  gallery: [[message('MediaGallery'), 'items']],
  textsInSection: [[message('Section'), 'components']],
  buttonsInRow: [[message('ActionRow'), 'components']],
  customId: [
    [message('Button'), 'custom_id'],
    [message('StringSelect'), 'custom_id'],
  ],
  label: [[message('Button'), 'label']],
  url: [[message('Button'), 'url']],
  options: [[message('StringSelect'), 'options']],
  optionText: ['label', 'value', 'description'].map(field => ['StringSelectOptionForRequest', field]),
  placeholder: [[message('StringSelect'), 'placeholder']],
  alt: [
    ['MediaGalleryItemRequest', 'description'],
    ['MessageAttachmentRequest', 'description'],
  ],
  choices: [
    ['ApplicationCommandStringOption', 'choices'],
    ['InteractionApplicationCommandAutocompleteCallbackStringData', 'choices'],
  ],
  choice: [['ApplicationCommandOptionStringChoice', 'name']],
  commandOptions: [
    ['ApplicationCommandUpdateRequest', 'options'],
    ['ApplicationCommandSubcommandOption', 'options'],
  ],
  description: [
    ['ApplicationCommandUpdateRequest', 'description'],
    ['ApplicationCommandStringOption', 'description'],
  ],
  typed: [
    ['ApplicationCommandStringOption', 'max_length'],
    ['ApplicationCommandOptionStringChoice', 'value'],
  ],
}

describe('the limits of Discord', () => {
  const all = Object.entries(places).flatMap(([name, where]) =>
    where.map(([form, field]) => ({ name: name as keyof typeof limits, form, field })),
  )
  it.each(all)('$name is what Discord says of $form $field', ({ name, form, field }) => {
    expect(described(form, field)).toBe(limits[name])
  })

  it('are all described but those of whole messages', () => {
    const silent = Object.keys(limits).filter(name => !Object.hasOwn(places, name))
    expect(silent).toEqual(['bytes', 'textBytes', 'fileBytes'])
  })

  it('stand in one table, for the program and for the Discord of the table', () => {
    const tables = filesOf('lambdas').filter(file => /\blimits = \{/.test(codeOf(file)))
    expect(tables).toEqual(['lambdas/discord/api/limits.ts'])
    const large = filesOf('lambdas').filter(
      file =>
        /\b(?:4000|6000|10_170)\b/.test(codeOf(file)) &&
        /lambdas\/(?:discord|local\/(?:discord|page))\//.test(file),
    )
    expect(large).toEqual(['lambdas/discord/api/limits.ts'])
  })
})

import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { refusalWords } from '../../../lambdas/discord/games/refusalWords.ts'
import { bot } from '../../../lambdas/discord/index.ts'
import type { Call, Command } from '../../../lambdas/discord/types.ts'
import { checkOptions, commandName } from '../../../lambdas/worker/checkOptions.ts'
import { makeTestServer } from '../discord/testServer.ts'

const someone = makeTestServer().person('100000000000000001', 'Alice')
const call = (name: string, options: Call['options'], locale: Call['locale'] = 'en'): Call => ({
  ...someone.base(),
  name,
  options,
  locale,
})

interface Numbered {
  command: Command
  name: string
  option: { name: string; least: number; most: number; french: string }
}

/** Every option of every command that takes a number. */
const numbered: Numbered[] = bot.commands.flatMap(command =>
  (command.definition.options ?? []).flatMap(part => {
    const inside = part.type === Kind.Subcommand ? (part.options ?? []) : [part]
    const name =
      part.type === Kind.Subcommand ? `${command.definition.name} ${part.name}` : command.definition.name
    return inside.flatMap(option =>
      option.type === Kind.Integer || option.type === Kind.Number
        ? [
            {
              command,
              name,
              option: {
                name: option.name,
                least: option.min_value!,
                most: option.max_value!,
                french: option.name_localizations!.fr!,
              },
            },
          ]
        : [],
    )
  }),
)

describe('a number out of range', () => {
  it('is looked for in every option that takes one', () => {
    expect(numbered.map(({ name, option }) => `${name}.${option.name}`)).toEqual([
      'play.points',
      'challenge.points',
      'army add.count',
      'army remove.count',
      'army check.points',
      'army starter.points',
      'cast.dice',
      'odds.round',
      'odds.rounds',
      'odds.distance',
      'game log.turn',
      'game replay.turn',
      ...['rounds', 'size', 'days', 'register'].map(name => `league create.${name}`),
      ...['rounds', 'size', 'days', 'register', 'grace'].map(name => `league settings.${name}`),
      'league scores.sit-outs',
      'league sit-out.round',
      'league round.round',
      'league publish.days',
      'league standings.page',
      'league schedule.round',
      ...['hours', 'life', 'ap', 'might', 'will', 'fate'].map(name => `league rule.${name}`),
    ])
  })

  it.each(numbered)('says which range there is: /$name $option.name', ({ command, name, option }) => {
    const { least, most } = option
    for (const value of [least - 1, most + 1, least + 0.5, 'many'])
      for (const locale of ['en', 'fr'] as const) {
        const refusal = checkOptions(command, call(name, { [option.name]: value }, locale))
        expect(refusal?.code).toBe('number-out-of-range')
        const said = refusalWords(refusal!, locale)
        expect(said.what).toContain(String(value))
        expect(said.what).toContain(locale === 'fr' ? option.french : option.name)
        expect(said.instead).toMatch(new RegExp(`\\b${least}\\b.*\\b${most}\\b`))
      }
    const fine = checkOptions(command, call(name, { [option.name]: least }))
    expect(fine?.code ?? 'missing-option').toBe('missing-option')
  })
})

describe('a command in a refusal', () => {
  it('is called as its caller types it', () => {
    const army = bot.commands.find(({ definition }) => definition.name === 'army')!
    const refusal = checkOptions(army, call('army add', {}, 'fr'))
    expect(refusalWords(refusal!, 'fr').what).toContain('/armée ajouter')
    expect(checkOptions(army, call('army add', { speed: 'b' }, 'fr'))?.about?.command).toBe('armée ajouter')
    expect(checkOptions(army, call('army add', {}))?.about?.command).toBe('army add')
    expect(commandName(bot.commands, { name: 'move', locale: 'fr' })).toBe('déplacer')
    expect(commandName(bot.commands, { name: 'fly away', locale: 'fr' })).toBe('fly away')
  })
})

describe('an option that a command has not', () => {
  it('is said, though Discord hands it over as a part of the name before it', () => {
    const command = bot.commands.find(({ definition }) => definition.name === 'league')!
    const refusal = (name: string, locale: Call['locale'] = 'en') =>
      checkOptions(command, call('league create', { name }, locale))
    expect(refusal('Winter kind:swiss')).toEqual({
      code: 'unknown-option',
      about: { option: 'kind', command: 'league create' },
    })
    expect(refusal('Hiver catégorie:suisse', 'fr')!.about).toMatchObject({
      option: 'catégorie',
      command: 'ligue créer',
    })
    for (const name of ['Winter', 'Winter: the end', 'Winter 12:30', 'Winter : fin', 'a:b'])
      expect(refusal(name), name).toBeUndefined()
  })

  it('is said behind any other value as well, with the option that was meant', () => {
    const move = bot.commands.find(({ definition }) => definition.name === 'move')!
    const refusal = (options: Call['options'], locale: Call['locale'] = 'en') =>
      checkOptions(move, call('move', options, locale))
    expect(refusal({ figure: 'A1 faceing:N', to: 'C7' })).toEqual({
      code: 'unknown-option-near',
      about: { option: 'faceing', command: 'move', near: 'facing' },
    })
    expect(refusal({ figure: 'A1 figurinne:A2', to: 'C7' }, 'fr')!.about).toMatchObject({
      near: 'figurine',
      command: 'déplacer',
    })
    expect(refusal({ figure: 'A1', to: 'C7', alos: 'A2' })!.about).toMatchObject({
      option: 'alos',
      near: 'also',
    })
    expect(refusal({ figure: 'A1 colour:red', to: 'C7' })!.code).toBe('unknown-option')
    expect(refusal({ figure: 'A1', to: 'C7', also: 'A2 D7, B1:3' })).toBeUndefined()
    expect(refusal({ figure: 'A1 https://example.org', to: 'C7' })).toBeUndefined()
  })

  it('is none in a text of the player’s own', () => {
    const league = bot.commands.find(({ definition }) => definition.name === 'league')!
    const why = (text: string) => checkOptions(league, call('league settings', { conditions: text }))
    for (const text of ['At night see:below', 'Read https://example.org first', 'Teams at 20:30'])
      expect(why(text), text).toBeUndefined()
  })
})

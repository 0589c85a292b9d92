import { readdirSync, readFileSync } from 'node:fs'
import { optionType } from '../../../lambdas/discord/api/discordNumbers.ts'
import { commands } from '../../../lambdas/discord/index.ts'
import type { Locale } from '../../../lambdas/store/types.ts'
import { documents } from '../../helpers/documents.ts'

// What texts tell their readers to type, and what the slash commands take, both in one language.

/** A text by the file that it stands in. */
export interface Text {
  where: string
  text: string
}

const wordRooms = [
  'lambdas/discord/words',
  ...['combat-hex', 'dark-lord', 'regiments'].map(game => `lambdas/discord/games/${game}/words`),
]

/** Words of pages, with both languages in one table. */
const pageWords = ['lambdas/pages/battlePageWords.ts', 'lambdas/pages/seasonPageWords.ts']

const halfOf = ({ where, text }: Text, language: Locale): Text => {
  const [en = '', fr = ''] = text.split(/^  fr: \{$/m)
  return { where, text: language === 'en' ? en : fr }
}

const documentsIn: Readonly<Record<Locale, readonly string[]>> = {
  en: [...documents, ...['', 'dark-lord/', 'regiments/'].map(room => `rules/${room}RULINGS.md`)],
  fr: ['', 'dark-lord/', 'regiments/'].map(room => `rules/${room}RULINGS.fr.md`),
}

const read = (where: string): Text => ({ where, text: readFileSync(where, 'utf8') })

/** Every file with words of the program in one language, whatever the game. */
export const wordFiles = (language: Locale): Text[] =>
  wordRooms.flatMap(room =>
    readdirSync(`${room}/${language}`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => read(`${room}/${language}/${name}`)),
  )

/** Every text that somebody may read in one language: words of all games, and what is told in documents. */
export const textsIn = (language: Locale): Text[] => [
  ...wordFiles(language),
  ...documentsIn[language].map(read),
  ...pageWords.map(where => halfOf(read(where), language)),
]

type Definition = (typeof commands)[number]['definition']

interface Part {
  name: string
  name_localizations?: Partial<Record<string, string | null>> | null
}

const called = (part: Part, language: Locale): string =>
  (language === 'fr' && part.name_localizations?.fr) || part.name

/** An option as it is offered: its name, its fixed values by name and id, and whether it is yes or no. */
export interface OptionIn {
  name: string
  yesNo: boolean
  values: readonly string[]
}

/** Every command and subcommand by its name in a language, with its options. */
export function commandsIn(language: Locale): Map<string, readonly OptionIn[]> {
  const found = new Map<string, readonly OptionIn[]>()
  const optionsOf = (options: NonNullable<Definition['options']>): OptionIn[] =>
    options.map(option => {
      const { choices = [] } = option as { choices?: readonly (Part & { value: string })[] }
      return {
        name: called(option, language),
        yesNo: option.type === optionType.boolean,
        values: choices.map(each => called(each, language)),
      }
    })
  for (const { definition } of commands) {
    const name = called(definition, language)
    const options = definition.options ?? []
    const parts = options.filter(option => option.type === optionType.subcommand)
    if (parts.length === 0) found.set(name, optionsOf(options))
    for (const part of parts) found.set(`${name} ${called(part, language)}`, optionsOf(part.options ?? []))
  }
  return found
}

/** A command as a text tells somebody to type it. */
export interface TypedCommand {
  where: string
  typed: string
  command: string
  options: readonly { name: string; value: string }[]
}

const word = String.raw`\p{Ll}[\p{Ll}\d-]*`
/** A slash with what follows it: to the end of what is set as code, else as far as names and values go. */
const begins = new RegExp(String.raw`(\\?\x60)?(?<=[\x60\s('“"]|^)/(${word})([^\x60\\\n]*)`, 'gmu')
const unset = new RegExp(String.raw`^(?: ${word})?(?: ${word}:[^\s,;.)'”]*)*`, 'u')

/** What stands behind a command: `figure:A3 to:C7`. */
function optionsIn(rest: string): { name: string; value: string }[] {
  const marks = [...rest.matchAll(new RegExp(String.raw`(?<=^|\s)(${word}):(?!\s)`, 'gu'))]
  const last = new RegExp(String.raw`(?<=^|\s)(${word}):$`, 'u').exec(rest)
  const all = last ? [...marks.filter(each => each.index !== last.index), last] : marks
  return all.map((mark, i) => ({
    name: mark[1]!,
    value: rest.slice(mark.index + mark[0].length, all[i + 1]?.index).trim(),
  }))
}

/** The commands that a text names, as far as they begin as one does. */
export function typedIn({ where, text }: Text, known: ReadonlyMap<string, unknown>): TypedCommand[] {
  const grouped = new Set(
    [...known.keys()].filter(name => name.includes(' ')).map(name => name.split(' ')[0]),
  )
  return [...text.matchAll(begins)].flatMap(([all, code, first = '', rest = '']) => {
    // A path, an address or a closing mark is no command.
    if (/^[/<*]/.test(rest) || (!code && /^\.\w/.test(rest))) return []
    const said = code ? rest : (unset.exec(rest)?.[0] ?? '')
    const [, second] = grouped.has(first)
      ? (new RegExp(`^ (${word})(?![\\p{L}:])`, 'u').exec(said) ?? [])
      : []
    const command = second ? `${first} ${second}` : first
    return [{ where, typed: all.trim(), command, options: optionsIn(said) }]
  })
}

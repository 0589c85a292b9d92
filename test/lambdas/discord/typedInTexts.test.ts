import { describe, expect, it } from 'vitest'
import { rulesMeant } from '../../../lambdas/discord/commands/findRule.ts'
import { faces } from '../../../lambdas/discord/games/index.ts'
import { helpTopic, helpTopics } from '../../../lambdas/discord/views/helpMessage.ts'
import { spaced } from '../../../lambdas/discord/words/french.ts'
import { optionName } from '../../../lambdas/discord/words/index.ts'
import { type Locale, locales } from '../../../lambdas/store/types.ts'
import { games } from '../../../rules/games.ts'
import { gameTexts } from '../../helpers/allWords.ts'
import { commandsIn, textsIn, typedIn, wordFiles } from './typedInTexts.ts'

const gameIds = Object.keys(games)

/** Values that stand for whatever fits: `game:…`, `reach:{unit}`. */
const anything = /^(?:…|$)|[{<@]/

const rules = (await rulesMeant(undefined)).map(each => each.rules)
/** What the pages on topics of all games are called, each behind its language. */
const topicNames = new Set(
  (
    await Promise.all(
      gameIds.flatMap(game =>
        locales.map(async language => {
          const ids = await helpTopics({ game })
          const pages = await Promise.all(ids.map(id => helpTopic({ game }, id, language)))
          return pages.map(({ name }) => `${language} ${name}`)
        }),
      ),
    )
  ).flat(),
)

/** What may stand behind an option: names as its list shows them, the pages of help. */
function fits(
  language: Locale,
  name: string,
  value: string,
  own: { yesNo: boolean; values: readonly string[] },
  command = '',
) {
  if (anything.test(value)) return true
  if (own.yesNo) return (language === 'en' ? ['True', 'False'] : ['Vrai', 'Faux']).includes(value)
  if (own.values.length > 0) return own.values.includes(value)
  if (['topic', 'sujet'].includes(name) && ['help', 'aide'].includes(command))
    return topicNames.has(`${language} ${value}`)
  if (['rule', 'règle'].includes(name)) return rules.some(({ numbered }) => numbered?.(value) !== undefined)
  return true
}

describe.each(locales)('41 what any text tells somebody to type (%s)', language => {
  const known = commandsIn(language)
  const groups = new Set([...known.keys()].map(name => name.split(' ')[0]!))
  const typed = textsIn(language).flatMap(text => typedIn(text, known))
  const ownOptions = (command: string) =>
    [...known].flatMap(([name, own]) => (name === command || name.split(' ')[0] === command ? own : []))

  it('is a command that there is', () => {
    expect(typed.length).toBeGreaterThan(200)
    const wrong = typed.filter(({ command }) => !known.has(command) && !groups.has(command))
    expect(wrong.map(({ where, typed: as }) => `${where}: ${as}`)).toEqual([])
  })

  it('has options that the command has, and values that are offered', () => {
    const wrong = typed.flatMap(({ where, typed: as, command, options }) =>
      options
        .filter(({ name, value }) => {
          const own = ownOptions(command).filter(each => each.name === name)
          return !own.some(each => fits(language, name, value, each, command))
        })
        .map(({ name, value }) => `${where}: ${as} (${name}:${value})`),
    )
    expect(wrong).toEqual([])
  })

  /** Examples of lines and files: `armor:1 fast:2`, `mount: Att1`. */
  const ofFiles = /^\p{L}+(?::\d| \()|^A1:B1|:(?:wraith|spectre)$|^\p{L}+: \p{Lu}/u

  it('names no option that no command has', () => {
    const all = [...known.values()].flat()
    const wrong = textsIn(language)
      .filter(({ where }) => where.includes('/words/'))
      .flatMap(({ where, text }) =>
        [...text.matchAll(/\\?`(\p{Ll}[\p{Ll}-]*):([^`\\]*)\\?`/gu)].flatMap(([as, name = '', value = '']) =>
          ofFiles.test(as.replace(/[\\`]/g, '')) ||
          all.some(each => each.name === name && fits(language, name, spaced(value.trim()), each))
            ? []
            : [`${where}: ${as}`],
        ),
      )
    expect(wrong).toEqual([])
  })
})

/** Every text of a part of the words, as it stands for a reader; what is filled in is as good as anything. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const anything: unknown = new Proxy(() => 'A1', {
      get: (_, key) => (key === Symbol.toPrimitive ? () => 'A1' : anything),
    })
    try {
      return said(Reflect.apply(value, undefined, [anything, anything, anything, anything, anything]))
    } catch {
      return []
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : []
}

describe.each(gameIds.flatMap(game => locales.map(locale => ({ game, locale }))))(
  '41 what texts of $game call by its label ($locale)',
  ({ game, locale }) => {
    const words = gameTexts[game]![locale] as Readonly<Record<string, unknown>>
    const explaining = ['help', 'pages', 'questionHelp', 'ruleHelp', 'refusals']
    /** `Turn A1`, `Compare: beside it, with …` and `Do…` as a text calls them. */
    const short = (label: string) => label.replace(/ A1|\s?:.*| ?…$/gs, '').toLowerCase()
    const labels = new Set(
      Object.entries(words)
        .filter(([room]) => !explaining.includes(room))
        .flatMap(([, part]) => said(part))
        .map(short),
    )

    it('is no command that it does not know', () => {
      const known = commandsIn(locale)
      const verbs = Object.keys(faces[game]?.verbs ?? {})
      const lacking = (['deploy', 'charge', 'move', 'cast', 'shoot', 'use', 'turn'] as const)
        .filter(verb => !verbs.includes(verb))
        .map(verb => optionName(verb, locale))
      const named = wordFiles(locale)
        .filter(({ where }) => where.includes(`/games/${game}/`))
        .flatMap(text => typedIn(text, known))
      expect(named.length).toBeGreaterThan(5)
      const wrong = named.filter(({ command }) => lacking.includes(command.split(' ')[0]!))
      expect(wrong.map(({ where, typed }) => `${where}: ${typed}`)).toEqual([])
    })

    it('is said with where to type it, in a refusal', () => {
      const options = new Set([...commandsIn(locale).values()].flat().map(({ name }) => name))
      const wrong = said(words['refusals']).flatMap(text =>
        [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
          const [name = ''] = code.split(':')
          return /^[/{]/.test(code) || options.has(name) ? [] : [text]
        }),
      )
      expect(wrong).toEqual([])
    })

    it('is a button or a list that is called so', () => {
      const wrong = explaining.flatMap(room =>
        said(words[room]).flatMap(text =>
          text.split('\n').flatMap(line =>
            // A heading stands first in its line; what is emphasised within a sentence begins small.
            [...line.matchAll(/(?<=[^\s-].*)\*\*(\p{Lu}[^*]*)\*\*/gu)].flatMap(([, name = '']) =>
              labels.has(short(name)) ? [] : [`${room}: ${name}`],
            ),
          ),
        ),
      )
      expect(wrong).toEqual([])
    })
  },
)

import { ofGame } from '../../../rules/games.ts'
import { plainName, type Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { OfGame } from '../../store/types.ts'
import { type Locale, locales } from '../../store/types.ts'
import { gameOrFirst, gameSaidOrHere } from '../actions/gameMeant.ts'
import { type Choice, matching } from '../games/choices.ts'
import type { HelpIndex } from '../games/face.ts'
import { helpOf } from '../games/helpOf.ts'
import { faces } from '../games/index.ts'
import type { Call, Command, ComponentHandler, Message, Services, ShownExample } from '../types.ts'
import {
  abilityMessage,
  helpEntrance,
  helpMessage,
  helpTopic,
  helpTopics,
  questionMessage,
  ruleMessage,
  welcomeMessage,
} from '../views/helpMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { namedOnly } from '../words/nearestNames.ts'
import { command, string } from './define.ts'
import { ruleChoices, ruleMeant, rulesMeant } from './findRule.ts'
import { system } from './listChoices.ts'

type Pages = Pick<HelpIndex, 'ids' | 'name' | 'listed'>

async function topicsOf(game: OfGame): Promise<Pages> {
  const ids = await helpTopics(game)
  const all = ids.flatMap(id =>
    locales.map(async locale => [id, locale, await helpTopic(game, id, locale)] as const),
  )
  const named = new Map((await Promise.all(all)).map(([id, locale, { name }]) => [`${id} ${locale}`, name]))
  return { ids, name: (id, locale) => named.get(`${id} ${locale}`) ?? id }
}

/** Pages by what is typed, in the reader's language. */
const offered = ({ focused, locale }: Call, { ids, name, listed = name }: Pages): Choice[] =>
  matching(
    focused?.value ?? '',
    ids.map(value => ({ name: listed(value, locale), value })),
  )

/** Which page is meant, by its name in either language. */
function meantBy(text: string, locale: Locale, { ids, name }: Pages, unknown: Refusal): string | Refusal {
  const list = ids.map(id => ({
    id,
    shown: name(id, locale),
    names: [id, ...locales.map(each => name(id, each))],
  }))
  const meant = namedOnly(text, list, unknown)
  return isRefusal(meant) ? meant : meant.id
}

const none: Pages = { ids: [], name: String }

const isGame = (id: string): boolean => Object.hasOwn(faces, id)

/** The cases that the page on a topic shows, each under the name of its rule or ability. */
async function casesOn(
  game: OfGame,
  topic: string,
  locale: Locale,
  { helpExample }: Pick<Services, 'helpExample'>,
): Promise<ShownExample[]> {
  const { shows = {}, rules, abilities } = (await helpOf(game)) ?? {}
  return Promise.all(
    (shows[topic] ?? []).map(async id => {
      const shown = await helpExample(game, id, locale)
      if (!shown) throw new Error(`no case of ${id}`)
      const { name, listed = name } = [rules, abilities].find(index => index?.ids.includes(id)) ?? {}
      return { ...shown, lines: [...(listed ? [`**${listed(id, locale)}**`] : []), ...shown.lines] }
    }),
  )
}

/** The page on a topic, with its cases. */
const topicPage = async (game: OfGame, topic: string, locale: Locale, services: Services): Promise<Message> =>
  helpMessage(game, topic, locale, await casesOn(game, topic, locale, services))

/** What a list of help turns to: a page on a topic, on a kind of question or on a rule. */
export const turnHelp: ComponentHandler = async ({ component, locale }, services) => {
  const { argument = '', values = [] } = component ?? {}
  const [first = '', second] = argument.split(' ')
  const index = first === 'question' || first === 'rule' ? first : undefined
  const id = index ? second : first
  const game: OfGame = id ? { game: id } : {}
  const unknown = () => refusalMessage({ code: 'unknown-button' }, locale)
  if (id && !isGame(id)) return unknown()
  // A list has something chosen; the button of a welcome leads to the first page.
  const topics = await helpTopics(game)
  const chosen = values[0] ?? (index ? '' : topics[0]!)
  if (index === 'rule') {
    const rules = (await helpOf(game))?.rules
    if (!rules?.ids.includes(chosen)) return unknown()
    return ruleMessage(game, rules, chosen, locale, await services.helpExample(game, chosen, locale))
  }
  if (index === 'question') {
    const questions = (await helpOf(game))?.questions
    if (!questions?.ids.includes(chosen)) return unknown()
    return questionMessage(game, questions, chosen, locale, await services.helpExample(game, chosen, locale))
  }
  return topics.includes(chosen) ? topicPage(game, chosen, locale, services) : unknown()
}

/** Welcomes whoever is new, from a message for everybody. */
export const welcomeNewcomer: ComponentHandler = async ({ component, locale }) => {
  const id = component?.argument
  return id && !isGame(id)
    ? refusalMessage({ code: 'unknown-button' }, locale)
    : welcomeMessage(id ? { game: id } : {}, locale)
}

export const helpCommand: Command = {
  definition: command(
    'help',
    string('help.topic', { complete: true, most: 60 }),
    string('help.ability', { complete: true, most: 60 }),
    string('help.question', { complete: true, most: 60 }),
    string('help.rule', { complete: true, most: 60 }),
    ...system(),
  ),
  async run(call, services) {
    const { options, locale } = call
    const named = await gameSaidOrHere(call, services.store, () => true)
    const game = named ?? gameOrFirst(call, () => true)
    const { abilities, questions } = (await helpOf(game)) ?? {}
    const typed = (option: string) => String(options[option]).slice(0, 40)
    if (options.ability !== undefined) {
      const ability = typed('ability')
      const id = meantBy(ability, locale, abilities ?? none, {
        code: 'no-ability-called',
        about: { ability },
      })
      if (isRefusal(id)) return refusalMessage(id, locale)
      return abilityMessage(abilities!, id, locale, await services.helpExample(game, id, locale))
    }
    if (options.question !== undefined) {
      const question = typed('question')
      const kind = meantBy(question, locale, questions ?? none, {
        code: 'no-question-called',
        about: { question },
      })
      if (isRefusal(kind)) return refusalMessage(kind, locale)
      return questionMessage(game, questions!, kind, locale, await services.helpExample(game, kind, locale))
    }
    if (options.rule !== undefined) {
      const meant = ruleMeant(typed('rule'), await rulesMeant(named), locale)
      if (isRefusal(meant)) return refusalMessage(meant, locale)
      const shown = await services.helpExample(meant.game, meant.id, locale)
      return ruleMessage(meant.game, meant.rules, meant.id, locale, shown)
    }
    if (options.topic === undefined) return helpEntrance(game, locale)
    const text = typed('topic')
    const unknown: Refusal = { code: 'no-topic-called', about: { text } }
    const topic = meantBy(text, locale, await topicsOf(game), unknown)
    if (!isRefusal(topic)) return topicPage(game, topic, locale, services)
    // A text for all games, such as one on seasons, may name a page that only one of them has.
    const others = options.system === undefined ? Object.keys(faces).map(ofGame) : []
    for (const other of others) {
      const { ids, name } = await topicsOf(other)
      const page = ids.find(id => plainName(name(id, locale)) === plainName(text))
      if (page) return topicPage(other, page, locale, services)
    }
    return refusalMessage(topic, locale)
  },
  async autocomplete(call, services) {
    const named = await gameSaidOrHere(call, services.store, () => true)
    const game = named ?? gameOrFirst(call, () => true)
    if (call.focused?.name === 'rule')
      return ruleChoices(call.focused.value.slice(0, 60), await rulesMeant(named), call.locale)
    const { abilities = none, questions = none } = (await helpOf(game)) ?? {}
    const pages = { topic: await topicsOf(game), question: questions, ability: abilities }
    return offered(call, pages[call.focused?.name as keyof typeof pages] ?? abilities)
  },
}

import { firstGame } from '../../../rules/games.ts'
import type { Locale, OfGame } from '../../store/types.ts'
import { button, buttons, idOf, select } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { HelpIndex, Welcome } from '../games/face.ts'
import { helpOf } from '../games/helpOf.ts'
import { faceOf, faces } from '../games/index.ts'
import type { Message, ShownExample } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { tutorialButton } from './lessonParts.ts'

/** The topics on which there are pages for a game, as they are listed. */
export const helpTopics = async (game: OfGame): Promise<readonly string[]> =>
  (await helpOf(game))?.topics ??
  // Its own page says what can be ordered in a game.
  Object.keys(wordsOf('en').help).filter(id => id !== 'orders')

/** A page on a topic: what it is called, and what it says. */
interface TopicPage {
  name: string
  texts: readonly string[]
}

/** The page on a topic. @throws for one on which there is none */
export async function helpTopic(game: OfGame, id: string, locale: Locale): Promise<TopicPage> {
  const own = (await helpOf(game))?.topic(id, locale)
  if (own) return own
  const { help, topics } = wordsOf(locale)
  if (!Object.hasOwn(help, id)) throw new Error(`no page of help on ${id}`)
  const topic = id as keyof typeof help
  return { name: topics[topic], texts: [help[topic]] }
}

/** The lists of help turn its pages, of the first game or of the one that they name. */
const turning = ({ game = '' }: OfGame, what = '') =>
  idOf({ id: '', version: 0 }, 'help', [what, game].filter(Boolean).join(' '))

/** A page of help, with all the other pages to choose from; `welcome` goes before it, `more` after it. */
async function pageOn(
  game: OfGame,
  topic: string,
  locale: Locale,
  shown: readonly ShownExample[] = [],
  welcome?: Welcome,
  more?: string,
): Promise<Message> {
  const ids = await helpTopics(game)
  const pages = await Promise.all(ids.map(id => helpTopic(game, id, locale)))
  const topics = ids.map((id, i) => ({ label: pages[i]!.name, value: id, chosen: id === topic }))
  return panel({
    picture: welcome?.picture,
    texts: [
      welcome?.sentence,
      ...(await helpTopic(game, topic, locale)).texts,
      more,
      ...shown.flatMap(({ picture, lines }) => [picture, lines.join('\n')]),
    ],
    rows: [
      ...(topic === ids[0] ? buttons(toLessons(game, locale)) : []),
      select(wordsOf(locale).says.chooseTopic, turning(game), topics),
    ],
  })
}

/** The way to the lessons of a game that has any. */
const toLessons = (game: OfGame, locale: Locale) =>
  faceOf(game).lessons ? [tutorialButton(locale, game)] : []

/** A page of help; the first one leads to the lessons. @param shown the cases of its topic, each below its picture */
export const helpMessage = async (
  game: OfGame,
  topic: string,
  locale: Locale,
  shown?: readonly ShownExample[],
): Promise<Message> => pageOn(game, topic, locale, shown)

/** What help shows that is asked for nothing: its first page, with the welcome of the game, and the other games. */
export async function helpEntrance(game: OfGame, locale: Locale): Promise<Message> {
  const [[first], help] = [await helpTopics(game), await helpOf(game)]
  return pageOn(game, first!, locale, [], help?.welcome?.(locale), otherGames(game, locale))
}

/** Which other games there are, and how help tells of them. */
function otherGames({ game = firstGame }: OfGame, locale: Locale): string | undefined {
  const others = Object.keys(faces).filter(id => id !== game)
  if (others.length === 0) return undefined
  return wordsOf(locale).says.otherGames(others.map(id => faceOf({ game: id }).name[locale]))
}

/**
 * What newcomers see: what the game is in a sentence, a picture of a fight, and the way to its lessons first. Where a
 * game has no welcome, the first page of its help is one.
 */
export async function welcomeMessage(game: OfGame, locale: Locale): Promise<Message> {
  const welcome = (await helpOf(game))?.welcome?.(locale)
  if (!welcome) return helpEntrance(game, locale)
  return panel({
    picture: welcome.picture,
    texts: [welcome.sentence],
    rows: buttons([...toLessons(game, locale), button(wordsOf(locale).says.howItGoes, turning(game))]),
  })
}

/** Leads whoever does not know the game to its welcome, which they alone see, from a message for everybody. */
export const newHereButton = (locale: Locale, { game }: OfGame = {}) =>
  button(wordsOf(locale).says.newHere, idOf({ id: '', version: 0 }, 'welcome', game))

/** A page that is looked up by name. @param shown its case */
function indexPage(
  { page }: HelpIndex,
  id: string,
  locale: Locale,
  shown?: ShownExample,
): Parameters<typeof panel>[0] {
  const { texts } = page(id, locale)
  const { picture, lines = [] } = shown ?? {}
  const inPicture = lines.length > 0 && `*${wordsOf(locale).says.inPicture}*\n${lines.join('\n')}`
  return { picture, texts: [...texts, inPicture] }
}

/** The page of one special ability: its name, its number, what it does, and a case of it. */
export const abilityMessage = (index: HelpIndex, id: string, locale: Locale, shown?: ShownExample): Message =>
  panel(indexPage(index, id, locale, shown))

/** The page of one kind of question: what it asks for, how to answer it, and a case of it; and all others to choose from. */
export const questionMessage = (
  game: OfGame,
  index: HelpIndex,
  kind: string,
  locale: Locale,
  shown?: ShownExample,
): Message =>
  panel({
    ...indexPage(index, kind, locale, shown),
    rows: [
      select(
        wordsOf(locale).says.chooseQuestion,
        turning(game, 'question'),
        index.ids.map(id => ({ label: index.name(id, locale), value: id, chosen: id === kind })),
      ),
    ],
  })

/** The page of one rule: what it does, a case of it in numbers and in a picture, and the rules that it meets to turn to. */
export function ruleMessage(
  game: OfGame,
  index: HelpIndex,
  id: string,
  locale: Locale,
  shown?: ShownExample,
): Message {
  const { says } = wordsOf(locale)
  const { texts, ...page } = indexPage(index, id, locale, shown)
  const met = index.meets?.(id) ?? []
  const { name, listed = name } = index
  return panel({
    ...page,
    texts: [...texts, met.length > 0 && says.rulesMet(met.join(' · '))],
    rows: met.length
      ? [
          select(
            says.chooseRule,
            turning(game, 'rule'),
            met.map(value => ({ label: listed(value, locale), value })),
          ),
        ]
      : [],
  })
}

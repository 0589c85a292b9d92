import { button, buttons, idOf } from '../../../lambdas/discord/api/components.ts'
import { panel } from '../../../lambdas/discord/api/panel.ts'
import { figureChoices, hexChoices, rosterChoices } from '../../../lambdas/discord/games/choices.ts'
import type { ArmiesInWords, GameFace, GameHelp, OrdersInWords } from '../../../lambdas/discord/games/face.ts'
import type { GameView } from '../../../lambdas/discord/games/gameView.ts'
import { makeCell, parseCell } from '../../../rules/board/board.ts'
import { handOver, handOverOrders } from './orders.ts'
import { type RelayTypes, runnerOf } from './relay.ts'
import type { Runner } from './runners.ts'
import { relayWords } from './words.ts'

type RelayView = GameView<RelayTypes>
const wordsOf = ({ locale }: Pick<RelayView, 'locale'>) => relayWords[locale]

const places = (view: RelayView): string =>
  view.state.teams
    .map(({ at }, player) => {
      const runner = runnerOf(view.state, player).name[view.locale]
      return `${view.names.player(player)} ${makeCell(view.board!, at)} (${runner})`
    })
    .join(', ')

const say = (answer: string, { locale }: Pick<RelayView, 'locale'>): string => {
  const { choices } = relayWords[locale]
  return answer === 'stay' || answer === 'swap' ? choices[answer] : choices.hex(answer)
}

const keyed = <Key extends string, Value>(words: Readonly<Record<Key, Value>>, id: string): Value =>
  words[id as Key]

const armies: ArmiesInWords<Runner> = {
  list: (id, locale) => keyed(relayWords[locale].lists, id),
  group: (id, locale) => keyed(relayWords[locale].groups, id),
  kind: ({ group }, locale) => relayWords[locale].kinds[group],
  rule: id => id,
  numbers: ({ pace }, locale) => relayWords[locale].pace(pace),
  sum: (team, locale, most) =>
    relayWords[locale].sum(
      team.length,
      team.reduce((sum, { points }) => sum + points, 0),
      most,
    ),
  card: ({ name, pace }, locale) => panel({ texts: [`**${name[locale]}**`, relayWords[locale].pace(pace)] }),
}

const valueWord = (value: string, locale: RelayView['locale']): string =>
  keyed(relayWords[locale].values, value) ?? value

const orders: OrdersInWords = {
  topics: ({ locale }) => [{ name: relayWords[locale].topic, value: handOver }],
  topicNamed: (text, { locale }) => (text.trim() === relayWords[locale].topic ? handOver : text.trim()),
  valueNamed: (_, text, { locale }) =>
    handOverOrders.find(value => valueWord(value, locale) === text.trim()) ?? text.trim(),
  values: (_, typed, { locale }) =>
    handOverOrders
      .map(value => ({ name: valueWord(value, locale), value }))
      .filter(({ name }) => name.startsWith(typed.trim())),
  line: (_, value, { locale }) => `${relayWords[locale].topic} : ${valueWord(value, locale)}`,
}

const help: GameHelp = {
  topics: ['run', 'deadlines', 'dice'],
  topic(id, locale) {
    const { run } = relayWords[locale].help
    return id === 'run' ? { name: run.name, texts: [run.text] } : undefined
  },
  questions: {
    ids: ['run', handOver],
    name: (id, locale) => keyed(relayWords[locale].asked, id),
    page: (id, locale) => ({
      texts: [`**${keyed(relayWords[locale].asked, id)}**`, keyed(relayWords[locale].asks, id)],
    }),
  },
}

/** How the relay looks on Discord. */
export const relayFace: GameFace<RelayTypes> = {
  name: { en: 'Relay', fr: 'Relais' },
  heading: view => `**${wordsOf(view).round(view.state.turn)}** — ${places(view)}`,
  title: (view, { turn }) => wordsOf(view).round(turn),
  result(view) {
    const { winner } = view.state
    if (winner === null) return undefined
    return winner < 0 ? wordsOf(view).drawn : wordsOf(view).won(view.names.player(winner))
  },
  question: (view, { kind }) => wordsOf(view).asks[kind],
  hint: (view, { kind }) => (kind === handOver ? wordsOf(view).hint : undefined),
  rows: (view, { space }) =>
    buttons([
      ...space
        .enumerate('', 9)
        .map(answer => button(say(answer, view), idOf(view.game, 'answer', answer), 'blue')),
      button(wordsOf(view).rest, idOf(view.game, 'rests')),
    ]),
  picture: view => ({
    name: 'relay.png',
    alt: places(view),
    scene: {
      board: view.board!,
      tokens: view.state.teams.map(({ at, on, tired, left }, owner) => ({
        label: `${'ABCD'[owner]}${on + 1}`,
        cells: [at],
        owner,
        faded: tired || left ? 0.5 : 0,
        highlighted: owner === view.state.mover,
      })),
      players: view.state.teams.map((_, i) => ({
        name: view.names.player(i),
        tone: i % 2 ? 'warm' : 'cool',
      })),
      caption: places(view),
    },
  }),
  answer: say,
  event(event, view) {
    const words = wordsOf(view)
    const who = view.names.player(event.by)
    switch (event.event) {
      case 'ran':
        return words.ran(who, event.at)
      case 'breathed':
        return words.breathed(who, event.face)
      case 'took-over':
        return words.tookOver(who, view.names.figure(event.runner))
      case 'won':
        return words.first(who)
    }
  },
  odds: {
    options: ['figure'],
    async tell({ options }, { view, none, locale, roster }) {
      const named = options.figure === undefined ? undefined : String(options.figure)
      const type = (await roster()).all.find(({ id }) => id === named)
      const who = type?.name[locale] ?? (view?.question && view.names.figure(view.question.subject))
      return who === undefined ? none : panel({ texts: [relayWords[locale].odds(who)] })
    },
    complete: async ({ focused }, { locale, roster }) =>
      focused?.name === 'figure' ? rosterChoices(focused.value, locale, await roster()) : [],
  },
  verbs: {
    move: {
      answers: ({ question }, { options }) =>
        question?.kind === 'run'
          ? [
              String(options.to ?? '')
                .trim()
                .toUpperCase(),
            ]
          : { code: 'not-this-question' },
      complete(view, { focused }) {
        const { question } = view
        if (question?.kind !== 'run' || !focused) return []
        if (focused.name === 'figure') return figureChoices(view, [question.subject], focused.value)
        const hexes = question.space.enumerate('', 9).filter(answer => /\d/.test(answer))
        return focused.name === 'to' ? hexChoices(hexes, focused.value) : []
      },
    },
  },
  givingUp: view => wordsOf(view).givingUp,
  finishable: ['run', handOver],
  looks: {
    rests(view) {
      const { nobodyRests } = wordsOf(view)
      const tired = view.state.teams.flatMap((team, i) => (team.tired ? [view.names.player(i)] : []))
      return panel({ texts: [tired.join(', ') || nobodyRests] })
    },
  },
  // Each run is a picture; none of them moves.
  replay(view, log) {
    let runs: { n: number; by: number; at: string }[] = []
    for (const entry of log)
      if (entry.event === 'ran') runs.push(entry)
      else if (entry.event === 'undone') runs = runs.filter(({ n }) => n < entry.since)
    if (!runs.length) return undefined
    return {
      count: runs.length,
      still(number) {
        const run = runs[number]
        const cell = run && parseCell(view.board!, run.at)
        if (!run || cell === undefined) return undefined
        const said = wordsOf(view).ran(view.names.player(run.by), run.at)
        const tokens = [{ label: 'ABCD'.charAt(run.by), cells: [cell], owner: run.by }]
        return { name: 'run.png', alt: said, scene: { board: view.board!, tokens, caption: said } }
      },
      told: number => log.filter(({ n }) => n === runs[number]?.n),
    }
  },
  forAll: (view, what) =>
    what === 'places' ? panel({ texts: [wordsOf(view).places(places(view))] }) : undefined,
  armies,
  orders,
  book: (_, locale) => relayWords[locale].book,
  help: () => Promise.resolve(help),
  lessons: { words: (id, locale) => keyed(relayWords[locale].lessons, id) },
  why: (view, { side, turn, tried, best }) => ({
    side,
    turn,
    looked: tried,
    lines: best ? [wordsOf(view).best(say(best.answer, view), best.worth)] : [],
  }),
}

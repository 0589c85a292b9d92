import { button, buttons, idOf, select } from '../../lambdas/discord/api/components.ts'
import { panel } from '../../lambdas/discord/api/panel.ts'
import type { GameFace } from '../../lambdas/discord/games/face.ts'
import type { GameView } from '../../lambdas/discord/games/gameView.ts'
import type { Token } from '../../render/types.ts'
import { makeCell } from '../../rules/board/board.ts'
import { boardById } from '../../rules/board/boards.ts'
import type { Race, RaceTypes } from './race.ts'

type RaceView = GameView<RaceTypes>

const raceOf = (view: RaceView): Race => view.state
const boardOf = (view: RaceView) => boardById(raceOf(view).board)!
const places = (view: RaceView): string =>
  raceOf(view)
    .runners.map(({ name, at }) => `${name} ${at === null ? '?' : makeCell(boardOf(view), at)}`)
    .join(', ')

/** Runners look nowhere in particular, and have neither life nor points to count. */
const tokensOf = ({ runners, mover }: Race): Token[] =>
  runners.flatMap(({ at, tired, left }, owner) =>
    at === null || left
      ? []
      : [
          {
            label: `${owner + 1}`,
            cells: [at],
            owner,
            faded: tired ? 0.5 : 0,
            highlighted: owner === mover,
          },
        ],
  )

/** How the race looks on Discord: a face with buttons of its own. */
export const raceFace: GameFace<RaceTypes> = {
  name: { en: 'Race', fr: 'Course' },
  heading: view => `**Round ${raceOf(view).turn}** — ${places(view)}`,
  title: (_, { turn }) => `Round ${turn}`,
  result(view) {
    const { winner } = raceOf(view)
    if (winner === null) return undefined
    return winner < 0 ? 'Nobody has won the race.' : `${view.names.player(winner)} has won the race.`
  },
  question: (_, { kind }) => (kind === 'start' ? 'where do you start?' : 'where do you run?'),
  rows(view, question) {
    const answers = question.space.enumerate('', 25)
    if (answers.length > 5)
      return [
        select(
          'A hex …',
          idOf(view.game, 'answer'),
          answers.map(value => ({ label: value, value })),
        ),
      ]
    return buttons([
      ...answers.map(answer => button(answer, idOf(view.game, 'answer', answer))),
      button('Who is tired?', idOf(view.game, 'tired')),
    ])
  },
  picture: view => ({
    name: 'race.png',
    alt: places(view),
    scene: {
      board: boardOf(view),
      tokens: tokensOf(raceOf(view)),
      players: raceOf(view).runners.map(({ name }, i) => ({ name, tone: i % 2 ? 'warm' : 'cool' })),
      caption: places(view),
    },
  }),
  answer: answer => answer,
  event(event, { names }) {
    const who = names.player(event.by)
    switch (event.event) {
      case 'started':
        return `${who} is ready.`
      case 'ran':
        return `${who} runs to ${event.at}.`
      case 'stumbled':
        return `${who} is out of breath.`
      case 'won':
        return `${who} is first.`
    }
  },
  finishable: ['run'],
  looks: {
    tired: view => {
      const tired = raceOf(view).runners.filter(runner => runner.tired)
      return panel({ texts: [tired.length ? tired.map(({ name }) => name).join(', ') : 'Nobody is tired.'] })
    },
  },
  forAll: (view, what) => (what === 'places' ? panel({ texts: [`Places: ${places(view)}`] }) : undefined),
}

import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { act, actOrShow } from '../actions/answerCommand.ts'
import type { SharedVerb, VerbInGame } from '../games/face.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Command } from '../types.ts'
import { optionName } from '../words/index.ts'
import { command, game, integer, string, subcommand, yesNo } from './define.ts'
import { gameChoices, viewFor } from './gameChoices.ts'

// Slash commands that several games share: their options are those of all of them, and what they mean the face of the game
// says.

/** What a shared command means in a game, or that the game has no such thing. */
function verbIn({ game: record, locale }: GameView, verb: SharedVerb): VerbInGame | Refusal {
  const face = faceOf(record)
  return (
    face.verbs?.[verb] ?? {
      code: 'no-verb',
      about: { game: face.name[locale], command: optionName(verb, locale) },
    }
  )
}

/** @param playing whether it is shown first what it would do */
const shared = (verb: SharedVerb, playing: typeof act, definition: Command['definition']): Command => ({
  definition,
  run: (call, services) =>
    playing(call, services, view => {
      const own = verbIn(view, verb)
      return isRefusal(own) ? own : own.answers(view, call)
    }),
  async autocomplete(call: Call, { store }) {
    if (call.focused?.name === 'game') return gameChoices(call, store)
    const view = await viewFor(call, store)
    // Whoever is not asked could not send what is offered, as with `/answer`.
    if (!view?.question || view.question.by !== view.viewer) return []
    const own = verbIn(view, verb)
    return isRefusal(own) ? [] : (own.complete?.(view, call) ?? [])
  },
})

const figure = () => string('*.figure', { required: true, complete: true, most: 60 })
const facing = (required = false) => string('*.facing', { required, complete: true, most: 10 })
/** The most that can be typed for further moves. */
const maxAlso = 300

export const deployCommand = shared(
  'deploy',
  act,
  command(
    'deploy',
    subcommand(
      'deploy place',
      figure(),
      string('deploy place.at', { required: true, complete: true, most: 10 }),
      facing(),
      game(),
    ),
    subcommand('deploy auto', game()),
    subcommand('deploy done', game()),
  ),
)

export const moveCommand = shared(
  'move',
  actOrShow,
  command(
    'move',
    figure(),
    string('move.to', { required: true, complete: true, most: 10 }),
    facing(),
    string('move.via', { most: 100 }),
    string('move.run', { most: 10 }),
    string('move.also', { complete: true, most: maxAlso }),
    yesNo('*.now'),
    game(),
  ),
)

export const chargeCommand = shared(
  'charge',
  actOrShow,
  command(
    'charge',
    figure(),
    string('charge.target', { required: true, complete: true, most: 60 }),
    yesNo('*.now'),
    game(),
  ),
)

export const castCommand = shared(
  'cast',
  actOrShow,
  command(
    'cast',
    figure(),
    string('cast.spell', { required: true, complete: true, most: 60 }),
    string('cast.target', { complete: true, most: 60 }),
    integer('cast.dice', 1, 6),
    yesNo('*.now'),
    game(),
  ),
)

export const shootCommand = shared(
  'shoot',
  actOrShow,
  command(
    'shoot',
    figure(),
    string('shoot.target', { complete: true, most: 60 }),
    facing(),
    yesNo('*.now'),
    game(),
  ),
)

export const useCommand = shared(
  'use',
  actOrShow,
  command(
    'use',
    figure(),
    string('use.ability', { required: true, complete: true, most: 60 }),
    string('use.target', { complete: true, most: 60 }),
    string('use.at', { complete: true, most: 10 }),
    yesNo('*.now'),
    game(),
  ),
)

export const turnCommand = shared('turn', act, command('turn', figure(), facing(true), game()))

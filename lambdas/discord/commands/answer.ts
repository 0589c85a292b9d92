import { truncated } from '../../truncated.ts'
import { act } from '../actions/answerCommand.ts'
import { limits } from '../api/limits.ts'
import type { Choice } from '../games/choices.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Command } from '../types.ts'
import { command, game, string } from './define.ts'
import { gameChoices, viewFor } from './gameChoices.ts'

/** Legal answers that begin as typed; where none does, those of which a word begins so. */
async function choices(
  call: Call,
  { store }: Parameters<NonNullable<Command['autocomplete']>>[1],
): Promise<Choice[]> {
  if (call.focused?.name === 'game') return gameChoices(call, store)
  const view = await viewFor(call, store)
  if (!view?.question || view.question.by !== view.viewer) return []
  const typed = (call.focused?.value ?? '').trimStart()
  const { space } = view.question
  const begun = space.enumerate(typed, limits.choices)
  const found = begun.length
    ? begun
    : space
        .enumerate('', 2000)
        .filter(answer =>
          faceOf(view.game).answer(answer, view).toLowerCase().includes(typed.trim().toLowerCase()),
        )
  return found
    .filter(answer => answer.length <= limits.choice)
    .slice(0, limits.choices)
    .map(answer => ({
      name: truncated(faceOf(view.game).answer(answer, view), limits.choice),
      value: answer,
    }))
}

export const answerCommand: Command = {
  definition: command(
    'answer',
    string('answer.choice', { required: true, complete: true, most: 200 }),
    game(),
  ),
  run: (call, services) => act(call, services, () => [String(call.options.choice ?? '').trim()]),
  autocomplete: choices,
}

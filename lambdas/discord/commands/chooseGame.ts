import type { Call, Command, Message, Services } from '../types.ts'
import { gameChoice } from '../views/gameList.ts'
import { refusalMessage } from '../views/refusalMessage.ts'

/** A command that was typed longer ago than this is typed again, in seconds: its caller may mean something else by now. */
const chosenWithin = 3600

/** What the buttons for a command are called: those of a public one differently, since they are acknowledged by name. */
const inGame = (command: Command, name: string) =>
  command.public?.includes(name) ? 'in-game-all' : 'in-game'

/**
 * The same command; where several games fit it, it is kept, and its caller gets a button for each of them. What is kept
 * is found by its caller alone, so that nobody else's press does anything.
 */
export const choosingGame = (command: Command): Command => ({
  ...command,
  async run(call, services) {
    const message = await command.run(call, services)
    if (!message.games) return message
    const { id, user, name, options, users, now } = call
    await services.store.keepCommand({ user: user.id, id, name, options, users, at: now })
    return gameChoice(message.games, call.locale, user.id, {
      action: inGame(command, name),
      argument: id,
      elsewise: message.elsewise,
    })
  },
})

/** Carries out the command that was kept, in the game whose button was pressed. */
export async function inChosenGame(
  call: Call,
  services: Services,
  { action, game, argument }: NonNullable<Call['component']>,
  commands: readonly Command[],
): Promise<Message> {
  const kept = await services.store.keptCommand(call.user.id, argument)
  const command = commands.find(({ definition }) => definition.name === kept?.name.split(' ')[0])
  if (!kept || !command || call.now - kept.at > chosenWithin || action !== inGame(command, kept.name))
    return refusalMessage({ code: 'choice-gone' }, call.locale)
  const { name, users } = kept
  const options = { ...kept.options, game }
  const typed: Call = { ...call, kind: 'command', name, options, users, component: null, message: null }
  return command.run(typed, services)
}

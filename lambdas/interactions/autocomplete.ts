import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import { callerOf, toCall } from '../discord/api/call.ts'
import type { CommandInteraction } from '../discord/api/interaction.ts'
import { readableBy } from '../game/mayRead.ts'
import { logProblem } from '../log.ts'
import { type TimeLimit, untilLimit } from '../timeLimit.ts'
import type { DoorDeps } from './doorDeps.ts'

/** Discord shows 25 choices with names of 100 characters. */
const maxChoices = 25
const maxLength = 100

/** Choices for the option being typed. Whatever goes wrong, or takes too long: no choices, and a line in the log. */
export async function complete(
  interaction: CommandInteraction,
  deps: Pick<DoorDeps, 'load' | 'log' | 'now'>,
  limit: TimeLimit,
): Promise<APIApplicationCommandOptionChoice[]> {
  const caller = callerOf(interaction)
  if (!caller) return []
  const choices = async () => {
    const { store, bot } = await deps.load()
    const command = bot.commands.find(({ definition }) => definition.name === interaction.data.name)
    if (!command?.autocomplete) return []
    const { language } = await store.userSettings(caller.id)
    const call = toCall(interaction, language, Math.floor(deps.now() / 1000))
    return (call && command.autocomplete(call, { store: readableBy(call, store) })) ?? []
  }
  try {
    return (await untilLimit(limit, choices)).filter(fits).slice(0, maxChoices)
  } catch (error) {
    logProblem(deps.log, error, { interaction: interaction.id, command: interaction.data.name })
    return []
  }
}

/** Discord drops the whole list for one choice that is too long. */
const fits = ({ name, value }: APIApplicationCommandOptionChoice) =>
  name.length > 0 && name.length <= maxLength && String(value).length <= maxLength

import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import { callerOf, toCall } from '../discord/api/call.ts'
import type { CommandInteraction } from '../discord/api/interaction.ts'
import { logProblem } from '../log.ts'
import type { DoorDeps } from './doorDeps.ts'

/** Discord shows 25 choices with names of 100 characters, and waits 3 seconds for them. */
const maxChoices = 25
const maxLength = 100
const timeoutMs = 2500

/** Choices for the option being typed. Whatever goes wrong: no choices, and a line in the log. */
export async function complete(
  interaction: CommandInteraction,
  deps: Pick<DoorDeps, 'store' | 'bot' | 'log' | 'now'>,
): Promise<APIApplicationCommandOptionChoice[]> {
  const { store } = deps
  const command = deps.bot.commands.find(({ definition }) => definition.name === interaction.data.name)
  const caller = callerOf(interaction)
  if (!command?.autocomplete || !caller) return []
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('choices took too long')), timeoutMs)
  })
  const choices = async () => {
    const { language } = await store.userSettings(caller.id)
    const call = toCall(interaction, language, Math.floor(deps.now() / 1000))
    return (call && command.autocomplete?.(call, { store })) ?? []
  }
  try {
    return (await Promise.race([choices(), tooLate])).filter(fits).slice(0, maxChoices)
  } catch (error) {
    logProblem(deps.log, error, { interaction: interaction.id, command: interaction.data.name })
    return []
  } finally {
    clearTimeout(timer)
  }
}

/** Discord drops the whole list for one choice that is too long. */
const fits = ({ name, value }: APIApplicationCommandOptionChoice) =>
  name.length > 0 && name.length <= maxLength && String(value).length <= maxLength

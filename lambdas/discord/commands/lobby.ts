import type { Refusal } from '../../../rules/index.ts'
import { listEarlierOffers, offersOf } from '../../game/openChallenges.ts'
import { panel } from '../api/panel.ts'
import { mayManage, missingToPost } from '../api/rights.ts'
import type { Call, Command, LobbyChange, Message, Services } from '../types.ts'
import { lobbyMessage } from '../views/lobbyMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { command, subcommand } from './define.ts'

/** Every open challenge edits all lobbies of its server. */
const maxLobbies = 5

/** Keeps a lobby in the channel of the call; where there is one, it is shown anew. */
function open(call: Call, { store, changeLobby }: Services, guild: string): Promise<Message> {
  const { channel, locale } = call
  return changeLobby(call, guild, channel, async (known): Promise<LobbyChange | Refusal> => {
    const missing = missingToPost(call)
    if (missing.length > 0) return { code: 'missing-rights', about: { rights: missing.join(', ') } }
    const others = known ? [] : await store.lobbiesOf(guild)
    if (others.length >= maxLobbies) return { code: 'too-many-lobbies', about: { count: others.length } }
    const fresh = {
      guild,
      channel,
      version: 0,
      language: locale,
      opened: call.id,
      message: null,
      messages: 0,
      outbox: [],
      changed: call.now,
    }
    const { closing: _, ...lobby } = known ?? { ...fresh, closing: undefined }
    return { lobby, reply: panel({ texts: [wordsOf(locale).says.lobbyOpened] }) }
  })
}

const close = (call: Call, { changeLobby }: Services, guild: string): Promise<Message> =>
  changeLobby(call, guild, call.channel, async lobby =>
    lobby
      ? {
          lobby: { ...lobby, closing: true },
          reply: panel({ texts: [wordsOf(call.locale).says.lobbyClosed] }),
        }
      : { code: 'no-lobby' },
  )

export const lobbyCommand: Command = {
  definition: command('lobby', subcommand('lobby show'), subcommand('lobby open'), subcommand('lobby close')),
  async run(call, services) {
    const { guild, locale, name, inThread } = call
    const refuse = (code: 'no-server' | 'not-manager' | 'lobby-in-thread') => refusalMessage({ code }, locale)
    if (guild === null) return refuse('no-server')
    if (name === 'lobby show') return lobbyMessage(await offersOf(guild, services.store), locale)
    if (!mayManage(call, await services.store.serverSettings(guild))) return refuse('not-manager')
    if (name === 'lobby close') return close(call, services, guild)
    if (inThread) return refuse('lobby-in-thread')
    await listEarlierOffers(guild, call.channel, services.store)
    return open(call, services, guild)
  },
}

import type { LateCommand, Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

/** People who are named in one message; of the others it says how many there are. */
const maxNamed = 20

/** One line for each player: who it was, and what they had sent. */
function lines(commands: readonly LateCommand[]): string[] {
  const byUser = new Map<string, LateCommand[]>()
  for (const command of commands) byUser.set(command.user, [...(byUser.get(command.user) ?? []), command])
  const named = [...byUser].slice(0, maxNamed).map(([user, theirs]) => {
    const names = [...new Set(theirs.map(({ command }) => (command ? `/${plain(command)}` : '🔘')))]
    return `- <@${user}> ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`
  })
  return byUser.size > maxNamed ? [...named, `- … +${byUser.size - maxNamed}`] : named
}

/** What came too late in a channel, so that nobody waits for it: what was not carried out, and what was. */
export function lateMessage(commands: readonly LateCommand[], locale: Locale): Message {
  const { says } = wordsOf(locale)
  const lost = commands.filter(({ done }) => !done)
  const done = commands.filter(command => command.done)
  return panel({
    texts: [
      lost.length > 0 && [says.cameTooLate, ...lines(lost)].join('\n'),
      done.length > 0 && [says.answeredTooLate, ...lines(done)].join('\n'),
    ],
    accent: 'plain',
  })
}

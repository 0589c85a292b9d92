import { publicCommands } from '../../lambdas/interactions/publicCommands.ts'
import type { SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import { missingFrom, type State, toldIn } from './state.ts'
import type { Verdict } from './table.ts'

interface Outcome {
  state: State
  sent: readonly SimulatedInteraction[]
}

/** Bit of a message that is still to be filled: "is thinking" */
const loading = 1 << 7

/** Did whoever sent it get an answer, or hear from Discord that there is none? */
export function isAnswered(
  { id, original, state, user }: SimulatedInteraction,
  { discord }: State,
  before: State,
): boolean {
  const isNew = (message: string) => !before.discord.messages.some(each => each.id === message)
  const { messages } = discord
  if (state === 'failed') return true
  if (state === 'answered' && !messages.some(each => each.id === original && each.flags & loading))
    return true
  return (
    messages.some(each => each.caused?.id === id && !(each.flags & loading)) ||
    messages.some(each => each.caused === null && each.mentions.includes(user) && isNew(each.id))
  )
}

/** Holds what came of a try against what came of the same step when nothing went wrong. */
export function judge(before: State, good: Outcome, tried: Outcome): Verdict {
  const verdict: Verdict = { lost: [], twice: [], unanswered: [] }
  const [start, wanted, found] = [toldIn(before), toldIn(good.state), toldIn(tried.state)]
  // Discord told the player that the application did not respond; where nothing was taken, nothing has to happen.
  const failed = tried.sent.filter(({ state }) => state === 'failed')
  const untouched = failed.length > 0 && JSON.stringify([...start.items]) === JSON.stringify([...found.items])
  const goal = untouched ? start : wanted

  for (const [key, version] of goal.versions) {
    const now = found.versions.get(key)
    if (now === undefined || now < version) verdict.lost.push(`${key} has version ${now} of ${version}`)
    if (now !== undefined && now > version) verdict.twice.push(`${key} has version ${now} of ${version}`)
  }
  for (const [key, item] of goal.items) {
    const now = found.items.get(key)
    if (now !== item) verdict.lost.push(`${key} is not as it should be: ${difference(now ?? '', item)}`)
  }
  // Where the answer found its interaction gone, it is said in the channel, which remembers that.
  const excused = failed.length
  for (const key of found.items.keys())
    if (!goal.items.has(key) && !(excused > 0 && key.endsWith(' LATE'))) verdict.twice.push(`${key} is there`)
  for (const line of missingFrom(found.log, goal.log)) verdict.lost.push(`in the log ${line}`)
  for (const line of missingFrom(goal.log, found.log)) verdict.twice.push(`in the log ${line}`)
  const more = missingFrom(goal.posts, found.posts)
  const less = missingFrom(found.posts, goal.posts)
  // An answer for everybody cannot be given then, nor take the place of the pressed message, which stays as it was.
  const isForAll = tried.sent.some(
    ({ kind, name }) => kind === 'component' || publicCommands.some(each => each === name),
  )
  const unseen = isForAll ? Math.min(excused, less.length) : 0
  for (const [n, post] of less.slice(unseen).entries())
    verdict.lost.push(`message ${more[n] ? difference(more[n], post) : post.slice(0, 200)}`)
  for (const post of more.slice(excused + unseen)) verdict.twice.push(`message ${post.slice(0, 200)}`)
  for (const sent of tried.sent)
    if (!isAnswered(sent, tried.state, before)) verdict.unanswered.push(`${sent.name} is ${sent.state}`)
  return verdict
}

/** Where two texts begin to differ. */
function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return `"${one.slice(Math.max(0, at - 40), at + 60)}" and not "${other.slice(Math.max(0, at - 40), at + 60)}"`
}

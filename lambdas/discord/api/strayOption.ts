import { nearest } from '../../../rules/core/names.ts'

/** Options whose texts are the player's own, or have colons of theirs: what looks like an option may be none. */
const own: readonly string[] = ['why', 'conditions', 'number', 'value', 'choice', 'unit', 'against']

/** `speed:` behind a value and before one: no label such as `B1:`, and no address. */
const behindValue = /\s(\p{L}[\p{L}_-]+\d?):(?=[^\s/])/u

/** An option that a command has not, typed behind the value of another: Discord takes it for a part of that value. */
export const strayOption = (option: { name: string }, value: string): string | undefined =>
  own.includes(option.name) ? undefined : behindValue.exec(value)?.[1]

/** The option that a name which none has was meant for, as it is shown; undefined where none is close. */
export function nearestOption(
  wanted: string,
  options: readonly { name: string; shown: string }[],
): string | undefined {
  const [found] = nearest(
    wanted,
    options.flatMap(({ name, shown }) => [name, shown]),
    1,
  )
  return options.find(({ name, shown }) => found === shown || found === name)?.shown
}

/**
 * Options as they are typed in a terminal, `name=value`, or a name alone for those of `flags`. None is passed over: one
 * that the question does not take, or that is said twice, is an error.
 * @param takes names of options that the question takes
 * @throws with `usage` for any other
 */
export function optionWords(
  words: readonly string[],
  takes: readonly string[],
  flags: readonly string[],
  usage: string,
): Map<string, string> {
  const given = new Map<string, string>()
  for (const word of words) {
    const [name = '', value, ...more] = word.split('=')
    if (!takes.includes(name)) throw new Error(`no option ${name} here\n${usage}`)
    if (given.has(name)) throw new Error(`${name} is said twice`)
    const sound = flags.includes(name) ? value === undefined : value !== undefined && more.length === 0
    if (!sound) throw new Error(`${word}: ${flags.includes(name) ? name : `${name}=…`}`)
    given.set(name, value ?? '')
  }
  return given
}

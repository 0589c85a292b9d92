const signs = 'abz09-_/?.&=%<>"\'\\ é\u0000#'

/** An address as somebody might try it: a few signs of a good one are others, more or gone, but for the first part of its path. */
export function triedAddress(good: string, pick: (count: number) => number): string {
  const [root = ''] = /^\/[^/]*/.exec(good) ?? []
  const text = good.split('')
  for (let k = 0; k <= pick(4); k++)
    text.splice(pick(text.length), pick(3), ...(pick(2) ? [signs[pick(signs.length)]!] : []))
  return `${root}${encodeURI(text.join('').slice(root.length)).replaceAll('%25', '%')}`
}

/** What each of these is answered with. */
export const statusesAndTexts = async (
  addresses: readonly string[],
  get: (address: string) => Promise<Response>,
): Promise<{ statuses: number[]; texts: string[] }> => {
  const answers = await Promise.all(addresses.map(async address => get(address)))
  return {
    statuses: answers.map(({ status }) => status),
    texts: await Promise.all(answers.map(async answer => answer.text())),
  }
}

/** Discord's markdown, as a tree that a page draws without ever taking text for HTML. */
export type Inline =
  | { is: 'text' | 'code' | 'command'; text: string }
  | { is: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; inner: Inline[] }
  | { is: 'link'; url: string; inner: Inline[] }
  | { is: 'user' | 'channel'; id: string }
  | { is: 'time'; seconds: number; style: string }

export type Block =
  | { is: 'paragraph' | 'subtext'; inner: Inline[] }
  | { is: 'heading'; level: 1 | 2 | 3; inner: Inline[] }
  | { is: 'list'; ordered: boolean; items: { inner: Inline[]; deep: boolean }[] }
  | { is: 'quote'; inner: Block[] }
  | { is: 'code'; text: string }

const fence = /^```(?:[\w+-]*\n)?([\s\S]*?)\n?```\n?/
const item = /^( *)([-*]|\d+\.) +(.*)$/

/** Reads a text display or a message's content. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let rest = text
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ is: 'paragraph', inner: parseInline(paragraph.join('\n')) })
    paragraph = []
  }

  while (rest !== '') {
    const code = fence.exec(rest)
    if (code) {
      endParagraph()
      blocks.push({ is: 'code', text: code[1] ?? '' })
      rest = rest.slice(code[0].length)
      continue
    }
    if (rest.startsWith('>>> ')) {
      endParagraph()
      blocks.push({ is: 'quote', inner: parseMarkdown(rest.slice(4)) })
      break
    }
    const end = rest.indexOf('\n')
    const line = end < 0 ? rest : rest.slice(0, end)
    rest = end < 0 ? '' : rest.slice(end + 1)
    const block = blockOf(line)
    if (!block) {
      paragraph.push(line)
      continue
    }
    endParagraph()
    const last = blocks.at(-1)
    if (block.is === 'list' && last?.is === 'list' && last.ordered === block.ordered)
      last.items.push(...block.items)
    else if (block.is === 'quote' && last?.is === 'quote') last.inner.push(...block.inner)
    else blocks.push(block)
  }
  endParagraph()
  return blocks
}

function blockOf(line: string): Block | null {
  const heading = /^(#{1,3}) +(.+)$/.exec(line)
  if (heading) {
    const level = (heading[1] ?? '').length
    return {
      is: 'heading',
      level: level === 1 ? 1 : level === 2 ? 2 : 3,
      inner: parseInline(heading[2] ?? ''),
    }
  }
  if (line.startsWith('-# ')) return { is: 'subtext', inner: parseInline(line.slice(3)) }
  if (line.startsWith('> '))
    return { is: 'quote', inner: [{ is: 'paragraph', inner: parseInline(line.slice(2)) }] }
  const listed = item.exec(line)
  if (!listed) return null
  const [, indent = '', mark = '', text = ''] = listed
  return {
    is: 'list',
    ordered: /\d/.test(mark),
    items: [{ inner: parseInline(text), deep: indent.length > 1 }],
  }
}

type Rule = [RegExp, (found: string[]) => Inline]

const wrap =
  (is: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Rule[1] =>
  ([, inner = '']) => ({ is, inner: parseInline(inner) })

const rules: Rule[] = [
  [/^\\([^\w\s])/, ([, text = '']) => ({ is: 'text', text })],
  [/^``([\s\S]+?)``(?!`)/, ([, text = '']) => ({ is: 'code', text })],
  [/^`([^`]+)`/, ([, text = '']) => ({ is: 'code', text })],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap('bold')],
  [/^__([\s\S]+?)__(?!_)/, wrap('underline')],
  [/^~~([\s\S]+?)~~/, wrap('strike')],
  [/^\|\|([\s\S]+?)\|\|/, wrap('spoiler')],
  [/^\*(?![\s*])([\s\S]*?[^\s*])\*(?!\*)/, wrap('italic')],
  [/^_(?![\s_])([\s\S]*?[^\s_])_(?!\w)/, wrap('italic')],
  [
    /^<t:(-?\d+)(?::([tTdDfFR]))?>/,
    ([, seconds = '0', style = 'f']) => ({ is: 'time', seconds: Number(seconds), style: style || 'f' }),
  ],
  [/^<@!?(\d+)>/, ([, id = '']) => ({ is: 'user', id })],
  [/^<#(\d+)>/, ([, id = '']) => ({ is: 'channel', id })],
  [/^<\/([^:>]+):\d+>/, ([, name = '']) => ({ is: 'command', text: `/${name}` })],
  [/^<a?(:\w+:)\d+>/, ([, text = '']) => ({ is: 'text', text })],
  [
    /^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    ([, inner = '', url = '']) => ({ is: 'link', url, inner: parseInline(inner) }),
  ],
  [
    /^<?(https?:\/\/[^\s<>)\]]+[^\s<>)\].,;:!?'"])>?/,
    ([, url = '']) => ({ is: 'link', url, inner: [{ is: 'text', text: url }] }),
  ],
]

/** Reads one line, or several that belong together. */
export function parseInline(text: string): Inline[] {
  const found: Inline[] = []
  let plain = ''
  let rest = text
  const flush = () => {
    if (plain !== '') found.push({ is: 'text', text: plain })
    plain = ''
  }
  scan: while (rest !== '') {
    // an underscore inside a word is no mark
    const inWord = rest.startsWith('_') && /\w$/.test(plain)
    for (const [pattern, make] of rules) {
      const match = inWord ? null : pattern.exec(rest)
      if (!match) continue
      flush()
      found.push(make([...match].map(each => each ?? '')))
      rest = rest.slice(match[0].length)
      continue scan
    }
    plain += rest.charAt(0)
    rest = rest.slice(1)
  }
  flush()
  return found
}

/** The words of a text without its marks: for short notices. */
export function plainText(inner: Inline[]): string {
  return inner
    .map(each => ('text' in each ? each.text : 'inner' in each ? plainText(each.inner) : ''))
    .join('')
}

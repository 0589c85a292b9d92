/** Texts as HTML: whatever players call themselves, it stays text. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => entities[letter]!)

/** What messages mark with Discord's signs: bold is bold, a mention is a name, and a backslash before a sign goes. */
export const marked = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/^-# /, '')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\\([*_~`|>#[\]()-])/g, '$1')

/** What messages mark with Discord's signs as plain text, for those who hear it. */
export const unmarked = (text: string): string =>
  text
    .replaceAll('**', '')
    .replace(/^-# /, '')
    .replace(/^- /, '• ')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([*_~`|>#[\]()-])/g, '$1')

/** Lines of a message without what stands between fences: nobody follows a table that is read aloud. */
export function unfenced(lines: readonly string[]): string[] {
  let isWithin = false
  return lines.filter(line => {
    const isFence = line.startsWith('```')
    if (isFence) isWithin = !isWithin
    return !isFence && !isWithin
  })
}

/** Lines of a message as HTML, a paragraph each; what stands between fences, such as a table, keeps its columns. */
export function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = []
  let fenced: string[] | undefined
  for (const line of lines)
    if (line.startsWith('```')) {
      if (fenced) found.push(`<pre>${escaped(fenced.join('\n'))}</pre>`)
      fenced = fenced ? undefined : []
    } else if (fenced) fenced.push(line)
    else found.push(`<p>${marked(line.replace(/^- /, '• '))}</p>`)
  return [...found, ...(fenced ?? []).map(line => `<p>${marked(line)}</p>`)]
}

/** Data for the script of a page, between its tags: nothing in it ends them. */
export const dataIn = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A whole page. It loads nothing from elsewhere, runs nothing but the script that it names, and no search engine keeps it. */
export const htmlPage = ({
  lang,
  title,
  head = '',
  body,
}: {
  lang: string
  title: string
  head?: string
  body: string
}): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
${body}
</body>
</html>
`

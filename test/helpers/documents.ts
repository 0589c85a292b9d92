import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

// What the documents of the project say of the project: paths, commands, names, and rooms with what they hold.

const tops = ['.github', 'infra', 'lambdas', 'render', 'rules', 'test'] as const

/** Every file of the project, as paths from the root. */
export const projectFiles: readonly string[] = [
  ...readdirSync('.', { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : [])),
  ...tops.flatMap(top =>
    readdirSync(top, { recursive: true, withFileTypes: true }).flatMap(entry =>
      entry.isFile() ? [join(entry.parentPath, entry.name).replaceAll('\\', '/')] : [],
    ),
  ),
]

const foldersAbove = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
}
const folders = new Set(projectFiles.flatMap(foldersAbove))
const names = new Set(projectFiles.map(file => basename(file)))
const places = [...projectFiles, ...folders]

/** The folders below one that lie so deep at most. */
export const foldersIn = (folder: string, deep: number): string[] =>
  [...folders]
    .filter(each => each.startsWith(`${folder}/`))
    .map(each => each.slice(folder.length + 1))
    .filter(each => each.split('/').length <= deep)

/** What somebody reads who comes to the project. Rulings are the players'. */
export const documents: readonly string[] = projectFiles.filter(
  file => file.endsWith('.md') && !/RULINGS/.test(file),
)

export const textOf = (document: string): string => readFileSync(document, 'utf8')

const blocks = /^```\w*\n([\s\S]*?)^```/gm
/** What is set as code: whole blocks, and what stands between marks in a line of text. */
export const codeIn = (text: string): string[] => [
  ...Array.from(text.matchAll(blocks), ([, code = '']) => code),
  ...Array.from(text.replace(blocks, '').matchAll(/`([^`]+)`/g), ([, code = '']) => code),
]

/** What programs write and nobody keeps. */
const written = /^(?:dist|gallery|cdk\.out|node_modules|\.data)(?:\/|$)/
const looksLikePath = /^(?:\.{1,2}\/)*[\w.@<{*-][\w.@{},<>*/-]*$/
const hasEnding = /\.(?:[cm]?[jt]s|json|jsonc|md|html|css|png|svg)$/

/** Paths that a document names: files by their endings, folders by theirs or because they are there. */
export function pathsIn(document: string): string[] {
  const text = textOf(document)
  const links = Array.from(
    text.matchAll(/\]\((?!https?:)([^)#\s]+)\)|src="(?!https?:)([^"]+)"|\[([\w./-]+\.md)\]/g),
    ([, link, source, called]) => link ?? source ?? called!,
  )
  const words = codeIn(text)
    .flatMap(code => code.split(/[\s"'`();=]+/))
    .map(word => word.replace(/[,:.]+$/, ''))
    .filter(word => looksLikePath.test(word) && !written.test(word))
  const isNamed = (word: string): boolean =>
    hasEnding.test(word) ||
    (word.includes('/') &&
      (word.endsWith('/') || tops.some(top => word.startsWith(`${top}/`)) || word.startsWith('..')))
  return [...new Set([...links, ...words.filter(isNamed)])]
}

/** Games by their folders: what answers to the contract of all is one. */
const games = foldersIn('rules', 2).flatMap(room =>
  /^[\w-]+\/contract$/.test(room) ? [room.split('/')[0]!] : [],
)

/** `{en,fr}` and `<game>`, each in every way that it can be read. */
function readings(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path)
  const each = braces
    ? braces[1]!.split(',').map(one => path.replace(braces[0], one))
    : path.includes('<game>')
      ? games.map(game => path.replaceAll('<game>', game))
      : undefined
  return each ? each.flatMap(readings) : [path]
}

const isThere = (path: string): boolean => {
  if (!/[<*]/.test(path)) return existsSync(path)
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, String.raw`\$&`)
    .replace(/<[\w-]+>|\*+/g, '[^/]+')
  return places.some(place => new RegExp(`^${pattern}$`).test(place))
}

/** Where paths of a document may begin: at the root, in its own folder, and of a game also where its words stand. */
function placesBefore(document: string): string[] {
  const [, game] = /^rules\/([^/]+)\//.exec(document) ?? []
  return ['.', dirname(document), ...(game ? [`lambdas/discord/games/${game}`] : [])]
}

/** Is it there, from where paths of the document begin? A name without a folder may stand anywhere. */
export const leadsSomewhere = (document: string, path: string): boolean =>
  readings(path).every(
    one =>
      placesBefore(document).some(place => isThere(normalize(join(place, one)).replaceAll('\\', '/'))) ||
      (!one.includes('/') && names.has(one)),
  )

/** Commands of npm and of packages that a document names. */
export function commandsOf(document: string): { scripts: string[]; programs: string[] } {
  const code = codeIn(textOf(document)).join('\n')
  const all = (pattern: RegExp) => [...new Set(Array.from(code.matchAll(pattern), ([, name]) => name!))]
  return {
    scripts: [...all(/\bnpm run (?:-s )?([\w:-]+)/g), ...all(/\bnpm (start|test)\b/g)],
    programs: all(/\bnpx ([\w@/-]+)/g),
  }
}

/** Names of the program that a document uses: of functions, types and their parts, as far as one sees that they are such. */
export const namesIn = (document: string): string[] => [
  ...new Set(codeIn(textOf(document)).filter(code => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(code))),
]

/** The rooms that a document lists in its table of rooms, as it writes them. */
export function roomsIn(document: string): string[] {
  const [, table = ''] = /^\| room \|.*\n\|[-| ]+\|\n((?:\|.*\n)*)/m.exec(textOf(document)) ?? []
  return Array.from(table.matchAll(/^\| `([^`]+)\/` \|/gm), ([, room]) => room!)
}

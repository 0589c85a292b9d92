import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Program files of a folder, as paths from the root. */
export const filesOf = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.[cm]?[tj]sx?$/.test(name))
        .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    : []

/** The text without its comments; strings stay. */
export const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, text: string | undefined) => text ?? ' ',
  )

/** One import, wherever it stands in a file. */
export interface Import {
  file: string
  /** what stands in the text */
  named: string
  /** path from the root, or undefined for a package */
  path: string | undefined
  /** whether it names types alone, and so is nothing at run time */
  types: boolean
}

/** Whether what is imported or exported here are types alone: what stands between the word and `from`. */
const namesTypes = (between: string): boolean => {
  if (/^\s*type\b/.test(between)) return true
  const names = /\{([^}]*)\}/
    .exec(between)?.[1]
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean)
  return !!names?.length && names.every(name => name.startsWith('type '))
}

export function importsOf(file: string): Import[] {
  const code = codeOf(file)
  const found = code.matchAll(
    /\b(?:from|import|require)\s*\(?\s*(['"`])((?:(?!\1).)+)\1|import\.meta\.resolve\(\s*(['"])(.+?)\3/g,
  )
  return Array.from(found, match => {
    const named = match[2] ?? match[4] ?? ''
    const path = named.startsWith('.')
      ? normalize(join(dirname(file), named)).replaceAll('\\', '/')
      : undefined
    const before = code.slice(0, match.index)
    const begins = Math.max(before.lastIndexOf('\nimport '), before.lastIndexOf('\nexport '), -1) + 1
    const types = match[0].startsWith('from') && namesTypes(before.slice(begins + 'import'.length))
    return { file, named, path, types }
  })
}

const said = ({ file, named }: Import) => `${file} imports ${named}`
/** Imports of a folder that are not allowed, in words. */
export const outside = (folder: string, allowed: (one: Import) => boolean): string[] =>
  filesOf(folder)
    .flatMap(importsOf)
    .filter(one => !allowed(one))
    .map(said)
export const within =
  (...folders: string[]) =>
  ({ path }: Import): boolean =>
    path !== undefined && folders.some(folder => path.startsWith(`${folder}/`))
export const isPackage = ({ path }: Import): boolean => path === undefined

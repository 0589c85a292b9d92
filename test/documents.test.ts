import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  commandsOf,
  documents,
  foldersIn,
  leadsSomewhere,
  namesIn,
  pathsIn,
  projectFiles,
  roomsIn,
  textOf,
} from './helpers/documents.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe.each(documents)('%s', document => {
  it('names files and folders that are there', () => {
    expect(pathsIn(document).filter(path => !leadsSomewhere(document, path))).toEqual([])
  })

  it('names commands that there are', () => {
    const named = commandsOf(document)
    expect(named.scripts.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
    expect(named.programs.filter(name => !existsSync(`node_modules/.bin/${name}`))).toEqual([])
  })
})

describe('documents', () => {
  it('are read for what they name', () => {
    const all = <T>(each: (document: string) => T[]) => documents.flatMap(each)
    expect(documents.length).toBeGreaterThanOrEqual(12)
    expect(all(pathsIn).length).toBeGreaterThan(400)
    expect(all(each => commandsOf(each).scripts).length).toBeGreaterThan(30)
    expect(all(namesIn).length).toBeGreaterThan(40)
    expect(leadsSomewhere('README.md', 'rules/nowhere.ts')).toBe(false)
    expect(leadsSomewhere('README.md', 'rules/<game>/nowhere.ts')).toBe(false)
    expect(leadsSomewhere('README.md', 'rules/board/the-<name>.ts')).toBe(true)
  })

  it('name every command of the project', () => {
    const named = new Set(documents.flatMap(each => commandsOf(each).scripts))
    expect(Object.keys(scripts).filter(name => !named.has(name))).toEqual([])
  })

  it('call what they name as the program does', () => {
    const program = projectFiles
      .filter(file => /\.[cm]?[jt]s$/.test(file))
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
    const unknown = documents.flatMap(document =>
      namesIn(document)
        .filter(name => !new RegExp(String.raw`\b${name}\b`).test(program))
        .map(name => `${document}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('are right in comments of the program, too', () => {
    const paths = projectFiles
      .filter(file => /\.m?ts$/.test(file))
      .flatMap(file =>
        (readFileSync(file, 'utf8').match(/^\s*(?:\*|\/\/|\/\*\*).*$/gm) ?? []).flatMap(comment =>
          (comment.match(/\b(?:infra|lambdas|render|rules|test)\/[\w/-]+\.m?ts\b/g) ?? []).map(path => ({
            file,
            path,
          })),
        ),
      )
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter(({ path }) => !existsSync(path))).toEqual([])
  })

  /** So many lines at most: for somebody who comes by, and on one screen or two. */
  it.each(Object.entries({ 'README.md': 140, 'CONTRIBUTING.md': 160 }))(
    '%s has at most %i lines',
    (document, most) => {
      expect(textOf(document).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
    },
  )

  it.each(documents.filter(each => each.endsWith('ADDING.md')))('%s has at most 100 lines', document => {
    expect(textOf(document).trimEnd().split('\n').length).toBeLessThanOrEqual(100)
  })

  it('show pictures that are quickly there', () => {
    const pictures = pathsIn('README.md').filter(path => path.endsWith('.png'))
    expect(pictures).toHaveLength(3)
    for (const picture of pictures) expect(statSync(picture).size).toBeLessThan(150_000)
  })
})

describe('rooms', () => {
  /** How deep the rooms lie that a document lists. */
  const deep = {
    'rules/README.md': 2,
    'render/README.md': 2,
    'lambdas/README.md': 2,
    'lambdas/local/README.md': 1,
    'test/README.md': 1,
  }

  it.each(Object.entries(deep))('of %s are those that are there', (document, most) => {
    expect(roomsIn(document).sort()).toEqual(foldersIn(dirname(document), most).sort())
  })
})

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isPagePath } from '../pages/addresses.ts'
import { buildFiles } from '../pages/buildFiles.ts'
import { keepAnswers, type PageAnswer, type PageDeps, type PageFileSet } from '../pages/pageAnswer.ts'
import { fileSet } from '../pages/pageFileSet.ts'
import { servePage } from '../pages/servePage.ts'
import { projectFolder } from './pageFiles.ts'

/** What the pages load, made when the first of them is asked for. */
async function makeFiles(): Promise<PageFileSet> {
  const { buildAndEnd } = await import('./bundle.mjs')
  return fileSet(await buildFiles(projectFolder(), buildAndEnd))
}

/** Serves the pages of battles and seasons on one machine; undefined for what is none of theirs. */
export function openPages(
  deps: Omit<PageDeps, 'files' | 'build'>,
): (request: IncomingMessage, url: URL) => Promise<PageAnswer | undefined> {
  let files: Promise<PageFileSet> | undefined
  const kept = keepAnswers()
  // What was changed meanwhile no source says: each start is a program of its own.
  const build = randomUUID()
  return async ({ method, headers }, { pathname, searchParams }) => {
    if (!isPagePath(pathname)) return undefined
    files ??= makeFiles()
    return servePage(
      { method, path: pathname, query: searchParams, headers },
      { ...deps, kept, build, files: await files },
    )
  }
}

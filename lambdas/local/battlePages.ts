import type { IncomingMessage } from 'node:http'
import { isPagePath, linkOf, parseBattlePath } from '../pages/addresses.ts'
import { buildFiles } from '../pages/buildFiles.ts'
import { keepAnswers, type PageAnswer, type PageDeps, type PageRequest } from '../pages/pageAnswer.ts'
import { fileSet } from '../pages/pageFileSet.ts'
import { servePage, tooMany } from '../pages/servePage.ts'
import { projectFolder } from './pageFiles.ts'
import { makePageLane } from './pageLane.ts'

/** Answers for a path of the pages. */
export type ServePages = (request: PageRequest) => Promise<PageAnswer>

/** What the pages load, made when the first of them is asked for. */
async function makeFiles(): Promise<PageDeps['files']> {
  const { buildAndEnd } = await import('./bundle.mjs')
  return fileSet(await buildFiles(projectFolder(), buildAndEnd))
}

/** Serves the pages of battles and seasons in this process. */
export function pagesHere(deps: Omit<PageDeps, 'files' | 'kept'>): ServePages {
  let files: Promise<PageDeps['files']> | undefined
  const kept = keepAnswers()
  return async request => {
    files ??= makeFiles()
    const answer = await servePage(request, { ...deps, kept, files: await files })
    if (!answer) throw new Error(`${request.path} is no path of the pages`)
    return answer
  }
}

/** So many look at once, and wait to: a page with all that it loads is five or six of them. */
const looking = { places: 4, most: 100, each: 50 }
/** A picture takes a third of a second, one after the other. */
const drawing = { places: 2, most: 10, each: 5 }

/**
 * Lets those who look at pages in, in lanes of their own: those who play wait for none of them.
 * @returns answers for a request; undefined for what is no path of the pages
 */
export function openPages(
  serve: ServePages,
): (request: IncomingMessage, url: URL) => Promise<PageAnswer | undefined> {
  const lanes = { looking: makePageLane(looking), drawing: makePageLane(drawing) }
  return async ({ method, headers }, { pathname: path, searchParams: query }) => {
    if (!isPagePath(path)) return undefined
    const request = { method, path, query, headers }
    const lane = parseBattlePath(path)?.part === 'picture' ? lanes.drawing : lanes.looking
    return lane.enter(linkOf(path), () => serve(request)) ?? tooMany(request)
  }
}

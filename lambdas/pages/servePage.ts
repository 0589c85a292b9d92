import { filesPath } from './addresses.ts'
import { answer, forever, type PageAnswer, type PageDeps, type PageRequest } from './pageAnswer.ts'
import { noBattle, serveBattle } from './serveBattle.ts'
import { serveSeason } from './serveSeason.ts'

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/** Is a path one of the pages' own? */
export const isPagePath = (path: string): boolean => isBelow(path, '/battle') || isBelow(path, '/season')

/**
 * Answers GET for the pages of battles and seasons; undefined for a path that is none of theirs. Whatever is wrong with an
 * address, it tells nothing: 404, or the nearest sensible view.
 */
export async function servePage(request: PageRequest, deps: PageDeps): Promise<PageAnswer | undefined> {
  const { path } = request
  if (isBelow(path, filesPath)) {
    const file = await deps.files.read(path.slice(filesPath.length + 1))
    return file ? answer(request, 200, file, `public, ${forever}`) : noBattle(request)
  }
  if (isBelow(path, '/season')) return serveSeason(request, deps)
  return isBelow(path, '/battle') ? serveBattle(request, deps) : undefined
}

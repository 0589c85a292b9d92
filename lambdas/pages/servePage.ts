import { filesPath, localeIn } from './addresses.ts'
import { answer, forever, nothing, type PageAnswer, type PageDeps, type PageRequest } from './pageAnswer.ts'
import { serveBattle } from './serveBattle.ts'

/**
 * Answers GET for the pages of battles; undefined for a path that is none of theirs. Whatever is wrong with an address, it
 * tells nothing: 404, or the nearest sensible view.
 */
export async function servePage(request: PageRequest, deps: PageDeps): Promise<PageAnswer | undefined> {
  const { path, query } = request
  if (path.startsWith(`${filesPath}/`)) {
    const file = await deps.files.read(path.slice(filesPath.length + 1))
    if (!file) return nothing(request, localeIn(query, 'en'))
    return answer(request, 200, file, `public, ${forever}`)
  }
  return path === '/battle' || path.startsWith('/battle/') ? serveBattle(request, deps) : undefined
}

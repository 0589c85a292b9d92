import { filesPath, isBelow, isPagePath, localeIn } from './addresses.ts'
import { pageWords } from './battlePageWords.ts'
import {
  answer,
  byMethod,
  forever,
  leadOn,
  notNow,
  type PageAnswer,
  type PageDeps,
  type PageRequest,
} from './pageAnswer.ts'
import { noBattle, serveBattle } from './serveBattle.ts'
import { serveSeason } from './serveSeason.ts'
import { tidied } from './tidy.ts'

async function look(request: PageRequest, deps: PageDeps): Promise<PageAnswer> {
  const { path, query } = request
  if (isBelow(path, filesPath)) {
    const file = await deps.files.read(path.slice(filesPath.length + 1))
    return file ? answer(request, 200, file, `public, ${forever}`) : noBattle(request)
  }
  const address = tidied(path, query)
  if (address !== undefined) return leadOn(address)
  return isBelow(path, '/season') ? serveSeason(request, deps) : serveBattle(request, deps)
}

/**
 * Answers for the pages of battles and seasons; undefined for a path that is none of theirs. Whatever is wrong with an
 * address, it tells nothing: 404, or the nearest sensible view.
 */
export const servePage = async (request: PageRequest, deps: PageDeps): Promise<PageAnswer | undefined> =>
  isPagePath(request.path) ? byMethod(request, () => look(request, deps)) : undefined

/** That too many look at once: whoever is told so may try again soon. */
export const tooMany = async (request: PageRequest): Promise<PageAnswer> =>
  byMethod(request, () => {
    const locale = localeIn(request.query, 'en')
    const { tooMany: title, tooManyMore: more } = pageWords(locale)
    return notNow(request, { locale, title, more })
  })

import { needed, type ProgramSettings } from '../config.ts'
import { readParameter } from '../queue/readParameter.ts'

let secret: Promise<string> | undefined

/** What the keys of links are made from. A failure is not kept: the next one who asks tries again. */
export function linkSecret({
  linkSecretParameter: name,
}: Pick<ProgramSettings, 'linkSecretParameter'>): Promise<string> {
  secret ??= (async () =>
    needed('the link secret', await readParameter(needed('LINK_SECRET_PARAMETER', name))))().catch(
    (error: unknown) => {
      secret = undefined
      throw error
    },
  )
  return secret
}

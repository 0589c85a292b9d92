import type { CustomId } from '../types.ts'

/** Discord's limit on the length of a custom id. */
export const customIdLimit = 100

/**
 * `action:game:version:argument`; the argument may hold colons.
 * @throws where an action or a game holds a colon, or the whole is too long: both are bugs of the caller
 */
export function makeCustomId({ action, game, version, argument }: CustomId): string {
  const id = `${action}:${game}:${version}:${argument}`
  if (!/^[^:]+$/.test(action) || game.includes(':') || !Number.isSafeInteger(version) || version < 0)
    throw new Error(`no custom id can be made of ${id}`)
  if (id.length > customIdLimit) throw new Error(`the custom id ${id} is longer than ${customIdLimit}`)
  return id
}

/** The parts of a custom id, or undefined where it is none that `makeCustomId` made. */
export function parseCustomId(id: string): CustomId | undefined {
  const [action, game, version, ...argument] = id.split(':')
  if (!action || game === undefined || version === undefined || argument.length === 0) return undefined
  if (id.length > customIdLimit || !/^\d{1,15}$/.test(version)) return undefined
  return { action, game, version: Number(version), argument: argument.join(':') }
}

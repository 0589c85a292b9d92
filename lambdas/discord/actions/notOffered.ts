import { gameOf } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { faceOf } from '../games/index.ts'
import type { Call } from '../types.ts'
import { type CommandKey, optionName } from '../words/index.ts'

/** What a command may say of a game's terms, each with the option that says it. */
export type TermOptions = Partial<Record<'rules' | 'points' | 'camps' | 'ban' | 'limit', CommandKey>>

/** What a command asks for and the game does not have, if anything. */
export function notOffered(
  { options, locale }: Pick<Call, 'options' | 'locale'>,
  of: Pick<GameRecord, 'game'>,
  keys: TermOptions,
): Refusal | undefined {
  const { books, sizes, sides, restrictions } = gameOf(of).terms
  const lacks: Record<keyof TermOptions, (said: string | number | boolean) => boolean> = {
    rules: said => !books.some(book => book === said),
    points: said => sizes === null || Number(said) < sizes.least || Number(said) > sizes.most,
    camps: said => said !== 'rolled' && !sides.some(side => side === said),
    ban: () => !restrictions,
    limit: () => !restrictions,
  }
  for (const [term, key] of Object.entries(keys) as [keyof TermOptions, CommandKey][]) {
    const said = options[key.split(/[ .]/).at(-1)!]
    if (said !== undefined && lacks[term](said))
      return {
        code: 'game-lacks',
        about: { option: optionName(key, locale), game: faceOf(of).name[locale] },
      }
  }
  return undefined
}

/** That the computer does not know how to play a game; undefined where it does. */
export const noOpponent = (of: Pick<GameRecord, 'game'>, locale: Locale): Refusal | undefined =>
  gameOf(of).opponent
    ? undefined
    : {
        code: 'game-lacks',
        about: { option: optionName('challenge.computer', locale), game: faceOf(of).name[locale] },
      }

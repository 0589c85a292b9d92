import { ofGame } from '../../rules/games.ts'
import type { GameRecord, KeptRestrictions, ServerSettings } from '../store/types.ts'

/** What a server asks of armies of a game unless a challenge says otherwise; the first game where it names none. */
export function restrictionsIn(
  { restrictions, otherRestrictions }: ServerSettings,
  of: Pick<GameRecord, 'game'>,
): KeptRestrictions | undefined {
  const { game } = ofGame(of.game)
  return game === undefined ? restrictions : otherRestrictions?.[game]
}

/** Settings in which it asks something else of them, or nothing. */
export function withRestrictions(
  settings: ServerSettings,
  of: Pick<GameRecord, 'game'>,
  restrictions: KeptRestrictions | undefined,
): ServerSettings {
  const { game } = ofGame(of.game)
  if (game === undefined) return { ...settings, restrictions }
  const { [game]: _before, ...others } = settings.otherRestrictions ?? {}
  return { ...settings, otherRestrictions: { ...others, ...(restrictions && { [game]: restrictions }) } }
}

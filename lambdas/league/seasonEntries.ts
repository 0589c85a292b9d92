import type {
  SeasonEntry,
  SeasonGameChange,
  SeasonPostFacts,
  SeasonPostOf,
  SeasonPostView,
  SeasonRecord,
} from '../store/seasonTypes.ts'

/** Keys of what a save of a season leaves to be done carry its version, so that doing it twice does no harm. */
export const seasonKey = ({ version }: SeasonRecord, what: string): string => `${version + 1}-${what}`

/** A message for everybody in the channel of the season. */
export const seasonPost = <View extends SeasonPostView>(
  record: SeasonRecord,
  view: View,
  facts: SeasonPostFacts[View],
  pings: string[] = [],
): SeasonPostOf<View> => ({ key: seasonKey(record, view), do: 'post', view, facts, pings })

/** The pinned message is to show the season as it stands. */
export const standing = (record: SeasonRecord): SeasonEntry => ({
  key: seasonKey(record, 'standing'),
  do: 'standing',
})

/** What the closed season gives to the records of the server is to be kept. */
export const records = (record: SeasonRecord): SeasonEntry => ({
  key: seasonKey(record, 'records'),
  do: 'records',
})

/** A change of a game of the season; its thread is told of the decision with the number `ruling`, where one is given. */
export const gameChange = (
  record: SeasonRecord,
  game: string,
  what: SeasonGameChange,
  ruling?: number,
): SeasonEntry => ({
  key: seasonKey(record, `${what.change}-${game}`),
  do: 'game',
  game,
  what,
  ...(ruling !== undefined && { ruling }),
})

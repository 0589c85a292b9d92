import {
  type Breach,
  breachesOf,
  type Draft,
  entrantOf,
  isSwapped,
  sittingOut,
} from '../../../../rules/league/running.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, Services } from '../../types.ts'
import { entrantName, pairName } from '../../views/league/seasonNames.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { deciding } from './deciding.ts'
import { userNamed } from './findSeason.ts'

const breachText = (record: SeasonRecord, { wish, pair }: Breach, words: Words): string =>
  words.league.breachLine(pairName(record.season, pair, words), words.league.breaches[wish])

/** A round as it is paired, for its director: every pair, and what of the wishes is not kept. */
function draftMessage(record: SeasonRecord, draft: Draft, words: Words): Message {
  const { league } = words
  const isFixed = draft.part !== 'swiss'
  const resting = isFixed ? [] : sittingOut(record.season, draft.round)
  const breaches = isFixed ? [] : breachesOf(record.season, draft.pairs)
  return panel({
    texts: [
      league.draftOf(draft.round),
      draft.pairs
        .map((pair, i) => `${league.tableNumber(i + 1)} ${pairName(record.season, pair, words)}`)
        .join('\n'),
      resting.length > 0 &&
        league.sitting(resting.map(number => entrantName(record.season, number, words)).join(', ')),
      isFixed
        ? league.fixedPairs
        : breaches.length
          ? breaches.map(breach => breachText(record, breach, words)).join('\n')
          : league.noBreaches,
      !isFixed && (isSwapped(draft) ? league.swapped : league.swapHow),
    ],
    rows: buttons([
      // A draft is known by its number, so that nobody publishes another one than they saw.
      button(
        league.publishButton,
        idOf({ id: record.id, version: draft.number }, 'season', 'publish'),
        'green',
      ),
    ]),
  })
}

/** Pairs the next round, shows the pairing that there is, or changes two places in it. */
export function pairRound(call: Call, services: Services): Promise<Message> {
  const { swap, with: other } = call.options
  const words = wordsOf(call.locale)
  return deciding(
    call,
    services,
    ({ season }) => {
      if (swap === undefined && other === undefined) return { doing: { do: 'pair' } }
      const [a, b] = [swap, other].map(user => entrantOf(season, userNamed(season, user)))
      if (a === undefined || b === undefined || a < 0 || b < 0) return { code: 'not-entrant' }
      return { doing: { do: 'swap', draft: season.draft?.number ?? 0, a, b } }
    },
    saved =>
      saved.season.draft
        ? draftMessage(saved, saved.season.draft, words)
        : panel({ texts: [words.league.nothingPaired] }),
  )
}

/**
 * Announces the round that was paired, and its battles begin.
 * @param draft number of the pairing that the caller saw, where a button carries it
 */
export function publishRound(
  call: Call,
  services: Services,
  named?: string,
  draft?: number,
): Promise<Message> {
  const { days } = call.options
  const { league } = wordsOf(call.locale)
  return deciding(
    call,
    services,
    ({ season }) => ({
      doing: {
        do: 'publish',
        draft: draft ?? season.draft?.number ?? 0,
        ...(days !== undefined && { due: Number(days) === 0 ? null : call.now + Number(days) * 24 * 3600 }),
      },
    }),
    ({ season }) => {
      const round = season.rounds.at(-1)
      const battles = round?.battles.filter(({ outcome }) => !outcome).length ?? 0
      return panel({ texts: [league.published(round?.number ?? 0, battles)] })
    },
    named,
  )
}

import {
  isSettled,
  type OutcomeKind,
  type Round,
  type Season,
  type SeasonBattle,
  scoreOf,
} from '../../../../rules/league/running.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { relative } from '../../api/timestamps.ts'
import { boardName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { seasonPageLink } from '../pageLink.ts'
import { isFinal, type Looking, sideName } from './pictureParts.ts'
import { schedulePicture } from './schedulePicture.ts'
import { entrantName } from './seasonNames.ts'

/** How a battle came by its score, where it was not simply played. */
export const howText = (kind: OutcomeKind, { league, pictures }: Words): string => {
  if (kind === 'played') return ''
  return kind === 'by-hand' || kind === 'bye' || kind === 'sit-out'
    ? pictures.league.outcomes[kind]
    : league.decisions[kind]
}

/** How a battle ended, or how it stands. */
function stateText(season: Season, battle: SeasonBattle, words: Words): string {
  const { league } = words
  const { outcome, players, late, paused, due, game } = battle
  if (!outcome) {
    if (paused) return league.paused
    if (game === null) return league.notBegun
    return due === null ? '' : league.dueAt(relative(due))
  }
  const [a, b] = outcome.score
  const winner = a === b ? null : players[a > b ? 0 : 1]!
  const isDraw = winner === null && outcome.kind !== 'neither-at-fault' && outcome.kind !== 'both-at-fault'
  const won = winner === null ? isDraw && league.draw : league.won(entrantName(season, winner, words))
  return [
    `**${league.score(a, b)}**`,
    won,
    howText(outcome.kind, words),
    late && league.lateResult(league.score(...scoreOf(season.settings, late.score))),
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * One battle on a line: who, in which camps, where, and how it stands.
 * @param number what it begins with: that of its table, or its round
 */
export function battleLine(
  { season, customBoards }: Pick<SeasonRecord, 'season' | 'customBoards'>,
  battle: SeasonBattle,
  number: string,
  locale: Locale,
  announced = false,
): string {
  const words = wordsOf(locale)
  const { league } = words
  const [a, b] = battle.players
  if (b === null)
    return `${number} ${(battle.outcome?.kind === 'sit-out' ? league.sitOutLine : league.byeLine)(
      entrantName(season, a, words),
      league.points(battle.outcome?.score[0] ?? 0),
    )}`
  // What the roll left open is known once it was fought.
  const { sides = battle.sides, board = battle.board } = battle.outcome?.result ?? {}
  const named = (who: number, side: number | null | undefined) => {
    const camp = sideName(season, side ?? -1, locale)
    return `${entrantName(season, who, words)}${camp && ` (${camp})`}`
  }
  const more = [
    board === null ? '' : boardName(board, locale, { ...(customBoards && { customBoards }), save: null }),
    announced && !battle.outcome ? '' : stateText(season, battle, words),
  ]
    .filter(Boolean)
    .join(' · ')
  return `${number} ${league.pairLine(named(a, sides?.[0]), named(b, sides?.[1]), more)}`
}

/**
 * The battles of a round, a line each, with the numbers of their tables.
 * @param announced the round begins now: how its battles stand goes without saying
 */
export const battleLines = (
  record: Pick<SeasonRecord, 'season' | 'customBoards'>,
  { battles }: Pick<Round, 'battles'>,
  locale: Locale,
  announced = false,
): string[] =>
  battles.map((battle, table) =>
    battleLine(record, battle, wordsOf(locale).league.tableNumber(table + 1), locale, announced),
  )

/** A round with all its battles, and when it ends, while there is something left to fight. */
function roundText(record: SeasonRecord, round: Round, locale: Locale): string {
  const { league } = wordsOf(locale)
  const until = round.due === null || isSettled(round) ? '' : relative(round.due)
  return [
    league.roundLine(isFinal(record.season, round) ? null : round.number, until),
    ...battleLines(record, round, locale),
  ].join('\n')
}

/** The rounds that were published, the newest first and as a picture; or one of them. */
export function scheduleMessage(record: SeasonRecord, looking: Looking, only?: number): Message {
  const { locale } = looking
  const { league } = wordsOf(locale)
  const rounds = record.season.rounds.filter(({ number }) => only === undefined || number === only)
  const shown = only ?? record.season.rounds.length
  const message = panel({
    picture: schedulePicture(record, shown, looking),
    texts: [
      league.scheduleOf(plain(record.season.settings.name)),
      ...(rounds.length
        ? rounds.toReversed().map(round => roundText(record, round, locale))
        : [league.nothingPaired]),
    ],
  })
  return { ...message, page: seasonPageLink(record, locale) }
}

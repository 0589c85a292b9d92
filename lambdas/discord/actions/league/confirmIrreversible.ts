import { createHash } from 'node:crypto'
import type { Refusal } from '../../../../rules/index.ts'
import { battlesOf, isAnnulled, type LeagueEvent } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import { decide, type SeasonChanged } from '../../../league/decide.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { button, buttons, idOf } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Command, Message, Services } from '../../types.ts'
import { row } from '../../views/league/seasonMessage.ts'
import { pairName } from '../../views/league/seasonNames.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { deciding, draftLostText, type Making, taken } from './deciding.ts'
import { notEntrant } from './findSeason.ts'

/** A command that was typed longer ago than this is typed again, in seconds: its caller may mean something else by now. */
const keptFor = 3600

/** What is asked about first, by the first word of it: mostly since it cannot be taken back. */
type Irreversible = keyof Words['league']['forGood']['labels']

/** What is asked: what happens, in lines; and what the button says. */
interface ToConfirm {
  what: Irreversible
  lines: readonly (string | false)[]
  /** another decision can put it right again */
  isUndone?: true
}

const askedBy = 'for-good'

/** What a text is known by in a button. */
const numberOf = (lines: readonly string[]): number =>
  createHash('sha256').update(lines.join('\n')).digest().readUIntBE(0, 5)

/**
 * Changes a season like `deciding`, where that cannot be taken back: the caller is asked first, alone, and told what will
 * happen. The button stands for what was read: where something else would happen by now, that is asked anew.
 * @param ask what happens; undefined where it can be taken back as things are, and is done at once
 * @param before what is done when the caller is sure, before the season is saved; its refusal is the answer
 */
export function confirmIrreversible(
  call: Call,
  services: Services,
  make: (record: SeasonRecord) => Making | Refusal | Message | Promise<Making | Refusal | Message>,
  ask: (record: SeasonRecord, after: SeasonChanged) => ToConfirm | undefined,
  reply: (saved: SeasonRecord, events: readonly LeagueEvent[]) => Message,
  before?: (record: SeasonRecord) => Promise<Refusal | undefined>,
): Promise<Message> {
  const pressed = call.component?.action === askedBy ? call.component : undefined
  return deciding(
    call,
    services,
    async record => {
      const made = await make(record)
      if (isRefusal(made) || 'components' in made) return made
      const after = decide(made.record ?? record, taken(call, record, made.doing))
      if (isRefusal(after)) return after.code === 'not-entrant' ? notEntrant(call) : after
      const asked = ask(record, after)
      if (!asked) return made
      const { forGood } = wordsOf(call.locale).league
      const lines = asked.lines.filter(line => line !== false && line !== '') as string[]
      const number = numberOf(lines)
      if (pressed?.version === number) return (await before?.(record)) ?? made
      const { user, name, options, users, now } = call
      const kept = pressed?.argument ?? call.id
      if (!pressed)
        await services.store.keepCommand({ user: user.id, id: kept, name, options, users, at: now })
      return panel({
        texts: [
          pressed && forGood.changed,
          [...lines, ...(asked.isUndone ? [] : [forGood.noWayBack])].join('\n'),
        ],
        rows: buttons([
          button(
            forGood.labels[asked.what],
            idOf({ id: record.id, version: number }, askedBy, kept),
            asked.what === 'start' ? 'green' : 'red',
          ),
        ]),
        accent: 'warning',
      })
    },
    reply,
  )
}

/** Carries out the command that was kept when its caller was asked. @param command `/league` */
export async function pressedForGood(
  call: Call,
  services: Services,
  { game: season, argument }: NonNullable<Call['component']>,
  command: Command,
): Promise<Message> {
  const kept = await services.store.keptCommand(call.user.id, argument)
  if (!kept || call.now - kept.at > keptFor) return refusalMessage({ code: 'choice-gone' }, call.locale)
  const { name, users } = kept
  return command.run(
    { ...call, kind: 'command', name, options: { ...kept.options, season }, users },
    services,
  )
}

/** What happens where somebody leaves a season that has begun, or is excluded from it. @param entrant by number */
export function outLines(
  record: SeasonRecord,
  { season: { season }, events }: SeasonChanged,
  entrant: number,
  words: Words,
): (string | false)[] {
  const { forGood } = words.league
  const before = record.season
  const forfeits = battlesOf(season).filter(
    ({ round, table, battle }) => battle.outcome && !before.rounds[round.number - 1]!.battles[table]!.outcome,
  )
  const isOut = season.entrants[entrant]!.state === 'excluded' || isAnnulled(season, entrant)
  return [
    forfeits.length > 0 &&
      forGood.forfeits(row(forfeits.map(({ battle }) => pairName(season, battle.players, words)))),
    isAnnulled(season, entrant) ? forGood.annulled : forGood.stands,
    isOut && forGood.unranked,
    draftLostText(events, words),
    season.entrants[entrant]!.state === 'excluded' ? forGood.noReturn : forGood.mayReturn,
  ]
}

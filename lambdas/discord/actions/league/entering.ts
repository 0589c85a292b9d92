import type { Refusal } from '../../../../rules/index.ts'
import { type Doing, entrantOf, owesArmies, usualSitOut } from '../../../../rules/league/running.ts'
import { armiesOf, numbersOf, otherList, starterFor } from '../../../game/armiesToBring.ts'
import { isRefusal } from '../../../game/change.ts'
import { figuresOf, type Picked } from '../../../game/chooseArmies.ts'
import { byId, ownAmong, type Roster, rosterHere, rosterWith } from '../../../game/figureRoster.ts'
import { gameOfSeason, numberOfRule } from '../../../league/gameOfSeason.ts'
import { handsInOne, owedArmy } from '../../../league/owedArmy.ts'
import { type SeasonArmies, type SeasonRecord, termsOf } from '../../../store/seasonTypes.ts'
import type { GameRecord, Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { armyWords } from '../../games/armyWords.ts'
import type { Call, Message, Services } from '../../types.ts'
import { armyFaults } from '../../views/armyFaults.ts'
import { armyOptions, listNames } from '../../views/league/seasonArmies.ts'
import { entrantName } from '../../views/league/seasonNames.ts'
import { starterButton } from '../../views/league/starterButton.ts'
import { armiesText, toApproveMessage } from '../../views/league/toApproveMessage.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { findArmy } from '../ownArmies.ts'
import { starterName } from '../pickArmies.ts'
import { confirmIrreversible, outLines } from './confirmIrreversible.ts'
import { deciding, notReferee } from './deciding.ts'
import { userNamed } from './findSeason.ts'

/** What is wrong with armies by the terms of a season, as it knows their figures. */
const faultsOf = (record: SeasonRecord, armies: Picked, { own }: Pick<Roster, 'own'>) =>
  armiesOf(gameOfSeason(record)).checkAll(armies, { ...termsOf(record), types: own })

/** Figures as a season knows them: those that were handed in stay what they were then. */
const rosterOf = (record: SeasonRecord, { own }: Roster): Roster =>
  rosterWith({ ...byId(Object.values(own)), ...record.types }, gameOfSeason(record))

/** All armies that were handed in, looked at anew after the terms have changed (2.021). */
export const recheck =
  (roster: Roster) =>
  (record: SeasonRecord): Doing[] =>
    record.season.stage === 'registration'
      ? record.season.entrants.flatMap(({ user, armies, state }): Doing[] => {
          if (armies === null || state !== 'in' || user === '') return []
          const faults = faultsOf(record, armies as SeasonArmies, rosterOf(record, roster))
          return [{ do: 'check', user, faults: faults.map(({ code }) => code) }]
        })
      : []

/** The caller joins, or a director lets somebody in. */
export function joinSeason(call: Call, services: Services, named?: string): Promise<Message> {
  const { options, users, locale } = call
  const other = options.user === undefined ? undefined : users[String(options.user)]
  const who = other ?? call.user
  const { league } = wordsOf(locale)
  const joined = (record: SeasonRecord, already: boolean) =>
    panel({
      texts: [
        league.joined(
          plain(record.season.settings.name),
          already,
          armyOptions(gameOfSeason(record), locale),
          handsInOne(gameOfSeason(record)),
        ),
      ],
      rows: starterButton(record, locale),
    })
  return deciding(
    call,
    services,
    record => {
      if (other?.bot) return { code: 'challenge-bot', about: { name: other.name } }
      // Whoever joins twice looks for what is still to be done.
      if (!other && owesArmies(record.season, who.id)) return joined(record, true)
      return {
        doing: { do: 'join', user: who.id, name: who.name },
        // A player's part in the dice, fixed before anything depends on it.
        record: { ...record, numbers: { [who.id]: call.id, ...record.numbers } },
      }
    },
    saved =>
      other
        ? panel({ texts: [league.joinedFor(plain(other.name), plain(saved.season.settings.name))] })
        : joined(saved, false),
    named,
  )
}

/** The caller leaves, or a director takes somebody out. */
export function leaveSeason(call: Call, services: Services): Promise<Message> {
  const { options, locale } = call
  const named = ({ season }: SeasonRecord) =>
    options.player === undefined ? call.user.id : userNamed(season, options.player)
  const why = options.why === undefined ? undefined : String(options.why).slice(0, 500)
  const words = wordsOf(locale)
  return confirmIrreversible(
    call,
    services,
    record => ({ doing: { do: 'leave', user: named(record), ...(why !== undefined && { why }) } }),
    (record, after) => {
      const { season } = record
      // Before the start everybody may join again.
      if (season.stage === 'registration') return undefined
      const entrant = entrantOf(season, named(record))
      return {
        what: 'leave',
        lines: [
          words.league.forGood.leave(entrantName(season, entrant, words)),
          ...outLines(record, after, entrant, words),
        ],
      }
    },
    record =>
      panel({
        texts: [
          words.league.left(
            entrantName(record.season, entrantOf(record.season, named(record)), words),
            plain(record.season.settings.name),
          ),
        ],
      }),
  )
}

/** The caller, or a player by a director's word, sits out a round that is not published, or does not after all. */
export function sitOut(call: Call, services: Services): Promise<Message> {
  const { options, user } = call
  const words = wordsOf(call.locale)
  const undo = options.undo === true
  const named = ({ season }: SeasonRecord) =>
    options.player === undefined ? user.id : userNamed(season, options.player)
  const roundIn = ({ season }: SeasonRecord) => Number(options.round ?? season.rounds.length + 1)
  return deciding(
    call,
    services,
    record => ({
      doing: { do: 'sit-out', user: named(record), round: roundIn(record), ...(undo && { undo }) },
    }),
    record => {
      const { league } = words
      const { score, most } = record.season.settings.scores.sitOut ?? usualSitOut
      const name = entrantName(record.season, entrantOf(record.season, named(record)), words)
      return panel({
        texts: [
          undo
            ? league.playsAfterAll(name, roundIn(record))
            : league.sitsOut(name, roundIn(record), league.sitOutOf(league.points(score), most)),
        ],
      })
    },
  )
}

/** Names of armies that `/league army` may be given, whatever the options are called. */
const namesIn = ({ options: { good, evil, army, other } }: Call): string[] =>
  [good, evil, army, other].filter(name => name !== undefined).map(String)

/**
 * The caller hands in an army of each list of the game (2.022), together or one after the other; or one, where a season of
 * that game takes one.
 * @param button a button's season, and the lists of which it hands in the ready armies, all where it names none: they
 *   stand in for what is missing
 */
export function handInArmies(
  call: Call,
  services: Services,
  button?: { season: string; lists: readonly string[] },
): Promise<Message> {
  const { user, locale } = call
  const { store } = services
  const named = namesIn(call)
  return deciding(
    call,
    services,
    async record => {
      const { season } = record
      const of = gameOfSeason(record)
      const { lists } = armiesOf(of)
      const names = button
        ? lists.filter(each => !button.lists.length || button.lists.includes(each)).map(starterName)
        : named
      if (names.length === 0) return wantsArmies(of, locale)
      const own: Picked = {}
      const ready = lists.filter(each => names.includes(starterName(each)))
      for (const name of names) {
        if (ready.some(each => starterName(each) === name)) continue
        const army = await findArmy(call, services, name, of)
        if (isRefusal(army)) return army
        own[army.camp] = army.figures
      }
      const { armies, approval } = season.entrants[entrantOf(season, user.id)] ?? {}
      const one = handsInOne(of)
      const before = one ? {} : ((armies ?? {}) as Picked)
      const isHalf = approval === 'missing'
      const starters: Picked = Object.fromEntries(
        ready
          .filter(each => button === undefined || !isHalf || !before[each])
          .map(each => [each, starterFor({ ...of, terms: termsOf(record) }, each)]),
      )
      const missing = ready.find(each => starters[each]?.length === 0)
      if (missing) return { code: 'no-starter', rule: numbersOf(of).restrictions, about: { camp: missing } }
      const picked: Picked = { ...before, ...own, ...starters }
      if (one && names.length > 1) return wantsArmies(of, locale)
      const known = rosterOf(record, await rosterHere(store, call.guild, of))
      const faults = faultsOf(record, picked, known)
      if (faults.length) return armyFaults(faults, locale, known)
      const types = { ...record.types, ...ownAmong(figuresOf(picked), known) }
      return {
        doing: {
          do: 'army',
          user: user.id,
          armies: picked,
          faults: [],
          ...(owedArmy(of, picked) && { unfinished: true }),
        },
        record: { ...record, ...(Object.keys(types).length > 0 && { types }) },
      }
    },
    saved => {
      const { season } = saved
      const { league } = wordsOf(locale)
      const of = gameOfSeason(saved)
      const { list } = armyWords(of)
      const { approval, armies } = season.entrants[entrantOf(season, user.id)] ?? {}
      const owed = owedArmy(of, armies as SeasonArmies | null)
      return panel({
        texts: [
          owed
            ? league.halfTaken(
                list(otherList(of, owed), locale),
                list(owed, locale),
                numberOfRule(of, 'armies'),
              )
            : league.armyTaken(approval === 'waiting'),
          !owed && armies !== null && armiesText(saved, armies as SeasonArmies, locale),
        ],
      })
    },
    button?.season,
  )
}

/** Says what a season of a game takes of everybody. */
const wantsArmies = (of: Pick<GameRecord, 'game'>, locale: Locale): Refusal =>
  handsInOne(of)
    ? { code: 'season-army', rule: numbersOf(of).lists, about: { options: armyOptions(of, locale) } }
    : {
        code: 'season-armies',
        rule: numbersOf(of).lists,
        about: {
          armies: wordsOf(locale).league.itTakes(listNames(of, locale)),
          options: armyOptions(of, locale),
        },
      }

/** Everybody who waits, where a player is named. */
export const everyone = 'all'

/**
 * Shows a referee the armies that wait, approves those of one player or all, or refuses them.
 * @param named id of the season, where a button carries it
 * @param seen version of the season that its presser saw: armies that came later are shown, not approved
 */
export async function approveArmies(
  call: Call,
  services: Services,
  named?: string,
  seen?: number,
): Promise<Message> {
  const { options, locale } = call
  const words = wordsOf(locale)
  const { refuse, why } = options
  const player = options.player === words.terms.everybody ? everyone : options.player
  const reason = String(why ?? '').slice(0, 500)
  const doing = (user: string): Doing =>
    refuse === true ? { do: 'disapprove', user, why: reason } : { do: 'approve', user }
  return deciding(
    call,
    services,
    record => {
      const waiting = record.season.entrants.filter(
        ({ state, approval }) => state === 'in' && approval === 'waiting',
      )
      if (reason && refuse !== true) return { code: 'reason-without-refusal' }
      if (player === undefined || (seen !== undefined && seen !== record.version))
        return notReferee(call, record) ?? toApproveMessage(record, locale)
      const users = player === everyone ? waiting.map(({ user }) => user) : [userNamed(record.season, player)]
      const [first, ...others] = users
      if (first === undefined) return panel({ texts: [words.league.nothingToApprove] })
      return { doing: doing(first), after: () => others.map(doing) }
    },
    ({ season }, events) => {
      const names = events.flatMap(event =>
        event.event === 'army' ? [entrantName(season, event.entrant, words)] : [],
      )
      const done =
        player === everyone
          ? words.league.players(
              season.entrants.filter(each => each.approval === (refuse === true ? 'refused' : 'approved'))
                .length,
            )
          : names.join(', ')
      const isLast = !season.entrants.some(({ state, approval }) => state === 'in' && approval === 'waiting')
      return panel({
        texts: [
          refuse === true ? words.league.refused(done) : words.league.approved(done),
          refuse !== true && isLast && season.stage === 'registration' && words.league.thenStart,
        ],
      })
    },
    named,
  )
}

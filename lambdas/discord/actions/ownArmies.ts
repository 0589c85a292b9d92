import { gameOf } from '../../../rules/games.ts'
import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import { type Roster, rosterHere, rosterToPick } from '../../game/figureRoster.ts'
import { seatOf } from '../../game/seats.ts'
import { restrictionsIn } from '../../game/serverRestrictions.ts'
import { guestsOf } from '../../store/guests.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { ArmyRecord, GameRecord, OfGame } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Call, Message, Services } from '../types.ts'
import { armyMessage, type ShownMeasure } from '../views/armyMessage.ts'
import { armyRows, type OpenList } from '../views/armyRows.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import { namedOnly } from '../words/nearestNames.ts'
import { readGame } from './findGame.ts'

const maxAttempts = 5
const maxRemembered = 16
export const maxArmies = 25
export const maxArmyName = 40

/** An army's name as it is kept; undefined where it is none. */
export function armyName(text: string): string | undefined {
  const name = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  return name.length > 0 && name.length <= maxArmyName ? name : undefined
}

/** One of the caller's armies of a game, by as much of its name as is clear; capitals do not matter. */
export async function findArmy(
  call: Call,
  { store }: Pick<Services, 'store'>,
  text: string,
  of: OfGame,
): Promise<ArmyRecord | Refusal> {
  const named = await store.loadArmy(call.user.id, armyName(text) ?? text, of)
  if (named) return named
  const unknown = { code: 'unknown-army', about: { army: text } } as const
  // A button names its army in full: once that is deleted, no other of a similar name is meant.
  if (call.component) return unknown
  const own = (await store.armiesOf(call.user.id, of)).map(army => {
    const { name } = army
    return { army, id: name, shown: name, names: [name] }
  })
  const meant = namedOnly(text, own, unknown)
  return isRefusal(meant) ? meant : meant.army
}

/** Makes an army under a name that is free; a second delivery finds it made. */
export async function makeArmy(
  call: Call,
  services: Services,
  army: Pick<ArmyRecord, 'game' | 'name' | 'camp' | 'figures'>,
  show: (army: ArmyRecord) => Message,
): Promise<Message> {
  const { store } = services
  const others = await store.armiesOf(call.user.id, army)
  const there = others.find(other => other.name.toLowerCase() === army.name.toLowerCase())
  if (there?.recent.includes(call.id)) return show(there)
  if (there) return refusalMessage({ code: 'army-exists', about: { army: army.name } }, call.locale)
  if (others.length >= maxArmies)
    return refusalMessage({ code: 'too-many-armies', about: { most: maxArmies } }, call.locale)
  const record = { ...army, user: call.user.id, version: 0, recent: [call.id] }
  if (await store.saveArmy(record)) return show({ ...record, version: 1 })
  return refusalMessage({ code: 'busy' }, call.locale)
}

/**
 * Changes an army on the condition of what was read; a lost race is run again, a second delivery only shown.
 * @param refuse what is answered where the change is refused
 */
export async function changeArmy(
  call: Call,
  services: Services,
  { name, ...of }: OfGame & { name: string },
  change: (army: ArmyRecord) => string[] | Refusal,
  show: (army: ArmyRecord) => Message,
  refuse: (refusal: Refusal, army: ArmyRecord) => Message = refusal => refusalMessage(refusal, call.locale),
): Promise<Message> {
  const attempt = async () => {
    const army = await findArmy(call, services, name, of)
    if (isRefusal(army)) return refusalMessage(army, call.locale)
    if (army.recent.includes(call.id)) return show(army)
    const figures = change(army)
    if (!Array.isArray(figures)) return refuse(figures, army)
    const next = { ...army, figures, recent: [...army.recent, call.id].slice(-maxRemembered) }
    return (await services.store.saveArmy(next)) ? show({ ...next, version: next.version + 1 }) : lostRace
  }
  return retrying(maxAttempts, attempt, refusalMessage({ code: 'busy' }, call.locale))
}

/** Deletes an army as it was when that was asked, `version`; one that has changed since stays. */
export async function deleteArmy(
  call: Call,
  services: Services,
  { name, version, ...of }: OfGame & { name: string; version: number },
): Promise<Message> {
  const { says } = wordsOf(call.locale)
  const army = await services.store.loadArmy(call.user.id, name, of)
  if (army && army.version !== version) return refusalMessage({ code: 'stale-army' }, call.locale)
  await services.store.deleteArmy(call.user.id, name, of)
  return panel({ texts: [says.armyDeleted(plain(name))] })
}

/** Does the caller still choose armies in this game? */
export const isPicking = (game: GameRecord, user: string): boolean =>
  game.stage === 'armies' && seatOf(game, user) >= 0

/** How an army is shown: said first; whether it is legal; and which lists are open below it. */
export interface ArmyShown {
  note?: string
  checked?: boolean
  open?: OpenList
}

/** One of the caller's armies, with lists and buttons to change it. What holds in the game here is counted against. */
export const showArmy =
  (call: Call, { roster, measure, inGame }: ArmyRules, shown: ArmyShown = {}) =>
  (army: ArmyRecord): Message =>
    armyMessage(army, call.locale, {
      ...shown,
      roster,
      measure: shown.checked || inGame ? measure : undefined,
      rows: armyRows(army, call.locale, roster, shown.open),
    })

/** What armies are held against where this is typed, and the figures they are made of. */
export interface ArmyRules {
  roster: Roster
  measure: ShownMeasure
  /** it is what holds in a game whose armies are chosen here, or soon will be */
  inGame: boolean
}

/**
 * By which rules an army of a game is looked at here: by those of the game for which it may be chosen, else by what is
 * usual in the server (2.021).
 */
export async function measureHere(
  call: Call,
  { store }: Pick<Services, 'store'>,
  of: OfGame,
): Promise<ArmyRules> {
  const { says } = wordsOf(call.locale)
  const typed = call.options.points === undefined ? undefined : Number(call.options.points)
  const found = await readGame(call, store)
  const game =
    !isRefusal(found) && found.game === of.game && maySoonPick(found, call.user.id) ? found : undefined
  if (game) {
    const { points, rules, restrictions } = game.terms
    const measure = { points: typed ?? points, rules, restrictions, where: says.restrictedHere(game.id) }
    return { roster: await rosterToPick(store, game), measure, inGame: true }
  }
  const restrictions =
    call.guild === null ? undefined : restrictionsIn(await store.serverSettings(call.guild), of)
  const { books, sizes } = gameOf(of).terms
  const points = typed ?? sizes?.usual(books[0]!) ?? 0
  const measure = { points, restrictions, where: says.restrictedUsually }
  return { roster: await rosterHere(store, call.guild, of), measure, inGame: false }
}

/** Is it a game whose armies are not chosen yet, with the user among those who play or may? */
const maySoonPick = (game: GameRecord, user: string): boolean =>
  isPicking(game, user) ||
  (game.stage === 'challenge' &&
    (game.invited === null || seatOf(game, user) >= 0 || guestsOf(game).includes(user)))

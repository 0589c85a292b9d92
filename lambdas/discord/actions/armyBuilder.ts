import { ofGame } from '../../../rules/games.ts'
import { type Refusal } from '../../../rules/index.ts'
import { armiesOf, numbersOf } from '../../game/armiesToBring.ts'
import { isRefusal } from '../../game/change.ts'
import { type Roster, rosterHere, typeIn } from '../../game/figureRoster.ts'
import type { ArmyRecord } from '../../store/types.ts'
import { listOf, opens } from '../games/lists.ts'
import type { Call, Message, Pressed, Services } from '../types.ts'
import { groupOf, type OpenList } from '../views/armyRows.ts'
import { refusalMessage, refusalText } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { type ArmyShown, changeArmy, findArmy, measureHere, showArmy } from './ownArmies.ts'

/** The first word of what a button carries, and the army's name, which may have several. */
function split(argument: string): [string, string] {
  const at = argument.indexOf(' ')
  return at < 0 ? [argument, ''] : [argument.slice(0, at), argument.slice(at + 1)]
}

/** Of which game the army is that a button is about: its custom id says so in the place of a battle, of which there is none. */
export const kindOf = (game: string): Pick<ArmyRecord, 'game'> => ofGame(game || undefined)

/** Figures with one more of an id, beside its like. */
export function withMore(
  { camp, figures }: Pick<ArmyRecord, 'camp' | 'figures'>,
  id: string,
  count: number,
  roster: Roster,
): string[] | Refusal {
  const { listOf, most } = armiesOf(roster)
  const type = typeIn(id, roster)
  if (!type || listOf(type) !== camp)
    return { code: 'wrong-camp', rule: numbersOf(roster).list, about: { figure: id, camp } }
  if (figures.length + count > most)
    return { code: 'army-too-big', about: { count: figures.length + count, most } }
  const last = figures.lastIndexOf(id) + 1 || figures.length
  return figures.toSpliced(last, 0, ...Array.from({ length: count }, () => id))
}

/** Figures with so many fewer of an id; undefined where it is not among them. */
export function withFewer(figures: readonly string[], id: string, count: number): string[] | undefined {
  if (!figures.includes(id)) return undefined
  const left = [...figures]
  for (let i = count; i > 0 && left.includes(id); i--) left.splice(left.lastIndexOf(id), 1)
  return left
}

/** Shows an army of the caller's as a button says: its lists, or whether it is legal here. */
export async function pressedArmy(
  call: Call,
  services: Services,
  { game, argument, version, values }: Pressed,
): Promise<Message> {
  const [page, named] = split(argument)
  const name = values[0] ?? named
  const of = kindOf(game)
  const army = await findArmy(call, services, name, of)
  if (isRefusal(army)) return refusalMessage(army, call.locale)
  // One that was chosen from the list of armies is looked at as it is.
  const stale = values[0] === undefined && army.version !== version
  const look: ArmyShown = stale
    ? { note: wordsOf(call.locale).says.staleArmy }
    : page === 'add' || page === 'remove'
      ? { open: { list: page } }
      : { checked: page === 'check' }
  return (await showHere(call, services, of))(army, look)
}

/** How armies of a game are shown to the caller here. */
async function showHere(call: Call, services: Services, of: Pick<ArmyRecord, 'game'>) {
  const here = await measureHere(call, services, of)
  const roster = await rosterHere(services.store, call.guild, of)
  return (army: ArmyRecord, look: ArmyShown): Message => showArmy(call, { ...here, roster }, look)(army)
}

/** Changes an army as it was when the list was shown; one that has changed since is shown, and stays. */
async function change(
  call: Call,
  services: Services,
  { game, argument, version, values }: Pressed,
  figuresOf: (army: ArmyRecord, id: string, roster: Roster) => string[] | Refusal,
  openFor: (army: ArmyRecord, used: string, roster: Roster, group: string | undefined) => OpenList,
): Promise<Message> {
  const [list, name] = split(argument)
  const used = listOf(list)
  const chosen = values[0] ?? ''
  const group = opens(chosen)
  const of = kindOf(game)
  const roster = await rosterHere(services.store, call.guild, of)
  const show = await showHere(call, services, of)
  if (group !== undefined) {
    const army = await findArmy(call, services, name, of)
    if (isRefusal(army)) return refusalMessage(army, call.locale)
    return show(army, { open: openFor(army, used, roster, group) })
  }
  return changeArmy(
    call,
    services,
    { ...of, name },
    army => (army.version === version ? figuresOf(army, chosen, roster) : { code: 'stale-army' }),
    army => show(army, { open: openFor(army, used, roster, undefined) }),
    (refusal, army) =>
      show(army, {
        note:
          refusal.code === 'stale-army'
            ? wordsOf(call.locale).says.staleArmy
            : refusalText(refusal, call.locale),
      }),
  )
}

/** Adds the figure that was chosen, or opens a part of the list. */
export const addToArmy = (call: Call, services: Services, at: Pressed): Promise<Message> =>
  change(
    call,
    services,
    at,
    (army, id, roster) => withMore(army, id, 1, roster),
    (army, used, roster, group) => {
      const { groups } = armiesOf(roster)
      const kind = groups.find(group => group === used) ?? groups.at(-1)!
      // The part of the list from which somebody was taken stays open.
      return {
        list: 'add',
        kind,
        group: group ?? groupOf(army, at.values[0] ?? '', kind, call.locale, roster),
      }
    },
  )

/** Removes the figure that was chosen, or opens a part of the list. */
export const removeFromArmy = (call: Call, services: Services, at: Pressed): Promise<Message> =>
  change(
    call,
    services,
    at,
    (army, id) =>
      withFewer(army.figures, id, 1) ?? { code: 'army-not-there', about: { figure: id, army: army.name } },
    (_army, _used, _roster, group) => ({ list: 'remove', ...(group !== undefined && { group }) }),
  )

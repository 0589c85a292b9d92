import type { Language } from '../../rules/core/text.ts'
import {
  type DarkLordState,
  type GameEvent,
  isHeroProfile,
  type Profile,
} from '../../rules/dark-lord/index.ts'
import type { Die } from '../paint/dice.ts'
import type { DrawnDuel, DuelCard, DuelSide } from '../sheets/duelCard.ts'
import type { Chip } from '../sheets/sheetParts.ts'
import { sideTones } from './boardScene.ts'
import { pictureWords } from './pictureWords.ts'
import { profilePicture } from './profileIcons.ts'

/** A profile as a chip on a sheet. */
export function profileChip(profile: Profile, rides = profile.mount !== null): Chip {
  return { ...profilePicture(profile, rides), starred: isHeroProfile(profile) }
}

/** What is told of fights that were fought to their end, each by itself. */
export function fightsIn(told: readonly GameEvent[]): GameEvent[][] {
  const fights: GameEvent[][] = []
  let open: GameEvent[] | undefined
  for (const event of told) {
    if (event.event === 'fight-began') open = []
    open?.push(event)
    // A game may end in the middle of a fight.
    if (!open || (event.event !== 'fight-over' && event.event !== 'ended')) continue
    if (open.some(each => each.event === 'duel')) fights.push(open)
    open = undefined
  }
  return fights
}

type ToldAs<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>
const finder =
  (events: readonly GameEvent[]) =>
  <E extends GameEvent['event']>(event: E): ToldAs<E>[] =>
    events.filter((each): each is ToldAs<E> => each.event === event)

const highest = (faces: readonly number[]): number => Math.max(...faces)

/** Dice of a figure, its best raised by its Might; bold where it is the best of its side. */
function duelDice(figure: ToldAs<'duel'>['sides'][number]['figures'][number], best: number): Die[] {
  const { dice, might } = figure
  const raised = dice.indexOf(highest(dice))
  const faces = dice.map((face, i) => (i === raised ? face + might : face))
  return faces.toSorted((a, b) => b - a).map(face => ({ face, counts: face === best }))
}

interface CardOf {
  skirmish: DarkLordState
  language: Language
  /** what a figure is called beside its picture */
  name: (label: string) => string
}

function duelOf(events: readonly GameEvent[], { skirmish, language, name }: CardOf): DrawnDuel {
  const all = finder(events)
  const words = pictureWords[language].fight
  const [duel] = all('duel') as [ToldAs<'duel'>]
  const of = (label: string) => skirmish.combatants.find(each => each.label === label)!
  const chip = (label: string) => {
    const figure = of(label)
    return profileChip(skirmish.types[figure.type]!, figure.mount !== null)
  }
  const [own, others] = [duel.sides[duel.winner]!, duel.sides[1 - duel.winner]!]
  const struck = all('struck')
  const removed = new Set(all('removed').map(({ figure }) => figure))
  const hurt = all('hurt')
  const saved = all('saved')
  const touched = [...new Set([...hurt, ...saved].map(({ figure }) => figure).concat(...removed))]
  const outcomes = touched
    .map(label => {
      const lost = hurt.filter(({ figure, part }) => figure === label && part === 'rider')
      const fallen = removed.has(label)
      const fate = fallen
        ? words.falls
        : lost.length
          ? words.loses(lost.length, of(label).life)
          : hurt.some(({ figure }) => figure === label)
            ? words.mountFalls
            : words.saved
      return { owner: of(label).owner, chip: chip(label), name: name(label), fate, fallen }
    })
    .sort((a, b) => Number(b.fallen) - Number(a.fallen))
  const fates = [...new Set(saved.map(({ figure }) => figure))].map(label =>
    words.fate(
      label,
      saved.filter(({ figure }) => figure === label).map(({ face }) => face),
    ),
  )
  const ways = [...all('made-way'), ...all('backed-off')].map(({ figure, to }) => `${figure} ${to}`)
  const trapped = all('trapped').map(({ figure }) => figure)
  const idle = all('did-not-strike').map(({ figure }) => figure)
  const lines = (side: typeof own, owner: number): string[] => [
    ...all('heroic')
      .filter(({ figure, what }) => what === 'strike' && of(figure).owner === owner)
      .map(({ figure, added }) => words.heroic(figure, added)),
    ...side.figures
      .filter(({ might }) => might > 0)
      .map(({ figure, might, dice }) => words.might(figure, might, highest(dice))),
    ...(owner === duel.winner
      ? [
          ...(idle.length ? [words.idle(idle)] : []),
          ...all('swept').map(({ figure }) => words.sweeps(figure)),
          ...all('branded').map(({ figure, target }) => words.brands(figure, target)),
        ]
      : [
          ...(trapped.length ? [words.trapped(trapped)] : []),
          ...(ways.length ? [words.backsOff(ways)] : []),
          ...fates,
          ...all('sustained').map(({ figure, face }) => words.stays(figure, face)),
        ]),
  ]
  const sideOf = (side: typeof own, owner: number): DuelSide => ({
    owner,
    name: skirmish.players[owner]!.name,
    figures: side.figures.map(({ figure }) => ({ label: figure, chip: chip(figure) })),
    dice: side.figures.flatMap(figure => duelDice(figure, side.best)),
    hits: words.stands(side.fight, side.best),
    damageSaid: words.strikes,
    damage:
      owner === duel.winner
        ? struck.flatMap(({ faces, wounded }) => faces.map(face => ({ face, counts: wounded, bad: true })))
        : [],
    converted: lines(side, owner),
  })
  const winner = skirmish.players[duel.winner]!.name
  return {
    winner: { owner: duel.winner, name: winner, how: words.won(own.best, others.best, duel.by) },
    outcomes,
    nobody: words.nobody,
    sides: [sideOf(own, duel.winner), sideOf(others, 1 - duel.winner)],
  }
}

/** So many fights stand on a card; the rest is told in words. */
const maxOnCard = 4

/**
 * The fights that were fought, as a card shows them; undefined where none was.
 * @param told what happened
 * @param name what a figure is called; its label with its kind unless told
 */
export function fightCard(
  skirmish: DarkLordState,
  told: readonly GameEvent[],
  language: Language,
  name?: (label: string) => string,
): DuelCard | undefined {
  const kind = (label: string) => {
    const figure = skirmish.combatants.find(each => each.label === label)
    return figure ? `${label} ${skirmish.types[figure.type]!.name[language]}` : label
  }
  // Those that hurt somebody come first: where there is no room for all, they are the ones to see.
  const duels = fightsIn(told)
    .map(events => duelOf(events, { skirmish, language, name: name ?? kind }))
    .sort((a, b) => Number(b.outcomes.length > 0) - Number(a.outcomes.length > 0))
    .slice(0, maxOnCard)
  if (duels.length === 0) return undefined
  return { tones: skirmish.players.map(({ side }) => sideTones[side]), duels }
}

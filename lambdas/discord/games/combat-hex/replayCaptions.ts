import type { Die } from '../../../../render/paint/dice.ts'
import type { Caption } from '../../../../render/types.ts'
import {
  type FigureHistory,
  pointsAt,
  type ReplayMoment,
  type ToldBlow,
} from '../../../../rules/combat-hex/index.ts'
import { capitalised } from '../../../truncated.ts'
import { dice } from '../../words/plural.ts'
import { damageDice, thrownDice } from './blowDice.ts'
import { falls, hitsFrom, sidesIn } from './sayBlow.ts'
import type { CombatHexView } from './view.ts'

/** Standing points of everybody, by the letters of their figures. */
function scoreText(moment: ReplayMoment, history: FigureHistory, players: number): string {
  const points = pointsAt(moment.after, history, players)
  const [first, second] = points
  return players === 2
    ? `A ${first} : ${second} B`
    : points.map((sum, owner) => `${'ABCD'.charAt(owner)} ${sum}`).join(' · ')
}

/** More than these are told by their labels alone: a caption has two lines for them. */
const maxNamed = 2

/** Whoever falls, then whoever is hurt; undefined where nobody is. */
function harmText(blows: readonly ToldBlow[], { words, names }: CombatHexView): string | undefined {
  const outcomes = blows.flatMap(blow => blow.outcomes).filter(outcome => falls(outcome) || outcome.loss > 0)
  const name = (figure: string) => (outcomes.length > maxNamed ? figure : names.figure(figure))
  const fallen = outcomes.filter(falls).map(({ figure }) => name(figure))
  const hurt = outcomes.filter(outcome => !falls(outcome))
  const parts = [
    ...(fallen.length ? [words.pictures.caption.fall(fallen)] : []),
    ...hurt.map(({ figure, loss, life }) => `${name(figure)} ${words.tells.cardLoses(loss, life ?? 0)}`),
  ]
  return parts.join(' · ') || undefined
}

/** Who is in it. */
function blowText({ opening }: ToldBlow, view: CombatHexView): string {
  const { caption } = view.words.pictures
  switch (opening.event) {
    case 'combat-began':
      return caption.fight(sidesIn(opening, view).flatMap(own => (own.length ? [own.join(' ')] : [])))
    case 'free-attack':
      return caption.strike(opening.attackers, opening.target)
    case 'shot':
      return caption.shoot(opening.figure, [opening.target])
    case 'volley':
      return caption.shoot(opening.figure, opening.targets)
  }
}

const isCombat = ({ opening }: ToldBlow): boolean => opening.event === 'combat-began'

/** What came of combats where there are any, else of shots and free attacks, else who moved. */
function saidOf({ kind, events, blows }: ReplayMoment, view: CombatHexView): string {
  const { caption } = view.words.pictures
  const { says, tells } = view.words
  const harm = harmText(blows, view)
  if (harm) return harm
  if (blows.some(blow => isCombat(blow) && !blow.unfinished)) return tells.cardNobody
  if (blows.length) return says.about(blows.map(blow => blowText(blow, view)).join(' · '), tells.noEffect())
  if (kind === 'place') return says.placed(events.filter(({ event }) => event === 'placed').length)
  const moved = new Set(
    events.flatMap(entry => (entry.event === 'moved' || entry.event === 'ran' ? [entry.figure] : [])),
  )
  return moved.size ? caption.move([...moved]) : ''
}

/** Dice of combats where there are any, else of shots, each player's together: those that hit first, then those that hurt. */
function thrownIn({ blows }: ReplayMoment): Caption['thrown'] {
  const combats = blows.filter(isCombat)
  const byOwner = new Map<number, Die[]>()
  for (const blow of combats.length ? combats : blows)
    for (const side of blow.sides) {
      const all = [...thrownDice(side, hitsFrom(blow)), ...damageDice(side)]
      byOwner.set(side.by, [...(byOwner.get(side.by) ?? []), ...all])
    }
  return [...byOwner].map(([owner, own]) => ({ owner, dice: own }))
}

/** What stands below the picture of a moment. */
export function captionOf(moment: ReplayMoment, history: FigureHistory, view: CombatHexView): Caption {
  const { words, state } = view
  const { turn, phase } = moment
  const when = [
    ...(turn > 0 ? [words.says.turn(turn)] : []),
    words.pictures.caption.phases[phase],
    ...(turn > 0 ? [scoreText(moment, history, state.players.length)] : []),
  ].join(' · ')
  return { title: capitalised(when), said: saidOf(moment, view), thrown: thrownIn(moment) }
}

/** The same for those who cannot see it. */
export function captionInWords(
  { title, said, thrown }: Caption,
  { blows }: ReplayMoment,
  view: CombatHexView,
): string {
  const { says } = view.words
  const rolled = thrown.flatMap(({ owner, dice: own }) =>
    own.length ? [says.about(view.names.player(owner), dice(own.map(({ face }) => face)))] : [],
  )
  const fights = blows.filter(isCombat).map(blow => blowText(blow, view))
  return [title, ...fights, said, ...rolled].filter(Boolean).join('. ')
}

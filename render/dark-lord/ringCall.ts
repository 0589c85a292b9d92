import type { Language } from '../../rules/core/text.ts'
import type { DarkLordState, GameEvent } from '../../rules/dark-lord/index.ts'
import type { Die } from '../paint/dice.ts'
import type { Tone } from '../paint/theme.ts'
import type { Chip } from '../sheets/sheetParts.ts'
import { sideTones } from './boardScene.ts'
import { profileChip } from './fightCard.ts'
import { pictureWords } from './pictureWords.ts'

/** The moment in which the Ring has a will of its own. */
export interface RingCall {
  tones: readonly Tone[]
  owner: number
  chip: Chip
  /** whom it calls */
  name: string
  title: string
  /** as it lies after Might */
  die: Die
  /** what was paid; '' where nothing was */
  paid: string
  outcome: string
  obeyed: boolean
}

/**
 * The last time the Ring called in what is told; undefined where it did not.
 * @param name what a figure is called; its label with its kind unless told
 */
export function ringCall(
  skirmish: DarkLordState,
  told: readonly GameEvent[],
  language: Language,
  name?: (label: string) => string,
): RingCall | undefined {
  const call = told.findLast(each => each.event === 'will-of-the-ring')
  const figure = call && skirmish.combatants.find(({ label }) => label === call.figure)
  if (!call || !figure) return undefined
  const { ring } = pictureWords[language]
  const profile = skirmish.types[figure.type]!
  return {
    tones: skirmish.players.map(({ side }) => sideTones[side]),
    owner: figure.owner,
    chip: profileChip(profile, figure.mount !== null),
    name: name?.(figure.label) ?? `${figure.label} ${profile.name[language]}`,
    title: ring.calls,
    die: { face: Math.min(6, call.face), counts: true, bad: !call.obeyed },
    paid: call.might > 0 ? ring.might(call.might) : '',
    outcome: call.obeyed ? ring.obeyed : ring.overruled(skirmish.players[1 - figure.owner]!.name),
    obeyed: call.obeyed,
  }
}

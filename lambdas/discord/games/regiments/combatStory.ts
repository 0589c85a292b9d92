import type { MeleeBlows, MeleeSheet, MeleeSide } from '../../../../render/regiments/meleeSheet.ts'
import {
  type BlowsLine,
  type Entry,
  formedUnit,
  gatherEvents,
  type MeleeEntry,
  type ToldCombat,
} from '../../../../rules/regiments/index.ts'
import type { Picture } from '../../types.ts'
import { playersDrawn } from './picture.ts'
import { regimentsId } from './regimentsId.ts'
import { eventLine, isGone, roundHead, scoreRows, strikerOf, tell, withRoom } from './tell.ts'
import { type RegimentsView, regimentOf } from './view.ts'

const ownerOf = (view: RegimentsView, label: string) => regimentOf(view, label)?.owner ?? 0

/** What came of a round is said in so many lines of a sheet at most, the last of them; the message has them all. */
const maxOutcomes = 5

/** As letters are drawn, that know no pictures: dice as numbers. */
export const lettered = (line: string, { words: { tells } }: RegimentsView): string =>
  line
    .replace(/ ([✓✗])$/, (_, sign) => ` – ${sign === '✓' ? tells.passed : tells.failed}`)
    .replace(/[⚀-⚅](?=[⚀-⚅])/g, die => `${die} + `)
    .replace(/[⚀-⚅]/g, die => String(die.charCodeAt(0) - '⚀'.charCodeAt(0) + 1))
    .replace(/^[^\p{L}\d]+/u, '')
    .replaceAll('**', '')

/** Blows by their steps; those of one part with one weapon are one line, however many stand against it. */
function stepsOf(view: RegimentsView, blows: readonly BlowsLine[]): MeleeSheet['steps'] {
  const steps = new Map<number, Map<string, MeleeBlows>>()
  for (const each of blows) {
    const name = strikerOf(each, view)
    const lines = steps.get(each.step) ?? new Map<string, MeleeBlows>()
    steps.set(each.step, lines)
    const before = lines.get(name)
    lines.set(name, {
      owner: ownerOf(view, each.by === '' ? each.at : each.by),
      name,
      attacks: (before?.attacks ?? 0) + each.attacks,
      hits: (before?.hits ?? 0) + each.hits,
      wounds: (before?.wounds ?? 0) + each.wounds,
      lost: (before?.lost ?? 0) + each.lost,
    })
  }
  return [...steps].map(([step, lines]) => ({
    word: view.words.tells.stepOf(step),
    blows: [...lines.values()],
  }))
}

function sideOf(view: RegimentsView, { stood, blows }: MeleeEntry, owner: number): MeleeSide {
  const units = stood
    .filter(({ unit }) => ownerOf(view, unit) === owner)
    .map(({ unit, members, files, life, joined, behind, over }) => {
      const taken = blows.reduce((sum, each) => (members.includes(each.at) ? sum + each.lost : sum), 0)
      const look = formedUnit(view.state, regimentOf(view, unit)!, {
        life,
        files,
        members,
        joined,
        behind,
        shaken: false,
      })
      return { ...look, over, ...(taken > 0 && { taken }) }
    })
  return { ...playersDrawn(view)[owner]!, units }
}

/** A round of a combat as its sheet. */
function sheetOf(view: RegimentsView, { round, entries }: ToldCombat): MeleeSheet {
  const { tells } = view.words
  const { totals, stood, blows } = round
  const winner = totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1
  const hexes = (owner: number) =>
    stood.flatMap(({ unit, at }) => (ownerOf(view, unit) === owner ? [at] : [])).join(', ')
  return {
    title: roundHead(view, totals),
    about: tells.roundOf(hexes(0), hexes(1), Math.max(1, ...stood.map(each => each.round))),
    winner,
    sides: [sideOf(view, round, 0), sideOf(view, round, 1)],
    steps: stepsOf(view, blows),
    sum: scoreRows(view, round),
    totals,
    outcome: withRoom(entries, maxOutcomes, isGone).map(entry => lettered(eventLine(entry, view), view)),
  }
}

/** Did both sides strike? Where one was swept away before the first blow words are enough. */
const isFought = (view: RegimentsView, { round }: ToldCombat): boolean =>
  [0, 1].every(owner => round.units.some(label => ownerOf(view, label) === owner))

/** So many lines tell a picture to those who do not see it. */
const maxSaid = 40

/** Rounds of combats that were fought, each on its sheet; undefined where words are enough. */
export function storyPicture(view: RegimentsView, told: readonly Entry[]): Picture | undefined {
  const combats = gatherEvents(told, label => ownerOf(view, label)).flatMap(each =>
    each.kind === 'combat' && isFought(view, each) ? [each] : [],
  )
  if (combats.length === 0) return undefined
  const all = combats.flatMap(({ round, entries }) => [round, ...entries])
  return {
    name: 'combats.png',
    alt: tell(all, view, maxSaid).lines.join(' ').replaceAll('**', '').replaceAll('```', ' '),
    game: regimentsId,
    language: view.locale,
    fights: combats.map(each => sheetOf(view, each)),
  }
}

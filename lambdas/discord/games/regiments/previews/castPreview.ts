import { chanceOfSum, hostOf, type Regiment } from '../../../../../rules/regiments/index.ts'
import { percentOf } from '../odds/sayOdds.ts'
import { mayCome, needAgainst, spellNote } from '../spellNote.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from '../view.ts'
import type { Previewed } from './previewed.ts'

/** A spell: what it does, its chance, and the same with other numbers of dice. */
export function cast(view: RegimentsView, answer: string): Previewed {
  const { words, locale } = view
  const { tells } = words
  const [, label = '', spell = '', target = '', dice = '1'] = answer.split(' ')
  const need = needAgainst(view, label, spell, target)
  const chance = (count: number) => percentOf(chanceOfSum(count, need), locale)
  const variants = legalTexts(view, `cast ${label} ${spell} ${target} `).flatMap(text => {
    const count = Number(text.split(' ').at(-1))
    return mayCome(count, need) ? [{ label: tells.castChance(count, chance(count)), answer: text }] : []
  })
  const f = fieldOf(view)
  const wizard = regimentOf(view, label)!
  const [host, aim] = [wizard, regimentOf(view, target)!].map(each => hostOf(f, each)) as [Regiment, Regiment]
  const against = view.state.dice[1 - wizard.owner] ?? 0
  return {
    lines: [
      spellNote(view, spell),
      tells.castChance(Number(dice), `**${chance(Number(dice))}**`),
      ...(against > 0 ? [tells.mayDispel(against)] : []),
      tells.cannotUndo,
    ],
    look: {
      highlighted: [host.label, target],
      focus: [host.at, aim.at],
      windows: 1,
      spell: true,
      ...(host !== aim && { overlay: { shots: [{ from: host.at, to: aim.at, owner: wizard.owner }] } }),
    },
    variants,
  }
}

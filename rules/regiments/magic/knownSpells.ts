import { plainName } from '../../core/names.ts'
import { library } from '../library.ts'
import type { Regiment } from '../state.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'
import { type MagicPath, paths } from './spells.ts'

/** The spell that any wizard may learn in place of one of its own (RB-24). */
export const armySpell = 'army'

/** How players call the paths, and the army's own spell, in brackets of a wizard: `conclave (2, Embers 1, Veil)`. */
const pathWords: Readonly<Record<MagicPath, readonly string[]>> = {
  embers: ['embers', 'braises'],
  briars: ['briars', 'ronces'],
  veil: ['veil', 'voile'],
}
const armyWords = ['army', 'heritage', 'armee', 'heritier']

/** What a model may learn. */
interface Learning {
  spells: number
  /** the highest number of its path */
  numbers: number
  /** number one of each path (M30) */
  manyPaths: boolean
  /** only what the list in its profile has (M10) */
  listed: boolean
  words: string
}

function learningOf({ model }: UnitProfile): Learning | undefined {
  for (const own of model.rules) {
    const rule = library[own.id]
    const wizard = rule.wizard?.(own)
    if (wizard)
      return {
        ...wizard,
        manyPaths: rule.manyPaths === true,
        listed: rule.listsSpells === true,
        words: plainName(own.words ?? ''),
      }
  }
  return undefined
}

/** Spells that some words name: a path with its numbers, or all that one may have. */
function named(words: string, numbers: number): string[] {
  const said = words.split(/[\s,;]+/)
  return paths.flatMap(path => {
    const at = said.findIndex(word => pathWords[path].includes(word))
    if (at < 0) return []
    const after = said.slice(at + 1)
    const end = after.findIndex(word => !/^[1-6]$/.test(word))
    const listed = after.slice(0, end < 0 ? undefined : end).map(Number)
    const all = Array.from({ length: numbers }, (_, i) => i + 1)
    return (listed.length ? all.filter(n => listed.includes(n)) : all).map(n => `${path}-${n}`)
  })
}

const ofPath = (path: MagicPath, numbers: number): string[] =>
  Array.from({ length: numbers }, (_, i) => `${path}-${i + 1}`)

/**
 * Spells among which a wizard chooses (M01c, M03b, M10a, M29c, M30b), without the army's own.
 * @param path the one that it has where its profile names none
 */
export function spellsOpenTo(type: UnitProfile, path: MagicPath): string[] {
  const learning = learningOf(type)
  if (!learning) return []
  if (learning.manyPaths) {
    const open = paths.filter(each => pathWords[each].some(word => learning.words.includes(word)))
    return (open.length ? open : paths).map(each => `${each}-1`)
  }
  const found = named(learning.words, learning.numbers)
  return found.length ? found : ofPath(path, learning.numbers)
}

/** What a wizard knows unless its player chooses otherwise: the first ones. */
export const usualSpells = (type: UnitProfile, path: MagicPath): string[] =>
  spellsOpenTo(type, path).slice(0, learningOf(type)?.spells ?? 0)

/** A spell that a wizard gives up for another one, before the battle. */
export interface SpellExchange {
  give: string
  take: string
}

const pathOf = (spell: string): MagicPath => paths.find(path => spell.startsWith(path)) ?? paths[0]

/**
 * Exchanges that are open to a wizard (M01d, M03c, M10c, M10d, M29d, M30c): for one that it could have chosen, or for the
 * army's own; a conclave for that one only if its list has it.
 */
export function exchangesOf(type: UnitProfile, { knows }: Pick<Regiment, 'knows'>): SpellExchange[] {
  const learning = learningOf(type)
  const one = knows.find(spell => spell !== armySpell) ?? ''
  if (!learning || knows.length === 0) return []
  const hasArmy = !learning.listed || learning.words.split(/[\s,;]+/).some(word => armyWords.includes(word))
  const open = [...spellsOpenTo(type, pathOf(one)), ...(hasArmy ? [armySpell] : [])]
  return knows.flatMap(give =>
    open.filter(take => !knows.includes(take)).map((take): SpellExchange => ({ give, take })),
  )
}

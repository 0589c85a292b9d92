import { type BorneRuleId, ruleIds } from './ruleNames.ts'

/**
 * What may stand in the brackets of a rule: `score` 5+ · `number` 2 · `beyond` +1 · `amount` D6 or 1 · `area` 3x3 ·
 * `plus` +1 Str · `own` Str 5 · `shot` range 48, 2 shots · `attributes` and `rules` by their names · `against` those that
 * follow the word · `list` the same without the word · `whom` a rule, mark or height that somebody must have · `words`.
 */
export const bracketFields = [
  'score',
  'number',
  'beyond',
  'amount',
  'area',
  'plus',
  'own',
  'shot',
  'attributes',
  'rules',
  'against',
  'list',
  'whom',
  'words',
] as const
export type BracketField = (typeof bracketFields)[number]

/** What has to stand in the brackets of a rule (one of these), and what may besides. */
export interface RuleForm {
  needs: readonly BracketField[]
  may: readonly BracketField[]
  /** least and most of its number or score */
  bounds?: readonly [least: number, most: number]
}

const plain: RuleForm = { needs: [], may: [] }
const counted = (most: number, ...may: BracketField[]): RuleForm => ({
  needs: ['number'],
  may,
  bounds: [1, most],
})
const save: RuleForm = { needs: ['score'], may: [], bounds: [2, 6] }
const path: RuleForm = { needs: [], may: ['words'] }
const opposed: RuleForm = { needs: [], may: ['against'] }
const given: RuleForm = { needs: ['plus', 'attributes'], may: [] }
const special: RuleForm = { needs: ['amount'], may: ['own', 'attributes'] }
const melee: RuleForm = { needs: [], may: ['plus', 'attributes'] }
const shooting: RuleForm = { needs: [], may: ['score', 'shot', 'own', 'plus', 'attributes'], bounds: [2, 6] }

const forms: Partial<Record<BorneRuleId, RuleForm>> = {
  M01: path,
  M02: { ...save, may: ['against'] },
  M03: path,
  M05: { needs: [], may: ['number'], bounds: [1, 24] },
  M07: counted(6),
  M09: counted(4),
  M10: counted(6, 'words'),
  M11: { needs: ['plus', 'rules'], may: [] },
  M17: path,
  M18: { needs: ['whom', 'words'], may: [] },
  M21: { needs: [], may: ['whom', 'words'] },
  M22: path,
  M24: { needs: ['list'], may: [] },
  M26: { needs: [], may: ['whom', 'words'] },
  M29: path,
  M30: counted(6, 'words'),
  M32: { needs: ['amount'], may: [] },
  M39: { needs: [], may: ['whom', 'words'] },
  M41: save,
  M43: counted(6),
  M44: opposed,
  M45: counted(4),
  M56: opposed,
  W01: melee,
  W02: melee,
  W03: melee,
  W04: melee,
  W05: melee,
  W06: melee,
  W07: melee,
  W08: melee,
  W09: shooting,
  W10: shooting,
  W11: shooting,
  W12: shooting,
  W13: shooting,
  W14: shooting,
  W15: { needs: ['own'], may: ['shot', 'attributes'] },
  A03: special,
  A04: { needs: ['area'], may: [], bounds: [1, 10] },
  A10: { needs: ['number', 'beyond'], may: [], bounds: [1, 10] },
  A13: { needs: ['amount'], may: ['against'] },
  A14: special,
  A15: given,
  A19: given,
  A20: counted(4),
  A25: special,
  A27: special,
  A36: given,
}

/** What may stand in the brackets of each rule. */
export const ruleForms = Object.fromEntries(ruleIds.map(id => [id, forms[id] ?? plain])) as Readonly<
  Record<BorneRuleId, RuleForm>
>

/** Rules of the model as a whole; the others are those of the part with which they stand (G2a, G3a). */
export const isModelRule = (id: BorneRuleId): boolean => id.startsWith('M')
export const isWeapon = (id: BorneRuleId): boolean => id.startsWith('W')
/** Weapons of close combat: a part picks one of those that it has (G4b). */
export const isMeleeWeapon = (id: BorneRuleId): boolean => isWeapon(id) && id < 'W09'

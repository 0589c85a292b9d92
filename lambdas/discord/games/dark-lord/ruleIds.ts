/** Rules of The Dark Lord that help explains, by subject; DL are those of his page, DB those beneath it. */

export const ringRules = ['DL-01', 'DL-02', 'DL-03', 'DL-04', 'DL-05', 'DL-18', 'DL-19', 'DL-20'] as const

export const unseenRules = [
  'DL-06',
  'DL-07',
  'DL-08',
  'DL-09',
  'DL-10',
  'DL-11',
  'DL-12',
  'DL-13',
  'DL-14',
  'DL-15',
  'DL-16',
  'DL-17',
] as const

export const willRules = [
  'DL-21',
  'DL-22',
  'DL-23',
  'DL-24',
  'DL-25',
  'DL-26',
  'DL-27',
  'DL-28',
  'DL-29',
  'DL-30',
  'DL-31',
  'DL-32',
  'DL-33',
] as const

export const lordRules = [
  'DL-34',
  'DL-35',
  'DL-36',
  'DL-37',
  'DL-38',
  'DL-39',
  'DL-40',
  'DL-41',
  'DL-42',
  'DL-43',
  'DL-44',
  'DL-45',
  'DL-46',
  'DL-47',
  'DL-48',
  'DL-49',
] as const

export const powerRules = [
  'DL-50',
  'DL-51',
  'DL-52',
  'DL-53',
  'DL-54',
  'DL-55',
  'DL-56',
  'DL-57',
  'DL-58',
  'DL-59',
  'DL-60',
  'DL-61',
  'DL-62',
  'DL-63',
  'DL-64',
  'DL-65',
  'DL-66',
  'DL-67',
  'DL-68',
  'DL-69',
] as const

export const turnRules = [
  'DB-01',
  'DB-02',
  'DB-03',
  'DB-04',
  'DB-05',
  'DB-06',
  'DB-07',
  'DB-08',
  'DB-09',
  'DB-10',
  'DB-11',
  'DB-12',
  'DB-13',
] as const

export const battleRules = [
  'DB-14',
  'DB-15',
  'DB-16',
  'DB-17',
  'DB-18',
  'DB-19',
  'DB-20',
  'DB-21',
  'DB-22',
  'DB-23',
  'DB-24',
  'DB-25',
  'DB-26',
  'DB-27',
  'DB-28',
  'DB-29',
  'DB-30',
] as const

/** Every rule by its id, as it is counted. */
export const ruleIds = [
  ...ringRules,
  ...unseenRules,
  ...willRules,
  ...lordRules,
  ...powerRules,
  ...turnRules,
  ...battleRules,
].sort((a, b) => (a.slice(0, 2) === b.slice(0, 2) ? a.localeCompare(b) : a.startsWith('DL') ? -1 : 1))

export type RuleId = (typeof ruleIds)[number]

/** What help says of some rules: a name of a few words, what each does by its letters, and a case of it in numbers. */
export type RuleTexts<Rules extends readonly RuleId[]> = Record<
  Rules[number],
  { name: string; does: string; example?: string }
>

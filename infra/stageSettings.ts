/** Where the programs run: Graviton, which costs less, unless told otherwise. */
export const architectures = ['arm64', 'x86_64'] as const
export type Architecture = (typeof architectures)[number]

/** What one deployment is told. Two stages live side by side in one account. */
export interface StageSettings {
  /** names everything of this deployment: `prod`, `test` */
  stage: string
  architecture: Architecture
  /** games that are worked on at once; a new account may run ten functions in all, and the door and the clock need some */
  concurrency: number
  /** who hears of alarms; nobody where unset */
  alarmEmail?: string
  /** dollars a month after which `alarmEmail` is told; unset: no budget */
  budget?: number
  /** made for a trial: nothing guards it against being deleted */
  temporary: boolean
  /** a table that is there already, such as one restored from a backup, in place of one made here */
  table?: string
}

export const settingNames = [
  'stage',
  'architecture',
  'concurrency',
  'alarmEmail',
  'budget',
  'temporary',
  'table',
] as const satisfies readonly (keyof StageSettings)[]

/** Settings as they were given, not looked at yet. */
export type RawSettings = Partial<Record<keyof StageSettings, unknown>>

/** Reads a setting that may come from a command line (text) or from JSON (a value). Empty counts as unset. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return (typeof value === 'string' && value.trim()) || undefined
}

function wholeNumber(name: string, text: string | undefined, from: number, to: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < from || number > to)
    throw new Error(`${name} is ${text}: it is a whole number from ${from} to ${to}`)
  return number
}

/** Settings of a stage from what was given, the rest as it is usual. @throws with the name of what is wrong */
export function stageSettings(raw: RawSettings): StageSettings {
  const stage = textOf(raw.stage) ?? 'prod'
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(stage))
    throw new Error(`stage is ${stage}: it is at most 20 small letters, digits and hyphens, a letter first`)
  const wanted = textOf(raw.architecture) ?? 'arm64'
  const architecture = architectures.find(one => one === wanted)
  if (!architecture) throw new Error(`architecture is ${wanted}: it is ${architectures.join(' or ')}`)
  const alarmEmail = textOf(raw.alarmEmail)
  if (alarmEmail !== undefined && !/^\S+@\S+$/.test(alarmEmail))
    throw new Error(`alarmEmail is ${alarmEmail}: that is no e-mail address`)
  const budget = wholeNumber('budget', textOf(raw.budget), 1, 100_000)
  if (budget !== undefined && alarmEmail === undefined)
    throw new Error('budget needs alarmEmail: somebody has to be told')
  const table = textOf(raw.table)
  if (table !== undefined && !/^[\w.-]{3,255}$/.test(table))
    throw new Error(`table is ${table}: that is no name of a DynamoDB table`)
  return {
    stage,
    architecture,
    // Lambda takes two and more.
    concurrency: wholeNumber('concurrency', textOf(raw.concurrency), 2, 1000) ?? 5,
    temporary: textOf(raw.temporary) === 'true',
    ...(alarmEmail !== undefined && { alarmEmail }),
    ...(budget !== undefined && { budget }),
    ...(table !== undefined && { table }),
  }
}

import type { ServerSettings, UserSettings } from './types.ts'

/** Settings of who has set nothing. */
export const userDefaults = (user: string): UserSettings => ({
  user,
  language: null,
  timeZone: null,
  confirm: true,
  reminder: 'quarter',
  quiet: null,
  holiday: null,
  colours: 'standard',
  marks: 'few',
})

export const serverDefaults = (guild: string): ServerSettings => ({
  guild,
  language: null,
  channel: null,
  role: null,
})

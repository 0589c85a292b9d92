import type { OrderTopic } from '../../../../../../rules/regiments/index.ts'

/** Standing orders: what they are about, and what they may say. */
export const topicNames: Record<OrderTopic, string> = {
  begin: 'who begins',
  learn: 'choosing spells',
  order: 'order of your units',
  reaction: 'being charged',
  redirect: 'charging another one',
  reveal: 'hidden models',
  dispel: 'dispelling',
  direct: 'engineers',
  weapon: 'choice of weapon',
  strike: 'whom to strike',
  retreat: 'leaving a combat',
  away: 'which way an enemy flees',
  pursue: 'pursuing',
  overrun: 'overrunning',
  'combat-reform': 'reforming after a combat',
  rally: 'facing after a rally',
}

export const valueNames: Readonly<Record<string, string>> = {
  ask: 'ask me',
  begin: 'begin',
  defend: 'defend',
  usual: 'as usual',
  measured: 'with measure',
  hold: 'hold',
  flee: 'flee',
  nearest: 'the nearest',
  never: 'never',
  always: 'always',
  all: 'all dice',
  best: 'the best',
  ordinary: 'ordinary models',
  character: 'a character',
  losing: 'when losing',
  face: 'face the enemy',
}

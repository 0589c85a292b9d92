import type { Mount } from './profile.ts'

/** What figures ride, by id. */
export const mounts = {
  horse: {
    name: { en: 'horse', fr: 'cheval' },
    move: 10,
    strength: 3,
    defence: 4,
    life: 1,
    courage: 3,
  },
  'black-horse': {
    name: { en: 'black horse', fr: 'cheval noir' },
    move: 10,
    strength: 3,
    defence: 5,
    life: 1,
    courage: 4,
  },
  wolf: { name: { en: 'wolf', fr: 'loup' }, move: 10, strength: 4, defence: 4, life: 1, courage: 2 },
  pony: { name: { en: 'pony', fr: 'poney' }, move: 8, strength: 2, defence: 3, life: 1, courage: 3 },
} as const satisfies Record<string, Mount>

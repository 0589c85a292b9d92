import type { TokenPicture } from './tokenPicture.ts'

/** Silhouettes of peoples and of what else fights: the same in all games. */
export const peoples = {
  man: { icon: 'barbarian' },
  woman: { icon: 'swordwoman' },
  gondor: { icon: 'visored-helm' },
  rohan: { icon: 'galea' },
  king: { icon: 'old-king' },
  harad: { icon: 'turban' },
  easterling: { icon: 'samurai-helmet' },
  hooded: { icon: 'cowled' },
  wizard: { icon: 'wizard-face' },
  elf: { icon: 'woman-elf-face' },
  dwarf: { icon: 'dwarf-face' },
  halfling: { icon: 'character', behind: 'hobbit-door' },
  crawler: { icon: 'half-body-crawling' },
  ent: { icon: 'evil-tree' },
  eagle: { icon: 'eagle-emblem' },
  ghost: { icon: 'spectre' },
  orc: { icon: 'orc-head' },
  goblin: { icon: 'goblin-head' },
  uruk: { icon: 'orc-head', behind: 'brutal-helm' },
  wraith: { icon: 'hood' },
  'dark-lord': { icon: 'overlord-helm' },
  troll: { icon: 'troll' },
  ogre: { icon: 'ogre' },
  spider: { icon: 'masked-spider' },
  wolf: { icon: 'wolf-head' },
  bat: { icon: 'evil-bat' },
  beast: { icon: 'wyvern' },
  demon: { icon: 'daemon-skull' },
} as const satisfies Record<string, TokenPicture>
export type People = keyof typeof peoples

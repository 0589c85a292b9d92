import type { RegimentsPicture, ResultSheet } from '../../regiments/draw.ts'

type Host = Extract<RegimentsPicture, { armies: unknown }>['armies']

export const sampleArmies: Host = {
  title: 'Who takes the field',
  about: 'The hills, 2000 points',
  armies: [
    {
      name: 'Ada',
      icon: 'crown',
      kinds: [
        { name: 'general on a horse', icon: 'mounted-knight', count: 1, points: 310, leads: true },
        { name: 'wizard', icon: 'wizard-face', count: 1, points: 215, leads: true },
        { name: '20 spearmen in 5 files', icon: 'pikeman', count: 2, points: 230, leads: false },
        { name: '24 halberdiers', icon: 'sharp-halberd', count: 1, points: 264, leads: false },
        { name: '10 archers', icon: 'bowman', count: 1, points: 130, leads: false },
        { name: '8 knights', icon: 'cavalry', count: 1, points: 320, leads: false },
        { name: 'griffon', icon: 'eagle-head', count: 1, points: 225, leads: false },
      ],
    },
    {
      name: 'Bruno',
      icon: 'orc-head',
      kinds: [
        { name: 'warlord on a wyvern', icon: 'wyvern', count: 1, points: 480, leads: true },
        { name: '30 orcs with two weapons', icon: 'orc-head', count: 2, points: 345, leads: false },
        { name: '20 goblins', icon: 'goblin', count: 1, points: 140, leads: false },
        { name: '3 trolls', icon: 'troll', count: 1, points: 270, leads: false },
        { name: '10 wolf riders', icon: 'wolf-head', count: 1, points: 180, leads: false },
        { name: '4 ogres', icon: 'ogre', count: 1, points: 232, leads: false },
      ],
    },
  ],
}

/** A single army with a long name, and lines that are too long for one line. */
export const sampleArmy: Host = {
  title: 'Les Fidèles des collines du Nord',
  about: 'Les Terres sauvages · 1910 points · 7 unités · 2 personnages',
  armies: [
    {
      name: 'Les Terres sauvages',
      icon: 'wolf-head',
      kinds: [
        { name: 'chef de clan sur une vouivre', icon: 'wyvern', count: 1, points: 480, leads: true },
        { name: 'magicien', icon: 'wizard-face', count: 1, points: 215, leads: true },
        { name: '30 pillards à deux armes', icon: 'orc-head', count: 2, points: 345, leads: false },
        { name: '3 trolls', icon: 'troll', count: 1, points: 270, leads: false },
        { name: '10 rôdeurs des marais', icon: 'bowman', count: 2, points: 90, leads: false },
        { name: '10 cavaliers de loups', icon: 'wolf-head', count: 1, points: 75, leads: false },
        { name: '4 brutes', icon: 'ogre', count: 1, points: 70, leads: false },
      ],
    },
  ],
}

const unit = (
  label: string,
  name: string,
  icon: ResultSheet['players'][number]['units'][number]['icon'],
  worth: number,
  life: number,
  maxLife: number,
  starred = false,
) => ({
  label,
  name,
  icon,
  starred,
  worth,
  life,
  maxLife,
  lost: life === 0,
})

export const sampleEnd: ResultSheet = {
  title: 'Ada wins 17 : 3',
  about: 'The hills · turn 6 of 6',
  reason: '38 % of the points more than the enemy has taken',
  winner: 0,
  score: [17, 3],
  players: [
    {
      name: 'Ada',
      points: [2000, 2000, 1870, 1640, 1640, 1510, 1510],
      luck: '+2.5',
      units: [
        unit('A9', 'general', 'mounted-knight', 310, 3, 3, true),
        unit('A7', 'wizard', 'wizard-face', 215, 2, 2, true),
        unit('A1', 'spearmen', 'pikeman', 230, 0, 20),
        unit('A2', 'halberdiers', 'sharp-halberd', 264, 13, 24),
      ],
    },
    {
      name: 'Bruno',
      points: [2000, 1860, 1860, 1380, 1110, 980, 750],
      luck: '−1',
      units: [
        unit('B6', 'warlord', 'wyvern', 480, 0, 6, true),
        unit('B1', 'orcs', 'orc-head', 345, 11, 30),
        unit('B3', 'trolls', 'troll', 270, 0, 9),
      ],
    },
  ],
}

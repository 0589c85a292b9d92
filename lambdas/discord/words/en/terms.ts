import { listEn } from '../plural.ts'

/** The words of boards, battles and settings. */
export const terms = {
  camps: { good: 'Good', evil: 'Evil' },
  edges: { left: 'left edge', right: 'right edge', top: 'top edge', bottom: 'bottom edge' },
  facings: { N: 'N', NE: 'NE', SE: 'SE', S: 'S', SW: 'SW', NW: 'NW' },
  facingNames: {
    N: 'north',
    NE: 'north-east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    NW: 'north-west',
  },
  sides: {
    open: 'open',
    difficult: 'difficult',
    water: 'water',
    impassable: 'impassable',
    obstacle: 'obstacle',
  },
  reasons: {
    broken: 'half of an army is lost',
    'wiped-out': 'an army is wiped out',
    points: 'more points left',
    ring: 'the Ring decides',
    heroes: 'more points in heroes',
    draw: 'neither is ahead',
    conceded: 'conceded',
    agreed: 'draw by agreement',
    forfeit: 'forfeit',
  },
  paces: { '1h': '1 hour', '12h': '12 hours', '24h': '24 hours', '72h': '72 hours', none: 'no deadline' },
  /** what a judge may put right about a figure */
  corrections: { life: 'life', ap: 'action points', at: 'hex', facing: 'facing' },
  everybody: 'everybody who waits',
  stages: {
    challenge: 'open challenge',
    armies: 'choosing armies',
    battle: 'battle',
    over: 'over',
    declined: 'declined',
  },
  boardsSpecial: { rolled: 'the roll decides', random: 'drawn at random' },
  reminders: {
    quarter: 'with a quarter of the time left',
    '1h': '1 hour before',
    '3h': '3 hours before',
    '12h': '12 hours before',
    off: 'never',
  },
  palettes: { standard: 'standard', 'colour-blind': 'for the colour-blind' },
  markings: { few: 'what matters now', all: 'everything' },
  off: 'off',
  none: 'none',
  each: 'each figure',
  list: listEn,
}

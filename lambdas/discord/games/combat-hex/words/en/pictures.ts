import { formEn as form, listEn as list } from '../../../../words/plural.ts'

/** What pictures show besides figures, for those who cannot see them; hexes come as `C4–C7, D5`. */
export const pictures = {
  dangerZones: (who: string, hexes: string) => `Danger zones of ${who}: ${hexes}.`,
  start: (edge: string, who: string | null, hexes: string) =>
    `Deployment zone, ${edge} (${who ?? 'nobody’s yet'}): ${hexes}.`,
  starts: (zones: string) => `Deployment zones (3.02): ${zones}.`,
  startOf: (edge: string, who: string | null) => `${edge}: ${who ?? 'nobody yet'}`,
  places: (hexes: string) => `May be placed on ${hexes}.`,
  ends: (hexes: string) => `The move may end on ${hexes}.`,
  stops: (hexes: string) => `It must end where it enters ${hexes}.`,
  blocked: (hexes: string) => `Sight is blocked at ${hexes}.`,
  chain: (who: string) => `In one chain of combat: ${who}.`,
  ring: (who: string) => `Ringed: ${who}.`,
  legend: 'What lines, marks and signs on the board mean.',
  quarters: { nw: 'NW', ne: 'NE', sw: 'SW', se: 'SE' },
  quarter: (name: string) => `Quarter of the board: ${name}.`,
  part: (from: string, to: string) => `The part from ${from} to ${to}, enlarged.`,
  raised: (hexes: string) => `Raised: ${hexes}.`,
  barred: (hexes: string) => `No stopping: ${hexes}.`,
  sideKinds: { difficult: 'difficult', water: 'water', impassable: 'impassable', obstacle: 'obstacle' },
  sides: (counts: string) => `Sides: ${counts}.`,
  replay: 'A moving picture of moves, shots, combats and losses; it ends so:',
  /** below a picture of a replay: there is little room */
  caption: {
    phases: {
      'set-up': 'preparation',
      deployment: 'deployment',
      strategy: 'strategy',
      attack: 'attack',
      defence: 'defence',
      combat: 'combat',
      over: 'the end',
    },
    fall: (who: readonly string[]) => `${list(who)} ${form(who.length, 'falls', 'fall')}`,
    move: (who: readonly string[]) => `${list(who)} ${form(who.length, 'moves', 'move')}`,
    shoot: (who: string, targets: readonly string[]) => `${who} shoots at ${list(targets)}`,
    strike: (who: readonly string[], target: string) =>
      `${list(who)} ${form(who.length, 'strikes', 'strike')} at ${target}`,
    fight: (sides: readonly string[]) => `${list(sides)} fight`,
  },
}

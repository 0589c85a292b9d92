import type { AbilityId } from '../../../../../rules/combat-hex/index.ts'
import type { Example } from './playExample.ts'

/** For each special ability the case that its page of help shows. */
export const abilityExamples: Readonly<Record<AbilityId, Example>> = {
  'battle-awareness': {
    figures: 'A1 boromir E3 NE, B1 orc-warrior G1 SW, B2 orc-warrior C5 NE',
    phase: 'strategy',
    answers: ['use A1 battle-awareness'],
    zones: 0,
  },
  cavalry: {
    figures: 'A1 rohan-rider B2 SE, B1 uruk-hai G3 NW',
    answers: ['charge A1 F3 NE', 'strike A1 B1'],
    dice: [5, 2, 4],
  },
  fast: { figures: 'A1 elf-warrior A3 SE, B1 orc-warrior I3 NW', answers: ['use A1 fast', 'move A1 H3'] },
  'fast-strike': {
    figures: 'A1 eowyn A3 SE, B1 orc-warrior D3 SE',
    answers: ['move A1 C3 SE', 'use A1 fast-strike B1', 'move A1 E2'],
  },
  flyer: {
    figures: 'A1 great-eagle A3 SE, B1 orc-warrior D2 NW, B2 orc-warrior D3 NW',
    sides: { impassable: 'F1 SW, F1 S, E3 NE, E3 SE, E4 NE, E4 SE' },
    answers: ['move A1 H3'],
  },
  invigorate: { figures: 'A1 gandalf D3 SE, A2 elf-warrior E3 NE ap0', answers: ['use A1 invigorate A2'] },
  'magical-force': {
    figures: 'A1 galadriel B3 SE, A2 rohan-warrior E5 NE, A3 rohan-warrior G5 NW, B1 orc-warrior F2 NW',
    phase: 'strategy',
    answers: ['use A1 magical-force B1', 'move B1 F4'],
  },
  repel: {
    figures: 'A1 galadhrim-guard D3 SE, B1 orc-warrior G3 NW',
    second: true,
    answers: ['move B1 E4', 'use A1 repel'],
  },
  sneak: { figures: 'A1 hobbit-archer B2 SE, B1 orc-warrior D2 NW', answers: ['use A1 sneak', 'move A1 F3'] },
  stalwart: {
    figures: 'A1 faramir D3 SE, B1 orc-warrior E4 NW',
    second: true,
    answers: ['move B1 H4', 'use A1 stalwart'],
  },
  tyrant: {
    figures: 'A1 rohan-warrior A4 SE, B1 goblin-king H3 NW, B2 goblin-warrior H2 NW, B3 goblin-warrior H4 NW',
    second: true,
    answers: ['use B1 tyrant', 'move B2 B1', 'move B3 C4'],
  },
  'arrow-flurry': {
    figures: 'A1 legolas B3 NE, B1 orc-warrior F1 SW, B2 orc-warrior G3 NW, B3 goblin-warrior E2 SW',
    answers: ['use A1 arrow-flurry', 'shoot A1 NE'],
    seed: 10,
  },
  'crack-shot': {
    figures: 'A1 elf-archer D3 SE, B1 orc-warrior H3 NW',
    answers: ['use A1 crack-shot', 'shoot A1 B1', 'move A1 B1'],
  },
  'deadly-aim': {
    figures: 'A1 gondor-archer B3 SE, B1 half-troll G3 NW',
    answers: ['shoot A1 B1', 'use A1 deadly-aim'],
    seed: 5,
  },
  'deadly-shot': {
    figures: 'A1 ithilien-ranger B3 SE, B1 half-troll G3 NW',
    answers: ['shoot A1 B1', 'use A1 deadly-shot'],
  },
  'expert-marksman': {
    figures: 'A1 elf-archer B3 SE, A2 rohan-warrior D3 SE, B1 orc-warrior G4 NW, B2 orc-warrior E4 NW',
    answers: ['use A1 expert-marksman', 'shoot A1 B1'],
  },
  'perfect-aim': {
    figures: 'A1 rohan-archer B3 SE, B1 orc-warrior F3 NW',
    answers: ['use A1 perfect-aim', 'shoot A1 B1', 'A1'],
    dice: [2, 3, 5],
  },
  'shot-caller': {
    figures: 'A1 haldir C2 SE, A2 rohan-archer B3 SE, B1 uruk-hai G3 NW',
    answers: ['shoot A2 B1', 'use A1 shot-caller B1'],
  },
  'volley-attack': {
    figures: 'A1 rohan-archer B3 NE, B1 orc-warrior E2 SW, B2 goblin-warrior F2 SW',
    answers: ['use A1 volley-attack', 'shoot A1 NE'],
  },
  'battle-cry': {
    figures: 'A1 aragorn D3 SE, A2 rohan-warrior D4 NE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 battle-cry'],
    seed: 1,
  },
  'battle-savvy': {
    figures: 'A1 boromir D3 SE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 battle-savvy'],
    seed: 1,
  },
  berserker: {
    figures: 'A1 rohan-warrior E4 NW, A2 rohan-warrior C3 SE, B1 uruk-berserker D3 SE',
    phase: 'combat',
    answers: ['use B1 berserker'],
  },
  'dirty-fighting': {
    figures: 'A1 pippin D3 SE, B1 orc-warrior E4 NW',
    phase: 'combat',
    answers: ['use A1 dirty-fighting', 'A1'],
    seed: 8,
  },
  rage: {
    figures: 'A1 rohan-warrior E4 NW, B1 half-troll D3 SE',
    phase: 'combat',
    answers: ['use B1 rage'],
    dice: [5, 4, 2, 2, 6, 5, 3, 3, 2, 5, 2],
  },
  spearman: {
    figures: 'A1 gondor-soldier C3 SE, A2 rohan-warrior D3 SE, B1 orc-warrior E4 NW',
    phase: 'combat',
    answers: ['use A1 spearman'],
  },
  'aggressive-strategy': {
    figures: 'A1 elendil D3 SE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 aggressive-strategy', '2 3'],
    dice: [6, 5, 4, 3, 2, 2, 2, 6, 2, 3, 5, 3],
  },
  armor: {
    figures: 'A1 gondor-soldier D3 SE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 armor'],
    seed: 3,
  },
  assassin: {
    figures: 'A1 eowyn D3 SE, B1 half-troll E4 NW',
    phase: 'combat',
    answers: ['A1', 'use A1 assassin'],
    seed: 7,
  },
  bodyguard: {
    figures: 'A1 boromir D3 SE, A2 royal-guard D4 NE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A2 bodyguard A1'],
  },
  courage: {
    figures: 'A1 merry D3 SE life1, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 courage'],
    seed: 2,
  },
  'killing-blow': {
    figures: 'A1 dunedain-ranger D3 SE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 killing-blow'],
    seed: 1,
  },
  'rally-cry': {
    figures: 'A1 boromir D3 SE, A2 rohan-warrior D4 NE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 rally-cry'],
    dice: [3, 3, 2, 2, 2, 5, 2, 3],
  },
  dread: {
    figures: 'A1 elf-warrior C3 NE, B1 ringwraith D3 SE',
    answers: ['use A1 fast', 'use B1 dread'],
  },
  'ent-carry': {
    figures: 'A1 ent C3 NE, A2 rohan-archer B3 NE, B1 orc-warrior H2 NW',
    answers: ['use A1 ent-carry A2', 'shoot A2 B1'],
    dice: [5, 3, 2, 4],
  },
  fearsome: { figures: 'A1 rohan-warrior A3 SE, B1 cave-troll F3 NW', answers: ['move A1 D3'], zones: 1 },
  healing: {
    figures: 'A1 sam D3 SE, A2 boromir E3 NE life1',
    phase: 'strategy',
    answers: ['use A1 healing A2'],
  },
  initiative: {
    figures: 'A1 galadriel C3 SE, B1 orc-warrior G3 NW',
    phase: 'strategy',
    answers: ['use A1 initiative'],
    dice: [3, 3],
  },
  large: {
    figures:
      'A1 rohan-archer B3 SE, A2 rohan-warrior C3 SE, A3 rohan-warrior C4 SE, A4 rohan-warrior D3 SE, B1 cave-troll G3 NW',
    answers: ['shoot A1 B1'],
    zones: 1,
    dice: [5, 6, 4],
  },
  leadership: {
    figures:
      'A1 faramir D3 SE, A2 rohan-warrior B1 SE, A3 rohan-warrior B2 SE, A4 rohan-warrior B3 SE, A5 rohan-warrior B4 SE, A6 rohan-warrior C1 SE, A7 rohan-warrior C2 SE, A8 rohan-warrior C3 SE, A9 rohan-warrior C4 SE',
    ring: ['A1'],
  },
  regeneration: {
    figures: 'A1 king-of-the-dead D3 SE life1, B1 orc-warrior G3 NW',
    phase: 'strategy',
    answers: ['use A1 regeneration'],
  },
  'steal-essence': {
    figures: 'A1 pippin B2 SE, B1 grima H3 NW',
    second: true,
    answers: ['use B1 steal-essence fast', 'move B1 C3'],
  },
  terrifying: { figures: 'A1 oathbreaker D3 SE, B1 orc-warrior E4 NW', answers: ['move A1 B1'], zones: 1 },
  ward: {
    figures: 'A1 galadriel D3 SE, B1 grishnakh E4 NE',
    second: true,
    answers: ['use B1 fast', 'use A1 ward'],
  },
  precious: { figures: 'A1 smeagol D3 SE, B1 orc-warrior G3 NW', phase: 'strategy', seed: 1 },
  'black-troll-rage': {
    figures: 'A1 boromir D3 SE, A2 gandalf C3 SE, B1 cave-troll F3 NW, B2 mordor-troll E2 SW',
    phase: 'combat',
    answers: ['use B2 black-troll-rage'],
  },
  'one-ring': {
    figures: 'A1 frodo D3 SE, B1 ringwraith G3 NW',
    phase: 'strategy',
    answers: ['use A1 one-ring'],
  },
}

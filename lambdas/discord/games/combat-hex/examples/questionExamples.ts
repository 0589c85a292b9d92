import type { QuestionKind } from '../../../../../rules/combat-hex/index.ts'
import type { Example } from './playExample.ts'

/** Two small armies along their edges, one figure of them still to be placed. */
const along: Example = {
  figures:
    'A1 aragorn C3 NE, A2 rohan-warrior B1 SE, A3 rohan-archer - NE, B1 ugluk G3 NW, B2 orc-warrior H1 SW, B3 orc-archer H4 NW',
  phase: 'deployment',
  starts: true,
}

/** For each kind of question a case in which it is asked. Before the board is chosen there is none to show it on. */
export const questionExamples: Readonly<Record<QuestionKind, Example>> = {
  'camp-or-board': along,
  camp: along,
  board: along,
  edge: along,
  deploy: {
    figures:
      'A1 aragorn C3 SE, A2 rohan-warrior - NE, A3 rohan-archer - NE, B1 ugluk G3 NW, B2 orc-warrior H1 SW',
    phase: 'deployment',
  },
  role: {
    figures: 'A1 aragorn C3 NE, A2 rohan-warrior C2 SE, B1 ugluk G3 NW, B2 orc-warrior G2 SW',
    phase: 'strategy',
  },
  declare: { figures: 'A1 galadriel C3 SE, B1 orc-warrior G3 NW', phase: 'strategy' },
  strategy: { figures: 'A1 boromir E3 NE, B1 orc-warrior G1 SW, B2 orc-warrior C5 NE', phase: 'strategy' },
  'move-enemy': {
    figures: 'A1 galadriel B3 SE, A2 rohan-warrior E5 NE, A3 rohan-warrior G5 NW, B1 orc-warrior F2 NW',
    phase: 'strategy',
    answers: ['use A1 magical-force B1'],
    reach: 'B1',
  },
  act: {
    figures: 'A1 rohan-warrior B3 NE, B1 orc-warrior F3 NW',
    reach: 'A1',
    sides: { water: 'D2 SE, D3 NE, D3 SE, D4 NE' },
  },
  turning: {
    figures: 'A1 rohan-warrior D3 NW, A2 rohan-archer B4 NE, B1 orc-warrior E4 NW',
    answers: ['done'],
    zones: 0,
  },
  ring: { figures: 'A1 frodo-ring D3 SE, B1 ringwraith G3 NW', phase: 'strategy', seed: 1 },
  react: { figures: 'A1 galadhrim-guard D3 SE, B1 orc-warrior G3 NW', second: true, answers: ['move B1 E4'] },
  'convert-hit': {
    figures: 'A1 rohan-archer B3 SE, B1 orc-warrior F3 NW',
    answers: ['shoot A1 B1'],
    seed: 2,
  },
  'convert-wound': {
    figures: 'A1 rohan-warrior D3 SE, B1 orc-warrior E4 NW',
    phase: 'combat',
    seed: 23,
  },
  reroll: {
    figures: 'A1 elendil D3 SE, B1 uruk-hai E4 NW',
    phase: 'combat',
    answers: ['use A1 aggressive-strategy'],
  },
  allocate: {
    figures: 'A1 aragorn D3 SE, B1 orc-warrior E3 SW, B2 uruk-hai E4 NW',
    phase: 'combat',
  },
  combat: {
    figures:
      'A1 rohan-warrior C2 SE, B1 orc-warrior D2 NW, A2 aragorn F3 SE, B2 orc-warrior G4 NW, B3 uruk-hai G3 SW',
    phase: 'combat',
  },
}

import type { QuestionKind } from '../../../../../../rules/combat-hex/index.ts'

/** Pages of help about what players are asked: what it is called, and how to answer it. */
export const questionHelp: Record<QuestionKind, { title: string; does: string }> = {
  'camp-or-board': {
    title: 'Camp or board',
    does: 'Before a battle each side rolls a die. The winner chooses the camp or the board, and the other gets the other choice (3.02). What the challenge has settled is not asked.',
  },
  camp: {
    title: 'Which camp',
    does: 'You play the figures of your army of this camp: Good or Evil (3.02). Bring an army of each where the roll decides.',
  },
  board: {
    title: 'Which board',
    does: 'You choose where the battle is fought (3.02); your opponent picks an edge and deploys first. `/board show` draws each board.',
  },
  edge: {
    title: 'Which edge',
    does: 'You deploy along this narrow edge, up to three hexes deep, and your opponent along the other one (3.02). You deploy first.',
  },
  deploy: {
    title: 'Deployment',
    does: 'Place your figures in your zone, each on a hex of its own, looking wherever you like (3.02). Nothing counts before **Deployment done**. What finds no room leaves the army (3.03).',
  },
  role: {
    title: 'Attacker or defender',
    does: 'Whoever wins the strategy roll decides who is the attacker this turn (3.05). The attacker acts first, and chooses which combat is fought first; the defender acts when all has been seen.',
  },
  declare: {
    title: 'Abilities for the strategy roll',
    does: 'Use an ability for the roll that is about to be made, or go on. Both sides choose without knowing of the other (8.45).',
  },
  strategy: {
    title: 'Strategy phase',
    does: 'Abilities of the strategy phase are used now, before anybody acts: the attacker first (3.051, 8.07). Go on when you have used what you want.',
  },
  'move-enemy': {
    title: 'Moving an enemy',
    does: 'An ability lets you move an enemy with its own movement points, by all the rules of moving. Danger zones of yours stop it, and leaving one costs it a free attack. You may leave it where it is.',
  },
  act: {
    title: 'Your action phase',
    does: 'Choose a figure, and let it move or shoot (5.01); turning is free. When the next figure begins, the one before is done (3.09). Nobody has to act (3.07). **End phase** when you have done what you want.',
  },
  turning: {
    title: 'Turning at the end',
    does: 'When all have acted, figures that did not shoot may turn once more (3.091): the danger zone is what lies before them, and who fights whom hangs on it.',
  },
  ring: {
    title: 'The Ring',
    does: 'Whoever began the turn with the Ring on decides whether to keep it on or to try to take it off (9.11). That may fail: an inner struggle is rolled.',
  },
  react: {
    title: 'A reaction',
    does: 'Something has just happened that an ability of yours may answer, also in your opponent’s phase (8.085). Use it and pay its cost, or let it pass. Where both could, the attacker is asked first (8.07).',
  },
  'convert-hit': {
    title: 'A superficial hit',
    does: 'Each 1 among the dice is a superficial hit. One AP makes a real hit of one of them: in a shot once (5.18), in a combat once for each engaged figure (6.10), a large one as often as it can pay (8.46). What nobody converts is lost.',
  },
  'convert-wound': {
    title: 'A superficial wound',
    does: 'A 1 among the damage dice hurts nobody, but 2 AP make a 6 of it: in a shot once (5.21), in a combat once for each engaged figure (6.14), a large one as often as it can pay (8.46).',
  },
  reroll: {
    title: 'Throwing dice again',
    does: 'An ability lets you throw damage dice again, as many as you like. Name the faces to throw again; the new ones count, better or worse (8.34).',
  },
  allocate: {
    title: 'Who takes a damage die',
    does: 'Each damage die goes to one enemy in the danger zones of your figures whose endurance it reaches (6.17). A die that can go somewhere has to (6.16); to somebody at 0 life already it is wasted.',
  },
  combat: {
    title: 'Which combat first',
    does: 'Figures in each other’s danger zones hang together in chains, and each chain fights for itself. The attacker says which comes first (6.02). Whoever falls is gone when the next is fought (6.21).',
  },
}

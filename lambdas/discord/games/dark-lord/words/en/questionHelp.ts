import type { QuestionKind } from '../../../../../../rules/dark-lord/index.ts'

/** Pages of help about what players are asked: what it is called, and how to answer it. */
export const questionHelp: Record<QuestionKind, { title: string; does: string }> = {
  deploy: {
    title: 'Deployment',
    does: 'Place your figures in your zone, each on a hex of its own; nobody sees it before you begin (DB-30). **Place all for me** does the rest.',
  },
  holder: {
    title: 'Who has the Ring',
    does: 'Several figures of yours stand equally high among those who may have the Ring (DL-32). Choose the one that has it, for the whole game.',
  },
  rally: {
    title: 'Courage of a broken side',
    does: 'Your side is broken: every unengaged figure tests Courage before it may act, heroes first, and leaves where it fails (DB-22). A hero that passes spares friends within 6 their test, so begin with the one that stands well.',
  },
  'will-now': {
    title: 'When the Ring calls',
    does: 'The die of the Ring is due for your wearer (DL-21): throw it now, or say that the wearer stays where it is, and throw later in this moving stage (DL-22). Who stays is not moved by you in this turn, whatever the die shows.',
  },
  'will-move': {
    title: 'Moving the enemy’s wearer',
    does: 'The Ring has given you the move of an enemy (DL-25). Choose a hex; it may charge figures of yours, never its friends, and you may not lead it over an edge, nor off the board (DL-27, DL-29). Or leave it where it is.',
  },
  act: {
    title: 'Moving',
    does: 'Choose a figure, and let it go, charge, cast, stand up or put the Ring on; each figure acts once a turn and is done before the next begins (DB-04). A preview tells what a move comes to before it counts. **End moving** ends the stage.',
  },
  shots: {
    title: 'Shooting',
    does: 'Choose who shoots, and at whom: an enemy in range and sight that is not engaged (DB-12). Whoever charged, or used more than half of its Move, does not shoot. **End shooting** ends the stage.',
  },
  'compel-move': {
    title: 'Compelling',
    does: 'Your power moves this enemy by up to half its Move, not over an obstacle and not up (DL-56, DL-57). Choose a hex, or leave it where it is; it does not move again in this turn.',
  },
  force: {
    title: 'What the compelled does',
    does: 'Besides moving it you may make it do one thing: put the Ring on if it has it, or drop what it carries (DL-58). Or nothing.',
  },
  might: {
    title: 'Might on a die',
    does: 'A die has just been thrown. Each point of Might adds 1 to it, no die above 6, and is gone for good (DB-07). In a duel the side that is losing is asked first, then the other, each once.',
  },
  fate: {
    title: 'Fate against a wound',
    does: 'Before a wound costs a life a point of Fate may be spent: on 4 or more the wound is gone (DB-08). Failed, another point may be tried.',
  },
  'last-life': {
    title: 'Might for the last life',
    does: 'The die that keeps the Dark Lord shows a 1: one point of Might makes it 2, and he stays (DL-44).',
  },
  resist: {
    title: 'Resisting a power',
    does: 'A power names your figure. Say how many Will it pays, a die each: a die as high as the casting undoes it (DB-19). A 6 as thrown gives one Will back. No dice, and the power takes hold.',
  },
  'courage-will': {
    title: 'Points for Courage',
    does: 'A Courage test needs 10 and has not made it. Might raises its dice, then each Will adds 1 (DB-06). What is offered is enough to pass; you may also let it fail.',
  },
  'free-will': {
    title: 'The Will that costs nothing',
    does: 'Once a turn a point of his Will costs nothing (DL-46): use it now, or pay from his store and keep it for later in the turn.',
  },
  whose: {
    title: 'Rider or mount',
    does: 'Your power names a rider: say whether the rider or the mount suffers it (DL-52, DL-66, DL-68).',
  },
  heroic: {
    title: 'Heroic actions in fights',
    does: 'For one Might: a heroic strike adds what a die shows to the Fight of your hero for this fight, 10 at most; a first fight is fought before the others (DB-21).',
  },
  split: {
    title: 'Dividing fights',
    does: 'Put all who are engaged into fights of one against one or more with whom it is engaged; there have to be as many fights as there can be (DB-14). Choose a division from the list, or write one: `/answer choice:A1:B1,B2 A3:B4`.',
  },
  'fight-order': {
    title: 'Which fight next',
    does: 'You have priority, so you say which fight comes next, first fights before others (DB-14, DB-21). Whoever loses backs off, and that may leave friends or enemies without a way.',
  },
  support: {
    title: 'Supporting',
    does: 'Spears and pikes behind a fighter may each lend it a die, for one fight a turn (DB-24). If you win they strike once each; if you lose, only fighters back off and are struck, but for the Dark Lord’s sweep (DL-47).',
  },
  'back-off': {
    title: 'Backing off',
    does: 'Your fighters have lost: each goes to a free hex beside it that touches no enemy fighter of this fight, or a friend makes way (DB-16). Whoever can go nowhere is trapped, and struck twice for each strike.',
  },
  'strike-how': {
    title: 'Strikes, sweep or brand',
    does: 'The Dark Lord has won: he strikes as others do, or hits every enemy of the fight once with Strength 8 (DL-47), or strikes once at one, who burns if alive (DL-48).',
  },
  'strike-at': {
    title: 'Whom to strike',
    does: 'Your winners strike, fighters as often as their Attacks, supporters once (DB-17). Say whom each strikes, rider or mount; strikes left over go on to others.',
  },
  shift: {
    title: 'Shifting a wearer',
    does: 'Your figure ends its move on the hex of a wearer that it does not see. The wearer goes to the nearest empty hex; of several as near you pick (DL-12).',
  },
  'frighten-order': {
    title: 'Who is frightened next',
    does: 'Everybody in range of your power tests Courage one after another, each finished before the next (DL-62). The order may block ways of flight.',
  },
  'flight-way': {
    title: 'The way of a flight',
    does: 'A frightened figure goes its whole Move straight away from the caster (DL-62). Where two ways are as straight, you choose one.',
  },
}

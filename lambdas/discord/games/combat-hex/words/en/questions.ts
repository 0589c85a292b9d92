import type { Moment } from '../../../../../../rules/combat-hex/index.ts'
import { countEn as count, dice } from '../../../../words/plural.ts'
import type { QuestionWords } from '../types.ts'

/** What has happened when an ability may answer it. */
const moments: Record<Moment, (who: string, ability: string, loss: number) => string> = {
  'before-strategy-roll': () => 'the strategy roll is about to be made',
  strategy: () => 'an ability may be used now',
  'before-action': who => `${who} is about to act`,
  'before-move': who => `${who} is about to move`,
  'own-action': who => `${who} is about to act`,
  'during-move': who => `${who} interrupts its move`,
  'before-others-move': () => 'somebody is about to move',
  'leaving-zone': who => `${who} is about to leave a danger zone`,
  'zone-entered': who => `${who} has entered a danger zone`,
  'shot-aimed': who => `${who} has taken aim`,
  'before-shot': who => `${who} is about to shoot`,
  'before-shot-damage': who => `the shot of ${who} has hit`,
  'count-attacks': () => 'the attack dice of a combat are being counted',
  'before-combat-roll': () => 'the dice of a combat are about to be rolled',
  'after-damage-roll': () => 'the damage dice are rolled',
  'before-allocation': () => 'the damage dice are about to be given out',
  'damage-allocated': (who, _, loss) => `${who} is to lose ${loss} life`,
  fallen: who => `${who} has fallen to 0 life`,
  'about-to-spend': who => `${who} is about to spend AP`,
  'ability-activated': (who, ability) => `${who} uses ${ability || 'an ability'}`,
}

export const questions: QuestionWords = {
  'camp-or-board': () =>
    'you won the deployment roll: choose the camp or the board; your opponent chooses the other (3.02).',
  camp: () => 'which camp do you play? (3.02)',
  board: () => 'on which board do you fight? (3.02)',
  edge: ({ edges }) =>
    edges
      ? 'at which edge do you deploy? Those who come after you in the order choose from the rest. (3.02)'
      : 'at which narrow edge do you deploy? You deploy first. (3.02)',
  deploy: about =>
    about.waiting.length
      ? `deploy within three hexes of your edge; ${count(about.waiting.length, 'figure waits', 'figures wait')}. (3.02)`
      : 'everybody stands. Turn or move whom you like, then press Deployment done. (3.02)',
  role: ({ players, first }) =>
    `you won the ${first ? 'deployment' : 'strategy'} roll: ${players ? `attacker, who acts first of ${players}, or defender, who acts last?` : `attacker or defender ${first ? 'in the first' : 'this'} turn?`} (${first ? '3.02' : '3.05'})`,
  declare: about =>
    `${moments[about.moment]('', '', 0)}. Use an ability for it, or go on?${about.openly ? '' : ' Your opponent does not see your choice before making their own.'} (8.45)`,
  strategy: () => 'use an ability of the strategy phase, or go on. (3.051)',
  'move-enemy': (about, n) =>
    `move ${n.figure(about.figure)}, with its ${count(about.movement, 'MP', 'MP')}, or leave it where it is.`,
  act: (about, n) =>
    about.active
      ? `${n.figure(about.active)} is acting${about.movement ? `, ${count(about.movement, 'MP', 'MP')} left` : '; its move is over'}. Go on with it, or ${about.ready.length ? 'choose another' : 'end the phase'}. (3.09)`
      : about.ready.length
        ? `choose a figure to act; ${about.ready.length} ready. (3.06)`
        : 'all have acted: end the phase. (3.06)',
  turning: () => 'turn figures that did not shoot, then press Done turning. (3.091)',
  ring: (about, n) => `${n.figure(about.figure)} wears the Ring: keep it on, or try to take it off? (9.11)`,
  react: (about, n) => {
    const who = about.cause === null ? '' : n.figure(about.cause)
    const because = moments[about.moment](who, about.ability ? n.ability(about.ability) : '', about.loss ?? 0)
    return `${because}. React, or let it pass? (8.07)`
  },
  'convert-hit': about =>
    `${about.left} superficial: convert one into a hit? ${count(about.hits, 'hit', 'hits')} so far. (${about.blow === 'shot' ? '5.18' : '6.10'})`,
  'convert-wound': about =>
    `damage dice ${dice(about.faces)}: convert a 1 into a 6? (${about.blow === 'shot' ? '5.21' : '6.14'})`,
  reroll: about =>
    `damage dice ${about.faces.join(' ')}: which do you throw again? Name their faces, or none. (8.34)`,
  allocate: about =>
    `who takes the ${dice([about.die])}${about.converted ? ', a converted wound' : ''}?${about.rest.length ? ` Then: ${dice(about.rest)}.` : ''} (6.17)`,
  combat: about => `${count(about.chains.length, 'combat', 'combats')} left: which comes first? (6.02)`,
}

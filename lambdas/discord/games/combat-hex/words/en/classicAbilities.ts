import type { ClassicAbilityWords } from '../types.ts'

/** What the abilities of the classic rules do where that differs from the tournament; null where it does not. */
export const classicAbilities: ClassicAbilityWords = {
  'battle-awareness': null,
  fast: null,
  'fast-strike':
    'At any moment of its move, before the first hex too: one free attack on an enemy in its danger zone. Then it goes on, unless a zone holds it; it does not shoot any more.',
  'magical-force':
    'In the strategy phase, on any enemy in sight: you move that enemy with its own movement points, by all the rules of moving. It does not run, and acts as usual afterwards.',
  'arrow-flurry':
    'Before it shoots: its shooting dice are doubled. It names a target, and each damage die goes to any enemy in sight that it can hurt, in range or not.',
  'crack-shot': 'Before it does anything: it may both shoot and move, in either order.',
  'deadly-shot': null,
  'expert-marksman': null,
  sneak:
    'Before it moves: until the end of the turn every hex costs it 1 MP, walls included; it passes enemies and leaves danger zones without free attacks. Coming into one still stops it.',
  tyrant:
    'Before one of your warriors moves: your warriors beside it now that have not moved have 1 MP more until the end of the turn.',
  'shot-caller':
    'In your action phase, on an enemy that it sees as it stands: your warriors have one die more against that enemy until the end of the turn.',
  'battle-cry':
    'When the attack dice of its combat are counted: all your warriors there have one die more until the end of the turn.',
  berserker: null,
  'dirty-fighting': null,
  spearman:
    'When attack dice are counted: the friend straight ahead, on any base, has one die more, whoever stands near.',
  armor:
    'When the first damage dice of the turn were allocated to it: the first of them takes no life, whatever it would take.',
  assassin:
    'When damage dice are given out: converted wounds take two lives in place of one off enemies in its danger zone, until the end of the turn. Two assassins do no more.',
  courage:
    'When it falls to 0 life: it stays until the end of the next turn, and for good if it has life again by then.',
  bodyguard:
    'When the damage dice of its combat are thrown: no damage dice may go to any hero of yours in that combat, itself included.',
  'aggressive-strategy':
    'When the damage dice of its combat are thrown: your whole damage roll is thrown again.',
  dread:
    'When an adjacent enemy is about to spend AP: abilities and conversions cost adjacent enemies 1 AP more until the end of the turn, also those with Dread. Running does not.',
  healing: null,
  initiative:
    'Before the strategy roll: 1 is added to your die. Whoever attacked last chooses first, and the others know of it.',
  leadership: null,
  'steal-essence':
    'Whenever the copied ability could be used: it has an ability of an enemy hero on the board until the end of the turn, without paying for that one. One that is always at work may be copied too.',
  'one-ring':
    'In its action phase, before anything else: it puts the Ring on, or, on a later turn, tries to take it off. With the Ring on it struggles when it is to act; losing costs a life and its movement of the turn. Dice hurt it only in a ringwraith’s danger zone. If it dies the battle is lost, if it leaves by the far edge the battle is won.',
}

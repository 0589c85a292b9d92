import type { AbilityWords } from '../types.ts'

export const abilities: AbilityWords = {
  'battle-awareness':
    'In the strategy phase: until the end of the turn its danger zone is all six hexes around it.',
  cavalry:
    'Always: may charge instead of moving, over open ground, with a free attack at its end, unless it began the action phase in a danger zone; or shoot in the middle of a move. On its way the front hex alone counts, and its danger zone lies before that one. Figures on foot neither hide it nor stand in its sight, but over them a shot hits on a 6 only, unless the shooter is raised; one of its hexes on raised ground is enough. Turns in place by half a circle only, and instead of moving.',
  fast: 'Before it moves: its movement points are doubled. Running is not.',
  'fast-strike':
    'During its move, after a hex or more: a free attack on an enemy in its danger zone. Where nothing holds it afterwards, it goes on with what it has left. Not after running.',
  flyer:
    'Always: it flies over any ground and anybody for 1 MP a hex, stops in danger zones of flyers only, suffers free attacks only for leaving the one it began in, and at the end of its action makes a free attack or shoots. It cannot run.',
  invigorate:
    'In place of moving and shooting, on an adjacent friend: a die for every AP that friend has spent; each 4 or more gives one back.',
  'magical-force':
    'In the strategy phase, on an enemy in sight before it, on a base of one hex: you move that enemy with its own movement points, by all the rules of moving. It does not run, and acts as usual afterwards.',
  repel: 'When an enemy has entered its danger zone: a free attack on that enemy.',
  'arrow-flurry':
    'Before it shoots: its shooting dice are doubled, it names no target, and each damage die goes to any enemy in range and in sight that it can hurt. No die more from raised ground or Shot Caller, and no penalty for what the line crosses.',
  'crack-shot': 'Before it does anything: it may still move after it has shot.',
  'deadly-aim':
    'When its shot has hit, before damage is rolled: every damage die takes two lives in place of one.',
  'deadly-shot': 'When its shot has hit, before damage is rolled: two damage dice for each hit.',
  'expert-marksman': 'Just before it shoots: no figure, friend or enemy, stands in its line of sight.',
  sneak:
    'Before it moves: until the end of the turn every hex costs it 1 MP, walls included; it passes enemies and danger zones without stopping, and leaves them without free attacks. It ends on no figure and on no X.',
  stalwart:
    'When an enemy tries to leave its danger zone: the enemy stays where it is, and its move is spent. One that sneaks suffers a free attack instead.',
  tyrant:
    'Before one of your warriors moves: your warriors that stood beside it when the action phases began have 1 MP more until the end of the turn.',
  'perfect-aim': 'Before it shoots: every 2 of the shot is a superficial hit too, as a 1 is.',
  'shot-caller':
    'When one of your warriors has aimed at an enemy that it sees too: your warriors have one die more against that enemy until the end of the turn.',
  'volley-attack':
    'Before it shoots: it names no target, and each damage die goes to any enemy in range and in sight that it can hurt.',
  'battle-cry':
    'When the attack dice of its combat are counted: your engaged warriors there have one die more until the end of the turn.',
  'battle-savvy':
    'Before the dice of its combat are rolled: every natural 6 of your roll is kept as a 6 among the damage dice.',
  berserker:
    'When the attack dice of its combat are counted: one die more for each adjacent enemy, even behind it.',
  'dirty-fighting':
    'Before the dice of its combat are rolled: every 2 of your roll is a superficial hit too, as a 1 is.',
  rage: 'When the attack dice of its combat are counted: one die is rolled for each of its attacks, bonuses for place and by abilities included, and every 4 or more adds an attack.',
  spearman:
    'When attack dice are counted, while it stands in no danger zone and has nobody in its own: the friend on one hex straight ahead has one die more; several spearmen add up. A rider that enters its danger zone suffers a free attack, which costs nothing.',
  armor: 'When damage dice were allocated to it: one point of the damage is ignored.',
  courage:
    'When it falls to 0 life: it stays, and counts as alive, until the end of the next turn. Then it leaves, healed or not.',
  'killing-blow':
    'When the damage dice of its combat, or of its own shot, are thrown: every 1 of its side becomes a 6.',
  'rally-cry':
    'When the damage dice of its combat are thrown: your engaged warriors have 1 endurance more in it, up to 6.',
  assassin:
    'When damage dice of its combat are given out: converted wounds take 1 life more off enemies in its danger zone, until the end of the turn.',
  bodyguard:
    'When the damage dice of its combat are thrown: no damage dice may go to one adjacent hero of yours in that combat until the end of the turn.',
  'aggressive-strategy':
    'When the damage dice of its combat are thrown: any dice of your damage roll are thrown again.',
  dread:
    'When an adjacent enemy is about to spend AP: abilities, conversions and running cost adjacent enemies 1 AP more until the end of the turn; several add up. Who can pay that has to, who cannot spends nothing and goes without. Whoever has Dread does not mind.',
  'ent-carry':
    'Before it does anything: it takes up a friend on one hex that began the turn beside it and is beside it now; two at most, also when deploying. Up there a friend shoots as from raised ground and fights nobody; stepping down is its action. They fall with it.',
  fearsome:
    'Always: enemies pay 1 AP to enter its danger zone; enemy warriors that begin their action phase there pay 1 AP or break away.',
  healing:
    'In the strategy phase: an adjacent friend regains as much life as a die shows, up to its full life.',
  initiative:
    'Before the strategy roll: 1 is added to your die. Both sides choose without knowing of the other.',
  large:
    'Always: its danger zone and its sight are all around it. Figures that are not Large neither block its sight nor stop it nor keep it from shooting; it converts as often as it can pay. It blocks all sight; over figures that are not Large only a 6 hits it, unless the shooter is Large or raised; and raised ground helps neither it nor its enemies.',
  leadership:
    'When the army is chosen: the AP of this hero count twice for the number of warriors. Nothing has to be used.',
  regeneration: 'In the strategy phase: one die for each life it has lost; every 4 or more gives one back.',
  'one-ring':
    'In the strategy phase or before it acts: it puts the Ring on: only ringwraiths shoot at it or use abilities on it, and only in the danger zone of one is it hurt in combat. Each turn an inner struggle, a die for good and one for evil, decides whether it may act; where evil is higher it loses a life, too. Every ringwraith has to go for it. On a later turn it may try to take the Ring off instead: good has to be higher, else it stays on and a life is lost (9.03, 9.04, 9.11). If it dies the battle is lost, if it leaves by the far edge the battle is won.',
  'steal-essence':
    'Whenever the copied ability could be used: it uses an ability of an enemy hero on the board, without paying for that one, until the end of the turn; none that is always at work, nor Steal Essence.',
  terrifying:
    'Always: nobody makes a free attack on it, and Fast Strike, Magical Force, Stalwart, Shot Caller, Assassin, Dread, Fearsome, Ward, Deadly Aim, Steal Essence and Repel of enemies do not touch it.',
  ward: 'When an enemy in its danger zone or its combat has activated an ability: the effects of that ability are undone. Ward itself, abilities that are always at work and those of Sauron cannot be undone.',
  precious:
    'Always: when a turn begins, one die for good and one for evil are thrown; where evil is ahead, the other figure takes its place with the same life and AP. It joins an army with the bearer of the Ring only, and its number is no cost.',
  'black-troll-rage':
    'When the attack dice of its combat are counted: two dice more for each other Large friend there.',
}

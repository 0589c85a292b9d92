import type { RefusalCode } from '../../../../../../../rules/index.ts'
import type { RefusalWords } from '../../../../../words/types.ts'

/** Refusals of Combat Hex: what is wrong, and what to do instead. */
export const battle = {
  'no-figure': ['No figure {figure} stands here.', 'Take a label as drawn on the board, such as A3.'],
  'not-yours': ['{figure} is not yours.', 'Choose a figure of your own.'],
  'cannot-face': ['{figure} cannot face {facing} there.', 'It fits with: {facings}.'],
  'no-room': ['{figure} cannot end on {to}: {why}.', 'Choose a free hex.'],
  // deployment
  'still-to-deploy': ['Some figures still wait and have room.', 'Place them, or use /deploy auto.'],
  'outside-zone': [
    '{hex} is more than three hexes from the {edge}.',
    'Choose a hex of your zone, lit up on the board.',
  ],
  'not-placed': ['{figure} is not on the board yet.', 'Place it with /deploy place.'],
  // movement
  'not-neighbours': [
    '{from} and {to} are not neighbours.',
    'Name every hex of the way, or only the last one.',
  ],
  impassable: ['The side between {from} and {to} cannot be crossed: {side}.', 'Go another way.'],
  'enemy-in-the-way': ['An enemy, {figure}, stands on {to}.', 'Go around it.'],
  'friend-threatened': ['{figure} on {to} is threatened by an enemy and cannot be crossed.', 'Go around it.'],
  'too-few-points': [
    'The step to {to} costs {cost} MP; {left} left.',
    'End before it; `/map reach:` shows how far it goes.',
  ],
  'cannot-stop-in-zone': [
    '{to} is in a danger zone, where a move ends, and nobody can end on it.',
    'Go another way.',
  ],
  'move-over': ['The move of {figure} is over.', 'Choose another figure, or end the phase.'],
  'too-few-ap': ['That costs {cost} AP; {figure} has {ap}.', 'AP do not come back; choose something else.'],
  'only-turning': ['Only turning is left in this phase.', 'Turn figures, or end with /done.'],
  'nobody-acting': ['No figure is acting now.', '/done ends the phase.'],
  'not-acting-now': ['{figure} is not acting now; {active} is.', 'End the activation of {active}.'],
  'acted-already': ['{figure} has already acted this turn.', 'Choose a figure that is ready.'],
  'faces-so-already': ['{figure} faces {facing} already.', 'Choose another side.'],
  'must-stop': ['On {hex} {figure} enters a danger zone and must stop.', 'End the move there, or go around.'],
  'same-hex': ['{figure} stands on {hex} already.', 'To turn in place use /turn.'],
  'out-of-reach': [
    '{hex} is out of reach of {figure}: the way costs {cost} MP, {left} left.',
    '`/map reach:` shows where it can go.',
  ],
  'no-way': [
    'No way leads {figure} to {hex}: figures, danger zones or sides bar it.',
    '`/map reach:` shows where it can go.',
  ],
  'run-before-move': [
    '{figure} has not moved yet; running comes after a move.',
    'Move it a hex or more first.',
  ],
  'ran-already': ['{figure} has already run in this phase.', 'Choose another figure.'],
  'run-threatened': [
    '{figure} stands in a danger zone and cannot run.',
    'End with it, or choose another figure.',
  ],
  'turn-moved': [
    '{figure} has moved, and faces as its move ended.',
    'Undo the move, or choose another figure.',
  ],
  'shot-already': ['{figure} has already shot.', 'Choose another figure.'],
  'no-shooter': ['{figure} cannot shoot.', '/figures show says who can.'],
  'moved-already': ['{figure} has moved; a figure moves or shoots.', 'Choose another figure to shoot.'],
  'shoot-threatened': [
    '{figure} stands in an enemy’s danger zone and cannot shoot.',
    'Choose somebody whom no enemy threatens; whoever moves out does not shoot any more in this turn (5.01).',
  ],
  'own-target': ['{target} is on your own side.', 'Choose an enemy.'],
  'names-no-target': [
    '{figure} names no target now: its dice go to whom they can hurt.',
    'Shoot with a facing in place of an enemy.',
  ],
  'names-a-target': ['{figure} must name whom it shoots at.', 'Choose an enemy.'],
  'nobody-in-view': ['{figure} sees nobody in range there.', 'Choose another facing.'],
  'out-of-range': ['{target} is {far} hexes away; {figure} shoots {range} far.', 'Choose a nearer enemy.'],
  'out-of-field': [
    '{target} is not before {figure}, however it turns.',
    'Choose another enemy; `/map sight:` shows whom it sees.',
  ],
  'no-sight': [
    '{figure} does not see {target}: a wall at {hex} is in the way.',
    '`/map sight:` shows whom it sees.',
  ],
  'no-sight-figure': [
    '{figure} does not see {target}: {by} stands in the way at {hex}.',
    '`/map sight:` shows whom it sees.',
  ],
  'no-sight-raised': [
    '{figure} does not see {target}: the raised ground at {hex} is in the way.',
    '`/map sight:` shows whom it sees.',
  ],
  'not-in-view': ['Facing {facing}, {figure} does not see {target}.', 'It does facing: {facings}.'],
  // abilities
  'no-such-ability': ['{figure} has no ability “{ability}”.', '/figures show lists what it has.'],
  'no-such-target': [
    'That is nobody on whom {figure} may use this ability now.',
    '/answer lists whom it may be used on.',
  ],
  'no-such-copy': [
    'No enemy hero here has “{ability}” to copy.',
    'Choose an ability of an enemy hero on the board.',
  ],
  'not-its-moment': ['{ability} cannot be used now.', '/help ability: says when it may be used.'],
  'only-replaces': ['{figure} comes into play only in place of another figure.', 'Take that one instead.'],
  carried: ['{figure} is carried by {target}.', 'Let it shoot, or step down; that is its action.'],
  'not-carried': ['Nobody carries {figure}.', 'Use /move.'],
  'no-way-down': ['{figure} cannot step down to {hex}.', 'It can step down to: {hexes}.'],
  'no-carrier': ['{figure} carries nobody.', 'Only figures with Ent Carry do.'],
  'no-leaving': ['{figure} may not leave the board.', 'Only the bearer of the Ring may.'],
  'not-at-far-edge': [
    '{figure} does not stand at the far edge.',
    'Move there first; leaving costs {cost} MP.',
  ],
  'must-approach': [
    '{figure} has to go for {target}, who wears the Ring.',
    'Take it nearer, with {target} before it if it can.',
  ],
  'always-at-work': [
    '{ability} has no number on the base of {figure}: it is always at work.',
    'It needs no activation and costs nothing.',
  ],
  'not-in-book': [
    'The classic rules do not know {ability}.',
    'It is on the base of {figure} for tournament battles; here it does nothing.',
  ],
  'ability-used': ['{figure} has used {ability} this turn already.', 'It can be used again next turn.'],
  'ability-too-dear': [
    '{ability} costs {cost} AP; {figure} has {ap}.',
    'AP do not come back; choose something else.',
  ],
  passive: [
    '{figure} has no enemy in its danger zone; in a combat it may use Armor, Courage and Dread alone.',
    'Choose a figure that is engaged.',
  ],
  'not-its-combat': [
    '{figure} is not in this combat, and nobody in its danger zone is concerned.',
    'Keep {ability} for its own combat.',
  ],
  'kept-up': ['{figure} is kept up by Courage already.', 'It leaves when its time is over.'],
  'not-in-zone': [
    '{figure} has nobody in its danger zone to use this on.',
    'Choose a figure that is near enough.',
  ],
  'no-striker': ['{figure} cannot end its action with a free attack.', 'Fight in the combat phase.'],
  'struck-already': ['{figure} has ended its action.', 'Choose another figure.'],
  'too-afraid': [
    '{figure} cannot pay {cost} AP to brave the enemy before {to}; it has {ap}.',
    'Break away, or go another way.',
  ],
  'must-leave': ['{figure} cannot pay for staying beside a fearsome enemy.', 'Break away with it first.'],
  'no-rider': ['{figure} cannot charge.', 'Move it; riders charge.'],
  'charge-after-move': [
    '{figure} has moved; a charge takes the place of a move.',
    'Move on, or choose another figure.',
  ],
  'charge-threatened': [
    '{figure} began this action phase in a danger zone and cannot charge in it.',
    'Move instead; an enemy that is gone attacks nobody.',
  ],
  'charge-ground': [
    'A charge does not cross the side between {from} and {to}: {side}.',
    'Go around, or move.',
  ],
  // armies
  'too-many-warriors': [
    '{warriors} warriors, but the heroes’ AP allow {limit}.',
    'Take {over} out, or add a hero.',
  ],
  'too-many-copies': ['{figure} is there {count} times; {most} at most here.', 'Take some out.'],
  'mixed-camps': ['Good ({good}) and Evil ({evil}) do not fight side by side.', 'Keep to one camp.'],
  'same-unique': ['Unique number {number} is there more than once: {figures}.', 'Keep one of them.'],
  'ability-banned': ['{figure} has {ability}, which may not be taken here.', 'Choose another figure.'],
  'too-many-with-ability': ['{count} figures have {ability}; {most} at most here.', 'Take some of them out.'],
  'version-not-allowed': [
    '{figure} is of the version {version}; allowed: {allowed}.',
    'Choose another version.',
  ],
  'kind-not-allowed': ['{figure} is not allowed; allowed: {allowed}.', 'Choose another figure.'],
  'base-not-allowed': ['The base of {figure} is not allowed; allowed: {allowed}.', 'Choose another figure.'],
  'points-out-of-range': [
    '{points} points is out of range.',
    'Take {least} to {most}; 500, 1000 and 1500 are usual.',
  ],
  'too-many-players': [
    '{count} players are too many for these rules; {most} at most.',
    'Choose rules:classic for three or four.',
  ],
  'board-faulty': ['The board’s text has {faults} faults.', 'Correct it and try again.'],
  'nothing-to-show': [
    'There is nothing to show before “{answer}”.',
    'Answer at once, with now:True or /answer.',
  ],
  'order-topic': [
    'There is no topic {topic} for orders.',
    'Choose one from the list that opens as you type, such as hits, targets or an ability.',
  ],
  'order-value': ['“{value}” says nothing about {topic}.', 'Possible: {possible}.'],
  'order-number': ['{value} action points cannot be kept.', 'Give a whole number from {least} to {most}.'],
  'order-long': ['This order is too long; it has {most} characters at most.', 'Say it shorter.'],
  'order-modes': ['“{value}” says two things at once about {topic}.', 'Give one of: {possible}.'],
  'order-figure': [
    'An order cannot name {figure} here: no such figure, or not one of yours.',
    'Name a figure by its label on the board.',
  ],
  'order-hex': ['The board has no hex {hex}.', 'Name a hex such as C7.'],
  'order-not-here': [
    '“{value}” means something in one battle only.',
    'Give this order with the scope “this game”.',
  ],
  'correction-number': ['That is no number for this figure.', 'Give a whole number from {least} to {most}.'],
  'correction-place': ['{figure} cannot stand there.', 'Name a hex with room for its base.'],
  'correction-taken': ['{target} stands there.', 'Name a free hex, or put that figure elsewhere first.'],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

import type { RefusalWords } from '../types.ts'

/** What is wrong, and what to do instead, for every refusal of the rules, the commands and the worker. */
export const refusals = {
  // answers to questions
  'not-offered': [
    '“{answer}” is not among the choices now.',
    'Take one of the buttons, or one that /answer lists.',
  ],
  'question-changed': [
    'The question has changed meanwhile.',
    'Look at /game status and answer the present one.',
  ],
  'battle-over': ['This battle is over.', 'See /game status for the result; /challenge begins another.'],
  'no-figure': ['No figure {figure} stands here.', 'Take a label as drawn on the board, such as A3.'],
  'not-yours': ['{figure} is not yours.', 'Choose a figure of your own.'],
  'no-hex': ['The board has no hex “{hex}”.', 'Hexes are written like C7: column letter, row number.'],
  'no-facing': ['“{facing}” is no facing.', 'Facings are N, NE, SE, S, SW, NW.'],
  'cannot-face': ['{figure} cannot face {facing} there.', 'It fits with: {facings}.'],
  'no-room': [
    '{figure} cannot end on {to}: an X, somebody there, or no room for its base.',
    'Choose a free hex.',
  ],
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
  impassable: ['The side between {from} and {to} is {side}.', 'Go another way.'],
  'enemy-in-the-way': ['An enemy, {figure}, stands on {to}.', 'Go around it.'],
  'friend-threatened': ['{figure} on {to} is threatened by an enemy and cannot be crossed.', 'Go around it.'],
  'too-few-points': [
    'The step to {to} costs {cost} MP; {left} left.',
    'End before it; /map reach shows how far it goes.',
  ],
  'cannot-stop-in-zone': [
    '{to} is in a danger zone, where a move ends, and nobody can end on it.',
    'Go another way.',
  ],
  'move-over': ['The move of {figure} is over.', 'Choose another figure, or end the phase.'],
  'too-few-ap': ['That costs {cost} AP; {figure} has {ap}.', 'AP do not come back; choose something else.'],
  'only-turning': ['Only turning is left in this phase.', 'Turn figures, or end with /done.'],
  'acted-already': ['{figure} has already acted this turn.', 'Choose a figure that is ready.'],
  'faces-so-already': ['{figure} faces {facing} already.', 'Choose another side.'],
  'must-stop': ['On {hex} {figure} enters a danger zone and must stop.', 'End the move there, or go around.'],
  'same-hex': ['{figure} stands on {hex} already.', 'To turn in place use /turn.'],
  'out-of-reach': ['{hex} is out of reach of {figure}: {left} MP left.', '/map reach shows where it can go.'],
  'run-before-move': [
    '{figure} has not moved yet; running comes after a move.',
    'Move it a hex or more first.',
  ],
  'ran-already': ['{figure} has already run in this phase.', 'Choose another figure.'],
  'run-threatened': [
    '{figure} stands in a danger zone and cannot run.',
    'End with it, or choose another figure.',
  ],
  'shot-already': ['{figure} has already shot.', 'Choose another figure.'],
  'no-shooter': ['{figure} cannot shoot.', '/figures show says who can.'],
  'moved-already': ['{figure} has moved; a figure moves or shoots.', 'Choose another figure to shoot.'],
  'shoot-threatened': [
    '{figure} stands in an enemy’s danger zone and cannot shoot.',
    'Move it out first; that is breaking away (4.11).',
  ],
  'immune-to-shots': ['Nobody can shoot at {target}.', 'Choose another enemy, or fight it.'],
  'own-target': ['{target} is on your own side.', 'Choose an enemy.'],
  'out-of-range': ['{target} is {far} hexes away; {figure} shoots {range} far.', 'Choose a nearer enemy.'],
  'out-of-field': [
    '{target} is not before {figure}, however it turns.',
    'Choose another enemy; /map sight shows whom it sees.',
  ],
  'no-sight': [
    '{figure} does not see {target}: a wall at {hex} is in the way.',
    '/map sight shows whom it sees.',
  ],
  'no-sight-figure': [
    '{figure} does not see {target}: {by} stands in the way at {hex}.',
    '/map sight shows whom it sees.',
  ],
  'no-sight-raised': [
    '{figure} does not see {target}: the raised ground at {hex} is in the way.',
    '/map sight shows whom it sees.',
  ],
  'not-in-view': ['Facing {facing}, {figure} does not see {target}.', 'It does facing: {facings}.'],
  // abilities
  'no-such-ability': ['{figure} has no ability “{ability}”.', '/figures show lists what it has.'],
  'no-such-copy': [
    'No enemy hero here has “{ability}” to copy.',
    'Choose an ability of an enemy hero on the board.',
  ],
  'not-its-moment': ['{ability} cannot be used now.', '/help topic:abilities says when each may be used.'],
  'ability-used': ['{figure} has used {ability} this turn already.', 'It can be used again next turn.'],
  'ability-too-dear': [
    '{ability} costs {cost} AP; {figure} has {ap}.',
    'AP do not come back; choose something else.',
  ],
  passive: [
    '{figure} has no enemy in its danger zone; in a combat it may use Armor, Courage and Dread alone.',
    'Choose a figure that is engaged.',
  ],
  'only-itself': ['{figure} can use this for itself alone.', 'Wait until it is about this figure.'],
  'no-damage': ['{figure} has no damage left to ignore.', 'Keep the AP.'],
  'kept-up': ['{figure} is kept up by Courage already.', 'It leaves when its time is over.'],
  'not-in-zone': [
    '{figure} has nobody in its danger zone to use this on.',
    'Choose a figure that is near enough.',
  ],
  'not-adjacent': ['{figure} and {target} are not adjacent.', 'Choose a figure that stands beside.'],
  'not-an-enemy': ['{figure} can answer enemies only.', 'Let it pass.'],
  'immune-to-ward': ['Ward does nothing against {target}.', 'Let it pass.'],
  'ward-not-warded': ['Ward cannot be warded.', 'Let it pass.'],
  // undo
  'undo-dice': ['Dice have been rolled since; what they showed cannot be taken back.', 'Play on from here.'],
  'undo-answered': ['Your opponent has answered since.', 'Play on from here.'],
  'undo-nothing': [
    'There is nothing of yours to take back.',
    'Undo reaches back to where the figure’s activation began.',
  ],
  // armies
  'army-empty': ['The army is empty.', 'Add figures with /army add.'],
  'army-missing': ['An army of {army}{camp} is missing.', 'Bring one of each camp, or the starter armies.'],
  'army-too-big': ['{count} figures are too many; {most} at most.', 'Take some out with /army remove.'],
  'army-too-dear': [
    'It costs {cost} points, {over} more than {points}.',
    'Take figures out with /army remove.',
  ],
  'too-many-warriors': [
    '{warriors} warriors, but the heroes’ AP allow {limit}.',
    'Take {over} out, or add a hero.',
  ],
  'too-many-copies': ['{figure} is there {count} times; {most} at most here.', 'Take some out.'],
  'mixed-camps': ['Good ({good}) and Evil ({evil}) do not fight side by side.', 'Keep to one camp.'],
  'wrong-camp': ['{figure} does not fight for {camp}.', 'Choose a figure of that camp; see /figures list.'],
  'same-unique': ['{figures} share the unique number {number}.', 'Keep one of them.'],
  'figure-banned': ['{figure} may not be taken here.', 'Choose another figure.'],
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
  'unknown-figure': ['No figure of the roster is called “{figure}”.', 'See /figures list.'],
  'unknown-army': [
    'You have no army called “{army}”.',
    '/army list shows yours; /army starter gets you one.',
  ],
  'army-exists': ['You already have an army called “{army}”.', 'Choose another name, or delete that one.'],
  'army-name': ['“{army}” is no name for an army.', 'Take 1 to 40 characters, on one line.'],
  'army-not-there': ['{figure} is not in “{army}”.', '/army show lists who is.'],
  'too-many-armies': ['You keep {most} armies already.', 'Delete one with /army delete.'],
  'army-camp': ['You play {camp} here; this army fights for the other camp.', 'Pick an army of {camp}.'],
  'same-camp': ['Both armies fight for {camp}.', 'Bring one of each camp.'],
  'already-picked': ['Your army is chosen already.', 'Wait for your opponent’s choice.'],
  'not-picking': ['Armies are not being chosen in this game.', 'See /game status.'],
  // games and challenges
  'which-game': [
    'Several of your games are played here, or none is.',
    'Name one with the option game; /game list shows yours.',
  ],
  'no-game': ['There is no such game.', '/game list shows yours; /challenge begins one.'],
  stranger: [
    'You are not a player of this game.',
    'You may watch: /map and /game status. /challenge begins one of your own.',
  ],
  'not-your-turn': ['It is {name}’s turn to answer.', 'You will be pinged when it is yours.'],
  stale: ['This button is out of date; the game has gone on.', 'Here is the present state.'],
  'stale-army': ['This button is out of date; the army has changed.', 'See /army show, then /army delete.'],
  'no-battle': ['The battle has not begun.', 'See /game status for what is missing.'],
  'not-this-question': ['That is not what is asked now.', 'See the question in /game status.'],
  'nothing-to-end': ['There is nothing to end here.', 'Answer the question in /game status.'],
  'cannot-finish': [
    'Only a deployment or an action phase of your own can be finished by the program.',
    'Answer the question in /game status.',
  ],
  'challenge-self': ['You cannot challenge yourself.', 'Leave the opponent out: anybody may then accept.'],
  'challenge-bot': ['{name} is a bot and does not play.', 'Challenge a person, or leave the opponent out.'],
  'challenge-gone': ['This challenge is no longer open.', '/challenge makes a new one.'],
  'not-invited': ['This challenge is for somebody else.', '/challenge makes one of your own.'],
  'own-challenge': [
    'You cannot accept your own challenge.',
    'Wait for an opponent, or withdraw it with Decline.',
  ],
  'open-challenge': [
    'This challenge is open to all; there is nothing to decline.',
    'Leave it to somebody else.',
  ],
  'number-long': ['Your part in the seed is too long.', 'Take at most 100 characters.'],
  'unknown-board': ['There is no board “{board}”.', 'Choose one that is offered.'],
  'no-board': ['There is no board “{board}”.', 'Choose one that is offered.'],
  'nothing-to-show': [
    'There is nothing to show before “{answer}”.',
    'Answer at once, with now:true or /answer.',
  ],
  'draw-offered': ['You have already offered a draw.', 'Your opponent may accept it with /game draw.'],
  'no-draw-offer': ['No draw is on offer.', 'Offer one with /game draw.'],
  'verify-later': [
    'The seed is published when the battle is over.',
    'Until then the fingerprint is {commitment}.',
  ],
  // movement and shots, asked before they are confirmed
  'cannot-reach': ['{figure} cannot get to {to}.', '/map reach:{figure} shows where it can go.'],
  'which-figure': ['“{figure}” may be several figures: {figures}.', 'Take the label.'],
  'not-acting': ['Nobody can be moved, turned or shot with now.', 'See the question in /game status.'],
  // settings and the server
  'not-manager': ['Only those who may manage the server can change this.', 'Ask one of them.'],
  'no-server': ['There is no server here.', 'Use it in a channel of a server.'],
  'nothing-to-set': ['No setting was named.', 'Choose one of the options.'],
  'still-playing': [
    'You are in the middle of games: {count} open.',
    'Finish, decline or concede them first; /game list shows them.',
  ],
  'missing-rights': [
    'I lack rights in this channel: {rights}.',
    'Ask somebody who manages the server to grant them.',
  ],
  // the program itself
  'went-wrong': [
    'Something went wrong on our side; the game is as it was. Number {id}.',
    'Try again; if it stays, tell the keepers of the bot that number.',
  ],
  'too-late': ['Discord delivered /{command} too late; it was not carried out.', 'Please send it again.'],
  'late-answer': [
    '/{command} was carried out, but the answer came too late to show it to you alone.',
    'Look with /game status.',
  ],
  busy: ['Others were changing the game at that moment; nothing was changed.', 'Try again.'],
  'unknown-command': ['There is no command /{command} here.', 'See /help.'],
  'unknown-option': ['/{command} has no option {option}.', 'See /help.'],
  'missing-option': ['/{command} needs the option {option}.', 'Give it and send again.'],
  'wrong-option': ['“{value}” does not fit the option {option}.', 'Choose one that is offered.'],
  'unknown-button': ['This button is unknown.', 'Look with /game status.'],
  'not-posted': ['Discord did not take a message of mine: {reason}', 'Check my rights in this channel.'],
  'upload-elsewhere': ['{file} does not come from Discord.', 'Attach it to the command.'],
  'upload-large': ['{file} is larger than {limit}.', 'Attach a smaller file.'],
  'upload-failed': ['{file} could not be fetched.', 'Try again.'],
  'upload-not-text': ['{file} is not a text file.', 'Attach a text file.'],
} satisfies Record<string, RefusalWords>

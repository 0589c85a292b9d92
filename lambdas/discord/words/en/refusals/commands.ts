import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'

/** Refusals of the bot: commands, files, stored games: what is wrong, and what to do instead. */
export const commands = {
  'in-tutorial': [
    'A tutorial is played by yourself, against the computer.',
    '/tutorial goes on with it; /play begins a real battle.',
  ],
  'nothing-to-use': [
    'No ability can be used at this question.',
    'Answer it first, with /answer or the buttons.',
  ],
  'unknown-restricted': ['“{text}” is no figure and no ability here.', 'Did you mean {names}?'],
  'nothing-restricted': [
    '“{text}” is no figure and no ability here.',
    'Separate names by commas; `/figures list` and `/help ability:` know them all.',
  ],
  'which-restricted': ['“{text}” may be {names}.', 'Write the whole name, or its id.'],
  'limit-out-of-range': [
    'A limit of {count} says nothing.',
    'Take {least} to {most}; what may not be there at all goes into ban.',
  ],
  'too-many-restrictions': [
    '{count} restrictions are too many; {most} in a list at most.',
    'Leave some out.',
  ],
  'no-army-possible': [
    'With these restrictions nobody could lead an army of {camp} at {points} points.',
    'Allow a hero of that camp.',
  ],
  'no-starter': ['No starter army of {camp} keeps to the restrictions here.', 'Bring an army of your own.'],
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
  'not-picking': ['Armies are not being chosen in this game.', 'See /game status.'],
  // games and challenges
  'which-game': [
    'Several of your games are played here, or none is.',
    'Name one with the option game; /game list shows yours.',
  ],
  'choice-gone': ['This choice is no longer open.', 'Type the command again.'],
  'no-game': ['There is no such game.', '/game list shows yours; /challenge begins one.'],
  stranger: [
    'You are not a player of this game.',
    'You may watch: /map and /game status. /challenge begins one of your own.',
  ],
  stale: ['This button is out of date; the game has gone on.', 'Here is the present state.'],
  'stale-army': ['This button is out of date; the army has changed.', 'See /army show, then /army delete.'],
  'no-battle': ['The battle has not begun.', 'See /game status for what is missing.'],
  'not-this-question': ['That is not what is asked now.', 'See the question in /game status.'],
  'which-move': [
    '“{move}” is no move that can be read.',
    'Write figure and hex, with commas between moves: `/move also:A2 D7, A3 E9 NE`.',
  ],
  'dice-before': [
    'Dice fall, or somebody answers, before another figure moves.',
    'Confirm what is planned; then move the others.',
  ],
  'game-lacks': ['{game} has no such {option}.', 'Leave `{option}` out, or take one that is offered there.'],
  'no-orders': [
    'This game takes no standing orders.',
    'Answer each question when it is asked: by its buttons, or by /answer.',
  ],
  'no-verb': ['{game} has no `/{command}`.', 'Use the buttons of the game, or `/answer`.'],
  'other-game': ['This command belongs to another game.', 'Use the buttons of the game, or /answer.'],
  'odds-without-figure': [
    'Nobody is named who would shoot at {target} or attack.',
    'Name the figure as well: /odds figure:A1 target:B1, or any two of the roster.',
  ],
  'odds-without-target': [
    'An ability, a distance, raised ground and a back count between two figures, and no target is named.',
    'Name it: /odds figure:A1 target:B1; or leave these options out, for the combat as things stand.',
  ],
  'not-borne-so': [
    '“{line}” cannot be compared so: {rule} does not fit it.',
    'Type the line as it should be, and compare by `/odds`.',
  ],
  'promise-gone': [
    'There is no such promise of dice, or none any more.',
    'Press *Throw it* again below odds of your own.',
  ],
  'nothing-shoots': [
    'Nothing of the first unit shoots over {distance} {distance|inch|inches} so.',
    'Take less, a unit with bows, or leave `distance` out for a clash; only few weapons shoot after a march.',
  ],
  'odds-far': ['{distance} {distance|hex is|hexes are} more than any shot flies.', 'Take {most} at most.'],
  'odds-needs-units': [
    'Two units are needed: one, and the one that it meets.',
    'Say both: `/odds unit:lancers against:spears`. They may be lines: `/help system:Regiments topic:a unit as a line`.',
  ],
  'no-odds-in-game': [
    '{game} tells no odds.',
    'Ask where no battle of it is played: there `/odds` is about a game that tells some.',
  ],
  'no-odds': [
    '{figure} can do nothing of the kind to {target}.',
    'A large figure has no back, and a shot needs a bow and range: try without behind and distance.',
  ],
  'no-replay': ['There is no moving picture of this game.', 'See /game status for how it stands.'],
  'no-such-frame': ['There is no picture {number}: this replay has {count}.', 'See /game replay.'],
  'nothing-to-end': ['There is nothing to end here.', 'Answer the question in /game status.'],
  'cannot-finish': [
    'Only a deployment or an action phase of your own can be finished by the program.',
    'Answer the question in /game status.',
  ],
  'challenge-private': [
    'Battles are not played in this chat, which nobody but you reads.',
    'Type `/challenge` or `/play` in a channel of a server. `/tutorial` works here, too.',
  ],
  'challenge-self': ['You cannot challenge yourself.', 'Leave the opponent out: anybody may then accept.'],
  'challenge-twice': ['{name} is named twice.', 'Name everybody once.'],
  'one-army': ['By these rules you bring one army.', 'Choose one, of whichever camp.'],
  'too-many-challenged': ['{count} players are too many here; {most} at most.', 'Challenge fewer.'],
  'too-many-for-rules': [
    '{count} players are too many for these rules; {most} at most.',
    'Choose rules:{book} for so many.',
  ],
  'challenge-bot': [
    '{name} is a bot and does not play.',
    'Challenge a person, or leave the opponent out; `/challenge computer:` lets this program play.',
  ],
  'computer-without-army': [
    'The restrictions leave the computer no ready army.',
    'Loosen them, or challenge a person.',
  ],
  'not-absent': [
    '{name} is still playing: {count} of {most} turns in a row {count|is|are} missed.',
    'The computer may play on for an opponent who has missed {most} in a row, has left the server, or allows it by `/game substitute allow:`; for yourself at any time.',
  ],
  'not-in-game': [
    'Nobody of that name has a seat in this battle.',
    'Name one of its players, or leave it out for yourself.',
  ],
  'computer-plays': [
    'The computer plays there already.',
    'Whoever it plays for may take the seat back: `/game status` has a button for that.',
  ],
  'computer-plays-on': [
    '{name} takes no draw as the battle stands: it does not expect to come off worse.',
    'Play on, and offer it again later; or give up with `/game concede`.',
  ],
  'own-seat': ['You play here yourself.', 'Answer the question in /game status.'],
  'season-substitute': [
    'This battle belongs to a season.',
    'Its directors name substitutes: `/league rule`.',
  ],
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
  'number-long': ['Your part in the seed is empty or too long.', 'Take 1 to 100 characters.'],
  'did-you-mean': ['“{text}” is not clear.', 'Did you mean {names}? Type that name.'],
  'unknown-board': ['There is no board “{board}”.', 'Choose one that is offered.'],
  'private-import': [
    'Boards and figures belong to a server.',
    'Use it in a channel of yours; /army import reads an army here.',
  ],
  'too-many-boards': ['This server keeps {most} boards already.', 'Delete one with /board delete.'],
  'supplied-board': ['{board} comes with the game.', 'Only boards that the server brought can be deleted.'],
  'stale-board': ['The board has changed since you were asked.', 'Try /board delete again.'],
  'joined-named': ['Two boards are joined by name.', 'Name the upper one with the option board.'],
  'joined-widths': ['{board} is not as wide as {other}.', 'Join boards of the same width.'],
  'joined-large': ['Together they have {rows} rows; {most} at most.', 'Join smaller boards.'],
  'too-many-own-figures': [
    'A server keeps {most} figures at most.',
    'Take some back with /figures remove, or import fewer.',
  ],
  'figure-needed': [
    '{figure} would be left without the figure that stands in for it.',
    'Change both in one file.',
  ],
  'not-own-figure': ['{figure} is no figure that this server brought.', '/figures list marks those with ◆.'],
  'no-own-figures': [
    'This server has brought no figures.',
    'Begin with `/figures export which:that come with the game`.',
  ],
  'no-figure-files': [
    'Servers bring no figures of their own to this game.',
    '/figures list shows those that come with it.',
  ],
  'no-ability-called': [
    'No ability is called “{ability}”.',
    '`/help ability:` offers them all while you type.',
  ],
  'no-topic-called': ['Help has no page called “{text}”.', '`/help topic:` offers them all while you type.'],
  'no-question-called': [
    'No question is called “{question}”.',
    '`/help question:` offers them all while you type.',
  ],
  'no-rule-called': [
    'No rule is called “{rule}”.',
    '`/help rule:` offers them all while you type; of another game with `system:`.',
  ],
  'no-such-turn': ['Turn {turn} has not come: this battle is in turn {last}.', 'Name an earlier one.'],
  'draw-offered': ['You have already offered a draw.', 'Your opponent may accept it with /game draw.'],
  'no-draw-offer': ['No draw is on offer.', 'Offer one with /game draw.'],
  // movement and shots, asked before they are confirmed
  'mistyped-figure': ['No figure here is called “{figure}”.', 'Did you mean {figures}? Type the label.'],
  'which-figure': ['“{figure}” may be several figures: {figures}.', 'Take the label.'],
  'not-acting': ['Nobody can be moved, turned or shot with now.', 'See the question in /game status.'],
  // settings and the server
  'not-manager': ['Only those who may manage the server can change this.', 'Ask one of them.'],
  'no-time-zone': ['There is no time zone “{text}”.', 'Choose one that is offered, such as Europe/Paris.'],
  'needs-time-zone': ['I do not know yet when it is night where you live.', 'Give your time-zone as well.'],
  'no-hours': [
    '“{text}” is no span of hours.',
    'Write 22:00-07:00, with hours from 0 to 24 and minutes from 0 to 59, or off.',
  ],
  'no-date': ['“{text}” is no date.', 'Write a number of days, a date such as 2026-12-01, or off.'],
  'date-past': ['{text} is over.', 'Name a later day.'],
  'holiday-long': [
    'A holiday lasts {most} days at most: your opponents are waiting.',
    'Name an earlier day; /game pause or /game draw are for longer.',
  ],
  'holiday-soon': [
    'Your last holiday is not long past; the next may begin on {date}.',
    '/game pause stops one game.',
  ],
  'no-server': ['There is no server here.', 'Use it in a channel of a server.'],
  'lobby-in-thread': [
    'A thread goes to sleep, and a lobby has to stay awake.',
    'Open it in a channel of the server.',
  ],
  'too-many-lobbies': [
    'There are {count} lobbies in this server, and no room for more.',
    'Take one away with /lobby close in its channel.',
  ],
  'no-lobby': ['There is no lobby in this channel.', '/lobby open puts one here.'],
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
  'trying-again': [
    'This takes longer than usual.',
    'It is tried again by itself, for half a minute; the answer comes here.',
  ],
  busy: ['Others were changing the game at that moment; nothing was changed.', 'Try again.'],
  'unknown-command': ['There is no command /{command} here.', 'See /help.'],
  'unknown-option': ['/{command} has no option {option}.', 'See /help.'],
  'unknown-option-near': ['/{command} has no option {option}.', 'Did you mean {near}?'],
  'missing-option': ['/{command} needs the option {option}.', 'Give it and send again.'],
  'number-out-of-range': [
    '“{value}” is out of range for the option {option}.',
    'Give a whole number from {least} to {most}.',
  ],
  'wrong-option': ['“{value}” does not fit the option {option}.', 'Choose one that is offered.'],
  'unknown-button': ['This button is unknown.', 'Look with /game status.'],
  'not-posted': ['Discord did not take a message of mine: {reason}', 'Check my rights in this channel.'],
  'nobody-named': [
    'The command does not say who is meant.',
    'Name a label as drawn on the board, such as A3.',
  ],
  'upload-missing': ['No file came with the command.', 'Attach one to the option file.'],
  'upload-elsewhere': ['{file} does not come from Discord.', 'Attach it to the command.'],
  'upload-large': ['{file} is larger than {limit}.', 'Attach a smaller file.'],
  'upload-failed': ['{file} could not be fetched.', 'Try again.'],
  'upload-not-text': [
    '{file} is not a text file.',
    'Attach a text file; out of a spreadsheet, save it as “CSV UTF-8” first.',
  ],
  'upload-workbook': [
    '{file} is a workbook or document, not a text file.',
    'Save it as “CSV UTF-8” there, and attach that.',
  ],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

import type { RefusalCode } from '../../../../../rules/index.ts'
import type { RefusalWords } from '../../types.ts'

/** Refusals of seasons of a league: what is wrong, and what to do instead. */
export const league = {
  // seasons
  'season-name': ['A name is one line of {most} characters at most.', 'Choose a shorter one.'],
  'season-scenario': ['The conditions of a season are {most} characters at most.', 'Say them shorter.'],
  'season-number': [
    'That number does not fit the setting “{setting}”.',
    'Give a whole number from {least} to {most}.',
  ],
  'season-points': [
    'So many points a battle does not bring.',
    'Give numbers from 0 to {most}, whole or with a half: 1.5.',
  ],
  'season-not-played': [
    'Not to play brings no more than a draw does.',
    'Give {most} at most for `neither`, `both` and `sit-out`, or more for a draw.',
  ],
  'season-scores': [
    'A victory brings more than a draw, a draw more than a defeat.',
    'Numbers that never rise: {scores}.',
  ],
  'season-tie-breaks': ['A tie-break is named twice.', 'Name each once, the foremost first.'],
  'season-boards': [
    'Boards that are drawn, named or struck off need a list of them.',
    'Name the boards, or leave them to the deployment roll.',
  ],
  'season-setting-locked': [
    'The season has begun, and this was made known in advance: {setting}{numbered}.',
    'It can be changed in the next season.',
  ],
  'season-over': ['This season is over.', 'Its table stays as it is.'],
  'season-started': ['This season has begun.', 'A director lets somebody in later: `/league join user:…`.'],
  'season-not-started': ['This season has not begun.', 'A director begins it: `/league start`.'],
  'season-director': ['Only a director of the season may do that.', 'Ask one of them.'],
  'season-referee': ['Only a referee or a director of the season may do that.', 'Ask one of them.'],
  'season-others': ['You may do that for yourself alone.', 'Ask a director of the season.'],
  'season-no-player': ['A player needs a user and a name of 80 characters at most.', 'Name another.'],
  'registration-over': [
    'Registration for this season is over.',
    'A director may still let you in: `/league join user:…`.',
  ],
  'joined-already': ['This player is in the season already.', 'What is still owed: `/league my`.'],
  'not-joined': [
    'You are not in this season.',
    'While registration is open, its button **Join** or /league join lets you in.',
  ],
  'not-entrant': ['This player is not in the season.', 'Name one who is.'],
  'entrant-out': ['{player} has left the season.', 'Name somebody who plays in it.'],
  'season-full': ['A season has {most} players at most.', 'Begin a second one.'],
  'no-late-entry': ['Who plays whom was settled when this season began.', 'Late entry is for Swiss seasons.'],
  'no-return': [
    'A round was published without {player}, whose battle in it is missing.',
    'Who plays whom was settled when the season began: nobody comes back then.',
  ],
  'no-sit-out': [
    'Rounds are sat out in Swiss seasons alone.',
    'In others a director gives more time or rules: `/league rule`.',
  ],
  'sit-out-round': [
    'Round {round} cannot be sat out.',
    'Name one from {first} to {rounds}: not published yet, and of this season.',
  ],
  'no-round-back': ['No round is published.', 'There is nothing to take back.'],
  'round-begun': [
    'Somebody has played in round {round} already.',
    'Rule on its battles instead: `/league rule`.',
  ],
  'season-army-faulty': [
    'The armies do not fit the season; faults: {count}.',
    'Put them right and hand them in again.',
  ],
  'season-army-locked': [
    'The season has begun, and armies stay as they are.',
    'Play with the one that was approved.',
  ],
  'season-army-missing': ['{player} has handed in no army.', 'Wait for it, or begin without them.'],
  'too-few-entrants': [
    '{count} with an approved army; it takes two at least.',
    'Approve armies: `/league approve`; or wait for more players.',
  ],
  'entrants-unready': [
    'Players without approved armies: {count}, {player} among them.',
    'Approve the armies: `/league approve`; or begin without these players: `/league start without:True`.',
  ],
  'round-open': ['Battles of round {round} that are not settled: {left}.', 'Wait for them, or rule on them.'],
  'season-battles-open': [
    'Battles that are not settled: {left}.',
    'Wait for them, rule on them, or close the season all the same: `/league close abandon:True`; they then count as not played.',
  ],
  'nobody-left': [
    'Nobody is left to be paired.',
    'Close the season: `/league close`; or rule otherwise on a battle: `/league rule`.',
  ],
  'no-round-left': [
    'All rounds have been published: {rounds} of {rounds}.',
    'Close the season: `/league close`.',
  ],
  'no-draft': [
    'There is no pairing to publish: none was made since players, results or settings last changed.',
    'Pair the round: `/league pair`.',
  ],
  'stale-draft': [
    'The pairing has changed meanwhile, or what it was made from.',
    'Look at the present one: `/league pair`.',
  ],
  'wrong-pairs': ['These pairs do not name everybody once.', 'Let the round be paired anew.'],
  'fixed-pairs': ['Who plays whom is settled by the format.', 'Publish the round as it is.'],
  'no-season-battle': [
    'There is no battle at table {table} of round {round}.',
    'Name one of those that were published.',
  ],
  'battle-settled': ['This battle is settled.', 'A director may rule on it once more.'],
  'battle-not-settled': ['This battle is not settled yet.', 'Nothing is to be put back.'],
  'battle-begun': ['This battle has begun.', 'A director may have it fought anew.'],
  'battle-not-begun': ['This battle has not begun.', 'Wait until it has.'],
  'game-not-in-season': ['This game belongs to no battle of the season.', 'Name one that does.'],
  'battle-paused': ['The clock of this battle stands already.', 'Let it run again.'],
  'battle-not-paused': ['The clock of this battle runs.', 'Nothing is to be done.'],
  'season-score': [
    'No battle brings these points.',
    'Give two numbers that one could bring: {most} at most, and {draw} at most to one of them.',
  ],
  'season-due': ['That time is past.', 'Name a later one.'],
  'no-veto': ['{board} cannot be struck off now.', 'Choose a board of the list that is still there.'],
  'no-season': ['There is no such season here.', 'A director begins one with `/league create`.'],
  'which-season': ['Several seasons go on here.', 'Say which one, with the option `season`.'],
  'season-game-pause': [
    'The clock of a battle of the season is its director’s.',
    'Ask a director to pause it: `/league rule`.',
  ],
  'season-army': ['It takes one army, of any list of this game.', 'Name one: `/league army {options}`.'],
  'no-league': ['No seasons are held of {game}.', 'Take a game of which they are: {games}.'],
  'season-armies': ['It takes {armies}.', 'Name them: `/league army {options}`; one alone will do for now.'],
  'substitute-in-season': ['{player} plays in this season already.', 'Name somebody who does not.'],
  'reason-without-refusal': [
    'A reason goes with a refusal; nothing was approved.',
    'Add `refuse:True`, or leave the reason out.',
  ],
  'no-season-round': ['There is no round {round}.', 'Name one that was published.'],
  'season-value': ['“{value}” cannot be read.', 'Take one of the suggestions.'],
  'cannot-pin': [
    'The message of the season cannot be pinned here.',
    'Give the program the right to pin messages (PIN_MESSAGES), or pin it yourself; everything else goes on.',
  ],
} satisfies Partial<Record<RefusalCode, RefusalWords>>

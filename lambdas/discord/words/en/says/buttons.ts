/** Buttons and selects. */
export const buttons = {
  accept: 'Accept',
  decline: 'Decline',
  confirm: 'Confirm',
  cancel: 'Cancel',
  back: 'Back',
  undo: 'Undo',
  showMe: 'Show me',
  showEverybody: 'Show everybody',
  wholeBoard: 'Whole board',
  legend: 'Signs on the board',
  sharedBy: (who: string) => `👁️ ${who} shows:`,
  finish: 'Play the rest for me',
  finishSure:
    'The program plays the rest of this phase for you: sensible moves, no brilliant ones. That cannot be taken back. Sure?',
  concede: 'Give up',
  concedeSure: (comesTo: string) => `Give the battle up? ${comesTo}`,
  opponentWins: 'Your opponent wins.',
  othersPlayOn: 'The others play on.',
  chooseAnswer: 'Choose…',
  backToAll: '← Back to all',
  moreOptions: (n: number) => `${n} more …`,
  group: (n: number, first: string, last: string) =>
    `${n === 1 ? '1 choice' : `${n} choices`}, ${first} to ${last}`,
  facing: (short: string, name: string) => `${short} (${name})`,
}

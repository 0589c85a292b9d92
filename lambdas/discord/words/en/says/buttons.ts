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
  sharedBy: (who: string) => `👁️ ${who} shows:`,
  finish: 'Play the rest for me',
  finishSure:
    'The program plays the rest of this phase for you: sensible moves, no brilliant ones. That cannot be taken back. Sure?',
  concede: 'Give up',
  concedeSureMany: 'Give the battle up? All your figures leave the board, and the others play on.',
  concedeSure: 'Give the battle up? Your opponent wins, 3 points to 0 (7.05).',
  chooseAnswer: 'Choose…',
  backToAll: '← Back to all',
  group: (n: number, first: string, last: string) =>
    `${n === 1 ? '1 choice' : `${n} choices`}, ${first} to ${last}`,
  facing: (short: string, name: string) => `${short} (${name})`,
}

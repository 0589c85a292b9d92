/** Buttons and selects of a battle. */
export const buttons = {
  phaseOf: (who: string) => `action phase of ${who}`,
  isOut: 'out, all figures gone',
  chooseFigure: 'Choose a figure…',
  chooseFacing: 'Face another side…',
  placeOn: (who: string) => `Place ${who} on…`,
  turnPlaced: (who: string) => `Turn ${who}`,
  do: {
    move: 'Move to…',
    run: 'Run to…',
    shoot: 'Shoot at…',
    charge: 'Charge to…',
    strike: 'Free attack on…',
    dismount: 'Step down to…',
    mount: 'Up on…',
    turn: 'Turn to…',
    use: 'Use an ability…',
  },
  whatToDo: 'What shall it do? Nothing counts before you confirm.',
  nothingToDo: 'It can do nothing more now.',
  reachNote: (cost: number, stops: boolean) => `${cost} MP${stops ? ', ends in a danger zone' : ''}`,
}

/** Answers, on buttons and in lists. */
export const answers = {
  answerMove: (who: string, to: string, facing: string) => `${who} → ${to}${facing && `, facing ${facing}`}`,
  answerRun: (who: string, to: string, facing: string) =>
    `${who} runs to ${to}${facing && `, facing ${facing}`}`,
  answerPlace: (who: string, at: string, facing: string) =>
    `${who} on ${at}${facing && `, facing ${facing}`}`,
  answerShoot: (who: string, target: string, facing: string) =>
    `${who} shoots at ${target}${facing && `, facing ${facing}`}`,
  answerVolley: (who: string, facing: string) => `${who} shoots facing ${facing}, at nobody in particular`,
  answerCharge: (who: string, to: string, facing: string, target: string) =>
    `${who} charges to ${to}${facing && `, facing ${facing}`}${target && `, at ${target}`}`,
  answerStrike: (who: string, target: string) => `${who} makes a free attack on ${target}`,
  answerTurn: (who: string, facing: string) => `${who} turns to ${facing}`,
  answerUse: (who: string, ability: string, copied: string, target: string, cost: number) =>
    `${who}: ${ability}${copied && `, copying ${copied}`}${target && ` on ${target}`} (${cost} AP)`,
  answerEnd: (who: string) => `${who} is done`,
  answerLeave: (who: string) => `${who} leaves the board`,
  ringChoices: { keep: 'Keep the Ring on', 'take-off': 'Try to take it off' },
  answerPay: (who: string, cost: number) => `${who} (${cost} AP)`,
  answerTake: (who: string, life: number, endurance: number) =>
    `${who} (life ${life}, endurance ${endurance})`,
  answerMount: (who: string, carrier: string) => `${who}: up on ${carrier}`,
  answerDismount: (who: string, to: string, facing: string) =>
    `${who}: step down to ${to}${facing && `, facing ${facing}`}`,
  answerLift: (who: string) => `Take ${who} back in hand`,
  auto: 'Place all',
  pass: 'Let it pass',
  keepAp: 'Spend nothing',
  keepDice: 'Leave them as they lie',
  throwAgain: (faces: string) => `Throw ${faces} again`,
  done: 'Done',
  doneWith: {
    deploy: 'Deployment done',
    act: 'End phase',
    turning: 'Done turning',
    strategy: 'Go on',
  },
  choices: {
    attacker: 'Attacker',
    defender: 'Defender',
    camp: 'Choose the camp',
    board: 'Choose the board',
  },
}

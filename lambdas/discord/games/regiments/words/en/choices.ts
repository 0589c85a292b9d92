/** What a button below a question does, after what it says. */
export const choices = {
  begin: 'you have the first turn',
  defend: 'your opponent has the first turn; your scouts and vanguard moves come before theirs',
  line: (button: string, does: string) => `-# • **${button}** · ${does}`,
  hold: (chance: string) => `it stands; the charge arrives with ${chance}, and then both fight`,
  flee: 'it runs 2D6 inches straight away and is shaken; it is lost if the charge still comes to it',
  sameCharge: (fled: string) => `the dice are thrown for the way to ${fled}, who is lost if it is reached`,
  otherCharge: 'after a Discipline test, and that one reacts too; failed, the charge goes on as it was',
  staysHidden: 'it may show itself in any later turn',
  showsItself: 'it stands in its first rank, where one ordinary model is lost',
  sweepNobody: 'nobody is struck',
  sweep: 'it is struck, and strikes nobody back',
  letBe: (does: string) => `the spell takes effect: ${does}`,
  dice: 'Dice',
  dispel: (sum: number) => `${sum} or more undoes the spell; thrown dice are gone for this phase`,
  directNobody: 'everybody shoots as usual',
  direct: 'one of its models needs 1 less to hit, 3+ at best',
  strike: (most: number, of: string, likely: string, life: number) =>
    `${most} of ${of}; likely to cost ${likely} of its ${life} life`,
  stayInCombat: 'it fights on, and tests if it has lost',
  retreat: (won: boolean): string =>
    won
      ? 'it flees and is shaken; nobody pursues it'
      : 'it flees and is shaken; who touches it may pursue it',
  pursue: (fled: string) =>
    `both throw 2D6: as high or higher, and ${fled} is destroyed; it goes as far as its dice say, and charges whom it meets`,
  overrun: 'it goes 2D6 inches straight ahead, and charges whom it meets',
  stay: 'it stays where it is, and may reform',
}

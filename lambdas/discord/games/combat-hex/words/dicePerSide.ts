/** Of more than two players, those who are in a combat with their dice: `Ada 3, Bruno 2`. */
export const dicePerSide = (
  combat: { figures: readonly string[]; dice: readonly number[] },
  names: { player(number: number): string },
): string | undefined =>
  combat.dice.length > 2
    ? combat.dice
        .flatMap((count, i) =>
          combat.figures.some(label => label.startsWith('ABCD'.charAt(i)))
            ? `${names.player(i)} ${count}`
            : [],
        )
        .join(', ')
    : undefined

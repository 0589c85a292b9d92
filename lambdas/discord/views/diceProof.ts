import { verifyDice } from '../../game/verifyDice.ts'
import { isComputer } from '../../store/guests.ts'
import type { GameRecord, Locale, LogEntry, Seat } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { type Words, wordsOf } from '../words/index.ts'

/** What a seat put into the seed: a person a number, the computer only the name of its seat. */
function numberText(seat: Seat, words: Words): string {
  const text = `\`${seat.number}\``
  return isComputer(seat.number) ? words.says.numberOf(text, seatName(seat, words)) : text
}

/**
 * How anybody can check that nobody chose the dice: before the end the fingerprint that binds the program, afterwards
 * every die recomputed from what is published.
 * @param log all that happened
 */
export function diceProof(game: GameRecord, locale: Locale, log: readonly LogEntry[]): Message {
  const words = wordsOf(locale)
  const { says } = words
  if (game.stage !== 'over') return panel({ texts: [says.commitment(game.commitment), says.proofLater] })
  const { throws, dice, secretFits, seedFits, wrong, missing } = verifyDice(game, log)
  const sound = secretFits && seedFits && !wrong.length && !missing.length
  return panel({
    texts: [
      sound ? says.verified(throws, dice) : says.notVerified,
      [
        says.secretFits(secretFits),
        says.seedFits(seedFits),
        says.diceFit(dice - wrong.length, dice + missing.length),
        ...(wrong.length ? [says.wrongDice(wrong.slice(0, 20).join(', '))] : []),
        ...(missing.length ? [says.missingDice(missing.slice(0, 20).join(', '))] : []),
      ].join('\n'),
      says.seedOf(
        game.secret,
        game.commitment,
        game.seats.map(seat => numberText(seat, words)).join(', '),
        game.save?.seed ?? '',
      ),
    ],
    accent: sound ? 'fine' : 'warning',
  })
}

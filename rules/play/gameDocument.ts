import type { Save } from '../core/script.ts'
import type { Numbered } from '../core/tape.ts'
import type { GameModule, GameTypes, PlayerView } from './module.ts'
import type { CompleteModule } from './usual.ts'

/** What the rules do not know of a game and its document shows. */
export interface AroundGame<Event extends object = object> {
  id: string
  /** users of the players, in their order */
  users: readonly string[]
  /** as far as whoever reads the document may know of it */
  log: readonly Numbered<Event>[]
  commitment: string
  /** the program's secret and the players' numbers; shown when the game is over, and never before */
  proof?: { secret: string; numbers: readonly string[] }
  /** what could not be in an army, or only so often */
  restrictions?: object
  until: string | null
  version: number
}

export interface AwaitingDocument {
  by: number
  question: string
  /** the first 100 answers, as `/answer` takes them */
  legal: string[]
  count: number
  until: string | null
}

/** The dice of a game. Once it is over, with all that is needed to throw every one of them again. */
export interface DiceDocument {
  commitment: string
  secret?: string
  /** one from each player, in their order */
  numbers?: string[]
  seed?: string
  /** how many dice were thrown in all, numbered from 0 */
  thrown?: number
  /** how commitment, seed and dice follow from secret and numbers, in words */
  how?: string
  /** `n`: the number of the first die */
  rolls: { n: number; for: string; faces: number[] }[]
}

/** What the document of every game has besides what is the game's own. */
export interface SharedDocument<Event extends object = object> {
  id: string
  rulesVersion: string
  awaiting: AwaitingDocument[]
  dice: DiceDocument
  log: readonly Numbered<Event>[]
  version: number
}

const legalShown = 100

/** For whoever wants to throw the dice again without this program. */
const howDiceFollow = [
  'secret, commitment and seed are bytes in hexadecimal.',
  'commitment = SHA-256(secret); it was published before the numbers were known.',
  'seed = HMAC-SHA-256(key: secret, message: the numbers in their order, in UTF-8, with a line feed between two of them).',
  'Die n, from 0 to thrown - 1, comes from HMAC-SHA-256(key: seed, message: the text "die n 0", with the number for n): of its bytes take the first that is below 252, modulo 6, plus 1.',
  'Should no byte be below 252, go on with "die n 1" and so on.',
  'A roll tells the dice n, n + 1 and so on, in the order of its faces.',
].join(' ')

/** What is asked of whom, with the first answers that would be taken. */
export const awaitingDocument = (
  question: PlayerView<GameTypes>['question'],
  { until }: Pick<AroundGame, 'until'>,
): AwaitingDocument[] =>
  question
    ? [
        {
          by: question.by,
          question: question.kind,
          legal: question.space.enumerate('', legalShown),
          count: question.space.count(),
          until,
        },
      ]
    : []

/** The promise of the dice and how they fell; once the game is over, all that it takes to throw each of them again. */
export const diceDocument = <T extends GameTypes>(
  { diceOf }: Pick<GameModule<T>, 'diceOf'>,
  save: Pick<Save<unknown>, 'seed' | 'dice'>,
  isOver: boolean,
  around: Pick<AroundGame<T['event']>, 'commitment' | 'proof' | 'log'>,
): DiceDocument => ({
  commitment: around.commitment,
  ...(isOver && { seed: save.seed }),
  ...(isOver &&
    around.proof && {
      secret: around.proof.secret,
      numbers: [...around.proof.numbers],
      thrown: save.dice,
      how: howDiceFollow,
    }),
  rolls: around.log.flatMap(entry => {
    const thrown = diceOf?.(entry)
    const what = 'for' in entry ? String(entry.for) : entry.event
    return thrown ? [{ n: thrown.first, for: what, faces: [...thrown.faces] }] : []
  }),
})

/** A game written down for whoever wants to keep it or to check it: its own document, and what every game's has. */
export function wholeDocument<T extends GameTypes>(
  module: CompleteModule<T>,
  view: PlayerView<T>,
  save: Save<T['state']>,
  around: AroundGame<T['event']> & T['context'],
): T['document'] & SharedDocument<T['event']> {
  const own = module.document(view, save, around)
  const players = 'players' in own && Array.isArray(own.players) ? (own.players as object[]) : []
  return {
    id: around.id,
    rulesVersion: save.rulesVersion,
    ...(around.restrictions && { restrictions: around.restrictions }),
    ...own,
    players: players.map((player, i) => ({ user: around.users[i] ?? '', ...player })),
    awaiting: awaitingDocument(view.question, around),
    dice: diceDocument(module, save, module.result(save.battle) !== undefined, around),
    log: around.log.filter(view.knows),
    version: around.version,
  }
}

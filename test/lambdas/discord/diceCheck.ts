import { createHash, createHmac } from 'node:crypto'

/**
 * Verifies the dice of an exported battle by the file alone, as a stranger would who has only read `how` in it:
 * on purpose nothing of the program is used. Gives what is wrong: `commitment`, `seed`, `die 7`, `missing 8`.
 */
export function faultsOfDice(file: string): string[] {
  const { dice } = JSON.parse(file) as {
    dice: {
      commitment: string
      secret: string
      numbers: string[]
      seed: string
      thrown: number
      rolls: { n: number; faces: number[] }[]
    }
  }
  const secret = Buffer.from(dice.secret, 'hex')
  const commitment = createHash('sha256').update(secret).digest('hex')
  const seed = createHmac('sha256', secret).update(dice.numbers.join('\n'), 'utf8').digest('hex')
  const key = Buffer.from(dice.seed, 'hex')
  const face = (n: number): number => {
    for (let block = 0; ; block++) {
      const bytes = [...createHmac('sha256', key).update(`die ${n} ${block}`).digest()]
      const fair = bytes.find(byte => byte < 252)
      if (fair !== undefined) return (fair % 6) + 1
    }
  }
  const told = new Map(dice.rolls.flatMap(({ n, faces }) => faces.map((shown, i) => [n + i, shown] as const)))
  const wrong = Array.from({ length: dice.thrown }, (_, n) =>
    told.has(n) ? (told.get(n) === face(n) ? [] : [`die ${n}`]) : [`missing ${n}`],
  )
  const beyond = [...told.keys()].filter(n => n >= dice.thrown).map(n => `beyond ${n}`)
  return [
    ...(commitment === dice.commitment ? [] : ['commitment']),
    ...(seed === dice.seed ? [] : ['seed']),
    ...wrong.flat(),
    ...beyond,
  ]
}

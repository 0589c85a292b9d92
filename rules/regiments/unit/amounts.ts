import type { Amount } from './unitProfile.ts'

const most = { dice: 6, plus: 20 }

/** `3`, `D6`, `2D6`, `D3+1`: an amount; undefined where it is none, or none that any rule has. */
export function amountMeant(text: string): Amount | undefined {
  const [, times, faces, plus = '0', alone] =
    /^(?:(\d{0,3})\s?[dD]([36])(?:\s?\+\s?(\d{1,3}))?|(\d{1,3}))$/.exec(text) ?? []
  if (alone !== undefined) {
    const number = Number(alone)
    return number >= 1 && number <= most.plus ? { dice: 0, faces: 6, plus: number } : undefined
  }
  if (faces === undefined) return undefined
  const dice = times ? Number(times) : times === '' ? 1 : 0
  if (dice < 1 || dice > most.dice || Number(plus) > most.plus) return undefined
  return { dice, faces: faces === '3' ? 3 : 6, plus: Number(plus) }
}

/** An amount as `amountMeant` reads it, the same in both languages. */
export function amountText({ dice, faces, plus }: Amount): string {
  if (dice === 0) return String(plus)
  return `${dice === 1 ? '' : dice}D${faces}${plus > 0 ? `+${plus}` : ''}`
}

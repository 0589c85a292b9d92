import type { Language } from '../../../../rules/core/text.ts'
import { nameRank, plainName, type Refusal } from '../../../../rules/index.ts'

/** A piece of a battle, as a player may call it. */
interface Called {
  label: string
  type: string
}

/** Pieces of a battle, and how it refuses a name that nobody bears. */
interface CalledPieces<Piece extends Called> {
  pieces: readonly Piece[]
  types: Readonly<Record<string, { id: string; name: Readonly<Record<Language, string>> }>>
  /** those that may still be meant by a name */
  here(piece: Piece): boolean
  unknown(text: string): Refusal
}

/**
 * The label that an option means: a token's label, however it is typed (`a 4`, `A04`), or a name in either language. Of
 * several with one name, one of `among` alone may be meant.
 */
export function labelMeantIn<Piece extends Called>(
  { pieces, types, here, unknown }: CalledPieces<Piece>,
  text: string,
  among?: readonly string[],
): string | Refusal {
  const wanted = plainName(text)
  if (wanted === '') return { code: 'nobody-named' }
  const label = wanted
    .replace(/^([ab]) ?0*(?=[1-9]\d*)/, '$1')
    .split(' ')[0]!
    .toUpperCase()
  if (pieces.some(each => each.label === label)) return label
  const ranks = pieces
    .filter(each => here(each) && (!among || among.includes(each.label)))
    .map(piece => {
      const { id, name } = types[piece.type]!
      return { piece, rank: nameRank(wanted, [id, name.en, name.fr].map(plainName)) }
    })
  const best = ranks.some(({ rank }) => rank === 0) ? 0 : 2
  const meant = ranks.filter(({ rank }) => rank <= best)
  return meant.length === 1 ? meant[0]!.piece.label : unknown(text.slice(0, 40))
}

/** Cards of pieces: what they are, what they have done in a turn, and what may be laid over the board about them. */
import type { Token } from '../../../render/types.ts'
import { namesPiece } from '../namesPiece.ts'
import type { scriptWords } from '../scriptWords.ts'
import type { BattleScenes } from '../stepScenes.ts'
import { h } from './dom.ts'
import { byId, entry } from './elements.ts'
import type { AboutPiece } from './layers.ts'
import { closeModal, openModal } from './modal.ts'

/** A button with a name, and what a press on it does. */
const namedButton = (name: string, onclick: () => void): HTMLButtonElement =>
  h('button', { type: 'button', onclick }, name)

/** @param look lays over the board where a piece can go, or whom it sees */
export function openCards(
  { pieces, cards }: Pick<BattleScenes, 'pieces' | 'cards'>,
  words: Record<(typeof scriptWords)[number], string>,
  look: (about: { kind: AboutPiece; label: string }) => void,
) {
  // Not by its kind, which older browsers have not.
  const dialog = byId('card', HTMLElement) as HTMLDialogElement
  dialog.querySelector('form button')?.addEventListener('click', event => {
    event.preventDefault()
    closeModal(dialog)
  })

  /**
   * The card of a piece, with what was told of it in this turn.
   * @param bears labels of those who stand in it: their own cards are a button away
   */
  function show(label: string, at: number, bears: readonly string[] = []) {
    const piece = pieces[label]
    if (!piece) return
    byId('cardname', HTMLHeadingElement).textContent = piece.name
    const text = byId('cardtext', HTMLDivElement)
    text.replaceChildren()
    for (const line of cards[piece.type] ?? []) text.insertAdjacentHTML('beforeend', line)
    const turn = entry(at)?.parentElement
    const lines = [...(turn?.children ?? [])]
      .filter(item => Number(item.id.slice(1)) <= at + 1)
      .flatMap(item => [...item.querySelectorAll('p')])
      .filter(line => namesPiece(line.textContent ?? '', label, piece.name))
    if (lines.length) {
      text.append(h('h3', {}, words.thisTurn), ...lines.map(line => line.cloneNode(true)))
    }
    byId('cardlooks', HTMLDivElement).replaceChildren(
      ...(['reach', 'sight'] as const).map(kind =>
        namedButton(words[kind], () => {
          closeModal(dialog)
          look({ kind, label })
        }),
      ),
      ...buttonsOf(bears, at),
    )
    openModal(dialog)
  }

  /** Ways to the cards of pieces. */
  const buttonsOf = (labels: readonly string[], at: number, bears: readonly string[] = []) =>
    labels.flatMap(label => {
      const piece = pieces[label]
      return piece ? [namedButton(piece.name, () => show(label, at, bears))] : []
    })

  return {
    show,
    /** Whoever stands on the board, each a way to its card: for those who do not tap. */
    list(tokens: readonly Token[], at: number) {
      byId('pieces', HTMLDivElement).replaceChildren(
        ...tokens.flatMap(({ label, fallen, bears = [] }) =>
          fallen ? [] : [...buttonsOf([label], at, bears), ...buttonsOf(bears, at)],
        ),
      )
    },
  }
}

import type { CombatCard } from '../../../../render/combat-hex/combatCard.ts'
import { type Entry, gatherBlows, type ToldBlow } from '../../../../rules/combat-hex/index.ts'
import type { Picture } from '../../types.ts'
import { damageDice, thrownDice } from './blowDice.ts'
import { blowLines, falls, hitsFrom, outcomesText, paidBy } from './sayBlow.ts'
import { type CombatHexView, figureOf } from './view.ts'

/** So many combats stand on a card; the rest is told in words. */
const maxOnCard = 4

/** Combats that were fought to their end. */
const combatsIn = (told: readonly Entry[]): ToldBlow[] =>
  gatherBlows(told).flatMap(({ blow }) =>
    blow && !blow.unfinished && blow.opening.event === 'combat-began' ? [blow] : [],
  )

/** A combat as the card shows it. */
function onCard(blow: ToldBlow, view: CombatHexView): CombatCard['combats'][number] {
  const { words, names, state } = view
  const { tells } = words
  const look = (label: string) => {
    const figure = figureOf(view, label)
    return figure ? [{ owner: figure.owner, type: state.types[figure.type]! }] : []
  }
  const outcomes = blow.outcomes
    .flatMap(outcome =>
      look(outcome.figure).map(of => {
        const { figure, loss, life } = outcome
        const fallen = falls(outcome)
        const fate = fallen ? tells.cardFalls : loss ? tells.cardLoses(loss, life ?? 0) : tells.cardUnhurt
        return { ...of, name: names.figure(figure), fate, fallen }
      }),
    )
    .sort((a, b) => Number(b.fallen) - Number(a.fallen))
  const from = hitsFrom(blow)
  const { opening } = blow
  const involved = opening.event === 'combat-began' ? opening.figures : []
  return {
    outcomes,
    nobody: tells.cardNobody,
    sides: blow.sides
      .filter(({ thrown }) => thrown.length)
      .map(side => {
        const by = (what: 'hit' | 'wound') => side.converted.filter(entry => entry.what === what)
        const [hits, wounds] = [by('hit'), by('wound')]
        return {
          owner: side.by,
          name: names.player(side.by),
          figures: involved.flatMap(label =>
            look(label).flatMap(({ owner, type }) => (owner === side.by ? [{ label, type }] : [])),
          ),
          dice: thrownDice(side, from),
          hits: side.hits === undefined ? '' : tells.hits(side.hits),
          converted: [
            ...(hits.length ? [tells.moreHits(hits.length, paidBy(hits, view))] : []),
            ...(wounds.length ? [tells.woundsTurned(wounds.length, paidBy(wounds, view))] : []),
          ],
          damageSaid: tells.damageOnCard,
          damage: damageDice(side),
        }
      }),
  }
}

/**
 * The combats that were fought, drawn: what came of each, with its dice. Undefined where none was.
 * @param told what happened
 */
export function combatPicture(view: CombatHexView, told: readonly Entry[]): Picture | undefined {
  const all = combatsIn(told)
  // Those that hurt somebody come first: where there is no room for all, they are the ones to see.
  const shown = [...all]
    .sort((a, b) => Number(b.outcomes.length > 0) - Number(a.outcomes.length > 0))
    .slice(0, maxOnCard)
  if (!shown.length) return undefined
  return {
    name: 'combats.png',
    alt: shown
      .map(blow =>
        // What came of it stands first, and once.
        [outcomesText(blow, view), ...blowLines(blow, view).filter(line => !line.startsWith('→'))].join('. '),
      )
      .join(' ')
      .replaceAll('**', ''),
    language: view.locale,
    fights: {
      players: view.state.players.map(({ camp }) => ({ camp: camp ?? 'good' })),
      combats: shown.map(blow => onCard(blow, view)),
    },
  }
}

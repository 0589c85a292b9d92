import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { PaletteName } from '../paint/theme.ts'
import { type DuelSide, drawDuels } from '../sheets/duelCard.ts'
import { tones } from './boardScene.ts'
import { chipOf, type FigureLook } from './figureIcons.ts'

/** Combats that were fought: what came of each, and with which dice. */
export interface CombatCard {
  players: readonly { camp: Camp }[]
  combats: readonly {
    /** what became of each figure, the worst first; none where nobody was hurt */
    outcomes: readonly { owner: number; type: FigureLook; name: string; fate: string; fallen: boolean }[]
    /** what stands there where nobody was hurt */
    nobody: string
    sides: readonly (Omit<DuelSide, 'figures'> & {
      figures: readonly { label: string; type: FigureLook }[]
    })[]
  }[]
}

/** The card of combats, as many as a phone has room for. A PNG. */
export const drawCombats = ({ players, combats }: CombatCard, palette?: PaletteName): Promise<Buffer> =>
  drawDuels(
    {
      tones: players.map(({ camp }) => tones[camp]),
      duels: combats.map(({ outcomes, nobody, sides }) => ({
        outcomes: outcomes.map(({ type, ...told }) => ({ ...told, chip: chipOf(type) })),
        nobody,
        sides: sides.map(side => ({
          ...side,
          figures: side.figures.map(({ label, type }) => ({ label, chip: chipOf(type) })),
        })),
      })),
    },
    palette,
  )

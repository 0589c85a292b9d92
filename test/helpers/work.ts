import {
  type AbilityId,
  abilityIds,
  type CombatHexState,
  type GameEvent,
  isActivable,
} from '../../rules/combat-hex/index.ts'

/** How often each ability was at work. */
export type Work = Record<AbilityId, number>

export const noWork = (): Work => Object.fromEntries(abilityIds.map(id => [id, 0])) as Work

/** Abilities that nobody activates, and whose work no event tells of: each turn of a figure on the board counts. */
const silent = abilityIds.filter(
  id => !isActivable(id) && !['one-ring', 'precious', 'ent-carry', 'fearsome'].includes(id),
)

/** Counts what was told at a moment of a battle. */
export function countWork(work: Work, events: readonly GameEvent[], state: CombatHexState): void {
  const printed = (id: string) =>
    state.types[state.figures.find(figure => figure.id === id)?.type ?? '']?.abilities ?? []
  for (const event of events)
    switch (event.event) {
      case 'activated':
        work[event.ability]++
        if (event.copied) work[event.copied]++
        break
      case 'taken-up':
        work['ent-carry']++
        break
      case 'struggled':
        work[printed(event.figure).some(({ id }) => id === 'precious') ? 'precious' : 'one-ring']++
        break
      case 'braved':
        work.fearsome++
        break
      case 'turn-began':
        for (const figure of state.figures)
          if (figure.condition === 'standing')
            for (const { id } of state.types[figure.type]!.abilities) if (silent.includes(id)) work[id]++
    }
}

export const addWork = (to: Work, more: Work): void => {
  for (const id of abilityIds) to[id] += more[id]
}

/** A line an ability, those that worked least first. */
export const workTable = (work: Work, battles: number): string =>
  [...abilityIds]
    .sort((a, b) => work[a] - work[b])
    .map(
      id => `${id.padEnd(20)} ${String(work[id]).padStart(7)}  ${(work[id] / battles).toFixed(2)} a battle`,
    )
    .join('\n')

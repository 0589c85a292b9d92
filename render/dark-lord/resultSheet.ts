import type { Language } from '../../rules/core/text.ts'
import { type DarkLordState, darkLord } from '../../rules/dark-lord/index.ts'
import type { EventLog } from '../../rules/dark-lord/replay/moment.ts'
import { luckOf, luckOfThrows } from '../../rules/league/luck.ts'
import { withoutTakenBack } from '../../rules/play/takenBack.ts'
import type { EndSheet } from '../sheets/endSheet.ts'
import { sideTones } from './boardScene.ts'
import { profileChip } from './fightCard.ts'
import { pictureWords } from './pictureWords.ts'

/** Rolls that nobody throws for or against anybody. */
const nobodys: ReadonlySet<string> = new Set(['duel-tie', 'deploy-first'])

/** Points of each player's figures that were left at the end of each turn, those before the first one first. */
function pointsByTurn(skirmish: DarkLordState, log: EventLog): number[][] {
  const worth = (label: string) => {
    const figure = skirmish.combatants.find(each => each.label === label)
    return figure ? { owner: figure.owner, points: skirmish.types[figure.type]!.points } : undefined
  }
  const left = skirmish.players.map(({ startPoints }) => startPoints)
  const turns = [[...left]]
  for (const event of log) {
    const gone = event.event === 'removed' ? worth(event.figure) : undefined
    if (gone) left[gone.owner]! -= gone.points
    if (event.event === 'turn-ended') turns.push([...left])
  }
  // A game may end in the middle of a turn.
  if (turns.at(-1)!.some((points, owner) => points !== left[owner])) turns.push([...left])
  return turns
}

/** A number with its sign, to a tenth: `+1.5`, `−2`; with a comma in French. */
function signed(n: number, language: Language): string {
  const tenths = Math.round(n * 10)
  const digits = String(Math.abs(tenths) / 10).replace('.', language === 'fr' ? ',' : '.')
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${digits}`
}

/**
 * How a game ended, as a sheet shows it; undefined while it goes on.
 * @param log everything that happened
 * @param reason why it ended, in words
 */
export function resultSheet(
  skirmish: DarkLordState,
  log: EventLog,
  language: Language,
  reason?: string,
): EndSheet | undefined {
  const { result, players, combatants, types, turn } = skirmish
  if (!result) return undefined
  const words = pictureWords[language].end
  const told = withoutTakenBack(log)
  const turns = pointsByTurn(skirmish, told)
  const thrown = told.map(event => (event.event === 'rolled' && !nobodys.has(event.for) ? event : undefined))
  const luck = luckOfThrows(thrown, players.length)
  return {
    title: result.winner === null ? words.drawn : words.won(players[result.winner]!.name),
    about: `${darkLord.boardOf(skirmish)!.name[language]} · ${words.turn(turn)}`,
    ...(reason && { reason }),
    winner: result.winner,
    words,
    players: players.map(({ name, side }, owner) => ({
      name,
      tone: sideTones[side],
      figures: combatants
        .filter(figure => figure.owner === owner)
        .map(({ label, type, life, condition, mount }) => ({
          label,
          name: `${label} ${types[type]!.name[language]}`,
          chip: profileChip(types[type]!, mount !== null),
          worth: types[type]!.points,
          life,
          maxLife: types[type]!.life,
          lost: condition === 'removed',
        })),
      points: turns.map(points => points[owner]!),
      ...(luck[owner]!.dice > 0 && { luck: signed(luckOf(luck[owner]!), language) }),
    })),
  }
}

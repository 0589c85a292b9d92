import { makeGame } from '../../rules/combat-hex/battle/game.ts'
import type { CombatHexState } from '../../rules/combat-hex/battle/state.ts'
import type { Game } from '../../rules/combat-hex/battle/vocabulary.ts'
import { byDefaults } from '../../rules/combat-hex/odds/everyFall.ts'
import type { Script } from '../../rules/core/script.ts'

/** A copy of a game that nothing else looks at. */
export function copyOf(g: Game): Game {
  const battle = structuredClone<CombatHexState>({ ...g.battle, types: {} })
  const copy = makeGame({ ...battle, types: g.battle.types }, g.book, g.board, () => {})
  const own = ({ id }: { id: string }) => copy.battle.figures.find(figure => figure.id === id)!
  copy.combat = g.combat && g.combat.map(own)
  copy.activation = g.activation && { ...g.activation, figure: own(g.activation.figure) }
  return copy
}

/** Runs a part of the rules by the defaults, with the dice given one by one. */
export function runWith<Result>(g: Game, script: Script<Result>, die: () => number): Result {
  let step = script.next()
  while (!step.done) {
    const request = step.value
    if ('roll' in request)
      step = script.next({ n: 0, faces: Array.from({ length: request.count }, die) } as never)
    else {
      const checked = request.ask.space.check(byDefaults(request.ask, g))
      if (!checked.ok) throw new Error(checked.refusal.code)
      step = script.next(checked.value as never)
    }
  }
  return step.value
}

/**
 * Runs a part of the rules once for every way in which each single die can fall, each time on a copy of the game, and
 * counts what comes of it in whole numbers. Slow and simple: the odds are held against it.
 * @param see what came of it, as a word
 * @returns chances, exact to the last place of a double
 */
export function everyDie(g: Game, start: (g: Game) => Script<unknown>, see: (g: Game) => string) {
  const counted = new Map<string, bigint>()
  // On one denominator, a power of six that no run comes to.
  const all = 6n ** 60n
  const way: number[] = []
  for (;;) {
    const copy = copyOf(g)
    let thrown = 0
    runWith(copy, start(copy), () => (way[thrown++] ??= 1))
    const seen = see(copy)
    counted.set(seen, (counted.get(seen) ?? 0n) + all / 6n ** BigInt(thrown))
    while (way.length && way.at(-1) === 6) way.pop()
    if (!way.length)
      return new Map([...counted].map(([key, n]) => [key, Number((n * 10n ** 18n) / all) / 1e18]))
    way[way.length - 1]!++
  }
}

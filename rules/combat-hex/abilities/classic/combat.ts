import { addMark } from '../../battle/game.ts'
import { isFree } from '../../battle/points/points.ts'
import { isFighter, straightAhead } from '../../battle/points/zones.ts'
import type { Ability } from '../../battle/vocabulary.ts'
import * as tournament from '../combat.ts'
import { fightingWarriors } from '../heuristics.ts'

/** Without a number it is cried in each combat anew, and not for longer. */
export const battleCry = {
  ...tournament.battleCry,
  automatic: true,
  *effect(g, use) {
    const life = isFree(g.book, use) ? 'combat' : 'turn'
    for (const warrior of fightingWarriors(g, use.figure.owner))
      addMark(g, warrior, { ability: 'battle-cry', duration: life })
  },
} as const satisfies Ability

/** 8.33. It need not keep out of the fight, and reaches over a friend on any base who has dice to throw. */
export const spearman = {
  id: 'spearman',
  moment: 'count-attacks',
  outside: true,
  automatic: true,
  may(g, { figure }) {
    const friend = straightAhead(g, figure)
    const helps = friend?.owner === figure.owner && isFighter(g, friend)
    return helps || { code: 'nobody-supported', rule: '8.33', about: { figure: figure.id } }
  },
  *effect(g, { figure }) {
    addMark(g, straightAhead(g, figure)!, { ability: 'spearman', duration: 'combat' })
  },
  recommended: tournament.spearman.recommended,
  worth: tournament.spearman.worth,
  // At work on whom it supports.
  hooks: tournament.spearman.hooks,
} as const satisfies Ability

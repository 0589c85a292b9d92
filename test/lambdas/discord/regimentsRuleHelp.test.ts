import { describe, expect, it } from 'vitest'
import { type HelpedRuleId, helpedRuleIds } from '../../../lambdas/discord/games/regiments/ruleIds.ts'
import { ruleMeets } from '../../../lambdas/discord/games/regiments/ruleMeets.ts'
import { ruleHelp as english } from '../../../lambdas/discord/games/regiments/words/en/ruleHelp/index.ts'
import { ruleHelp as french } from '../../../lambdas/discord/games/regiments/words/fr/ruleHelp/index.ts'

/** Rules by the letter of their last clause, as the annex has them. */
const lastClauses = {
  a: 'G3 M14 M19 M20 M24 M25 M27 M38 M48 A01 A05 A07 A08 A09 A11 A19 A21 A23 A24 A28 A33 A34 A35 A37 A38',
  b: 'G5 M02 M04 M09 M13 M21 M34 M35 M36 M40 M43 M44 M45 M47 M56 W01 W04 W05 W06 W09 W10 W11 W12 A02 A14 A16 A18 A20 A22 A25 A29 A30 A32 A36',
  c: 'G1 G2 M03 M07 M11 M12 M16 M18 M30 M31 M33 M41 M50 M51 W02 W03 W07 W13 A06 A10 A12 A13 A15 A17 A27',
  d: 'G4 M01 M06 M08 M10 M22 M23 M29 M46 M52 M55 W08 W14 A04 A26',
  e: 'M26 M39 M53 M54 W15 A31',
  g: 'M05 M15 M28 M37 M42 M49 A03',
  h: 'M17',
  j: 'M32',
}

/** Numbered clauses of the base rules; the others are one piece. */
const baseClauses: Partial<Record<HelpedRuleId, number>> = {
  'RB-01': 5,
  'RB-02': 5,
  'RB-03': 3,
  'RB-04': 5,
  'RB-06': 6,
  'RB-08': 6,
  'RB-09': 5,
  'RB-11': 5,
  'RB-13': 4,
  'RB-14': 3,
  'RB-15': 7,
  'RB-16': 4,
  'RB-17': 3,
  'RB-18': 3,
  'RB-19': 4,
  'RB-20': 6,
  'RB-22': 4,
  'RB-23': 3,
  'RB-24': 4,
}

const clausesOf = (id: HelpedRuleId): string[] => {
  const [last] = Object.entries(lastClauses).find(([, rules]) => rules.split(' ').includes(id)) ?? []
  const count = last ? last.charCodeAt(0) - 96 : (baseClauses[id] ?? 1)
  if (count === 1) return []
  return Array.from({ length: count }, (_, i) => (last ? String.fromCharCode(97 + i) : String(i + 1)))
}

/** `a. … b. …`, `1. … 2. …` */
const told = (does: string) =>
  Array.from(does.matchAll(/(?:^|(?<=\. ))([a-j]|\d)\. /g), ([, clause]) => clause)

const locales = { english, french }

describe('the words on rules of Regiments', () => {
  it('are 109 that units bear, 5 on rules and 25 beneath them', () => {
    expect(helpedRuleIds.length).toBe(109 + 5 + 25)
    for (const pages of Object.values(locales))
      expect(Object.keys(pages).sort()).toEqual([...helpedRuleIds].sort())
  })

  it.each(helpedRuleIds)('say every clause, and the same numbers in both languages: %s', id => {
    for (const pages of Object.values(locales)) expect(told(pages[id].does)).toEqual(clausesOf(id))
    for (const part of ['does', 'example'] as const) {
      const numbers = Object.values(locales).map(pages => pages[id][part].match(/\d+/g)?.sort())
      expect(numbers[1]).toEqual(numbers[0])
    }
  })

  it.each(helpedRuleIds)('name rules that there are: %s', id => {
    const known: readonly string[] = helpedRuleIds
    for (const pages of Object.values(locales)) {
      const { does, example } = pages[id]
      for (const [named] of `${does} ${example}`.matchAll(/\b(?:[MWA]\d\d|RB-\d\d)\b/g))
        expect(known).toContain(named)
      expect(does + example).not.toMatch(/['"]| {2}/)
    }
    expect(ruleMeets[id].length).toBeGreaterThan(0)
    expect(ruleMeets[id]).not.toContain(id)
    expect(new Set(ruleMeets[id]).size).toBe(ruleMeets[id].length)
  })

  it('are short, since every message brings those of both languages along', () => {
    for (const pages of Object.values(locales)) {
      const lengths = helpedRuleIds.map(id => pages[id].does.length + pages[id].example.length)
      expect(lengths.reduce((sum, length) => sum + length) / lengths.length).toBeLessThan(400)
      for (const id of helpedRuleIds) expect(pages[id].does.length, id).toBeLessThan(1200)
    }
  })
})

import { plainName } from '../../../rules/core/names.ts'
import type { Refusal } from '../../../rules/core/space.ts'
import { countOf, excerpt, faultList, linesOf } from '../../../rules/core/text.ts'
import type { Armies } from '../../../rules/play/gameParts.ts'
import type { ArmyPiece } from '../../../rules/play/module.ts'
import type { RelayTypes } from './relay.ts'

/** Who runs in a relay: so many hexes in a turn. */
export interface Runner extends ArmyPiece {
  list: (typeof lists)[number]
  group: 'sprinter' | 'stayer'
  pace: number
}

export const lists = ['hares', 'tortoises'] as const
const maxRunners = 4

const runner = (
  [id, en, fr]: readonly [string, string, string],
  list: Runner['list'],
  group: Runner['group'],
  [pace, points]: readonly [number, number],
): Runner => ({ id, name: { en, fr }, list, group, pace, points })

export const runners: readonly Runner[] = [
  runner(['jack-hare', 'Jack hare', 'Bouquin'], 'hares', 'sprinter', [3, 30]),
  runner(['leveret', 'Leveret', 'Levraut'], 'hares', 'sprinter', [2, 15]),
  runner(['old-hare', 'Old hare', 'Vieille hase'], 'hares', 'stayer', [1, 5]),
  runner(['river-tortoise', 'River tortoise', 'Tortue des rivières'], 'tortoises', 'sprinter', [3, 30]),
  runner(['land-tortoise', 'Land tortoise', 'Tortue des champs'], 'tortoises', 'stayer', [2, 15]),
  runner(['old-tortoise', 'Old tortoise', 'Vieille tortue'], 'tortoises', 'stayer', [1, 5]),
]

const costOf = (team: readonly Runner[]): number => team.reduce((sum, { points }) => sum + points, 0)
const isList = (list: string): list is Runner['list'] => lists.some(each => each === list)

/** The heading of a team in its file, in either language. */
const headings = { en: { name: 'name', list: 'team' }, fr: { name: 'nom', list: 'équipe' } } as const

/** Teams: up to four runners of one list, who take over from one another in the order of the team. */
export const teams: Armies<RelayTypes> = {
  lists,
  roster: runners,
  listOf: ({ list }) => list,
  groups: ['sprinter', 'stayer'],
  groupOf: ({ group }) => group,
  most: maxRunners,
  wanted: () => ({ lists, one: true }),
  sidesOf: () => null,
  check(ids, { points, list, types = {}, restrictions }) {
    const all = [...Object.values(types), ...runners]
    const team = ids.flatMap(id => all.find(each => each.id === id) ?? [])
    const cost = costOf(team)
    const bad = (wrong: boolean, refusal: Refusal) => (wrong ? [refusal] : [])
    return [
      ...ids
        .filter(id => !all.some(each => each.id === id))
        .map((figure): Refusal => ({ code: 'unknown-figure', about: { figure: excerpt(figure) } })),
      ...team
        .filter(each => list !== undefined && each.list !== list)
        .map((each): Refusal => ({ code: 'wrong-camp', about: { figure: each.id, camp: list! } })),
      ...team
        .filter(({ id }) => restrictions?.banned?.includes(id))
        .map(({ id }): Refusal => ({ code: 'figure-banned', about: { figure: id } })),
      ...bad(!ids.length, { code: 'army-empty' }),
      ...bad(ids.length > maxRunners, {
        code: 'army-too-big',
        about: { count: ids.length, most: maxRunners },
      }),
      ...bad(cost > points, { code: 'army-too-dear', about: { cost, points, over: cost - points } }),
    ]
  },
  checkAll: (all, measure) =>
    Object.entries(all).flatMap(([list, ids]) =>
      teams
        .check(ids, { ...measure, list })
        .map(refusal => ({ ...refusal, about: { ...refusal.about, army: list } })),
    ),
  starter(list, { points, restrictions }) {
    const team: Runner[] = []
    const own = runners.filter(each => each.list === list && !restrictions?.banned?.includes(each.id))
    while (team.length < maxRunners) {
      const next = own.find(each => costOf([...team, each]) <= points)
      if (!next) break
      team.push(next)
    }
    return team.map(({ id }) => id)
  },
  isPossible: (list, all, measure) =>
    all.some(each => each.list === list && !teams.check([each.id], { ...measure, list }).length),
  read(text, all) {
    const faults = faultList()
    const found: { name?: string; list?: string; figures: string[] } = { figures: [] }
    for (const [at, line] of linesOf(text).entries()) {
      const [, key = '', value = ''] = /^\s*(name|nom|team|équipe)\s*:\s*(.*)$/iu.exec(line) ?? []
      const said = value.trim()
      if (/^n/i.test(key)) found.name = said
      else if (key) {
        if (isList(said)) found.list = said
        else faults.add(at + 1, 'unknown-list', { text: excerpt(said) })
      } else if (line.trim()) {
        const { count, who } = countOf(line.trim())
        const named = all.find(({ id, name }) =>
          [id, name.en, name.fr].some(each => plainName(each) === plainName(who)),
        )
        if (!named) faults.add(at + 1, 'unknown-figure', { figure: excerpt(who) })
        else if (count > maxRunners) faults.add(at + 1, 'bad-count', { count, most: maxRunners })
        else found.figures.push(...Array<string>(count).fill(named.id))
      }
    }
    return faults.any() ? { ok: false, faults: faults.sorted() } : { ok: true, ...found }
  },
  write({ name, list, figures }, language) {
    const words = headings[language]
    return [
      ...(name === undefined ? [] : [`${words.name}: ${name}`]),
      ...(list === undefined ? [] : [`${words.list}: ${list}`]),
      ...figures.map(id => runners.find(each => each.id === id)?.name[language] ?? id),
      '',
    ].join('\n')
  },
}

import type { Script } from '../../core/script.ts'
import { accept, listed, refuse, type Space } from '../../core/space.ts'
import { byLabel, inLabelOrder, onBoard, typeOfCombatant } from '../field/field.ts'
import { isEngaged } from '../field/points.ts'
import { ask } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { FightGroup } from '../state.ts'

/** Who is engaged with whom, by label (DB-14a). */
export type Engagements = ReadonlyMap<string, readonly string[]>

/** A way to divide all engaged figures into fights of one against one or more (DB-14a). */
export type Division = readonly FightGroup[]

/** The most fights that a division can have: as many as pairs can be matched (DB-14b). */
export function maxFights(graph: Engagements, free: ReadonlySet<string> = new Set(graph.keys())): number {
  const partner = new Map<string, string>()
  const side = [...free].filter(label => label.startsWith('A'))
  const match = (label: string, seen: Set<string>): boolean =>
    (graph.get(label) ?? []).some(other => {
      if (!free.has(other) || seen.has(other)) return false
      seen.add(other)
      const taken = partner.get(other)
      if (taken !== undefined && !match(taken, seen)) return false
      partner.set(other, label)
      return true
    })
  return side.filter(label => match(label, new Set())).length
}

/**
 * Every division with the most fights. Each engaged figure is in just one fight. As many fights as can be matched and
 * nobody left over is always possible: whoever is left out of a greatest matching joins a pair.
 */
export function* divisions(graph: Engagements): Generator<Division> {
  const all = [...graph.keys()].sort(byNumber)
  yield* divide(graph, new Set(all), [], maxFights(graph))
}

const byNumber = (a: string, b: string): number =>
  a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1))

function* divide(
  graph: Engagements,
  free: Set<string>,
  done: FightGroup[],
  most: number,
): Generator<Division> {
  const [first] = free
  if (first === undefined) {
    if (done.length === most) yield [...done].sort((a, b) => byNumber(a.one, b.one))
    return
  }
  if (done.length + maxFights(graph, free) < most) return
  const near = (label: string) => (graph.get(label) ?? []).filter(other => free.has(other))
  if (near(first).length === 0) return
  const go = function* (group: FightGroup): Generator<Division> {
    const rest = new Set(free)
    rest.delete(group.one)
    for (const other of group.others) rest.delete(other)
    yield* divide(graph, rest, [...done, group], most)
  }
  // The first is the one against some, or one of several against another; a pair comes up once.
  for (const others of someSubsets(near(first).sort(byNumber))) yield* go({ one: first, others })
  for (const one of near(first))
    for (const others of someSubsets(
      near(one)
        .filter(other => other !== first)
        .sort(byNumber),
    ))
      yield* go({ one, others: [first, ...others].sort(byNumber) })
}

function* someSubsets(labels: readonly string[]): Generator<string[]> {
  // The smallest first: most fights are of few.
  for (let size = 1; size <= labels.length; size++) yield* subsetsOf(labels, size)
}

function* subsetsOf(labels: readonly string[], size: number, from = 0): Generator<string[]> {
  if (size === 0) return yield []
  for (let i = from; i <= labels.length - size; i++)
    for (const rest of subsetsOf(labels, size - 1, i + 1)) yield [labels[i]!, ...rest]
}

/** Whether every engaged figure is in one fight with whom it is engaged, and there are as many fights as can be. */
export function isDivision(graph: Engagements, groups: readonly FightGroup[]): boolean {
  const seen = new Set<string>()
  for (const { one, others } of groups) {
    if (others.length === 0 || !others.every(other => graph.get(one)?.includes(other))) return false
    for (const label of [one, ...others]) {
      if (seen.has(label)) return false
      seen.add(label)
    }
  }
  return seen.size === graph.size && groups.length === maxFights(graph)
}

export const engagementsOf = (f: Battlefield): Engagements =>
  new Map(
    onBoard(f)
      .filter(isEngaged)
      .sort(inLabelOrder)
      .map(({ label, marks }) => [label, marks.engaged]),
  )

/** `A1:B1,B2 A3:B4`: each fight as the one and whom it fights. */
export const writeDivision = (groups: Division): string =>
  groups.map(({ one, others }) => `${one}:${others.join(',')}`).join(' ')

/** More than so many are not looked through: a default among these is as good. */
const lookedAt = 200

function divisionSpace(graph: Engagements): Space<Division> {
  const some = (): string[] => {
    const found: string[] = []
    for (const each of divisions(graph)) {
      if (found.length >= lookedAt) break
      found.push(writeDivision(each))
    }
    return found
  }
  return {
    check(answer) {
      const groups: FightGroup[] = []
      for (const word of answer.trim().toUpperCase().split(/\s+/)) {
        const [one = '', rest = ''] = word.split(':')
        groups.push({ one, others: rest.split(',').filter(Boolean).sort(byNumber) })
      }
      // A pair is written from its first figure.
      const tidy = groups
        .map(({ one, others }) =>
          others.length === 1 && byNumber(others[0]!, one) < 0
            ? { one: others[0]!, others: [one] }
            : { one, others },
        )
        .sort((a, b) => byNumber(a.one, b.one))
      if (!isDivision(graph, tidy))
        return refuse('no-division', 'DB-14', { fights: maxFights(graph), answer: answer.slice(0, 60) })
      return accept(writeDivision(tidy), tidy)
    },
    write: writeDivision,
    ...listed(some),
    fingerprint: () => [...graph].map(([label, others]) => `${label}:${others.join(',')}`).join(' '),
  }
}

/** The side with priority divides all who are engaged into fights (DB-14); nobody is asked where there is one way. */
export function* divideFights(f: Battlefield): Script<Division> {
  const graph = engagementsOf(f)
  const by = f.skirmish.priority ?? 0
  const two: Division[] = []
  for (const each of divisions(graph)) {
    two.push(each)
    if (two.length === 2) break
  }
  if (two.length < 2) return two[0] ?? []
  const best = () => outnumbering(f, graph, by)
  return yield* ask({
    kind: 'split',
    by,
    subject: '',
    about: { fights: two[0]!.length },
    space: divisionSpace(graph),
    topic: 'split',
    fallback: best,
    byOrder: ({ word }) => (word === 'ask' ? undefined : best()),
  })
}

/** The division that has most of one's own against the costliest enemy, then the next (part 7). */
function outnumbering(f: Battlefield, graph: Engagements, by: number): Division {
  const points = (label: string) => typeOfCombatant(f, byLabel(f, label)!).points
  const isOwn = (label: string) => byLabel(f, label)!.owner === by
  let best: Division | undefined
  let most: number[] = []
  let looked = 0
  for (const each of divisions(graph)) {
    if (looked++ >= lookedAt) break
    const enemies = each
      .flatMap(({ one, others }) =>
        isOwn(one)
          ? others.map(other => ({ cost: points(other), own: 1 / others.length }))
          : [{ cost: points(one), own: others.length }],
      )
      .sort((a, b) => b.cost - a.cost)
      .map(({ own }) => own)
    const at = enemies.findIndex((own, i) => own !== most[i])
    if (best && (at < 0 || enemies[at]! < (most[at] ?? 0))) continue
    best = each
    most = enemies
  }
  return best!
}

import {
  agreeDraw,
  type CombatHexSave,
  check,
  concede,
  documentFor,
  finishPhase,
  isAnsweredByDefault,
  isPreview,
  open,
  playersLeft,
  preview,
  reach,
  resume,
  sightOf,
  zones,
} from '../../rules/combat-hex/index.ts'
import type { Pick } from '../../rules/core/random.ts'
import type { Space } from '../../rules/core/space.ts'

/** What must hold of a battle at any question. Each throws where it does not. */

export const asks = { policy: () => undefined }
const json = JSON.stringify
export function fail(message: string): never {
  throw new Error(message)
}

export function isSound(save: CombatHexSave): void {
  const faults = check(save)
  if (faults.length) fail(`broken: ${faults.join('; ')}`)
  const size = json(save).length
  if (size > 100_000) fail(`the save has ${size} characters`)
}

/** The list of all that may be answered, its count, its prefixes, its samples and its check agree. */
export function spaceIsSound(space: Space, pick: Pick): void {
  const all = space.enumerate('', 1_000_000)
  if (!all.length) fail('nothing is legal')
  if (all.length !== space.count()) fail(`${all.length} answers are listed, ${space.count()} counted`)
  if (new Set(all).size !== all.length) fail('an answer is listed twice')
  if (space.enumerate('', 3).join() !== all.slice(0, 3).join()) fail('a limit changes the list')
  for (let i = 0; i < 12; i++) {
    const answer = all[pick(all.length)]!
    const checked = space.check(answer)
    if (!checked.ok) fail(`${answer} is listed and refused: ${json(checked.refusal)}`)
    else if (checked.answer !== answer) fail(`${answer} is listed and means ${checked.answer}`)
    const small = space.check(` ${answer.toLowerCase().replaceAll(' ', '  ')} `)
    if (!small.ok || small.answer !== answer) fail(`${answer} in small letters is something else`)
  }
  for (let i = 0; i < 3; i++) {
    const answer = all[pick(all.length)]!
    const prefix = answer.slice(0, pick(answer.length + 1))
    const listed = space.enumerate(i ? prefix : prefix.toLowerCase(), 1_000_000)
    if (listed.join() !== all.filter(one => one.startsWith(prefix)).join())
      fail(`the list of "${prefix}" is not the part of the whole`)
  }
  for (let i = 0; i < 8; i++) {
    const answer = space.sample(pick)
    const checked = space.check(answer)
    if (!checked.ok || checked.answer !== answer) fail(`sampled ${answer}: ${json(checked)}`)
  }
}

/** Whatever can be asked about a battle is answered, and changes nothing. */
export function looksSound(save: CombatHexSave, pick: Pick): void {
  const before = json(save)
  const { state, question } = open(save)
  if (!question) return
  for (const figure of state.figures) {
    const found = reach(save, figure.id)
    if (found.some(({ cost, left, path }) => cost < 1 || left < 0 || !path.length))
      fail('reach without a way')
  }
  for (const figure of state.figures.slice(0, 3)) sightOf(save, figure.id)
  zones(save, pick(state.players.length))
  for (const viewer of [...state.players.keys(), 'spectator'] as const) {
    const around = { id: 'x', users: ['1', '2'], log: [], commitment: '', until: null, version: 1 }
    const seen = documentFor(save, viewer, around)
    const hidden = state.phase === 'deployment' && question.by !== viewer
    if (hidden && seen.figures.some(f => f.owner === question.by && f.at)) fail('a deployment is seen')
  }
  if (question.kind === 'act' || question.kind === 'turning')
    for (let i = 0; i < 4; i++) {
      const answer = question.space.sample(pick)
      const shown = preview(save, answer)
      if (answer !== 'done' && !answer.startsWith('end ') && !isPreview(shown))
        fail(`${answer} cannot be shown: ${json(shown)}`)
    }
  if (json(save) !== before) fail('looking changed the save')
}

const oddWords = 'A1 B2 C7 H8-I8 X NE use move fast A1- - done Å %s undefined -1 A999'.split(' ')

/** Answers that are nearly legal, or not at all, are taken or refused, and nothing else. */
export function copesWithNonsense(save: CombatHexSave, space: Space, pick: Pick): void {
  const words = space.sample(pick).split(' ')
  for (let i = 1 + pick(2); i > 0; i--) words[pick(words.length + 1)] = oddWords[pick(oddWords.length)]!
  const answer = pick(20) ? words.join(' ') : ''
  const checked = space.check(answer)
  const outcome = resume(save, answer, asks)
  if (checked.ok !== outcome.ok)
    fail(`"${answer}" is ${checked.ok ? 'legal and refused' : 'not legal and taken'}`)
  if (!checked.ok) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(checked.refusal.code)) fail(`"${answer}": ${json(checked.refusal)}`)
    return
  }
  const again = space.check(checked.answer)
  if (!again.ok || again.answer !== checked.answer)
    fail(`"${answer}" means ${checked.answer}, and that something else`)
}

/** The defaults for what nobody waits for come to what the same answers come to one by one. */
export function defaultsAgree(save: CombatHexSave, answer: string): void {
  const atOnce = resume(save, answer)
  let single = resume(save, answer, asks)
  for (;;) {
    if (!atOnce.ok || !single.ok) return fail(`${answer} is not legal`)
    const { question, state } = open(single.save)
    if (!question || !isAnsweredByDefault(question, state)) break
    single = resume(single.save, question.fallback(), asks)
  }
  const [one, two] = [atOnce.save, single.save].map(({ battle, pending, dice }) => [battle, pending, dice])
  if (json(one) !== json(two)) fail('the defaults come to something else than their answers')
}

/**
 * As if the rules had changed under a paused step: an entry of its journal no longer fits. The battle goes on
 * from there, with dice and event numbers that nobody has seen.
 */
export function survivesNewRules(save: CombatHexSave, pick: Pick): void {
  if (!save.journal.length) return
  const at = pick(save.journal.length)
  const journal = save.journal.map((entry, i) => {
    if (i !== at || 'skip' in entry) return entry
    return 'ask' in entry ? { ...entry, ask: 'other/0//x' } : { ...entry, roll: 'other/0/1' }
  })
  const changed = { ...save, journal }
  const { question } = open(changed)
  let outcome = resume(changed, question?.space.sample(pick) ?? 'done', asks)
  const events = [...(outcome.events ?? [])]
  if (!outcome.ok) {
    if (outcome.refusal.code !== 'question-changed' || !outcome.save)
      return fail(`new rules: ${json(outcome.refusal)}`)
    isSound(outcome.save)
    if (!outcome.save.pending) return
    outcome = resume(outcome.save, open(outcome.save).question!.fallback(), asks)
    if (!outcome.ok) return fail(`new rules: ${json(outcome.refusal)}`)
    events.push(...outcome.events)
  }
  isSound(outcome.save)
  if (events.some(({ n }) => n < save.events + save.told)) fail('new rules: an event number came again')
  const known = events.flatMap(event =>
    event.event === 'rolled' && event.first < save.dice ? event.first : [],
  )
  if (known.length) fail(`new rules: die ${known.join()} came again`)
}

/** The defaults finish phase after phase; and a battle may be given up or drawn at any moment. */
export function comesToAnEnd(from: CombatHexSave, pick: Pick): void {
  let save = from
  for (let phases = 0; save.pending; phases++) {
    if (phases > 400) fail('the defaults find no end')
    const outcome = finishPhase(save, save.pending.by)
    if (!outcome.ok) return fail(`the defaults: ${json(outcome.refusal)}`)
    save = outcome.save
  }
  isSound(save)
  if (!save.battle.result) fail('an end without a result')
  if (!pick(2)) {
    const drawn = agreeDraw(from)
    if (!drawn.ok) return fail(`a draw: ${json(drawn.refusal)}`)
    return isTheEnd(drawn.save, drawn.events.length)
  }
  // All but one give up, one after the other.
  let left = from
  for (;;) {
    const still = playersLeft(left)
    const given = concede(left, still[pick(still.length)]!)
    if (!given.ok) return fail(`giving up: ${json(given.refusal)}`)
    left = given.save
    if (still.length === 2 || !left.pending)
      return isTheEnd(left, still.length === 2 ? given.events.length : 1)
    isSound(left)
    // A combat is fought to its end first, and with it the turn may end, which takes others out (7.01).
    const turned = given.events.some(({ event }) => event === 'turn-ended')
    if (!turned && still.length - 1 !== playersLeft(left).length) fail('somebody else is out too')
  }
}

function isTheEnd(save: CombatHexSave, events: number): void {
  isSound(save)
  if (open(save).question || events !== 1) fail('giving up is no end')
}

import { describe, expect, it } from 'vitest'
import { check, open, resume } from '../../../rules/combat-hex/index.ts'
import { lessonIds, lessonState, lessons } from '../../../rules/combat-hex/lessons/lessons.ts'
import { beginScene } from '../../../rules/combat-hex/lessons/scene.ts'

/** A lesson, answered so; what the battle tells of it, and how far the lesson has come. */
function take(id: (typeof lessonIds)[number], ...answers: string[]) {
  const { scene, seed = '00' } = lessons[id]
  let { save } = beginScene(scene, { seed })
  let state: ReturnType<typeof lessonState> = 'begun'
  const told: string[] = []
  for (const answer of answers) {
    const outcome = resume(save, answer)
    if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
    save = outcome.save
    told.push(...outcome.events.map(({ event }) => event))
    state = lessonState(id, state, save, outcome.events)
  }
  return { state, told, asked: open(save).question }
}

describe('lessons of the first battle', () => {
  it.each(lessonIds)('begin with a question for the player on a sound board: %s', id => {
    const { save, events } = beginScene(lessons[id].scene, { seed: '00', first: 7 })
    expect(check(save)).toEqual([])
    expect(open(save).question?.by).toBe(0)
    expect(save.events + save.told).toBe(7 + events.length)
    expect(open(save).state.figures).toHaveLength(6)
  })

  it.each([
    ['deploy', ['auto', 'done']],
    ['move', ['move A2 C2']],
    ['sides', ['move A2 F3']],
    ['sides', ['move A2 F6']],
    ['zone', ['move A1 E3']],
    ['shoot', ['shoot A3 B3']],
    ['turn', ['turn A1 S']],
    ['fight', ['done', 'done']],
    ['ability', ['use A1 fast']],
    ['convert', ['shoot A3 B2', 'A3']],
  ] as const)('see that it was done: %s by %s', (id, answers) => {
    expect(take(id, ...answers.slice(0, -1)).state).toBe('begun')
    expect(take(id, ...answers).state).toBe('done')
  })

  it.each([
    ['move', ['turn A1 N']],
    ['sides', ['move A2 D3']],
    ['zone', ['move A1 C4']],
    ['shoot', ['move A3 C5']],
    ['turn', ['turn A1 N']],
    ['ability', ['move A1 C5']],
    ['convert', ['shoot A3 B2', 'none']],
    ['convert', ['move A3 C5']],
  ] as const)('see that something else was: %s by %s', (id, answers) => {
    expect(take(id, ...answers).state).toBe('other')
  })

  it('throw the dice that they speak of', () => {
    expect(take('shoot', 'shoot A3 B3').told).toContain('wounded')
    const fight = take('fight', 'done', 'done')
    expect(fight.told).toEqual(expect.arrayContaining(['wounded', 'removed', 'combat-ended']))
    expect(fight.asked).toMatchObject({ kind: 'act', by: 0 })
    expect(take('convert', 'shoot A3 B2').asked).toMatchObject({ kind: 'convert-hit', by: 0 })
    expect(take('convert', 'shoot A3 B2', 'A3').told).toContain('wounded')
  })

  it('end with a battle of equal sides', () => {
    const { state } = open(beginScene(lessons.victory.scene, { seed: '00' }).save)
    const points = [0, 1].map(side =>
      state.figures
        .filter(({ owner }) => owner === side)
        .reduce((sum, { type }) => sum + state.types[type]!.points, 0),
    )
    expect(points[0]).toBe(points[1])
    expect(take('victory', 'done', 'done').state).toBe('begun')
  })
})

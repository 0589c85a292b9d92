import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSave } from '../../../rules/combat-hex/contract/olderSaves.ts'
import { type CombatHexSave, check, open } from '../../../rules/combat-hex/index.ts'
import { readSave as readAnySave, seal } from '../../../rules/games.ts'
import { scenario } from '../../helpers/scenario.ts'

/** The saves of the stored table, as the version wrote them that stored it. */
const stored = (
  JSON.parse(readFileSync(new URL('../../play/golden/stored.json', import.meta.url), 'utf8')) as {
    sk: string
    save?: string
  }[]
).flatMap(({ save }) => (save ? [JSON.parse(save) as CombatHexSave] : []))

describe('a save of an older version', () => {
  it('is run again up to the question that was open', () => {
    expect(stored.length).toBeGreaterThan(1)
    for (const old of stored) {
      const save = readSave(old)
      expect(check(save)).toEqual([])
      const { question } = open(save)
      expect([question?.kind, question?.by]).toEqual([old.pending?.kind, old.pending?.by])
    }
  })

  it('has every name of today, and none that is no longer known', () => {
    const place = { at: 3, facing: 1 }
    const old = {
      battle: {
        turn: 2,
        grounds: { fen: 'text' },
        figures: [
          {
            id: 'A1',
            life: 2,
            deed: 'moved',
            braved: true,
            struck: true,
            stood: place,
            began: place,
            marks: [],
          },
          { id: 'B1', life: 1, deed: 'nothing', marks: [{ ability: 'rage', life: 'combat', amount: 2 }] },
        ],
      },
    }
    expect(readSave({ ...stored[0]!, ...old }).battle).toEqual({
      turn: 2,
      customBoards: { fen: 'text' },
      figures: [
        {
          id: 'A1',
          life: 2,
          actionTaken: 'moved',
          paidStayToll: true,
          hitThisTurn: true,
          placeBeforeActions: place,
          placeBeforeTurn: place,
          marks: [],
        },
        {
          id: 'B1',
          life: 1,
          actionTaken: 'nothing',
          marks: [{ ability: 'rage', duration: 'combat', amount: 2 }],
        },
      ],
    })
  })

  it('is read where it is over, and no question is open', () => {
    const over = { ...stored[0]!, step: null, pending: null }
    expect(readSave(over)).toMatchObject({ step: null, pending: null })
  })

  it('is read by the game that it is of, Combat Hex where none is named', () => {
    const old = { ...stored[0]!, pending: { ...stored[0]!.pending!, kind: 'drive' } }
    expect(readAnySave({}, seal(old))).toEqual(readSave(old))
    expect(readAnySave({ game: 'combat-hex' }, seal(old)).pending?.kind).toBe('move-enemy')
    expect(readAnySave({ game: 'chess' }, seal(old))).toBe(old)
  })

  it('has its questions under the names of today, the open one and those of the journal', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      dice: [6, 1],
      figures: {
        A1: { at: 'C8', facing: 'N', ap: 4, abilities: ['magical-force:2'] },
        A2: { at: 'E9', facing: 'N', ap: 4, abilities: ['magical-force:2'] },
        B1: { at: 'C4', facing: 'S', ap: 3 },
      },
    })
    t.answer('attacker').answer('use A1 magical-force B1')
    const asked = t.save
    expect(asked.pending?.kind).toBe('move-enemy')
    t.answer('move B1 C3 N')
    const answered = t.save
    for (const save of [asked, answered]) {
      const old = JSON.parse(JSON.stringify(save).replaceAll('move-enemy', 'drive')) as CombatHexSave
      expect(JSON.stringify(old)).toContain('drive')
      expect(readSave(old)).toEqual(save)
    }
  })
})

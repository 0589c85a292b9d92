import { describe, expect, it } from 'vitest'
import { maxRestricted } from '../../../lambdas/discord/actions/readRestrictions.ts'
import { maxOwnFigures } from '../../../lambdas/discord/actions/serverFigures.ts'
import { maxPieceName } from '../../../lambdas/discord/games/pieceFiles/fields.ts'
import { applyOutcome } from '../../../lambdas/game/applyOutcome.ts'
import { beginBattle } from '../../../lambdas/game/beginBattle.ts'
import { isRefusal } from '../../../lambdas/game/change.ts'
import { figuresItem, gameItem, logItems } from '../../../lambdas/store/items.ts'
import type { GameRecord, LogEntry, Seat } from '../../../lambdas/store/types.ts'
import { makeTables, type SideKind } from '../../../rules/board/board.ts'
import { maxColumns, maxRows } from '../../../rules/board/own.ts'
import { maxFigures } from '../../../rules/combat-hex/army/army.ts'
import { maxOrderLength } from '../../../rules/combat-hex/battle/answers/orders/parse.ts'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import {
  abilityIds,
  type CombatHexSave,
  type FigureType,
  finishPhase,
  orderTopics,
} from '../../../rules/combat-hex/index.ts'
import { fromOffset, makeHex } from '../../../rules/core/hex.ts'
import type { JournalEntry } from '../../../rules/core/tape.ts'
import { seal } from '../../../rules/games.ts'
import { makeBoard } from '../../../rules/index.ts'
import { itemSize } from '../../helpers/itemSize.ts'
import { sampleGame } from './samples.ts'

/** DynamoDB takes 400 kB. */
const limit = 300_000

/** Numbers that a compression finds no pattern in, the same in every run. */
let state = 1
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const times = <Value>(count: number, make: (i: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i))
/** Letters of two bytes each (Cyrillic, Armenian, Arabic, ...). */
const letters = times(0x7ff - 0xc0, i => String.fromCodePoint(0xc0 + i)).filter(each => /^\p{L}$/u.test(each))
const word = (length: number) => times(length, () => letters[random(letters.length)]).join('')
const id = () => times(40, () => '0123456789abcdefghijklmnopqrstuvwxyz'[random(36)]).join('')

const figure = (camp: 'good' | 'evil'): FigureType => ({
  id: id(),
  name: { en: word(maxPieceName), fr: word(maxPieceName) },
  camp,
  kind: random(4) ? 'warrior' : 'hero',
  points: 1 + random(90),
  movement: 1 + random(15),
  attacks: 20,
  endurance: 1 + random(6),
  life: 1 + random(20),
  ap: random(31),
  shooting: { dice: 1 + random(20), range: 2 + random(39) },
  abilities: times(12, () => ({ id: abilityIds[random(abilityIds.length)]!, cost: random(10) })),
  unique: times(5, () => 1 + random(9999)),
  version: 'starter',
  base: 'single',
  set: word(maxPieceName),
})

const figures = times(maxOwnFigures, i => figure(i % 2 ? 'evil' : 'good'))
const army = (camp: 'good' | 'evil') => {
  const own = figures.filter(each => each.camp === camp)
  return times(maxFigures, () => own[random(own.length)]!.id)
}
const orders = () =>
  Object.fromEntries(
    orderTopics('classic').map(topic => [
      topic,
      times(30, () => `${'ABCD'[random(4)]}${1 + random(100)}`)
        .join(' ')
        .slice(0, maxOrderLength),
    ]),
  )

/** The largest board, with something on every side that somebody can still cross. */
function board(): string {
  const hexes = times(maxColumns * maxRows, i =>
    makeHex(fromOffset(i % maxColumns, Math.floor(i / maxColumns))),
  )
  const kinds: SideKind[] = ['open', 'difficult', 'water']
  return makeBoard(
    makeTables({
      id: 'largest',
      name: { en: word(40), fr: word(40) },
      columns: maxColumns,
      rows: maxRows,
      raised: hexes.filter(() => random(3) === 0),
      sides: hexes.flatMap(hex => times(6, facing => ({ hex, facing, kind: kinds[random(3)]! }))),
    }),
  )
}

/** Four players, all with all that a server and they themselves can bring, and armies picked. */
function largestGame(): GameRecord {
  const seats = times(
    4,
    (i): Seat => ({
      user: `90000000000000000${i}`,
      name: word(32),
      locale: 'fr',
      number: times(100, () => random(10)).join(''),
      armies: { good: army('good'), evil: army('evil') },
      orders: { mine: orders(), here: orders() },
      rest: {
        timeZone: 'America/Argentina/ComodRivadavia',
        quiet: { from: 1320, to: 420 },
        holiday: { from: 1_700_000_000, until: 1_702_000_000 },
      },
    }),
  )
  const some = figures.slice(0, maxRestricted).map(each => each.id)
  return sampleGame({
    stage: 'armies',
    thread: '900000000000000100',
    terms: {
      rules: 'classic',
      points: 10_000,
      camps: 'rolled',
      board: 'largest',
      pace: '24h',
      missed: 'lose',
      restrictions: {
        banned: some,
        limits: some.map(each => ({ figure: each, most: 3 })),
        copies: 2,
        names: Object.fromEntries(figures.slice(0, maxRestricted).map(each => [each.id, each.name])),
      },
    },
    others: ['900000000000000002', '900000000000000003'],
    customBoards: [board()],
    types: seal(Object.fromEntries(figures.map(each => [each.id, each]))),
    seats,
    recent: times(32, () => String(10 ** 17 + random(2 ** 31))),
  })
}

const labelOf = () => `${'ABCD'[random(4)]}${1 + random(maxFigures)}`
const faces = (count: number) => times(count, () => 1 + random(6))

/** A step in which all 400 fight each other with 20 dice each, and everybody is asked again and again. */
const journal = (): CombatHexSave['journal'] => [
  ...times(8, (i): JournalEntry => ({ roll: `combat/${i}/1`, n: 2000 * i, faces: faces(2000) })),
  ...times(
    1200,
    (): JournalEntry => ({
      ask: `react/1/${labelOf()}/${random(2 ** 31).toString(36)}`,
      answer: `use ${labelOf()} ${abilityIds[random(abilityIds.length)]!}`,
      from: 'player',
    }),
  ),
]

const combat = { turn: 1, phase: 'combat' } as const
/** What is told of such a step. */
const happenings = (): LogEntry[] => [
  ...times(
    8,
    (n): LogEntry =>
      seal({
        n,
        event: 'rolled',
        ...combat,
        for: 'combat',
        by: n % 4,
        first: 2000 * n,
        faces: faces(2000),
      }),
  ),
  ...times(
    1200,
    (n): LogEntry =>
      seal({
        n,
        event: 'volley',
        ...combat,
        figure: labelOf(),
        targets: [labelOf()],
        dice: random(9),
        facing: 'N',
      }),
  ),
]

/** All of it is told to everybody, and stands in the record until it has been. */
const toTell = (n: number): GameRecord['outbox'] => {
  const told = happenings()
  return [
    { key: `log/${n}`, do: 'log', entries: told },
    { key: `post/${n}`, do: 'post', view: 'happened', facts: {}, pings: [], told },
  ]
}

describe('the largest game that the settings permit', () => {
  it('fits into an item, with room to spare', () => {
    const sizes: Record<string, number> = {}
    sizes['a server’s figures'] = itemSize(
      figuresItem({ guild: '500', figures: seal(figures), version: 1, recent: [] }),
    )
    let game = largestGame()
    sizes['armies picked'] = itemSize(gameItem(game))

    const seats = game.seats.map((seat, i) => {
      const camp = i % 2 ? ('evil' as const) : ('good' as const)
      return { ...seat, armies: { [camp]: seat.armies[camp] } }
    })
    const user = { id: 'none', name: 'none' }
    const begun = beginBattle({ user, locale: 'en', now: game.changed }, { ...game, seats: seal(seats) })
    if (isRefusal(begun)) throw new Error(JSON.stringify(begun))
    game = { ...begun.game, outbox: begun.outbox }
    sizes['battle begun'] = itemSize(gameItem(game))

    while (
      seal<CombatHexState>(game.save!.battle).phase === 'set-up' ||
      seal<CombatHexState>(game.save!.battle).phase === 'deployment'
    ) {
      const outcome = finishPhase(seal(game.save!), game.save!.pending!.by)
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      const { game: next, outbox } = applyOutcome({ user, now: game.changed }, game, seal(outcome))
      game = { ...next, outbox }
    }
    expect(seal<CombatHexState>(game.save!.battle).figures).toHaveLength(4 * maxFigures)
    sizes['deployed'] = itemSize(gameItem(game))

    const told = happenings()
    game = {
      ...game,
      save: { ...game.save!, journal: journal() },
      news: { waiting: told, told: happenings().slice(0, 60) },
      outbox: [...toTell(1), ...toTell(2)],
    }
    sizes['in a combat of all'] = itemSize(gameItem(game))
    expect(JSON.stringify(game).length).toBeGreaterThan(1_000_000)

    for (const item of logItems('g1', told))
      sizes['its log'] = Math.max(sizes['its log'] ?? 0, itemSize(item))
    for (const [what, size] of Object.entries(sizes)) expect(size, what).toBeLessThan(limit)
  })
})

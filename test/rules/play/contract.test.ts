import { describe, expect, it } from 'vitest'
import { combatHexGame } from '../../../rules/combat-hex/gameParts.ts'
import type { CombatHex } from '../../../rules/combat-hex/types.ts'
import { type Pick, picker } from '../../../rules/core/random.ts'
import type { Save } from '../../../rules/core/script.ts'
import type { Numbered } from '../../../rules/core/tape.ts'
import { darkLordGame } from '../../../rules/dark-lord/gameParts.ts'
import { scenarioIds } from '../../../rules/dark-lord/state.ts'
import type { DarkLord } from '../../../rules/dark-lord/types.ts'
import { games as listed, seal } from '../../../rules/games.ts'
import { type GameParts, levels } from '../../../rules/play/gameParts.ts'
import type { GameTypes, Outcome, State } from '../../../rules/play/module.ts'
import { regimentsGame } from '../../../rules/regiments/gameParts.ts'
import type { Regiments } from '../../../rules/regiments/types.ts'
import { type CrossingTypes, crossingGame } from '../../games/crossing/crossing.ts'
import { type RaceTypes, raceGame } from '../../games/race.ts'
import { type RelayTypes, relayGame } from '../../games/relay/relay.ts'
import { many } from '../../helpers/thorough.ts'
import { trial } from '../../helpers/trials.ts'

/** What holds for every game that is made of a module. */
interface Tried<T extends GameTypes> {
  game: GameParts<T>
  /** a game like any other, by number */
  options(n: number): T['setUp']
  /** something to look at a game with */
  context: T['context']
  /** a kind of question that is answered in secret, if there is one */
  secret?: string
  /** no answer can be taken back: each ends its step, or is followed by dice */
  neverUndone?: true
  /** some standing orders as they may be typed, by topic; one for each kind that there is */
  orders?: readonly (readonly [topic: string, value: string])[]
  /** whole games that are played by chance */
  games: number
}

const battles: Tried<CombatHex> = {
  game: combatHexGame,
  options: n => trial(n, undefined, n % 3 === 2 ? 'classic' : 'tournament', n % 3 === 2 ? 3 : 2),
  context: { id: 'g', users: ['a', 'b', 'c'], log: [], commitment: '', until: null, version: 1 },
  secret: 'deploy',
  orders: [
    ['role', 'Attacker'],
    ['hits', 'ask'],
    ['rage', 'keep:1'],
  ],
  games: many(100, 4),
}
const crossings: Tried<CrossingTypes> = {
  game: crossingGame,
  options: n => ({
    seed: n.toString(16).padStart(64, '0'),
    rules: 'crossing',
    points: 0,
    board: 'the-marsh',
    camps: null,
    players: ['Ada', 'Bo'].map(name => ({ name, armies: {} })),
  }),
  context: {},
  neverUndone: true,
  games: many(100, 30),
}
const races: Tried<RaceTypes> = {
  game: raceGame,
  options: n => ({
    seed: n.toString(16).padStart(64, '0'),
    board: 'the-marsh',
    players: ['Ada', 'Bo', 'Cy'].slice(0, 2 + (n % 2)).map(name => ({ name })),
  }),
  context: {},
  secret: 'start',
  games: many(100, 30),
}

const bring: Record<string, string[]>[] = [
  { hares: ['leveret', 'jack-hare'] },
  { tortoises: ['land-tortoise'] },
]
const relays: Tried<RelayTypes> = {
  game: relayGame,
  options: n => ({
    seed: n.toString(16).padStart(64, '0'),
    rules: 'relay',
    points: 60,
    board: 'the-marsh',
    camps: null,
    players: ['Ada', 'Bo', 'Cy'].slice(0, 2 + (n % 2)).map((name, i) => ({
      name,
      armies: bring[i % 2]!,
    })),
  }),
  context: {},
  orders: [['hand-over', 'Stay']],
  games: many(100, 30),
}
const skirmishes: Tried<DarkLord> = {
  game: darkLordGame,
  options(n) {
    const rules = scenarioIds[n % scenarioIds.length]!
    const starter = (list: string) =>
      darkLordGame.armies!.starter(list, { rules, points: rules === 'flight' ? 400 : 500 })
    return {
      seed: n.toString(16).padStart(64, '0'),
      rules,
      board: ['the-hills', 'the-river', 'the-ruins'][n % 3]!,
      sides: ['free', 'shadow'],
      players: [
        { name: 'Ada', army: starter('free') },
        { name: 'Bo', army: starter('shadow') },
      ],
    }
  },
  context: {},
  orders: [
    ['might', 'win 2'],
    ['fate', 'Ask'],
  ],
  games: many(20, 3),
}
const wars: Tried<Regiments> = {
  game: regimentsGame,
  options: n => ({
    seed: n.toString(16).padStart(64, '0'),
    board: ['the-hills', 'the-river', 'the-ruins'][n % 3]!,
    points: 1000,
    players: ['crown', 'wilds'].map((list, i) => ({
      name: ['Ada', 'Bo'][i]!,
      list,
      army: regimentsGame.armies!.starter(list, { rules: 'pitched-battle', points: 1000 }),
    })),
  }),
  context: {},
  orders: [
    ['reaction', 'flee'],
    ['pursue', 'Ask'],
  ],
  games: many(12, 2),
}
const tried: Record<string, Tried<GameTypes>> = {
  'combat-hex': seal<Tried<GameTypes>>(battles),
  crossing: seal<Tried<GameTypes>>(crossings),
  'dark-lord': seal<Tried<GameTypes>>(skirmishes),
  race: seal<Tried<GameTypes>>(races),
  regiments: seal<Tried<GameTypes>>(wars),
  relay: seal<Tried<GameTypes>>(relays),
}

it('tries every game that is listed', () => {
  expect(Object.keys(tried)).toEqual(expect.arrayContaining(Object.keys(listed)))
})

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

describe.each(Object.entries(tried))(
  'a game of %s',
  (id, { game, options, context, secret, neverUndone, orders: typed, games }) => {
    const { engine, armies, orders, opponent, lessons, terms } = game
    type AnySave = Save<State>
    const saved = (outcome: Outcome<GameTypes>): AnySave => {
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
      return outcome.save
    }
    const leagueSides = game.league?.sides ?? []
    const begun = (n: number) => saved(engine.setUp(options(n)))
    const asked = (save: AnySave) => engine.open(save).question
    const viewers = (save: AnySave) => [...engine.playersLeft(save), 'spectator'] as const
    /** What can be seen of a save, by everybody. */
    const seen = (save: AnySave) =>
      viewers(save).map(viewer => JSON.stringify(engine.documentFor(save, viewer, context)))

    /** Plays by chance; every save is looked at by `look`. @returns all saves, the first and the last included */
    function played(
      n: number,
      pick: Pick,
      steps: number,
      look: (save: AnySave) => void = () => {},
    ): AnySave[] {
      const saves = [begun(n)]
      for (let save = saves[0]!; saves.length < steps && asked(save); saves.push(save)) {
        look(save)
        const { space, fallback } = asked(save)!
        save = saved(engine.resume(save, pick(4) ? fallback() : space.sample(pick)))
      }
      return saves
    }
    /** A place somewhere in a game, with a question open; halfway in a game that is over before so many steps. */
    function middle(n: number, steps = 40): AnySave {
      const saves = played(n, picker(n), steps)
      return asked(saves.at(-1)!) ? saves.at(-1)! : saves[Math.floor(saves.length / 2)]!
    }

    it('has a name and begins with a question', () => {
      expect(engine.module.id).toBe(id)
      const save = begun(1)
      expect(save.rulesVersion).toBe(engine.module.version)
      expect(asked(save)).toBeDefined()
      expect(engine.legal(save)!.count()).toBeGreaterThan(0)
      expect(json(save)).toEqual(save)
    })

    it('takes every answer that it lists, and refuses nonsense with a reason', () => {
      for (const save of played(2, picker(2), 30)) {
        const space = engine.legal(save)
        if (!space) continue
        for (const answer of space.enumerate('', 12))
          expect(space.check(answer)).toMatchObject({ ok: true, answer })
        const refused = engine.resume(save, 'xyzzy 1 2 3')
        expect(refused).toMatchObject({ ok: false, refusal: { code: expect.any(String) } })
        expect(refused).not.toHaveProperty('save')
      }
    })

    it('leaves a save as it was, whatever is done with it', () => {
      const save = middle(3)
      const before = JSON.stringify(save)
      const [state, views] = [JSON.stringify(engine.open(save).state), seen(save)]
      const { by } = asked(save)!
      for (const n of [1, 2]) {
        engine.resume(save, asked(save)!.space.sample(picker(n)))
        engine.undo(save, by)
        engine.finishPhase(save, by)
        engine.concede(save, by)
        engine.agreeDraw(save)
        engine.check(save)
        expect(JSON.stringify(save)).toBe(before)
        expect([JSON.stringify(engine.open(save).state), seen(save)]).toEqual([state, views])
      }
    })

    it('is the same when it was written down and read in between', () => {
      for (const save of played(4, picker(4), 30)) {
        const read = json(save)
        expect(seen(read)).toEqual(seen(save))
        expect(engine.check(read)).toEqual([])
        const space = engine.legal(save)
        expect(engine.legal(read)?.fingerprint()).toBe(space?.fingerprint())
        if (!space) continue
        const answer = space.sample(picker(5))
        expect(engine.resume(read, answer)).toEqual(engine.resume(save, answer))
      }
    })

    it('plays to the end by chance, and every event has its own number', () => {
      for (let n = 0; n < games; n++) {
        const numbers: number[] = []
        const count = (events: readonly Numbered<object>[]) => numbers.push(...events.map(event => event.n))
        const first = engine.setUp(options(n))
        if (first.ok) count(first.events)
        let save = saved(first)
        for (let steps = 0; asked(save); steps++) {
          if (steps === 4000) throw new Error(`game ${n} finds no end`)
          const { space, fallback } = asked(save)!
          const outcome = engine.resume(save, steps % 7 ? fallback() : space.sample(picker(steps)))
          if (outcome.ok) count(outcome.events)
          save = saved(outcome)
          const faults = engine.check(save)
          if (faults.length) throw new Error(`game ${n}: ${faults.join('; ')}`)
        }
        expect(engine.legal(save)).toBeUndefined()
        expect(numbers).toEqual(numbers.map((_, i) => i))
      }
    })

    it('takes an answer back where nothing was revealed, and says why it cannot otherwise', () => {
      let taken = 0
      const reasons = new Set<string>()
      for (const save of played(6, picker(6), 120)) {
        if (!asked(save)) continue
        const { by } = asked(save)!
        const answer = engine.legal(save)!.sample(picker(taken))
        const after = saved(engine.resume(save, answer))
        const back = engine.undo(after, by)
        if (back.ok) {
          taken++
          expect(asked(back.save)).toMatchObject({ by, kind: asked(save)!.kind })
          expect(back.events[0]).toMatchObject({ event: 'undone', by, answer: back.answer })
          expect(engine.check(back.save)).toEqual([])
        } else reasons.add(back.refusal.code)
      }
      if (neverUndone) expect(taken).toBe(0)
      else expect(taken).toBeGreaterThan(0)
      expect([...reasons].every(code => ['undo-dice', 'undo-answered', 'undo-nothing'].includes(code))).toBe(
        true,
      )
    })

    it('plays a phase on for the one who is asked, and for nobody else', () => {
      const save = middle(8)
      const { by } = asked(save)!
      expect(engine.finishPhase(save, by + 1)).toMatchObject({
        ok: false,
        refusal: { code: 'not-your-turn' },
      })
      const after = saved(engine.finishPhase(save, by))
      expect(engine.check(after)).toEqual([])
      const phase = (of: AnySave) => engine.module.phaseOf(engine.open(of).state)
      // Somebody is asked again: nobody else's part is played, nor the same player's next one.
      expect(asked(after)).toBeDefined()
      expect(asked(after)!.by === by && phase(after) === phase(save)).toBe(false)
    })

    it('can go on without a player where more than two play', () => {
      const most = Math.max(...terms.books.map(rules => engine.module.maxPlayers({ rules })))
      if (most > 2) expect(engine.module.absence?.withoutPlayer).toBeDefined()
    })

    it('ends with two when one gives up, goes on with three, and ends when all agree', () => {
      const sizes = [0, 1, 2, 5].map(n => engine.playersLeft(begun(n)).length)
      const two = middle([0, 1, 2, 5][sizes.indexOf(2)]!)
      const over = engine.concede(two, 1)
      expect(asked(saved(over))).toBeUndefined()
      expect(engine.concede(saved(over), 0)).toMatchObject({ ok: false, refusal: { code: 'battle-over' } })
      expect(engine.agreeDraw(saved(over))).toMatchObject({ ok: false, refusal: { code: 'battle-over' } })
      expect(engine.undo(saved(over), 0)).toMatchObject({ ok: false })
      // Who leaves a game of three leaves it to the others.
      if (!sizes.includes(3)) return
      const three = middle([0, 1, 2, 5][sizes.indexOf(3)]!, 15)
      const left = engine.forfeit(three, 1)
      expect(left.ok && left.events[0]).toMatchObject({ event: 'gave-up', by: 1, reason: 'forfeit' })
      expect(engine.playersLeft(saved(left))).toEqual([0, 2])
      expect(engine.check(saved(left))).toEqual([])
      expect(engine.forfeit(saved(left), 1)).toMatchObject({ ok: false, refusal: { code: 'is-out' } })
      let save = saved(left)
      for (let steps = 0; steps < 30 && asked(save); steps++) {
        expect(asked(save)!.by).not.toBe(1)
        save = saved(engine.resume(save, asked(save)!.fallback()))
      }
      const drawn = engine.agreeDraw(three)
      expect(asked(saved(drawn))).toBeUndefined()
      expect(drawn.ok && drawn.events.length).toBeGreaterThan(0)
    })

    it('7.05 says how it ended, by player, and nothing of it before', () => {
      expect([0, 2]).toContain(leagueSides.length)
      const two = [0, 1, 2].find(n => engine.playersLeft(begun(n)).length === 2)!
      const ends = [
        saved(engine.concede(middle(two), 0)),
        saved(engine.agreeDraw(middle(two))),
        ...Array.from({ length: Math.min(games, 6) }, (_, n) => {
          let save = begun(n)
          while (asked(save)) {
            expect(engine.result(save)).toBeUndefined()
            save = saved(engine.resume(save, asked(save)!.fallback()))
          }
          return save
        }),
      ]
      const winners = ends.map(save => {
        const result = engine.result(save)!
        const { winner, score, sides, destroyed, lost } = result
        expect(json(result)).toEqual(result)
        expect(engine.result(json(save))).toEqual(result)
        const players = score.length
        for (const list of [sides, destroyed, lost]) expect(list).toHaveLength(players)
        for (const count of [...score, ...destroyed, ...lost])
          expect(Number.isInteger(count) && count >= 0).toBe(true)
        for (const side of sides) expect(side === null || side in leagueSides).toBe(true)
        if (winner !== null)
          expect(score.every((points, player) => player === winner || points < score[winner]!)).toBe(true)
        if (players === 2) expect(destroyed).toEqual(lost.toReversed())
        return winner
      })
      expect(winners[0]).toBe(1)
      expect(winners[1]).toBeNull()
    })

    it('lets nobody put right what is not there', () => {
      const correction = { piece: 'Z99', values: { life: 1 } }
      expect(engine.correct(middle(2), correction)).toMatchObject({ ok: false, refusal: expect.anything() })
      const over = saved(engine.agreeDraw(middle(2)))
      expect(engine.correct(over, correction)).toMatchObject({ ok: false, refusal: { code: 'battle-over' } })
    })

    it.runIf(secret)('shows what is kept secret to nobody but whom it belongs to', () => {
      let compared = 0
      for (const save of played(9, picker(9), 60)) {
        const question = asked(save)
        if (!question || question.kind !== secret) continue
        const others = viewers(save).filter(viewer => viewer !== question.by)
        // Whatever the answer is, others see the same, as long as the same player is asked for a secret afterwards.
        const afterwards = question.space
          .enumerate('', 20)
          .map(answer => saved(engine.resume(save, answer)))
          .filter(after => asked(after)?.kind === secret)
        for (const viewer of others) {
          const shown = new Map<number, string>()
          for (const after of afterwards) {
            const { by } = asked(after)!
            const { state, question } = engine.view(after, viewer)
            const text = JSON.stringify([state, question, engine.documentFor(after, viewer, context)])
            expect(text).toBe(shown.get(by) ?? text)
            shown.set(by, text)
            compared++
          }
        }
      }
      expect(compared).toBeGreaterThan(5)
    })

    it('offers terms that a game can begin with', () => {
      expect(terms.books.length).toBeGreaterThan(0)
      expect(terms.sizes === null).toBe(armies === undefined)
      expect(engine.module.armies).toBe(armies !== undefined)
      if (!terms.sizes) return
      const { least, most, offered, usual } = terms.sizes
      for (const size of [...offered, ...terms.books.map(usual)])
        expect(size >= least && size <= most).toBe(true)
    })

    it.runIf(armies)(
      'has ready armies of every list that may take the field, and are written and read again',
      () => {
        const { lists, roster, groups } = armies!
        for (const piece of roster) {
          expect(lists).toContain(armies!.listOf(piece))
          expect(groups).toContain(armies!.groupOf(piece))
          expect(json(piece)).toEqual(piece)
        }
        for (const rules of terms.books)
          for (const points of terms.sizes!.offered)
            for (const list of lists) {
              const army = armies!.starter(list, { rules, points })
              expect(army.length).toBeGreaterThan(0)
              expect(army.length).toBeLessThanOrEqual(armies!.most)
              expect(armies!.check(army, { rules, points, list })).toEqual([])
              const faults = armies!.checkAll({ [list]: army }, { rules, points })
              expect(faults.filter(({ about }) => about?.army === list)).toEqual([])
              expect(armies!.isPossible(list, roster, { rules, points })).toBe(true)
              for (const language of ['en', 'fr'] as const) {
                const text = armies!.write({ name: 'Riders', list, figures: army }, language)
                const read = { ok: true, name: 'Riders', list, figures: army }
                expect(armies!.read(text, roster)).toMatchObject(read)
              }
            }
      },
    )

    it.runIf(armies)('says what is wrong with an army, and with the text of one', () => {
      const measure = { rules: terms.books[0]!, points: terms.sizes!.offered[0]! }
      const [list, other] = armies!.lists
      const tooMany = Array<string>(armies!.most + 1).fill(armies!.starter(list!, measure)[0]!)
      const foreign = other === undefined ? [] : [armies!.starter(other, measure)]
      for (const army of [[], ['xyzzy'], tooMany, ...foreign])
        expect(armies!.check(army, { ...measure, list })).toContainEqual(
          expect.objectContaining({ code: expect.any(String) }),
        )
      const read = armies!.read('xyzzy plugh\n', armies!.roster)
      expect(read).toMatchObject({ ok: false, faults: [{ line: 1, code: expect.any(String) }] })
    })

    it.runIf(armies)('wants armies of its own lists of everybody', () => {
      for (const rules of terms.books)
        for (const camps of ['rolled', ...terms.sides])
          for (const players of [2, 3].filter(count => count <= engine.module.maxPlayers({ rules })))
            for (let player = 0; player < players; player++) {
              const { lists } = armies!.wanted({ rules, points: 500, camps }, player, players)
              expect(lists.length).toBeGreaterThan(0)
              for (const list of lists) expect(armies!.lists).toContain(list)
            }
    })

    it.runIf(orders)('keeps an order as it reads it, and refuses what is none', () => {
      expect(typed!.length).toBeGreaterThan(0)
      const kept: Record<string, string> = {}
      for (const [topic, value] of typed!) {
        const order = orders!.parse(topic, value, {})
        expect(order).toMatchObject({ ok: true })
        if (!order.ok) continue
        expect(orders!.parse(order.topic, order.value, {})).toEqual(order)
        kept[order.topic] = order.value
      }
      expect(orders!.over({}, kept)).toEqual(kept)
      expect(orders!.over(kept, {})).toEqual(kept)
      for (const [topic, value] of [
        ['xyzzy', 'plugh'],
        [typed![0]![0], 'xyzzy plugh'],
      ])
        expect(orders!.parse(topic!, value!, {})).toMatchObject({
          ok: false,
          refusal: { code: expect.any(String) },
        })
      let save = saved(engine.setUp(options(1), { orders: [kept, kept] }))
      for (let steps = 0; steps < 20 && asked(save); steps++) {
        save = saved(engine.resume(save, asked(save)!.fallback(), { orders: [kept, kept] }))
        expect(engine.check(save)).toEqual([])
      }
    })

    it.runIf(opponent)(
      'has an opponent who answers as the rules allow, the same in however many parts',
      () => {
        const places = [begun(3), middle(4, 20)].filter(asked)
        for (const save of places)
          for (const level of levels) {
            const before = JSON.stringify(save)
            const whole = opponent!.think(save, level, undefined, 7)
            expect(whole.answer).toBeDefined()
            expect(engine.legal(save)!.check(whole.answer!)).toMatchObject({ ok: true })
            let part = opponent!.think(save, level, undefined, 7, 2)
            for (let parts = 0; part.answer === undefined; parts++) {
              if (parts > 10_000) throw new Error('no answer')
              part = opponent!.think(save, level, json(part.thought), 7, 2)
            }
            expect(part.answer).toBe(whole.answer)
            expect(JSON.stringify(save)).toBe(before)
          }
      },
    )

    it.runIf(lessons)('teaches by scenes that begin with a question, the last one to the end', () => {
      expect(new Set(lessons!.ids).size).toBe(lessons!.ids.length)
      const seed = 'ab'.repeat(32)
      for (const lesson of lessons!.ids) {
        const { save, events } = lessons!.begin(lesson, { seed, first: 40, names: ['Ada', 'Bo'] })
        expect(engine.check(save)).toEqual([])
        expect(asked(save)).toBeDefined()
        expect(events.map(({ n }) => n)).toEqual(events.map((_, i) => 40 + i))
        expect(save.events + save.told).toBe(40 + events.length)
        expect(lessons!.stateAfter(lesson, 'begun', save, [])).not.toBe('done')
      }
      const last = lessons!.begin(lessons!.ids.at(-1)!, { seed, first: 0, names: ['Ada', 'Bo'] }).save
      const over = engine.concede(last, 1)
      const told = over.ok ? over.events : []
      expect(lessons!.stateAfter(lessons!.ids.at(-1)!, 'begun', saved(over), told)).toBe('done')
    })
  },
)

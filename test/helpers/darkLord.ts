import { type Board, type BoardPlan, makeCell, makeTables, parseCell } from '../../rules/board/board.ts'
import type { Policy } from '../../rules/core/script.ts'
import {
  type Keyword,
  type PrintedPower,
  type PrintedTrait,
  type Profile,
  plainProfile,
  type TraitId,
} from '../../rules/dark-lord/army/profile.ts'
import { invariantFaults } from '../../rules/dark-lord/contract/invariants.ts'
import type { GameEvent } from '../../rules/dark-lord/field/events.ts'
import { makeField } from '../../rules/dark-lord/field/field.ts'
import { newCombatant } from '../../rules/dark-lord/field/newState.ts'
import { policyOf } from '../../rules/dark-lord/field/orders.ts'
import type { GameQuestion } from '../../rules/dark-lord/field/questions.ts'
import type { Battlefield, GameLibrary } from '../../rules/dark-lord/field/vocabulary.ts'
import { darkLordLibrary } from '../../rules/dark-lord/library.ts'
import type {
  Combatant,
  DarkLordState,
  ScenarioId,
  TurnMarks,
  TurnStage,
} from '../../rules/dark-lord/state.ts'
import { machineOf } from '../../rules/dark-lord/turn/machine.ts'
import { scripted, withOwn } from './scripted.ts'

/** A profile for tests: Move 6, Fight 3, Strength 3, Defence 4, 1 Attack, 1 Life, Courage 3, no stores, unless said otherwise. */
export function profileFor(id: string, change: Partial<Profile> = {}): Profile {
  return {
    ...plainProfile,
    id,
    name: { en: id, fr: id },
    points: 10,
    side: null,
    move: 6,
    fight: 3,
    strength: 3,
    defence: 4,
    attacks: 1,
    life: 1,
    courage: 3,
    might: 0,
    will: 0,
    fate: 0,
    keywords: ['warrior'],
    ...change,
  }
}

type Printed = Partial<
  Omit<Profile, 'id' | 'life' | 'might' | 'will' | 'fate' | 'traits' | 'powers' | 'keywords'>
>
export interface Stood extends Printed {
  /** its hex; '' for one that waits to be deployed */
  at: string
  /** printed, and as it stands unless `now` says otherwise */
  life?: number
  might?: number
  will?: number
  fate?: number
  keywords?: Keyword[]
  /** `terror`, or `terror:wraith` */
  traits?: string[]
  /** `transfixing:12:3`: range and value */
  powers?: string[]
  /** how it stands otherwise */
  now?: Partial<Omit<Combatant, 'label' | 'owner' | 'type' | 'at' | 'marks'>>
  marks?: Partial<TurnMarks>
}

export interface DarkLordScene {
  /** 16 by 12 open hexes unless said otherwise */
  board?: Partial<BoardPlan>
  /** by label: A1, A2 … are player 0's, the Free; B1 … player 1's, the Shadow */
  figures: Record<string, Stood>
  rules?: ScenarioId
  /** `moving` of the first part unless said otherwise */
  stage?: TurnStage
  part?: 0 | 1
  /** who has priority; 0 unless said otherwise */
  priority?: number | null
  turn?: number
  lastTurn?: number
  treasure?: string
  dice?: number[]
  /**
   * who answers besides the test: `ask` nobody, so that every question with a choice comes up; `defaults` what comes up in
   * the absence of players, as in play. `ask` unless said otherwise
   */
  answers?: 'ask' | 'defaults' | Policy<DarkLordState>
  /** figures that each side began with, where more than those in the scene */
  startCount?: [number, number]
  startPoints?: [number, number]
}

const trait = (text: string): PrintedTrait => {
  const [id, against] = text.split(':')
  return { id: id as TraitId, ...(against && { against: against as Keyword }) }
}
const power = (text: string): PrintedPower => {
  const [id, range, value] = text.split(':')
  return { id: id as PrintedPower['id'], range: Number(range), value: Number(value) }
}

const hexOn = (board: Board, label: string) => {
  const found = parseCell(board, label)
  if (found === undefined) throw new Error(`no hex ${label}`)
  return found
}

/**
 * A game of The Dark Lord set up in the middle, played with scripted dice. `answer` must be legal; `refused` must not be.
 * Every answer is followed by a look at the invariants, and by a second run from the saved JSON, which must come to the
 * same.
 */
export function skirmish(scene: DarkLordScene) {
  const board = makeTables({
    id: 'test',
    name: { en: 'test', fr: 'test' },
    columns: 16,
    rows: 12,
    ...scene.board,
  })
  const library: GameLibrary = { ...darkLordLibrary, version: 'test', board: () => board }
  const types: Record<string, Profile> = {}
  const combatants = Object.entries(scene.figures).map(([label, stood]) => {
    const owner = label.charCodeAt(0) - 65
    const { at, now, marks, traits, powers, ...printed } = stood
    types[label] = profileFor(label, {
      ...printed,
      ...(traits && { traits: traits.map(trait) }),
      ...(powers && { powers: powers.map(power) }),
    })
    const figure = newCombatant(label, owner, types[label])
    if (at !== '') {
      figure.at = hexOn(board, at)
      figure.condition = 'standing'
    }
    Object.assign(figure, now)
    Object.assign(figure.marks, marks)
    return figure
  })
  const scenario = library.scenarios[scene.rules ?? 'open-field']
  const count = (owner: number) => combatants.filter(each => each.owner === owner).length
  const cost = (owner: number) =>
    combatants.reduce((sum, each) => sum + (each.owner === owner ? types[each.type]!.points : 0), 0)
  const start: DarkLordState = {
    rules: scenario.id,
    board: 'test',
    turn: scene.turn ?? 1,
    lastTurn: scene.lastTurn ?? scenario.lastTurn,
    stage: scene.stage ?? 'moving',
    priority: scene.priority === undefined ? 0 : scene.priority,
    part: scene.part ?? 0,
    players: (['free', 'shadow'] as const).map((side, owner) => ({
      name: ['Ada', 'Bo'][owner]!,
      side,
      startCount: scene.startCount?.[owner] ?? count(owner),
      startPoints: scene.startPoints?.[owner] ?? cost(owner),
      general: null,
    })),
    combatants,
    types,
    deployed: scene.stage === 'deployment' ? [] : [0, 1],
    firstToDeploy: scene.stage === 'deployment' ? null : 0,
    treasure: scene.treasure === undefined ? null : hexOn(board, scene.treasure),
    fights: [],
    result: null,
  }

  const policy: Policy<DarkLordState> | undefined =
    scene.answers === 'defaults'
      ? policyOf([])
      : typeof scene.answers === 'function'
        ? scene.answers
        : undefined

  const game = scripted<DarkLordState, GameEvent, Battlefield, GameQuestion>({
    machine: machineOf(library),
    start,
    dice: scene.dice,
    policy,
    layOut: state => makeField(state, library, () => {}, board),
    faults: invariantFaults,
  })
  return withOwn(game, {
    board,
    /** the state with its tables: for what the rules say of it */
    get field() {
      return game.laidOut
    },
    figure: (label: string): Combatant => game.state.combatants.find(each => each.label === label)!,
    where(label: string): string {
      const { at } = game.state.combatants.find(each => each.label === label)!
      return at < 0 ? '' : makeCell(board, at)
    },
    cell: (label: string) => hexOn(board, label),
  })
}

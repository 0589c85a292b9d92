import type { Frame, Replay } from '../../render/types.ts'
import type { Viewer } from '../../rules/play/module.ts'
import type { GameReplay } from '../discord/games/face.ts'
import { type GameView, gameView } from '../discord/games/gameView.ts'
import { faceOf } from '../discord/games/index.ts'
import { knownLog } from '../discord/games/knownLog.ts'
import { linesToTell } from '../discord/views/eventLines.ts'
import type { GameRecord, Locale, LogEntry, Store } from '../store/types.ts'
import { capitalised } from '../truncated.ts'
import { scenesOf } from './replayScenes.ts'

/** One step of a battle in words. */
export interface StepInWords {
  turn: number
  title: string
  lines: string[]
  thrown: NonNullable<Frame['caption']>['thrown']
}

/** A battle as whoever looks may know of it, with everything that happened, step by step. */
export interface BattleSteps {
  game: GameRecord
  locale: Locale
  view: GameView
  /** what can be drawn of it; nothing while nobody stands on the board */
  scenes: Replay | undefined
  steps: StepInWords[]
  /** the moving picture of it, or of one turn, as `/game replay` posts it; undefined where there is none */
  moving(turn: number | undefined): Promise<Replay | undefined>
  /** the game as everybody stood after a step */
  viewAfter(step: number): GameView | undefined
}

/** Lines of one step that are told at most: a page has room for what happened. */
const maxLines = 40

/** A game that does not show how it went: the board as it stands, beside all that is told of it; undefined while nothing has happened. */
function asItStands(view: GameView, log: readonly LogEntry[]): GameReplay | undefined {
  if (!log.length) return undefined
  return { count: 1, still: () => faceOf(view.game).picture(view, []), told: () => log.slice(-maxLines) }
}

/**
 * Lays a battle out for its page; undefined where it has not begun.
 * @param viewer what it is laid out for: nobody reads what they may not know
 */
export async function battleSteps(
  game: GameRecord,
  viewer: Viewer,
  locale: Locale,
  store: Pick<Store, 'readLog'>,
): Promise<BattleSteps | undefined> {
  const seat = viewer === 'spectator' ? undefined : game.seats[viewer]
  const laidOut = gameView(game, locale, seat?.user || null)
  if (!laidOut) return undefined
  const view = { ...laidOut, retold: true }
  const face = faceOf(game)
  const log = await knownLog(view, store)
  const replay = face.replay ? face.replay(view, log, undefined, Infinity) : asItStands(view, log)
  const scenes = replay && (await scenesOf(replay))
  const steps = (scenes?.frames ?? []).map(({ caption }, i): StepInWords => {
    const told = replay!.told(i)
    const said = linesToTell(told, view, maxLines).lines.flatMap(line => line.split('\n'))
    return {
      turn: told[0]?.turn ?? 0,
      title: capitalised(caption?.title ?? (told[0] ? face.title(view, told[0]) : '')),
      lines: said.length ? said : caption?.said ? [capitalised(caption.said)] : [],
      thrown: caption?.thrown ?? [],
    }
  })
  return {
    game,
    locale,
    view,
    scenes,
    steps,
    viewAfter: step => replay?.viewAfter?.(step),
    async moving(turn) {
      // Where nothing has moved in a turn yet, the whole is the nearest to it.
      const retold = face.replay?.(view, log, turn) ?? face.replay?.(view, log)
      return retold && scenesOf(retold)
    },
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import type { Draw } from '../discord/api/payload.ts'
import type { Picture } from '../discord/types.ts'
import { type Log, logProblem } from '../log.ts'
import type { PageAnswer, PageDeps, PageRequest } from '../pages/pageAnswer.ts'
import type { ServePages } from './battlePages.ts'

/** Where a process that serves pages reads what is stored, and what it is told besides. */
export interface PageSource extends Pick<PageDeps, 'secret' | 'build' | 'base'> {
  /** of DynamoDB */
  endpoint: string
  tableName: string
}

/** What a process that serves pages is sent: at first where to read, then requests, and what was drawn for it. */
export type ToPages =
  | { open: PageSource }
  | ({ ask: number; query: string } & Omit<PageRequest, 'query'>)
  | { drew: string; bytes: Uint8Array }
  | { drew: string; error: unknown }

/** What it says: that it is ready, its answers, and what it wants to have drawn. */
export type PageReply =
  | 'ready'
  | { answered: number; answer: PageAnswer }
  | { answered: number; error: unknown }
  | { draw: string; picture: Picture }

export interface PageProcess {
  serve: ServePages
  /** ends the process; whoever still looks is not answered */
  close(): void
}

interface WhoLooks {
  resolve(answer: PageAnswer): void
  reject(error: unknown): void
}

interface PageChild {
  process: ChildProcess
  isReady: boolean
  asked: Map<number, WhoLooks>
}

/** The process could not be started, or ended by itself. */
class Gone extends Error {
  constructor() {
    super('the process that serves pages has ended')
  }
}

/**
 * Serves pages in a process of its own, so that whoever plays waits for nobody who looks. It is started when somebody
 * looks, and ended when nobody did for a while. One that takes too long over an answer is ended, too; what one that ended
 * left unanswered the next one is asked once more. Where none can be started, this process serves.
 * @param options.program the path of pageChild.ts, bundled
 * @param options.draw draws what its pages show
 * @param options.here serves in this process
 */
export function openPageProcess(options: {
  program: string
  source: PageSource
  draw: Draw
  here: ServePages
  log: Log
  timeoutMs?: number
  idleMs?: number
}): PageProcess {
  const { program, source, draw, here, log, timeoutMs = 120_000, idleMs = 600_000 } = options
  let child: PageChild | undefined
  let isHere = false
  let isClosed = false
  let number = 0
  let idle: NodeJS.Timeout | undefined

  const start = (): PageChild => {
    const started: PageChild = {
      process: fork(program, { execArgv: [], serialization: 'advanced' }),
      isReady: false,
      asked: new Map(),
    }
    const send = (said: ToPages) => void started.process.send(said, () => undefined)
    const hear = (said: PageReply) => {
      if (said === 'ready') started.isReady = true
      else if ('draw' in said)
        draw(said.picture).then(
          bytes => send({ drew: said.draw, bytes }),
          (error: unknown) => send({ drew: said.draw, error }),
        )
      else {
        const waits = started.asked.get(said.answered)
        if ('answer' in said) waits?.resolve(said.answer)
        else waits?.reject(said.error)
      }
    }
    const gone = () => {
      if (child === started) child = undefined
      if (!started.isReady && !started.process.killed && !isHere) {
        isHere = true
        logProblem(log, new Gone(), { doing: 'serving pages in this process, as no other can be started' })
      }
      for (const { reject } of started.asked.values()) reject(new Gone())
      started.asked.clear()
    }
    started.process.on('message', hear).on('error', gone).on('exit', gone)
    send({ open: source })
    return started
  }
  const end = () => child?.process.kill('SIGKILL')

  const ask = async ({ query, ...request }: PageRequest): Promise<PageAnswer> => {
    clearTimeout(idle)
    const own = (child ??= start())
    const id = ++number
    const late = setTimeout(() => own.process.kill('SIGKILL'), timeoutMs)
    try {
      return await new Promise<PageAnswer>((resolve, reject) => {
        own.asked.set(id, { resolve, reject })
        const said: ToPages = { ask: id, query: query.toString(), ...request }
        own.process.send(said, error => error && reject(new Gone()))
      })
    } finally {
      clearTimeout(late)
      own.asked.delete(id)
      if (child === own && own.asked.size === 0) idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    async serve(request) {
      for (const isLast of [false, true]) {
        if (isHere) break
        try {
          return await ask(request)
        } catch (error) {
          if (!(error instanceof Gone) || isClosed || (isLast && !isHere)) throw error
        }
      }
      return here(request)
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      end()
    },
  }
}

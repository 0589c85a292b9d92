import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Draw } from '../discord/api/payload.ts'
import type { Picture } from '../discord/types.ts'
import { type Log, logProblem } from '../log.ts'

/** What a process that draws is sent, and what it says: that it is ready, and what became of each picture. */
export interface ToDraw {
  picture: Picture
}
export type DrawReply = 'ready' | { bytes: Uint8Array } | { error: unknown }

export interface DrawingProcesses {
  draw: Draw
  /** for those who look at pages: one process, after all whom a message waits for */
  drawBehind: Draw
  /** ends the processes; what is still being drawn fails */
  close(): void
}

/** A picture to be drawn, and whoever waits for it. */
interface Job extends ToDraw {
  /** a process ended under it before */
  again: boolean
  drawn(bytes: Uint8Array): void
  failed(error: unknown): void
}

/** Pictures that wait for the same processes. */
interface Lane {
  most: number
  /** its processes go behind those of the others */
  isBehind: boolean
  waiting: Job[]
  children: Set<DrawChild>
}

interface DrawChild {
  process: ChildProcess
  isReady: boolean
  job: Job | undefined
  /** ends the process when it takes too long, or has had nothing to do for long */
  timer: NodeJS.Timeout | undefined
}

const newLane = (most: number, isBehind = false): Lane => ({
  most,
  isBehind,
  waiting: [],
  children: new Set(),
})

/** What a process that draws is called with where it goes behind the others. */
export const behind = '--behind'

async function drawNow({ picture, drawn, failed }: Job, draw: Draw): Promise<void> {
  try {
    drawn(await draw(picture))
  } catch (error) {
    failed(error)
  }
}

const died = () => new Error('the process that drew the picture has ended')
const tooLong = () => new Error('the picture took too long to draw')

/**
 * Draws in processes of its own, so that whoever is to be answered at once does not wait for a picture, and a crash
 * in the drawing library takes one picture down and not the program. Moving pictures take seconds and have a process
 * for themselves, and so have those of pages. A process that ends is replaced, and its picture tried once more. Where none can be started, the
 * program draws by itself.
 * @param options.program the path of drawChild.ts, bundled; undefined where there is none
 * @param options.own draws in this process
 * @param options.processes that draw what stands still, at most
 * @param options.timeoutMs one picture gets no more; then its process is ended
 * @param options.idleMs a process with nothing to do for so long is ended, but for one
 */
export function openDrawing(options: {
  program: string | undefined
  own: Draw
  log: Log
  processes?: number
  timeoutMs?: number
  idleMs?: number
}): DrawingProcesses {
  const { program, own, log, timeoutMs = 20_000, idleMs = 60_000 } = options
  const still = newLane(options.processes ?? availableParallelism())
  const moving = newLane(1)
  const looked = newLane(1, true)
  const lanes = [still, moving, looked]
  let isOwn = program === undefined
  let isClosed = false

  /** From now on all is drawn in this process. */
  const drawHere = (error: unknown) => {
    if (!isOwn) logProblem(log, error, { doing: 'drawing in this process, as no other can be started' })
    isOwn = true
    for (const { waiting } of lanes) for (const job of waiting.splice(0)) void drawNow(job, own)
  }

  const start = (lane: Lane, path: string) => {
    const process = fork(path, lane.isBehind ? [behind] : [], { execArgv: [], serialization: 'advanced' })
    const child: DrawChild = { process, isReady: false, job: undefined, timer: undefined }
    lane.children.add(child)
    process.on('message', (said: DrawReply) => {
      if (said === 'ready') child.isReady = true
      else rest(lane, child, said)
      next(lane)
    })
    const gone = (error: unknown) => {
      if (!lane.children.delete(child)) return
      clearTimeout(child.timer)
      const { job, isReady } = child
      if (job?.again || (job && isClosed)) job.failed(died())
      else if (job) lane.waiting.unshift({ ...job, again: true })
      if (isReady) next(lane)
      else if (!isClosed) drawHere(error)
    }
    process.on('error', gone)
    process.on('exit', (code, signal) => gone(new Error(`it ended with ${signal ?? code}`)))
  }

  const begin = (child: DrawChild, job: Job) => {
    clearTimeout(child.timer)
    child.job = job
    child.timer = setTimeout(() => {
      child.job = undefined
      job.failed(tooLong())
      child.process.kill('SIGKILL')
    }, timeoutMs)
    // That the process is gone, its end says, too.
    child.process.send({ picture: job.picture } satisfies ToDraw, () => undefined)
  }

  /** A picture is done, and the process has nothing to do. */
  const rest = (lane: Lane, child: DrawChild, said: Exclude<DrawReply, 'ready'>) => {
    const { job } = child
    child.job = undefined
    clearTimeout(child.timer)
    child.timer = setTimeout(() => {
      if (lane !== still || lane.children.size > 1) child.process.kill('SIGKILL')
    }, idleMs)
    child.timer.unref()
    if ('bytes' in said) job?.drawn(said.bytes)
    else job?.failed(said.error)
  }

  const next = (lane: Lane) => {
    if (isClosed || program === undefined || lane.waiting.length === 0) return
    const idle = [...lane.children].find(({ isReady, job }) => isReady && !job)
    if (idle) begin(idle, lane.waiting.shift()!)
    else if (lane.children.size < lane.most) start(lane, program)
  }

  // The first picture need not wait for its process.
  if (program !== undefined) start(still, program)

  const drawIn = (lane: Lane, picture: Picture): Promise<Uint8Array> =>
    isOwn
      ? own(picture)
      : new Promise((drawn, failed) => {
          lane.waiting.push({ picture, again: false, drawn, failed })
          next(lane)
        })

  return {
    draw: async picture => drawIn('replay' in picture ? moving : still, picture),
    drawBehind: async picture => drawIn(looked, picture),
    close() {
      isClosed = true
      for (const { waiting, children } of lanes) {
        for (const { failed } of waiting.splice(0)) failed(died())
        for (const { process } of children) process.kill('SIGKILL')
      }
    },
  }
}

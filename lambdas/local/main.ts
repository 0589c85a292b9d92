import { readSettings } from '../config.ts'
import { bot } from '../discord/index.ts'
import { log } from '../log.ts'
import { draw } from '../worker/drawPicture.ts'
import { InUse } from './database.ts'
import { type DrawingProcesses, openDrawing } from './drawing.ts'
import { Misconfigured, startServer } from './server.ts'
import { openThinking } from './thinking.ts'

/** Words for what keeps the program from starting; undefined where only the error itself says it. */
function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof InUse)
    return `Another Combat Hex has ${readSettings().dataDir} open. Stop it, or set DATA_DIR.`
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${readSettings().port} is taken. Stop what listens there, or set PORT.`
  if ('code' in error && error.code === 'TokenInvalid')
    return 'Discord does not take DISCORD_TOKEN for a bot’s token.'
  if ('hostname' in error) return `${String(error.hostname)} cannot be reached: ${error.message}`
  const named = /^(PORT|TABLE_PATIENCE|DISCORD_[A-Z_]+) is /.test(error.message)
  return named || error instanceof Misconfigured ? error.message : undefined
}

/** A program that runs beside this one; undefined where it cannot be put together. */
async function programBeside(entry: string): Promise<string | undefined> {
  try {
    return await (await import('./bundle.mjs')).bundle(entry)
  } catch (err) {
    log.warn({ err, entry }, 'this is done in the process of the program')
    return undefined
  }
}

let drawing: DrawingProcesses | undefined
try {
  const [draws, thinks, pageProgram] = await Promise.all(
    ['drawChild', 'thinkChild', 'pageChild'].map(name => programBeside(`lambdas/local/${name}.ts`)),
  )
  drawing = openDrawing({ program: draws, own: draw, log })
  const thinking = thinks === undefined ? undefined : openThinking(thinks, log)
  const { draw: drawNow, drawBehind } = drawing
  const server = await startServer({
    env: process.env,
    bot,
    draw: drawNow,
    drawBehind,
    pageProgram,
    thinking,
    log,
  })

  let ending = false
  const end = () => {
    // who asks twice does not want to wait
    if (ending) process.exit(1)
    ending = true
    void server
      .close()
      .then(() => drawing?.close())
      .then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)

  console.log(
    server.table
      ? `\nCombat Hex is ready: open ${server.url} in a browser. (Ctrl+C ends it; the games are kept.)\n`
      : `\nCombat Hex is ready: POST ${server.url}/interactions\n`,
  )
  if (server.links.length > 0)
    console.log(
      `From other machines in the network everybody opens the link of their own seat:\n${server.links.map(({ name, url }) => `  ${name.padEnd(6)} ${url}\n`).join('')}`,
    )
} catch (error) {
  drawing?.close()
  const words = explain(error)
  if (words === undefined) throw error
  console.error(words)
  process.exit(1)
}

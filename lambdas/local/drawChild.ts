// The program of a process that draws for another (drawing.ts): a picture comes in, its bytes go out.
import { constants, setPriority } from 'node:os'
import { draw } from '../worker/drawPicture.ts'
import { behind, type DrawReply, type ToDraw } from './drawing.ts'

// Whoever waits for an acknowledgement goes before whoever waits for a picture.
try {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  setPriority(process.argv.includes(behind) ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL)
} catch {
  // Not everybody may; then they are equals.
}

// Whoever asked may have ended meanwhile: then there is nothing to do any more, and nothing to say.
const tell = (said: DrawReply) =>
  void process.send?.(said, undefined, undefined, error => error && process.exit())

process.on('message', ({ picture }: ToDraw) => {
  draw(picture).then(
    bytes => tell({ bytes }),
    (error: unknown) => tell({ error }),
  )
})
// Ctrl+C reaches this process, too; it goes when it is not needed any more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// A replay is not drawn to its end for nobody.
process.on('disconnect', () => process.exit())

tell('ready')

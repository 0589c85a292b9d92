/**
 * `npm run season`, or `npm run season dark-lord` for another game than the first: a whole season of 16 players whom the program plays for, over signed interactions. Writes its
 * standings, schedule and result sheets, as they were posted, into dist/season.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { draw as ownDraw } from '../../lambdas/worker/drawPicture.ts'
import { firstGame } from '../../rules/games.ts'
import { gameIds } from './everyPlay.ts'
import { openPlay, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'
import { playSeason } from './wholeSeason.ts'

const of = process.argv[2] ?? firstGame
if (!gameIds.includes(of)) throw new Error(`no such game: ${of}; there is ${gameIds.join(', ')}`)
const folder = 'dist/season'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let pictures = 0
/** Boards take long to draw and are looked at elsewhere: sheets alone are drawn, and kept. */
const draw: typeof ownDraw = async picture => {
  if ('still' in picture || 'scene' in picture || 'replay' in picture) return dot
  const bytes = await ownDraw(picture)
  writeFileSync(`${folder}/${String(++pictures).padStart(3, '0')}-${picture.name}`, bytes)
  return bytes
}

const began = performance.now()
const play = await openPlay({ draw })
try {
  const { director, players, season, closed } = await playSeason(play, {
    players: 16,
    rounds: 4,
    turns: 3,
    of,
    draw,
    say: line => console.log(line),
  })
  const pages = {
    closed,
    standings: await director.command('league standings'),
    schedule: await director.command('league schedule'),
    player: await players[1]!.command('league player'),
    export: await director.command('league export'),
  }
  for (const [name, { text, message }] of Object.entries(pages)) {
    writeFileSync(`${folder}/${name}.md`, `${text}\n`)
    for (const { id, filename } of message.attachments) {
      const bytes = play.table.discord.files.get(id)
      if (bytes && !filename.endsWith('.png')) writeFileSync(`${folder}/${filename}`, bytes)
    }
  }
  console.log(`\n${wordsOf(pages.standings.message)}\n`)
  const played = season.season.rounds.flatMap(({ battles }) => battles)
  const over = played.filter(({ outcome }) => outcome?.kind === 'played').length
  console.log(
    `${over} of ${played.length} battles were played; ${Math.round((performance.now() - began) / 1000)} s; ${folder}`,
  )
  for (const trouble of play.troubles) console.log(JSON.stringify(trouble))
  if (season.season.stage !== 'over' || over < played.length || play.troubles.length) process.exitCode = 1
} finally {
  await play.close()
}

/**
 * `npm run fight -- [ask|orders]`: two armies that hold every ability between them fight to the end at the table
 * in a browser, with everything on `ask me`, with orders alone, or once each.
 */

import { fightInBrowser } from './everyAbility.ts'
import { openPlay } from './harness.ts'
import { executablePath } from './seats.ts'

const ways: Record<string, [string, string][]> = {
  ask: [['everything', 'ask me']],
  orders: [
    ['targets', 'weakest'],
    ['hits', 'always'],
    ['reserve', '1 courage'],
  ],
}

if (executablePath === undefined) throw new Error('there is no Chromium here; CHROMIUM_PATH says where it is')
const wanted = process.argv.slice(2).filter(word => Object.hasOwn(ways, word))
for (const way of wanted.length > 0 ? wanted : Object.keys(ways)) {
  const began = performance.now()
  const play = await openPlay()
  try {
    const fought = await fightInBrowser(play, ways[way]!, Infinity, line => console.log(`  ${line}`))
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${way}: ${fought.over ? 'over' : 'NOT OVER'} after ${fought.turns} turns, ${seconds} s`)
    console.log(`  answered: ${JSON.stringify(fought.answered)}; ${fought.ordered} by orders`)
    console.log(`  abilities used: ${[...fought.used].map(([id, n]) => `${id} ${n}`).join(', ')}`)
    const complaints = [...fought.problems, ...play.troubles.map(each => JSON.stringify(each))]
    if (complaints.length > 0) console.log(`  complaints: ${complaints.join('\n')}`)
    if (!fought.over || complaints.length > 0) process.exitCode = 1
  } finally {
    await play.close()
  }
}

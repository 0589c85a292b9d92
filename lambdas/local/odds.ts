import { darkLordOdds } from './odds/darkLord.ts'
import { regimentsOdds } from './odds/regiments.ts'
import { runCommand } from './openTable.ts'

/** Games whose odds can be asked for, each with what answers. */
const games: Readonly<Record<string, (words: readonly string[], json: boolean) => string>> = {
  'dark-lord': darkLordOdds,
  regiments: regimentsOdds,
}

/** `npm run -s odds -- <game> <what> … [--json]` */
await runCommand(async words => {
  const json = words.includes('--json')
  const [game = '', ...rest] = words.filter(word => word !== '--json')
  const odds = Object.hasOwn(games, game) ? games[game] : undefined
  if (!odds) throw new Error(`odds of which game? ${Object.keys(games).join(', ')}`)
  return odds(rest, json)
})

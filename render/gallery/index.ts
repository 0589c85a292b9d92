/**
 * `npm run gallery [-- folder]`: every board, token, overlay, card and a replay as pictures, with a page for what all
 * games share and one for each game that show them in a dark and a light room, whole and as wide as a phone.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boards } from '../../rules/index.ts'
import { drawBattle } from '../combat-hex/draw.ts'
import { drawLeague } from '../league/index.ts'
import { showCombatHex } from './combat-hex/pictures.ts'
import { showDarkLord } from './dark-lord/pictures.ts'
import { bracket, player, schedule, seasonCard, standingsSheet } from './league.ts'
import { type GalleryPicture, page, type ShowPicture } from './page.ts'
import { showRegiments } from './regiments/pictures.ts'

/** Boards and seasons, which any game may have. */
async function showShared(show: ShowPicture): Promise<void> {
  for (const board of boards())
    await show(
      'Boards',
      `board-${board.id}`,
      board.name.en,
      drawBattle({ board, figures: [], language: 'en' }),
    )
  for (const [name, alt, sheet] of [
    ['season', 'A season at a glance', { season: seasonCard }],
    ['standings', 'The table of a season', { standings: standingsSheet }],
    ['schedule', 'The battles of a round', { schedule }],
    ['bracket', 'A knockout', { bracket: bracket(4) }],
    ['player', 'A player', { player }],
  ] as const)
    await show('Seasons', `season-${name}`, alt, drawLeague(sheet, 'en'))
}

/** The pages by the names of their files, with what is on each. */
const pages: Readonly<Record<string, { title: string; pictures(show: ShowPicture): Promise<void> }>> = {
  index: { title: 'All games', pictures: showShared },
  'combat-hex': { title: 'Combat Hex', pictures: showCombatHex },
  'dark-lord': { title: 'The Dark Lord', pictures: showDarkLord },
  regiments: { title: 'Regiments', pictures: showRegiments },
}

const folder = process.argv[2] ?? 'gallery'
mkdirSync(folder, { recursive: true })
const titles = Object.entries(pages).map(([name, { title }]) => ({ file: `${name}.html`, title }))
let count = 0
for (const [name, { title, pictures }] of Object.entries(pages)) {
  const shown: GalleryPicture[] = []
  await pictures(async (part, picture, alt, drawn) => {
    const data = await drawn
    const file = `${picture}.${data[0] === 0x47 ? 'gif' : 'png'}`
    writeFileSync(join(folder, file), data)
    shown.push({ part, file, alt, bytes: data.length })
    console.log(`${file} ${Math.round(data.length / 1000)} kB`)
  })
  count += shown.length
  writeFileSync(join(folder, `${name}.html`), page(title, shown, titles))
}
console.log(`\n${count} pictures: open ${join(folder, 'index.html')}`)

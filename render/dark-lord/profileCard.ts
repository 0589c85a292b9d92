import { parseCell } from '../../rules/board/board.ts'
import type { Language } from '../../rules/core/text.ts'
import {
  abilityNames,
  isHeroProfile,
  keywordNames,
  type Mount,
  type Profile,
  shotWeapons,
} from '../../rules/dark-lord/index.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import { drawText, widthOf } from '../paint/drawText.ts'
import { line } from '../paint/shapes.ts'
import { coloursOf, liveryOf, type PaletteName } from '../paint/theme.ts'
import { type CardNumber, drawNumbers, drawPortrait, groundBoard } from '../sheets/cardParts.ts'
import {
  drawHead,
  drawLine,
  type Head,
  headHeight,
  least,
  newSheet,
  sheetWidth,
  wrapped,
} from '../sheets/sheetParts.ts'
import { pngOf } from '../sheets/sheetPng.ts'
import { sideTones } from './boardScene.ts'
import { pictureWords } from './pictureWords.ts'
import { profilePicture, sideSigns } from './profileIcons.ts'

const left = 24
const right = sheetWidth - 24
/** Boxes of the numbers, three beside each other, at the right of the token on its ground. */
const cell = { width: 168, height: 92, gap: 8, columns: 3 }
const cells = { x: right - cell.columns * (cell.width + cell.gap) + cell.gap }
const heightOf = (rows: number): number => rows * (cell.height + cell.gap) - cell.gap
const rowHeight = 44
const lineHeight = 36

/** What a profile has in each box. Whoever has no stores has no row of them. */
function numbersOf(profile: Profile, language: Language, palette: PaletteName): CardNumber[] {
  const { card } = pictureWords[language]
  const { life, actionPoints } = coloursOf[palette]
  const { mount, shoot, holder, might, will, fate } = profile
  const numbers: CardNumber[] = [
    { word: card.move, value: String(mount?.move ?? profile.move) },
    { word: card.fight, value: String(profile.fight) },
    { word: card.shoot, value: shoot === null ? '–' : `${shoot}+` },
    { word: card.strength, value: String(profile.strength) },
    { word: card.defence, value: String(profile.defence) },
    { word: card.attacks, value: String(profile.attacks) },
    { word: card.life, value: String(profile.life), colour: life },
    { word: card.courage, value: String(profile.courage) },
    { word: card.ring, value: holder === null ? '–' : String(holder) },
  ]
  if (!isHeroProfile(profile) && might + will + fate === 0) return numbers
  const left = [might, will, fate]
  return [
    ...numbers,
    ...card.stores.map((word, i) => ({ word, value: String(left[i]), colour: actionPoints })),
  ]
}

/** What it rides, with its numbers; its own Move where it is thrown down. */
function mountText({ name, ...mount }: Mount, own: number, language: Language): string {
  const { card } = pictureWords[language]
  const numbers = [
    `${card.strength}\u00a0${mount.strength}`,
    `${card.defence}\u00a0${mount.defence}`,
    `${card.life}\u00a0${mount.life}`,
    `${card.courage}\u00a0${mount.courage}`,
  ]
  return `${card.rides(name[language])} ${numbers.join(' · ')}; ${card.onFoot(own)}`
}

/** A line of the list below the numbers: what it is, and what goes with it at the right end. */
interface CardRow {
  name: string
  note: string
}

const rowsOf = ({ powers, traits }: Profile, language: Language): CardRow[] => [
  ...powers.map(({ id, range, value }) => ({
    name: abilityNames[id][language],
    note: pictureWords[language].card.power(range, value),
  })),
  ...traits.map(({ id, against }) => {
    const { card } = pictureWords[language]
    const weapon = shotWeapons[id]
    if (weapon) return { name: abilityNames[id][language], note: card.weapon(weapon.range, weapon.strength) }
    return {
      name: abilityNames[id][language],
      note: against ? card.against(keywordNames[against][language]) : '',
    }
  }),
]

const half = (right - left) / 2

/** Rows as they are laid: two beside each other where neither has anything at its right end. */
function laidRows(rows: readonly CardRow[]): CardRow[][] {
  const laid: CardRow[][] = []
  for (const row of [...rows].sort((a, b) => Number(!a.note) - Number(!b.note))) {
    const before = laid.at(-1)
    if (!row.note && before?.length === 1 && !before[0]!.note) before.push(row)
    else laid.push([row])
  }
  return laid
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The card of a profile: its token, its numbers, what it rides, its powers and traits. A PNG. */
export function drawProfile(
  profile: Profile,
  language: Language,
  palette: PaletteName = 'standard',
): Promise<Buffer> {
  const words = pictureWords[language]
  const side = profile.side ?? 'free'
  const livery = liveryOf(palette, sideTones[side])
  const sides = profile.side ? words.army.sides[profile.side] : words.card.either
  const head: Head = {
    title: capital(profile.name[language]),
    about: `${profile.tier ? words.card.tiers[profile.tier] : words.card.warrior} · ${sides}`,
    number: { value: String(profile.points), word: words.army.points },
    sign: (at, colour) => drawIcon(brush.ctx, sideSigns[side], at, 46, colour),
  }
  const small = { size: least, colour: '', face: 'plain' } as const
  const numbers = numbersOf(profile, language, palette)
  const height = heightOf(Math.ceil(numbers.length / cell.columns))
  const top = headHeight(sheetWidth, head) + 16
  const kin = profile.keywords.map(each => keywordNames[each][language])
  const said = [
    kin.join(', '),
    ...(profile.mount ? [mountText(profile.mount, profile.move, language)] : []),
    ...(profile.named ? [words.card.named] : []),
    ...(profile.limit ? [words.card.limit(profile.limit.group, profile.limit.most)] : []),
  ].flatMap(text => wrapped(text, right - left, small))
  const rows = laidRows(rowsOf(profile, language))
  const saidTop = top + height + 14
  const rowTop = saidTop + said.length * lineHeight + 10
  const { canvas, brush } = newSheet(sheetWidth, rowTop + rows.length * rowHeight + 22, palette)
  const { ctx, colours } = brush
  drawHead(brush, sheetWidth, head, livery.strong)
  const token = {
    label: '',
    cells: [parseCell(groundBoard, 'D4')!],
    owner: 0,
    ...profilePicture(profile),
    starred: isHeroProfile(profile),
    pips: { left: profile.life, of: profile.life },
  }
  drawPortrait(brush, token, livery, { x: left, y: top, width: cells.x - left - 12, height }, 74)
  drawNumbers(brush, numbers, { x: cells.x, y: top }, cell)
  said.forEach((text, i) => {
    drawText(ctx, text, left, saidTop + (i + 0.5) * lineHeight, { ...small, colour: colours.ink }, 'left')
  })
  rows.forEach((row, i) => {
    const y = rowTop + (i + 0.5) * rowHeight
    ctx.strokeStyle = colours.hexLine
    ctx.lineWidth = 1
    ctx.beginPath()
    line(ctx, { x: left, y: y - rowHeight / 2 }, { x: right, y: y - rowHeight / 2 })
    ctx.stroke()
    const faint = { ...small, colour: colours.faint }
    for (const [n, { name, note }] of row.entries()) {
      const [from, to] = row.length > 1 ? [left + n * half, left + (n + 1) * half - 12] : [left, right]
      drawText(ctx, note, to, y, faint, 'right')
      const room = to - from - (note ? widthOf(note, faint) + 16 : 0)
      drawLine(ctx, capital(name), from, y, room, { size: 30, colour: colours.ink })
    }
  })
  return pngOf(canvas)
}

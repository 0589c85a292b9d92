import { expect, it } from 'vitest'
import type { Message } from '../../../../lambdas/discord/types.ts'
import { makeCell, parseCell } from '../../../../rules/index.ts'
import { drawn } from '../../../helpers/drawn.ts'
import { textOf } from '../testServer.ts'
import { asked, begunRegiments, playUntil, type RegimentsTable, whoIs } from './regimentsTable.ts'

/** The field as a message shows it. */
const fieldOf = ({ pictures = [] }: Message) => drawn('regiments', 'still', pictures[0]).still

/** Who is to charge, and whom it may. */
function firstCharge(table: RegimentsTable): { unit: string; target: string } {
  const [text = ''] = asked(table)!.space.enumerate('charge ', 1)
  const [, unit = '', target = ''] = text.split(' ')
  return { unit, target }
}

const inCharges = (table: RegimentsTable) => () =>
  asked(table)?.kind === 'charge' && asked(table)!.space.enumerate('charge ', 1).length > 0

it('the map shows ways of charges with their chance, of one unit or of all of the reader’s side', async () => {
  const table = await begunRegiments()
  await playUntil(table, inCharges(table))
  const { unit, target } = firstCharge(table)
  const who = whoIs(table)
  const all = await who.command('map', { chains: true })
  const own = await who.command('map', { reach: unit })
  for (const message of [all, own]) {
    const { overlay, units } = fieldOf(message)
    const at = (label: string) => units.find(each => each.label === label)!.at
    const way = overlay!.charges!.find(each => each.way[0] === at(unit) && each.target === at(target))
    expect(way?.note).toMatch(/^(?:\d+\s?: )?\d+\s?%$/)
    expect(textOf(message)).toContain('→')
  }
  expect(fieldOf(own).overlay!.charges!.length).toBeLessThanOrEqual(fieldOf(all).overlay!.charges!.length)
})

it('it shows who is heeded how far, and what is before and behind a unit', async () => {
  const table = await begunRegiments()
  await playUntil(table, inCharges(table))
  const { unit } = firstCharge(table)
  const who = whoIs(table)
  const zones = fieldOf(await who.command('map', { zones: true }))
  expect(zones.arcsOf).toBeUndefined()
  expect(zones.heeded!.map(({ kind, owner, hexes }) => [kind, owner, hexes])).toContainEqual([
    'presence',
    0,
    4,
  ])
  const around = fieldOf(await who.command('map', { around: unit }))
  expect([around.arcsOf, around.heeded]).toEqual([unit, undefined])
})

it('whom a unit sees is ringed, and named with the distance', async () => {
  const table = await begunRegiments()
  await playUntil(table, inCharges(table))
  const { unit } = firstCharge(table)
  const sight = await whoIs(table).command('map', { sight: unit })
  expect(fieldOf(sight).highlighted!.length).toBeGreaterThan(1)
  expect(textOf(sight)).toMatch(/\d+ (?:inches|pouces)/)
})

it('a charge is previewed with who strikes, its arrow, and where it ends if it fails', async () => {
  const table = await begunRegiments()
  await playUntil(table, inCharges(table))
  const { server } = table
  const { kind } = asked(table)!
  const far = asked(table)!
    .space.enumerate('charge ', 50)
    .map(text => `onto:${server.game().id}:${server.game().version}:= ${text}`)
  const shown = await Promise.all(far.map(each => whoIs(table).press(each, [])))
  expect(kind).toBe('charge')
  for (const message of shown) {
    expect(fieldOf(message).overlay!.charges).toHaveLength(1)
    expect(textOf(message)).toMatch(/(?:Strikes|Frappent\u202f): Agili\S+ \d+ – [AB]\d/)
    const sure = /\*\*100\s?%\*\*/.test(textOf(message))
    expect(/Failed|Manquée/.test(textOf(message))).toBe(!sure)
  }
})

it('a hex that is in reach says what the move costs that the list proposes for it', async () => {
  const table = await begunRegiments()
  await playUntil(table, () => asked(table)?.kind === 'move')
  const question = asked(table)!
  const [, label = ''] = question.space.enumerate('advance ', 1)[0]!.split(' ')
  const { id, version } = table.server.game()
  const shown = await whoIs(table).press(`unit:${id}:${version}:`, [label])
  const { board, overlay, units } = fieldOf(shown)
  const cell = units.find(unit => unit.label === label)?.at
  const drawn = new Map(overlay!.reach!.map(({ cell, cost }) => [makeCell(board, cell), cost]))
  const listed = [
    ...JSON.stringify(shown).matchAll(
      /"label":"([A-Z]+\d+)",[^{}]*"description":"[^"]*?(\d+)\s(?:inch|pouce)/gu,
    ),
  ]
  expect(listed.length).toBeGreaterThan(5)
  // Where it stands it turns: that hex is not marked.
  for (const [, hex = '', cost] of listed.filter(([, hex = '']) => parseCell(board, hex) !== cell))
    expect([hex, drawn.get(hex)]).toEqual([hex, Number(cost)])
})

it('shows where any unit could go while nobody is asked to move', async () => {
  const table = await begunRegiments()
  await playUntil(table, inCharges(table))
  const who = whoIs(table)
  const seen = fieldOf(await who.command('map', { zones: false }))
  for (const { label } of seen.units.slice(0, 4)) {
    const { overlay, units } = fieldOf(await who.command('map', { reach: label }))
    const at = units.find(each => each.label === label)!.at
    const cells = overlay!.reach!.map(({ cell }) => cell)
    expect(cells.length).toBeGreaterThan(3)
    expect(cells).not.toContain(at)
    expect(overlay!.reach!.every(({ cost }) => cost > 0)).toBe(true)
  }
})

it('what a charge would do leads to the page of its reader, who may look closely', async () => {
  const table = await begunRegiments()
  await playUntil(table, inCharges(table))
  const { unit, target } = firstCharge(table)
  const seen = await whoIs(table).command('charge', { figure: unit, target })
  expect(textOf(seen)).toContain(`${unit} `)
  expect(seen.page).toMatchObject({ viewer: asked(table)!.by })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { roster } from '../../../rules/index.ts'
import { type Hall, labelsOf, makeHall, type Person, textOf } from './hall.ts'

let hall: Hall
let alice: Person
beforeEach(() => {
  hall = makeHall()
  alice = hall.person('100000000000000001', 'Alice', 'en', { manager: true })
})

/** Every page of a list, from the first on. */
async function pagesOf(person: Person, options: Record<string, string> = {}) {
  let message = await person.command('figures list', options)
  const pages = [textOf(message)]
  const next = person.locale === 'fr' ? 'Suite ▶' : 'Next ▶'
  while (labelsOf(message).includes(next)) {
    message = await person.click(message, next)
    pages.push(textOf(message))
  }
  return pages
}

describe('/figures list', () => {
  it.each(['en', 'fr'] as const)('has every figure once, page by page (%s)', async locale => {
    const person = hall.person('2', 'Bob', locale)
    const pages = await pagesOf(person)
    expect(pages.length).toBeGreaterThan(2)
    const all = pages.join('\n')
    for (const { name } of roster) expect(all, name[locale]).toContain(`**${name[locale]}**`)
    expect(all.match(/^\*\*.+\*\* · /gm)).toHaveLength(roster.length)
  })

  it('goes back as well', async () => {
    const first = await alice.command('figures list')
    expect(labelsOf(first)).toEqual(['Next ▶'])
    const second = await alice.click(first, 'Next ▶')
    expect(labelsOf(second)).toEqual(['◀ Back', 'Next ▶'])
    expect(textOf(await alice.click(second, '◀ Back'))).toBe(textOf(first))
  })

  it('keeps to a camp and a kind on every page', async () => {
    for (const camp of ['good', 'evil'] as const)
      for (const kind of ['hero', 'warrior'] as const) {
        const all = (await pagesOf(alice, { camp, kind })).join('\n')
        const wanted = roster.filter(type => type.camp === camp && type.kind === kind)
        expect(all.match(/^\*\*.+\*\* · /gm)).toHaveLength(wanted.length)
      }
  })

  it('takes buttons that nobody made', async () => {
    expect(textOf(await alice.press('figures::99:good hero'))).toContain('Good')
    expect(textOf(await alice.press('figures::0:__proto__ x'))).toContain('**')
  })
})

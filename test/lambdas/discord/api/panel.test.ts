import { describe, expect, it } from 'vitest'
import { button, buttons } from '../../../../lambdas/discord/api/components.ts'
import { componentType } from '../../../../lambdas/discord/api/discordNumbers.ts'
import { alsoSaying, panel } from '../../../../lambdas/discord/api/panel.ts'
import type { Message } from '../../../../lambdas/discord/types.ts'

const picture = { name: 'map.png', alt: 'a map', overview: [] }
const { text, gallery, row, file } = componentType
const kinds = ({ components: [first] }: Message) =>
  first?.type === componentType.container ? first.components.map(({ type }) => type) : []

describe('a panel', () => {
  it('says what it says, then shows its picture, and has what can be pressed right below', () => {
    const rows = buttons([button('Go', 'go::0:')])
    const files = [{ name: 'log.txt', content: '', type: 'text/plain' }]
    const shown = panel({ texts: ['one', false, 'two'], picture, rows, files })
    expect(kinds(shown)).toEqual([text, text, file, gallery, row])
    expect(kinds(alsoSaying(shown, 'three'))).toEqual([text, text, text, file, gallery, row])
  })
})

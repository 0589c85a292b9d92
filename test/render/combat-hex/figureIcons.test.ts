import { describe, expect, it } from 'vitest'
import { chipOf, iconOf } from '../../../render/combat-hex/figureIcons.ts'
import { iconNames } from '../../../render/icons/iconNames.ts'
import { figureType, roster } from '../../../rules/combat-hex/army/roster.ts'

const named = (id: string) => {
  const { icon, mount } = iconOf(figureType(id)!)
  return mount ? `${icon} on ${mount}` : icon
}

describe('the picture of a figure', () => {
  it('is its own: no two supplied figures have the same, rider and mount together', () => {
    const pictures = roster.map(({ id }) => named(id))
    expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([])
  })

  it('hangs on what it is known by', () => {
    expect('shelob great-spider warg gwaihir treebeard sauron gollum'.split(' ').map(named)).toEqual([
      'masked-spider',
      'angular-spider',
      'wolf-head',
      'eagle-emblem',
      'deku-tree',
      'overlord-helm',
      'half-body-crawling',
    ])
    expect('frodo sam merry pippin'.split(' ').map(named)).toEqual([
      'ring',
      'saucepan',
      'smoking-pipe',
      'shiny-apple',
    ])
  })

  it('8.10 shows what a rider rides, and nothing below whoever walks', () => {
    expect('eomer warg-rider ringwraith-rider'.split(' ').map(named)).toEqual([
      'galea on horse-head',
      'orc-head on wolf-head',
      'hood on horse-head',
    ])
    for (const type of roster) expect(Boolean(iconOf(type).mount), type.id).toBe(type.base === 'cavalry')
  })

  it('is the one that a community gives, with what is ridden after a plus sign', () => {
    const rider = { ...figureType('rohan-rider')!, id: 'ours' }
    expect(iconOf({ ...rider, icon: 'swan' })).toEqual({ icon: 'swan', mount: 'horse-head' })
    expect(iconOf({ ...rider, icon: 'swan+wolf-head' })).toEqual({ icon: 'swan', mount: 'wolf-head' })
    expect(iconOf({ ...rider, base: 'single', icon: 'swan+wolf-head' })).toEqual({ icon: 'swan' })
    expect(iconOf({ ...rider, icon: 'toString+valueOf' })).toEqual({ icon: 'swordman', mount: 'horse-head' })
  })

  it('follows from what the base says where nobody gave one', () => {
    const type = { ...figureType('aragorn')!, id: 'ours' }
    const looks = [
      {},
      { abilities: [{ id: 'leadership' }] },
      { abilities: [{ id: 'magical-force' }] },
      { abilities: [{ id: 'magical-force' }], camp: 'evil' },
      { abilities: [{ id: 'flyer' }] },
      { abilities: [{ id: 'flyer' }], camp: 'evil' },
      { abilities: [{ id: 'spearman' }], kind: 'warrior' },
      { shooting: {} },
      { shooting: {}, kind: 'warrior' },
      { shooting: {}, camp: 'evil' },
      { movement: 4, endurance: 5 },
      { attacks: 2 },
      { kind: 'warrior', endurance: 2, camp: 'evil' },
      { kind: 'warrior', movement: 8 },
      { kind: 'warrior', movement: 8, base: 'cavalry' },
      { kind: 'warrior', camp: 'evil' },
      { base: 'large-9', camp: 'evil' },
      { base: 'large-3' },
      { traits: ['ringwraith'], base: 'cavalry' },
      { traits: ['sauron'] },
      { traits: ['ring-bearer'] },
    ] as const
    expect(looks.map(look => iconOf({ ...type, abilities: [], ...look }).icon)).toEqual([
      'sword-brandish',
      'crown',
      'pointy-hat',
      'orb-wand',
      'eagle-head',
      'evil-bat',
      'spears',
      'bowman',
      'high-shot',
      'barbed-arrow',
      'dwarf-helmet',
      'barefoot',
      'goblin',
      'wolf-head',
      'swordman',
      'barbute',
      'brute',
      'evil-tree',
      'hood',
      'overlord-helm',
      'ring',
    ])
  })

  it('stands on a chip with the star of heroes', () => {
    expect(chipOf(figureType('arwen')!)).toEqual({ icon: 'gem-pendant', mount: 'horse-head', starred: true })
    expect(chipOf(figureType('orc-warrior')!)).toEqual({ icon: 'orc-head', starred: false })
  })
})

it('every picture has its use: no more go into what draws on AWS', () => {
  const used = new Set(roster.flatMap(type => Object.values(iconOf(type)).map(String)))
  // those of figures that nobody gave a picture, the skull of the fallen and the shield of the saved
  for (const name of [
    'sword-brandish',
    'bowman',
    'orb-wand',
    'pointy-hat',
    'evil-bat',
    'swordman',
    'barbute',
    'death-skull',
    'attached-shield',
  ])
    used.add(name)
  expect(iconNames.filter(name => !used.has(name))).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { chipOf, iconOf } from '../../../render/combat-hex/figureIcons.ts'
import { profilePicture } from '../../../render/dark-lord/profileIcons.ts'
import { type IconName, iconNames } from '../../../render/icons/iconNames.ts'
import { figureType, roster } from '../../../rules/combat-hex/army/roster.ts'
import { profiles } from '../../../rules/dark-lord/index.ts'

/** Those that no figure of ours has: communities have given them to their own, and may go on to do so. */
const forCommunities: readonly IconName[] = [
  'angular-spider',
  'archer',
  'barbed-arrow',
  'barbute',
  'black-hand-shield',
  'bowman',
  'brute',
  'bully-minion',
  'cavalry',
  'closed-barbute',
  'crested-helmet',
  'crown',
  'crowned-skull',
  'deku-tree',
  'dragon-shield',
  'dripping-knife',
  'dwarf-helmet',
  'eagle-head',
  'elf-helmet',
  'elven-castle',
  'feathered-wing',
  'gargoyle',
  'gem-pendant',
  'goblin',
  'guarded-tower',
  'hooded-assassin',
  'hooded-figure',
  'imp-laugh',
  'linden-leaf',
  'mail-shirt',
  'medieval-gate',
  'mounted-knight',
  'orb-wand',
  'palm',
  'pikeman',
  'pointy-hat',
  'quiver',
  'robin-hood-hat',
  'sharp-crown',
  'snake',
  'spiked-dragon-head',
  'striking-arrows',
  'swamp-bat',
  'sword-brandish',
  'swordman',
  'three-leaves',
  'torch',
  'viking-shield',
  'white-tower',
  'winged-scepter',
  'wolf-howl',
]

const named = (id: string) => {
  const { icon, sign, mount } = iconOf(figureType(id)!)
  return [icon, ...(sign ? [`with ${sign}`] : []), ...(mount ? [`on ${mount}`] : [])].join(' ')
}

describe('the picture of a figure', () => {
  it('is that of nobody else of its camp and kind', () => {
    const pictures = roster.map(({ id, camp, kind }) => `${camp} ${kind}: ${named(id)}`)
    expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([])
  })

  it('is the silhouette of its people, with its weapon or sign', () => {
    expect(
      'shelob great-spider warg gwaihir treebeard sauron gollum witch-king'.split(' ').map(named),
    ).toEqual([
      'masked-spider',
      'masked-spider',
      'wolf-head',
      'eagle-emblem with queen-crown',
      'evil-tree with oak-leaf',
      'overlord-helm with spiked-mace',
      'half-body-crawling with fangs',
      'hood with queen-crown',
    ])
    for (const id of 'frodo sam merry pippin hobbit-militia hobbit-archer'.split(' '))
      expect(iconOf(figureType(id)!), id).toMatchObject({ icon: 'character', behind: 'hobbit-door' })
    for (const id of 'legolas elrond galadriel elf-archer elf-warrior'.split(' '))
      expect(named(id), id).toMatch(/^woman-elf-face/)
  })

  it('tells whoever shoots by what they shoot with', () => {
    const shooting = roster.filter(type => type.shooting && type.id !== 'balrog')
    for (const type of shooting)
      expect(iconOf(type).sign, type.id).toMatch(/^(high-shot|pocket-bow|arrow-cluster|crossbow)$/)
    for (const type of roster.filter(({ shooting }) => !shooting))
      expect(iconOf(type).sign ?? '', type.id).not.toMatch(/shot|bow|arrow/)
  })

  it('8.10 shows what a rider rides, and nothing below whoever walks', () => {
    expect('eomer warg-rider ringwraith-rider'.split(' ').map(named)).toEqual([
      'galea with broadsword on horse-head',
      'orc-head with spears on wolf-head',
      'hood with broadsword on horse-head',
    ])
    for (const type of roster) expect(Boolean(iconOf(type).mount), type.id).toBe(type.base === 'cavalry')
  })

  it('is the one that a community gives, with what is ridden after a plus sign', () => {
    const rider = { ...figureType('rohan-rider')!, id: 'ours' }
    expect(iconOf({ ...rider, icon: 'swan' })).toEqual({ icon: 'swan', mount: 'horse-head' })
    expect(iconOf({ ...rider, icon: 'swan+wolf-head' })).toEqual({ icon: 'swan', mount: 'wolf-head' })
    expect(iconOf({ ...rider, base: 'single', icon: 'swan+wolf-head' })).toEqual({ icon: 'swan' })
    expect(iconOf({ ...rider, icon: 'toString+valueOf' })).toMatchObject({
      icon: 'barbarian',
      mount: 'horse-head',
    })
    expect(iconOf({ ...rider, icon: 'swan', shooting: { dice: 1, range: 6 } }).sign).toBe('high-shot')
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
    const told = looks.map(look => {
      const { icon, sign } = iconOf({ ...type, abilities: [], ...look })
      return sign ? `${icon} with ${sign}` : icon
    })
    expect(told).toEqual([
      'woman-elf-face with broadsword',
      'woman-elf-face with queen-crown',
      'wizard-face with wizard-staff',
      'wizard-face with wizard-staff',
      'eagle-emblem',
      'evil-bat',
      'woman-elf-face with spears',
      'woman-elf-face with high-shot',
      'woman-elf-face with high-shot',
      'orc-head with high-shot',
      'dwarf-face with battle-axe',
      'character with broadsword',
      'goblin-head with broadsword',
      'wolf-head',
      'barbarian with broadsword',
      'orc-head with broadsword',
      'troll with wood-club',
      'evil-tree',
      'hood with broadsword',
      'overlord-helm with broadsword',
      'character with broadsword',
    ])
  })

  it('stands on a chip, within the frame of heroes', () => {
    expect(chipOf(figureType('arwen')!)).toEqual({
      icon: 'woman-elf-face',
      sign: 'curvy-knife',
      mount: 'horse-head',
      starred: true,
    })
    expect(chipOf(figureType('orc-warrior')!)).toEqual({ icon: 'orc-head', sign: 'spears', starred: false })
  })
})

describe('silly pictures', () => {
  it.each([...iconNames])('%s is none of them', name => {
    expect(name).not.toMatch(/fishbone|saucepan|apple|horseshoe|barefoot|boot|deer-track|lips/)
  })
})

it('every picture of ours has its use, or is there for communities: no more go into what draws on AWS', () => {
  const used = new Set(roster.flatMap(type => Object.values(iconOf(type)).map(String)))
  // what is drawn besides figures: the skull of the fallen and the shield of the saved
  for (const name of ['death-skull', 'attached-shield', 'locked-chest', 'flame']) used.add(name)
  // and those of the other game
  for (const each of profiles) for (const name of Object.values(profilePicture(each))) used.add(name)
  expect(iconNames.filter(name => !used.has(name)).toSorted()).toEqual([...forCommunities].toSorted())
})

import { describe, expect, it } from 'vitest'
import { drawScene } from '../../../render/board/drawScene.ts'
import { boardLegend } from '../../../render/dark-lord/boardLegend.ts'
import { boardScene } from '../../../render/dark-lord/boardScene.ts'
import { profilePicture } from '../../../render/dark-lord/profileIcons.ts'
import { tokensOf, treasureOverlay } from '../../../render/dark-lord/tokensOf.ts'
import { everyProfile, everySign } from '../../../render/gallery/dark-lord/sampleState.ts'
import { iconNames } from '../../../render/icons/iconNames.ts'
import { tokenConditions } from '../../../render/types.ts'
import { profiles } from '../../../rules/dark-lord/index.ts'
import { profileFor, skirmish } from '../../helpers/darkLord.ts'
import { expectGolden } from '../compare.ts'

const tokenNamed = (label: string) => tokensOf(everySign).find(each => each.label === label)!

describe('figures of the supplied list', () => {
  it('look like nobody else of it, riding or on foot', () => {
    const looks = profiles.map(each => JSON.stringify({ ...profilePicture(each), owner: each.side }))
    expect(new Set(looks).size).toBe(profiles.length)
    for (const each of profiles.filter(({ mount }) => mount))
      expect(profilePicture(each, false)).not.toEqual(profilePicture(each))
  })
})

describe('a profile of somebody else', () => {
  const look = (change: Parameters<typeof profileFor>[1], rides?: boolean) =>
    profilePicture(profileFor('their-own', change), rides)
  const horse = {
    name: { en: 'steed', fr: 'destrier' },
    move: 10,
    strength: 3,
    defence: 4,
    life: 1,
    courage: 3,
  }

  it('is known by its keywords, its traits and its powers', () => {
    expect(look({ keywords: ['dwarf', 'warrior'], side: 'free' })).toEqual({
      icon: 'dwarf-face',
      sign: 'battle-axe',
    })
    expect(look({ keywords: ['elf'], traits: [{ id: 'bow' }], shoot: 3 }).sign).toBe('high-shot')
    expect(look({ keywords: ['raider'], traits: [{ id: 'pike' }] })).toEqual({
      icon: 'orc-head',
      sign: 'sharp-halberd',
    })
    expect(look({ keywords: ['raider'], strength: 4 }).behind).toBe('brutal-helm')
    expect(look({ keywords: ['spider'] }).sign).toBeUndefined()
    expect(look({ side: 'free', powers: [{ id: 'sapping', range: 12, value: 4 }] }).icon).toBe('wizard-face')
    expect(look({ holder: 1, side: 'shadow' }).icon).toBe('overlord-helm')
    expect(look({ side: 'shadow', tier: 'minor' })).toEqual({ icon: 'orc-head', sign: 'tattered-banner' })
  })

  it('shows what it rides as long as it rides, and a bow besides', () => {
    expect(look({ keywords: ['man'], mount: horse }).sign).toBe('horse-head')
    expect(look({ keywords: ['man'], mount: horse }, false).sign).toBe('broadsword')
    const warg = { ...horse, name: { en: 'great warg', fr: 'grand loup' } }
    expect(look({ keywords: ['raider'], mount: warg }).sign).toBe('wolf-head')
    const archer = look({ keywords: ['man'], mount: horse, shoot: 4, traits: [{ id: 'bow' }] })
    expect(archer).toMatchObject({ behind: 'horse-head', sign: 'high-shot' })
  })

  it('has a picture that there is', () => {
    for (const each of profiles)
      for (const icon of Object.values(profilePicture(each))) expect(iconNames).toContain(icon)
  })
})

describe('a figure on the board', () => {
  it('tells what is left of it, its Might if it is a hero, and no front', () => {
    expect(tokenNamed('A2')).toMatchObject({ starred: true, pips: { left: 2, of: 3 }, counter: 3, owner: 0 })
    expect(tokenNamed('A2').facing).toBeUndefined()
    expect(tokenNamed('A3')).not.toHaveProperty('counter')
    expect(tokenNamed('A3').starred).toBe(false)
  })

  it.each([
    ['A1', 'unseen'],
    ['A8', 'ringed'],
    ['A2', 'bound'],
    ['A3', 'burning'],
    ['A4', 'lying'],
    ['A6', 'laden'],
  ])('%s is %s', (label, condition) => {
    expect(tokenNamed(label).conditions).toEqual([condition])
  })

  it('is trapped where the fight that is shown says so', () => {
    const trapped = tokensOf(everySign, [], ['B4']).filter(each => each.conditions?.includes('trapped'))
    expect(trapped.map(({ label }) => label)).toEqual(['B4'])
  })

  it('fades when it has acted, as long as others act; nobody fades in fights', () => {
    const faded = (stage: 'moving' | 'shooting' | 'fights') =>
      tokensOf({ ...everySign, stage }).flatMap(each => (each.faded ? [each.label] : []))
    expect(faded('moving')).toEqual(['A7', 'B10'])
    expect(faded('shooting')).toEqual([])
    expect(faded('fights')).toEqual([])
  })

  it('is there as long as it stands or lies on the board', () => {
    const { state } = skirmish({ figures: { A1: { at: 'C3' }, A2: { at: '' }, B1: { at: 'E5' } } })
    expect(tokensOf(state, ['B1']).map(each => [each.label, each.highlighted ?? false])).toEqual([
      ['A1', false],
      ['B1', true],
    ])
  })
})

it('the treasure is seen where it lies, and not where somebody carries it', () => {
  expect(treasureOverlay(everySign)).toEqual({ treasures: [everySign.treasure] })
  expect(treasureOverlay({ treasure: null })).toEqual({})
})

it('the legend explains every sign in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const { signs, overlay } = boardLegend(language)
    for (const each of tokenConditions) expect(signs.find(({ sign }) => sign === each)?.word).toBeTruthy()
    for (const word of Object.values(overlay)) expect(word).not.toBe('')
  }
})

const everybody = { windows: 1, width: 610 } as const
it('all signs look as they did', async () => {
  const focus = everySign.combatants.map(({ at }) => at)
  const scene = boardScene({ skirmish: everySign, language: 'en', focus, ...everybody })
  await expectGolden('dark-lord-signs', await drawScene(scene))
})

it('the supplied list looks as it did', async () => {
  const all = everyProfile()
  const focus = all.combatants.map(({ at }) => at)
  const scene = boardScene({ skirmish: all, language: 'fr', focus, ...everybody })
  await expectGolden('dark-lord-figures', await drawScene(scene))
})

import { describe, expect, it } from 'vitest'
import { restrict, restrictables } from '../../../../lambdas/discord/actions/readRestrictions.ts'
import { rosterWith, supplied } from '../../../../lambdas/game/figureRoster.ts'
import { figureType, roster } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { readRestrictions as read } from '../restrictedChallenge.ts'

describe('lists of restrictions', () => {
  it('2.021 name figures and abilities by id or name, in either language, whatever the case', () => {
    const wanted = {
      banned: ['witch-king', 'orc-warrior'],
      bannedAbilities: ['fast', 'spearman'],
      limits: [],
    }
    const { witch, fast } = { witch: figureType('witch-king')!.name, fast: 'rapidite' }
    for (const ban of [
      'witch-king, orc-warrior, fast, spearman',
      `${witch.en.toUpperCase()}; guerrier ORQUE ,, Fast,  Spearman,`,
      `${witch.fr}, Orc warrior, ${fast}, 8.33`,
      'Witch-king\norc war\nFast\nSpearman\nfast',
    ])
      expect(read({ ban }), ban).toEqual(wanted)
  })

  it('2.021 limit figures, abilities, and every figure by itself', () => {
    const wanted = {
      banned: [],
      bannedAbilities: [],
      limits: [
        { figure: 'orc-warrior', most: 2 },
        { ability: 'fast', most: 1 },
        { figure: 'ringwraith', most: 1 },
      ],
      copies: 3,
    }
    for (const limit of [
      '2 orc-warrior, 1 fast, ringwraith, 3 each',
      '2x Orc warrior, Fast x1, 1 Ringwraith, 3 of each figure',
      '5 Orc warrior, 2 × guerrier orque, Rapidité, 1 ringwraith, 3 chaque',
    ])
      expect(read({ limit }), limit).toEqual(wanted)
  })

  it('2.021 take names that have commas in them', () => {
    const comma = {
      ...figureType('aragorn')!,
      id: 'king',
      name: { en: 'Aragorn, King, at last', fr: 'Aragorn, roi' },
    }
    const here = rosterWith({ king: seal(comma) })
    expect(restrict(undefined, { ban: 'Fast, Aragorn, King, at last, Orc warrior' }, here, 'en')).toEqual({
      banned: ['king', 'orc-warrior'],
      bannedAbilities: ['fast'],
      limits: [],
      names: { king: comma.name },
    })
    expect(restrict(undefined, { limit: '2 Aragorn, roi, 1 Fast' }, here, 'fr')).toMatchObject({
      limits: [
        { figure: 'king', most: 2 },
        { ability: 'fast', most: 1 },
      ],
    })
  })

  it('2.021 tell a figure from an ability of the same name by the number of the latter', () => {
    const other = { ...figureType('orc-warrior')!, id: 'spearman', name: { en: 'Spearman', fr: 'Lancier' } }
    const here = rosterWith({ spearman: seal(other) })
    expect(restrict(undefined, { ban: 'Spearman' }, here, 'en')).toMatchObject({
      banned: ['spearman'],
      bannedAbilities: [],
    })
    for (const ban of ['8.33', 'Spearman (8.33)'])
      expect(restrict(undefined, { ban }, here, 'en')).toMatchObject({
        banned: [],
        bannedAbilities: ['spearman'],
      })
    expect(restrictables(here).find(one => 'ability' in one && one.ability === 'spearman')?.shown.en).toBe(
      'Spearman (8.33)',
    )
  })

  it('2.021 know two figures of one name apart by their ids', () => {
    const twin = { ...figureType('grishnakh')!, id: 'other-one' }
    const here = rosterWith({ 'other-one': seal(twin) })
    const ban = (text: string) => restrict(undefined, { ban: text }, here, 'en')
    expect(ban('grishnakh')).toMatchObject({ banned: ['grishnakh'] })
    expect(ban('other-one')).toMatchObject({ banned: ['other-one'] })
    for (const one of restrictables(here)) {
      if (!('figure' in one) || !['grishnakh', 'other-one'].includes(one.figure)) continue
      expect(ban(`Fast, ${one.shown.en}`)).toMatchObject({ banned: [one.figure] })
    }
    expect(ban(twin.name.fr)).toMatchObject({
      code: 'which-restricted',
      about: { names: 'grishnakh, other-one' },
    })
  })

  it('2.021 mean by who comes only in place of another the one that may turn into it', () => {
    expect(read({ ban: 'Gollum' })).toMatchObject({ banned: ['smeagol'] })
  })

  it('2.021 refuse what does not exist, with what was probably meant, and what may be several', () => {
    expect(read({ ban: 'Fast, Wich-king' })).toMatchObject({
      code: 'unknown-restricted',
      rule: '2.021',
      about: { text: 'Wich-king' },
    })
    expect(read({ ban: 'Spaerman' })).toMatchObject({ about: { names: 'Spearman' } })
    expect(read({ ban: 'xyzzy' })).toEqual({
      code: 'nothing-restricted',
      rule: '2.021',
      about: { text: 'xyzzy' },
    })
    expect(read({ ban: 'orc' })).toMatchObject({ code: 'which-restricted', about: { text: 'orc' } })
    expect(read({ ban: '2 orc-warrior' })).toMatchObject({ code: 'unknown-restricted' })
    expect(read({ ban: 'each' })).toHaveProperty('code')
    for (const limit of ['0 Fast', '101 Fast', '99999999999 each'])
      expect(read({ limit }), limit).toMatchObject({
        code: 'limit-out-of-range',
        about: { least: 1, most: 100 },
      })
    for (const text of ['__proto__', 'constructor', '2 __proto__', '@everyone', ' '.repeat(50), ',,,;\n'])
      expect(() => read({ ban: text, limit: text })).not.toThrow()
  })

  it('2.021 add to what is usual; none begins anew, and a ban leaves no limit', () => {
    const usual = read({ ban: 'Witch-king, Fast', limit: '2 Orc warrior, 3 each' })
    if (!usual || 'code' in usual) throw new Error('refused')
    expect(read({}, usual)).toEqual(usual)
    expect(read({ ban: 'Lurtz', limit: '1 Orc warrior' }, usual)).toEqual({
      banned: ['witch-king', 'lurtz'],
      bannedAbilities: ['fast'],
      limits: [{ figure: 'orc-warrior', most: 1 }],
      copies: 3,
    })
    expect(read({ ban: 'none, Lurtz' }, usual)).toMatchObject({
      banned: ['lurtz'],
      bannedAbilities: [],
      copies: 3,
    })
    expect(read({ ban: 'aucune', limit: 'None' }, usual)).toBeUndefined()
    expect(read({ ban: 'Orc warrior', limit: 'none, 2 Orc warrior' }, usual)).toMatchObject({ limits: [] })
  })

  it('2.021 have room for twenty-five entries each', () => {
    const names = roster.filter(({ replaces }) => !replaces).map(({ id }) => id)
    expect(read({ ban: names.slice(0, 25).join() })).toMatchObject({ banned: names.slice(0, 25) })
    expect(read({ ban: names.slice(0, 26).join() })).toMatchObject({
      code: 'too-many-restrictions',
      about: { count: 26, most: 25 },
    })
    expect(read({ limit: Array<string>(76).fill('1 Fast').join() })).toMatchObject({
      code: 'too-many-restrictions',
    })
  })
})

describe('every ability', () => {
  it('2.021 may be banned by its name in either language', async () => {
    const all = restrictables(supplied)
    for (const one of all) {
      const wanted = 'figure' in one ? { banned: [one.figure] } : { bannedAbilities: [one.ability] }
      for (const text of Object.values(one.shown)) expect(read({ ban: text }), text).toMatchObject(wanted)
    }
  })
})

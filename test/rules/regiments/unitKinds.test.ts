import { expect, it } from 'vitest'
import { kindOfUnit } from '../../../rules/regiments/field/unitKinds.ts'
import { regiment, rule } from '../../helpers/regiments.ts'

it('units are drawn as shooters where one part shoots, as large from Height 3 on, as characters where they join others', () => {
  const kinds = [
    {},
    { rules: ['W09'] },
    { others: [{ rules: [rule('W09')] }] },
    { height: 3, rules: ['W09'] },
    { height: 2 },
    { attachable: true },
  ]
  expect(kinds.map(each => kindOfUnit(regiment(each)))).toEqual([
    'foot',
    'shooters',
    'shooters',
    'large',
    'foot',
    'characters',
  ])
})

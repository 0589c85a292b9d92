import { expect, it } from 'vitest'
import { moments } from '../../../../rules/combat-hex/battle/questions.ts'
import { codeOf, filesOf } from '../../../helpers/imports.ts'

/** What the rules say, abilities aside. */
const rulesBut = (...files: string[]): string =>
  filesOf('rules/combat-hex')
    .filter(file => !file.startsWith('rules/combat-hex/abilities/') && !files.includes(file))
    .map(codeOf)
    .join('\n')

it('8.08 every moment at which an ability may be activated comes up in the rules', () => {
  const rules = rulesBut('rules/combat-hex/battle/questions.ts')
  expect(moments.filter(moment => !rules.includes(`'${moment}'`))).toEqual([])
})

it('8.03 every point that an ability may fill in is asked by the rules', () => {
  const file = 'rules/combat-hex/battle/vocabulary.ts'
  const [, hooks = ''] = /export interface Hooks \{([\s\S]*?)\n\}/.exec(codeOf(file))!
  const points = Array.from(hooks.matchAll(/^ {2}(\w+)\?\(/gm), ([, name]) => name!)
  expect(points).toContain('endurance')
  const rules = rulesBut(file)
  const isAsked = (point: string) => new RegExp(`hooks\\??\\.${point}\\b|\\w\\([^()]*'${point}'`).test(rules)
  expect(points.filter(point => !isAsked(point))).toEqual([])
})

import type { BracketField } from '../../../../../../rules/regiments/unit/ruleForms.ts'

/** What may stand in the brackets of a rule, with a case of it. */
export const fits: Readonly<Record<BracketField, string>> = {
  score: 'a score such as 5+',
  number: 'a number such as 2',
  beyond: 'so many more, such as +1',
  amount: 'an amount such as D3 or 1',
  area: 'an area such as 3x3',
  plus: 'values more, such as +1 Str',
  own: 'values of its own, such as Str 5',
  shot: 'range and shots, such as range 48, 2 shots',
  attributes: 'attributes by their names',
  rules: 'rules by their names',
  against: 'against whom, such as against magical',
  list: 'names of rules, such as poisoned',
  whom: 'a rule, a mark or a height',
  words: 'a word or two',
}

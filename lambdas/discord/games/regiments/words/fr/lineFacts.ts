import type { BracketField } from '../../../../../../rules/regiments/unit/ruleForms.ts'

/** Ce qui peut se trouver entre les parenthèses d’une règle, avec un exemple. */
export const fits: Readonly<Record<BracketField, string>> = {
  score: 'un score comme 5+',
  number: 'un nombre comme 2',
  beyond: 'combien de plus, comme +1',
  amount: 'une quantité comme D3 ou 1',
  area: 'une zone comme 3x3',
  plus: 'des valeurs en plus, comme +1 For',
  own: 'des valeurs propres, comme For 5',
  shot: 'portée et tirs, comme portée 48, 2 tirs',
  attributes: 'des attributs par leurs noms',
  rules: 'des règles par leurs noms',
  against: 'contre qui, comme contre magique',
  list: 'des noms de règles, comme empoisonnée',
  whom: 'une règle, une propriété ou une taille',
  words: 'un mot ou deux',
}

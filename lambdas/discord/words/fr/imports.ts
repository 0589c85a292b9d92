import type { imports as english } from '../en/imports.ts'
import { countFr as count } from '../plural.ts'

export const imports: typeof english = {
  faults: (n, file) => `**${file}** contient ${count(n, 'faute', 'fautes')}. Rien n’a changé.`,
  faultAt: (line, sign, text) => `Ligne ${line}${sign === undefined ? '' : `, caractère ${sign}`} : ${text}`,
  moreFaults: n => `… et ${n} de plus.`,
  armyRead: name => `L’armée est lue et gardée sous le nom **${name}**.`,
}

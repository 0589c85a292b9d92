import { parseAst } from 'vitest/node'

/** One small change of a source file that a test should notice. */
export interface Mutant {
  file: string
  line: number
  /** names of what it stands in, outermost first: `dirtyFighting.recommended` */
  within: string
  /** the source line it stands on, without indentation */
  on: string
  /** `before → after` */
  change: string
  /** counts those that are the same in all this: 0 is the first */
  nth: number
}

/** A name for a mutant that outlives edits elsewhere in its file; no two of a file share one. */
export const keyOf = ({ file, within, on, change, nth }: Mutant): string =>
  [file, within, on, change, ...(nth ? [`(${nth + 1})`] : [])].join(' | ')

/** As the parser gives it: a kind, a place, and whatever that kind has. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
interface Edit {
  start: number
  end: number
  text: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const comparisons: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const equalities = ['===', '!==', '==', '!=', 'in', 'instanceof']
const sums: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const swaps: Record<string, string> = { '+=': '-=', '-=': '+=', '++': '--', '--': '++' }
const twins = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
])
const sieves = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']
const loops = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement']
/** What is true or false to a program anyway is looked through to find a condition. */
const bare = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? bare(node.expression as Node) : node
const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(bare(node.left as Node)) || isText(bare(node.right as Node))))

/**
 * All mutants of a file behind switches: the text does what it did as long as `__on(n)` is false, and is the
 * nth mutant where `__on(n)` is true. Every turn of a loop calls `__tick`, which ends one that a mutant made
 * endless. Numbers begin with `first`.
 */
export function mutate(file: string, source: string, first: number): { text: string; mutants: Mutant[] } {
  const mutants: Mutant[] = []
  const names: string[] = []
  const cut = (node: Node) => source.slice(node.start, node.end)

  /** With the parentheses that it stands in, which the parser forgets. */
  const held = (node: Node) => {
    const around = source.slice(0, node.start).trimEnd().endsWith('(')
    return around && source.slice(node.end).trimStart().startsWith(')') ? `(${cut(node)})` : cut(node)
  }

  const apply = (start: number, end: number, edits: readonly Edit[]): string => {
    let text = ''
    let at = start
    for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      text += source.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return text + source.slice(at, end)
  }

  const add = (node: Node, after: string): string => {
    const line = source.slice(0, node.start).split('\n').length
    const on = source.split('\n')[line - 1]!.trim()
    const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const change = `${short(cut(node))} → ${short(after) || 'nothing'}`
    const within = names.join('.')
    const nth = mutants.filter(one => one.within === within && one.on === on && one.change === change).length
    mutants.push({ file, line, within, on, change, nth })
    return `__on(${first + mutants.length - 1})`
  }

  /** What an expression may become. `role` says what its parent makes of it. */
  function changes(node: Node, role: Role): string[] {
    const { operator } = node as { operator?: string }
    const operands = () => [held(node.left as Node), held(node.right as Node)] as const
    const constants = role === 'operand' ? [] : role === 'loop' ? ['false'] : ['true', 'false']
    switch (node.type) {
      case 'LogicalExpression': {
        const whole = role === 'operand' || operator === '??' ? [] : [operator === '&&' ? 'false' : 'true']
        return [...operands(), ...whole.filter(text => role !== 'loop' || text === 'false')]
      }
      case 'BinaryExpression': {
        const [left, right] = operands()
        if (comparisons[operator!]) return [`${left} ${comparisons[operator!]} ${right}`, ...constants]
        if (equalities.includes(operator!)) return constants
        if (!sums[operator!] || isText(node)) return []
        return [`${left} ${sums[operator!]} ${right}`]
      }
      case 'UnaryExpression':
        if (operator === '-') return [cut(node.argument as Node)]
        return operator === '!' ? constants : []
      case 'Literal':
        if (typeof node.value === 'boolean') return [String(!node.value)]
        if (typeof node.value !== 'number') return []
        return [
          ...(role === 'least' ? [] : [node.value + 1]),
          ...(role === 'most' || node.value === 0 ? [] : [node.value - 1]),
        ].map(String)
      case 'ArrayExpression': {
        const inside = nodes(node.elements)
        if (inside.length === 0) return []
        if (inside.length === 1 || inside.length > 4) return ['[]']
        return inside.map(
          left =>
            `[${inside
              .filter(one => one !== left)
              .map(cut)
              .join(', ')}]`,
        )
      }
      case 'UpdateExpression':
      case 'AssignmentExpression': {
        if (!swaps[operator!]) return []
        if (node.type === 'UpdateExpression') return [cut(node).replace(operator!, swaps[operator!]!)]
        return [`${operands()[0]} ${swaps[operator!]} ${operands()[1]}`]
      }
      case 'CallExpression': {
        const called = node.callee as Node
        const found: string[] = []
        if (called.type === 'MemberExpression' && called.computed !== true) {
          const [object, property] = [called.object as Node, called.property as Node]
          const name = cut(property)
          if (twins.get(name) && (cut(object) === 'Math' || !/^(max|min)$/.test(name)))
            found.push(
              source.slice(node.start, property.start) +
                twins.get(name) +
                source.slice(property.end, node.end),
            )
          if (sieves.includes(name)) found.push(cut(object))
        }
        return role === 'test' || role === 'loop' ? [...found, ...constants] : found
      }
      default:
        return role === 'test' && isExpression(node) ? ['true', 'false'] : []
    }
  }

  function visit(node: Node, role: Role, spine = false): Edit[] {
    if (node.type.startsWith('TS')) {
      const inner = node.expression
      const passes = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
      return passes && isNode(inner) ? visit(inner, role, spine) : []
    }
    if (node.type === 'ParenthesizedExpression') return visit(node.expression as Node, role, spine)
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return []
    const name = nameOf(node)
    if (name) names.push(name)
    const inside = children(node, role, spine)
    const edits = inside.flatMap(([child, its, onSpine]) => visit(child, its, onSpine))
    let made: Edit[] = edits
    if (loops.includes(node.type)) made = withTick(node.body as Node, edits)
    if (role === 'statement') made = statement(node, made)
    else if (role !== 'target' && role !== 'lone' && !spine) {
      const found = changes(node, role).filter(text => text !== cut(node))
      if (found.length) {
        const kept = apply(node.start, node.end, made)
        const text = `(${found.map(after => `${add(node, after)} ? (${after}) : `).join('')}(${kept}))`
        made = [{ start: node.start, end: node.end, text }]
      }
    }
    if (name) names.pop()
    return made
  }

  const withTick = (body: Node, edits: Edit[]): Edit[] => {
    if (body.type === 'BlockStatement')
      return [...edits, { start: body.start + 1, end: body.start + 1, text: '__tick();' }]
    const isIn = (edit: Edit) => edit.start >= body.start && edit.end <= body.end
    const text = `{__tick();${apply(body.start, body.end, edits.filter(isIn))}}`
    return [...edits.filter(edit => !isIn(edit)), { start: body.start, end: body.end, text }]
  }

  /** A statement that may be left out. */
  const statement = (node: Node, edits: Edit[]): Edit[] => {
    if (!['ExpressionStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type)) return edits
    // in braces, or an `else` that follows would become its own
    const text = `{if (!${add(node, '')}) {${apply(node.start, node.end, edits)}}}`
    return [{ start: node.start, end: node.end, text }]
  }

  /** The parts of a node, each with what the node makes of it. */
  function children(node: Node, role: Role, spine: boolean): [Node, Role, boolean][] {
    const list: [Node, Role, boolean][] = []
    for (const [key, value] of Object.entries(node))
      for (const child of isNode(value) ? [value] : nodes(value))
        list.push([child, roleOf(node, key, child, role), isSpine(node, key, spine)])
    return list.filter(([, its]) => its !== 'skipped')
  }

  const program = parseAst(source, { lang: 'ts' }, file) as unknown as Node
  const text = apply(0, source.length, visit(program, 'value'))
  return { text, mutants }
}

/** What a parent makes of a part; one step beyond the `least` and the `most` is the mutant of its comparison. */
type Role =
  | 'least'
  | 'most'
  | 'test'
  | 'loop'
  | 'operand'
  | 'value'
  | 'target'
  | 'statement'
  | 'lone'
  | 'skipped'

function roleOf(node: Node, key: string, child: Node, role: Role): Role {
  switch (node.type) {
    case 'IfStatement':
      // Without `else` a statement on its own goes with the condition, which has its own mutant.
      return key === 'test' ? 'test' : node.alternate ? 'statement' : 'lone'
    case 'ConditionalExpression':
      return key === 'test' ? 'test' : 'value'
    case 'WhileStatement':
    case 'DoWhileStatement':
      return key === 'test' ? 'loop' : 'statement'
    case 'ForStatement':
      return key === 'test' ? 'loop' : key === 'update' ? 'skipped' : key === 'body' ? 'statement' : 'value'
    case 'ForOfStatement':
    case 'ForInStatement':
      return key === 'left' ? 'skipped' : key === 'right' ? 'value' : 'statement'
    case 'BinaryExpression':
      if (key === 'right' && (node.operator === '<' || node.operator === '>=')) return 'least'
      return key === 'right' && (node.operator === '>' || node.operator === '<=') ? 'most' : 'value'
    case 'LogicalExpression':
      return node.operator === '??' ? 'value' : 'operand'
    case 'UnaryExpression':
      // -1 stands for `none` nearly everywhere
      if (node.operator === '-' && child.type === 'Literal') return 'skipped'
      return node.operator === '!' ? 'operand' : 'value'
    case 'AssignmentExpression':
      return key === 'left' ? 'target' : 'value'
    case 'UpdateExpression':
      return 'target'
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return key === 'key' ? 'skipped' : 'value'
    case 'MemberExpression':
      return key === 'property' ? (node.computed ? 'value' : 'skipped') : 'value'
    case 'SwitchCase':
      return key === 'test' ? 'skipped' : 'statement'
    case 'BlockStatement':
      return role === 'lone' && nodes(node.body).length === 1 ? 'lone' : 'statement'
    default:
      return child.type.endsWith('Statement') ? 'statement' : 'value'
  }
}

/** Parts of `a?.b.c(d)` that break off together are left whole. */
function isSpine(node: Node, key: string, spine: boolean): boolean {
  if (node.type === 'ChainExpression') return true
  return spine && (key === 'object' || key === 'callee' || key === 'expression')
}

const isExpression = (node: Node): boolean => node.type === 'Identifier' || node.type.endsWith('Expression')

function nameOf(node: Node): string | undefined {
  const held = node.type === 'Property' || node.type === 'MethodDefinition' ? node.key : node.id
  if (!isNode(held) || held.type !== 'Identifier') return undefined
  if (node.type === 'Property' && !isNode(node.value)) return undefined
  return String(held.name)
}

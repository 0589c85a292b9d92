import {
  castOdds,
  courageOdds,
  duelOdds,
  isOrderTopic,
  type PowerId,
  powerIds,
  profileOf,
  readOrder,
  ringOdds,
  type Side,
  type StagedFight,
  type StagedFigure,
  shotOdds,
  stageOf,
  strikesOdds,
} from '../../../rules/dark-lord/index.ts'
import { optionWords } from './optionWords.ts'
import { asJson, asTable } from './write.ts'

const usage = `duel|strikes "<figures>" "<figures>" | courage "<figure>" ["<enemy>"] | cast "<caster>" "<target>" power=<id> | shot "<shooter>" "<target>" | ring "<wearer>"
figures: profile ids with commas; behind each, by colons: life=, might=, will=, fate=, drained=, ring=on|off|none, lying, onfoot, charged, transfixed, halved, support
options: duel, strikes: trapped=1|2|both priority=1|2 · strikes: winner=1|2 · courage: why=terror|finding|broken|frightening between=N worst · cast: dice=N channel · shot: things=N
orders of either side: a:might=never, b:courage-will="spend 0" …`

/** A list of figures as it is typed, and those that lend a die. */
function readFigures(text: string): {
  fighters: StagedFigure[]
  supporters: StagedFigure[]
  side: Side | null
} {
  const fighters: StagedFigure[] = []
  const supporters: StagedFigure[] = []
  for (const each of text.split(',').map(part => part.trim())) {
    const [id = '', ...tags] = each.split(':')
    const profile = profileOf(id)
    if (!profile) throw new Error(`no profile ${id}`)
    const figure: StagedFigure = { profile, marks: {} }
    const said = tags.map(tag => tag.split('=')[0]!)
    const twice = said.find((word, i) => said.indexOf(word) < i)
    if (twice !== undefined) throw new Error(`${id}: ${twice} is said twice`)
    for (const tag of tags) readTag(figure, tag)
    if (tags.includes('support')) supporters.push(figure)
    else fighters.push(figure)
  }
  if (fighters.length === 0) throw new Error('somebody has to fight')
  return { fighters, supporters, side: fighters[0]!.profile.side }
}

const stores = ['life', 'might', 'will', 'fate', 'drained'] as const
const marks = ['charged', 'transfixed', 'halved'] as const

function readTag(figure: StagedFigure, tag: string): void {
  const [word = '', value, ...more] = tag.split('=')
  if (more.length > 0) throw new Error(`${tag} is not known of a figure`)
  const store = stores.find(each => each === word)
  const mark = marks.find(each => each === word)
  if (store && value !== undefined) figure[store] = wholeNumber(tag, value)
  else if (mark && value === undefined) figure.marks = { ...figure.marks, [mark]: true }
  else if (word === 'ring' && (value === 'on' || value === 'off')) figure.ring = value
  else if (word === 'ring' && value === 'none') figure.ring = null
  else if (tag === 'lying') figure.lying = true
  else if (tag === 'onfoot') figure.onFoot = true
  else if (tag !== 'support') throw new Error(`${tag} is not known of a figure`)
}

function wholeNumber(what: string, text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new Error(`${what}: a whole number up to 99`)
  return Number(text)
}

/** What each question takes besides orders. */
const takes: Readonly<Record<string, readonly string[]>> = {
  duel: ['trapped', 'priority'],
  strikes: ['trapped', 'winner', 'priority'],
  courage: ['why', 'between', 'worst'],
  cast: ['power', 'dice', 'channel'],
  shot: ['things'],
  ring: [],
}
const flags = ['worst', 'channel']

const isOrder = (word: string): boolean => word.split('=')[0]!.includes(':')

function readOptions(
  what: string,
  words: readonly string[],
): { given: ReadonlyMap<string, string>; orders: Record<string, string>[] } {
  const orders: Record<string, string>[] = [{}, {}]
  for (const word of words.filter(isOrder)) {
    const [name = '', value = '', ...more] = word.split('=')
    const [side = '', topic = ''] = name.split(':')
    const of = orders[['a', 'b'].indexOf(side)]
    if (!of || more.length > 0 || !isOrderTopic(topic) || !readOrder(topic, value))
      throw new Error(`no order ${word}`)
    if (Object.hasOwn(of, topic)) throw new Error(`${name} is said twice`)
    of[topic] = value
  }
  const others = words.filter(word => !isOrder(word))
  return { given: optionWords(others, takes[what] ?? [], flags, usage), orders }
}

/** Odds of The Dark Lord for a terminal. */
export function darkLordOdds(words: readonly string[], json: boolean): string {
  const [what = '', ...rest] = words
  const figures = rest.filter(isFigure).map(readFigures)
  const { given, orders } = readOptions(
    what,
    rest.filter(word => !isFigure(word)),
  )
  const [first, second] = figures
  if (!first || figures.length > (what === 'ring' ? 1 : 2)) throw new Error(usage)
  const alone =
    what === 'duel' || what === 'strikes' ? undefined : figures.find(({ fighters }) => fighters.length > 1)
  if (alone) throw new Error(`${what}: one figure a side`)
  const number = (name: string, usual: number) =>
    given.has(name) ? wholeNumber(name, given.get(name)!) : usual
  /** One of a few values, undefined where it was not said. */
  function oneOf(name: string, values: readonly string[]): string | undefined {
    const value = given.get(name)
    if (value === undefined || values.includes(value)) return value
    throw new Error(`${name}: ${values.join(', ')}`)
  }
  const found = ask()
  if (!found) throw new Error('that takes too long to count')
  return json ? asJson(found) : asTable(found)

  function ask(): object | undefined | null {
    const trapped = oneOf('trapped', ['1', '2', 'both'])
    const other = second ?? { fighters: [], supporters: [], side: null }
    // Two lists of one side: the first are the Free.
    const free = first!.side === 'shadow' && other.side !== 'shadow' ? 'shadow' : 'free'
    const sides = [free, free === 'free' ? 'shadow' : 'free'] as const
    const stage = (apart: number) =>
      stageOf(
        [
          { side: sides[0], figures: first!.fighters },
          { side: sides[1], figures: other.fighters },
        ],
        { apart },
      )
    if (what === 'courage') {
      const why = (['terror', 'finding', 'broken', 'frightening'] as const).find(
        each => each === (given.get('why') ?? 'terror'),
      )
      if (!why) throw new Error(`no test ${given.get('why')}`)
      const apart = number('between', 0)
      if (apart > 40) throw new Error('between: 40 at most')
      const test = { why, less: why === 'finding' ? apart : 0, worst: given.has('worst') }
      return courageOdds(stage(apart), 'A1', test, { orders })
    }
    if (what === 'ring') {
      const [wearer] = first!.fighters
      wearer!.ring ??= 'on'
      const odds = ringOdds(stage(0), 'A1', { orders })
      if (!odds) throw new Error('it masters the Ring (DL-41)')
      return odds
    }
    if (!second) throw new Error(usage)
    if (what === 'cast') {
      const power = powerIds.find((id): id is PowerId => id === given.get('power'))
      const caster = first!.fighters[0]!
      if (!power || !caster.profile.powers.some(({ id }) => id === power))
        throw new Error(`power= one of ${caster.profile.powers.map(({ id }) => id).join(', ') || 'none'}`)
      const dice = number('dice', 1)
      const spare = caster.profile.traits.some(({ id }) => id === 'free-will') ? 1 : 0
      const will = (caster.will ?? caster.profile.will) + spare
      if (dice < 1 || dice > will) throw new Error(`dice: 1 to ${will}`)
      const channel = given.has('channel')
      if (channel && (caster.might ?? caster.profile.might) < 1)
        throw new Error('channel: no Might left (DB-21)')
      return castOdds(stage(0), { power, caster: 'A1', target: 'B1', dice, channel }, { orders })
    }
    if (what === 'shot') {
      if (first!.fighters[0]!.profile.shoot === null) throw new Error('it does not shoot (DB-12)')
      return shotOdds(stage(4), 'A1', 'B1', { orders, things: number('things', 0) })
    }
    const priority = oneOf('priority', ['1', '2']) === '2' ? 1 : 0
    const staged: StagedFight = {
      sides: [
        { ...first!, side: sides[0], trapped: trapped === '1' || trapped === 'both' },
        { ...second, side: sides[1], trapped: trapped === '2' || trapped === 'both' },
      ],
      priority,
    }
    if (what === 'duel') {
      const odds = duelOdds(staged, { orders })
      return odds.sides && odds
    }
    if (what === 'strikes') {
      const struck = strikesOdds(staged, oneOf('winner', ['1', '2']) === '2' ? 1 : 0, { orders })
      return struck && { figures: struck }
    }
    throw new Error(usage)
  }
}

/** A list of figures begins with a profile's id; options with a name and `=`. */
const isFigure = (word: string): boolean =>
  !/^[\w-]+=/.test(word) && !/^[ab]:[\w-]+=/.test(word) && !flags.includes(word)

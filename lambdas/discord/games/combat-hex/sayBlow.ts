import type { BlowOutcome, BlowSide, Entry, EntryAs, ToldBlow } from '../../../../rules/combat-hex/index.ts'
import { truncated } from '../../../truncated.ts'
import { dice } from '../../words/plural.ts'
import { eventLine } from './eventLine.ts'
import type { CombatHexView } from './view.ts'

const bold = (text: string): string => (text ? `**${text}**` : '')

/** Dice, the highest first, those that count in bold. */
function diceWith(faces: readonly number[], counts: (face: number) => boolean): string {
  const sorted = [...faces].sort((a, b) => b - a)
  const good = sorted.filter(counts)
  return [bold(dice(good)), dice(sorted.filter(face => !counts(face)))].filter(Boolean).join(' ')
}

/** Dice of which only these took effect: each of them once. */
function diceTaken(faces: readonly number[], taken: readonly number[]): string {
  const left = [...faces].sort((a, b) => b - a)
  for (const face of taken) {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
  }
  return [bold(dice([...taken].sort((a, b) => b - a))), dice(left)].filter(Boolean).join(' ')
}

/** Lowest face that hits. */
export const hitsFrom = ({ opening }: ToldBlow): number => {
  if (opening.event === 'shot') return opening.penalty ? 6 : 5
  return opening.event === 'volley' ? 5 : 4
}

/** `B1 1 AP, B2 1 AP` */
export const paidBy = (
  entries: readonly { figure: string; ap: number }[],
  { words }: CombatHexView,
): string => entries.map(({ figure, ap }) => words.tells.paid(figure, ap)).join(', ')

/** Damage dice, those that took effect in bold. */
const damageText = ({ damage, effective }: BlowSide, { words }: CombatHexView): string =>
  words.tells.damage(effective ? diceTaken(damage, effective) : dice([...damage].sort((a, b) => b - a)))

/** What a side threw and made of it: dice, hits, what it converted, damage dice. */
function sideText(side: BlowSide, blow: ToldBlow, view: CombatHexView): string {
  const { tells } = view.words
  const from = hitsFrom(blow)
  const hits = side.converted.filter(({ what }) => what === 'hit')
  const wounds = side.converted.filter(({ what }) => what === 'wound')
  const thrown = diceWith(side.thrown, face => face >= from)
  const counted = [
    ...(side.hits ? [tells.hits(side.hits)] : []),
    ...(hits.length ? [tells.moreHits(hits.length, paidBy(hits, view))] : []),
    ...(blow.unfinished && side.superficial && !side.damage.length
      ? [tells.superficial(side.superficial)]
      : []),
  ]
  return [
    [thrown, counted.join(', ')].filter(Boolean).join(' '),
    ...(side.damage.length ? [damageText(side, view)] : []),
    ...(wounds.length ? [tells.woundsTurned(wounds.length, paidBy(wounds, view))] : []),
  ].join(' · ')
}

/** What softened a blow, with what it cost. */
function savedBy(outcome: BlowOutcome, blow: ToldBlow, view: CombatHexView): string | undefined {
  const { saved, keptUp } = outcome
  const parts = [saved, keptUp].flatMap(entry => {
    if (!entry) return []
    const use = usesOf(blow, outcome.figure, entry.ability)[0]
    const ability = view.names.ability(entry.ability)
    const said = entry === keptUp ? view.words.tells.staysBy(ability) : `🛡️ ${ability}`
    return [use?.ap ? `${said} ${use.ap} ${view.words.terms.ap}` : said]
  })
  return parts.join(', ') || undefined
}

/** Uses of an ability that speak for themselves in what became of the figure. */
const usesOf = (blow: ToldBlow, figure: string, ability: string) =>
  blow.others.flatMap(entry =>
    entry.event === 'activated' && entry.figure === figure && entry.ability === ability ? [entry] : [],
  )

function outcomeText(outcome: BlowOutcome, blow: ToldBlow, view: CombatHexView): string {
  const { tells } = view.words
  const { figure, loss, life, fallen, keptUp } = outcome
  const lost =
    fallen && !keptUp
      ? tells.falls(figure, loss)
      : loss
        ? tells.lost(figure, loss, life ?? 0)
        : tells.unhurt(figure)
  const saved = savedBy(outcome, blow, view)
  return `${bold(lost)}${saved ? ` (${saved})` : ''}`
}

/** Why a shot or a free attack did nothing, where that can be told from its dice. */
function whyNothing(blow: ToldBlow, view: CombatHexView): string | undefined {
  const { tells } = view.words
  const [side] = blow.sides
  if (!side || blow.opening.event === 'combat-began') return undefined
  const from = hitsFrom(blow)
  const needed = dice([4, 5, 6].filter(face => face >= from))
  if (!side.hits && !side.converted.length) return tells.hitNeeded(needed)
  const { endurance } = side
  return endurance !== undefined && side.damage.every(die => die === 1 || die < endurance)
    ? tells.damageNeeded(dice([Math.max(2, endurance)]))
    : undefined
}

/** Is it gone? */
export const falls = ({ fallen, keptUp }: BlowOutcome): boolean => fallen && !keptUp

/** What became of everybody, those that fall first, or that nothing did; undefined while the blow goes on. */
export function outcomesText(blow: ToldBlow, view: CombatHexView): string | undefined {
  const { tells } = view.words
  if (blow.outcomes.length)
    return blow.outcomes
      .toSorted((one, other) => Number(falls(other)) - Number(falls(one)))
      .map(outcome => outcomeText(outcome, blow, view))
      .join(' · ')
  if (blow.opening.event === 'combat-began') {
    if (blow.unfinished) return undefined
    const needed = Math.min(...blow.sides.flatMap(({ endurance }) => endurance ?? []))
    return tells.nobodyHurt(
      Number.isFinite(needed) ? tells.damageNeeded(dice([Math.max(2, needed)])) : undefined,
    )
  }
  if (blow.unfinished) return undefined
  const why = whyNothing(blow, view)
  return tells.noEffect(why)
}

/** Figures of a combat, each side's together. */
export const sidesIn = ({ figures }: EntryAs<'combat-began'>, view: CombatHexView): string[][] =>
  view.state.players.map((_, player) => figures.filter(label => label.startsWith('ABCD'.charAt(player))))

/** Whom a blow is between, with dice a side: by name, or by label alone. */
function header(
  { opening }: ToldBlow,
  view: CombatHexView,
  name: (labels: readonly string[]) => string,
): string {
  const { tells } = view.words
  switch (opening.event) {
    case 'combat-began': {
      const sides = sidesIn(opening, view).flatMap((own, player) =>
        own.length ? [tells.withDice(bold(name(own)), opening.dice[player] ?? 0)] : [],
      )
      return tells.combat(sides)
    }
    case 'free-attack':
      return tells.freeAttack(bold(name(opening.attackers)), bold(name([opening.target])))
    case 'shot':
      return tells.shot(bold(name([opening.figure])), bold(name([opening.target])), opening.range)
    case 'volley':
      return tells.volley(bold(name([opening.figure])), name(opening.targets))
  }
}

/** So many letters of a line that only tells which abilities were used. */
const maxOfAbilities = 60

/** As many parts of a line as there is room for, with dots for those that are left out. */
function partsThatFit(parts: readonly string[], most: number): string {
  const all = parts.join(' · ')
  if (all.length <= most) return all
  const over = parts.findIndex((_, i) => parts.slice(0, i + 1).join(' · ').length + 4 > most)
  return over < 1 ? truncated(all, most) : `${parts.slice(0, over).join(' · ')} · …`
}

/** Everything else of a blow that has to be said: abilities used, dice thrown again; in `most` letters. */
function othersText(blow: ToldBlow, view: CombatHexView, most = maxOfAbilities): string {
  const told = new Set<Entry>(
    blow.outcomes.flatMap(({ figure, saved, keptUp }) =>
      [saved, keptUp].flatMap(entry => (entry ? usesOf(blow, figure, entry.ability) : [])),
    ),
  )
  const parts = blow.others
    .filter(entry => !told.has(entry))
    .map(entry =>
      entry.event === 'activated' && !entry.copied && !entry.target
        ? view.words.tells.uses(entry.figure, view.names.ability(entry.ability), entry.ap)
        : eventLine(entry, view),
    )
  return partsThatFit(parts, most)
}

/** Who fought, by label, and what became of them: beside the card of a combat nothing else of it has to be said. */
export function outcomeLine(blow: ToldBlow, view: CombatHexView): string {
  const { opening } = blow
  const outcome = outcomesText(blow, view)
  const sides = opening.event === 'combat-began' ? sidesIn(opening, view) : []
  const head = view.words.tells.combat(sides.flatMap(own => (own.length ? bold(own.join(', ')) : [])))
  return `${head}${outcome ? ` → ${outcome}` : ''}`
}

/** A blow with every detail: whom it is between, what each side threw and paid, and what became of everybody. */
export const blowInDetail = (blow: ToldBlow, view: CombatHexView): string[] => blowLines(blow, view, Infinity)

/** The same, its abilities in one short line. */
export function blowLines(blow: ToldBlow, view: CombatHexView, most = maxOfAbilities): string[] {
  const others = othersText(blow, view, most)
  const outcome = outcomesText(blow, view)
  const head = header(blow, view, labels => view.names.figures(labels))
  const words = view.words.says
  if (blow.opening.event !== 'combat-began') {
    const [side] = blow.sides
    const thrown = side && sideText(side, blow, view)
    return [
      `${thrown ? words.about(head, thrown) : head}${outcome ? ` → ${outcome}` : ''}`,
      ...(others ? [others] : []),
    ]
  }
  return [
    head,
    ...(others ? [others] : []),
    ...blow.sides
      .filter(({ thrown }) => thrown.length)
      .map(side => view.words.says.about(view.names.player(side.by), sideText(side, blow, view))),
    ...(outcome ? [`→ ${outcome}`] : []),
  ]
}

/** The same in two lines: who and what became of them, then all that was thrown and paid. */
export function blowInTwoLines(blow: ToldBlow, view: CombatHexView): string[] {
  const outcome = outcomesText(blow, view)
  const thrown = [
    ...blow.sides
      .filter(side => side.thrown.length)
      .map(side => view.words.says.about(view.names.player(side.by), sideText(side, blow, view))),
    othersText(blow, view),
  ].filter(Boolean)
  const head = header(blow, view, labels => view.names.figures(labels))
  return [`${head}${outcome ? ` → ${outcome}` : ''}`, ...(thrown.length ? [thrown.join(' ┃ ')] : [])]
}

/** The same in one line, figures by label alone. */
export function blowInShort(blow: ToldBlow, view: CombatHexView): string {
  const from = hitsFrom(blow)
  const isCombat = blow.opening.event === 'combat-began'
  const diceOf = (side: BlowSide) =>
    [
      diceWith(side.thrown, face => face >= from),
      // What a shot threw last says why it did something or nothing.
      ...(!isCombat && side.damage.length ? [damageText(side, view)] : []),
    ].join(' · ')
  const thrown = blow.sides
    .filter(side => side.thrown.length)
    .map(diceOf)
    .join(' – ')
  const outcome = outcomesText(blow, view)
  const head = header(blow, view, labels => labels.join(', '))
  return `${thrown ? view.words.says.about(head, thrown) : head}${outcome ? ` → ${outcome}` : ''}`
}

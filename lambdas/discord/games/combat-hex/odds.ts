import {
  type AbilityId,
  abilityNames,
  type Budget,
  type CombatHex,
  type DuelScene,
  duelFight,
  duelFreeAttack,
  duelShot,
  type FigureOdds,
  type FigureType,
  inTurn,
  oddsOfBattle,
  oddsOfShot,
  wholeBudget,
} from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { plainName, type Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Locale } from '../../../store/types.ts'
import type { Message, Typed } from '../../types.ts'
import { type Choice, figureChoices, rosterChoices } from '../choices.ts'
import { figureMeant } from '../figureMeant.ts'
import type { OddsInGame, OddsPlace } from '../oddsInGame.ts'
import { combatLines, figureLines, marginIn, ownOrders, percent, sidesOf } from './oddsLines.ts'
import { combatBars, figureBar, type OddsPart, oddsMessage } from './oddsMessage.ts'
import { labelOf } from './readNames.ts'
import { type CombatHexView, figureOf } from './view.ts'
import { type CombatHexWords, combatHexWords } from './words/index.ts'

/** A figure that odds are asked for: one of the battle as it is, or one of the roster as it would begin. */
type Fighter = DuelScene['figure'] & { name: string }

type Reader = Pick<CombatHexView, 'words' | 'locale'>

/** A figure by its label or name in the battle, else by its name in the roster. */
async function fighterOf(
  text: string,
  { view, locale, roster }: OddsPlace<CombatHex, CombatHexWords>,
): Promise<Fighter | Refusal> {
  const label = view && labelOf(view, text)
  const figure = view && label && !isRefusal(label) ? figureOf(view, label) : undefined
  if (view && figure)
    return {
      type: view.state.types[figure.type]!,
      life: figure.life,
      ap: figure.ap,
      name: view.names.figure(figure.id),
      label: figure.id,
    }
  if (label && isRefusal(label) && label.code === 'which-figure') return label
  const meant = figureMeant(text, locale, await roster())
  const type = isRefusal(meant) ? meant : seal<FigureType>(meant)
  return isRefusal(type) ? type : { type, life: type.life, ap: type.ap, name: type.name[locale] }
}

/** An ability of the figure by its name in either language. */
function abilityOf(text: string, { type, name }: Fighter): AbilityId | Refusal {
  const wanted = plainName(text)
  const found = type.abilities.find(({ id }) =>
    [id, ...Object.values(abilityNames[id])].some(each => plainName(each).startsWith(wanted)),
  )
  return (
    found?.id ?? {
      code: 'no-such-ability',
      rule: '8.01',
      about: { figure: name, ability: text.slice(0, 40) },
    }
  )
}

/** Chains and the strategy roll of a battle, or the chain of one figure. */
function partsOfBattle(view: CombatHexView, figure?: string): OddsPart[] {
  const { words, names, save, viewer } = view
  const { chains, strategy } = oddsOfBattle(save, viewer, ownOrders(view), figure)
  const parts = chains.map((chain): OddsPart => {
    const [heading = '', ...lines] = combatLines(chain, words.odds.chain(sidesOf(chain, view)), view)
    const bars = combatBars(chain, ({ id }) => names.figure(id), '', words)
    return { heading, lines, bars, margin: marginIn(chain.figures) }
  })
  const rolled = strategy.map((chance, owner) => `${names.player(owner)} ${percent(chance, view)}`).join(', ')
  return [
    ...(parts.length ? parts : [{ heading: words.odds.nobodyFights, lines: [], bars: [], margin: 0 }]),
    ...(figure === undefined
      ? [{ heading: words.odds.strategy(rolled), lines: [], bars: [], margin: 0 }]
      : []),
  ]
}

interface Duel {
  scene: DuelScene
  figure: Fighter
  target: Fighter
  view: CombatHexView | undefined
  reader: Reader
}

/** One or two ways to do it: as one would, or with an ability and without it. */
const waysOf = ({ ability }: DuelScene): (DuelScene['ability'] | undefined)[] =>
  ability
    ? [
        { ...ability, uses: true },
        { ...ability, uses: false },
      ]
    : [undefined]

function headingOf(what: string, { scene }: Duel, ability: DuelScene['ability'], { words }: Reader): string {
  const { duel } = words.odds
  const name = ability && words.abilities[ability.id].name
  return [
    what,
    scene.raised && duel.raised,
    scene.behind && duel.behind,
    name && (ability.uses ? duel.uses(name) : duel.spares(name)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A part of what is asked of two figures, if there is any. It takes its share of the work. */
type DuelPart = (budget: Budget) => OddsPart[]

function shotParts(duel: Duel): DuelPart[] {
  const { scene, figure, target, view, reader } = duel
  const { odds: said } = reader.words
  if (!figure.type.shooting) return []
  const real = view && figure.label && target.label && !scene.range && !scene.raised && !scene.behind
  return waysOf(scene).map(
    (ability): DuelPart =>
      budget => {
        const shot = { figure: figure.label!, target: target.label!, ...(ability && { ability }) }
        const onBoard = real && oddsOfShot(view.save, view.viewer, ownOrders(view), shot, budget)
        const range = scene.range ?? Math.min(4, figure.type.shooting!.range)
        const hurt = onBoard || duelShot({ ...scene, range, ...(ability && { ability }) }, { budget })
        const what = onBoard ? `${said.duel.shot}, ${said.duel.onBoard}` : said.duel.shotAt(range)
        return hurt ? [hurtPart(hurt, headingOf(what, duel, ability, reader), duel)] : []
      },
  )
}

/** A blow of the one at the other. */
function hurtPart(hurt: readonly FigureOdds[], what: string, { target, view, reader }: Duel): OddsPart {
  const name = (odds: FigureOdds, i: number) => (i === 0 || !view ? target.name : view.names.figure(odds.id))
  return {
    heading: `**${what}**`,
    lines: hurt.flatMap((odds, i) => figureLines(odds, name(odds, i), reader)),
    bars: hurt.map((odds, i) => figureBar(odds, name(odds, i), what, reader.words)),
    margin: marginIn(hurt),
  }
}

function fightParts(duel: Duel): DuelPart[] {
  const { scene, figure, target, reader } = duel
  const { odds: said } = reader.words
  const name = ({ owner }: FigureOdds) => [figure, target][owner]!.name
  return waysOf(scene).map(
    (ability): DuelPart =>
      budget => {
        const fight = duelFight({ ...scene, ...(ability && { ability }) }, { budget })
        if (!fight) return []
        const what = headingOf(`${said.duel.fight} ${said.duel.alone}`, duel, ability, reader)
        return [
          {
            heading: `**${what}**`,
            lines: [
              ...fight.figures.flatMap(odds => figureLines(odds, name(odds), reader)),
              ...(fight.uncounted.length ? [said.tooManyAtAll] : []),
            ],
            bars: combatBars(fight, name, what, reader.words),
            margin: marginIn(fight.figures),
          },
        ]
      },
  )
}

function freeAttackPart(duel: Duel): DuelPart {
  const { scene, reader } = duel
  return budget => {
    const free = duelFreeAttack(scene, { budget })
    const what = headingOf(reader.words.odds.duel.freeAttack, duel, undefined, reader)
    return free ? [hurtPart(free, what, duel)] : []
  }
}

function duelParts(duel: Duel): OddsPart[] {
  // What takes least work comes first, and is told last: the rest goes to the others.
  const last = duel.scene.ability ? [] : [freeAttackPart(duel)]
  const parts = [...last, ...shotParts(duel), ...fightParts(duel)]
  const found = inTurn(wholeBudget(), parts, (part, budget) => part(budget))
  return [...found.slice(last.length), ...found.slice(0, last.length)].flat()
}

async function duelMessage(
  { options }: Typed,
  place: OddsPlace<CombatHex, CombatHexWords>,
): Promise<Message | Refusal> {
  const { view, locale } = place
  const figure = await fighterOf(String(options.figure), place)
  if (isRefusal(figure)) return figure
  const target = await fighterOf(String(options.target), place)
  if (isRefusal(target)) return target
  const ability = options.ability === undefined ? undefined : abilityOf(String(options.ability), figure)
  if (isRefusal(ability)) return ability
  const reader: { words: CombatHexWords; locale: Locale } = view ?? { words: combatHexWords[locale], locale }
  // Whoever asks knows their own orders, and they hold for their own figures.
  const ordersFor = ({ label }: Fighter) =>
    view && label && figureOf(view, label)?.owner === view.viewer ? ownOrders(view) : undefined
  const scene: DuelScene = {
    rules: view?.state.rules ?? 'tournament',
    figure,
    target,
    ...(options.distance !== undefined && { range: Number(options.distance) }),
    raised: options.raised === true,
    behind: options.behind === true,
    ...(ability && { ability: { id: ability, uses: true } }),
    orders: [figure, target].map(ordersFor),
  }
  const parts = duelParts({ scene, figure, target, view, reader })
  if (!parts.length) return { code: 'no-odds', about: { figure: figure.name, target: target.name } }
  const own = scene.orders!.some(orders => orders !== undefined)
  return oddsMessage(parts, `${figure.name} – ${target.name}`, own, reader)
}

/** Options that say something of two figures need both. */
function lackingIn(options: Typed['options']): Refusal | undefined {
  if (options.target !== undefined)
    return { code: 'odds-without-figure', about: { target: String(options.target).slice(0, 40) } }
  const ofTwo = ['ability', 'distance', 'raised', 'behind'] as const
  return ofTwo.some(name => options[name] !== undefined) ? { code: 'odds-without-target' } : undefined
}

/** Hexes of a shot at most. */
const farthest = 12

/** Odds of a battle as it stands, of one chain in it, or of two figures wherever they are. */
function tell(
  typed: Typed,
  place: OddsPlace<CombatHex, CombatHexWords>,
): Promise<Message | Refusal> | Message | Refusal {
  const { options } = typed
  const { view, none } = place
  if (Number(options.distance) > farthest)
    return { code: 'odds-far', about: { distance: Number(options.distance), most: farthest } }
  if (options.figure !== undefined && options.target !== undefined) return duelMessage(typed, place)
  const lacking = lackingIn(options)
  if (lacking) return lacking
  if (!view) return none
  if (!view.board) return { code: 'no-battle' }
  const label = options.figure === undefined ? undefined : labelOf(view, String(options.figure))
  if (isRefusal(label)) return label
  const about = label === undefined ? view.words.says.turn(view.state.turn) : view.names.figure(label)
  return oddsMessage(partsOfBattle(view, label), about, ownOrders(view) !== undefined, view)
}

async function complete(
  { focused, options }: Typed,
  place: OddsPlace<CombatHex, CombatHexWords>,
): Promise<Choice[]> {
  const { view, locale } = place
  const typed = focused?.value ?? ''
  if (focused?.name === 'ability') {
    const figure = await fighterOf(String(options.figure ?? ''), place)
    const ids = isRefusal(figure) ? [] : [...new Set(figure.type.abilities.map(({ id }) => id))]
    const { abilities } = combatHexWords[locale]
    return ids
      .map(id => ({ name: abilities[id].name, value: id }))
      .filter(({ name }) => plainName(name).includes(plainName(typed)))
  }
  const standing = view?.state.figures.filter(({ condition }) => condition === 'standing') ?? []
  const own = view
    ? figureChoices(
        view,
        standing.map(({ id }) => id),
        typed,
      )
    : []
  const others = typed || !own.length ? rosterChoices(typed, locale, await place.roster()) : []
  return [...own, ...others]
}

/** Chances of combats, shots and rolls, for whoever asks alone: they go by that player's own orders. */
export const odds: OddsInGame<CombatHex, CombatHexWords> = {
  options: ['figure', 'target', 'ability', 'distance', 'raised', 'behind'],
  tell,
  complete,
}

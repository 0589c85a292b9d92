import type { Refusal } from '../../../../../rules/index.ts'
import { numberOf } from '../../../../../rules/play/odds/fraction.ts'
import {
  hostOf,
  type MeleeOdds,
  oddsOfCombat,
  type Regiment,
  type SendingOrder,
  sendingOrders,
} from '../../../../../rules/regiments/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import { ordersOf } from '../../../../game/standingOrders.ts'
import { panel } from '../../../api/panel.ts'
import type { Message, OptionValue, Typed } from '../../../types.ts'
import { labelMeant } from '../labels.ts'
import { lifeOf } from '../previews/previewed.ts'
import { fieldOf, type RegimentsView, regimentOf } from '../view.ts'
import { askedOf, overOf } from './asked.ts'
import { lostIn, lostWords, percentOf } from './sayOdds.ts'

type OddsAsked = Typed['options']

const isLabel = (text: OptionValue | undefined): boolean => /^\s*[ab]\s?\d+\s*$/i.test(String(text ?? ''))

/** Are odds asked of units of the battle here, by their labels, or by `figure:`? */
export const isOfField = ({ figure, target, unit, against }: OddsAsked): boolean =>
  figure !== undefined ||
  target !== undefined ||
  (isLabel(unit) && (against === undefined || isLabel(against)))

/** Where a player of this battle sends attacks by the orders of whoever looks; nobody learns of the other's. */
export function ownSending({ game, viewer }: RegimentsView): [SendingOrder, SendingOrder] {
  const own = ordersOf(game).map((each, player) => (player === viewer ? each : undefined))
  const of = (player: number) => sendingOrders.find(order => order === own[player]?.strike) ?? 'ordinary'
  return [of(0), of(1)]
}

/** A unit on the field, or the one that a model has joined. */
function standing(view: RegimentsView, text: string): Regiment | Refusal {
  const label = labelMeant(view, text)
  if (isRefusal(label)) return label
  const found = regimentOf(view, label)!
  if (found.condition !== 'field' && found.condition !== 'joined')
    return { code: 'no-unit', rule: 'RB-03', about: { unit: label } }
  return hostOf(fieldOf(view), found)
}

/** The two units that are meant: one that fights alone stands for its combat. */
function pairMeant(view: RegimentsView, options: OddsAsked): [Regiment, Regiment] | Refusal {
  const [first, second] = [options.figure ?? options.unit, options.target ?? options.against]
  if (first === undefined) return { code: 'odds-needs-units' }
  const one = standing(view, String(first))
  if (isRefusal(one)) return one
  const touched = one.touches[0]?.with
  if (second === undefined && touched === undefined) return { code: 'odds-needs-units' }
  const other = standing(view, String(second ?? touched))
  if (isRefusal(other)) return other
  if (one.owner === other.owner) return { code: 'no-enemy-unit', rule: 'RB-03', about: { unit: other.label } }
  return [one, other]
}

const labels = (all: readonly Regiment[]): string[] => all.map(({ label }) => label)

/** Each side in a line, then who of several breaks. */
function lines({ units, odds, swept, underWay, rounds }: MeleeOdds, view: RegimentsView): string[] {
  const { names, locale, words } = view
  const { odds: said } = words
  const of = (owner: number) => units.filter(unit => unit.owner === owner)
  const fighting = units.filter(unit => !swept.includes(unit))
  const percent = (chance: Parameters<typeof numberOf>[0]) => percentOf(numberOf(chance), locale)
  const head = [
    (underWay ? said.underWay : said.asTheyStand)(names.figures(labels(of(0))), names.figures(labels(of(1)))),
    ...(rounds.some(round => round > 1) ? [said.ofRound(Math.max(...rounds))] : []),
  ].join(', ')
  const gone = swept.length > 0 ? [said.sweptAway(names.figures(labels(swept)))] : []
  if (!odds) return [`**${head}**`, ...gone, ...(odds === undefined ? [said.tooMuch] : [])]
  const sides = ([0, 1] as const).map(owner => {
    const own = fighting.filter(unit => unit.owner === owner)
    const breaks =
      own.length > 1
        ? own.map(({ label }) =>
            said.unitBreaks(
              names.figure(label),
              percent(odds.unitBreaks[fighting.findIndex(each => each.label === label)]!),
            ),
          )
        : [said.breaks(percent(odds.breaks[owner]))]
    return [
      `**${names.figures(labels(own))}**`,
      lostWords(
        lostIn(odds, owner),
        own.reduce((sum, unit) => sum + lifeOf(view, unit), 0),
        locale,
      ),
      said.wins(percent(odds.won[owner])),
      ...breaks,
      said.wiped(percent(odds.wiped[owner])),
    ].join(' · ')
  })
  return [`**${head}**`, ...gone, ...sides, said.drawn(percent(odds.drawn)), `-# ${said.span}`]
}

/** Odds of a combat of the battle here, with everybody who is in it and by the orders of whoever looks. */
export function fieldOdds(view: RegimentsView, options: OddsAsked): Message | Refusal {
  const pair = pairMeant(view, options)
  if (isRefusal(pair)) return pair
  const asked = askedOf({ ...options, unit: pair[0].label, against: pair[1].label })
  if (isRefusal(asked)) return asked
  const { owner } = pair[0]
  const sends = ownSending(view)
  if (options.at !== undefined) sends[owner === 0 ? 0 : 1] = asked.at
  const charging = asked.charging === 'neither' ? null : asked.charging === 'first' ? 0 : 1
  const found = oddsOfCombat(fieldOf(view), pair, sends, { charging, over: overOf[asked.side] })
  const { strikesOf } = view.words.odds
  const sent = ([0, 1] as const).flatMap(player =>
    sends[player] === 'ordinary' ? [] : [`-# ${strikesOf[sends[player]](view.names.player(player))}`],
  )
  return panel({ texts: [[...lines(found, view), ...sent].join('\n')] })
}

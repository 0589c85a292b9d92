import type { Refusal } from '../../../../../rules/index.ts'
import { type BorneRuleId, borneRules, type UnitProfile } from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { button, buttons } from '../../../api/components.ts'
import { panel } from '../../../api/panel.ts'
import type { Message } from '../../../types.ts'
import { wordsOf } from '../../../words/index.ts'
import type { OddsPressed } from '../../oddsInGame.ts'
import { regimentsWords } from '../words/index.ts'
import { type AskedOdds, askedIn, type BesideLine, maxBeside, turnedRound } from './asked.ts'
import { meetingOf, pairsOf, type UnitMeeting } from './counted.ts'
import { block, oddsAnswer, oddsId } from './oddsAnswer.ts'
import { meetingLine } from './sayOdds.ts'
import { tellThrow } from './tellThrow.ts'
import { lineWith, lineWithout } from './variants.ts'

const unknown: Refusal = { code: 'unknown-button' }

/** Lines beside those of a question: one rule less, or one weapon or blessing more, of either unit. */
function besides(
  asked: AskedOdds,
  values: readonly string[],
  what: 'with' | 'without',
  known: readonly UnitProfile[],
  locale: Locale,
): BesideLine[] | Message | Refusal {
  const pairs = pairsOf({ ...asked, beside: [] }, known, locale)
  if (!Array.isArray(pairs)) return pairs
  const lines: BesideLine[] = []
  for (const value of values) {
    const [, number, id = ''] = /^([01]) (\w{3})$/.exec(value) ?? []
    if (number === undefined || !Object.hasOwn(borneRules, id)) return unknown
    const i = number === '0' ? 0 : 1
    const of = i === 0 ? 'unit' : 'against'
    const make = what === 'with' ? lineWith : lineWithout
    const line = make(asked[of], pairs[0]![i], id as BorneRuleId, known, locale)
    if (line === undefined)
      return { code: 'not-borne-so', about: { rule: borneRules[id as BorneRuleId][locale], line: asked[of] } }
    lines.push({ of, line })
  }
  return lines
}

/** A promise of dice for a question, with the button that throws them. */
async function promise(
  asked: AskedOdds,
  meeting: UnitMeeting,
  pressed: OddsPressed,
  locale: Locale,
): Promise<Message> {
  const { odds } = regimentsWords[locale]
  const { id, fingerprint } = await pressed.dice.promise(block(asked, 'en'))
  return panel({
    texts: [`**${meetingLine(asked, meeting, locale)}**`, odds.promised(fingerprint), block(asked, locale)],
    rows: buttons([button(odds.throwNow, oddsId(`thrown ${id}`), 'green'), button(odds.back, oddsId('one'))]),
  })
}

/** What was promised, thrown: the round or the volley as it went, with the secret and the number that made its dice. */
async function throwIt(
  id: string,
  { dice, forAll }: OddsPressed,
  known: readonly UnitProfile[],
  locale: Locale,
): Promise<Message | Refusal> {
  const { odds } = regimentsWords[locale]
  const kept = await dice.keep(id)
  const asked = kept && askedIn(kept.what)
  if (!kept || !asked) return { code: 'promise-gone' }
  const pairs = pairsOf(asked, known, locale)
  if (!Array.isArray(pairs)) return pairs
  const meeting = meetingOf(pairs[0]!, asked)
  const told = tellThrow(meeting, kept.seed, locale)
  const story = [odds.thrown, `**${meetingLine(asked, meeting, locale)}**`, ...told.lines].join('\n')
  return panel({
    texts: [
      story.slice(0, 2200),
      odds.proof(kept.fingerprint, kept.secret, kept.number),
      odds.dice(told.dice).slice(0, 500),
      block(asked, locale),
    ],
    rows: buttons([
      button(odds.back, oddsId('one')),
      button(odds.throwIt, oddsId('throw')),
      ...(forAll ? [] : [button(wordsOf(locale).says.showEverybody, oddsId(`thrown ${id}`, true))]),
    ]),
  })
}

/** What a button or a select below odds leads to. */
export async function pressOdds(
  pressed: OddsPressed,
  known: readonly UnitProfile[],
  locale: Locale,
): Promise<Message | Refusal> {
  const [what = '', argument = ''] = pressed.what.split(' ')
  if (what === 'thrown') return throwIt(argument, pressed, known, locale)
  const asked = askedIn(pressed.shown)
  if (!asked) return unknown
  const answer = (changed: AskedOdds) => oddsAnswer(changed, known, locale)
  switch (what) {
    case '':
      return oddsAnswer(asked, known, locale, pressed.forAll)
    case 'turn':
      return answer(turnedRound(asked))
    case 'one':
      return answer({ ...asked, beside: [] })
    case 'with':
    case 'without': {
      const more = besides(asked, pressed.values, what, known, locale)
      if (!Array.isArray(more)) return more
      return answer({ ...asked, beside: [...asked.beside, ...more].slice(0, maxBeside) })
    }
    case 'throw': {
      const pairs = pairsOf({ ...asked, beside: [] }, known, locale)
      if (!Array.isArray(pairs)) return pairs
      const plainly = { ...asked, beside: [], rounds: 1 }
      return promise(plainly, meetingOf(pairs[0]!, plainly), pressed, locale)
    }
    default:
      return unknown
  }
}

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { captionOf } from '../../lambdas/discord/games/combat-hex/replayCaptions.ts'
import { kindsPerArmy } from '../../lambdas/discord/games/musterOf.ts'
import { battlesPerSheet, pagesOf, rowsPerSheet } from '../../lambdas/discord/views/league/pages.ts'
import { drawScene } from '../../render/board/drawScene.ts'
import { drawOverview } from '../../render/board/overview.ts'
import { quarters } from '../../render/board/quarters.ts'
import { drawArmySheet } from '../../render/combat-hex/armySheet.ts'
import type { BoardScene } from '../../render/combat-hex/boardScene.ts'
import { drawCombats } from '../../render/combat-hex/combatCard.ts'
import { draw, drawBattle } from '../../render/combat-hex/draw.ts'
import { drawCard } from '../../render/combat-hex/figureCard.ts'
import { replayOf } from '../../render/combat-hex/frames.ts'
import { drawMuster } from '../../render/combat-hex/musterSheet.ts'
import { drawOdds } from '../../render/combat-hex/oddsSheet.ts'
import { drawGameReplay } from '../../render/combat-hex/replay.ts'
import type { ResultSheet } from '../../render/combat-hex/resultSheet.ts'
import { drawResult } from '../../render/combat-hex/resultSheet.ts'
import { boardScene } from '../../render/dark-lord/boardScene.ts'
import { type DarkLordPicture, draw as drawDarkLord } from '../../render/dark-lord/draw.ts'
import { fightCard } from '../../render/dark-lord/fightCard.ts'
import { resultSheet } from '../../render/dark-lord/resultSheet.ts'
import { ringCall } from '../../render/dark-lord/ringCall.ts'
import { phoneScenes } from '../../render/gallery/combat-hex/phoneScenes.ts'
import { play } from '../../render/gallery/combat-hex/playedGame.ts'
import { sampleCombat, sampleCombats } from '../../render/gallery/combat-hex/sampleCombats.ts'
import { sampleOdds } from '../../render/gallery/combat-hex/sampleOdds.ts'
import {
  chainScene,
  overlays,
  sightScene,
  standing,
  startScenes,
} from '../../render/gallery/combat-hex/scenes.ts'
import { playDarkLord } from '../../render/gallery/dark-lord/playedGame.ts'
import { fought, greatFight, ringWithstood, vainFight } from '../../render/gallery/dark-lord/sampleFights.ts'
import { everySign, sampleMuster, sampleWarband } from '../../render/gallery/dark-lord/sampleState.ts'
import * as samples from '../../render/gallery/league.ts'
import { drawPhoneSheet } from '../../render/gallery/phoneSheet.ts'
import { drawLeague } from '../../render/league/index.ts'
import type { ScheduledBattle } from '../../render/league/scheduleSheet.ts'
import { decode } from '../../render/paint/canvas.ts'
import { palettes } from '../../render/paint/theme.ts'
import { drawMoment } from '../../render/replay/drawMoment.ts'
import { boardThemes } from '../../rules/board/board.ts'
import { boards } from '../../rules/board/boards.ts'
import type { FigureType } from '../../rules/combat-hex/army/figure.ts'
import { roster } from '../../rules/combat-hex/army/roster.ts'
import { momentsOf } from '../../rules/combat-hex/replay/moments.ts'
import type { Language } from '../../rules/core/text.ts'
import { profiles } from '../../rules/dark-lord/index.ts'
import { battleView } from '../helpers/battleView.ts'
import { displayed, lettersIn } from './letters.ts'
import { smallBoard } from './scenes.ts'

vi.mock('../../render/paint/canvas.ts', async real =>
  (await import('./letters.ts')).notingPictures(await real()),
)
vi.mock('../../render/paint/drawText.ts', async real =>
  (await import('./letters.ts')).notingTexts(await real()),
)
vi.mock('../../render/paint/names.ts', async real => (await import('./letters.ts')).notingNames(await real()))

/** In points. */
const readable = 11
/** The screen of a phone, of which a message also needs the words and the buttons. */
const tallest = 520

/** A picture that a message can hold: what it is of, and what draws it. */
type Pictured = [name: string, draw: () => Promise<Buffer>]

const resultOf = (count: number, heroes: number, language: Language): ResultSheet => ({
  title: `Victoire : ${longName}`,
  about: 'Les quatre maisons · tour 12',
  reason: 'La moitié d’une armée est perdue à la fin du tour, en points ou en figurines (7.05)',
  winner: 0,
  players: Array.from({ length: count }, (_, owner) => ({
    name: owner ? 'Bo' : longName,
    camp: owner % 2 ? 'evil' : 'good',
    figures: longest(language)
      .filter(({ kind }) => kind === 'hero')
      .slice(0, heroes)
      .map((type, i) => ({
        label: `A${i + 1}`,
        name: `A${i + 1} ${type.name[language]}`,
        type,
        life: 1,
        maxLife: type.life,
        lost: i % 2 > 0,
      })),
    points: [10_000, 8000, 4000],
    luck: '+12.5',
  })),
})

const inBoth = (draws: (language: Language) => Pictured[]): Pictured[] =>
  (['en', 'fr'] as const).flatMap(language =>
    draws(language).map(([name, draw]): Pictured => [`${name}, ${language}`, draw]),
  )

const longest = (language: Language): FigureType[] =>
  roster.toSorted((a, b) => b.name[language].length - a.name[language].length)
/** Forty figures of so many kinds, those with the longest names. */
const forty = (kinds: number, language: Language) =>
  longest(language)
    .slice(0, kinds)
    .map((type, i) => ({
      type,
      count: i ? Math.floor(40 / kinds) : 40 - (kinds - 1) * Math.floor(40 / kinds),
    }))
const longName = 'Guillaume le Conquérant de Normandie et d’Angleterre'

const ofCombatHex: Pictured[] = inBoth(language => [
  [
    'the card with most abilities',
    () => drawCard(roster.toSorted((a, b) => b.abilities.length - a.abilities.length)[0]!, language),
  ],
  ...longest(language)
    .slice(0, 3)
    .map((type): Pictured => [`the card of ${type.id}`, () => drawCard(type, language)]),
  ...roster
    .filter(({ base }, i) => roster.findIndex(one => one.base === base) === i)
    .map((type): Pictured => [`the card of a base ${type.base}`, () => drawCard(type, language)]),
  ...[1, 6, 14, 40].map(
    (kinds): Pictured => [
      `an army of 40 figures of ${kinds} kinds`,
      () => drawArmySheet({ name: longName, camp: 'evil', figures: forty(kinds, language) }, language),
    ],
  ),
  ['an army without figures', () => drawArmySheet({ name: 'x', camp: 'good', figures: [] }, language)],
  ...[2, 3, 4].flatMap(count =>
    [5, 12, 40].map(
      (kinds): Pictured => [
        `${count} armies of ${kinds} kinds`,
        () =>
          drawMuster(
            {
              title: Array.from({ length: count }, (_, i) => (i ? 'Bo' : longName)).join(' – '),
              about: 'Les quatre maisons · 10000 points',
              most: kindsPerArmy(count),
              players: Array.from({ length: count }, (_, i) => ({
                name: i ? 'Bo' : longName,
                camp: i % 2 ? 'evil' : 'good',
                figures: forty(kinds, language),
              })),
            },
            language,
          ),
      ],
    ),
  ),
  ['a combat', () => drawCombats(sampleCombat)],
  ['several combats', () => drawCombats(sampleCombats)],
  ...[2, 4].flatMap(count =>
    [2, 9].map(
      (heroes): Pictured => [
        `the result of ${count} with ${heroes} heroes each`,
        () => drawResult(resultOf(count, heroes, language), language),
      ],
    ),
  ),
  ['odds of one', () => drawOdds(sampleOdds)],
  [
    'odds of ten',
    () =>
      drawOdds({
        ...sampleOdds,
        about: `Boromir, capitaine de la Tour Blanche – ${longName}`,
        bars: Array.from({ length: 10 }, (_, i) => sampleOdds.bars[i % 4]!),
      }),
  ],
])

const row = (i: number) =>
  samples.row(i, {
    ...(i === 4 && { own: true }),
    ...(i === 1 && { marks: ['forfait ×2', 'exempt'] }),
    ...(i === 7 && { decidedBy: 2 }),
    ...(i < 2 && { goesOn: true }),
  })
const battle = (i: number): ScheduledBattle => samples.battles[i % samples.battles.length]!
const { standingsSheet, schedule, bracket, seasonCard, player } = samples
const rows = Array.from({ length: rowsPerSheet }, (_, i) => row(i))

const ofSeasons: Pictured[] = inBoth(language => [
  [
    'the table of 16 players',
    () => drawLeague({ standings: { ...standingsSheet, tables: [{ rows }] } }, language),
  ],
  [
    'tables of groups',
    () => {
      const groups = ['Groupe A', 'Groupe B', 'Groupe C', 'Groupe D'].map((title, i) => ({
        title,
        rows: rows.slice(i * 4, i * 4 + 4),
      }))
      return drawLeague({ standings: { ...standingsSheet, tables: pagesOf(groups)[0]! } }, language)
    },
  ],
  [
    'the table with rows left out',
    () => {
      const shown = rows.map((one, i) => (i === 13 ? { ...one, skipped: 12 } : one))
      return drawLeague({ standings: { ...standingsSheet, tables: [{ rows: shown }] } }, language)
    },
  ],
  [
    'the round of a season of 16',
    () =>
      drawLeague(
        { schedule: { ...schedule, battles: Array.from({ length: battlesPerSheet }, (_, i) => battle(i)) } },
        language,
      ),
  ],
  ...[1, 2, 4].map(
    (size): Pictured => [`a knockout of ${2 * size}`, () => drawLeague({ bracket: bracket(size) }, language)],
  ),
  ['a season', () => drawLeague({ season: seasonCard }, language)],
  [
    'a season in registration',
    () => drawLeague({ season: { ...seasonCard, owed: [], owedMore: 0, rows: [] } }, language),
  ],
  ['a player', () => drawLeague({ player }, language)],
])

const overview: Pictured[] = [1, 2, 6].map(count => [
  `${count} games in one picture`,
  () =>
    drawOverview(
      Array.from({ length: count }, (_, i) => ({
        number: i + 1,
        title: i ? longName : 'Bo',
        about: `Tour ${i + 1} · ${longName} doit répondre`,
        urgent: i === 0,
        scene: { board: smallBoard, tokens: [] },
      })),
    ),
])

/** A battle of 1,500 points, in the midst of its third turn. */
const third = play('the-marsh', ({ turn, phase }) => turn >= 3 && phase === 'combat')
const begun = play('the-village', ({ deployed }) => deployed.length === 1)

/** Whole boards and their quarters, with all that can be laid over them, and what the camera makes of them. */
const ofBoards: Pictured[] = [
  ...boards().map(
    (board): Pictured => [`the whole of ${board.id}`, () => drawBattle({ ...standing(third.save), board })],
  ),
  ...(
    [
      ['as it stands', standing(third.save)],
      ...overlays(third.save),
      sightScene(third.save),
      chainScene(third.save),
      ...startScenes(begun.save),
      ['what happened', { ...standing(third.save), told: third.log.filter(({ turn }) => turn === 3) }],
    ] satisfies [string, BoardScene][]
  ).flatMap(([name, { focus, ...scene }]): Pictured[] => [
    [`the whole: ${name}`, () => drawBattle(scene)],
    ...quarters.map(
      (quarter): Pictured => [`the quarter ${quarter}: ${name}`, () => drawBattle({ ...scene, quarter })],
    ),
    ...(focus ? [[`a part: ${name}`, () => drawBattle({ ...scene, focus })] satisfies Pictured] : []),
  ]),
  ...(['few', 'all'] as const).flatMap((marks): Pictured[] =>
    [undefined, ...quarters].map(quarter => [
      `marks ${marks}: ${quarter ?? 'the whole'}`,
      () => drawBattle({ ...standing(third.save), marks, quarter }),
    ]),
  ),
]

const darkLordPlayed = playDarkLord('the-hills')
const momentReplay = { skirmish: darkLordPlayed.state, log: darkLordPlayed.log }

const signsIn = (focus?: readonly number[], language: Language = 'fr') =>
  boardScene({ skirmish: everySign, language, ...(focus && { focus }), windows: 1, marks: 'all' })

const ofDarkLord: Pictured[] = inBoth(language => {
  const drawn = (name: string, picture: DarkLordPicture): Pictured => [name, () => drawDarkLord(picture)]
  return [
    ['every sign on a board', () => drawScene(signsIn(undefined, language))],
    [
      'every sign enlarged',
      () =>
        drawScene(
          signsIn(
            everySign.combatants.map(({ at }) => at),
            language,
          ),
        ),
    ],
    drawn('a fight', { fights: fightCard(fought, greatFight, language, () => longName)!, language }),
    drawn('fights', {
      fights: fightCard(fought, [greatFight, vainFight, vainFight, greatFight].flat(), language)!,
      language,
    }),
    drawn('how it ended', {
      result: resultSheet(darkLordPlayed.state, darkLordPlayed.log, language)!,
      language,
    }),
    drawn('a moment', { moment: { replay: momentReplay, number: 12 }, language }),
    drawn('both armies', { muster: { ...sampleMuster, title: longName }, language }),
    ...profiles.map(profile => drawn(`the card of ${profile.id}`, { card: profile, language })),
    drawn('an army of all kinds', { army: { ...sampleWarband, name: longName }, language }),
    drawn('the call of the Ring', {
      ringCall: ringCall(fought, ringWithstood, language, () => longName)!,
      language,
    }),
  ]
})

/** What messages show of battles, on whole boards elsewhere. */
const twelve = phoneScenes()
const onPhone = twelve.map(([name, scene]): Pictured => [`on a phone: ${name}`, () => drawScene(scene)])

const sheets = [...ofCombatHex, ...ofDarkLord, ...ofSeasons, ...overview, ...ofBoards, ...onPhone]

// Colours of boards are found from samples that nobody sees.
beforeAll(async () => {
  for (const palette of palettes)
    for (const theme of boardThemes)
      await drawScene({ board: { ...smallBoard, theme }, tokens: [], palette, width: 300 })
})

describe('on a phone, without enlarging the picture', () => {
  it.each(sheets)('every letter is read: %s', async (_, draw) => {
    const letters = await lettersIn(draw)
    expect(letters.length).toBeGreaterThan(0)
    expect(letters.filter(({ points }) => points < readable)).toEqual([])
  })

  it.each(sheets)('the whole is seen: %s', async (_, draw) => {
    const { width, height } = await decode(await draw())
    expect((height * displayed) / width).toBeLessThanOrEqual(tallest)
  })
})

describe.each(['en', 'fr'] as const)('a replay on a phone, %s', language => {
  const { save, log } = play('the-marsh')
  const { view, history } = battleView(save, language, [longName, 'Bo'])
  const moments = momentsOf(history, log)
  const captions = moments.map(moment => captionOf(moment, history, view))
  const players = [
    { name: longName, camp: 'good' as const },
    { name: 'Bo', camp: 'evil' as const },
  ]

  it('every letter is read, those of its captions and of its ending too', async () => {
    const draw = () => drawGameReplay({ ...history, players, log, captions, language })
    // Colours of this ground are found from samples, too.
    await draw()
    const letters = await lettersIn(draw)
    for (const { title } of captions) expect(letters.map(({ text }) => text)).toContain(title)
    // The ending is made smaller by what no computer can write down.
    expect(letters.filter(({ points }) => points < readable - 1e-9)).toEqual([])
  })

  it('every letter of one of its pictures is read, and it is no more than a message holds', async () => {
    for (const [number, { kind }] of moments.entries()) {
      if (kind !== 'combat' && number > 1) continue
      const replay = { ...history, players, log, captions }
      const letters = await lettersIn(() => draw({ moment: { replay, number }, language }))
      expect(letters.map(({ text }) => text)).toContain(captions[number]!.title)
      expect(letters.filter(({ points }) => points < readable)).toEqual([])
      const picture = await draw({ moment: { replay, number }, language })
      expect(picture.length).toBeLessThan(300_000)
      const { width, height } = await decode(picture)
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(1200)
      expect((height * displayed) / width).toBeLessThanOrEqual(tallest)
    }
  })

  it('has no picture of a moment that there is not', () => {
    const replay = { ...history, players, log, captions, language }
    expect(() => drawMoment(replayOf(replay), moments.length)).toThrow(RangeError)
  })

  it('a caption says who falls, in as many words as there is room for', () => {
    for (const [i, { blows }] of moments.entries())
      for (const { figure, fallen } of blows.flatMap(blow => blow.outcomes))
        if (fallen) expect(captions[i]!.said).toContain(figure)
  })
})

describe('the sheet of twelve scenes', () => {
  it('shows each at the width of a phone, as it was and as it is', async () => {
    expect(twelve.length).toBe(12)
    const { width, height } = await decode(await drawPhoneSheet(twelve.slice(0, 2)))
    expect(width).toBeGreaterThan(6 * 2 * displayed)
    expect(height).toBeGreaterThan(2 * displayed)
    const { height: two } = await decode(await drawPhoneSheet(twelve.slice(0, 4)))
    expect(two).toBeGreaterThan(1.5 * height)
  })
})

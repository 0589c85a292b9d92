import { faceOf } from '../discord/games/index.ts'
import { wordsOf } from '../discord/words/index.ts'
import type { Appearance } from '../store/types.ts'
import { type BattleAddress, battlePath, sameLook } from './addresses.ts'
import { pageWords } from './battlePageWords.ts'
import type { BattleSteps, StepInWords } from './battleSteps.ts'
import { dataIn, escaped, htmlPage, marked, paragraphs, unfenced, unmarked } from './html.ts'
import { linkPreview } from './linkPreview.ts'
import { firstScene } from './scenesJson.ts'
import { scriptWords } from './scriptWords.ts'
import { sentences } from './sentences.ts'

/** What a page loads besides itself, by addresses that change with what is in it. */
export interface PageFiles {
  script: string
  /** what the script cannot begin without */
  parts: readonly string[]
  style: string
  /** besides it, for whoever runs no scripts */
  plainStyle: string
  fonts: readonly string[]
}

const dieFaces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const

/** A player's dice of a step; those that count stand out. */
const diceHtml = ({ thrown }: StepInWords, name: (owner: number) => string): string =>
  thrown
    .filter(({ dice }) => dice.length > 0)
    .map(
      ({ owner, dice }) =>
        `<p class="dice"><span>${escaped(name(owner))}</span> ${dice
          .map(
            ({ face, counts }) => `<span${counts ? ' class="hit"' : ''}>${dieFaces[face - 1] ?? face}</span>`,
          )
          .join('')}</p>`,
    )
    .join('')

/** The log by turns, a step each, which leads to its moment; the one at hand stands out. */
function logHtml({ steps, view, locale }: BattleSteps, at: number): string {
  const words = pageWords(locale)
  let turn = -1
  const parts = steps.map((step, i) => {
    const heading =
      step.turn === turn
        ? ''
        : `${turn < 0 ? '' : '</ol>'}<h3>${escaped(words.turn(step.turn))}</h3><ol data-turn="${step.turn}">`
    turn = step.turn
    const title = `<a href="?lang=${locale}&amp;step=${i + 1}">${marked(step.title)}</a>`
    const dice = diceHtml(step, view.names.player)
    return `${heading}<li id="s${i + 1}"${i === at ? ' class="shown"' : ''}><h4>${title}</h4>${paragraphs(step.lines).join('')}${dice}</li>`
  })
  return parts.length ? `${parts.join('')}</ol>` : `<p>${escaped(words.nobody)}</p>`
}

/** What a battle is called: who plays, and which game. */
export const titleOf = ({ game, view, locale }: BattleSteps): string =>
  `${game.seats.map((_, i) => view.names.player(i)).join(' ⚔ ')} – ${faceOf(game).name[locale]}`

/** Where a battle of a season leads back to its season, if it is one. */
function seasonLink({ game: { season }, locale }: BattleSteps, path: string): string {
  if (!season) return ''
  const said = `${season.name} · ${wordsOf(locale).pictures.league.round(season.round)}`
  return `<br><a href="${path}/season?lang=${locale}">${escaped(said)}</a>`
}

/** A step in a sentence: for whoever does not see its picture. */
export const stepAlt = (read: BattleSteps, at: number): string => {
  const step = read.steps[at]
  const said = step ? [step.title, ...unfenced(step.lines)] : [faceOf(read.game).heading(read.view)]
  return pageWords(read.locale).picture(titleOf(read), sentences(said.map(unmarked)))
}

/** Which step the picture shows, and the ones beside it. */
function stepsAround({ steps, locale }: BattleSteps, at: number): string {
  const words = pageWords(locale)
  const beside = (to: number, said: string) =>
    steps[to] ? ` · <a href="?lang=${locale}&amp;step=${to + 1}">${escaped(said)}</a>` : ''
  const shown = `<a href="#s${at + 1}">${marked(steps[at]?.title ?? '')}</a> (${at + 1}/${steps.length})`
  return `<p>${shown}${beside(at - 1, words.back)}${beside(at + 1, words.forward)}</p>`
}

const control = (id: string, sign: string, label: string): string =>
  `<button type="button" id="${id}" aria-label="${escaped(label)}" title="${escaped(label)}">${sign}</button>`

const check = (id: string, label: string, on: boolean): string =>
  `<label><input type="checkbox" id="${id}"${on ? ' checked' : ''}> ${escaped(label)}</label>`

/** What of a battle a page shows, and how. */
export interface ShownPage {
  address: BattleAddress
  /** where spectators look: what is copied to be sent on leads there, never to what a player alone may see */
  shared: string
  /** the step that the address leads to, from 0 on */
  at: number
  /** what it begins with; anybody may switch it there */
  look: Appearance
  /** where pages are served for everybody, without a slash at the end; undefined where nobody knows */
  base: string | undefined
  /** in the addresses of what it loads of the battle: another one once that is otherwise */
  version: string
}

/**
 * What is told of a battle to whoever sees its address pasted somewhere. Of a player's own it tells who plays what, and shows
 * what spectators see: where it stands as they know it, the player's page does not know.
 */
function previewOf(read: BattleSteps, { shared, at, base, version }: ShownPage): string {
  const { game, locale, view, steps } = read
  const isSpectators = view.viewer < 0
  const face = faceOf(game)
  const title = titleOf(read)
  const stands = [face.heading(view), face.result(view)].flatMap(said => (said ? [unmarked(said)] : []))
  const about = isSpectators ? stands : [pageWords(locale).aBattle]
  // Before the first turn a player sees what spectators do not, and each counts other steps.
  const hasPicture = isSpectators ? steps.length > 0 : (game.save?.battle.turn ?? 0) > 0
  const step = isSpectators && at < steps.length - 1 ? `&step=${at + 1}` : ''
  return linkPreview({
    locale,
    title,
    about: sentences(about),
    ...(base !== undefined && {
      address: `${base}${shared}`,
      ...(hasPicture && {
        picture: {
          address: `${base}${shared}/picture.png?v=${encodeURIComponent(version)}&lang=${locale}${step}`,
          alt: pageWords(locale).picture(title, ''),
        },
      }),
    }),
  })
}

/** The page of a battle: picture, words and log as they stand; its script makes a board of it to lean over. */
export function battleHtml(read: BattleSteps, page: ShownPage, files: PageFiles): string {
  const { address, shared, at, look, version } = page
  const { game, locale, view, steps } = read
  const words = pageWords(locale)
  const face = faceOf(game)
  const title = titleOf(read)
  const path = battlePath(address)
  const own = `v=${version}&amp;lang=${locale}`
  const other = locale === 'en' ? 'fr' : 'en'
  const step = at < steps.length - 1 ? `&amp;step=${at + 1}` : ''
  const said = Object.fromEntries(scriptWords.map(word => [word, words[word]]))
  const result = face.result(view)
  const board = steps.length
    ? `<section aria-label="${escaped(words.board)}" id="board" data-scenes="${path}/scenes.json?${own}" data-step="${at + 1}" data-alt="${escaped(words.picture(title, ''))}" data-words="${escaped(JSON.stringify(said))}" data-replay="${path}/replay.json?${own}" data-layers="${path}/layer.json?${own}" data-link="${shared}" data-share="${escaped(words.shareCommand(game.id))}" data-nopicture="${escaped(words.noPicture)}">
<div id="without"><p class="notice" role="status"><span id="why">${escaped(words.failed)}</span> <span id="more"></span> <a href="">${escaped(words.again)}</a></p><img loading="lazy" src="${path}/picture.png?${own}&amp;step=${at + 1}${sameLook(look)}" alt="${escaped(stepAlt(read, at))}">${stepsAround(read, at)}</div>
<div id="stage" hidden><canvas id="canvas" tabindex="0" role="img" aria-label="${escaped(stepAlt(read, at))}"></canvas><p id="loading" role="status">${escaped(words.loading)}</p></div>
<div id="notice" class="notice" role="status"></div>
<div id="bar" hidden>
<input type="range" id="slider" min="1" max="${steps.length}" value="${at + 1}" aria-label="${escaped(words.step)}">
<div class="keys">${control('first', '«', words.begin)}${control('back', '‹', words.back)}${control('play', '▶', words.play)}${control('next', '›', words.forward)}${control('last', '»', words.end)}</div>
<div id="layer" hidden aria-live="polite"><p id="layername"></p>${control('layeroff', '✕', words.layerOff)}<div id="layersaid" tabindex="0"></div></div>
<div id="now" aria-live="polite" tabindex="0"></div>
<details><summary>${escaped(words.show)}</summary>
<div class="layers">${check('labels', words.labels, true)}${check('marks', words.marks, look.marks === 'all')}${check('zones', words.zones, false)}${check('told', words.arrows, true)}${check('blind', words.colourBlind, look.palette === 'colour-blind')}${check('turned', words.turned, false)}</div>
<div class="layers"><button type="button" id="whole">${escaped(words.whole)}</button><button type="button" id="copy">${escaped(words.copyLink)}</button><button type="button" id="png">${escaped(words.png)}</button><button type="button" id="gifturn">${escaped(words.gifTurn)}</button><button type="button" id="gif">${escaped(words.gif)}</button><button type="button" id="share">${escaped(words.share)}</button></div>
</details>
<details id="legend"><summary>${escaped(words.signs)}</summary><ul id="signs"></ul></details>
<details><summary>${escaped(words.pieces)}</summary><div class="layers" id="pieces"></div></details>
</div>
<dialog id="card" aria-labelledby="cardname"><form method="dialog"><button aria-label="${escaped(words.close)}">✕</button></form><h2 id="cardname"></h2><div class="layers" id="cardlooks"></div><div id="cardtext"></div></dialog>
</section>
<script type="application/json" id="firstscene">${dataIn(firstScene(read.scenes!, at))}</script>`
    : ''
  return htmlPage({
    lang: locale,
    title,
    head: `${previewOf(read, page)}<link rel="stylesheet" href="${files.style}">
<noscript><link rel="stylesheet" href="${files.plainStyle}"></noscript>
${files.fonts.map(font => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">\n`).join('')}${files.parts.map(part => `<link rel="modulepreload" href="${part}">\n`).join('')}<link rel="modulepreload" href="${files.script}">
`,
    body: `<header><h1>${escaped(title)}</h1><a id="language" href="?lang=${other}${step}" hreflang="${other}" lang="${other}">${escaped(words.otherLanguage)}</a></header>
<main>
<p id="stands">${marked(face.heading(view))}${result ? `<br>${marked(result)}` : ''}${seasonLink(read, path)}</p>
${board}
<script type="module" async src="${files.script}"></script>
<section id="log"><h2>${escaped(words.log)}</h2>
${logHtml(read, at)}
</section>
</main>`,
  })
}

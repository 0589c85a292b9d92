/** A battle's page: the board to lean over, and the battle step by step. Without it the page says the same. */
import { iconSvg } from '../../../render/icons/drawIcon.ts'
import icons from '../../../render/icons/iconBodies.json' with { type: 'json' }
import type { IconName } from '../../../render/icons/iconNames.ts'
import { cellsIn } from '../../../render/overlayCells.ts'
import type { Board } from '../../../rules/board/board.ts'
import { parseBoard } from '../../../rules/board/notation.ts'
import type { scriptWords } from '../scriptWords.ts'
import { sentences } from '../sentences.ts'
import { type BattleScenes, type FirstScene, unpackSteps } from '../stepScenes.ts'
import { type BoardView, type Layers, openBoard } from './board.ts'
import { readImages } from './canvas.ts'
import { openCards } from './cards.ts'
import { copiesOnPress } from './copies.ts'
import { h } from './dom.ts'
import { byId, entry, follow } from './elements.ts'
import { listenOn } from './gestures.ts'
import { cellsOfLayer, type LayersShown, openLayers } from './layers.ts'
import { onReturn } from './news.ts'
import { listenForSaves } from './saving.ts'

/** Hexes large enough for the numbers and names of what is laid over them; centre to corner, in pixels of the screen. */
const legible = 22

/** How long a step is looked at while the battle plays, in milliseconds. */
const playEvery = 900

const box = (id: string) => byId(id, HTMLInputElement)

/** What is shown of the board, as its switches stand. */
const layersChecked = (): Layers => ({
  labels: box('labels').checked,
  marks: box('marks').checked,
  told: box('told').checked,
  blind: box('blind').checked,
})

/** A part of a step as it is read below the board: what leads to it from the log is no button there. */
function spoken(part: Element): Node {
  const copy = part.cloneNode(true) as Element
  return copy.tagName === 'H4' ? h('p', { class: 'title' }, copy.textContent) : copy
}

/** All of the page is there: its log is as long as the battle. */
const wholePage = async (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise(resolve => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))
    : undefined

async function fetched(address: string): Promise<BattleScenes> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the battle could not be fetched: ${response.status}`)
  return (await response.json()) as BattleScenes
}

/** Draws the step that the address leads to as soon as it can be drawn, then gets ready for all others. */
async function begin(section: HTMLElement): Promise<void> {
  const { scenes: address = '', step, words: said } = section.dataset
  const words = JSON.parse(said ?? '{}') as Record<(typeof scriptWords)[number], string>
  const loading = byId('loading', HTMLParagraphElement)
  const stage = byId('stage', HTMLDivElement)
  stage.hidden = false
  try {
    const first = JSON.parse(byId('firstscene', HTMLScriptElement).textContent ?? '') as FirstScene
    Object.assign(icons, first.icons)
    await Promise.all([
      readImages((Object.keys(icons) as IconName[]).map(name => iconSvg(name))),
      ...['"Hex Plain"', '"Hex Bold"'].map(async face => document.fonts.load(`12px ${face}`)),
    ])
    const parsed = parseBoard(first.board)
    if (!parsed.ok) throw new Error('the board could not be read')
    const view = openBoard(byId('canvas', HTMLCanvasElement), parsed.board, first.players)
    view.show(first, layersChecked())
    loading.remove()
    stage.dataset['drawn'] = ''
    const [scenes] = await Promise.all([fetched(address), wholePage()])
    open(scenes, { ...first, board: parsed.board }, view, Number(step), words, section.dataset)
  } catch (error) {
    loading.textContent = words.failed
    if (!loading.isConnected) stage.append(loading)
    throw error
  }
}

function open(
  scenes: BattleScenes,
  { board, players, legend }: Omit<FirstScene, 'board'> & { board: Board },
  view: BoardView,
  first: number,
  words: Record<(typeof scriptWords)[number], string>,
  { alt = '', link, share, layers = '', replay = '' }: DOMStringMap,
) {
  const steps = unpackSteps(scenes.steps)
  const canvas = byId('canvas', HTMLCanvasElement)
  const slider = byId('slider', HTMLInputElement)
  const now = byId('now', HTMLDivElement)
  const play = byId('play', HTMLButtonElement)
  const signs = byId('legend', HTMLDetailsElement)
  const language = byId('language', HTMLAnchorElement)
  let at = Math.min(Math.max(0, first - 1), steps.length - 1)
  let playing = 0
  let about: LayersShown['about']
  let drawn = steps[at]!
  const over = openLayers(layers, () => draw(true))
  const cards = openCards(scenes, words, piece => {
    about = piece
    draw(false)
    canvas.scrollIntoView({ block: 'nearest' })
  })
  byId('layeroff', HTMLButtonElement).addEventListener('click', () => {
    about = undefined
    view.lookBack()
    draw(false)
  })

  /** Says what the signs mean that are on the board now, where somebody wants to know. */
  async function explain() {
    if (!legend || !signs.open) return
    const { listSigns } = await import('./legend.ts')
    const { blind, marks } = layersChecked()
    const look = { board, players, legend, palette: blind ? 'colour-blind' : 'standard' } as const
    listSigns(byId('signs', HTMLUListElement), { ...look, ...drawn, marks: marks ? 'all' : 'few' })
  }
  signs.hidden = !legend
  signs.addEventListener('toggle', () => void explain())

  /** Draws the step with what is laid over it. @param came since it was drawn last */
  function draw(came: boolean) {
    const { tokens, overlay } = steps[at]!
    const layer = over(at, { zones: box('zones').checked, about })
    if (came && about && layer) view.lookAt(cellsOfLayer(layer, tokens), legible)
    const ringed = new Set(layer?.ringed)
    drawn = {
      tokens: ringed.size
        ? tokens.map(token => (ringed.has(token.label) ? { ...token, highlighted: true } : token))
        : tokens,
      // Where somebody may go would be lost among the arrows of what happened.
      overlay: { ...(!about && layersChecked().told && overlay), ...layer?.overlay },
    }
    view.show(drawn, layersChecked())
    void explain()
    byId('layer', HTMLDivElement).hidden = !about
    if (!about) return
    byId('layername', HTMLParagraphElement).textContent =
      `${scenes.pieces[about.label]?.name ?? about.label} – ${words[about.kind]}`
    const said = layer?.said.length ? layer.said : layer && !layer.ringed.length ? [words.noLayer] : []
    byId('layersaid', HTMLDivElement).innerHTML = said.map(line => `<p>${line}</p>`).join('')
  }

  function show(step = at, look = true) {
    entry(at)?.classList.remove('shown')
    at = Math.min(Math.max(0, step), steps.length - 1)
    if (look) view.lookAt(cellsIn(steps[at]!.overlay))
    draw(false)
    slider.value = String(at + 1)
    const told = entry(at)
    told?.classList.add('shown')
    now.replaceChildren(...[...(told?.children ?? [])].map(spoken))
    slider.setAttribute(
      'aria-valuetext',
      `${at + 1}/${steps.length}. ${now.firstElementChild?.textContent ?? ''}`,
    )
    const said = [...now.children].filter(part => part.matches('p:not(.dice)'))
    canvas.setAttribute('aria-label', alt + sentences(said.map(part => part.textContent ?? '')))
    const address = new URL(language.href)
    address.searchParams.set('step', String(at + 1))
    language.href = address.href
    cards.list(steps[at]!.tokens, at)
    if (told) follow(told)
  }
  function playSays(sign: string, does: string) {
    play.textContent = sign
    play.title = does
    play.setAttribute('aria-label', does)
  }
  function stop() {
    clearInterval(playing)
    playing = 0
    playSays('▶', words.play)
  }
  const go = (step: number) => {
    stop()
    show(step)
  }

  slider.addEventListener('input', () => go(Number(slider.value) - 1))
  byId('first', HTMLButtonElement).addEventListener('click', () => go(0))
  byId('back', HTMLButtonElement).addEventListener('click', () => go(at - 1))
  byId('next', HTMLButtonElement).addEventListener('click', () => go(at + 1))
  byId('last', HTMLButtonElement).addEventListener('click', () => go(steps.length - 1))
  play.addEventListener('click', () => {
    if (playing) return stop()
    if (at === steps.length - 1) show(0)
    playSays('❚❚', words.pause)
    playing = window.setInterval(() => (at < steps.length - 1 ? show(at + 1) : stop()), playEvery)
  })
  for (const id of ['labels', 'marks', 'told', 'blind', 'zones'])
    box(id).addEventListener('change', () => show(at, false))
  box('turned').checked = view.beginsTurned
  box('turned').addEventListener('change', () => view.turn(box('turned').checked))
  byId('whole', HTMLButtonElement).addEventListener('click', () => view.wholeBoard())

  const copied = (id: string, text: () => string) =>
    copiesOnPress(byId(id, HTMLButtonElement), text, words.copied)
  copied('copy', () => {
    const address = new URL(link ?? '', location.href)
    address.searchParams.set('lang', document.documentElement.lang)
    address.searchParams.set('step', String(at + 1))
    return address.href
  })
  copied('share', () => share ?? '')
  listenForSaves(replay, words, () => {
    const { blind, labels, marks } = layersChecked()
    const look = {
      board,
      players,
      legend,
      labels,
      marks: marks ? 'all' : 'few',
      palette: blind ? 'colour-blind' : 'standard',
    } as const
    // With what is laid over it: a picture of what is looked at.
    return { at, scene: { ...look, ...drawn } }
  })

  document.querySelectorAll<HTMLElement>('#log li').forEach((item, i) => {
    item.querySelector('a')?.addEventListener('click', event => {
      // To a page of its own, if that is wanted.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go(i)
      canvas.scrollIntoView({ block: 'nearest' })
    })
  })

  listenOn(canvas, view, point => {
    const token = view.tokenAt(point)
    if (token) cards.show(token.label, at, token.bears)
  })
  byId('bar', HTMLDivElement).hidden = false
  show(at)
  // Whoever looks at an earlier step is not torn away from it.
  onReturn(() => at === steps.length - 1)
}

/** Makes a page of the board, where there is one: before anybody stands on it there is none. */
export async function beginPage(): Promise<void> {
  const section = document.getElementById('board')
  if (section) await begin(section)
  else onReturn(() => true)
}

/** The battle step by step, with what may be laid over each step, copied and saved. */
import { cellsIn } from '../../../render/overlay/overlayCells.ts'
import type { Board } from '../../../rules/board/board.ts'
import type { scriptWords } from '../scriptWords.ts'
import { sentences } from '../sentences.ts'
import { type BattleScenes, type FirstScene, unpackSteps } from '../stepScenes.ts'
import { showsBoard } from './asItWas.ts'
import { load } from './asking.ts'
import type { BoardView, Layers } from './board.ts'
import { openCards } from './cards.ts'
import { copiesOnPress } from './copies.ts'
import { h } from './dom.ts'
import { byId, entry, follow } from './elements.ts'
import { listenOn } from './gestures.ts'
import { keepStep } from './keepStep.ts'
import { cellsOfLayer, type LayersShown, openLayers } from './layers.ts'
import { onReturn } from './news.ts'
import { quiet } from './notice.ts'
import { listenForSaves } from './saving.ts'
import type { TroubleTeller } from './telling.ts'

/** Hexes large enough for the numbers and names of what is laid over them; centre to corner, in pixels of the screen. */
const legible = 22

/** How long a step is looked at while the battle plays, in milliseconds. */
const playEvery = 900

const box = (id: string) => byId(id, HTMLInputElement)

/** What is shown of the board, as its switches stand. */
export const layersChecked = (): Layers => ({
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

export function openSteps(
  scenes: BattleScenes,
  { board, players, legend }: Omit<FirstScene, 'board'> & { board: Board },
  view: BoardView,
  first: number,
  words: Record<(typeof scriptWords)[number], string>,
  tell: TroubleTeller,
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
  const over = openLayers({ address: layers, failed: words.noLayers }, tell, () => draw(true))
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
    const { listSigns } = await load(async () => import('./legend.ts'))
    const { blind, marks } = layersChecked()
    const look = { board, players, legend, palette: blind ? 'colour-blind' : 'standard' } as const
    listSigns(byId('signs', HTMLUListElement), { ...look, ...drawn, marks: marks ? 'all' : 'few' })
  }
  signs.hidden = !legend
  const explained = () => void explain().catch((error: unknown) => tell.failed(words.noSigns, error))
  signs.addEventListener('toggle', explained)

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
    explained()
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
    keepStep(at + 1, steps.length, () => tell.say(words.noStep))
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

  const copied = (id: string, text: () => string) => copiesOnPress(byId(id, HTMLButtonElement), text, words)
  copied('copy', () => {
    const address = new URL(link ?? '', location.href)
    address.searchParams.set('lang', document.documentElement.lang)
    address.searchParams.set('step', String(at + 1))
    return address.href
  })
  copied('share', () => share ?? '')
  listenForSaves(replay, words, tell, () => {
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
      if (event.ctrlKey || event.metaKey || event.shiftKey || !showsBoard()) return
      event.preventDefault()
      go(i)
      canvas.scrollIntoView({ block: 'nearest' })
    })
  })

  listenOn(canvas, view, point => {
    const token = view.tokenAt(point)
    if (token) cards.show(token.label, at, token.bears)
  })
  window.addEventListener('beforeprint', () => view.print(true))
  window.addEventListener('afterprint', () => view.print(false))
  // What was said is over for whoever goes on.
  byId('bar', HTMLDivElement).addEventListener('click', quiet, { capture: true })
  byId('bar', HTMLDivElement).hidden = false
  show(at)
  // Whoever looks at an earlier step is not torn away from it.
  onReturn(
    () => at === steps.length - 1,
    why => tell.found(why),
  )
}

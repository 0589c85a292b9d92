/** A battle's page: its first picture is drawn as soon as it can be, then all that one can do with it is made ready. */
import { iconSvg } from '../../../render/icons/drawIcon.ts'
import icons from '../../../render/icons/iconBodies.json' with { type: 'json' }
import type { IconName } from '../../../render/icons/iconNames.ts'
import { parseBoard } from '../../../rules/board/notation.ts'
import type { scriptWords } from '../scriptWords.ts'
import type { BattleScenes, FirstScene } from '../stepScenes.ts'
import { leaveAsItWas, shows } from './asItWas.ts'
import { ask } from './asking.ts'
import { type BoardView, openBoard } from './board.ts'
import { readImages } from './canvas.ts'
import { byId } from './elements.ts'
import { onReturn } from './news.ts'
import { layersChecked, openSteps } from './stepThrough.ts'
import { telling } from './telling.ts'

/** All of the page is there: its log is as long as the battle. */
const wholePage = async (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise(resolve => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))
    : undefined

/** The style is there, without which the board would have no place. */
async function styled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (link && !link.sheet)
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
    })
  if (getComputedStyle(byId('stage', HTMLDivElement)).position !== 'relative') throw new Error('no style')
}

/** The faces of the board's letters. @returns are they there? */
async function lettered(): Promise<boolean> {
  try {
    const faces = ['"Hex Plain"', '"Hex Bold"'].map(async face => document.fonts.load(`12px ${face}`))
    return (await Promise.all(faces)).every(({ length }) => length)
  } catch {
    return false
  }
}

/** Draws the step that the address leads to as soon as it can be drawn, then gets ready for all others. */
async function begin(section: HTMLElement): Promise<void> {
  const { scenes: address = '', step, words: said } = section.dataset
  const words = JSON.parse(said ?? '{}') as Record<(typeof scriptWords)[number], string>
  const tell = telling(words)
  const stage = byId('stage', HTMLDivElement)
  stage.hidden = false
  const first = JSON.parse(byId('firstscene', HTMLScriptElement).textContent ?? '') as FirstScene
  Object.assign(icons, first.icons)
  await styled()
  const [hasLetters] = await Promise.all([
    lettered(),
    readImages((Object.keys(icons) as IconName[]).map(name => iconSvg(name))),
  ])
  const parsed = parseBoard(first.board)
  if (!parsed.ok) throw new Error('the board could not be read')
  let isBroken = false
  const view: BoardView = openBoard(byId('canvas', HTMLCanvasElement), parsed.board, first.players, error => {
    isBroken = true
    console.error(error)
    leaveAsItWas(false, words.refused)
  })
  view.show(first, layersChecked())
  if (isBroken) return
  byId('loading', HTMLParagraphElement).hidden = true
  shows('board')
  stage.dataset['drawn'] = ''
  if (!hasLetters) tell.say(words.noLetters)
  try {
    const [scenes] = await Promise.all([ask<BattleScenes>(address), wholePage()])
    openSteps(scenes, { ...first, board: parsed.board }, view, Number(step), words, tell, section.dataset)
  } catch (error) {
    // What was drawn is the picture of this step.
    console.error(error)
    leaveAsItWas(true, tell.why(error))
  }
}

/** Makes a page of the board, where there is one: before anybody stands on it there is none. */
export async function beginPage(): Promise<void> {
  const section = document.getElementById('board')
  if (section) await begin(section)
  else
    onReturn(
      () => true,
      () => {},
    )
}

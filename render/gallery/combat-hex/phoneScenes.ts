import { type CombatHexSave, deploymentZones, open } from '../../../rules/combat-hex/index.ts'
import { distance, hexOf } from '../../../rules/index.ts'
import { type BoardScene, boardScene } from '../../combat-hex/boardScene.ts'
import type { PhoneScene } from '../phoneSheet.ts'
import { type PlayedGame, play } from './playedGame.ts'
import { chainScene, overlays, sightScene, standing } from './scenes.ts'

/** An army and whom it has to think of, those who are nearest to each other first. */
function armies(save: CombatHexSave): BoardScene {
  const scene = standing(save)
  const far = ({ at, owner }: (typeof scene.figures)[number]) =>
    Math.min(
      ...scene.figures
        .filter(other => other.owner !== owner)
        .map(other => distance(hexOf(scene.board, at), hexOf(scene.board, other.at))),
    )
  return { ...scene, focus: scene.figures.toSorted((a, b) => far(a) - far(b)).map(({ at }) => at) }
}

/** What happened in a phase of the turn that is under way, or of the one before. */
const told = ({ save, log }: PlayedGame, phase: 'attack' | 'defence' | 'combat', ago = 0): BoardScene => ({
  ...standing(save),
  told: log.filter(entry => entry.phase === phase && entry.turn === open(save).state.turn - ago),
})

/** Twelve pictures that messages of a battle show. */
export function phoneScenes(): PhoneScene[] {
  const begun = play('the-village', ({ deployed }) => deployed.length === 1)
  const first = play('the-river', ({ turn, phase }) => turn === 1 && phase === 'attack')
  const near = play('the-four-houses', ({ turn }) => turn === 3)
  const shooting = play('the-ruins', ({ turn, phase }) => turn === 3 && phase === 'defence')
  const fight = play('the-bridge', ({ turn, phase }) => turn >= 3 && phase === 'combat')
  const late = play('the-marsh', ({ turn }) => turn === 5)
  const [reach, move, zones] = overlays(near.save).map(([, picture]) => picture)
  const [, sight] = sightScene(shooting.save)
  const lines = sight.overlay?.sight ?? []
  const seen = { ...sight, focus: lines.flatMap(({ from, to }) => [from, to]) }
  const own = deploymentZones(begun.save)[1]!
  const pictures: [string, BoardScene | undefined][] = [
    [
      'Deployment',
      { ...standing(begun.save), overlay: { deployment: own.cells }, focus: own.cells, windows: 3 },
    ],
    ['Two armies, first turn', armies(first.save)],
    ['Two armies, third turn', armies(near.save)],
    ['Where a figure can go', reach],
    ['A move before it is confirmed', move],
    ['What a phase has told', told(near, 'attack', 1)],
    ['Shots and losses', told(shooting, 'attack')],
    ['Whom an archer sees', seen],
    ['A combat and its neighbours', chainScene(fight.save)[1]],
    ['What combats have told', told(late, 'combat', 1)],
    ['Late in a battle', armies(late.save)],
    ['Danger zones, a quarter', zones && { ...zones, quarter: 'nw' }],
  ]
  // The edges of a picture name the hexes.
  return pictures.flatMap(([name, picture]): PhoneScene[] =>
    picture ? [[name, boardScene({ ...picture, labels: false })]] : [],
  )
}

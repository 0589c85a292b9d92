import { figureType, open, roster, starterArmy } from '../../../rules/combat-hex/index.ts'
import { boardById } from '../../../rules/index.ts'
import { drawOverview } from '../../board/overview.ts'
import { drawArmySheet } from '../../combat-hex/armySheet.ts'
import { boardScene } from '../../combat-hex/boardScene.ts'
import { drawCombats } from '../../combat-hex/combatCard.ts'
import { drawBattle } from '../../combat-hex/draw.ts'
import { drawCard } from '../../combat-hex/figureCard.ts'
import { drawMuster } from '../../combat-hex/musterSheet.ts'
import { drawOdds } from '../../combat-hex/oddsSheet.ts'
import { drawGameReplay } from '../../combat-hex/replay.ts'
import { drawResult, type ResultSheet } from '../../combat-hex/resultSheet.ts'
import { drawScene } from '../../index.ts'
import type { ShowPicture } from '../page.ts'
import { drawPhoneSheet } from '../phoneSheet.ts'
import { phoneScenes } from './phoneScenes.ts'
import { board, play } from './playedGame.ts'
import { sampleCaptions } from './sampleCaptions.ts'
import { sampleCombat, sampleCombats } from './sampleCombats.ts'
import { sampleOdds } from './sampleOdds.ts'
import { chainScene, overlays, rosterSheet, sightScene, standing, startScenes, tokenSheet } from './scenes.ts'

/** A battle once it is over, as its sheet tells it. */
function resultOf({ save, log }: ReturnType<typeof play>): ResultSheet {
  const { state } = open(save)
  const players = (['good', 'evil'] as const).map((camp, owner): ResultSheet['players'][number] => {
    const own = state.figures.filter(figure => figure.owner === owner && figure.condition !== 'left-behind')
    const points = (figures: typeof own) =>
      figures.reduce((sum, { type }) => sum + state.types[type]!.points, 0)
    return {
      name: state.players[owner]!.name,
      camp,
      figures: own.map(({ id, type, life, condition }) => ({
        label: id,
        type: state.types[type]!,
        life,
        maxLife: state.types[type]!.life,
        lost: condition !== 'standing',
      })),
      points: [
        points(own),
        ...log.flatMap(event => (event.event === 'turn-ended' ? [event.points[owner]!] : [])),
      ],
    }
  })
  const winner = state.result?.winner ?? null
  const title = winner === null ? 'A draw' : `Victory: ${players[winner]!.name}`
  const about = `${boardById('the-marsh')!.name.en} · turn ${state.turn}`
  return { title, about, winner, players }
}

/** Battles, tokens and overlays. */
async function showBattles(show: ShowPicture): Promise<void> {
  const near = play('the-four-houses', ({ turn }) => turn === 3)
  const fight = play('the-bridge', ({ turn, phase }) => turn >= 3 && phase === 'combat')
  const begun = play('the-village', ({ deployed }) => deployed.length === 1)
  const shooting = play('the-ruins', ({ turn, phase }) => turn === 3 && phase === 'defence')
  const scene = standing(near.save)
  await show('Battles', 'battle', 'A battle of 1500 points', drawBattle(scene))
  await show(
    'Battles',
    'battle-colour-blind',
    'The same for the colour-blind',
    drawBattle({ ...scene, palette: 'colour-blind' }),
  )
  await show(
    'Battles',
    'battle-told',
    'What happened in a phase, enlarged where it happened',
    drawBattle({ ...scene, told: near.log.filter(({ turn, phase }) => turn === 2 && phase === 'attack') }),
  )
  await show('Tokens', 'roster', 'Every figure without its label', drawScene(rosterSheet(false)))
  await show('Tokens', 'roster-labelled', 'Every figure with a label', drawScene(rosterSheet(true)))
  await show('Tokens', 'tokens', 'Figures in every state', drawScene(tokenSheet()))
  await show(
    'Tokens',
    'tokens-colour-blind',
    'Figures in every state, for the colour-blind',
    drawScene({ ...tokenSheet(), palette: 'colour-blind' }),
  )
  for (const [name, overlay] of [
    ...overlays(near.save),
    sightScene(shooting.save),
    chainScene(fight.save),
    ...startScenes(begun.save),
  ])
    await show('Overlays', `overlay-${name}`, name, drawBattle(overlay))
  const several = [begun, near, fight, shooting].map(({ save }, i) => ({
    number: i + 1,
    title: 'Bruno',
    about: `Turn ${open(save).state.turn}`,
    urgent: i === 0,
    scene: boardScene(standing(save)),
  }))
  await show('Sheets', 'overview', 'Several games', drawOverview(several))
}

/** Cards, and what is shown before a battle. */
async function showArmies(show: ShowPicture): Promise<void> {
  for (const type of roster) await show('Cards', `card-${type.id}`, type.name.en, drawCard(type, 'en'))
  const armies = (['good', 'evil'] as const).map((camp, i) => {
    const counts = new Map<string, number>()
    for (const id of starterArmy(camp, 1500)) counts.set(id, (counts.get(id) ?? 0) + 1)
    const figures = [...counts].map(([id, count]) => ({ type: figureType(id)!, count }))
    return { name: ['Ada', 'Bo'][i]!, camp, figures }
  })
  for (const { camp, figures } of armies)
    await show(
      'Sheets',
      `army-${camp}`,
      `An army, ${camp}`,
      drawArmySheet({ name: 'A ready army', camp, figures }, 'en'),
    )
  const muster = { title: 'Ada – Bo', about: 'The marsh · 1500 points', players: armies }
  await show('Sheets', 'muster', 'Both armies', drawMuster(muster, 'en'))
}

/** All pictures of Combat Hex. */
export async function showCombatHex(show: ShowPicture): Promise<void> {
  await showBattles(show)
  await showArmies(show)
  const whole = play('the-marsh')
  const result = resultOf(whole)
  await show('Sheets', 'result', result.title, drawResult(result, 'en'))
  await show('Sheets', 'combat', 'A combat', drawCombats(sampleCombat))
  await show('Sheets', 'combats', 'Several combats', drawCombats(sampleCombats))
  await show('Sheets', 'odds', 'Odds', drawOdds(sampleOdds))
  const history = {
    board: board('the-marsh'),
    fighters: whole.fighters,
    types: open(whole.save).state.types,
  }
  const replay = {
    ...history,
    players: result.players,
    log: whole.log,
    language: 'en' as const,
  }
  await show('Phone', 'phone', 'Twelve scenes, before and after', drawPhoneSheet(phoneScenes()))
  const captions = (turn?: number) => sampleCaptions(history, whole.log, turn)
  await show('Replay', 'replay', 'A whole battle', drawGameReplay({ ...replay, captions: captions() }))
  await show(
    'Replay',
    'replay-turn-3',
    'One turn of it',
    drawGameReplay({ ...replay, turn: 3, captions: captions(3) }),
  )
}

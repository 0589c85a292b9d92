import type { Draw } from '../discord/api/payload.ts'

/** Draws pictures. The drawing library is loaded with the first of them. */
export const draw: Draw = async picture => {
  if ('scene' in picture) return (await import('../../render/index.ts')).drawScene(picture.scene)
  if ('league' in picture) {
    const { drawLeague } = await import('../../render/league/index.ts')
    return drawLeague(picture.league, picture.language, picture.palette)
  }
  const render = await import('../../render/combat-hex/index.ts')
  if ('overview' in picture) {
    const { drawOverview } = await import('../../render/overview.ts')
    const tiles = picture.overview.map(({ shown, ...tile }) => ({
      ...tile,
      scene: 'scene' in shown ? shown.scene : render.battleScene(shown.battle),
    }))
    return drawOverview(tiles, picture.palette)
  }
  if ('battle' in picture) return render.drawBattle(picture.battle)
  if ('replay' in picture) return render.drawBattleReplay(picture.replay)
  if ('army' in picture) return render.drawArmySheet(picture.army, picture.language, picture.palette)
  if ('muster' in picture) return render.drawMuster(picture.muster, picture.language, picture.palette)
  if ('odds' in picture) return render.drawOdds(picture.odds, picture.palette)
  if ('result' in picture) return render.drawResult(picture.result, picture.language, picture.palette)
  return render.drawCard(picture.card, picture.language, picture.palette)
}

import { countFr as count } from '../../../../../words/plural.ts'
import type { armies as english } from '../../en/says/armies.ts'

/** Armées et figurines : leurs chiffres, et ce qu’en disent les règles classiques. */
export const armies: typeof english = {
  armySum: (points, figures, warriors, limit, most) =>
    `${most === undefined ? count(points, 'point', 'points') : `${points > most ? '⚠️ ' : ''}${points} sur ${count(most, 'point', 'points')}`}, ${count(figures, 'figurine', 'figurines')} ; ${count(warriors, 'guerrier', 'guerriers')} sur ${limit} permis`,
  figureNumbers: (mp, attacks, endurance, life, ap) =>
    `${mp} PM · ${count(attacks, 'attaque', 'attaques')} · endurance ${endurance} · vie ${life} · ${ap} PA`,
  figureShort: (mp, attacks, endurance, life, ap) =>
    `${mp} PM, ${attacks} att., end. ${endurance}, vie ${life}, ${ap} PA`,
  figureShots: (dice, range) => `Tire à ${count(dice, 'dé', 'dés')}, portée ${range}`,
  figureUnique: numbers => `Nombre unique ${numbers}`,
  figureBase: (base, version) => `Socle : ${base} · version : ${version}`,
  classicSame: 'Les règles classiques disent de même.',
  classicDiffers: (does: string) =>
    `Dans les règles classiques : ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  classicBases: {
    large:
      'Les règles classiques ne la connaissent pas, mais le socle reste ce qu’il est : zone de danger et vue tout autour, l’hexagone arrière compte en chemin. Le reste y est sans effet.',
    cavalry:
      'Les règles classiques ne la connaissent pas, mais le socle reste ce qu’il est : zone et vue depuis l’hexagone avant, qui compte en chemin, et demi-tours sur place. On n’y charge pas.',
  },
  classicUnknown: 'Les règles classiques ne la connaissent pas : elle y est sans effet.',
  classicChanged: (names: string) => `Différentes dans les règles classiques (voir \`/aide\`) : ${names}.`,
  classicWithout: (names: string) => `Sans effet dans les règles classiques : ${names}.`,
  classicBaseOnly: (names: string) =>
    `Par leur seul socle dans les règles classiques (voir \`/aide aptitude:\`) : ${names}.`,
}

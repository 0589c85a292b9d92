import type { armies as english } from '../../en/says/armies.ts'
import { countFr as count } from '../../plural.ts'

/** Les armées : lesquelles sont permises, en choisir, en composer une, et le catalogue. */
export const armies: typeof english = {
  notAllowed: list => `🚫 Interdits (2.021) : ${list}`,
  onlySoMany: list => `⚖️ Au plus par armée (2.021) : ${list}`,
  whoeverHas: ability => `toute figurine avec ${ability}`,
  maxOf: (n, figure) => `${n} × ${figure}`,
  maxWith: (n, ability) => `${n} avec ${ability}`,
  maxOfEach: n => `${n} de chaque figurine`,
  noStarter: camp => `Aucune armée prête ne convient ici (camp : ${camp}) : amenez la vôtre.`,
  noStarterThen: 'Si quelqu’un n’en a pas à temps, la partie est annulée, et personne ne perd.',
  restrictedHere: id => `Dans la partie \`${id}\` :`,
  restrictedUsually: 'D’habitude sur ce serveur :',
  restrictedNot: 'Restrictions des armées : aucune',
  armyFits: line => `✅ ${line}`,
  armyUnfit: (line, why) => `❌ ${line} : ${why}`,
  armiesUnfit: '**Celles qui ne conviennent pas ici :**',
  andMore: n => `… et ${n} de plus ; \`/armée vérifier\` dit tout.`,
  chooseArmy:
    '**Choisissez vos armées.** Personne ne voit la vôtre avant que les deux aient choisi. Ou tapez `/armée choisir`.',
  chooseAnyArmy:
    '**Choisissez votre armée,** du camp que vous voulez. Personne ne la voit avant que tous aient choisi. Ou tapez `/armée choisir`.',
  chooseBothArmies:
    '**Choisissez vos armées, une de chaque camp :** le jet décide qui joue quoi. Personne ne voit les vôtres avant que les deux aient choisi. Ou tapez `/armée choisir`.',
  armiesChosen: 'Les armées sont choisies. Que les dés roulent !',
  hasPicked: who => `✅ Armée choisie : ${who}`,
  picking: who => `… ${who} choisit`,
  yourArmy: (camp, army) => `La vôtre (${camp}) : ${army}`,
  waitForOthers: 'Les autres choisissent encore ; d’ici là, vous pouvez changer d’avis.',
  waitForOpponent: 'Votre adversaire choisit encore ; d’ici là, vous pouvez changer d’avis.',
  starter: 'Armée prête',
  starterBoth: 'Armées prêtes',
  starterOf: camp => `Armée prête (${camp})`,
  myArmies: 'Mes armées…',
  chooseArmyOf: camp => `Armée du ${camp}…`,
  chooseFromMine: points => `Vos armées légales à ${points} points :`,
  armySum: (points, figures, warriors, limit, most) =>
    `${most === undefined ? count(points, 'point', 'points') : `${points > most ? '⚠️ ' : ''}${points} sur ${count(most, 'point', 'points')}`}, ${count(figures, 'figurine', 'figurines')} ; ${count(warriors, 'guerrier', 'guerriers')} sur ${limit} permis`,
  armyEmpty: 'Encore personne.',
  armySound: (points, unspent) =>
    `✅ Légale à ${points} points.${unspent > 0 ? ` Il en reste ${unspent} à dépenser.` : ''}`,
  armyMade: 'L’armée est commencée : ajoutez des figurines par les listes ci-dessous.',
  starterMade: name => `Une armée prête, enregistrée sous \`${name}\`. Prenez-la avec \`/armée choisir\`.`,
  addFigures: 'Ajouter…',
  removeFigures: 'Retirer…',
  checkArmy: 'Vérifier',
  addFrom: kind => `Ajouter : ${kind}…`,
  removeFrom: 'Retirer une figurine…',
  inArmy: n => `${n} dans l’armée`,
  openArmy: 'Ouvrir une armée…',
  staleArmy: '⚠️ Ce n’était plus à jour : l’armée a changé entre-temps. Rien n’a été fait ; la voici.',
  armyFile: name => `**${name}** en texte :`,
  armyDeleted: name => `**${name}** est supprimée.`,
  delete: 'Supprimer',
  deleteSure: name => `Supprimer **${name}** pour de bon ?`,
  yourArmies: '**Vos armées**',
  noArmies: 'Aucune encore. `/armée prête` vous en donne une, `/armée nouvelle` en commence une.',
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
  classicUnknown: 'Les règles classiques ne la connaissent pas : elle y est sans effet.',
  classicChanged: (names: string) => `Différentes dans les règles classiques (voir \`/aide\`) : ${names}.`,
  classicWithout: (names: string) => `Sans effet dans les règles classiques : ${names}.`,
  rosterOwn: 'Ce catalogue est celui du projet. `/figurines voir` montre une fiche.',
}

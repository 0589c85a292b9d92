import type { imports as english } from '../en/imports.ts'
import { countFr as count } from '../plural.ts'

/** L’option qui nomme un jeu autre que le premier. */
const of = (system = '') => system && ` jeu:${system}`

export const imports: typeof english = {
  faults: (n, file) => `**${file}** contient ${count(n, 'faute', 'fautes')}. Rien n’a changé.`,
  faultAt: (line, sign, text) => `Ligne ${line}${sign === undefined ? '' : `, caractère ${sign}`} : ${text}`,
  near: names => ` Vouliez-vous dire ${names} ?`,
  moreFaults: n => `… et ${n} de plus.`,
  suppliedBoards: '**Cartes fournies avec le jeu**',
  serverBoards: '**Cartes de ce serveur**',
  boardOfServer: name => `${name} (de ce serveur)`,
  boardSupplied: name => `${name} (fournie avec le jeu)`,
  noServerBoards:
    'Aucune encore. `/cartes importer` en lit une dans un fichier ; `/cartes exporter` en écrit une pour commencer.',
  boardRead: (name, id, replaced) =>
    `**${name}** est ${replaced ? 'relue ; les batailles en cours gardent l’ancienne' : 'enregistrée'}. Pour y jouer : \`/défi carte:${id}\`.`,
  boardFile: name => `**${name}** en texte. Dessinez dessus, puis \`/cartes importer\`.`,
  deleteBoardSure: id =>
    `Supprimer la carte **${id}** pour de bon ? Les batailles en cours gardent leur copie.`,
  boardDeleted: id => `La carte **${id}** est supprimée.`,
  page: (page, pages, found) => `Page ${page} sur ${pages} · ${found} figurines`,
  previous: '◀ Avant',
  next: 'Suite ▶',
  ownFigures:
    '◆ apportée par ce serveur ; les autres sont celles du projet. `/figurines voir` montre une fiche.',
  goneFigures: ids => `⚠️ Inconnues ici : ${ids}. Elles ne comptent pas ; \`/armée retirer\` les enlève.`,
  figuresRead: (n, instead) =>
    `**${count(n, 'figurine enregistrée', 'figurines enregistrées')} pour ce serveur**${instead ? `, dont ${instead} à la place de figurines fournies` : ''}. Les batailles en cours gardent leurs figurines. \`/figurines liste\` les montre toutes.`,
  formerBoard: 'La carte d’avant est jointe : `/cartes importer` la fait revenir.',
  formerFigures: system =>
    `Ce qui s’y trouvait avant est joint : \`/figurines importer${of(system)}\` le fait revenir.`,
  figureRemoved: id =>
    `**${id}** n’est plus une figurine de ce serveur. Les armées qui la nomment le disent.`,
  figuresFile: (n, own, topic, system) =>
    `${count(n, 'figurine', 'figurines')} ${own ? 'de ce serveur' : 'fournies avec le jeu'}, une par ligne. Changez, ôtez ce qui reste, puis \`/figurines importer${of(system)}\` ; \`/aide sujet:${topic}${of(system)}\` dit ce qu’une ligne contient.`,
  armyRead: name => `L’armée est lue et enregistrée sous le nom **${name}**.`,
}

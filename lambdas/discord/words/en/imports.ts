import { countEn as count, formEn as form } from '../plural.ts'

/** The option that names a game which is not the first one. */
const of = (system = '') => system && ` system:${system}`

/** Files that players bring: armies, boards and figures of a server. */
export const imports = {
  faults: (n: number, file: string) => `**${file}** has ${count(n, 'fault', 'faults')}. Nothing was changed.`,
  faultAt: (line: number, sign: number | undefined, text: string) =>
    `Line ${line}${sign === undefined ? '' : `, character ${sign}`}: ${text}`,
  near: (names: string) => ` Did you mean ${names}?`,
  moreFaults: (n: number) => `… and ${n} more.`,
  suppliedBoards: '**Boards that come with the game**',
  serverBoards: '**Boards of this server**',
  boardOfServer: (name: string) => `${name} (of this server)`,
  boardSupplied: (name: string) => `${name} (comes with the game)`,
  noServerBoards:
    'None yet. `/board import` reads one from a file; `/board export` writes one to begin with.',
  boardRead: (name: string, id: string, replaced: boolean) =>
    `**${name}** is ${replaced ? 'read anew; battles under way keep the old one' : 'kept'}. Play on it: \`/challenge board:${id}\`.`,
  boardFile: (name: string) => `**${name}** as text. Draw on it, then \`/board import\`.`,
  deleteBoardSure: (id: string) => `Delete the board **${id}** for good? Battles on it keep their own copy.`,
  boardDeleted: (id: string) => `The board **${id}** is deleted.`,
  page: (page: number, pages: number, found: number) => `Page ${page} of ${pages} · ${found} figures`,
  previous: '◀ Back',
  next: 'Next ▶',
  ownFigures: '◆ brought by this server; the others are the project’s own. `/figures show` for a card.',
  goneFigures: (ids: string) =>
    `⚠️ Not known here: ${ids}. They count for nothing; \`/army remove\` takes them out.`,
  figuresRead: (n: number, instead: number) =>
    `**${count(n, 'figure is', 'figures are')} kept for this server**${instead ? `; ${instead} of them ${form(instead, 'stands', 'stand')} in for supplied ones` : ''}. Battles under way keep the figures that they began with. \`/figures list\` shows all.`,
  formerBoard: 'The board as it was before is attached: `/board import` brings it back.',
  /** @param system the name of the game that they are of, where it is not the first one */
  formerFigures: (system?: string) =>
    `What was there before is attached: \`/figures import${of(system)}\` brings it back.`,
  figureRemoved: (id: string) =>
    `**${id}** is no figure of this server any more. Armies that name it say so.`,
  figuresFile: (n: number, own: boolean, topic: string, system?: string) =>
    `${count(n, 'figure', 'figures')} ${own ? 'of this server' : 'that come with the game'}, a line each. Change it, leave out what stays, then \`/figures import${of(system)}\`; \`/help topic:${topic}${of(system)}\` says what stands in a line.`,
  armyRead: (name: string) => `The army is read and kept as **${name}**.`,
}

/** Lists and kinds of units, and what a unit's card says. */
export const units = {
  lists: { crown: 'The Crown', wilds: 'The Wilds' },
  /** for whom somebody fights */
  sides: { crown: 'the Crown', wilds: 'the Wilds' },
  groups: {
    foot: 'foot',
    shooters: 'shooters',
    riders: 'riders',
    large: 'large ones',
    characters: 'characters',
  },
  kinds: { foot: 'foot', shooters: 'shooters', riders: 'riders', large: 'large', characters: 'character' },
  /** 20 in 5 files, 4 ranks */
  formation: (count: number, files: number, ranks: number) =>
    count === 1 ? 'a single model' : `${count} in ${files} files, ${ranks} ${ranks > 1 ? 'ranks' : 'rank'}`,
  defence: (defence: number, resilience: number, armour: number) =>
    `Defence ${defence}, Resilience ${resilience}, Armour ${armour}`,
  asLine: 'As a line, to type or to change:',
  rules: (names: string) => `Rules: ${names}. What each does: \`/help system:Regiments rule:\``,
  notInClash: 'Of the battle, no part of a clash or a volley.',
}

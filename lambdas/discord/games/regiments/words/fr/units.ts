/** Les listes et les sortes d’unités, et ce que dit la fiche d’une unité. */
export const units = {
  lists: { crown: 'La Couronne', wilds: 'Les Terres sauvages' },
  sides: { crown: 'camp de la Couronne', wilds: 'camp des Terres sauvages' },
  groups: {
    foot: 'à pied',
    shooters: 'tireurs',
    riders: 'cavaliers',
    large: 'grandes',
    characters: 'personnages',
  },
  kinds: {
    foot: 'à pied',
    shooters: 'tireurs',
    riders: 'cavaliers',
    large: 'grande',
    characters: 'personnage',
  },
  formation: (count: number, files: number, ranks: number) =>
    count === 1
      ? 'une seule figurine'
      : `${count} sur ${files} colonnes, ${ranks} ${ranks > 1 ? 'rangs' : 'rang'}`,
  defence: (defence: number, resilience: number, armour: number) =>
    `Capacité défensive ${defence}, Endurance ${resilience}, Armure ${armour}`,
  asLine: 'En une ligne, à taper ou à changer :',
  rules: (names: string) => `Règles : ${names}. Ce que fait chacune : \`/aide jeu:Régiments règle:\``,
  notInClash: 'De la bataille, et ni d’une mêlée ni d’une salve.',
}

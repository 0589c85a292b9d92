import type { spells as english } from '../en/spells.ts'

/** Les sorts par leurs identifiants : un nom, et ce qu’ils font. */
export const spells: typeof english = {
  'embers-1': { name: 'Étincelles', does: 'D6 touches de Force 4, enflammées et magiques.' },
  'embers-2': {
    name: 'Lames ardentes',
    does: 'Les attaques standard d’un allié sont enflammées et magiques.',
  },
  'embers-3': {
    name: 'Feu intérieur',
    does: 'Les attaques standard d’un allié gagnent poids du nombre (A28).',
  },
  'embers-4': { name: 'Amadou', does: 'Un ennemi est vulnérable aux attaques enflammées (M56).' },
  'embers-5': {
    name: 'Tempête de feu',
    does: '2D6 touches de Force 4, Pénétration 1, enflammées et magiques.',
  },
  'embers-6': {
    name: 'Lance en fusion',
    does: 'D3 touches de Force 6, Pénétration 3, enflammées et magiques, D3 PV par blessure.',
  },
  'briars-1': { name: 'Peau d’écorce', does: 'Un allié a une ægide de 6+.' },
  'briars-2': { name: 'Épines', does: 'D3+3 touches de Force 3, Pénétration 2, magiques.' },
  'briars-3': { name: 'Sève', does: 'Un allié se régénère sur 5+.' },
  'briars-4': { name: 'Entrave', does: 'Mobilité et Vitesse de charge d’un ennemi réduites de moitié.' },
  'briars-5': { name: 'Cœur de bois', does: 'Un allié a 1 Endurance de plus.' },
  'briars-6': {
    name: 'Repousse',
    does: 'Un allié regagne D3 points de vie ; les morts-vivants (M31) s’en relèvent.',
  },
  'veil-1': { name: 'Éblouissement', does: 'Un ennemi a 1 de moins en Capacité offensive.' },
  'veil-2': { name: 'Brume', does: 'Un allié est plus difficile à toucher de 1 (M09).' },
  'veil-3': { name: 'Membres de plomb', does: 'Un ennemi a 2 Agilité de moins.' },
  'veil-4': {
    name: 'Doute',
    does: 'Un ennemi fait ses tests avec trois dés, les deux plus hauts comptant (M25).',
  },
  'veil-5': { name: 'Apparence d’effroi', does: 'Un allié devient perturbant (M36).' },
  'veil-6': { name: 'Murmures', does: 'Un ennemi teste aussitôt pour la panique.' },
  army: { name: 'Héritage', does: 'Les attaques standard d’un allié gagnent haine (A24).' },
}

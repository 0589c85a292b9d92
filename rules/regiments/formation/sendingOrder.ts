/** Orders of who sends attacks: at ordinary models, at a character, or by what they are likely to take (RB-16). */
export const sendingOrders = ['ordinary', 'character', 'measured'] as const
export type SendingOrder = (typeof sendingOrders)[number]

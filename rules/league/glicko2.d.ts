/** What is used of the package, which has no types of its own. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number
    getRd(): number
    getVol(): number
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number })
    makePlayer(rating?: number, deviation?: number, volatility?: number): Player
    /** @param matches the second number is what the first player took of 1 */
    updateRatings(matches: [Player, Player, number][]): void
  }
}

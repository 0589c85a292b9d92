/**
 * The id of what an interaction makes, a game or a season: short, and the same however often the interaction is delivered.
 */
export const newRecordId = (interaction: string): string =>
  /^\d+$/.test(interaction) ? BigInt(interaction).toString(36) : interaction.toLowerCase()

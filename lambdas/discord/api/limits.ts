/**
 * What Discord allows: the program keeps to it, the table's Discord (lambdas/local/discord) refuses what does not, and a
 * test holds these numbers against Discord's own description of its API, as far as that has them.
 */
export const limits = {
  /** of one message, those inside others included; all texts of it together */
  components: 40,
  text: 4000,
  /**
   * of all texts together in UTF-8, with `textBytes` more for each: more is answered with an error of the server's, found by
   * experiment (https://github.com/discord/discord-api-docs/issues/8554)
   */
  bytes: 10_170,
  textBytes: 12,
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  gallery: 10,
  textsInSection: 3,
  buttonsInRow: 5,
  customId: 100,
  label: 80,
  url: 512,
  /** of a select; `optionText`: label, value or description of one */
  options: 25,
  optionText: 100,
  placeholder: 150,
  /** what is said of a picture or a file */
  alt: 1024,
  /** of an option of a command; `choice`: name or value of one */
  choices: 25,
  choice: 100,
  /** of a command or of a part of it */
  commandOptions: 25,
  description: 100,
  /** what may be typed for an option */
  typed: 6000,
} as const

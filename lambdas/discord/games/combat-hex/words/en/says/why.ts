/** What the computer thought. */
export const why = {
  whyHold: (figure: string) => `${figure} holds back`,
  whyPlain: (figure: string) => `${figure} saves its action points`,
  whyMore: (more: number) => `… and ${more} more`,
}

/** How wide a phone of 390 points shows a picture in a message, and how high letters are there at least; in its points. */
export const phone = { width: 305, letters: 11 } as const

/** The least height of letters in a picture so wide that is read without enlarging it, in pixels. */
export const minLetters = (width: number): number => Math.ceil((phone.letters * width) / phone.width)

/** Width in points in which a message on a phone of 390 points shows a picture. */
const shownWidth = 305

/** Height in points of the smallest letters that are read without enlarging the picture. */
const smallest = 11

/** The least size of letters, in pixels, on a picture of this width in pixels. */
export const leastLetters = (width: number): number => Math.ceil((smallest * width) / shownWidth)

/** A moment as every reader sees it in their own time zone: `in 3 hours`. */
export const relative = (seconds: number): string => `<t:${seconds}:R>`

/** A day as every reader sees it: `28 November 2026`. */
export const onDay = (seconds: number): string => `<t:${seconds}:D>`

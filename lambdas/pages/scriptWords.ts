/** Words of a page that its script needs: it finds them on the page (`pageWords`). */
export const scriptWords = [
  'play',
  'pause',
  'copied',
  'failed',
  'thisTurn',
  'reach',
  'sight',
  'noLayer',
  'noGif',
] as const

/** All that a message says, text by text. */
export const messageTexts = (components: readonly object[]): string[] =>
  components.flatMap(each => [
    ...('content' in each && typeof each.content === 'string' ? [each.content] : []),
    ...('components' in each && Array.isArray(each.components)
      ? messageTexts(each.components as object[])
      : []),
  ])

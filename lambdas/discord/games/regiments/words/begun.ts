/** Who strikes, and with what; nothing where neither is said. */
export const begun = (parts: readonly string[], sign: string): string => {
  const said = parts.map(each => each.trim()).filter(Boolean)
  return said.length ? said.join(', ') + sign : ''
}

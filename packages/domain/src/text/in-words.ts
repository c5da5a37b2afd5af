/** Names as a sentence has them: "Edge and Calypso", "Edge, Calypso, and G120". */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1)
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${last}`
}

/**
 * A function of a header that remembers what it said. Browsers send the same few headers with every
 * request; the limit keeps a hostile client from filling the memory.
 */
export function remember<T>(
  read: (header: string | undefined) => T,
  limit = 100,
): (header: string | undefined) => T {
  const known = new Map<string | undefined, T>()
  return (header) => {
    const before = known.get(header)
    if (before !== undefined) return before
    const now = read(header)
    if (known.size < limit) known.set(header, now)
    return now
  }
}

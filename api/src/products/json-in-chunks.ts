import { setImmediate } from 'node:timers/promises'

/** Items that are written at once. */
const chunkSize = 50

/** A list as the text of one JSON array, in pieces: other requests are served between them. */
export async function* jsonInChunks(items: readonly unknown[]): AsyncGenerator<string, void> {
  yield '['
  for (let start = 0; start < items.length; start += chunkSize) {
    if (start > 0) await setImmediate()
    const chunk = items.slice(start, start + chunkSize)
    yield (start > 0 ? ',' : '') + chunk.map((item) => JSON.stringify(item)).join()
  }
  yield ']'
}

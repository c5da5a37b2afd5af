import { setImmediate } from 'node:timers/promises'

/** A list as the text of one JSON array, a piece for each chunk of it. */
export async function* jsonInChunks<T>(
  first: readonly T[],
  more: AsyncIterable<readonly T[]>,
): AsyncGenerator<string, void> {
  yield `[${first.map((item) => JSON.stringify(item)).join()}`
  for await (const chunk of more) {
    // SQLite's reads are synchronous: without a pause no other request would be served until the end.
    await setImmediate()
    yield chunk.map((item) => `,${JSON.stringify(item)}`).join('')
  }
  yield ']'
}

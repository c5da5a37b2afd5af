import { expect, onTestFinished, test } from 'vitest'
import { jsonInChunks } from './json-in-chunks.ts'

async function written(items: readonly unknown[]): Promise<string> {
  let text = ''
  for await (const piece of jsonInChunks(items)) text += piece
  return text
}

test.each([0, 1, 50, 51, 120])('a list of %s in pieces is the list', async (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ index }))
  expect(JSON.parse(await written(items))).toEqual(items)
})

test('other work goes on between the pieces of a long list', async () => {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  await written(Array.from({ length: 1_000 }, () => 0))
  expect(turns).toBeGreaterThanOrEqual(19)
})

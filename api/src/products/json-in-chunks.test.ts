import { expect, onTestFinished, test } from 'vitest'
import { jsonInChunks } from './json-in-chunks.ts'

async function* pieces(count: number) {
  for (let index = 0; index < count; index += 1) yield [{ index }]
}

test('a list in pieces is the list', async () => {
  let text = ''
  for await (const piece of jsonInChunks([{ index: 99 }], pieces(3))) text += piece
  expect(JSON.parse(text)).toEqual([{ index: 99 }, { index: 0 }, { index: 1 }, { index: 2 }])
})

test('other work goes on between the pieces of a long list', async () => {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  onTestFinished(() => clearImmediate(next))
  for await (const _piece of jsonInChunks([], pieces(20)));
  expect(turns).toBeGreaterThanOrEqual(20)
})

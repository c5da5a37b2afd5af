import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelFiles } from './model-files.gen.ts'

test('the folder of models holds what is listed, and nothing else', () => {
  const listed = Object.values(modelFiles).flatMap(({ glb, usdz }) => [glb, usdz])
  const folder = new URL('../../../../web/public/models/', import.meta.url)
  expect(readdirSync(folder).toSorted()).toEqual(listed.toSorted())
})

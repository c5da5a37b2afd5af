import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const built = fileURLToPath(new URL('../../../web/dist/server/', import.meta.url))

test('the server’s built files have no code that libraries keep for development', () => {
  const files = globSync('**/*.js', { cwd: built })
  expect(files).toContain('entry-server.js')
  const asking = files.filter((file) =>
    readFileSync(built + file, 'utf8').includes('process.env.NODE_ENV'),
  )
  expect(asking).toEqual([])
})

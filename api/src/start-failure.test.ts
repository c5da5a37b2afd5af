import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { startFailure } from './start-failure.ts'

function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

test.each([
  ['sqlite:/dev/null/argo.sqlite', /cannot be used: E[A-Z]+: .+\.$/],
  [`sqlite:${tmpdir()}`, /cannot be used: unable to open database file \(.+\)\.$/],
])('the database %s is a line that names the setting', async (url, line) => {
  const sentence = startFailure(await openDatabase(url).catch((error: unknown) => error))
  expect(sentence).toMatch(line)
  expect(sentence).toMatch(/^The database that DATABASE_URL names/)
  expect(sentence).not.toContain('\n')
})

test('a host that is not this machine’s is a line that names the setting', async () => {
  const error = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(1, '192.0.2.1')
  })
  expect(startFailure(error)).toMatch(/^It cannot listen at HOST and PORT: listen .+\.$/)
})

test('a site that has not been built says how to build it', async () => {
  const missing = new URL('../../web/dist/server/no-such-entry.js', import.meta.url).href
  const error = await import(/* @vite-ignore */ missing).catch((error: unknown) => error)
  expect(startFailure(error)).toBe('The site has not been built; run pnpm build.')
})

test('wrong settings say so themselves', () => {
  expect(startFailure(thrown(() => readEnv({ PORT: '0' })))).toMatch(/^These settings are wrong/)
})

test('an unexpected error keeps its stack', () => {
  expect(startFailure(new TypeError('x is not a function'))).toMatch(
    /^TypeError: x is not a function\n +at /,
  )
})

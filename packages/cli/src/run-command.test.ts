import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

test('a command that does not end is killed at its limit with all that it started, and what it printed is kept', async () => {
  // It resolves once nothing holds its output any more, the process in the background either.
  const { status, output } = await runCommand('echo started; sleep 600 & sleep 600', { limit: 600 })
  expect(status).toBe(null)
  expect(output).toBe('started\n\nKilled: it took longer than 0.01 minutes.\n')
})

test('a command that ends in time has its exit code, and all that it printed', async () => {
  expect(await runCommand('echo out; echo err >&2; exit 3')).toEqual({
    status: 3,
    output: 'out\nerr\n',
  })
})

import { expect, test, vi } from 'vitest'
import { runCommand } from './run-command.ts'

test('a command that does not end is killed at its limit with all that it started, and what it printed is kept', async () => {
  const { status, output } = await runCommand('sleep 600 & echo $!; sleep 600', { limit: 600 })
  expect(status).toBe(null)
  const [background = ''] = output.split('\n')
  expect(output).toBe(`${background}\n\nKilled: it took longer than 0.01 minutes.\n`)
  await vi.waitFor(() => expect(() => process.kill(Number(background), 0)).toThrow('ESRCH'), 10_000)
})

test('a command of which a process in another group holds the output is given up at its limit', async () => {
  const { status, output } = await runCommand('setsid sleep 20 & echo started', { limit: 600 })
  expect(status).toBe(null)
  expect(output).toBe('started\n\nKilled: it took longer than 0.01 minutes.\n')
})

test('a command that ends in time has its exit code, and all that it printed', async () => {
  expect(await runCommand('echo out; echo err >&2; exit 3')).toEqual({
    status: 3,
    output: 'out\nerr\n',
  })
})

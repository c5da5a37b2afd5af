import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOnDatabase } from './test-commands.ts'

/** A database of the site, and the commands on it. */
async function site() {
  const { folder, run } = await commandsOnDatabase()
  return { file: join(folder, 'backup.sqlite'), run }
}

test('both commands say in one line what they did, and exit with 0', async () => {
  const { file, run } = await site()
  expect(run('backup', file)).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^\S+backup\.sqlite holds the database \(0\.\d MB\); its check found nothing wrong\.\n$/,
    ),
    stderr: '',
  })
  expect(run('restore', file, '--replace')).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^The database holds what \S+backup\.sqlite does, but for what was deleted or unsubscribed since: 2\d products, 0 messages, 0 subscriptions\.\n$/,
    ),
    stderr: '',
  })
})

test('what fails is one line that says why, and the exit code 1', async () => {
  const { file, run } = await site()
  expect(run('backup', '/nowhere/backup.sqlite')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no backup. The folder /nowhere is not there; make it first.\n',
  })
  expect(run('restore', file)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Nothing was restored. The database that DATABASE_URL names holds a catalogue already; --replace puts the backup in its place.\n',
  })
})

test.each([
  ['backup', ['--help']],
  ['restore', ['--force', 'one']],
] as const)('%s %j explains the command and makes nothing', async (command, args) => {
  const { file, run } = await site()
  const { status, stderr } = run(command, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(`pnpm ${command} <file>`)
  expect(existsSync(file)).toBe(false)
})

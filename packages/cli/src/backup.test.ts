import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { commandsOnDatabase } from './test-commands.ts'

/** A database of the site, where its backup is to be, and the commands on it. */
async function site() {
  const { folder, run } = await commandsOnDatabase(async (db) => {
    await db
      .insertInto('contactMessages')
      .values({ name: 'Ada', email: 'ada@example.com', message: 'Does it fit?', createdAt: '2026' })
      .execute()
  })
  mkdirSync(join(folder, 'uploads'))
  writeFileSync(join(folder, 'uploads/0a-960.avif'), 'a photograph')
  return { folder, backup: join(folder, 'backup'), run }
}

test('a site is backed up and restored with its uploads; what was deleted since goes by the command that the restore names', async () => {
  const { folder, backup, run } = await site()
  expect(run('backup', backup)).toEqual({
    status: 0,
    stdout: `${backup} holds the database and 1 uploaded file; its check found nothing wrong.\n`,
    stderr: '',
  })
  const database = new DatabaseSync(join(folder, 'argo.sqlite'))
  database.exec('delete from contact_messages')
  database.close()
  rmSync(join(folder, 'uploads'), { recursive: true })
  const restored = run('restore', backup)
  expect(restored).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^The database holds what \S+backup does: 2\d products, 1 message, 0 subscriptions\. /,
    ),
    stderr: '',
  })
  expect(readFileSync(join(folder, 'uploads/0a-960.avif'), 'utf8')).toBe('a photograph')
  const [, before = ''] = /pnpm forget (\S+)/.exec(restored.stdout) ?? []
  expect(run('forget', before)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^1 message and 0 subscriptions deleted, 0 subscriptions ended\. /,
    ),
    stderr: '',
  })
  expect(run('forget', before).stdout).toMatch(/^0 messages /)
})

test('what fails is one line that says why, and the exit code 1', async () => {
  const { folder, backup, run } = await site()
  expect(run('backup', '/nowhere/backup')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no backup. The folder /nowhere is not there; make it first.\n',
  })
  expect(run('restore', backup)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Nothing was restored. ${backup} is not there.\n`,
  })
  expect(run('forget', `sqlite:${folder}/other.sqlite`)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing was deleted\. .+other\.sqlite\) is not there/),
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual([])
})

test.each([
  ['backup', ['--help']],
  ['restore', ['--force', 'one']],
  ['forget', []],
] as const)('%s %j explains the command and makes nothing', async (command, args) => {
  const { backup, run } = await site()
  const { status, stderr } = run(command, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(`pnpm ${command} <`)
  expect(existsSync(backup)).toBe(false)
})

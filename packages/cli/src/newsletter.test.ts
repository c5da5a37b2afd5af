import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newsletter } from './newsletter.ts'
import { commandOnDatabase } from './test-commands.ts'

/** A database with a subscription in each state, and the command on it. */
async function subscribed(settings?: Record<string, string>) {
  const time = '2026-01-01T00:00:00.000Z'
  const subscription = (email: string) => ({ email, emailKey: email, createdAt: time })
  return commandOnDatabase(
    newsletter,
    (db) =>
      db
        .insertInto('newsletterSubscriptions')
        .values([
          { ...subscription('entered@example.com'), confirmedAt: null, unsubscribedAt: null },
          { ...subscription('=1+1@example.com'), confirmedAt: time, unsubscribedAt: null },
          { ...subscription('ended@example.com'), confirmedAt: time, unsubscribedAt: time },
        ])
        .execute(),
    settings,
  )
}

test('the command counts the subscriptions', async () => {
  const { run } = await subscribed()
  expect((await run()).stdout).toBe('1 confirmed, 1 not confirmed yet, 1 unsubscribed\n')
})

test('an export has those who confirmed, with nothing that a spreadsheet would run, for its owner alone', async () => {
  const { run, folder } = await subscribed()
  const file = join(folder, 'subscribers.csv')
  expect(await run('export', file)).toEqual({
    status: 0,
    stdout: `${file} holds 1 subscriber.\n`,
    stderr: '',
  })
  const [head, row, ...others] = readFileSync(file, 'utf8').split('\n')
  expect(head).toBe('\uFEFFemail,agreedAt,agreedTo,confirmedAt,unsubscribe')
  expect(row).toMatch(
    /^'=1\+1@example\.com,2026-01-01T00:00:00\.000Z,,2026-01-01T00:00:00\.000Z,https:\/\/argo\.example\/newsletter\/unsubscribe\/2\.[\w-]{22}$/,
  )
  expect(others).toEqual([''])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('an export whose links lead to this machine says so', async () => {
  const { run, folder } = await subscribed({ PUBLIC_URL: '', PORT: '8080' })
  expect(await run('export', join(folder, 'subscribers.csv'))).toMatchObject({
    status: 0,
    stderr:
      'The links to unsubscribe lead to http://localhost:8080, to this machine alone; set PUBLIC_URL to the site’s address.\n',
  })
})

test('a command that is wrong is explained', async () => {
  const { run } = await subscribed()
  for (const command of ['help', 'export']) {
    const { status, stderr } = await run(command)
    expect(status, command).toBe(1)
    expect(stderr, command).toContain('pnpm newsletter export <file.csv>')
  }
})

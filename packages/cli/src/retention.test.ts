import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { longestKept } from '@argo/domain/contact/contact-message'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './paths.ts'
import { startSite } from './site-process.ts'

const monthsAgo = (months: number, days: number) => {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() - months, date.getUTCDate() + days)
  return date.toISOString()
}

test('the site deletes messages when its privacy page says, by itself', async () => {
  const row = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const site = await startSite({
    prepare: async (file) => {
      const { db } = await openDatabase(`sqlite:${file}`)
      const days = [monthsAgo(24, -1), monthsAgo(24, 1)]
      await db
        .insertInto('contactMessages')
        .values(days.map((createdAt) => ({ ...row, createdAt })))
        .execute()
      await db.destroy()
    },
  })
  onTestFinished(site.stop)
  const page = (await (await fetch(`${site.url}/privacy`)).text()).replaceAll('<!-- -->', '')
  expect(page).toContain('They are deleted after two years at the latest')
  const { db } = await openDatabase(`sqlite:${site.databaseFile}`)
  onTestFinished(() => db.destroy())
  await expect
    .poll(() => db.selectFrom('contactMessages').select('id').execute())
    .toEqual([{ id: 2 }])
})

test('nobody can have messages kept for longer than the privacy page says', () => {
  expect(longestKept).toEqual({ months: 24, words: 'two years' })
  expect(readEnv({}).messagesKept).toBe(longestKept.months)
  for (const MESSAGES_KEPT of ['25', '0', '-1', '1.5', 'two'])
    expect(() => readEnv({ MESSAGES_KEPT })).toThrow('MESSAGES_KEPT must be a number of months')
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  expect(guide).toContain('| `MESSAGES_KEPT` | `24` |')
})

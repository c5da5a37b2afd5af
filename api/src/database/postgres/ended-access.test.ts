import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testAuthenticator } from '../../staff/sign-in/test-authenticator.ts'
import { dataOf, staffUrl, testDesk } from '../../staff/sign-in/test-desk.ts'
import { newDatabase, testDatabase } from '../test-database.ts'

test('whose access ends while they use their link at another server has neither a passkey nor a session then', async () => {
  const url = await newDatabase()
  const [one, other] = [await testDesk(url), await testDesk(url)]
  const owner = await one.join('owner')
  const token = await other.tokenFor('Emil')
  const { call, read } = other.browser()
  const { options } = await call('signIn.startPasskey', { token })
  const answer = testAuthenticator(staffUrl).make(options)
  const people: { id: number; name: string }[] = dataOf(await owner.read('people.list'))
  const id = people.find(({ name }) => name === 'Emil')?.id

  // Keeps the link's transaction open after it has made the passkey, until the end of access waits too.
  const db = await testDatabase(url)
  const waiting = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return Number(rows[0]?.count)
  }
  let calls: Promise<unknown>[] = []
  await db.transaction().execute(async (transaction) => {
    await sql`lock table staff_sessions in share row exclusive mode`.execute(transaction)
    calls = [call('signIn.finishPasskey', { token, answer })]
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    calls.push(owner.call('people.end', { id }))
    await expect.poll(waiting, { timeout: 60_000 }).toBe(2)
  })
  await Promise.all(calls)

  expect(dataOf(await read('person'))).toBeNull()
  for (const table of ['staffPasskeys', 'staffSessions'] as const)
    expect(
      await db
        .selectFrom(table)
        .select('personId')
        .where('personId', '=', id ?? 0)
        .execute(),
    ).toEqual([])
})

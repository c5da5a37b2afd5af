import { expect, test } from 'vitest'
import { testCaller } from '../test-app.ts'

const consent = 'New products and firmware, a few times a year, once you confirm by e-mail.'

test('a subscription is stored as it was written, trimmed, with its time and what was agreed to', async () => {
  const { call, db } = await testCaller()
  await call.newsletter.subscribe({ email: '  Ada.Lovelace@Example.com ' })
  const row = await db.selectFrom('newsletterSubscriptions').selectAll().executeTakeFirstOrThrow()
  expect(row).toEqual({
    id: 1,
    email: 'Ada.Lovelace@Example.com',
    emailKey: 'ada.lovelace@example.com',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    consentWording: consent,
    askedAt: row.createdAt,
    expiresAt: expect.stringMatching(/Z$/),
    confirmedAt: null,
    unsubscribedAt: null,
  })
})

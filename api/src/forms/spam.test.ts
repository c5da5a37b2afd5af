import { honeypot, shownAt } from '@argo/domain/forms/spam-guard'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../test-app.ts'
import { asBrowser, called, posted } from './test-form-requests.ts'

const letter = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Does it fit?' }
const form = { ...letter, subject: 'other' }

// How long a form was shown must not depend on how busy this machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function site() {
  const { app, db } = await testApp()
  return {
    app,
    stored: async () => ({
      messages: await db.selectFrom('contactMessages').select('email').orderBy('id').execute(),
      subscriptions: await db.selectFrom('newsletterSubscriptions').select('email').execute(),
    }),
  }
}

const nothing = { messages: [], subscriptions: [] }

describe('the field that no visitor sees', () => {
  test.each([
    [
      'the contact form',
      posted('/api/contact', { ...form, [honeypot]: 'https://x.example' }, asBrowser),
    ],
    ['the newsletter’s form', posted('/api/newsletter', { ...form, [honeypot]: 'x' }, asBrowser)],
    ['POST /api/contact', called('/api/contact', { ...letter, [honeypot]: 'x' })],
    ['POST /api/newsletter', called('/api/newsletter', { ...letter, [honeypot]: 5 })],
    ['contact.send', called('/trpc/contact.send', { json: { ...letter, [honeypot]: 'x' } })],
    [
      'newsletter.subscribe',
      called('/trpc/newsletter.subscribe', { json: { ...letter, [honeypot]: 'x' } }),
    ],
  ])('stores nothing when it is filled in, and says so: %s', async (_, request) => {
    const { app, stored } = await site()
    expect((await app.inject(request)).statusCode).toBe(400)
    expect(await stored()).toEqual(nothing)
  })

  test('may be sent empty', async () => {
    const { app, stored } = await site()
    const empty = { [honeypot]: '' }
    const responses = [
      await app.inject(posted('/api/contact', { ...form, ...empty }, asBrowser)),
      await app.inject(called('/api/contact', { ...letter, ...empty })),
      await app.inject(called('/trpc/contact.send', { json: { ...letter, ...empty } })),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 201, 200])
    expect((await stored()).messages).toHaveLength(3)
  })
})

describe('a form without the headers of a browser', () => {
  const shownAgo = (milliseconds: number) => ({
    ...form,
    [shownAt]: String(Date.now() - milliseconds),
  })

  test.each([
    ['at once', () => form],
    ['again sooner than a person reads', () => shownAgo(1_999)],
    ['again long after it was shown', () => shownAgo(2 * 60 * 60_000)],
    ['as if it were shown in the future', () => shownAgo(-60_000)],
    ['with a time that is none', () => ({ ...form, [shownAt]: 'soon' })],
  ])('is not stored when it is sent %s', async (_, fields) => {
    const { app, stored } = await site()
    expect((await app.inject(posted('/api/contact', fields()))).statusCode).toBe(400)
    expect(await stored()).toEqual(nothing)
  })

  test.each([
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 303],
    ['the Origin of the site', { origin: 'https://argo.example' }, 303],
    ['the Origin of another site', { origin: 'https://evil.example' }, 403],
    ['the Origin of a page that hides its own', { origin: 'null' }, 403],
    ['no Origin', {}, 400],
  ])('needs one of them: %s', async (_, headers, status) => {
    const { app } = await site()
    expect(
      (await app.inject(posted('/api/contact', form, { host: 'argo.example', ...headers })))
        .statusCode,
    ).toBe(status)
  })
})

test('a form of another site is refused also where it fills in the fields of one that came back', async () => {
  const { app, stored } = await site()
  for (const path of ['/api/contact', '/api/newsletter']) {
    const fields = { ...form, [shownAt]: String(Date.now() - 3_000) }
    for (const origin of ['http://evil.example', 'null', 'http://argo.example.evil.example', 'x'])
      expect((await app.inject(posted(path, fields, { origin }))).statusCode).toBe(403)
  }
  expect(await stored()).toEqual(nothing)
})

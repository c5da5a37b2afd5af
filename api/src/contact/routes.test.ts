import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { called } from '../forms/test-form-requests.ts'
import { expectProblem, testApp } from '../test-app.ts'

const letter = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Does it fit?' }

async function contact() {
  const { app, db } = await testApp()
  return {
    stored: () => db.selectFrom('contactMessages').select(['name', 'email', 'message']).execute(),
    post: (payload: object | string) => app.inject(called('/api/contact', payload)),
  }
}

/** For what is not stored. */
const shared = forAllTests(contact)

test.each([
  { ...letter, message: 'Subject: order_status\n\nWhere is it?\nThank you' },
  {
    name: "Robert'); DROP TABLE products;--",
    email: "o'brien+argo@example.co.uk",
    message: '<script>alert(1)</script> "¿Größe?" 尺寸 الحجم 👩‍🔧 \u200F %00 ${x} \\',
  },
])('a message returns 201 and is stored as it was sent, whatever it says', async (message) => {
  const { post, stored } = await contact()
  const response = await post(message)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ stored: true })
  expect(await stored()).toEqual([message])
})

test('every field that is wrong is named, each with one message', async () => {
  const { post, stored } = shared()
  const response = await post({ name: ' ', email: 'ada', message: 'x'.repeat(5_001) })
  expectProblem(response, 400)
  expect(response.json()).toMatchObject({
    detail:
      'Please enter your name. Please enter an e-mail address such as name@example.com. A message has 5,000 characters at most.',
    errors: {
      name: 'Please enter your name',
      email: 'Please enter an e-mail address such as name@example.com',
      message: 'A message has 5,000 characters at most',
    },
  })
  expect(await stored()).toEqual([])
})

test('a body that is no object returns 400', async () => {
  const { post } = shared()
  for (const body of ['null', '[]', '"hello"'])
    expectProblem(await post(body), 400, 'Please send an object with name, e-mail, and message.')
})

test('half a character, sent as an escape, returns 400 and not a changed message', async () => {
  const { post, stored } = shared()
  const body = String.raw`{"name":"Ada","email":"ada@example.com","message":"\ud83d"}`
  expectProblem(await post(body), 400, 'Please remove half a character (U+D83D) at the beginning.')
  expect(await stored()).toEqual([])
})

test('what programs paste unseen is stored as it reads, and an international domain in ASCII', async () => {
  const { post, stored } = await contact()
  const response = await post({
    name: 'Ada\tLovelace\u2028',
    email: '\u202Ainfo@käse-müller.example\u202C',
    message: 'Does it fit?\vThank you\f\u2029Ada',
  })
  expect(response.statusCode).toBe(201)
  expect(await stored()).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'info@xn--kse-mller-v2a2y.example',
      message: 'Does it fit?\nThank you\n\nAda',
    },
  ])
})

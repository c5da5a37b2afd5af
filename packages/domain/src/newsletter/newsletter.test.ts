import { expect, test } from 'vitest'
import { SubscriptionSchema } from './newsletter.ts'

test('a subscription is an e-mail address, trimmed, and nothing else', () => {
  expect(SubscriptionSchema.parse({ email: ' ada@example.com\n'.trimEnd(), id: 5 })).toEqual({
    email: 'ada@example.com',
  })
})

test('what is no object says what to send', () => {
  for (const input of [null, undefined, 5, 'ada@example.com', []])
    expect(SubscriptionSchema.safeParse(input).error?.issues[0]?.message).toBe(
      'Please send an object with an e-mail address',
    )
})

test.each([
  [undefined, 'Please enter your e-mail address'],
  ['ada@example', 'Please enter an e-mail address such as name@example.com'],
  [`ada@${'a.'.repeat(122)}example`, 'An e-mail address has 254 characters at most'],
])('the address %j is refused: %s', (email, message) => {
  expect(SubscriptionSchema.safeParse({ email }).error?.issues).toContainEqual(
    expect.objectContaining({ path: ['email'], message }),
  )
})

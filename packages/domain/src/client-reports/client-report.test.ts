import { expect, test } from 'vitest'
import { redactedMessage } from './client-report.ts'

test.each([
  ['x is not a function', 'x is not a function'],
  [`Unexpected token 'h', "hello worl"... is not valid JSON`, 'Unexpected token …'],
  ['JSON Parse error: Unexpected identifier “hello”', 'JSON Parse error: Unexpected identifier …'],
  ['Failed to fetch /search?q=my+words now', 'Failed to fetch /search now'],
  ['no mailbox ada@example.com here', 'no mailbox … here'],
])('of the message %j nothing typed is left', (message, left) => {
  expect(redactedMessage(message)).toBe(left)
})

test('a message is cut at 160 characters', () => {
  expect(redactedMessage('a'.repeat(1_000))).toHaveLength(160)
})

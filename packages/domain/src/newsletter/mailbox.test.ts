import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+argo@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['A.d.a+argo@gmail.com', 'ada@gmail.com'],
  ['ada@GoogleMail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
])('%s means the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
  expect(mailboxOf(mailbox)).toBe(mailbox)
})

test('other people have other mailboxes', () => {
  const addresses = ['ada@example.com', 'ada@example.org', 'a.da@example.com', 'ada.l@example.com']
  expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length)
})

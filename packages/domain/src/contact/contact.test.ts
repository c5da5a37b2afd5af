import { describe, expect, test } from 'vitest'
import { toContactMessage, contactSubjects } from './contact-message.ts'
import { ContactFormSchema, ContactMessageSchema } from './contact.ts'

const filled = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'technical_support' as const,
  message: 'Does it fit?',
}

test('the subjects are those of the specification, in its order', () => {
  expect(contactSubjects).toEqual([
    { value: 'product_inquiry', label: 'Product Inquiry' },
    { value: 'technical_support', label: 'Technical Support' },
    { value: 'order_status', label: 'Order Status' },
    { value: 'returns', label: 'Returns & Warranty' },
    { value: 'feedback', label: 'Feedback' },
    { value: 'other', label: 'Other' },
  ])
})

describe('the form', () => {
  test('takes what is filled in, trimmed', () => {
    expect(ContactFormSchema.parse({ ...filled, name: ' Ada Lovelace ' })).toEqual(filled)
  })

  test.each([
    ['name', '', 'Please enter your name'],
    ['email', 'ada', 'Please enter an e-mail address such as name@example.com'],
    ['subject', '', 'Please select a subject'],
    ['subject', undefined, 'Please select a subject'],
    ['message', ' ', 'Please write a message'],
  ])('with %s %j says %s', (field, value, message) => {
    const { error } = ContactFormSchema.safeParse({ ...filled, [field]: value })
    expect(error?.issues[0]).toMatchObject({ path: [field], message })
  })

  test('sends the subject as the first line, a blank line, and the text', () => {
    expect(toContactMessage(filled)).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: 'Subject: technical_support\n\nDoes it fit?',
    })
  })

  test('that the browser accepts is one that the server accepts, at every bound', () => {
    for (const { value } of contactSubjects) {
      const longest = {
        name: 'x'.repeat(100),
        email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`,
        subject: value,
        message: 'x'.repeat(5_000),
      }
      const sent = toContactMessage(ContactFormSchema.parse(longest))
      expect(ContactMessageSchema.parse(sent)).toEqual(sent)
    }
  })
})

describe('the message the server takes', () => {
  const parse = (message: unknown) => ContactMessageSchema.safeParse({ ...filled, message })

  test('may come without a subject', () => {
    expect(parse(' Hello ').data?.message).toBe('Hello')
  })

  test.each([
    ['name', 'A'],
    ['name', 'x'.repeat(100)],
    ['message', 'x'],
    ['message', 'x'.repeat(5_000)],
    ['message', `  ${'x'.repeat(5_000)}\n`],
    ['message', `Subject: product_inquiry\n\n${'x'.repeat(5_000)}`],
    ['message', `Subject: product_inquiry\r\n\r\n${'x'.repeat(5_000)}`],
    ['message', '\u200Bx\t\u202Ay\u202C'],
  ])('takes a %s within its bounds (%#)', (field, text) => {
    expect(ContactMessageSchema.parse({ ...filled, [field]: text })).toMatchObject({
      [field]: text.trim(),
    })
  })

  test.each([
    ['name', undefined, 'Please enter your name'],
    ['name', 'x'.repeat(101), 'A name has 100 characters at most'],
    ['name', 'Ada\nBcc: eve@example.com', 'Please remove the line break after “Ada”'],
    ['email', 'ada@example', 'Please enter an e-mail address such as name@example.com'],
    ['message', { length: 3 }, 'Please write a message'],
    ['message', ' \n\t ', 'Please write a message'],
    ['message', 'Subject: other\n\n \n', 'Please write a message'],
    ['message', 'x'.repeat(5_001), 'A message has 5,000 characters at most'],
    ['message', `Subject: other\n\n${'x'.repeat(5_001)}`, 'A message has 5,000 characters at most'],
    ['message', `Subject: other\n${'x'.repeat(4_990)}`, 'A message has 5,000 characters at most'],
    ['message', 'ring\u0007', 'Please remove the control character U+0007 after “ring”'],
  ])('with %s %j is refused: %s', (field, value, message) => {
    expect(
      ContactMessageSchema.safeParse({ ...filled, [field]: value }).error?.issues,
    ).toContainEqual(expect.objectContaining({ path: [field], message }))
  })

  test('counts what only looks like a subject', () => {
    for (const start of [
      'Subject: other\n',
      'subject: other\n\n',
      'Subject: Other!\n\n',
      `Subject: ${'x'.repeat(41)}\n\n`,
    ])
      expect(parse(start + 'x'.repeat(5_000)).success).toBe(false)
    expect(parse(`Subject: a\n\nSubject: b\n\n${'x'.repeat(4_999)}`).success).toBe(false)
  })

  // A pattern that backtracks takes minutes for these texts, and the test runs into its time limit.
  test('is refused without backtracking, however long it is', () => {
    for (const text of [
      ' '.repeat(400_000),
      '\n'.repeat(400_000),
      `${' '.repeat(400_000)}\u0000`,
      `Subject: ${'_'.repeat(400_000)}`,
      'Subject: a\n\n'.repeat(40_000),
      '\r\n'.repeat(200_000),
    ])
      expect(parse(text).success).toBe(false)
  })
})

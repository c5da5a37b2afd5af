import { describe, expect, test } from 'vitest'
import { EmailSchema, requiredLine, requiredLines } from './text.ts'

const bounds = { max: 5, missing: 'missing', tooLong: 'too long' }
const line = requiredLine(bounds)
const lines = requiredLines(bounds)

function firstMessage(schema: typeof line, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message
}

describe.each([
  ['a line', line],
  ['a text of lines', lines],
])('%s', (_name, schema) => {
  test('is trimmed before it is measured', () => {
    expect(schema.parse('  abcde\u00A0')).toBe('abcde')
    expect(firstMessage(schema, 'abcdef')).toBe('too long')
  })

  test('is required', () => {
    for (const input of ['', ' ', '\u3000', undefined, null, 5, {}, []])
      expect(firstMessage(schema, input)).toBe('missing')
  })

  test('has no control characters and no halves of characters', () => {
    for (const code of [0, 7, 8, 0x0b, 0x0c, 0x1b, 0x7f, 0x85, 0x9f, 0xd8_00, 0xdf_ff])
      expect(firstMessage(schema, `a${String.fromCharCode(code)}b`)).toBe(
        'Please remove the control characters',
      )
  })

  test('may hold any other character', () => {
    for (const text of ['é', '尺寸', '👍', 'a\u200Db', '<>&"\'', '\u00AD!'])
      expect(schema.parse(text)).toBe(text)
  })
})

test('only a text of lines holds tabs and line breaks', () => {
  for (const text of ['a\tb', 'a\nb', 'a\r\nb', 'a\u2028b']) {
    expect(lines.parse(text)).toBe(text)
    expect(firstMessage(line, text)).toBe('Please remove the control characters')
  }
})

test.each([
  'ada@example.com',
  'Ada.Lovelace+argo@Example.co.uk',
  "o'brien@example.com",
  'a_b-c@sub.sub.example.museum',
  `${'a'.repeat(242)}@example.com`,
])('%s is an e-mail address', (email) => {
  expect(EmailSchema.parse(` ${email} `)).toBe(email)
})

test.each([
  'ada',
  '@example.com',
  'ada@',
  'ada@example',
  'ada@@example.com',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'ada @example.com',
  'ada@exam ple.com',
  'ada@example.com,eve@example.com',
  'Ada <ada@example.com>',
  'ada@-example.com',
  `${'a'.repeat(243)}@example.com`,
])('%s is no e-mail address', (email) => {
  expect(EmailSchema.safeParse(email).success).toBe(false)
})

// A pattern that backtracks takes minutes for these texts, and the test runs into its time limit.
test('an e-mail address is refused without backtracking, however long it is', () => {
  for (const email of [
    'a'.repeat(400_000),
    'a.'.repeat(200_000),
    `${'a'.repeat(400_000)}@`,
    `a@${'a.'.repeat(200_000)}`,
    `a@${'a-'.repeat(200_000)}`,
    `${'a@'.repeat(200_000)}b.c`,
    `a@${'a'.repeat(400_000)}!`,
  ])
    expect(EmailSchema.safeParse(email).success).toBe(false)
})

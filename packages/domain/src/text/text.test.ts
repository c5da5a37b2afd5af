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
  `${'a'.repeat(64)}@example.com`,
  `a@${`${'b'.repeat(60)}.`.repeat(4)}example`,
  // As browsers have it.
  'a%b@example.com',
  'a/b=c@example.com',
  'a!b@example.com',
  '.a..b.@docomo.example',
  'a@xn--mnchen-3ya.de',
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
  'ada @example.com',
  'ada@exam ple.com',
  'ada@example.com,eve@example.com',
  'Ada <ada@example.com>',
  'ada@-example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${`${'b'.repeat(60)}.`.repeat(4)}examples.org`,
  `a@${'b'.repeat(64)}.example`,
  '"a b"@example.com',
  'a@münchen.de',
])('%s is no e-mail address', (email) => {
  expect(EmailSchema.safeParse(email).success).toBe(false)
})

test('a line has nothing that turns the direction in which it is read', () => {
  for (const turn of ['\u202A', '\u202E', '\u2066', '\u2069'])
    expect(firstMessage(line, `a${turn}b`)).toBe('Please remove the control characters')
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

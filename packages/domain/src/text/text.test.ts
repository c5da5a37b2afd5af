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
    for (const input of ['', ' ', '\u3000', '\u200B', ' \u2060\u200D', undefined, null, 5, {}, []])
      expect(firstMessage(schema, input)).toBe('missing')
  })

  test('has no control characters and no halves of characters, and says which stands where', () => {
    for (const code of ['0000', '0007', '0008', '001B', '007F', '009F'])
      expect(firstMessage(schema, `a${String.fromCharCode(Number.parseInt(code, 16))}b`)).toBe(
        `Please remove the control character U+${code} after “a”`,
      )
    expect(firstMessage(schema, '\uD83D\uD83Dx')).toBe(
      'Please remove half a character (U+D83D) at the beginning',
    )
    expect(firstMessage(schema, `${'👍'.repeat(40)} and so on\u0001`)).toBe(
      `Please remove the control character U+0001 after “${'👍'.repeat(10)} and so on”`,
    )
  })

  test('may hold any other character', () => {
    for (const text of ['é', '尺寸', '👍', 'a\u200Db', '<>&"\''])
      expect(schema.parse(text)).toBe(text)
  })
})

test('a text of lines keeps tabs and line breaks', () => {
  for (const text of ['a\tb', 'a\nb', 'a\r\nb']) expect(lines.parse(text)).toBe(text)
  expect(firstMessage(lines, 'a\r\nb\n\u0007c')).toBe(
    'Please remove the control character U+0007 at the beginning of line 3',
  )
})

test('every other line break that is pasted becomes one in a text, and a space in a line', () => {
  for (const pasted of ['\v', '\f', '\u0085', '\u2028', '\u2029']) {
    expect(lines.parse(`a${pasted}b${pasted}`)).toBe('a\nb')
    expect(line.parse(`a${pasted}b${pasted}`)).toBe('a b')
  }
  expect(line.parse('\ta\tb\t\n')).toBe('a b')
})

test('a line has no line break within', () => {
  for (const text of ['a\nb', 'a\r\nb', 'a\rb'])
    expect(firstMessage(line, text)).toBe('Please remove the line break after “a”')
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
  'ä@example.com',
  'a@ß/b.example',
  'a@ü.example:25',
  'a@ü@b.example',
  'a@ü',
  `a@${'ü'.repeat(64)}.example`,
])('%s is no e-mail address', (email) => {
  expect(EmailSchema.safeParse(email).success).toBe(false)
})

test.each([
  ['info@käse-müller.example', 'info@xn--kse-mller-v2a2y.example'],
  ['Info@KÄSE.example', 'Info@xn--kse-qla.example'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
])('%s is the e-mail address %s', (typed, stored) => {
  expect(EmailSchema.parse(typed)).toBe(stored)
})

// As they are copied from address books, web pages and spreadsheets.
test('what cannot be seen is left out of a line and of an e-mail address', () => {
  for (const code of [
    0x61c, 0x20_0b, 0x20_0e, 0x20_0f, 0x20_2a, 0x20_2b, 0x20_2c, 0x20_2d, 0x20_2e, 0x20_60, 0x20_66,
    0x20_67, 0x20_68, 0x20_69, 0xad, 0xfe_ff,
  ]) {
    const unseen = String.fromCodePoint(code)
    expect(line.parse(`${unseen} a${unseen}b ${unseen}`)).toBe('ab')
    expect(EmailSchema.parse(`${unseen}ada@${unseen}example.com${unseen} `)).toBe('ada@example.com')
  }
  expect(EmailSchema.parse('\tada\u200D@example.com\u2028')).toBe('ada@example.com')
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

import { expect, test } from 'vitest'
import { ProductIdSchema, SlugSchema } from './product-schema.ts'
import { excerpt, parseProductId, productPath } from './product.ts'

test('an id in an address is decimal digits without a sign or a leading zero', () => {
  expect(parseProductId('79')).toBe(79)
  expect(parseProductId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
})

test.each([
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '079',
  ' 79',
  '79\n',
  '٧٩',
  '9007199254740993',
  '9'.repeat(400),
])('the text %j is no id', (text) => {
  expect(parseProductId(text)).toBeUndefined()
})

test('an id in a call is a whole number above zero', () => {
  expect(ProductIdSchema.parse(79)).toBe(79)
  for (const id of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 2, '79', null]) {
    const { error } = ProductIdSchema.safeParse(id)
    for (const { message } of error?.issues ?? [{ message: 'accepted' }])
      expect(message).toBe('A product id is a whole number above zero')
  }
})

test('a slug is lowercase letters, digits, and hyphens, up to 80 characters', () => {
  for (const slug of ['edge', 'gx-1k-titan', '27', 'a--b', '-', 'a'.repeat(80)])
    expect(SlugSchema.parse(slug)).toBe(slug)
  for (const slug of ['', 'Edge', 'a_b', 'é', 'a b', 'a\n', 'a'.repeat(81)])
    expect(SlugSchema.safeParse(slug).success).toBe(false)
})

test('a product lives under its category, or by its id when it has no slug', () => {
  expect(productPath({ id: 93, slug: 'nivos', category: 'coolers' })).toBe('/cooling/nivos')
  expect(productPath({ id: 71, slug: 'argo-g-100m', category: 'peripherals' })).toBe(
    '/peripherals/argo-g-100m',
  )
  expect(productPath({ id: 76, slug: null, category: 'cases' })).toBe('/product/76')
})

test('a text is cut at 120 characters and ends in three dots, a shorter one is left alone', () => {
  expect(excerpt('x'.repeat(120))).toBe('x'.repeat(120))
  expect(excerpt('x'.repeat(121))).toBe(`${'x'.repeat(120)}...`)
  expect(excerpt('')).toBe('')
  expect(excerpt('abcdef', 3)).toBe('abc...')
})

test('an excerpt never ends in half a character', () => {
  const before = 'x'.repeat(119)
  expect(excerpt(`${before}🙂 and more`)).toBe(`${before}...`)
  expect(excerpt(`${before}e\u0301 and more`)).toBe(`${before}...`)
  expect(excerpt(`${before}👩‍🔧 and more`)).toBe(`${before}...`)
  expect(excerpt(`${before.slice(1)}🙂 and more`)).toBe(`${before.slice(1)}🙂...`)
})

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { attributeOf } from '../facts/attribute-of.ts'
import { photographAddress } from '../pictures/photographs.ts'
import { categories, categoryFacts, parseCategory } from '../products/category.ts'
import { fixedPages } from '../site-pages/page-metadata.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** What is of its category for good: a build is a case, a cooler and a supply, and somebody sits on a chair. */
const named = [
  '**/fit/**',
  'web/src/routes/fit.ts',
  'web/src/features/product/ProductIntroduction.tsx',
  'api/src/staff/spreadsheet/changed-fits.ts',
  'packages/domain/src/products/product-detail.ts',
  'packages/domain/src/search/questions/{build,sort-order}.ts',
  'packages/domain/src/warranty/warranty-facts.ts',
]

test('no other file of the site names a category', () => {
  const sources = globSync('{api,web,packages/{domain,cli}}/src/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: ['packages/domain/src/categories/**', '**/*.test.ts', '**/test-*.ts', ...named],
  })
  const id = new RegExp(`['"\`](?:category-)?(?:${categories.join('|')})['"\`]`)
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => id.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([])
})

test.each(categories)(
  '%s have two key attributes or more, and pictures that are there',
  (category) => {
    const { keyAttributes, furtherFilters, banner, tool, warranty } = categoryFacts(category)
    expect(keyAttributes.length).toBeGreaterThan(1)
    for (const name of [...keyAttributes, ...furtherFilters])
      expect(attributeOf(name, category)?.kind, name).not.toBe('text')
    const pictures = [banner, tool.picture].map(photographAddress)
    if (typeof warranty === 'object' && warranty.picture)
      pictures.push(photographAddress(`${warranty.picture}/cut-out`))
    for (const picture of pictures)
      expect(globSync(`web/public${picture}`, { cwd: root }), picture).toHaveLength(1)
  },
)

test.each(categories)('no token of %s is of another category or page', (category) => {
  const { id, route, otherTokens = [] } = categoryFacts(category)
  const tokens = [id, route, ...otherTokens]
  expect(tokens.map(parseCategory)).toEqual(tokens.map(() => category))
  const pages = Object.values(fixedPages).map(({ path }) => path.split('/')[1])
  const others = new Set(['api', 'category', 'product', 'search', ...pages])
  expect(tokens.filter((token) => others.has(token))).toEqual([])
})

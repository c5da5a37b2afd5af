import { categories, categoryPath } from '@argo/domain/products/category'
import { buildFieldNames, longestValue } from '@argo/domain/fit/build-search'
import { filterAttributes } from '@argo/domain/lists/filters/filter-attributes'
import { mostChoices, writeFilters } from '@argo/domain/lists/filters/list-filters'
import { longestQuery } from '@argo/domain/search/limits'
import { stringify } from 'superjson'
import { expect, test } from 'vitest'
import { longestTarget } from './request-target.ts'

const call = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(stringify(input))}`

test('the longest addresses of the site are read: all that can be typed, chosen and compared at once', () => {
  // Three bytes each, which is the most of a character for its length.
  const q = '長'.repeat(longestQuery)
  const names = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(80))
  const build = Object.fromEntries(buildFieldNames.map((name) => [name, 'a'.repeat(longestValue)]))
  const addresses = [
    `/search?${new URLSearchParams({ q })}`,
    call('search.find', { q }),
    `/compare?products=${names.join(',')}`,
    call('comparison.table', { names }),
    `/fit?${new URLSearchParams(build)}`,
    call('fit.answer', build),
  ]
  for (const category of categories) {
    const filters = filterAttributes(category)
    const choices = Array.from({ length: mostChoices }, (_, index) => `choice of a list ${index}`)
    const chosen = {
      choices: Object.fromEntries(
        filters.filter(({ by }) => by === 'choice').map(({ key }) => [key, choices]),
      ),
      ranges: Object.fromEntries(
        filters
          .filter(({ by }) => by !== 'choice')
          .map(({ key }) => [key, { min: 123_456.78, max: 234_567.89 }]),
      ),
    }
    const query = new URLSearchParams(
      Object.entries(writeFilters(chosen)).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, String(one)]),
      ),
    )
    addresses.push(
      `${categoryPath(category)}?sort=name-asc&page=100&${query}`,
      call('products.page', { category, sort: 'name-asc', page: 100, filters: chosen }),
    )
  }
  const longest = Math.max(...addresses.map((address) => address.length))
  expect(longest).toBeGreaterThan(2_000)
  expect(longest).toBeLessThan(longestTarget)
})

import { expect, test } from 'vitest'
import { fixedPages, type PageMetadata } from './page-metadata.ts'

const pages: PageMetadata[] = Object.values(fixedPages)

test('no two pages share a title, a description or an address', () => {
  for (const key of ['title', 'description', 'path'] as const)
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
})

test('a description fits where search results show it', () => {
  for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(155)
})

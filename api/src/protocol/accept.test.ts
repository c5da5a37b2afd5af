import { expect, test } from 'vitest'
import { prefersMarkdown } from './content-negotiation.ts'

test.each([
  'text/markdown',
  'Text/Markdown;charset=utf-8',
  'text/markdown, */*',
  '*/*, text/markdown',
  'text/markdown, text/html, */*',
  'text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1',
  'text/html;q=0.2, text/markdown ; q=0.3',
  'text/markdown, text/html;q=0',
  'text/*, text/html;q=0.5',
])('%s is answered in Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html',
  'application/json',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/markdown;q=0, */*',
  'text/markdown;q=nonsense, text/html',
  'text/markdown;q=0.1, */*',
  'text/markdownish',
])('%s is answered in HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})

test('a header longer than any browser sends is not read, because reading it takes milliseconds', () => {
  expect(prefersMarkdown(`text/markdown${', a/b'.repeat(190)}`)).toBe(true)
  expect(prefersMarkdown(`text/markdown${', a/b'.repeat(3_000)}`)).toBe(false)
})

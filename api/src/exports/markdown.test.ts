import { expect, test } from 'vitest'
import { escapeMarkdown, link, paragraphs } from './markdown.ts'

test('marks that would mean something are escaped, figures stay as they are', () => {
  expect(escapeMarkdown('a *b* _c_ `d` [e](f) <g> \\ ~~h~~ &amp;')).toBe(
    String.raw`a \*b\* \_c\_ \`d\` \[e\](f) \<g\> \\ \~~h\~~ \&amp;`,
  )
  for (const figure of ['-100 to 1400 °C', '2 × 3.5″, in the cage', '1 & 2', '12V-2x6'])
    expect(escapeMarkdown(figure)).toBe(figure)
})

test('an address ends where it should', () => {
  expect(link('a]b', '/a(b)%20c')).toBe(String.raw`[a\]b](/a%28b%29%20c)`)
})

test('parts stand apart and empty ones leave no trace', () => {
  expect(paragraphs('a', '', 'b')).toBe('a\n\nb\n')
})

import { expect, test } from 'vitest'
import { LegalPageSchema } from './legal-page.ts'
import { readMarkdown } from './read-markdown.ts'

test('paragraphs, lists, bold words and links are read', () => {
  expect(
    readMarkdown(
      'Write to help@argo.example\nor **call**.\n\n- [Warranty](/warranty#clauses)\n- [Files](/licenses.txt)\n\n1. One\n2. [Two](https://example.com/2)',
    ),
  ).toEqual({
    prose: [
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Write to ' },
            { text: 'help@argo.example', href: 'mailto:help@argo.example' },
            { text: ' or ' },
            { text: 'call', bold: true },
            { text: '.' },
          ],
        ],
      },
      {
        kind: 'bullets',
        lines: [
          [{ text: 'Warranty', href: '/warranty#clauses' }],
          [{ text: 'Files', href: '/licenses.txt' }],
        ],
      },
      {
        kind: 'steps',
        lines: [[{ text: 'One' }], [{ text: 'Two', href: 'https://example.com/2' }]],
      },
    ],
  })
})

test('a table is read with the heads of its columns', () => {
  expect(
    readMarkdown('| What | Why |\n| --- | --- |\n| **Address** | [News](/newsletter) |'),
  ).toEqual({
    prose: [
      {
        kind: 'table',
        head: [[{ text: 'What' }], [{ text: 'Why' }]],
        rows: [[[{ text: 'Address', bold: true }], [{ text: 'News', href: '/newsletter' }]]],
      },
    ],
  })
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,x)',
  '[x](http://example.com)',
  '[x](//example.com)',
  '[x](/\\example.com)',
  '[x](https:example.com)',
  '[x](https://javascript:alert@x.example)',
  '[x](warranty)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  'www.example.com',
])('%s leads nowhere, and is refused', (text) => {
  const { prose, problem } = readMarkdown(text)
  expect(JSON.stringify(prose)).not.toContain('href')
  expect(problem).toMatch(/is no address that a link may have|cannot be shown/)
})

test.each([
  ['<b>bold</b>', /^<b> is HTML/],
  ['<script>alert(1)</script>', /^<script>.* is HTML/],
  ['# Title', /^“# Title” cannot be shown/],
  ['- one\n  - two', /cannot be shown/],
  ['![x](/a.png)', /cannot be shown/],
  ['> quoted', /cannot be shown/],
  ['`code`', /cannot be shown/],
])('%s is plain text, and refused', (text, problem) => {
  const read = readMarkdown(text)
  expect(read.problem).toMatch(problem)
  expect(JSON.stringify(read.prose)).not.toContain('href')
})

test.each(['>', '> ', '- ', '1. ', '- > ', '* * '])(
  'a text of %j over and over is plain text, and refused',
  (sign) => {
    const text = `${sign.repeat(5_000 / sign.length)}x`
    const { prose, problem } = readMarkdown(text)
    expect(problem).toMatch(/nested too deeply|cannot be shown/)
    expect(JSON.stringify(prose)).not.toContain('href')
  },
)

test('a chapter that is nested too deeply is refused at its field', () => {
  const chapters = [{ id: 'one', title: 'One', text: '>'.repeat(5_000) }]
  const { error } = LegalPageSchema.safeParse({ lead: 'Lead', chapters })
  expect(error?.issues).toMatchObject([
    { path: ['chapters', 0, 'text'], message: 'This is nested too deeply to be shown' },
  ])
})

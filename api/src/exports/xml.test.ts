import { expect, test } from 'vitest'
import { readXml } from './test-xml.ts'
import { escapeXml } from './xml.ts'

test('markup and quotes are text', () => {
  const text = `]]> <b a="1" b='2'> &amp; </urlset><!-- <![CDATA[`
  expect(readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)).toEqual({
    a: { b: text, '#text': text },
  })
})

test('what XML cannot hold is replaced, tabs and line breaks are kept', () => {
  expect(escapeXml('a\0b\u001Bc\uFFFEd\uD800e\u0085')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFD')
  expect(escapeXml('a\tb\nc😀')).toBe('a\tb\nc😀')
})

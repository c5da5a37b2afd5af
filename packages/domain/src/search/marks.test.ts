import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markMatches } from './marks.ts'
import { parseQuery } from './query.ts'

const marked = (text: string, query: string) =>
  markMatches(text, parseQuery(query).terms)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test.each([
  ['Typhoon 120', 'typh', '[Typh]oon 120'],
  ['GX 650', 'gx650', '[GX] [650]'],
  ['Monitor Arm', 'monitors', '[Monitor] Arm'],
  ['Power Supplies', 'PSU', '[Power] [Supplies]'],
  ['F120 Fan Three-Pack', 'quiet', 'F120 Fan Three-Pack'],
  ['F120 Fan Three-Pack', 'ventilator', 'F120 [Fan] Three-Pack'],
  ['Edge', 'calypso', 'Edge'],
])('in %s a search for %s marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('whatever is searched for, the parts are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, query) => {
      const parts = markMatches(text, parseQuery(query).terms)
      expect(parts.map(({ text }) => text).join('')).toBe(text)
    }),
  )
})

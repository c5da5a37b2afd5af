import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test.each(['96385074', '036000291452', '4006381333931', '9780306406157', '10012345678902'])(
  '%s is a GTIN, and with any other last digit, or two neighbours changed about, it is none',
  (gtin) => {
    expect(isGtin(gtin)).toBe(true)
    for (let digit = 0; digit < 10; digit += 1) {
      const other = gtin.slice(0, -1) + digit
      expect(isGtin(other), other).toBe(other === gtin)
    }
  },
)

test.each([
  '',
  '0',
  '00000000',
  '4006381333932',
  '400638133393',
  '4.00638E+12',
  '4006381 333931',
  '٤٠٠٦٣٨١٣٣٣٩٣١',
])('“%s” is no GTIN', (text) => expect(isGtin(text)).toBe(false))

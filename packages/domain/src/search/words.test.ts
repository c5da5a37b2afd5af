import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentWords, queryWords } from './words.ts'

test.each([
  ['Typhoon 120', ['typhoon', '120']],
  ['LGA1700', ['lga', '1700']],
  ['G-100M', ['g', '100m']],
  ['69 g', ['69g']],
  ['69g', ['69g']],
  ['750 watts', ['750w']],
  ['25,600 DPI', ['25600dpi']],
  ['7.6 kg', ['7.6kg']],
  ['33,6 cm', ['336mm']],
  ['12cm', ['120mm']],
  ['1.2 kW', ['1200w']],
  ['53.0 L', ['53l']],
  ['1 000 W', ['1000w']],
  ['25 600 DPI', ['25600dpi']],
  ['250 or 1 000 cd/m²', ['250', 'or', '1000nit']],
  ['Ryzen 9 170 W', ['ryzen', '9', '170w']],
  ['3 120 mm fans', ['3', '120mm', 'fan']],
  ['80Plus', ['80', 'plus']],
  ['5070Ti', ['5070ti']],
  ['25.600 dpi', ['25600dpi']],
  ['10 Gbit/s', ['10gbps']],
  ['10Gbps', ['10gbps']],
  ['400 nits', ['400nit']],
  ['250 cd/m²', ['250nit']],
  ['160°', ['160deg']],
  ['160 degrees', ['160deg']],
  ['92%', ['92pct']],
  ['90 m³/h', ['90cmh']],
  ['50 °C', ['50', 'c']],
  ['AM5,AM4', ['am', '5', 'am', '4']],
  ['34″', ['34in']],
  ['34 inch', ['34in']],
  ['34-inch', ['34in']],
  ['34“', ['34in']],
  ['27½', ['27.5']],
  ['27½"', ['27.5in']],
  ['27 1/2 inch', ['27.5in']],
  ['13 1/4 in', ['13.25in']],
  ['6 Fuß 3 Zoll', ['1910mm']],
  ['14 st 2', ['198lb']],
  ['14 stone 2 pounds', ['198lb']],
  ['348 mm x 146 mm x 72 mm', ['348', '146', '72mm']],
  ['2 x 120 mm', ['2', '120mm']],
  ["1'000 W", ['1000w']],
  ['6′3″', ['1910mm']],
  ["6'3", ['1910mm']],
  ['5´11', ['1800mm']],
  ['6 foot 4', ['1930mm']],
  ['6ft4', ['1930mm']],
  ['6 feet 4 inches', ['1930mm']],
  ['1.92 m', ['1920mm']],
  ['1m92', ['1920mm']],
  ['1.8 m', ['1.8m']],
  ['6 ft cable', ['6ft', 'cable']],
  ['5080 in Edge', ['5080', 'in', 'edge']],
  ['5090 G120', ['5090', 'g', '120']],
  ['5090 g', ['5090g']],
  ["6' tall", ['6ft', 'tall']],
  ['250 lbs', ['250lb']],
  ['5 year warranty', ['5years', 'warranty']],
  ['3440 × 1440', ['3440', '1440']],
  ['3440x1440', ['3440', '1440']],
  ['Cases', ['case']],
  ['power supplies', ['power', 'supply']],
  ['chassis', ['chassis']],
  ['glass', ['glass']],
  ['Câble', ['cable']],
  ['Weiß', ['weiss']],
  ['', []],
  ['"*(:', []],
])('%s is compared as %j', (text, words) => {
  expect(queryWords(text)).toEqual(words)
})

test('in a text a number is found without its unit too', () => {
  expect(documentWords('GPU clearance: 400 mm')).toEqual(['gpu', 'clearance', '400mm', '400'])
})

test('whatever is typed, its words are letters, digits and points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of queryWords(text)) expect(word).toMatch(/^[\p{L}\d.]+$/u)
    }),
  )
})

test('what is typed as a text has it is found in it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = documentWords(text)
      for (const word of queryWords(text)) expect(words).toContain(word)
    }),
  )
})

import { expect, test } from 'vitest'
import { besideUsUnits, inFeet, inPounds, inUsUnits } from './us-units.ts'

test.each([
  [160, '5′3″'],
  [183, '6′0″'],
  [182.9, '6′0″'],
  [195, '6′5″'],
])('%d cm are %s', (cm, feet) => expect(inFeet(cm)).toBe(feet))

test('a person of 130 kg weighs 287 lb, and a load of 130 kg is 286 lb', () => {
  expect(inPounds(130)).toBe(286)
  expect(inPounds(198 * 0.45359237)).toBe(198)
})

test.each([
  ['Maximum load', '130 kg', '286 lb'],
  ['Maximum load', '150 kg', '330 lb'],
  ['Supported weight', '2–9 kg', '4.5–19.8 lb'],
  ['Weight', '34 kg', '75 lb'],
])('%s of %s is %s: pounds never allow more than kilograms', (label, figure, us) =>
  expect(inUsUnits(figure, label)).toBe(us),
)

test.each([
  ['130 kg', '287 lb'],
  ['160–185 cm', '5′3″–6′1″'],
  ['44–52 cm', '17.3–20.5 in'],
  ['52 cm (38 cm between the bolsters)', '20.5 in (15 in between the bolsters)'],
  ['45 × 35 cm', '17.7 × 13.8 in'],
  ['9–15 cm', '3.5–5.9 in'],
  ['9.0 kg, with stand (6.2 kg without)', '19.8 lb, with stand (13.7 lb without)'],
  ['2–9 kg', '4.4–19.8 lb'],
  ['500 lx, 45 cm below the bar', '500 lx, 17.7 in below the bar'],
  [
    'Nylon, five-star, 68 cm across, 60 mm casters',
    'Nylon, five-star, 26.8 in across, 60 mm casters',
  ],
  ['30 cm²', null],
  ['60 kg/m³', null],
  ['95 m³/h', '56 CFM'],
  ['58 m³/h', '34 CFM'],
  ['95 m³/h, at 1,800 rpm, free air (56 CFM)', null],
  ['69 g', null],
  ['90–155°', null],
])('the figure %s is %s in US units', (figure, us) => expect(inUsUnits(figure)).toBe(us))

test.each([
  ['five-star, 68 cm across', 'five-star, 26.8 in / 68 cm across'],
  ['(38 cm between the bolsters)', '(15 in / 38 cm between the bolsters)'],
  ['over 50 kg/m³ molded foam', 'over 50 kg/m³ molded foam'],
])('%s has its measures in both units', (value, shown) =>
  expect(besideUsUnits({ label: 'Base', value })).toBe(shown),
)

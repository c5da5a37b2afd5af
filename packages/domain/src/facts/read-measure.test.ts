import { expect, test } from 'vitest'
import { type AskedMeasure, readMeasure } from './read-measure.ts'

const card: AskedMeasure = { unit: 'mm', least: 50, most: 600, side: 'longest' }
const thickness: AskedMeasure = { unit: 'mm', least: 5, most: 150, side: 'shortest' }
const power: AskedMeasure = { unit: 'W', least: 10, most: 3000 }
const slots: AskedMeasure = { unit: 'slots', least: 1, most: 6 }
const height: AskedMeasure = { unit: 'cm', least: 100, most: 230 }
const feet: AskedMeasure = { unit: '″', least: 39, most: 91, bare: ['ft'] }
const kilograms: AskedMeasure = { unit: 'kg', least: 30, most: 250 }
const pounds: AskedMeasure = { unit: 'lb', least: 66, most: 551 }
const drives: AskedMeasure = { unit: 'drives', least: 0, most: 20 }

test.each([
  ['336', 336],
  ['336 MM', 336],
  ['336mm.', 336],
  ['336\u00A0mm', 336],
  ['336\u2009mm', 336],
  [' 336\u200B mm', 336],
  ['３３６ mm', 336],
  ['~304mm', 304],
  ['≈ 304 mm', 304],
  ['max. 304 mm', 304],
  ['up to 304 mm', 304],
  ['ca. 304', 304],
  ['304 mm long', 304],
  ['33,6 cm', 336],
  ['33.6 Cm', 336],
  ['0.336 m', 336],
  ['304.00 mm', 304],
  ['304,5', 304.5],
  ['11.97" (304mm)', 304],
  ['304 mm (11.97 in)', 304],
  ['304 mm / 11.97 inches', 304],
  ['304mm/11.97in', 304],
  ['348 x 146 x 72 mm', 348],
  ['348 × 146 × 72', 348],
  ['348mm x 146mm x 72mm', 348],
  ['34,8 x 14,6 x 7,2 cm', 348],
  ['336*140*61mm', 336],
  ['13.2 in', 335],
  ['13.2 inches', 335],
  ['13.2-inch', 335],
  ['13.23″', 336],
  ["13.23''", 336],
  ['8.27 in', 210],
  ['15.75 in', 400],
  ['13 1/4 in', 337],
  ['13¼"', 337],
  ['11-15/16"', 303],
  ['13,2 pouces', 335],
  ['Length: 336 mm', 336],
  ['max. length 336mm', 336],
  ['Länge 336 mm', 336],
  ['environ 336 mm', 336],
  ['L=348 x W=146 x H=72 mm', 348],
  ['348 (L) x 146 (W) x 72 (H) mm', 348],
  ['11 31/32 in', 304],
  ['L348 x W146 x H72 mm', 348],
  ['348 l × 146 b × 72 h mm', 348],
  ['348(L)X 146(W)X 72(H)mm', 348],
  ['L=348 W=146 H=72 mm', 348],
  ['348mmx146mmx72mm', 348],
  ['348 by 146 by 72 mm', 348],
  ['348mm x 146mm x 3-slot', 348],
  ['348.2 x 150 x 72.6 mm13.7 x 5.9 x 2.9 inch', 348.2],
  ['357.6 x 149.3 x 70.1 mm / 14.1 x 5.9 x 2', 357.6],
  ['336 mm, 3 slots', 336],
  ['336mm x 140mm x 61mm w/o Bracket', 336],
  ['336 mm 13.2 inches', 336],
  ['336 mm - 13.2 in', 336],
  ['336 ± 2 mm', 336],
  ['Length (mm): 336', 336],
  ['Grafikkarte 336 mm lang', 336],
  ['longueur : 336 mm', 336],
  ['1 ft', 304.8],
  ['1\' 1"', 330.2],
])('a card’s length of %j is %s mm', (text, mm) => expect(readMeasure(text, card)).toBe(mm))

test.each([
  '',
  'long',
  '-336',
  '−336',
  '336 W',
  '336 kg',
  '1e2',
  '33600',
  '3',
  '300-310 mm',
  '300 - 310 mm',
  '300 to 310 mm',
  '304 / 137 / 61 mm',
  'RX 580',
  '0x150',
  '336 mm 2',
  '304 mm (12 kg)',
  '304 apples',
  'GTX 480',
  '1,00,0',
  '1.2.3',
  'mm',
  '½ apple',
  '300 x',
])('%j is no card’s length', (text) => expect(readMeasure(text, card)).toBeUndefined())

test('of a size the length that is asked is taken, and of two lengths the longer alone', () => {
  expect(readMeasure('348 x 146 x 72 mm', thickness)).toBe(72)
  expect(readMeasure('72 x 348 x 146 mm', { ...card, side: 'middle' })).toBe(146)
  expect(readMeasure('348 x 146 mm', card)).toBe(348)
  expect(readMeasure('61 mm (3 slots)', thickness)).toBe(61)
  expect(readMeasure('348 x 146 mm', thickness)).toBeUndefined()
  expect(readMeasure('150 x 140 x 86 mm', { unit: 'mm', least: 50, most: 500 })).toBeUndefined()
})

test('of a size the height and the depth are told by the letters beside them', () => {
  const height: AskedMeasure = { unit: 'mm', least: 10, most: 400, side: 'height' }
  for (const size of [
    '125 x 135 x 155 mm (W × D × H)',
    '155 (H) x 125 (W) x 135 (D) mm',
    'L125mm × W135mm × H155mm',
    'Height: 155 mm Width: 125 mm',
  ])
    expect(readMeasure(size, height), size).toBe(155)
  expect(readMeasure('160 x 150 x 86 mm (L x W x H)', { ...height, side: 'depth' })).toBe(160)
  expect(readMeasure('125 x 135 x 155 mm', height)).toBeUndefined()
})

test.each([
  ['450', 450],
  ['450 W TGP', 450],
  ['450W (TGP)', 450],
  ['TGP: 450 W', 450],
  ['Total board power 450 W', 450],
  ['450 Watts', 450],
  ['1 000 W', 1000],
  ['1\u202F000 W', 1000],
  ['1,000 W', 1000],
  ['1.000 W', 1000],
  ['1’000 W', 1000],
  ['1200w', 1200],
  ['1.2 kW', 1200],
  ['Netzteil 850 Watt', 850],
  ['850 W, 80 PLUS Gold', 850],
  ['62.5', 62.5],
])('a power of %j is %s W', (text, watts) => expect(readMeasure(text, power)).toBe(watts))

test.each(['PL2 253 W', '125 W / 253 W', '600-800 W', '850 V'])('%j is no power', (text) => {
  expect(readMeasure(text, power)).toBeUndefined()
})

test.each([
  ['3', 3],
  ['2.5 slot', 2.5],
  ['2,5 slots', 2.5],
  ['3-slot', 3],
  ['3.5-slot', 3.5],
  ['2½ slots', 2.5],
  ['Triple-slot', 3],
  ['Dual Slot', 2],
  ['three slots', 3],
])('%j are %s slots', (text, count) => expect(readMeasure(text, slots)).toBe(count))

test.each([
  ['180', 180],
  ['180 CM', 180],
  ['180cm.', 180],
  ['180 Zentimeter', 180],
  ['1,80 m', 180],
  ['1.80M', 180],
  ['1m80', 180],
  ['1 m 80', 180],
  ['1800 mm', 180],
  ['5\'11"', 180.34],
  ['5’11”', 180.34],
  ['5´11', 180.34],
  ["5' 11''", 180.34],
  ['5′11 1/2″', 181.61],
  ['5 ft 11½ in', 181.61],
  ['5ft11', 180.34],
  ['5 ft, 11 in', 180.34],
  ['5-foot-11', 180.34],
  ['5\'-11"', 180.34],
  ['ich bin 1,80 m', 180],
  ['taille 1m80', 180],
  ['5 feet 11 inches', 180.34],
  ['5 foot 11', 180.34],
  ['6 feet', 182.88],
  ['71 in', 180.34],
])('a person of %j is %s cm tall', (text, cm) => expect(readMeasure(text, height)).toBe(cm))

test.each(['tall', '1', '180 kg', '5\'13"', "5.11'", '5.5 ft', '5 11', '99999'])(
  '%j is no height in cm',
  (text) => expect(readMeasure(text, height)).toBeUndefined(),
)

test.each([
  ['6', 72],
  ['5 11', 71],
  ['5-11', 71],
  ['5\'11"', 71],
  ['180 cm', 70.8661417323],
])('in feet %j is %s inches', (text, inches) => expect(readMeasure(text, feet)).toBe(inches))

test('nobody says which tenth of a foot 5.11 is', () => {
  expect(readMeasure('5.11', feet)).toBeUndefined()
  expect(readMeasure('5,5', feet)).toBeUndefined()
})

test.each([
  ['90', 90],
  ['90 KG', 90],
  ['90 kgs', 90],
  ['90,5 kg', 90.5],
  ['90 kilos', 90],
  ['90 Kilogramm', 90],
  ['198 lb', 89.81128926],
  ['198 LBS.', 89.81128926],
  ['198 pounds', 89.81128926],
  ['12 stone 4', 78.01788764],
  ['12 st 4 lb', 78.01788764],
])('a weight of %j is %s kg', (text, kg) => expect(readMeasure(text, kilograms)).toBe(kg))

test.each([
  ['198', 198],
  ['198 pounds', 198],
  ['90 kg', 198.416036033],
])('a weight of %j is %s lb', (text, lb) => expect(readMeasure(text, pounds)).toBeCloseTo(lb, 5))

test.each([
  ['2', 2],
  ['0', 0],
  ['2 drives', 2],
  ['2 HDDs', 2],
])('%j are %s drives', (text, count) => expect(readMeasure(text, drives)).toBe(count))

test.each(['card:', 'w=', '=', '~ ', 'up to ', '1/2 ', '(L) x ', '± 2 ', '1 000 '])(
  'what is no measure is soon known for none, with %j twenty times before it',
  (words) => {
    expect(readMeasure(`${words.repeat(20)}! 5`, card)).toBeUndefined()
  },
)

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is no unit', (word) => {
  expect(readMeasure(`5 ${word}`, drives)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { inFeet, inPounds, inUsUnits } from './us-units.ts'

test.each([
  [160, '5′3″'],
  [183, '6′0″'],
  [182.9, '6′0″'],
  [195, '6′5″'],
])('%d cm are %s', (cm, feet) => expect(inFeet(cm)).toBe(feet))

test('130 kg are 287 lb', () => expect(inPounds(130)).toBe(287))

test.each([
  ['130 kg', '287 lb'],
  ['160–185 cm', '5′3″–6′1″'],
  ['69 g', null],
  ['90–155°', null],
])('the figure %s is %s in US units', (figure, us) => expect(inUsUnits(figure)).toBe(us))

import { expect, test } from 'vitest'
import { inFeet, inPounds } from './us-units.ts'

test.each([
  [160, '5′3″'],
  [183, '6′0″'],
  [182.9, '6′0″'],
  [195, '6′5″'],
])('%d cm are %s', (cm, feet) => expect(inFeet(cm)).toBe(feet))

test('130 kg are 287 lb', () => expect(inPounds(130)).toBe(287))

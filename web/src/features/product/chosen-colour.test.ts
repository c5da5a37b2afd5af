import type { Product } from '@argo/domain/product'
import { expect, test } from 'vitest'
import { chosenColour } from './chosen-colour.ts'

const chair = {
  colorVariations: ['Black/Red', 'Black/Blue'],
  defaultColor: 'Black/Red',
} as Product

test('the colour asked for is chosen when the product comes in it', () => {
  expect(chosenColour(chair, 'Black/Blue')).toBe('Black/Blue')
})

test('any other colour falls back to the starting one', () => {
  for (const asked of [undefined, '', 'Plaid', 'black/blue']) {
    expect(chosenColour(chair, asked)).toBe('Black/Red')
  }
  expect(chosenColour({ ...chair, defaultColor: null }, 'Plaid')).toBe('Black/Red')
})

test('a product without colours has none', () => {
  expect(chosenColour({ ...chair, colorVariations: null, defaultColor: null }, 'Black')).toBeNull()
})

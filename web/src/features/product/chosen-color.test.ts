import type { Product } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { chosenColor } from './chosen-color.ts'

const chair = {
  colorVariations: ['Black/Red', 'Black/Blue'],
  defaultColor: 'Black/Red',
} as Product

test('the color asked for is chosen when the product comes in it', () => {
  expect(chosenColor(chair, 'Black/Blue')).toBe('Black/Blue')
})

test('any other color falls back to the starting one', () => {
  for (const asked of [undefined, '', 'Plaid', 'black/blue']) {
    expect(chosenColor(chair, asked)).toBe('Black/Red')
  }
  expect(chosenColor({ ...chair, defaultColor: null }, 'Plaid')).toBe('Black/Red')
})

test('a product without colors has none', () => {
  expect(chosenColor({ ...chair, colorVariations: null, defaultColor: null }, 'Black')).toBeNull()
})

import type { Product } from '@argo/domain/products/product'
import { expect, test } from 'vitest'
import { chosenColor } from './chosen-color.ts'

const colorVariations = ['Black/Red', 'Black/Blue']

test('a page is in the color asked for, if the product comes in it, else in its starting one, if it has any', () => {
  const chair = { colorVariations, defaultColor: 'Black/Red' } as Product
  expect(chosenColor(chair, 'Black/Blue')).toBe('Black/Blue')
  for (const asked of [undefined, '', 'Plaid', 'black/blue'])
    expect(chosenColor(chair, asked)).toBe('Black/Red')
  expect(chosenColor({ ...chair, defaultColor: null }, 'Plaid')).toBe('Black/Red')
  expect(chosenColor({ ...chair, colorVariations: null, defaultColor: null }, 'Black')).toBeNull()
})

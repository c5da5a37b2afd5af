import { expect, test } from 'vitest'
import { kindLabel } from './kind.ts'

const plain = { name: 'Talos', specs: [], description: '', category: 'peripherals' as const }

test.each([
  [{ category: 'coolers' as const, specs: ['Rated heat load: 180 W'] }, 'CPU cooler'],
  [{ description: 'A light, wired mouse with an optical sensor.' }, 'Mouse'],
  [{ description: 'An ergonomic keyboard that folds.' }, 'Keyboard'],
  [{ name: 'Talos Keyboard', description: 'A keyboard with 87 keys.' }, 'Peripherals'],
  [{ name: 'Mouse Bungee', description: 'Holds a cable.' }, 'Peripherals'],
  [{ name: '87' }, 'Peripherals'],
])('%j is a %s', (product, kind) => {
  expect(kindLabel({ ...plain, ...product })).toBe(kind)
})

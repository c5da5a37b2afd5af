import { expect, test } from 'vitest'
import type { Build } from './build.ts'
import { checkBuild } from './checks.ts'
import { fixOf, suggestionsFor } from './suggestions.ts'
import { testBuild, testChassis } from './test-build.ts'

const product = (name: string) => ({
  id: 1,
  slug: name,
  name,
  category: 'cases' as const,
  imageUrl: '',
})
const choice = <Part extends { name: string }>(part: Part) => ({
  key: part.name,
  product: product(part.name),
  part,
})
const small = { ...testChassis, name: 'Small', card: { length: 300 }, coolerHeight: 150 }
const choices = {
  case: [
    small,
    { ...testChassis, name: 'Long', card: { length: 420 }, coolerHeight: 140 },
    testChassis,
  ].map(choice),
  cooler: [
    { name: 'Tower', height: 155 },
    { name: 'Flat', height: 47 },
  ].map(choice),
  supply: [{ name: 'GX', length: 140 }].map(choice),
}

function suggestions(parts: Partial<Build>) {
  const build = testBuild({ chassis: small, ...parts })
  return suggestionsFor(build, checkBuild(build), choices)
}

test('beside what collides stands the case that mends it, with what it then leaves', () => {
  expect(suggestions({ card: { length: 336 } }).get('card-length')).toEqual([
    {
      field: 'case',
      key: 'Long',
      name: 'Long',
      status: 'fits',
      result: '84 mm to spare',
      calculation: '336 mm of 420 mm',
    },
  ])
})

test('what fits is suggested before what is tight, and of what fits the one that leaves most, whatever else collides', () => {
  const cases = ['Tight', 'Close', 'Roomy'].map((name, index) =>
    choice({ ...testChassis, name, card: { length: 400 + index * 15 } }),
  )
  const short = { name: 'Short', length: 140, watts: 300 }
  const build = testBuild({
    chassis: small,
    card: { length: 400, watts: 600 },
    processor: 180,
    supply: short,
  })
  const found = suggestionsFor(build, checkBuild(build), { ...choices, case: cases })
  expect(found.get('card-length')).toMatchObject([{ name: 'Roomy', result: '30 mm to spare' }])
})

test('a part that mends it tightly says so', () => {
  expect(suggestions({ card: { length: 418 } }).get('card-length')).toMatchObject([
    { name: 'Long', status: 'tight', result: '2 mm to spare' },
  ])
})

test('a case that mends one thing and breaks another is not suggested', () => {
  const build = { card: { length: 336 }, cooler: { name: 'Own', height: 145 } }
  expect(
    suggestions(build)
      .get('card-length')
      ?.map(({ name }) => name),
  ).toEqual(['Edge'])
})

test('of what collides by two parts, each can be changed', () => {
  const found = suggestions({ cooler: { name: 'Own', height: 160 } }).get('cooler-height')
  expect(found?.map(({ field, name }) => `${field} ${name}`)).toEqual(['case Edge', 'cooler Flat'])
})

test('where nothing collides, or nothing of ours mends it, there is not suggested', () => {
  expect(suggestions({ card: { length: 280 } }).size).toBe(0)
  expect(suggestions({ card: { length: 500 } }).get('card-length')).toEqual([])
})

test('those of ours that together mend all that collides are named, and what would then be tight; nothing where something stays', () => {
  const fix = (parts: Partial<Build>) => {
    const build = testBuild({ chassis: small, ...parts })
    const checks = checkBuild(build)
    const found = suggestionsFor(build, checks, choices)
    const fix = fixOf(build, checks, found, choices)
    return fix && [...fix.parts.map(({ name }) => name), ...fix.minded.map(({ result }) => result)]
  }
  expect(fix({ card: { length: 410 }, cooler: { name: 'Tower', height: 155 } })).toEqual([
    'Long',
    'Flat',
  ])
  expect(fix({ card: { length: 310 }, cooler: { name: 'Tower', height: 155 } })).toEqual(['Edge'])
  expect(fix({ card: { length: 418 } })).toEqual(['Long', '2 mm to spare'])
  expect(fix({ card: { length: 500 }, cooler: { name: 'Tower', height: 155 } })).toBeNull()
})

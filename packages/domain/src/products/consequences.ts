import type { AttributeName } from '../facts/attributes.ts'
import { type Described, readSpecs, type SpecReading } from '../facts/read-specs.ts'
import { isAccessory } from '../features/key-figures.ts'
import { inWords } from '../text/in-words.ts'
import { categoryFacts } from './category.ts'

/** What follows from a fact that is not stated, or cannot be read. */
export interface Consequence {
  label: AttributeName
  sentence: string
}

/** What a product cannot do on the site for want of a fact, one sentence for each, by how its specs are read. */
export function consequencesOf(
  product: Described,
  readings: readonly SpecReading[] = readSpecs(product),
): Consequence[] {
  const { category } = product
  const stated = new Set(
    readings.flatMap(({ problem, label }) => (problem === undefined ? label : [])),
  )
  const { keyAttributes, keyOnlyWith = {}, isMixed, neededToFit } = categoryFacts(category)
  const missing = (label: AttributeName) =>
    !stated.has(label) && (keyOnlyWith[label]?.some((other) => stated.has(other)) ?? true)
  const key = keyAttributes.filter(missing)
  if (isAccessory(product)) return accessory(product, key)
  const isFitted = neededToFit?.kind?.some((label) => stated.has(label)) ?? true
  const { all = [], checks = {} } = (isFitted ? neededToFit : undefined) ?? {}
  const unread = (label: AttributeName, consequence: string) => ({
    label,
    sentence: `No ${label} that can be read: ${consequence}.`,
  })
  const unfit = all
    .filter(missing)
    .map((label) => unread(label, 'it cannot be chosen where the site tells what fits'))
  const unchecked = (Object.entries(checks) as [AttributeName, string][])
    .filter(([label]) => unfit.length === 0 && missing(label))
    .map(([label, what]) => unread(label, `it is not known ${what}`))
  const unlisted = key
    .filter((label) => !isMixed && !all.includes(label))
    .map((label) => unread(label, 'cards lack it, lists put it last, and filters leave it out'))
  return [...unfit, ...unlisted, ...unchecked].filter(
    ({ label }, index, every) => every.findIndex((other) => other.label === label) === index,
  )
}

// What a bracket for cases does not state is nothing that it lacks.
function accessory({ category }: Described, key: readonly AttributeName[]): Consequence[] {
  const [first] = key
  if (first === undefined) return []
  const { singular, keyAttributes } = categoryFacts(category)
  return [
    {
      label: first,
      sentence: `It is listed as an accessory. A ${singular} states at least two of ${inWords(keyAttributes)}.`,
    },
  ]
}

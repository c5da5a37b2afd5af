import { categories, type Category, categoryFacts } from '../products/category.ts'
import { type AttributeName, attributes, groupTitles, type Attribute } from './attributes.ts'
import type { Definition } from './definition.ts'

const byCategory = new Map(
  categories.map((category) => [category, new Map(attributesIn(category))] as const),
)

/** What a label means in a category; undefined where it is not known there. */
export function attributeOf(label: string, category: Category): Attribute | undefined {
  return byCategory.get(category)?.get(label)
}

/** All attributes that products of a category can have. */
export function attributesOf(category: Category): Attribute[] {
  return [...(byCategory.get(category)?.values() ?? [])]
}

function attributesIn(category: Category): [string, Attribute][] {
  const own = categoryFacts(category).attributes ?? {}
  return groupTitles.flatMap((group) =>
    Object.entries<Definition>(attributes[group]).map(([label, definition]) => {
      const name = label as AttributeName
      return [label, { ...(own[name] ?? definition), group, name }]
    }),
  )
}

import type { Category } from '@argo/domain/products/category'
import { attributeOf, type NamedAttribute } from '@argo/domain/facts/attributes'
import { filterAttributes } from '@argo/domain/lists/filters/filter-attributes'
import type { Database } from '../database/schema.ts'
import { insertProducts } from './test-variants.ts'

/** More words than a list of choices has room for; some are beginnings of others. */
export const words = Array.from({ length: 30 }, (_, index) => `Kind ${index}`)

/** Numbers that the test catalogue has, in the unit that an attribute is shown in. */
export const numbers = { least: 20, most: 260 }

/** Adds products whose every attribute differs from one to the next, in words and in numbers, and some of which lack it. */
export async function addVariedProducts(
  db: Database,
  category: Category,
  total: number,
  random: (end: number) => number,
): Promise<void> {
  const all = db.selectFrom('products')
  const model = await all.selectAll().where('slug', '=', 'edge').executeTakeFirstOrThrow()
  const newest = await all.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const rows = Array.from({ length: total }, (_, index) => ({
    ...model,
    id: newest.id + 1 + index,
    slug: `varied-${newest.id + 1 + index}`,
    name: `Varied ${random(1_000)}`,
    category,
    specs: JSON.stringify(
      filterAttributes(category).flatMap(({ name }) => {
        const attribute = attributeOf(name, category)
        return attribute && random(6) > 0 ? `${name}: ${valueOf(attribute, random)}` : []
      }),
    ),
  }))
  await insertProducts(db, rows)
}

function valueOf(attribute: NamedAttribute, random: (end: number) => number): string {
  const unit = 'unit' in attribute && attribute.unit ? ` ${attribute.unit}` : ''
  const number = () => numbers.least + random(numbers.most - numbers.least + 1)
  // Most products have one of a few.
  const word = () => words[random(random(4) === 0 ? words.length : 5)] ?? ''
  switch (attribute.kind) {
    case 'quantity':
      if (random(25) === 0) return random(2) === 0 ? 'Unlimited' : 'None'
      return random(5) === 0
        ? `${number()}${unit}${attribute.separator} ${number()}${unit} at 20 %`
        : `${number()}${unit}`
    case 'range': {
      const from = number()
      return random(4) === 0 ? `${from}${unit}` : `${from}–${from + random(80)}${unit}`
    }
    case 'dimensions':
      return `${1 + random(3)} × ${1 + random(3)}${unit}${unit === '' ? '' : `, ${number()} L`}`
    case 'list': {
      const items = Array.from({ length: 1 + random(4) }, word)
      const counted = items.map((item) => (attribute.counted ? `${1 + random(3)} × ${item}` : item))
      return counted.join(`${attribute.separator} `)
    }
    case 'yes/no':
      return random(2) === 0 ? 'Yes' : 'No'
    case 'choice':
    case 'text':
    default:
      return `${word()}, with words beside`
  }
}

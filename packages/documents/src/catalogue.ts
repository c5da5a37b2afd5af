import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parseSpec } from '@argo/domain/spec'
import type { Spec } from '@argo/domain/spec'
import { root } from './identity.ts'

/** A product as the documents need it: its words and its figures by label. */
export interface Product {
  id: number
  name: string
  description: string
  specs: Spec[]
}

const columns =
  'id, slug, name, description, category, image_url, images, featured, specs, color_variations, default_color'

/** Reads the products of `seed.sql` by id. Throws if the file is missing or isn't valid SQL. */
export function readCatalogue(
  sql = readFileSync(new URL('seed.sql', root), 'utf8'),
): Map<number, Product> {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE products (${columns})`)
  db.exec(sql)
  const rows = db.prepare('SELECT id, name, description, specs FROM products').all()
  db.close()
  return new Map(rows.map((row) => [Number(row.id), productOf(row)]))
}

function productOf(row: Record<string, unknown>): Product {
  const specs = JSON.parse(String(row.specs)) as string[]
  return {
    id: Number(row.id),
    name: String(row.name),
    description: String(row.description),
    specs: specs.map(parseSpec),
  }
}

/** The value a product states under a label. Throws and names the labels there are. */
export function factOf(product: Product, label: string): string {
  const spec = product.specs.find((entry) => entry.label === label)
  if (spec) return spec.value
  const labels = product.specs.map((entry) => entry.label).join(', ')
  throw new Error(`${product.name} states no "${label}". It states: ${labels}`)
}

/** All numbers in a stated value, in order: "450 x 220 mm" gives [450, 220]. */
export function numbersIn(value: string): number[] {
  return [...value.replaceAll(/(\d)[,\u202f ](?=\d{3})/g, '$1').matchAll(/-?\d+(?:\.\d+)?/g)].map(
    Number,
  )
}

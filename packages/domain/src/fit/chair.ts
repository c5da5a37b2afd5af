import * as z from 'zod/mini'
import { numbersIn, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import { type Product, ProductSchema } from '../products/product-schema.ts'

const RangeSchema = z.object({ from: z.number(), to: z.number() })

/** A chair by the figures that decide whether it fits: kg and cm. */
export const ChairSchema = z.object({
  product: z.pick(ProductSchema, {
    id: true,
    slug: true,
    name: true,
    category: true,
    imageUrl: true,
  }),
  load: z.number(),
  height: RangeSchema,
  seat: RangeSchema,
})

export type Chair = z.infer<typeof ChairSchema>

/** A chair of ours; undefined for a product that states no height of its user. */
export function chairOf(product: Product): Chair | undefined {
  const facts = factsOf(product)
  const height = valueOf(facts, 'User height', 'range')
  const seat = valueOf(facts, 'Seat height', 'range')
  const [load] = numbersIn(facts, 'Maximum load', 'g')
  if (!height || !seat || load === undefined) return undefined
  const { id, slug, name, category, imageUrl } = product
  const inCm = ({ from, to }: { from: number; to: number }) => ({ from: from / 10, to: to / 10 })
  return {
    product: { id, slug, name, category, imageUrl },
    load: load / 1_000,
    height: inCm(height),
    seat: inCm(seat),
  }
}

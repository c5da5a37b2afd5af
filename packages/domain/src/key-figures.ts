import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { leadingValue, parseSpec, type Spec } from './spec.ts'

type Described = Pick<Product, 'category' | 'specs'>

/** The figures people choose by, shown on cards. */
const chosenBy: Record<Category, readonly string[]> = {
  cases: ['GPU clearance', 'Radiator support', 'CPU cooler clearance'],
  coolers: ['Thermal conductivity', 'Operating temperature', 'Airflow', 'Noise level', 'Height'],
  'power-supplies': ['Power', 'Efficiency', 'Length'],
  peripherals: ['Resolution', 'Weight', 'Polling rate'],
  chairs: ['Maximum load', 'User height', 'Recline'],
  monitors: ['Refresh rate', 'Panel', 'Resolution'],
}

/** The two or three figures people choose a product by; an accessory's are its first three specs. */
export function keyFigures(product: Described): Spec[] {
  const figures = figuresOf(product)
  const chosen = chosenBy[product.category].flatMap(
    (label) => figures.find((figure) => figure.label === label) ?? [],
  )
  return chosen.length > 1 ? chosen : figures.slice(0, 3)
}

/** Every spec of a product with the part of its value that stands alone. */
export function figuresOf(product: Pick<Product, 'specs'>): Spec[] {
  return product.specs
    .map(parseSpec)
    .map(({ label, value }) => ({ label, value: leadingValue(value) }))
}

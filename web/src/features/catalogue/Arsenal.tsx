import { categories } from '@argo/domain/category'
import type { Product } from '@argo/domain/product'
import { CategoryBand } from './CategoryBand.tsx'

/** The whole catalogue as a wall: one band a category. */
export function Arsenal({ products }: { products: Product[] }) {
  const bands = categories
    .map((category) => ({
      category,
      products: products.filter((product) => product.category === category),
    }))
    .filter((band) => band.products.length > 0)
  return (
    <>
      <header className="page grid grid-cols-1 gap-x-8 gap-y-6 pt-12 pb-12 lg:grid-cols-12 lg:items-end lg:pt-24 lg:pb-20">
        <h1 className="display text-hero lg:col-span-8">Argo's Arsenal</h1>
        <p className="max-w-[40ch] text-lead text-steel lg:col-span-4 lg:justify-self-end">
          Everything we make: {products.length} products, each with the figures people choose it by.
        </p>
      </header>
      {bands.map((band, index) => (
        <CategoryBand key={band.category} {...band} first={index === 0} />
      ))}
    </>
  )
}

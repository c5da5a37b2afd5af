import type { ComponentProps, ReactNode, Ref } from 'react'
import { cardCell, type CardProduct, ProductCard } from './ProductCard.tsx'

interface ProductGridProps<Product> {
  products: readonly Product[]
  /** The columns on a tablet and on a desktop. */
  columns?: string
  /** What a card is given beside its product. */
  cardOf?: (product: Product, index: number) => Omit<ComponentProps<typeof ProductCard>, 'product'>
  /** Whether the first has a row of its own, but on a phone. */
  leads?: boolean
  /** Items after the products. */
  children?: ReactNode
  ref?: Ref<HTMLUListElement>
}

/** Products in cards of equal size: on a phone one below the other, on a tablet in two columns, on a desktop in three. */
export function ProductGrid<Product extends CardProduct>({
  products,
  columns = 'md:grid-cols-2 lg:grid-cols-3',
  leads = false,
  cardOf,
  children,
  ref,
}: ProductGridProps<Product>) {
  return (
    <ul
      ref={ref}
      data-leads={leads || undefined}
      className={`-mb-10 grid grid-cols-1 gap-x-4 md:gap-x-8 lg:-mb-14 lg:gap-x-6 print:grid-cols-3 ${columns}`}
    >
      {products.map((product, index) => (
        <li key={product.id} className={`pb-10 lg:pb-14 ${cardCell}`}>
          <ProductCard product={product} {...cardOf?.(product, index)} />
        </li>
      ))}
      {children}
    </ul>
  )
}

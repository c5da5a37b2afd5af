import type { LatestProduct } from '@argo/domain/products/product-summary'
import { Skeleton } from './Skeleton.tsx'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { Picture } from './Picture.tsx'

/** The tiles of a list of products; until it has loaded, `count` skeletons of their size. */
export function ProductTiles({
  products,
  count,
}: {
  products: LatestProduct[] | undefined
  count: number
}) {
  if (products)
    return products.map((product) => (
      <li key={product.id}>
        <ProductTile product={product} />
      </li>
    ))
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className="aspect-square" />
      <Skeleton className="mt-4 h-6 w-2/3" />
      <Skeleton className="mt-1.5 h-10" />
    </li>
  ))
}

/** A product in a menu: its cut-out, name and two key figures. */
export function ProductTile({ product }: { product: LatestProduct }) {
  return (
    <Link {...productLink(product)} className="group flex h-full flex-col">
      <span className="floor block">
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt=""
          sizes="13rem"
          className="aspect-square w-full object-contain transition-transform duration-200 group-hover:-translate-y-2"
        />
      </span>
      <span className="mt-4 text-lg/snug font-semibold text-foreground group-hover:text-accent-bright">
        {product.name}
      </span>
      {product.figures.map(({ label, value }) => (
        <span key={label} className="mt-0.5 text-sm text-muted tabular">
          <span className="text-foreground">{value}</span> {label}
        </span>
      ))}
    </Link>
  )
}

import type { LatestProduct } from '@argo/domain/products/product-summary'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { Picture } from './Picture.tsx'

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
      <span className="mt-4 font-semibold text-foreground group-hover:text-accent-bright">
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

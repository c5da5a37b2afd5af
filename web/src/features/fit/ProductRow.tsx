import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductInShort } from '@argo/domain/products/product-schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { Picture } from '../../ui/Picture.tsx'
import css from './ProductRow.module.css'

interface ProductRowProps {
  product: ProductInShort
  /** Below its name. */
  status?: ReactNode
  /** What decides. */
  children: ReactNode
  action?: ReactNode
}

/** A product that was tried: its picture and name, how it fits, why, and what to do; in one line where there is room. */
export function ProductRow({ product, status, children, action }: ProductRowProps) {
  return (
    <li className="@container relative border-t border-line py-4 first:border-t-0 first:pt-0 lg:py-5 print:break-inside-avoid print:py-1">
      <div className={css.row}>
        <span className="glow chamfer row-span-3 self-start @max-[17rem]:row-auto [--color-glow:#4b5563] [--color-raised:#252b33] [--cut:12px] @min-[60rem]:row-auto print:hidden">
          <Picture
            src={cutOutOf(product.imageUrl)}
            alt=""
            sizes="(min-width: 48rem) 16rem, 8rem"
            className="aspect-square w-full object-contain p-1.5"
          />
        </span>
        <div
          className={`min-w-0 flex-wrap items-center justify-between gap-x-4 @min-[17rem]:@max-[34rem]:not-nth-last-2:col-span-2 @min-[60rem]:block ${action ? '@min-[23rem]:flex' : ''}`}
        >
          <h3>
            <Link
              {...productLink(product)}
              className={`display inline-flex min-h-11 items-center text-title hover:text-accent-bright print:min-h-0 ${action ? '' : 'prose-link after:absolute after:inset-0'}`}
            >
              {product.name}
            </Link>
          </h3>
          {status}
        </div>
        <div className="min-w-0">{children}</div>
        {action && <div className="no-print min-w-0">{action}</div>}
      </div>
    </li>
  )
}

import type { ProductDetail } from '@argo/domain/products/product-detail'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'

/** That a product is a draft or is made no longer; nothing for any other. */
export function StateNotice({ state, successor }: Pick<ProductDetail, 'state' | 'successor'>) {
  if (state === 'published') return null
  return (
    <p className="mt-2 mb-3 border-l-4 border-warn bg-surface px-4 py-3 lg:mt-0 lg:mb-0">
      {state === 'draft' ? (
        <strong>Preview, not published</strong>
      ) : (
        <>
          <strong>Discontinued.</strong> We no longer make this product; its support and warranty go
          on.{' '}
          {successor && (
            <>
              Its successor is{' '}
              <Link {...productLink(successor)} className="prose-link inline-block">
                {successor.name}
              </Link>
              .
            </>
          )}
        </>
      )}
    </p>
  )
}

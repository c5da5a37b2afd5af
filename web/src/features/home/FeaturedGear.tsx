import { categoryFacts } from '@argo/domain/products/category'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { featuredShown } from './HomeSkeleton.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { ProductCard } from '../../ui/ProductCard.tsx'

/** Up to six featured products, on a wide screen in cards of three widths. */
export function FeaturedGear() {
  const [text] = trpc.texts.home.useSuspenseQuery()
  const [featured] = trpc.products.highlights.useSuspenseQuery({ limit: featuredShown })
  return (
    <Section
      id="featured"
      className="print:break-before-page print:py-3!"
      title={text.featured}
      beside={
        <ButtonLink to="/products" look="outline">
          View All Products
        </ButtonLink>
      }
    >
      <ul className="mt-12 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-3">
        {featured.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}

              link={productLink({ ...product, slug: null })}
              eyebrow={categoryFacts(product.category).name}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

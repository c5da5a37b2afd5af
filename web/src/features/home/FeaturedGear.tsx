import { featuredShown } from './HomeSkeleton.tsx'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ProductGrid } from '../../ui/ProductGrid.tsx'
import { Section } from '../../ui/Section.tsx'

/** Up to six featured products, each linked by its number. */
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
      <div className="mt-8 lg:mt-12 print:mt-4">
        <ProductGrid
          // Their key figures stand above.
          products={featured.map((product) => ({ ...product, figures: [] }))}
          cardOf={(product) => ({
            ofAnyCategory: true,
            link: productLink({ ...product, slug: null }),
          })}
        />
      </div>
    </Section>
  )
}

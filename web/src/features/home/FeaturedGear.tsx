import { featuredShown } from './HomeSkeleton.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ProductShelf } from '../../ui/ProductShelf.tsx'
import { Section } from '../../ui/Section.tsx'

/** Up to six featured products, the first across the screen. */
export function FeaturedGear() {
  const [text] = trpc.texts.home.useSuspenseQuery()
  const [featured] = trpc.products.highlights.useSuspenseQuery({ limit: featuredShown })
  return (
    <Section
      id="featured"
      className="@container print:break-before-page print:py-3!"
      title={text.featured}
      beside={
        <ButtonLink to="/products" look="outline">
          View All Products
        </ButtonLink>
      }
    >
      <div className="mx-[calc(50%-50cqw)] mt-8 lg:mt-12 print:mt-4">
        <ProductShelf products={featured} mixed />
      </div>
    </Section>
  )
}

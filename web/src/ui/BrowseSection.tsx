import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../lib/catalogue/catalogue-links.ts'
import { type MenuEntry, useMenu } from '../lib/catalogue/use-menu.ts'
import { Picture, sizesOf } from './Picture.tsx'
import { Section } from './Section.tsx'
import { ToolLinks } from './ToolLinks.tsx'

/** A bright section where a page has nothing more to show: the categories with their pictures, and what helps to choose. */
export function BrowseSection({ title = 'By category' }: { title?: string }) {
  const menu = useMenu()
  return (
    <Section id="by-category" title={title} tone="light" className="no-print">
      <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6">
        {menu.map((entry) => (
          <li key={entry.category}>
            <CategoryCard {...entry} />
          </li>
        ))}
      </ul>
      <ToolLinks />
    </Section>
  )
}

function CategoryCard({ category, count, imageUrl }: MenuEntry) {
  return (
    <Link
      {...categoryLink(category)}
      className="group chamfer glow flex h-full flex-col justify-end p-4 hover:text-accent-bright focus-visible:outline-offset-[-6px] sm:p-5"
    >
      {imageUrl && (
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes={sizesOf('40vw', '(min-width: 80rem) 12rem', '(min-width: 48rem) 26vw')}
          className="aspect-square w-full object-contain transition-transform duration-200 group-hover:-translate-y-1"
        />
      )}
      <span className="mt-3 block text-lg/snug font-semibold min-[140rem]:text-lead">
        {categoryFacts(category).name}
      </span>
      {count !== undefined && (
        <span className="block text-sm text-muted tabular min-[140rem]:text-base">
          {countOf(count, 'product')}
        </span>
      )}
    </Link>
  )
}

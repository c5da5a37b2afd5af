import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { type MenuEntry, useMenu } from '../../lib/catalogue/use-menu.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/** On a desktop two wide tiles and four narrow ones; on a phone a row that scrolls and snaps. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-3',
]

/** Links to the six categories, each with its newest product, which overlaps the tile's edge, and to what helps to choose. */
export function CategoryTiles() {
  const menu = useMenu()
  return (
    <Section id="categories" title="What we make" tone="light" className="no-print overflow-hidden">
      <ul className="-mx-(--page-edge) mt-8 flex overflow-x-auto overscroll-x-contain scroll-px-(--page-edge) snap-x snap-mandatory lg:grid lg:snap-none lg:overflow-visible gap-4 px-(--page-edge) pt-10 pb-4 lg:grid-cols-12 lg:gap-5 lg:gap-y-16">
        {menu.map((category, index) => (
          <li
            key={category.category}
            className={`w-[72%] shrink-0 snap-start sm:w-[44%] lg:w-auto ${spans[index]}`}
          >
            <CategoryTile {...category} wide={index < 2} />
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-8">
        {choosingLinks.map(({ name, link }) => (
          <li key={name}>
            <ArrowLink {...link}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CategoryTile({ category, count, imageUrl, wide }: MenuEntry & { wide: boolean }) {
  const { name } = categoryFacts(category)
  return (
    <Link {...categoryLink(category)} className="group relative block h-full">
      <span className={`chamfer glow block ${wide ? 'h-72 lg:h-80' : 'h-72 lg:h-64'}`} />
      {imageUrl && (
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes={sizesOf('16rem', `(min-width: 64rem) ${wide ? '22rem' : '15rem'}`)}
          className={`absolute -top-10 w-64 transition-transform duration-300 ease-out group-hover:-translate-y-2 group-hover:scale-103 ${wide ? 'right-0 lg:-top-12 lg:right-2 lg:w-[min(22rem,64%)]' : 'right-0 lg:-top-14 lg:w-60'}`}
        />
      )}
      <span className="absolute inset-x-0 bottom-0 p-6">
        <span className={`display block ${wide ? 'text-title' : 'text-title lg:text-[1.25rem]'}`}>
          {name}
        </span>
        {count !== undefined && (
          <span className="mt-1 block text-sm text-muted tabular">{countOf(count, 'product')}</span>
        )}
      </span>
    </Link>
  )
}

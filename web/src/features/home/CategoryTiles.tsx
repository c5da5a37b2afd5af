import { categories, categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { type MenuEntry, useMenu } from '../../lib/catalogue/use-menu.ts'
import { Section } from '../../ui/Section.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/** On a desktop the first two tiles share a row, and others stand in even rows of four at most. */
const wide = ['lg:col-span-7', 'lg:col-span-5']
const even = ['', 'lg:col-span-12', 'lg:col-span-6', 'lg:col-span-4', 'lg:col-span-3']
const narrow = categories.length - wide.length
const rows = Math.ceil(narrow / 4)
const longRows = narrow % rows || rows
const inLongRow = Math.ceil(narrow / rows)
const spanOf = (index: number) =>
  wide[index] ?? even[index - wide.length < longRows * inLongRow ? inLongRow : inLongRow - 1]

/** Links to the categories, each with its newest product, which overlaps the tile's edge. */
export function CategoryTiles() {
  const menu = useMenu()
  return (
    <Section id="categories" title="What we make" tone="light" className="no-print">
      <ul className="mt-8 grid grid-cols-2 gap-3 pt-8 gap-y-8 md:grid-cols-3 lg:pt-14 md:gap-x-4 lg:grid-cols-12 lg:gap-5 lg:gap-y-14">
        {menu.map((category, index) => (
          <li
            key={category.category}
            className={`max-md:last:odd:col-span-2 md:max-lg:last:nth-[3n+1]:col-span-3 md:max-lg:last:nth-[3n+2]:col-span-2 ${spanOf(index)}`}
          >
            <CategoryTile {...category} wide={index < wide.length} />
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
      <span className={`chamfer glow block h-56 md:h-64 ${wide ? 'lg:h-80' : ''}`} />
      {imageUrl && (
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes={sizesOf('11rem', `(min-width: 64rem) ${wide ? '26rem' : '15rem'}`)}
          className={`absolute -top-8 right-0 w-[min(9.5rem,90%)] transition-transform duration-300 ease-out group-hover:-translate-y-2 group-hover:scale-103 md:w-52 lg:w-60 ${wide ? 'lg:-top-22 lg:right-4 lg:w-[min(26rem,62%)]' : 'lg:-top-14'}`}
        />
      )}
      <span className="absolute inset-x-0 bottom-0 p-4 md:p-6">
        <span
          className={`display block text-[min(1.125rem,4.6vw)] md:text-xl ${wide ? 'lg:text-title' : ''}`}
        >
          {name}
        </span>
        {count !== undefined && (
          <span className="mt-0.5 block text-muted tabular">{countOf(count, 'product')}</span>
        )}
      </span>
    </Link>
  )
}

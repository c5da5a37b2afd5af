import { categoryFacts, categoryPath } from '@argo/domain/category'
import type { MenuCategory } from '@argo/domain/menu'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Uneven on a desktop: two tiles lead, four follow. On a phone a rail that snaps. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-3',
]

/** The way to the six categories, each with its newest product standing out of its tile. */
export function CategoryTiles() {
  const [menu] = trpc.products.menu.useSuspenseQuery()
  return (
    <section aria-labelledby="categories" className="section overflow-hidden">
      <h2 id="categories" className="page eyebrow text-steel">
        Six kinds of hardware
      </h2>
      <ul className="page mt-8 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto pt-10 pb-4 lg:grid lg:grid-cols-12 lg:gap-5 lg:gap-y-16 lg:overflow-visible lg:pt-8">
        {menu.map((category, index) => (
          <li
            key={category.category}
            className={`w-[72%] shrink-0 snap-start sm:w-[44%] lg:w-auto ${spans[index]}`}
          >
            <CategoryTile {...category} wide={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryTile({ category, count, latest, wide }: MenuCategory & { wide: boolean }) {
  const { name } = categoryFacts(category)
  const picture = latest[0]?.imageUrl
  return (
    <Link
      to={categoryPath(category)}
      className="group relative block h-full focus-visible:outline-offset-4"
    >
      <span
        className={`chamfer glow block [--cut:18px] ${wide ? 'h-72 lg:h-80' : 'h-72 lg:h-60'}`}
      />
      {picture && (
        <Picture
          src={picture}
          alt=""
          className={`absolute right-0 -top-10 w-64 transition-transform duration-300 ease-out group-hover:-translate-y-2 group-hover:scale-[1.03] ${wide ? 'lg:-top-12 lg:right-2 lg:w-[22rem]' : 'lg:-top-12 lg:-right-3 lg:w-60'}`}
        />
      )}
      <span className="absolute inset-x-0 bottom-0 flex items-end justify-between p-6">
        <span>
          <span className="display block text-title">{name}</span>
          <span className="mt-1 block text-sm text-steel tabular">{count} products</span>
        </span>
      </span>
    </Link>
  )
}

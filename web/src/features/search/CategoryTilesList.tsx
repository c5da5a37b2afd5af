import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { useMenu } from '../../lib/catalogue/use-menu.ts'
import { Picture } from '../../ui/Picture.tsx'

/** The categories, for who does not know a word to search for. */
export function CategoryTilesList() {
  const menu = useMenu()
  return (
    <nav aria-labelledby="by-category" className="no-print mt-14">
      <h2 id="by-category" className="eyebrow text-muted">
        By category
      </h2>
      <ul className="mt-4 grid grid-cols-1 xs:grid-cols-2 md:grid-cols-3 gap-3">
        {menu.map(({ category, count, imageUrl }) => (
          <li key={category}>
            <Link
              {...categoryLink(category)}
              className="chamfer panel group flex min-h-20 flex-wrap items-center gap-4 p-3 [--cut:12px] focus-visible:outline-offset-[-8px]"
            >
              <span className="flex size-14 shrink-0 items-center justify-center">
                {imageUrl && (
                  <Picture src={cutOutOf(imageUrl)} alt="" sizes="3.5rem" className="size-14" />
                )}
              </span>
              <span>
                <span className="block font-semibold group-hover:text-accent-bright">
                  {categoryFacts(category).name}
                </span>
                {count !== undefined && (
                  <span className="block text-sm text-muted tabular">
                    {countOf(count, 'product')}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

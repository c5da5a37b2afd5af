import { type Category, categoryFacts } from '@argo/domain/products/category'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { Icon } from '../../ui/Icon.tsx'

interface CategoryListProps {
  /** The accessible name of the list. */
  label: string
  categories: readonly Category[]
  className?: string
}

/** Links to categories in large type, one on each line. */
export function CategoryList({ label, categories, className }: CategoryListProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {categories.map((category) => (
          <li key={category} className="border-t border-line last:border-b">
            <Link
              {...categoryLink(category)}
              className="display flex min-h-16 items-center justify-between gap-4 text-title hover:text-accent-bright"
            >
              {categoryFacts(category).name}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

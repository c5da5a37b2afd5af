import { type Category, categoryFacts } from '@argo/domain/products/category'
import { PathLink } from './PathLink.tsx'

interface CategoryNavProps {
  label: string
  categories: readonly Category[]
  /** Where a category's link leads; without one to the part of this page that has the category's id. */
  pathOf?: (category: Category) => string
  /** The category that the page shows. */
  chosen?: Category
  /** The words of a link to the page of all products, before the others. */
  all?: string
  className?: string
}

/** The categories in a line that stays below the header. */
export function CategoryNav({
  label,
  categories,
  pathOf,
  chosen,
  all,
  className = '',
}: CategoryNavProps) {
  return (
    <nav
      aria-label={label}
      className={`no-print sticky top-16 z-30 border-b border-line bg-background ${className}`}
    >
      <ul className="page flex gap-x-6 overflow-x-auto max-md:[mask-image:linear-gradient(90deg,#000_85%,transparent)] [scrollbar-width:none] [scroll-target-group:auto] lg:gap-x-10">
        {all !== undefined && (
          <li className="flex-none">
            <PathLink path="/products" activeOptions={{ exact: true }} className={lookOf(false)}>
              {all}
            </PathLink>
          </li>
        )}
        {categories.map((category) => {
          const { name } = categoryFacts(category)
          const look = lookOf(category === chosen)
          return (
            <li key={category} className="flex-none">
              {pathOf ? (
                <PathLink path={pathOf(category)} activeOptions={{ exact: true }} className={look}>
                  {name}
                </PathLink>
              ) : (
                <a href={`#${category}`} className={look}>
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const lookOf = (chosen: boolean) =>
  `inline-flex min-h-12 items-center border-b-2 font-semibold -outline-offset-2 hover:text-foreground [&:target-current]:border-accent [&:target-current]:text-foreground ${chosen ? 'border-accent text-foreground' : 'border-transparent text-muted'}`

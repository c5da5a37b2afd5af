import { type Category, categoryFacts } from '@argo/domain/products/category'

/** Links in a line that stays below the header, to the parts of the page that have the categories' ids. */
export function CategoryNav({
  label,
  categories,
  className = '',
}: {
  label: string
  categories: readonly Category[]
  className?: string
}) {
  return (
    <nav
      aria-label={label}
      className={`no-print sticky top-16 z-30 border-b border-line bg-background ${className}`}
    >
      <ul className="page flex gap-x-6 overflow-x-auto max-md:[mask-image:linear-gradient(90deg,#000_85%,transparent)] [scrollbar-width:none] [scroll-target-group:auto] lg:gap-x-10">
        {categories.map((category) => (
          <li key={category} className="flex-none">
            <a
              href={`#${category}`}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted -outline-offset-2 hover:text-foreground [&:target-current]:border-accent [&:target-current]:text-foreground"
            >
              {categoryFacts(category).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

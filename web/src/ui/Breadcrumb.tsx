import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'

export interface Crumb {
  name: string
  /** Where it leads; the last crumb is the page itself and has none. */
  link?: LinkProps
}

const home: Crumb = { name: 'Home', link: linkOptions({ to: '/' }) }

/** The breadcrumb navigation; its Home crumb links to "/". */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {[home, ...crumbs].map(({ name, link }) => (
          <li
            key={name}
            className="flex items-center gap-3 not-first:before:text-line not-first:before:content-['/'/'']"
          >
            {link ? (
              <Link
                {...link}
                activeOptions={{ exact: true }}
                className="inline-flex min-h-11 items-center hover:text-foreground"
              >
                {name}
              </Link>
            ) : (
              <span
                aria-current="page"
                className="inline-flex min-h-11 items-center text-foreground"
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

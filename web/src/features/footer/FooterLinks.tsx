import { Link, type LinkProps } from '@tanstack/react-router'

/** The look of the footer's links. */
export const footerLink =
  'inline-flex min-h-9 items-center text-foreground/85 hover:text-accent-bright'

interface FooterLinksProps {
  title: string
  links: { name: string; link: LinkProps }[]
  /** In one row, without a visible title. */
  row?: boolean
}

/** A titled group of the footer's links. */
export function FooterLinks({ title, links, row = false }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      {!row && <h2 className="eyebrow text-muted">{title}</h2>}
      <ul className={row ? 'flex flex-wrap gap-x-6' : 'mt-2'}>
        {links.map(({ name, link }) => (
          <li key={name}>
            <Link activeOptions={{ exact: true }} {...link} className={footerLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link, type LinkProps } from '@tanstack/react-router'

interface FooterLinksProps {
  title: string
  links: { name: string; link: LinkProps }[]
  /** In one row, without a visible title. */
  row?: boolean
  className?: string
}

/** A titled group of the footer's links. */
export function FooterLinks({ title, links, row = false, className = '' }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      {!row && <h2 className="eyebrow text-steel">{title}</h2>}
      <ul className={row ? 'flex flex-wrap gap-x-6' : 'mt-3'}>
        {links.map(({ name, link }) => (
          <li key={name}>
            <Link
              activeOptions={{ exact: true }}
              {...link}
              className="inline-flex min-h-11 items-center text-ash/85 hover:text-white hover:underline hover:decoration-ember hover:decoration-2 hover:underline-offset-4 lg:min-h-9"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link, type LinkProps } from '@tanstack/react-router'

interface Choice {
  name: string
  chosen: boolean
  link: LinkProps
  /** What else a press does. */
  onClick?: () => void
}

/** Links to the views of a page, of which one is shown. */
export function Switch({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="flex max-w-full flex-wrap items-center gap-x-3">
      <span className="text-sm text-muted max-sm:min-w-13">{label}</span>
      <ul className="flex min-w-0 flex-wrap border border-line">
        {choices.map(({ name, chosen, link, onClick }) => (
          <li key={name} className="flex-auto">
            <Link
              {...link}
              resetScroll={false}
              replace
              activeOptions={{ exact: true }}
              aria-current={chosen ? 'page' : undefined}
              onClick={onClick}
              className="eyebrow flex min-h-11 items-center px-[min(0.875rem,2.5vw)] text-xs/5 text-muted -outline-offset-2 hover:text-foreground aria-[current]:bg-raised aria-[current]:text-foreground aria-[current]:border-b-2 aria-[current]:border-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { ComparisonView } from '@argo/domain/comparison/address'
import { Link } from '@tanstack/react-router'
import { type Compared, tableLink } from './table-link.ts'

/** Which rows are shown, and in which unit lengths are: links to the other views. */
export function ViewSwitches(table: Compared & { view: ComparisonView }) {
  const { view } = table
  return (
    <>
      <Switch
        label="Rows"
        choices={[
          { name: 'All', chosen: view.show === undefined, view: { units: view.units } },
          {
            name: 'Differences only',
            chosen: view.show !== undefined,
            view: { show: 'differences', units: view.units },
          },
        ]}
        table={table}
      />
      <Switch
        label="Lengths"
        choices={[
          { name: 'mm', chosen: view.units === undefined, view: { show: view.show } },
          { name: 'Inches', chosen: view.units === 'in', view: { show: view.show, units: 'in' } },
        ]}
        table={table}
      />
    </>
  )
}

interface Choice {
  name: string
  chosen: boolean
  view: ComparisonView
}

function Switch({ label, choices, table }: { label: string; choices: Choice[]; table: Compared }) {
  return (
    <nav aria-label={label} className="flex max-w-full flex-wrap items-center gap-x-3">
      <span className="text-sm text-muted max-sm:min-w-13">{label}</span>
      <ul className="flex min-w-0 flex-wrap border border-line">
        {choices.map(({ name, chosen, view }) => (
          <li key={name} className="flex-auto">
            <Link
              {...tableLink(table, view)}
              resetScroll={false}
              replace
              activeOptions={{ exact: true }}
              aria-current={chosen ? 'page' : undefined}
              className="eyebrow flex min-h-11 items-center px-[min(0.875rem,2.5vw)] text-xs/5 text-muted -outline-offset-2 hover:text-foreground aria-[current]:bg-raised aria-[current]:text-foreground aria-[current]:shadow-[inset_0_-2px_0_0_var(--color-accent)] forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:[forced-color-adjust:none]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

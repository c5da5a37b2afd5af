import type { ComparisonView } from '@argo/domain/comparison/address'
import { Link } from '@tanstack/react-router'
import { type Compared, tableLink } from './table-link.ts'
import './view-switches.css'

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
      <span className="comparison-switch-label text-sm text-muted">{label}</span>
      <ul className="comparison-switch">
        {choices.map(({ name, chosen, view }) => (
          <li key={name}>
            <Link
              {...tableLink(table, view)}
              resetScroll={false}
              replace
              activeOptions={{ exact: true }}
              aria-current={chosen ? 'page' : undefined}
              className="eyebrow"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

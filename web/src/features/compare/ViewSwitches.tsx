import type { ComparisonView } from '@argo/domain/comparison/address'
import { Switch } from '../../ui/Switch.tsx'
import { type Compared, tableLink } from './table-link.ts'

/** Which rows are shown, and in which unit lengths are: links to the other views. */
export function ViewSwitches({ view, ...table }: Compared & { view: ComparisonView }) {
  const { show, units } = view
  const choice = (name: string, chosen: boolean, other: ComparisonView) => ({
    name,
    chosen,
    link: tableLink(table, other),
  })
  return (
    <>
      <Switch
        label="Rows"
        choices={[
          choice('All', show === undefined, { units }),
          choice('Differences only', show !== undefined, { show: 'differences', units }),
        ]}
      />
      <Switch
        label="Lengths"
        choices={[
          choice('mm', units === undefined, { show }),
          choice('Inches', units === 'in', { show, units: 'in' }),
        ]}
      />
    </>
  )
}

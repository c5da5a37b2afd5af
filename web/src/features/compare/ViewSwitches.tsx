import type { ComparisonView } from '@argo/domain/comparison/address'
import { linkOptions } from '@tanstack/react-router'
import { Switch } from '../../ui/Switch.tsx'

/** Which rows are shown, and in which unit lengths are: links to the other views. */
export function ViewSwitches({ show, units }: ComparisonView) {
  const choice = (name: string, chosen: boolean, view: ComparisonView) => ({
    name,
    chosen,
    link: linkOptions({ to: '.', search: (before) => ({ ...before, ...view }) }),
  })
  return (
    <>
      <Switch
        label="Rows"
        choices={[
          choice('All', show === undefined, { show: undefined }),
          choice('Differences only', show !== undefined, { show: 'differences' }),
        ]}
      />
      <Switch
        label="Lengths"
        choices={[
          choice('mm', units === undefined, { units: undefined }),
          choice('Inches', units === 'in', { units: 'in' }),
        ]}
      />
    </>
  )
}

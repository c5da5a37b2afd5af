import { compareForm } from '../../lib/comparison/comparison-tray.ts'
import { Button } from '../../ui/Button.tsx'
import { ComparisonTray } from './ComparisonTray.tsx'

/** What is ticked to be compared: the tray or, where no scripts run, a plain form that is shown while a box is ticked. */
export function ComparisonBar() {
  return (
    <>
      <form
        id={compareForm}
        action="/compare"
        className="fixed inset-x-0 bottom-0 z-50 hidden items-center justify-end gap-6 border-t border-line bg-surface px-(--page-edge) py-3 in-[:root:has([form=compare]:checked):not(:has(#tray))]:flex"
      >
        <p className="text-sm text-muted">Two to four of a kind</p>
        <Button type="submit">Compare</Button>
      </form>
      <ComparisonTray />
    </>
  )
}
